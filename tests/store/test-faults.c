/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-shim-vfs.h"
#include "muster-store-test.h"

#include "store/db/muster-db-check.h"
#include "store/muster-files.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-hash-check.h"

#include <glib/gstdio.h>
#include <sys/mount.h>
#include <unistd.h>

/* The disk refuses, once or for good, at every call that is made; or it is full. An error is
 * told, nothing is acknowledged that is not kept, and when the disk works again, so does the
 * program. */

#define N_ORDERS 4

/* Records until something fails. Returns how many orders were acknowledged. */
static guint
record_some (const char *path,
             gboolean   *failed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (MusterJournal) journal = NULL;
  guint n_acked = 0;

  *failed = TRUE;
  if (store == NULL ||
      !muster_store_test_load (&chain, store, 1, &error))
    {
      g_assert_nonnull (error);
      return 0;
    }

  journal = muster_ledger_journal_new (muster_store_get_battles (store), 1, &chain.header.head);
  for (guint i = 0; i < N_ORDERS; i++)
    {
      if (!muster_store_test_append (journal, 3 + i, &error))
        {
          g_assert_nonnull (error);
          return n_acked;
        }
      n_acked++;
    }
  *failed = FALSE;

  return n_acked;
}

/* With the disk working again. */
static void
check_kept (const char *path,
            guint       n_acked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_auto (MusterLedgerChain) chain = { 0 };

  g_assert_no_error (error);
  g_assert_true (muster_db_check_quickly (muster_store_get_db (store), &error));
  muster_store_test_load (&chain, store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (chain.header.n_events, >=, 3 + n_acked);
  /* The one that failed may have come to the disk all the same. */
  g_assert_cmpint (chain.header.n_events, <=, 3 + n_acked + 1);
}

static void
fail_everywhere (gboolean stays)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 1);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autoptr (GBytes) file = muster_store_test_read (path);
  guint n_errors = 0;
  guint nth = 0;
  gboolean reached;

  do
    {
      gboolean failed;
      guint n_acked;

      g_unlink (journal);
      muster_store_test_put (path, g_bytes_get_data (file, NULL), g_bytes_get_size (file));
      muster_shim_vfs_install ();
      muster_shim_vfs_fail (++nth, stays);
      n_acked = record_some (path, &failed);
      reached = muster_shim_vfs_has_failed ();
      muster_shim_vfs_uninstall ();

      n_errors += failed;
      check_kept (path, n_acked);
      if (stays)
        g_assert_true (failed || !reached || n_acked == N_ORDERS);
    }
  while (reached);

  g_test_message ("%u calls, %u of them led to an error", nth - 1, n_errors);
  g_assert_cmpuint (nth, >, 50);
  g_assert_cmpuint (n_errors, >, nth / 2);
}

static void
test_error_once_at_every_call (void)
{
  fail_everywhere (FALSE);
}

static void
test_error_for_good_at_every_call (void)
{
  fail_everywhere (TRUE);
}

/* After an error of its own a journal goes on where the file stands, whether the order came
 * through or not. */
static void
test_journal_goes_on_after_an_error (void)
{
  for (guint nth = 1; nth < 60; nth++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autoptr (MusterStore) store = NULL;
      g_autoptr (MusterJournal) journal = NULL;
      g_auto (MusterLedgerChain) chain = { 0 };
      g_autoptr (GError) error = NULL;
      gboolean done;
      gint64 id;

      muster_shim_vfs_install ();
      store = muster_store_test_open (dir);
      id = muster_store_test_create (store, "Ford", 2);
      journal = muster_store_test_write (store, id);
      muster_shim_vfs_fail (nth, FALSE);
      done = muster_store_test_append (journal, 2, &error);
      muster_shim_vfs_fail (0, FALSE);
      g_clear_error (&error);

      muster_store_test_append (journal, done ? 3 : 2, &error);
      g_assert_no_error (error);
      muster_store_test_load (&chain, store, id, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (chain.fold.n_counting, ==, done ? 4 : 3);
      g_clear_object (&journal);
      g_clear_object (&store);
      muster_shim_vfs_uninstall ();
    }
}

static void
fill_disk (MusterStore   *store,
           MusterJournal *journal,
           guint         *n_acked)
{
  g_autoptr (GError) error = NULL;

  while (muster_store_test_append (journal, 1 + *n_acked, &error))
    ++*n_acked;

  g_test_message ("%u orders, then: %s", *n_acked, error->message);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FULL);
}

static void
try_full_disk (MusterTestDir  *dir,
               void          (*limit) (gboolean full, gpointer data),
               gpointer        data)
{
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterJournal) journal = NULL;
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (GError) error = NULL;
  guint n_acked = 0;
  gint64 id;

  store = muster_store_test_open (dir);
  id = muster_store_test_create (store, "Ford", 1);
  journal = muster_store_test_write (store, id);
  limit (TRUE, data);
  fill_disk (store, journal, &n_acked);
  fill_disk (store, journal, &n_acked);

  /* Space again: the same journal goes on. */
  limit (FALSE, data);
  g_assert_true (muster_store_test_append (journal, 1 + n_acked, &error));
  g_assert_no_error (error);
  muster_store_test_load (&chain, store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (chain.fold.n_counting, ==, 2 + n_acked);
  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
}

static void
limit_shim (gboolean full,
            gpointer data)
{
  muster_shim_vfs_set_space (full ? 60 * 1024 : -1);
}

static void
test_full_disk_loses_nothing (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();

  muster_shim_vfs_install ();
  try_full_disk (dir, limit_shim, NULL);
  muster_shim_vfs_uninstall ();
}

static void
limit_mount (gboolean full,
             gpointer data)
{
  const char *folder = data;
  g_autofree char *ballast = g_build_filename (folder, "ballast", NULL);
  g_autofree char *block = g_malloc0 (4096);
  FILE *file;
  guint room = 0;

  if (!full)
    {
      g_unlink (ballast);
      return;
    }

  file = g_fopen (ballast, "wb");
  setvbuf (file, NULL, _IONBF, 0);
  while (fwrite (block, 1, 4096, file) == 4096)
    room++;
  /* Some space for orders to be given. */
  g_assert_cmpuint (room, >, 20);
  g_assert_cmpint (ftruncate (fileno (file), (room - 16) * 4096), ==, 0);
  fclose (file);
}

static gboolean
mount_small_disk (const char *folder)
{
  return geteuid () == 0 && mount ("tmpfs", folder, "tmpfs", 0, "size=1m") == 0;
}

static void
test_full_file_system_loses_nothing (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  const char *folder = muster_test_dir_get_path (dir);

  if (!mount_small_disk (folder))
    {
      g_test_skip ("no file system may be mounted here");
      return;
    }

  try_full_disk (dir, limit_mount, (gpointer) folder);
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
}

static void
assert_nothing_left (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  if (dir != NULL)
    g_assert_null (g_dir_read_name (dir));
}

static void
test_full_file_system_leaves_no_halves (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  const char *folder = muster_test_dir_get_path (dir);
  g_autofree char *backups = muster_test_dir_build (dir, "backups");
  g_autofree char *exported = muster_test_dir_build (dir, "battle.json");
  g_autofree char *text = g_strnfill (300 * 1024, 'x');
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;

  if (!mount_small_disk (folder))
    {
      g_test_skip ("no file system may be mounted here");
      return;
    }

  store = muster_store_test_open (dir);
  for (guint i = 0; i < 10; i++)
    muster_store_test_create (store, "Ford", 20);
  g_assert_true (muster_files_write (exported, "before", -1, &error));
  limit_mount (TRUE, (gpointer) folder);

  g_assert_null (muster_store_back_up (store, 1, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FULL);
  assert_nothing_left (backups);
  g_clear_error (&error);

  g_assert_false (muster_files_write (exported, text, -1, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FULL);
  {
    g_autoptr (GBytes) kept = muster_store_test_read (exported);

    g_assert_cmpmem (g_bytes_get_data (kept, NULL), g_bytes_get_size (kept), "before", 6);
  }

  g_clear_object (&store);
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/faults/error-once-at-every-call", test_error_once_at_every_call);
  g_test_add_func ("/faults/error-for-good-at-every-call", test_error_for_good_at_every_call);
  g_test_add_func ("/faults/journal-goes-on-after-an-error", test_journal_goes_on_after_an_error);
  g_test_add_func ("/faults/full-disk-loses-nothing", test_full_disk_loses_nothing);
  g_test_add_func ("/faults/full-file-system-loses-nothing", test_full_file_system_loses_nothing);
  g_test_add_func ("/faults/full-file-system-leaves-no-halves",
                   test_full_file_system_leaves_no_halves);

  return g_test_run ();
}
