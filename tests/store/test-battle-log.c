/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/upkeep/muster-hash-check.h"

/* A battle in the file: what is written is what is read, an undo is an event too, and nothing
 * can be changed without being noticed. */

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  gint64 id;
  MusterJournal *journal;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->id = muster_store_test_create (fixture->store, "Skirmish at the ford", 0);
  fixture->journal = muster_store_test_write (fixture->store, fixture->id);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->journal);
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static void
append (Fixture *fixture,
        guint    place,
        guint    i)
{
  g_autofree char *entry = muster_store_test_dup_entry (i);
  g_autofree char *digest = muster_store_test_dup_digest (i);
  MusterJournalEntry kept = { entry, digest };
  g_autoptr (GError) error = NULL;

  muster_journal_append (fixture->journal, place, &kept, 1, NULL, &error);
  g_assert_no_error (error);
}

static void
seek (Fixture *fixture,
      guint    n)
{
  g_autofree char *digest = muster_store_test_dup_digest (n);
  g_autoptr (GError) error = NULL;

  muster_journal_seek (fixture->journal, n, digest, NULL, &error);
  g_assert_no_error (error);
}

/* The log as numbers of entries, with a bar behind those that count. */
static void
assert_log (Fixture    *fixture,
            const char *expected)
{
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  muster_store_test_load (&chain, fixture->store, fixture->id, &error);
  g_assert_no_error (error);

  for (guint i = 0; i <= chain.fold.entries->len; i++)
    {
      if (i == chain.fold.n_counting)
        g_string_append_c (text, '|');
      for (guint n = 0; i < chain.fold.entries->len && n < 30; n++)
        {
          g_autofree char *entry = muster_store_test_dup_entry (n);

          if (g_strcmp0 (entry, chain.fold.entries->pdata[i]) == 0)
            g_string_append_printf (text, "%u ", n);
        }
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_log_is_the_fold_of_its_events (Fixture       *fixture,
                                    gconstpointer  data)
{
  assert_log (fixture, "|");
  append (fixture, 0, 1);
  append (fixture, 1, 2);
  append (fixture, 2, 3);
  assert_log (fixture, "1 2 3 |");
  seek (fixture, 1);
  assert_log (fixture, "1 |2 3 ");
  seek (fixture, 2);
  assert_log (fixture, "1 2 |3 ");
  append (fixture, 2, 4);
  assert_log (fixture, "1 2 4 |");
  seek (fixture, 0);
  append (fixture, 0, 5);
  assert_log (fixture, "5 |");
}

/* Several entries come together: all of them, or none. */
static void
test_a_tail_is_replaced (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autofree char *one = muster_store_test_dup_entry (7);
  g_autofree char *two = muster_store_test_dup_entry (8);
  g_autofree char *digest = muster_store_test_dup_digest (7);
  const MusterJournalEntry entries[] = { { one, digest }, { two, digest } };
  const MusterJournalEntry wrong[] = { { one, digest }, { two, "no digest" } };
  g_autoptr (GError) error = NULL;
  gint64 n_events = 0;

  append (fixture, 0, 1);
  append (fixture, 1, 2);
  append (fixture, 2, 3);
  g_assert_false (muster_journal_append (fixture->journal, 1, wrong, 2, NULL, &error));
  g_clear_error (&error);
  g_assert_false (muster_journal_append (fixture->journal, 5, entries, 2, NULL, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_error (&error);
  assert_log (fixture, "1 2 3 |");

  g_assert_true (muster_journal_append (fixture->journal, 1, entries, 2, NULL, &error));
  assert_log (fixture, "1 7 8 |");
  append (fixture, 3, 9);
  assert_log (fixture, "1 7 8 9 |");
  g_assert_true (muster_db_query_int (muster_store_get_db (fixture->store),
                                      "SELECT count (*) FROM event", &n_events, NULL));
  g_assert_cmpint (n_events, ==, 6);
}

static void
test_nothing_that_happened_is_removed (Fixture       *fixture,
                                       gconstpointer  data)
{
  gint64 n_events = 0;

  append (fixture, 0, 1);
  append (fixture, 1, 2);
  seek (fixture, 0);
  append (fixture, 0, 3);
  g_assert_true (muster_db_query_int (muster_store_get_db (fixture->store),
                                      "SELECT count (*) FROM event", &n_events, NULL));
  g_assert_cmpint (n_events, ==, 4);
}

static void
test_places_that_are_not_there_are_refused (Fixture       *fixture,
                                            gconstpointer  data)
{
  g_autofree char *digest = muster_store_test_dup_digest (0);
  g_autoptr (GError) error = NULL;

  append (fixture, 0, 1);
  g_assert_false (muster_store_test_append (fixture->journal, 3, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_error (&error);
  g_assert_false (muster_journal_seek (fixture->journal, 2, digest, NULL, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  assert_log (fixture, "1 |");
}

static void
test_entries_that_are_no_entries_are_refused (Fixture       *fixture,
                                              gconstpointer  data)
{
  g_autofree char *digest = muster_store_test_dup_digest (0);
  const MusterJournalEntry no_json = { "{\"order\":", digest };
  const MusterJournalEntry no_digest = { "{}", "no digest" };
  g_autoptr (GError) error = NULL;

  g_assert_false (muster_journal_append (fixture->journal, 0, &no_json, 1, NULL, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_error (&error);
  g_assert_false (muster_journal_append (fixture->journal, 0, &no_digest, 1, NULL, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  assert_log (fixture, "|");
}

static void
test_second_writer_is_told (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (MusterJournal) other = muster_store_test_write (fixture->store, fixture->id);
  g_autoptr (GError) error = NULL;

  append (fixture, 0, 1);
  g_assert_false (muster_store_test_append (other, 0, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  assert_log (fixture, "1 |");
}

static void
test_removed_battle_takes_no_more (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  gint64 n_rows = -1;

  append (fixture, 0, 1);
  g_assert_true (muster_ledger_store_remove (muster_store_get_battles (fixture->store),
                                             fixture->id, &error));
  g_assert_false (muster_store_test_append (fixture->journal, 1, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  g_assert_true (muster_db_query_int (muster_store_get_db (fixture->store),
                                      "SELECT (SELECT count (*) FROM event)"
                                      " + (SELECT count (*) FROM battle_setup)", &n_rows, NULL));
  g_assert_cmpint (n_rows, ==, 0);
  g_assert_cmpint (muster_store_test_create (fixture->store, "Another", 0), >, fixture->id);
}

/* Each column of each row of a battle, changed by hand. */
static void
test_every_column_is_covered (Fixture       *fixture,
                              gconstpointer  data)
{
  static const char *const changes[] = {
    "UPDATE battle SET title = 'x'", "UPDATE battle SET subject = 'x'",
    "UPDATE battle SET search = 'x'", "UPDATE battle SET date = 'x'",
    "UPDATE battle SET status = 'over'", "UPDATE battle SET archived = 1",
    "UPDATE battle SET created = 7", "UPDATE battle SET updated = 7",
    "UPDATE battle SET touched = 7", "UPDATE battle SET n_events = 7",
    "UPDATE battle SET n_entries = 7", "UPDATE battle SET n_counting = 0",
    "UPDATE battle SET head = zeroblob (32)", "UPDATE battle SET state = zeroblob (32)",
    "UPDATE battle SET hash = zeroblob (32)", "UPDATE battle SET uuid = 'x'",
    "UPDATE battle SET prepared = 1", "UPDATE battle SET turn = 7",
    "UPDATE battle SET winner = 'x'", "UPDATE battle SET score = 'x'",
    "UPDATE battle SET scenario = 'x'",
    "UPDATE battle SET ruleset = 'x'", "UPDATE battle_setup SET document = '{}'",
    "UPDATE battle_setup SET uuid = 'x'", "UPDATE battle_setup SET created = 7",
    "UPDATE battle_setup SET state = zeroblob (32)", "UPDATE battle_setup SET hash = zeroblob (32)",
    "DELETE FROM battle_setup", "UPDATE event SET kind = 'seek' WHERE seq = 1",
    "UPDATE event SET place = 1 WHERE seq = 1", "UPDATE event SET payload = '{}' WHERE seq = 2",
    "UPDATE event SET recorded = 7 WHERE seq = 1", "UPDATE event SET program = 'x' WHERE seq = 1",
    "UPDATE event SET state = zeroblob (32) WHERE seq = 1",
    "UPDATE event SET hash = zeroblob (32) WHERE seq = 2", "DELETE FROM event WHERE seq = 1",
    "DELETE FROM event WHERE seq = 2", "UPDATE event SET seq = 3 WHERE seq = 2",
    "INSERT INTO event SELECT battle_id, 3, kind, place, payload, recorded, program, state, hash"
    " FROM event WHERE seq = 2",
    "UPDATE tally SET n_rows = 2", "UPDATE tally SET next_id = 9", "UPDATE meta SET value = '99'",
    "DELETE FROM tally",
  };

  append (fixture, 0, 1);
  append (fixture, 1, 2);

  muster_store_test_assert_noticed (muster_store_get_db (fixture->store), changes,
                                    G_N_ELEMENTS (changes));
}

static void
test_damaged_battle_is_not_written_to (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  append (fixture, 0, 1);
  g_assert_true (muster_db_exec (muster_store_get_db (fixture->store),
                                 "UPDATE battle SET title = 'x'", NULL));
  g_assert_false (muster_store_test_append (fixture->journal, 1, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
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

  add ("/battle-log/log-is-the-fold-of-its-events", test_log_is_the_fold_of_its_events);
  add ("/battle-log/a-tail-is-replaced", test_a_tail_is_replaced);
  add ("/battle-log/nothing-that-happened-is-removed", test_nothing_that_happened_is_removed);
  add ("/battle-log/places-that-are-not-there-are-refused",
       test_places_that_are_not_there_are_refused);
  add ("/battle-log/entries-that-are-no-entries-are-refused",
       test_entries_that_are_no_entries_are_refused);
  add ("/battle-log/second-writer-is-told", test_second_writer_is_told);
  add ("/battle-log/removed-battle-takes-no-more", test_removed_battle_takes_no_more);
  add ("/battle-log/every-column-is-covered", test_every_column_is_covered);
  add ("/battle-log/damaged-battle-is-not-written-to", test_damaged_battle_is_not_written_to);

  return g_test_run ();
}
