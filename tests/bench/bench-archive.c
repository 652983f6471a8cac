/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-bench.h"
#include "muster-store-test.h"

#include "store/db/muster-stmt.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-header.h"

#include <stdlib.h>

/* A club's archive: opening the file, listing all of it, jumping about in the list, searching. Beside
 * each stands the bare query that it cannot do without.
 *
 * bench-archive [BATTLES] */

#define N_BATTLES 100000
#define N_JUMPS 1000

/* A window full of rows. */
#define N_SHOWN 50

static const char select_all[] =
  "SELECT id FROM battle WHERE archived = 0 ORDER BY touched DESC";

static const char select_like[] =
  "SELECT id FROM battle WHERE search LIKE '%999%'";

static void
fill (MusterStore *store,
      guint        n_battles)
{
  MusterDb *db = muster_store_get_db (store);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, &error);
  g_autofree char *entry = muster_store_test_dup_entry (1);
  MusterHash state = { { 1 } };

  for (guint i = 0; i < n_battles; i++)
    {
      g_auto (MusterLedgerDraft) draft = { 0 };
      gint64 id;

      muster_ledger_draft_init (&draft, &muster_battle_kind);
      draft.ruleset = g_strdup (i % 3 == 0 ? "hexcard" : "kings");
      draft.title = g_strdup_printf ("Battle number %u of the club", i);
      draft.subject = g_strdup ("Column – Tribes");
      draft.document = g_strdup ("{\"ruleset\": \"kings\"}");
      muster_ledger_draft_add (&draft, entry, &state);
      muster_ledger_draft_insert (&draft, db, &id, NULL, &error);
      g_assert_no_error (error);
    }
  g_assert_true (muster_transaction_commit (transaction, &error));
}

static double
since (double begin)
{
  return (muster_bench_now () - begin) * 1000;
}

static double
time_query (MusterStore *store,
            const char  *sql)
{
  double begin = muster_bench_now ();
  g_autoptr (MusterStmt) stmt = muster_stmt_new (muster_store_get_db (store), sql, NULL);
  gboolean row = TRUE;

  while (row)
    g_assert_true (muster_stmt_step (stmt, &row, NULL));

  return since (begin);
}

/* What it takes to prove as many rows: their hashes alone, which each reading of a row computes. */
static double
time_proofs (MusterStore *store)
{
  g_auto (MusterLedgerHeader) header = { 0 };
  g_autoptr (GError) error = NULL;
  MusterHash hash;
  double begin;

  muster_ledger_header_load (&header, &muster_battle_kind, muster_store_get_db (store), 1, &error);
  g_assert_no_error (error);
  begin = muster_bench_now ();
  for (guint i = 0; i < N_SHOWN; i++)
    muster_ledger_header_compute_hash (&header, &hash);

  return since (begin);
}

/* What is shown first, with @time gone already. */
static void
show_rows (MusterStore     *store,
           MusterStoreList *list,
           double           time,
           const char      *what)
{
  guint n_rows = MIN (g_list_model_get_n_items (G_LIST_MODEL (list)), N_SHOWN);
  double begin = muster_bench_now ();

  for (guint i = 0; i < n_rows; i++)
    g_object_unref (g_list_model_get_item (G_LIST_MODEL (list), i));
  time += since (begin);
  g_print ("%s and %u rows in %.2f ms, %.2f times what it would take unproved\n", what, n_rows, time,
           time / (time - time_proofs (store)));
}

static void
measure_list (MusterStore *store,
              guint        n_battles,
              double       bare)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  double begin = muster_bench_now ();
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (muster_store_get_battles (store));
  double time = since (begin);

  g_print ("list ready in %.1f ms, the bare query %.1f ms\n", time, bare);
  show_rows (store, list, time, "list");

  begin = muster_bench_now ();
  for (guint i = 0; i < N_JUMPS; i++)
    {
      guint position = (guint) g_rand_int_range (rand, 0, (int) n_battles);
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), position);

      g_assert_false (muster_ledger_row_get_damaged (row));
    }
  g_print ("a row anywhere in %.3f ms\n", since (begin) / N_JUMPS);

  begin = muster_bench_now ();
  muster_store_list_set_search (list, "999");
  time = since (begin);
  g_print ("search in %.1f ms (%u found), the bare query %.1f ms\n", time,
           g_list_model_get_n_items (G_LIST_MODEL (list)), time_query (store, select_like));
  show_rows (store, list, time, "search");
}

int
main (int   argc,
      char *argv[])
{
  guint n_battles = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : N_BATTLES;
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  double begin = muster_bench_now ();
  double bare;

  fill (store, n_battles);
  g_print ("%u battles stored in %.0f ms\n", n_battles, since (begin));
  g_clear_object (&store);

  /* Each with nothing of the file in memory yet. */
  store = muster_store_test_open (dir);
  bare = time_query (store, select_all);
  g_clear_object (&store);

  begin = muster_bench_now ();
  store = muster_store_test_open (dir);
  g_print ("file opened in %.1f ms\n", since (begin));
  measure_list (store, n_battles, bare);

  return EXIT_SUCCESS;
}
