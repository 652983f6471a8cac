/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-shim-vfs.h"
#include "muster-store-test.h"

#include "store/upkeep/muster-backup-private.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

/* A copy that is made in parts, and what another connection does between two of them. Each part ends when the
 * copy lets go of the file. */

#define N_PAGES_AT_ONCE 512
#define MAX_RESTARTS 8

/* A copy that would never come to its end comes to this one. */
#define MANY 40

typedef struct
{
  MusterTestDir *dir;
  char *path;
  char *copy;
  MusterStore *store;
  sqlite3 *other;
  GCancellable *cancellable;
  guint n_parts;
  guint n_writes;    /* as many are made, one behind each of the first parts */
  guint n_refusals;  /* as often the file is found locked behind the first part */
  gboolean locked;
  guint cancel_behind;
} Fixture;

static gint64
count_pages (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);

  return info.st_size / 4096;
}

static void
exec (Fixture    *fixture,
      const char *sql)
{
  g_assert_cmpint (sqlite3_exec (fixture->other, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->path = muster_store_test_make_file (fixture->dir, 2);
  fixture->copy = muster_test_dir_build (fixture->dir, "copy.db");
  fixture->cancellable = g_cancellable_new ();
  muster_shim_vfs_install ();
  g_assert_cmpint (sqlite3_open (fixture->path, &fixture->other), ==, SQLITE_OK);
  exec (fixture, "CREATE TABLE counter (n); INSERT INTO counter VALUES (0);"
                 "CREATE TABLE ballast (bytes); INSERT INTO ballast VALUES (zeroblob (7000000))");
  fixture->store = muster_store_test_open (fixture->dir);
  /* Three parts, and what is left. */
  g_assert_cmpint (count_pages (fixture->path), >, 3 * N_PAGES_AT_ONCE);
  g_assert_cmpint (count_pages (fixture->path), <, 4 * N_PAGES_AT_ONCE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  g_assert_cmpint (sqlite3_close (fixture->other), ==, SQLITE_OK);
  muster_shim_vfs_uninstall ();
  g_object_unref (fixture->cancellable);
  g_free (fixture->copy);
  g_free (fixture->path);
  muster_test_dir_free (fixture->dir);
}

static void
end_part (Fixture *fixture)
{
  fixture->n_parts++;
  if (fixture->n_parts <= fixture->n_writes)
    exec (fixture, "UPDATE counter SET n = n + 1");
  fixture->locked = fixture->n_parts == 1 && fixture->n_refusals > 0;
  if (fixture->locked)
    exec (fixture, "BEGIN EXCLUSIVE");
  if (fixture->n_parts == fixture->cancel_behind)
    g_cancellable_cancel (fixture->cancellable);
}

static void
refuse (Fixture *fixture)
{
  fixture->locked = --fixture->n_refusals > 0;
  if (!fixture->locked)
    exec (fixture, "COMMIT");
}

static void
lock_cb (const char *path,
         int         level,
         gpointer    data)
{
  Fixture *fixture = data;

  if (!g_str_has_suffix (path, "/muster.db"))
    return;
  /* It lets go of what it did not get as well. */
  if (fixture->locked && level != SQLITE_LOCK_NONE)
    refuse (fixture);
  else if (!fixture->locked && level == SQLITE_LOCK_NONE)
    end_part (fixture);
}

static gboolean
copy (Fixture   *fixture,
      gboolean   gentle,
      GError   **error)
{
  gboolean done;

  muster_shim_vfs_watch_locks (lock_cb, fixture);
  done = muster_backup_copy (muster_store_get_db (fixture->store), fixture->copy, gentle,
                             fixture->cancellable, error);
  muster_shim_vfs_watch_locks (NULL, NULL);

  return done;
}

static gint64
read_number (const char *path)
{
  sqlite3 *handle = NULL;
  sqlite3_stmt *stmt = NULL;
  gint64 n;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (handle, "SELECT n FROM counter", -1, &stmt, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  n = sqlite3_column_int64 (stmt, 0);
  sqlite3_finalize (stmt);
  sqlite3_close (handle);

  return n;
}

/* What was written behind the last part comes too late. */
static void
assert_copied (Fixture  *fixture,
               gboolean  gentle)
{
  g_autofree char *before = muster_store_test_dump (fixture->path);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  copy (fixture, gentle, &error);
  g_assert_no_error (error);
  after = muster_store_test_dump (fixture->copy);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (read_number (fixture->copy), ==, MIN (fixture->n_writes, fixture->n_parts - 1));
}

static void
test_others_come_in_between (Fixture       *fixture,
                             gconstpointer  data)
{
  assert_copied (fixture, TRUE);
  g_assert_cmpuint (fixture->n_parts, ==, 4);
}

static void
test_nobody_comes_in_between (Fixture       *fixture,
                              gconstpointer  data)
{
  assert_copied (fixture, FALSE);
  g_assert_cmpuint (fixture->n_parts, ==, 1);
}

/* A part that was written to meanwhile is the first one again. */
static void
test_some_writes_are_borne (Fixture       *fixture,
                            gconstpointer  data)
{
  fixture->n_writes = MAX_RESTARTS;
  assert_copied (fixture, TRUE);
  g_assert_cmpuint (fixture->n_parts, ==, MAX_RESTARTS + 4);
}

static void
test_writes_without_end_are_not (Fixture       *fixture,
                                 gconstpointer  data)
{
  fixture->n_writes = MANY;
  assert_copied (fixture, TRUE);
  g_assert_cmpuint (fixture->n_parts, ==, MAX_RESTARTS + 3);
}

/* Waiting for somebody begins nothing anew, however often it is done. */
static void
test_a_locked_file_is_waited_for (Fixture       *fixture,
                                  gconstpointer  data)
{
  fixture->n_refusals = 100 * MAX_RESTARTS; /* SQLite itself asks some sixty times before it gives up */
  assert_copied (fixture, TRUE);
  g_assert_cmpuint (fixture->n_refusals, ==, 0);
  g_assert_cmpuint (fixture->n_parts, ==, 4);
}

static void
test_cancelling_ends_it_between_two_parts (Fixture       *fixture,
                                           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->cancel_behind = 2;
  g_assert_false (copy (fixture, TRUE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (fixture->n_parts, ==, 2);
  g_assert_false (g_file_test (fixture->copy, G_FILE_TEST_EXISTS));
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

  add ("/gentle-copy/others-come-in-between", test_others_come_in_between);
  add ("/gentle-copy/nobody-comes-in-between", test_nobody_comes_in_between);
  add ("/gentle-copy/some-writes-are-borne", test_some_writes_are_borne);
  add ("/gentle-copy/writes-without-end-are-not", test_writes_without_end_are_not);
  add ("/gentle-copy/a-locked-file-is-waited-for", test_a_locked_file_is_waited_for);
  add ("/gentle-copy/cancelling-ends-it-between-two-parts", test_cancelling_ends_it_between_two_parts);

  return g_test_run ();
}
