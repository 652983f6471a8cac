/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "muster-store-test.h"
#include "muster-test-rules.h"
#include "muster-test-store.h"

#include "store/muster-store-add.h"
#include "store/muster-store-club.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup.h"

#include <string.h>

/* Workers beside a store that goes on being used. */

#define NOON 1769860800

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  GAsyncResult *result;
  double share; /* told last */
  guint n_told;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *path = NULL;

  fixture->dir = muster_test_dir_new ();
  path = muster_store_test_make_file (fixture->dir, 30);
  fixture->store = muster_store_test_open (fixture->dir);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->result);
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Fixture *fixture = data;

  g_set_object (&fixture->result, result);
}

/* It only ever goes on, and nothing is told behind the answer. */
static void
told_cb (double   share,
         gpointer data)
{
  Fixture *fixture = data;

  g_assert_null (fixture->result);
  g_assert_cmpfloat (share, >=, fixture->share);
  g_assert_cmpfloat (share, <=, 1);
  fixture->share = share;
  fixture->n_told++;
}

static gboolean
is_done (gpointer data)
{
  return ((Fixture *) data)->result != NULL;
}

static void
wait_for (Fixture *fixture)
{
  g_assert_true (muster_test_wait_until (is_done, fixture, MUSTER_TEST_PATIENCE));
}

/* Records while the worker works. */
static guint
record_meanwhile (Fixture *fixture)
{
  g_autoptr (MusterJournal) journal = muster_store_test_write (fixture->store, 2);
  guint n = 0;

  do
    {
      g_autoptr (GError) error = NULL;

      muster_store_test_append (journal, 10 + n++, &error);
      g_assert_no_error (error);
      g_main_context_iteration (NULL, FALSE);
    }
  while (fixture->result == NULL && n < 5000);

  wait_for (fixture);

  return n;
}

static void
test_backup_beside_recording (Fixture       *fixture,
                              gconstpointer  data)
{
  g_autofree char *backup = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  muster_store_back_up_async (fixture->store, NOON, NULL, done_cb, fixture);
  n = record_meanwhile (fixture);
  backup = muster_store_back_up_finish (fixture->store, fixture->result, &error);
  g_assert_no_error (error);
  g_test_message ("%u orders meanwhile", n);
  g_assert_true (muster_backup_verify (backup, &error));
  g_assert_false (muster_store_is_backup_due (fixture->store, NOON + 1));
}

static void
test_check_beside_recording (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (MusterCheck) check = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) left = NULL;
  const char *name;

  muster_store_check_async (fixture->store, NULL, told_cb, NULL, done_cb, fixture);
  record_meanwhile (fixture);
  check = muster_store_check_finish (fixture->store, fixture->result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (check->faults->len, ==, 0);
  g_assert_cmpuint (check->n_battles, ==, 30);
  g_assert_cmpuint (check->n_events, >, 300);
  g_assert_cmpuint (fixture->n_told, >, 10);
  g_assert_cmpfloat (fixture->share, >, 0.9);

  left = g_dir_open (muster_test_dir_get_path (fixture->dir), 0, NULL);
  while ((name = g_dir_read_name (left)) != NULL)
    g_assert_null (strstr (name, "check"));
}

static void
test_club_beside_recording (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (MusterClubContent) content = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_club_load_async (fixture->store, NULL, done_cb, fixture);
  record_meanwhile (fixture);
  content = muster_store_club_load_finish (fixture->store, fixture->result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (content->n_damaged, ==, 0);
}

static void
test_check_is_cancelled (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  muster_store_check_async (fixture->store, NULL, NULL, cancellable, done_cb, fixture);
  wait_for (fixture);
  g_assert_null (muster_store_check_finish (fixture->store, fixture->result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_check_says_which_battles_no_longer_replay (Fixture       *fixture,
                                                gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *text = muster_test_rules_dup_file ("");
  g_autoptr (MusterCheck) check = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  g_assert_true (muster_test_import_battle (muster_store_get_battles (fixture->store), library,
                                            text, strlen (text), "test", &id, &error));
  check = muster_store_check (fixture->store, library, &error);
  g_assert_no_error (error);

  /* The others, and the campaigns, are of rules that this library does not have. */
  g_assert_cmpuint (check->faults->len, ==, 37);
  g_assert_cmpuint (check->n_campaigns, ==, 7);
  for (guint i = 0; i < check->faults->len; i++)
    {
      const MusterFault *fault = check->faults->pdata[i];

      g_assert_cmpint (fault->kind, ==, MUSTER_FAULT_RULES);
      g_assert_true (fault->id != id || g_str_equal (fault->table, "campaign"));
    }
  g_assert_true (muster_check_is_sound (check));
}

static void
added_cb (Fixture *fixture,
          gint64   id)
{
  fixture->n_told++;
  g_assert_cmpint (id, >, 0);
}

/* Lists hear of it once, and not from the worker. */
static void
test_adding_beside_recording (Fixture       *fixture,
                              gconstpointer  data)
{
  MusterLedgerStore *battles = muster_store_get_battles (fixture->store);
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (GError) error = NULL;
  guint n_before = muster_test_count_ledgers (battles);
  gint64 id;

  g_signal_connect_swapped (battles, "added", G_CALLBACK (added_cb), fixture);
  muster_store_add_async (fixture->store, battles, MUSTER_LEDGER (battle), NULL, done_cb, fixture);
  record_meanwhile (fixture);
  g_assert_cmpuint (fixture->n_told, ==, 0);
  id = muster_store_add_finish (fixture->store, fixture->result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fixture->n_told, ==, 1);
  g_assert_cmpuint (muster_test_count_ledgers (battles), ==, n_before + 1);
  again = muster_battle_store_open (battles, id, library, MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_position (again), ==, muster_ledger_get_position (battle));
}

static void
test_adding_is_cancelled (Fixture       *fixture,
                          gconstpointer  data)
{
  MusterLedgerStore *battles = muster_store_get_battles (fixture->store);
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  guint n_before = muster_test_count_ledgers (battles);

  g_cancellable_cancel (cancellable);
  muster_store_add_async (fixture->store, battles, MUSTER_LEDGER (battle), cancellable, done_cb, fixture);
  wait_for (fixture);
  g_assert_cmpint (muster_store_add_finish (fixture->store, fixture->result, &error), ==, 0);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (muster_test_count_ledgers (battles), ==, n_before);
}

/* The worker may not do what the store may not. */
static void
test_nothing_is_added_to_what_is_only_read (Fixture       *fixture,
                                            gconstpointer  data)
{
  g_autofree char *path = muster_store_test_dup_path (fixture->dir);
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autoptr (GBytes) before = muster_store_test_read (path);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->store);
  fixture->store = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  muster_store_add_async (fixture->store, muster_store_get_battles (fixture->store),
                          MUSTER_LEDGER (battle), NULL, done_cb, fixture);
  wait_for (fixture);
  g_assert_cmpint (muster_store_add_finish (fixture->store, fixture->result, &error), ==, 0);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_READ_ONLY);
  after = muster_store_test_read (path);
  g_assert_true (g_bytes_equal (before, after));
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

  add ("/jobs/backup-beside-recording", test_backup_beside_recording);
  add ("/jobs/check-beside-recording", test_check_beside_recording);
  add ("/jobs/club-beside-recording", test_club_beside_recording);
  add ("/jobs/check-is-cancelled", test_check_is_cancelled);
  add ("/jobs/adding-beside-recording", test_adding_beside_recording);
  add ("/jobs/adding-is-cancelled", test_adding_is_cancelled);
  add ("/jobs/nothing-is-added-to-what-is-only-read", test_nothing_is_added_to_what_is_only_read);
  add ("/jobs/check-says-which-battles-no-longer-replay",
       test_check_says_which_battles_no_longer_replay);

  return g_test_run ();
}
