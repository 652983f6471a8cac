/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"
#include "muster-test-store.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What a path may turn out to be. Never a signal, never a wait, always a sentence that names the
 * file. */

#define NOBODY 65534

static void
assert_refused (const char       *path,
                MusterStoreFlags  flags,
                MusterStoreError  code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, flags, &error);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);

  g_assert_null (store);
  g_test_message ("%s", error->message);
  g_assert_error (error, MUSTER_STORE_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, shown));
}

static void
test_folder (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();

  assert_refused (muster_test_dir_get_path (dir), MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_IO);
}

static void
test_pipe_is_not_waited_for (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_IO);
  assert_refused (path, MUSTER_STORE_READ_ONLY, MUSTER_STORE_ERROR_IO);
}

static void
test_symbolic_links_are_not_followed (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autofree char *real = muster_test_dir_build (dir, "real.db");

  g_assert_cmpint (symlink ("real.db", path), ==, 0);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_IO);
  g_assert_false (g_file_test (real, G_FILE_TEST_EXISTS));
}

/* As /home is on some systems. */
static void
test_folder_behind_a_link_is_well (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *folder = muster_test_dir_build (dir, "real");
  g_autofree char *link = muster_test_dir_build (dir, "link");
  g_autofree char *path = g_build_filename (link, "muster.db", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("real", link), ==, 0);
  store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
}

static void
test_folders_are_made (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "a/b/muster.db");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);

  g_assert_no_error (error);
}

static void
test_nothing_to_read (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autofree char *deep = muster_test_dir_build (dir, "no/such/folder.db");

  assert_refused (path, MUSTER_STORE_EXISTING, MUSTER_STORE_ERROR_NOT_FOUND);
  assert_refused (path, MUSTER_STORE_READ_ONLY, MUSTER_STORE_ERROR_NOT_FOUND);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  {
    g_autoptr (GError) error = NULL;

    g_assert_null (muster_store_open (deep, MUSTER_STORE_READ_ONLY, &error));
    g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  }
}

static void
test_empty_file_is_a_beginning (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;

  muster_store_test_put (path, "", 0);
  store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
}

static void
test_lost_file_is_not_begun_anew (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autofree char *folder = muster_test_dir_build (dir, "backups");
  g_autofree char *backup = muster_test_dir_build (dir, "backups/muster-20260131T120000Z.db");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  muster_store_test_put (backup, "x", 1);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_NOT_FOUND);
  muster_store_test_put (path, "", 0);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_CORRUPT);
  store = muster_store_open (path, MUSTER_STORE_AFRESH, &error);
  g_assert_no_error (error);
}

static void
test_foreign_files (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  char noise[5000];
  sqlite3 *handle = NULL;

  memset (noise, 'x', sizeof noise);
  muster_store_test_put (path, noise, sizeof noise);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_FOREIGN);
  muster_store_test_put (path, "short", 5);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_FOREIGN);

  g_unlink (path);
  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  sqlite3_exec (handle, "CREATE TABLE battle (id); INSERT INTO battle VALUES (1)", NULL, NULL, NULL);
  sqlite3_close (handle);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_FOREIGN);
}

static void
test_damaged_beginning_is_told_from_a_foreign_file (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 2);
  g_autoptr (GBytes) bytes = muster_store_test_read (path);
  gsize length;
  g_autofree guint8 *copy = g_memdup2 (g_bytes_get_data (bytes, &length), g_bytes_get_size (bytes));

  copy[3] ^= 1;
  muster_store_test_put (path, copy, g_bytes_get_size (bytes));
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_CORRUPT);
}

static void
test_names (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *longest = g_strnfill (255, 'n');
  g_autofree char *too_long = muster_test_dir_build (dir, longest);
  g_autofree char *strange = muster_test_dir_build (dir, "\xff\xfe.db");
  g_autofree char *uri = muster_test_dir_build (dir, "file:x?mode=memory");
  g_autoptr (GError) error = NULL;

  assert_refused (too_long, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_IO);

  {
    g_autoptr (MusterStore) store = muster_store_open (strange, MUSTER_STORE_DEFAULT, &error);

    g_assert_no_error (error);
    g_assert_true (g_file_test (strange, G_FILE_TEST_IS_REGULAR));
  }
  {
    g_autoptr (MusterStore) store = muster_store_open (uri, MUSTER_STORE_DEFAULT, &error);

    g_assert_no_error (error);
    g_assert_true (g_file_test (uri, G_FILE_TEST_IS_REGULAR));
  }
}

/* Root may do anything, so permissions are tried as somebody else. */
static gboolean
become_nobody (MusterTestDir *dir)
{
  if (geteuid () != 0)
    return TRUE;

  return chown (muster_test_dir_get_path (dir), NOBODY, NOBODY) == 0 && seteuid (NOBODY) == 0;
}

static void
become_self (void)
{
  g_assert_cmpint (seteuid (getuid ()), ==, 0);
}

static void
test_file_that_may_only_be_read (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;

  if (!become_nobody (dir))
    {
      g_test_skip ("cannot become somebody else");
      return;
    }

  path = muster_store_test_make_file (dir, 1);
  g_chmod (path, 0400);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_READ_ONLY);

  store = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 1);
  g_assert_false (muster_ledger_store_set_title (muster_store_get_battles (store), 1, "x", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_READ_ONLY);
  become_self ();
}

static void
test_folder_that_may_only_be_read (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = NULL;
  g_autofree char *lock = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;

  if (!become_nobody (dir))
    {
      g_test_skip ("cannot become somebody else");
      return;
    }

  path = muster_store_test_make_file (dir, 1);
  lock = g_strconcat (path, ".lock", NULL);
  g_unlink (lock);
  g_chmod (muster_test_dir_get_path (dir), 0500);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_IO);
  store = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  g_clear_object (&store);
  g_chmod (muster_test_dir_get_path (dir), 0700);
  become_self ();
}

static void
test_file_that_may_not_be_read (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = NULL;

  if (!become_nobody (dir))
    {
      g_test_skip ("cannot become somebody else");
      return;
    }

  path = muster_store_test_make_file (dir, 1);
  g_chmod (path, 0);
  assert_refused (path, MUSTER_STORE_DEFAULT, MUSTER_STORE_ERROR_IO);
  assert_refused (path, MUSTER_STORE_READ_ONLY, MUSTER_STORE_ERROR_IO);
  become_self ();
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/odd-files/folder", test_folder);
  g_test_add_func ("/odd-files/pipe-is-not-waited-for", test_pipe_is_not_waited_for);
  g_test_add_func ("/odd-files/symbolic-links-are-not-followed",
                   test_symbolic_links_are_not_followed);
  g_test_add_func ("/odd-files/folder-behind-a-link-is-well", test_folder_behind_a_link_is_well);
  g_test_add_func ("/odd-files/folders-are-made", test_folders_are_made);
  g_test_add_func ("/odd-files/nothing-to-read", test_nothing_to_read);
  g_test_add_func ("/odd-files/empty-file-is-a-beginning", test_empty_file_is_a_beginning);
  g_test_add_func ("/odd-files/lost-file-is-not-begun-anew", test_lost_file_is_not_begun_anew);
  g_test_add_func ("/odd-files/foreign-files", test_foreign_files);
  g_test_add_func ("/odd-files/damaged-beginning-is-told-from-a-foreign-file",
                   test_damaged_beginning_is_told_from_a_foreign_file);
  g_test_add_func ("/odd-files/names", test_names);
  g_test_add_func ("/odd-files/file-that-may-only-be-read", test_file_that_may_only_be_read);
  g_test_add_func ("/odd-files/folder-that-may-only-be-read", test_folder_that_may_only_be_read);
  g_test_add_func ("/odd-files/file-that-may-not-be-read", test_file_that_may_not_be_read);

  return g_test_run ();
}
