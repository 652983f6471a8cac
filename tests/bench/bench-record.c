/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/ledger/muster-ledger-journal.h"

#include <stdlib.h>

/* One order of a battle made durable, as the window waits for it, and between each two of them one
 * bare commit of the same bytes by SQLite in the same mode. Both by the clock and not by the
 * processor: waiting for the disk is what it is about.
 *
 * bench-record [ORDERS] */

#define N_ORDERS 400
#define N_ROUNDS 3
#define MAX_MEDIAN 1.5
#define MAX_P99 3.0

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return first < second ? -1 : first > second;
}

static double
get_quantile (GArray *sorted,
              double  part)
{
  return g_array_index (sorted, double, (guint) (part * (sorted->len - 1)));
}

static sqlite3_stmt *
prepare_bare (sqlite3 *handle)
{
  sqlite3_stmt *stmt = NULL;

  g_assert_cmpint (sqlite3_exec (handle,
                                 "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA;"
                                 "CREATE TABLE event (seq INTEGER PRIMARY KEY, payload TEXT,"
                                 " state BLOB, hash BLOB)", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (handle,
                                       "INSERT INTO event (payload, state, hash)"
                                       " VALUES (?1, zeroblob (32), zeroblob (32))",
                                       -1, &stmt, NULL), ==, SQLITE_OK);

  return stmt;
}

static double
time_bare (sqlite3_stmt *stmt,
           const char   *entry)
{
  gint64 begin = g_get_monotonic_time ();

  sqlite3_bind_text (stmt, 1, entry, -1, SQLITE_STATIC);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_DONE);
  sqlite3_reset (stmt);

  return (double) (g_get_monotonic_time () - begin) / 1000;
}

static double
time_journal (MusterJournal *journal,
              guint          place,
              const char    *entry,
              const char    *digest)
{
  MusterJournalEntry kept = { entry, digest };
  g_autoptr (GError) error = NULL;
  gint64 begin = g_get_monotonic_time ();

  muster_journal_append (journal, place, &kept, 1, NULL, &error);
  g_assert_no_error (error);

  return (double) (g_get_monotonic_time () - begin) / 1000;
}

static MusterJournal *
new_journal (MusterStore *store)
{
  gint64 id = muster_store_test_create (store, "Bench", 0);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (GError) error = NULL;

  muster_store_test_load (&chain, store, id, &error);
  g_assert_no_error (error);

  return muster_ledger_journal_new (muster_store_get_battles (store), id, &chain.header.head);
}

static void
measure (guint   n_orders,
         GArray *ours,
         GArray *bare)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (MusterJournal) journal = new_journal (store);
  g_autofree char *bare_path = muster_test_dir_build (dir, "bare.db");
  g_autofree char *digest = muster_store_test_dup_digest (0);
  sqlite3 *handle = NULL;
  sqlite3_stmt *stmt;

  g_assert_cmpint (sqlite3_open (bare_path, &handle), ==, SQLITE_OK);
  stmt = prepare_bare (handle);
  for (guint i = 0; i < n_orders; i++)
    {
      g_autofree char *entry = muster_store_test_dup_entry (i);
      double time = time_journal (journal, i, entry, digest);

      g_array_append_val (ours, time);
      time = time_bare (stmt, entry);
      g_array_append_val (bare, time);
    }
  sqlite3_finalize (stmt);
  sqlite3_close (handle);
}

static gboolean
run_round (guint n_orders)
{
  g_autoptr (GArray) ours = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) bare = g_array_new (FALSE, FALSE, sizeof (double));
  double median, p99;

  measure (n_orders, ours, bare);
  g_array_sort (ours, compare_numbers);
  g_array_sort (bare, compare_numbers);
  median = get_quantile (ours, 0.5) / get_quantile (bare, 0.5);
  p99 = get_quantile (ours, 0.99) / get_quantile (bare, 0.99);

  g_print ("%u orders: recorded in %.2f ms (p99 %.2f), a bare commit in %.2f ms (p99 %.2f): "
           "%.2f times (p99 %.2f)\n",
           n_orders, get_quantile (ours, 0.5), get_quantile (ours, 0.99), get_quantile (bare, 0.5),
           get_quantile (bare, 0.99), median, p99);

  return median <= MAX_MEDIAN && p99 <= MAX_P99;
}

/* A machine that is busy with something else may spoil a round, but hardly all of them. */
int
main (int   argc,
      char *argv[])
{
  guint n_orders = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : N_ORDERS;
  g_autofree char *here = g_get_current_dir ();

  /* Temporary files are in memory on many systems, and then nothing is waited for. */
  g_setenv ("TMPDIR", here, TRUE);
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      if (run_round (n_orders))
        return EXIT_SUCCESS;
    }

  g_printerr ("Recording takes more than %.1f times (p99 %.1f) of a bare commit.\n", MAX_MEDIAN,
              MAX_P99);

  return EXIT_FAILURE;
}
