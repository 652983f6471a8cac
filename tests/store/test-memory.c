/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/db/muster-db-check.h"
#include "store/upkeep/muster-hash-check.h"

#include <glib/gstdio.h>

/* SQLite gets no memory, once or from then on, at every place where it asks for some. An error
 * is told, the file is well, and nothing is acknowledged that is not there. (GLib ends the
 * program in that case, which is what the kill test is about.) */

static sqlite3_mem_methods real;
static guint countdown;
static gboolean stays;
static gboolean failed;

static gboolean
fails (void)
{
  if (failed && stays)
    return TRUE;
  if (countdown == 0 || --countdown > 0)
    return FALSE;

  failed = TRUE;

  return TRUE;
}

static void *
allocate (int size)
{
  return fails () ? NULL : real.xMalloc (size);
}

static void *
reallocate (void *memory,
            int   size)
{
  return fails () ? NULL : real.xRealloc (memory, size);
}

static void
install (void)
{
  sqlite3_mem_methods methods;

  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &real), ==, SQLITE_OK);
  methods = real;
  methods.xMalloc = allocate;
  methods.xRealloc = reallocate;
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MALLOC, &methods), ==, SQLITE_OK);
}

static void
set_failure (guint    nth,
             gboolean for_good)
{
  countdown = nth;
  stays = for_good;
  failed = FALSE;
}

/* Opens, records, lists and removes until something fails. Returns how many orders were
 * acknowledged. */
static guint
use_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (MusterJournal) journal = NULL;
  guint n_acked = 0;

  if (store == NULL ||
      !muster_store_test_load (&chain, store, 1, &error))
    {
      g_assert_nonnull (error);
      return 0;
    }

  journal = muster_ledger_journal_new (muster_store_get_battles (store), 1, &chain.header.head);
  while (n_acked < 3 && muster_store_test_append (journal, 3 + n_acked, &error))
    n_acked++;
  if (n_acked < 3)
    {
      g_assert_nonnull (error);
      return n_acked;
    }

  {
    g_autoptr (MusterStoreList) list = muster_ledger_store_list (muster_store_get_battles (store));
    /* It may be empty; nothing may be warned of. */
    g_autoptr (GObject) row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  }
  if (!muster_ledger_store_remove (muster_store_get_battles (store), 2, &error))
    g_assert_nonnull (error);

  return n_acked;
}

static void
check_file (const char *path,
            guint       n_acked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_auto (MusterLedgerChain) chain = { 0 };

  g_assert_no_error (error);
  g_assert_true (muster_db_check_quickly (muster_store_get_db (store), &error));
  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
  g_assert_no_error (error);
  muster_store_test_load (&chain, store, 1, &error);
  g_assert_cmpint (chain.header.n_events, >=, 4 + n_acked);
}

static void
fail_everywhere (gboolean for_good)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 2);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autoptr (GBytes) file = muster_store_test_read (path);
  guint step = muster_test_rounds (7, 1);
  guint nth = 1;
  gboolean reached;

  do
    {
      guint n_acked;

      g_unlink (journal);
      muster_store_test_put (path, g_bytes_get_data (file, NULL), g_bytes_get_size (file));
      set_failure (nth, for_good);
      n_acked = use_file (path);
      reached = failed;
      set_failure (0, FALSE);
      check_file (path, n_acked);
      nth += step;
    }
  while (reached);

  g_test_message ("%u times memory was asked for, every %u. refused", nth, step);
  g_assert_cmpuint (nth, >, 300);
}

static void
test_no_memory_once (void)
{
  fail_everywhere (FALSE);
}

static void
test_no_memory_any_more (void)
{
  fail_everywhere (TRUE);
}

int
main (int   argc,
      char *argv[])
{
  install ();
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/memory/no-memory-once", test_no_memory_once);
  g_test_add_func ("/memory/no-memory-any-more", test_no_memory_any_more);

  return g_test_run ();
}
