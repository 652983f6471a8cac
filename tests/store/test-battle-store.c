/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/muster-core-error.h"
#include "muster-store-test.h"
#include "muster-test-rules.h"
#include "muster-test-store.h"
#include "store/upkeep/muster-hash-check.h"

#include <string.h>

/* Battles with rules: what is fought is kept before it is shown, and what is kept can be fought
 * on. */

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLedgerStore *battles;
  MusterLibrary *library;
  MusterBattle *battle;
  gint64 id;
} Fixture;

static MusterSetup *
read_setup (MusterLibrary *library)
{
  g_autofree char *text = muster_test_rules_dup_file ("");
  g_autoptr (GError) error = NULL;
  MusterSetup *setup = muster_battle_file_read_setup (library, text, strlen (text), "test", &error);

  g_assert_no_error (error);

  return setup;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;

  fixture->dir = muster_test_dir_new ();
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->battles = muster_store_get_battles (fixture->store);
  fixture->library = muster_test_rules_new_library ();
  setup = read_setup (fixture->library);
  fixture->battle = muster_battle_new (setup);
  muster_ledger_store_create (fixture->battles, MUSTER_LEDGER (fixture->battle), &fixture->id, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->battle);
  g_clear_object (&fixture->library);
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static gboolean
write_note (MusterBattle  *battle,
            const char    *text,
            GError       **error)
{
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  muster_order_init (&order, muster_test_rules.orders, MUSTER_TEST_NOTE, -1);
  muster_order_set_text (&order, 0, text);

  return muster_battle_record (battle, &order, &tape, error);
}

static void
fight (Fixture    *fixture,
       const char *note)
{
  g_autoptr (GError) error = NULL;

  if (muster_ledger_get_length (fixture->battle) == 0)
    muster_test_rules_strike (fixture->battle, 0, 2, "1211", 0, &error);
  else
    write_note (fixture->battle, note, &error);
  g_assert_no_error (error);
}

static MusterBattle *
open_again (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;

  g_clear_object (&fixture->store);
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->battles = muster_store_get_battles (fixture->store);
  battle = muster_battle_store_open (fixture->battles, fixture->id, fixture->library,
                                     MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_assert_no_error (error);

  return battle;
}

static void
assert_same (MusterBattle *a,
             MusterBattle *b)
{
  g_autofree char *file_a = muster_battle_file_write (a);
  g_autofree char *file_b = muster_battle_file_write (b);
  g_autofree char *digest_a = muster_ledger_dup_state_digest (a);
  g_autofree char *digest_b = muster_ledger_dup_state_digest (b);

  g_assert_cmpstr (file_a, ==, file_b);
  g_assert_cmpstr (digest_a, ==, digest_b);
  g_assert_cmpuint (muster_ledger_get_length (a), ==, muster_ledger_get_length (b));
  g_assert_cmpuint (muster_ledger_get_n_entries (a), ==, muster_ledger_get_n_entries (b));
}

static void
test_battle_is_found_as_it_was_left (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autoptr (GError) error = NULL;

  fight (fixture, "note 1211");
  fight (fixture, "note 2211");
  fight (fixture, "note 3211");
  g_assert_true (muster_ledger_seek (fixture->battle, 2, &error));
  row = muster_ledger_store_dup_row (fixture->battles, fixture->id, &error);
  g_assert_no_error (error);
  g_assert_false (muster_ledger_row_get_damaged (row));

  again = open_again (fixture);
  assert_same (again, fixture->battle);
  g_assert_true (muster_ledger_get_can_redo (again));

  /* And goes on from there. */
  g_assert_true (muster_ledger_seek (again, 3, &error));
  g_assert_true (muster_ledger_seek (again, 1, &error));
  g_set_object (&fixture->battle, again);
  fight (fixture, "note 1111");
  g_assert_cmpuint (muster_ledger_get_n_entries (again), ==, 2);
  g_clear_object (&again);

  again = open_again (fixture);
  assert_same (again, fixture->battle);
}

static void
test_order_that_cannot_be_kept_is_not_shown (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fight (fixture, "note 1211");
  muster_store_close (fixture->store);
  g_assert_false (write_note (fixture->battle, "lost", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED);
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 1);
  g_clear_error (&error);
  g_assert_false (muster_ledger_seek (fixture->battle, 0, &error));
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 1);
}

static void
test_new_title_is_found_in_the_battle (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autoptr (MusterBattle) again = NULL;

  g_assert_true (muster_ledger_store_set_title (fixture->battles, fixture->id, "Horse & <b>Musket",
                                                NULL));
  again = open_again (fixture);
  g_assert_cmpstr (muster_battle_get_title (again), ==, "Horse & <b>Musket");
}

static void
test_battle_file_comes_in_and_out_again (Fixture       *fixture,
                                         gconstpointer  data)
{
  g_autofree char *file = NULL;
  g_autofree char *out = NULL;
  g_autoptr (MusterBattle) copy = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  fight (fixture, "note 1211");
  fight (fixture, "note 2211");
  /* N-DATE-04: one that does not know its day would get it now. */
  muster_battle_load_played (fixture->battle, "2024-02-29");
  file = muster_battle_file_write (fixture->battle);
  g_assert_true (muster_test_import_battle (fixture->battles, fixture->library, file,
                                            strlen (file), "copy", &id, &error));
  g_assert_cmpint (id, !=, fixture->id);
  copy = muster_battle_store_open (fixture->battles, id, fixture->library,
                                   MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_assert_no_error (error);
  out = muster_battle_file_write (copy);
  g_assert_cmpstr (out, ==, file);
}

static void
test_wrong_battle_file_leaves_nothing (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autofree char *file = muster_test_rules_dup_file ("{\"order\": \"dance\"}");
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  g_assert_false (muster_test_import_battle (fixture->battles, fixture->library, file,
                                             strlen (file), "wrong", &id, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (muster_test_count_ledgers (fixture->battles), ==, 1);
}

static void
give (Fixture *fixture,
      guint    verb)
{
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  muster_tape_init (&tape);
  muster_order_init (&order, muster_test_rules.orders, verb, -1);
  g_assert_true (muster_battle_record (fixture->battle, &order, &tape, &error));
  g_assert_no_error (error);
}

static void
test_row_says_whether_it_is_over (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (fixture->battles);
  g_autoptr (GError) error = NULL;

  muster_assert_model (list, "is-over", "FALSE");
  give (fixture, MUSTER_TEST_END_BATTLE);
  muster_assert_model (list, "is-over", "TRUE");
  muster_assert_model (list, "length", "1");
  g_assert_true (muster_ledger_look (fixture->battle, 0));
  muster_assert_model (list, "is-over", "TRUE");
  g_assert_true (muster_ledger_seek (fixture->battle, 0, &error));
  muster_assert_model (list, "is-over", "FALSE");
}

static int
count_commit_cb (gpointer data)
{
  (*(guint *) data)++;

  return 0;
}

/* What the list says goes with the order: a change of turn, the end and what takes them back are one
 * transaction like everything else. */
static void
test_an_order_is_one_transaction (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (fixture->battles);
  guint n_commits = 0;

  sqlite3_commit_hook (muster_db_get_handle (muster_store_get_db (fixture->store)), count_commit_cb,
                       &n_commits);
  give (fixture, MUSTER_TEST_END_TURN);
  give (fixture, MUSTER_TEST_END_TURN);
  g_assert_cmpuint (n_commits, ==, 2);
  muster_assert_model (list, "turn", "2");
  give (fixture, MUSTER_TEST_END_BATTLE);
  g_assert_cmpuint (n_commits, ==, 3);
  muster_assert_model (list, "score", "0 : 0");
  g_assert_true (muster_ledger_seek (fixture->battle, 1, NULL));
  g_assert_cmpuint (n_commits, ==, 4);
  muster_assert_model (list, "turn", "1");
  muster_assert_model (list, "score", "");
  sqlite3_commit_hook (muster_db_get_handle (muster_store_get_db (fixture->store)), NULL, NULL);
}

typedef struct
{
  Fixture *fixture;
  GString *seen;
} Watch;

static void
battle_changed_cb (Watch *watch)
{
  g_string_append_printf (watch->seen, "battle %u; ", muster_ledger_get_length (watch->fixture->battle));
}

static void
store_changed_cb (Watch *watch)
{
  g_string_append_printf (watch->seen, "list %u; ", muster_ledger_get_length (watch->fixture->battle));
}

static void
test_lists_come_after_the_battle (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr (GString) seen = g_string_new (NULL);
  Watch watch = { fixture, seen };

  g_signal_connect_swapped (fixture->battle, "changed", G_CALLBACK (battle_changed_cb), &watch);
  g_signal_connect_swapped (fixture->battles, "changed", G_CALLBACK (store_changed_cb), &watch);
  give (fixture, MUSTER_TEST_END_TURN);
  g_assert_true (muster_ledger_seek (fixture->battle, 0, NULL));
  g_assert_cmpstr (seen->str, ==, "battle 1; list 1; battle 0; list 0; ");
  g_signal_handlers_disconnect_by_data (fixture->battles, &watch);
  g_signal_handlers_disconnect_by_data (fixture->battle, &watch);
}

static void
test_other_state_than_recorded_is_told (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autofree char *digest = muster_store_test_dup_digest (7);
  g_autoptr (MusterJournal) journal = NULL;
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (GError) error = NULL;

  fight (fixture, "note 1211");
  journal = muster_store_test_write (fixture->store, fixture->id);
  g_assert_true (muster_journal_seek (journal, 1, digest, NULL, &error));

  g_assert_null (muster_battle_store_open (fixture->battles, fixture->id, fixture->library,
                                           MUSTER_LEDGER_OPEN_DEFAULT, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DIFFERS);
  g_clear_error (&error);
  again = muster_battle_store_open (fixture->battles, fixture->id, fixture->library,
                                    MUSTER_LEDGER_OPEN_ANYWAY, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (again), ==, 1);
}

static void
test_damaged_battle_is_not_opened (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fight (fixture, "note 1211");
  g_assert_true (muster_db_exec (muster_store_get_db (fixture->store),
                                 "UPDATE event SET payload = replace (payload, '1', '2')", NULL));
  g_assert_null (muster_battle_store_open (fixture->battles, fixture->id, fixture->library,
                                           MUSTER_LEDGER_OPEN_ANYWAY, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
}

static void
test_unknown_ruleset_is_told (Fixture       *fixture,
                              gconstpointer  data)
{
  gint64 id = muster_store_test_create (fixture->store, "Elsewhere", 1);
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_battle_store_open (fixture->battles, id, fixture->library,
                                           MUSTER_LEDGER_OPEN_DEFAULT, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID);
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  add ("/battle-store/battle-is-found-as-it-was-left", test_battle_is_found_as_it_was_left);
  add ("/battle-store/order-that-cannot-be-kept-is-not-shown",
       test_order_that_cannot_be_kept_is_not_shown);
  add ("/battle-store/new-title-is-found-in-the-battle", test_new_title_is_found_in_the_battle);
  add ("/battle-store/battle-file-comes-in-and-out-again",
       test_battle_file_comes_in_and_out_again);
  add ("/battle-store/wrong-battle-file-leaves-nothing", test_wrong_battle_file_leaves_nothing);
  add ("/battle-store/row-says-whether-it-is-over", test_row_says_whether_it_is_over);
  add ("/battle-store/an-order-is-one-transaction", test_an_order_is_one_transaction);
  add ("/battle-store/lists-come-after-the-battle", test_lists_come_after_the_battle);
  add ("/battle-store/other-state-than-recorded-is-told", test_other_state_than_recorded_is_told);
  add ("/battle-store/damaged-battle-is-not-opened", test_damaged_battle_is_not_opened);
  add ("/battle-store/unknown-ruleset-is-told", test_unknown_ruleset_is_told);

  return g_test_run ();
}
