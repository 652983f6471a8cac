/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/db/muster-owner-lock.h"
#include "store/db/muster-transaction.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-salvage.h"
#include "muster-test-store.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* What lies beside a file, or happens to it while it is open: journals that are not its own,
 * second names, another file under its name. */

static void
copy_file (const char *from,
           const char *to)
{
  g_autoptr (GBytes) bytes = muster_store_test_read (from);

  muster_store_test_put (to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* A file and its journal in the middle of a transaction, as after a crash, under the name
 * @target. */
static void
make_hot_pair (MusterTestDir *dir,
               const char    *target,
               guint          n_battles)
{
  g_autoptr (MusterTestDir) other = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (other, n_battles);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autofree char *target_journal = g_strconcat (target, "-journal", NULL);
  g_autofree char *lock = g_strconcat (target, ".lock", NULL);
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  /* With a cache of one page everything is written, and the journal synced, before the commit;
   * the version is on the first page. */
  g_assert_cmpint (sqlite3_exec (handle,
                                 "PRAGMA cache_size = 1; BEGIN IMMEDIATE; PRAGMA user_version = 1;"
                                 "UPDATE battle SET title = 'half done', n_events = n_events;"
                                 "UPDATE event SET program = 'half done';"
                                 "UPDATE battle_setup SET created = 1",
                                 NULL, NULL, NULL), ==, SQLITE_OK);
  copy_file (path, target);
  copy_file (journal, target_journal);
  sqlite3_exec (handle, "ROLLBACK", NULL, NULL, NULL);
  sqlite3_close (handle);
}

/* @data: how the file is opened; a reader heals it like a writer. */
static void
test_own_journal_is_played_back (gconstpointer data)
{
  MusterStoreFlags flags = GPOINTER_TO_UINT (data);
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gint64 n_changed = -1;

  make_hot_pair (dir, path, 12);
  store = muster_store_open (path, flags, &error);
  g_assert_no_error (error);
  g_assert_true (muster_db_was_recovered (muster_store_get_db (store)) || flags == MUSTER_STORE_READ_ONLY);
  g_assert_true (muster_db_query_int (muster_store_get_db (store),
                                      "SELECT count (*) FROM battle WHERE title = 'half done'",
                                      &n_changed, NULL));
  g_assert_cmpint (n_changed, ==, 0);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
}

static void
assert_untouched (const char *path)
{
  g_autoptr (GBytes) before = muster_store_test_read (path);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_store_open (path, MUSTER_STORE_DEFAULT, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_UNSAFE);
  after = muster_store_test_read (path);
  g_assert_true (g_bytes_equal (before, after));
}

static void
test_journal_of_another_file_is_refused (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterTestDir) other = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 5);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autofree char *foreign = muster_store_test_dup_path (other);
  g_autofree char *foreign_journal = g_strconcat (foreign, "-journal", NULL);

  make_hot_pair (other, foreign, 12);
  copy_file (foreign_journal, journal);
  assert_untouched (path);
}

static void
test_journal_of_another_time_is_refused (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autofree char *kept = muster_test_dir_build (dir, "kept");

  make_hot_pair (dir, path, 12);
  copy_file (journal, kept);
  {
    g_autoptr (MusterStore) store = muster_store_test_open (dir);

    muster_store_test_create (store, "Later", 1);
    muster_store_test_create (store, "Later still", 1);
  }

  copy_file (kept, journal);
  assert_untouched (path);
}

static void
test_journal_of_a_file_not_yet_made_is_refused (void)
{
  static const guint8 header[512] = {
    0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7, 0, 0, 0, 0, 1, 2, 3, 4,
    0, 0, 0, 0, /* pages before: none, so that playing it back empties the file */
    0, 0, 2, 0, 0, 0, 16, 0,
  };
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 5);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);

  muster_store_test_put (journal, header, sizeof header);
  assert_untouched (path);
}

static void
test_journals_that_say_nothing_are_no_matter (void)
{
  static const struct
  {
    const char *bytes;
    gsize length;
  } rows[] = {
    { "", 0 },
    { "\0\0\0\0\0\0\0\0", 8 },
    { "not a journal at all, just a name that is taken", 47 },
    { "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = muster_store_test_make_file (dir, 3);
      g_autofree char *journal = g_strconcat (path, "-journal", NULL);
      g_autoptr (MusterStore) store = NULL;

      muster_store_test_put (journal, rows[i].bytes, rows[i].length);
      store = muster_store_test_open (dir);
      g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 3);
    }
}

static void
test_write_ahead_log_is_refused (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);

  muster_store_test_put (wal, "\x37\x7f\x06\x82", 4);
  assert_untouched (path);
  muster_store_test_put (wal, "", 0);
  {
    g_autoptr (MusterStore) store = muster_store_test_open (dir);

    g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 3);
  }
}

static void
test_file_left_in_wal_mode_is_taken_back (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (MusterStore) store = NULL;
  sqlite3 *handle = NULL;
  gint64 is_delete = 0;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  sqlite3_exec (handle, "PRAGMA journal_mode = WAL; UPDATE meta SET value = value", NULL, NULL, NULL);
  sqlite3_close (handle);

  store = muster_store_test_open (dir);
  g_assert_true (muster_db_query_int (muster_store_get_db (store),
                                      "SELECT journal_mode = 'delete' FROM pragma_journal_mode",
                                      &is_delete, NULL));
  g_assert_cmpint (is_delete, ==, 1);
}

static void
test_second_name_is_refused (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autofree char *second = muster_test_dir_build (dir, "second.db");
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (link (path, second), ==, 0);
  assert_untouched (path);

  store = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  g_clear_object (&store);

  g_unlink (second);
  store = muster_store_test_open (dir);
  g_assert_cmpint (link (path, second), ==, 0);
  g_assert_false (muster_ledger_store_set_title (muster_store_get_battles (store), 1, "x", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_UNSAFE);
  g_unlink (second);
  g_clear_error (&error);
  g_assert_true (muster_ledger_store_set_title (muster_store_get_battles (store), 1, "x", &error));
}

static void
test_file_replaced_while_open_is_not_written (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autofree char *aside = muster_test_dir_build (dir, "aside.db");
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (MusterJournal) journal = muster_store_test_write (store, 2);
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_store_test_append (journal, 10, &error));
  g_assert_cmpint (g_rename (path, aside), ==, 0);
  copy_file (aside, path);
  before = muster_store_test_read (path);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (muster_store_test_append (journal, 11, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_UNSAFE);
      g_clear_error (&error);
    }
  after = muster_store_test_read (path);
  g_assert_true (g_bytes_equal (before, after));

  /* The same file under its own name again is the same file. */
  g_assert_cmpint (g_rename (aside, path), ==, 0);
  g_assert_true (muster_store_test_append (journal, 11, &error));
  g_assert_no_error (error);
}

/* The last moment before the new content is on the disk for good. */
static void
test_file_replaced_within_a_change_is_not_written (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autofree char *aside = muster_test_dir_build (dir, "aside.db");
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (GBytes) before = muster_store_test_read (path);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_store_get_db (store), &error);

  g_assert_no_error (error);
  g_assert_true (muster_db_exec (muster_store_get_db (store), "DELETE FROM setting", &error));
  g_assert_cmpint (g_rename (path, aside), ==, 0);
  copy_file (aside, path);
  g_assert_false (muster_transaction_commit (transaction, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_UNSAFE);
  g_clear_pointer (&transaction, muster_transaction_free);
  after = muster_store_test_read (aside);
  g_assert_true (g_bytes_equal (before, after));
}

/* A page that nobody looks at when a file is opened. */
static void
spoil_a_page (const char *path)
{
  g_autoptr (GBytes) file = muster_store_test_read (path);
  g_autofree guint8 *bytes = g_memdup2 (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  sqlite3 *handle = NULL;
  sqlite3_stmt *stmt = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  sqlite3_prepare_v2 (handle, "SELECT rootpage FROM sqlite_schema WHERE name = 'change'", -1, &stmt,
                      NULL);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  bytes[(sqlite3_column_int (stmt, 0) - 1) * 4096] = 0xff;
  sqlite3_finalize (stmt);
  sqlite3_close (handle);
  muster_store_test_put (path, bytes, g_bytes_get_size (file));
}

/* A program that ends without closing its file. */
static void
leave_open (const char *path)
{
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    _exit (muster_store_open (path, MUSTER_STORE_DEFAULT, NULL) != NULL ? 0 : 1);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
}

static void
test_after_an_unclean_end_the_file_is_looked_at (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;

  leave_open (path);
  spoil_a_page (path);
  /* Again and again, until it is well. */
  for (guint i = 0; i < 2; i++)
    {
      g_assert_null (muster_store_open (path, MUSTER_STORE_DEFAULT, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
      g_clear_error (&error);
    }
}

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  GAsyncResult **kept = data;

  *kept = g_object_ref (result);
}

/* Looks at an open file on a worker. */
static gboolean
look (MusterStore  *store,
      GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  muster_store_check_quickly_async (store, NULL, looked_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return muster_store_check_quickly_finish (store, result, error);
}

/* The file of the window opens at once, whatever is wrong with it, and a worker finds that out. */
static void
test_the_look_after_an_unclean_end_can_wait (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);

  leave_open (path);
  spoil_a_page (path);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_CHECK_LATER, &error);

      g_assert_no_error (error);
      g_assert_true (muster_store_needs_check (store));
      g_assert_null (muster_store_get_damage (store));
      g_assert_false (look (store, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
      g_assert_cmpstr (muster_store_get_damage (store), ==, error->message);
      /* So that the next one looks again. */
      g_assert_true (muster_store_needs_check (store));
    }
}

static void
test_a_whole_file_is_looked_at_once (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;

  leave_open (path);
  for (guint i = 0; i < 2; i++)
    {
      /* Nobody looked the first time, so that it is asked for again. */
      g_clear_object (&store);
      store = muster_store_open (path, MUSTER_STORE_CHECK_LATER, &error);
      g_assert_no_error (error);
      g_assert_true (muster_store_needs_check (store));
    }
  g_assert_true (look (store, &error));
  g_assert_false (muster_store_needs_check (store));
  g_assert_null (muster_store_get_damage (store));
  g_clear_object (&store);
  store = muster_store_open (path, MUSTER_STORE_CHECK_LATER, &error);
  g_assert_false (muster_store_needs_check (store));
}

/* Else the tests before say nothing: the page alone keeps nobody out. */
static void
test_after_a_clean_end_it_is_not (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (MusterStore) store = NULL;

  spoil_a_page (path);
  store = muster_store_test_open (dir);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 3);
}

/* The lock file of a program that was started without a standard input takes its place. */
static void
test_lock_without_standard_input (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autoptr (MusterOwnerLock) first = muster_owner_lock_take (path, TRUE, 0, NULL);
  g_autoptr (MusterOwnerLock) second = NULL;
  g_autoptr (GError) error = NULL;
  int input = dup (STDIN_FILENO);

  g_assert_nonnull (first);
  g_assert_cmpint (close (STDIN_FILENO), ==, 0);
  second = muster_owner_lock_take (path, TRUE, 0, &error);
  g_assert_cmpint (dup2 (input, STDIN_FILENO), ==, STDIN_FILENO);
  close (input);
  g_assert_null (second);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* That nothing but these lies there, which a space stands between. */
static void
assert_files (MusterTestDir *dir,
              const char    *names)
{
  g_autoptr (GDir) folder = g_dir_open (muster_test_dir_get_path (dir), 0, NULL);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autofree char *text = NULL;
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (found, (gpointer) g_intern_string (name));
  g_ptr_array_sort (found, compare_names);
  g_ptr_array_add (found, NULL);
  text = g_strjoinv (" ", (char **) found->pdata);
  g_assert_cmpstr (text, ==, names);
}

static MusterSalvage *
salvage (MusterTestDir *dir,
         const char    *path)
{
  g_autofree char *target = muster_test_dir_build (dir, "salvaged.db");
  g_autoptr (GError) error = NULL;
  MusterSalvage *self = muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, 1, &error);

  g_assert_no_error (error);

  return self;
}

/* Neither the file nor its journal is touched, and what was put together for it is gone. */
static void
test_salvage_undoes_a_change_that_was_cut_off (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (MusterSalvage) self = NULL;
  g_autoptr (MusterDb) db = NULL;
  gint64 n_changed = -1;

  make_hot_pair (dir, path, 12);
  before = muster_store_test_read (journal);
  self = salvage (dir, path);
  g_assert_cmpuint (self->n_battles, ==, 12);
  g_assert_cmpuint (self->losses->len, ==, 0);
  after = muster_store_test_read (journal);
  g_assert_true (g_bytes_equal (before, after));
  assert_files (dir, "muster.db muster.db-journal muster.db.lock salvaged.db");
  db = muster_db_open (self->path, MUSTER_DB_READ_ONLY, G_MAXUINT, NULL);
  g_assert_true (muster_db_query_int (db, "SELECT count (*) FROM battle WHERE title = 'half done'",
                                      &n_changed, NULL));
  g_assert_cmpint (n_changed, ==, 0);
}

/* It is salvaged as it is. */
static void
test_salvage_leaves_the_journal_of_another_file_alone (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterTestDir) other = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 5);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autofree char *foreign = muster_store_test_dup_path (other);
  g_autofree char *foreign_journal = g_strconcat (foreign, "-journal", NULL);
  g_autoptr (MusterSalvage) self = NULL;

  make_hot_pair (other, foreign, 12);
  copy_file (foreign_journal, journal);
  self = salvage (dir, path);
  g_assert_cmpuint (self->n_battles, ==, 5);
  assert_files (dir, "muster.db muster.db-journal muster.db.lock salvaged.db");
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_data_func ("/companions/own-journal-is-played-back", GUINT_TO_POINTER (MUSTER_STORE_DEFAULT),
                        test_own_journal_is_played_back);
  g_test_add_data_func ("/companions/a-reader-plays-it-back-as-well",
                        GUINT_TO_POINTER (MUSTER_STORE_READ_ONLY), test_own_journal_is_played_back);
  g_test_add_func ("/companions/journal-of-another-file-is-refused",
                   test_journal_of_another_file_is_refused);
  g_test_add_func ("/companions/journal-of-another-time-is-refused",
                   test_journal_of_another_time_is_refused);
  g_test_add_func ("/companions/journal-of-a-file-not-yet-made-is-refused",
                   test_journal_of_a_file_not_yet_made_is_refused);
  g_test_add_func ("/companions/journals-that-say-nothing-are-no-matter",
                   test_journals_that_say_nothing_are_no_matter);
  g_test_add_func ("/companions/write-ahead-log-is-refused", test_write_ahead_log_is_refused);
  g_test_add_func ("/companions/file-left-in-wal-mode-is-taken-back",
                   test_file_left_in_wal_mode_is_taken_back);
  g_test_add_func ("/companions/second-name-is-refused", test_second_name_is_refused);
  g_test_add_func ("/companions/file-replaced-while-open-is-not-written",
                   test_file_replaced_while_open_is_not_written);
  g_test_add_func ("/companions/file-replaced-within-a-change-is-not-written",
                   test_file_replaced_within_a_change_is_not_written);
  g_test_add_func ("/companions/after-an-unclean-end-the-file-is-looked-at",
                   test_after_an_unclean_end_the_file_is_looked_at);
  g_test_add_func ("/companions/the-look-after-an-unclean-end-can-wait",
                   test_the_look_after_an_unclean_end_can_wait);
  g_test_add_func ("/companions/a-whole-file-is-looked-at-once", test_a_whole_file_is_looked_at_once);
  g_test_add_func ("/companions/after-a-clean-end-it-is-not", test_after_a_clean_end_it_is_not);
  g_test_add_func ("/companions/lock-without-standard-input", test_lock_without_standard_input);
  g_test_add_func ("/companions/salvage-undoes-a-change-that-was-cut-off",
                   test_salvage_undoes_a_change_that_was_cut_off);
  g_test_add_func ("/companions/salvage-leaves-the-journal-of-another-file-alone",
                   test_salvage_leaves_the_journal_of_another_file_alone);

  return g_test_run ();
}
