/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/db/muster-db-header.h"
#include "store/db/muster-stmt.h"
#include "store/db/muster-transaction.h"
#include "store/upkeep/muster-migrations.h"

static MusterDb *
open_store_db (MusterTestDir  *dir,
               MusterStore   **store)
{
  *store = muster_store_test_open (dir);

  return muster_store_get_db (*store);
}

static void
test_file_is_opened_by_the_recipe (void)
{
  const struct
  {
    const char *sql;
    gint64 expected;
  } rows[] = {
    { "PRAGMA application_id", MUSTER_DB_APPLICATION_ID },
    { "PRAGMA user_version", muster_migrations_newest (muster_migrations) },
    { "PRAGMA foreign_keys", 1 },
    { "PRAGMA synchronous", 3 },
    { "PRAGMA trusted_schema", 0 },
    { "PRAGMA cell_size_check", 1 },
    { "PRAGMA mmap_size", 0 },
    { "PRAGMA cache_spill", 0 },
    { "PRAGMA secure_delete", 1 },
    { "SELECT journal_mode = 'delete' FROM pragma_journal_mode", 1 },
    { "SELECT CAST (value AS INTEGER) BETWEEN 1 AND user_version FROM meta, pragma_user_version"
      " WHERE key = 'compatibility'", 1 },
    { "SELECT count (*) = sum (strict) FROM pragma_table_list"
      " WHERE schema = 'main' AND name NOT LIKE 'sqlite%'", 1 },
  };
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = NULL;
  MusterDb *db = open_store_db (dir, &store);
  int defensive = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      gint64 value = -1;

      g_test_message ("%s", rows[i].sql);
      muster_db_query_int (db, rows[i].sql, &value, &error);
      g_assert_no_error (error);
      g_assert_cmpint (value, ==, rows[i].expected);
    }

  sqlite3_db_config (muster_db_get_handle (db), SQLITE_DBCONFIG_DEFENSIVE, -1, &defensive);
  g_assert_cmpint (defensive, ==, 1);
  g_assert_cmpint (sqlite3_limit (muster_db_get_handle (db), SQLITE_LIMIT_ATTACHED, -1), ==, 0);
}

static void
test_transaction_that_is_dropped_changes_nothing (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = NULL;
  MusterDb *db = open_store_db (dir, &store);
  g_autoptr (GError) error = NULL;
  gint64 count = -1;

  {
    g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, &error);

    g_assert_no_error (error);
    g_assert_nonnull (transaction);
    g_assert_true (muster_db_exec (db, "DELETE FROM meta", &error));
  }

  g_assert_true (muster_db_query_int (db, "SELECT count (*) FROM meta", &count, &error));
  g_assert_cmpint (count, ==, 1);
}

static void
test_statement_is_prepared_once (void)
{
  static const char sql[] = "SELECT ?1 + 1";
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = NULL;
  MusterDb *db = open_store_db (dir, &store);
  g_autoptr (GError) error = NULL;
  sqlite3_stmt *first, *second, *again;

  first = muster_db_take_stmt (db, sql, &error);
  second = muster_db_take_stmt (db, sql, &error);
  g_assert_true (first != second);
  muster_db_return_stmt (db, sql, first);
  muster_db_return_stmt (db, sql, second);
  again = muster_db_take_stmt (db, sql, &error);
  g_assert_true (again == first);
  muster_db_return_stmt (db, sql, again);
}

static void
test_column_of_another_type_is_damage (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = NULL;
  MusterDb *db = open_store_db (dir, &store);
  static const char *const texts[] = { "SELECT 5", "SELECT NULL", "SELECT x'00'",
                                       "SELECT CAST (x'410042' AS TEXT)",
                                       "SELECT CAST (x'ff' AS TEXT)" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterStmt) stmt = muster_stmt_new (db, texts[i], &error);
      gboolean row = FALSE;

      g_assert_true (muster_stmt_step (stmt, &row, &error) && row);
      g_assert_cmpstr (muster_stmt_get_text (stmt, 0, NULL), ==, "");
      g_assert_false (muster_stmt_step (stmt, &row, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
    }
}

static void
test_closed_store_gives_errors (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  gint64 id = muster_store_test_create (store, "Ford", 2);
  g_autoptr (MusterJournal) journal = muster_store_test_write (store, id);
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (muster_store_get_battles (store));
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autoptr (GError) error = NULL;

  /* The list knows what there is once somebody has looked. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  muster_store_close (store);
  g_assert_false (muster_store_test_append (journal, 2, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED);
  row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_true (muster_ledger_row_get_damaged (row));
}

/* One that does not know of the owner's lock. */
static void
test_other_program_in_the_file_is_told (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 1);
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (MusterJournal) journal = muster_store_test_write (store, 1);
  g_autoptr (GError) error = NULL;
  sqlite3 *other = NULL;

  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  sqlite3_busy_timeout (muster_db_get_handle (muster_store_get_db (store)), 20);

  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_false (muster_store_test_append (journal, 3, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY);
  g_clear_error (&error);
  sqlite3_exec (other, "ROLLBACK", NULL, NULL, NULL);

  /* One that reads holds up the commit only. */
  g_assert_cmpint (sqlite3_exec (other, "BEGIN; SELECT * FROM meta", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  g_assert_false (muster_store_test_append (journal, 3, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY);
  g_clear_error (&error);
  sqlite3_exec (other, "ROLLBACK", NULL, NULL, NULL);

  g_assert_true (muster_store_test_append (journal, 3, &error));
  g_assert_no_error (error);
  sqlite3_close (other);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/db/file-is-opened-by-the-recipe", test_file_is_opened_by_the_recipe);
  g_test_add_func ("/db/transaction-that-is-dropped-changes-nothing",
                   test_transaction_that_is_dropped_changes_nothing);
  g_test_add_func ("/db/statement-is-prepared-once", test_statement_is_prepared_once);
  g_test_add_func ("/db/column-of-another-type-is-damage", test_column_of_another_type_is_damage);
  g_test_add_func ("/db/closed-store-gives-errors", test_closed_store_gives_errors);
  g_test_add_func ("/db/other-program-in-the-file-is-told", test_other_program_in_the_file_is_told);

  return g_test_run ();
}
