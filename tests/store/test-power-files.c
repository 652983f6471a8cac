/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-disk-log.h"
#include "muster-power-model.h"
#include "muster-store-test.h"
#include "muster-test-library.h"
#include "muster-test-store.h"

#include "core/battle/muster-samples.h"
#include "store/muster-battle-store.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup.h"
#include "store/upkeep/muster-check.h"
#include "store/upkeep/muster-migrations.h"
#include "store/upkeep/muster-salvage.h"

#include <glib/gstdio.h>
#include <string.h>

/* The power fails while whole files are made, copied, renamed and replaced: when a file is begun, brought
 * up to date, backed up, restored, salvaged, and when a battle is taken in. Whatever moment it is, the data
 * is as it was before or as it is after; a backup that has its name is whole; and what the program was told
 * is done stays done. */

#define NOW 1769860800 /* 2026-01-31 12:00 UTC */
#define OLD_VERSION 8
#define N_CRASHES 2000 /* of each deed, in a long run */

typedef struct
{
  const char *name;
  void     (*prepare) (MusterTestDir *dir);
  void     (*act)     (const char    *folder);
  /* Whether all is well after the power has failed. @done: the program had been told so. */
  gboolean (*judge)   (const char    *folder,
                       gboolean       done);
} Deed;

static char *
dup_path (const char *folder)
{
  return g_build_filename (folder, "muster.db", NULL);
}

static MusterStore *
open_store (const char *folder)
{
  g_autofree char *path = dup_path (folder);

  return muster_store_open (path, MUSTER_STORE_DEFAULT, NULL);
}

/* Returns: how many battles there are in a file that is sound; -1: it is not */
static int
count_battles (const char *folder)
{
  g_autoptr (MusterStore) store = open_store (folder);
  g_autoptr (MusterCheck) check = store != NULL ? muster_store_check (store, NULL, NULL) : NULL;

  return check != NULL && muster_check_is_sound (check)
           ? (int) muster_test_count_ledgers (muster_store_get_battles (store))
           : -1;
}

/* Returns: how many backups there are; -1: one of them is not whole */
static int
count_backups (const char *folder)
{
  g_autofree char *path = dup_path (folder);
  g_autoptr (GPtrArray) backups = muster_backup_list (path);

  for (guint i = 0; i < backups->len; i++)
    if (!muster_backup_verify (((MusterBackup *) backups->pdata[i])->path, NULL))
      return -1;

  return (int) backups->len;
}

static void
prepare_nothing (MusterTestDir *dir)
{
}

static void
prepare_battles (MusterTestDir *dir)
{
  g_autofree char *path = muster_store_test_make_file (dir, 3);
}

static void
prepare_backup (MusterTestDir *dir)
{
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autofree char *backup = muster_store_back_up (store, NOW, NULL);

  g_assert_nonnull (backup);
  muster_store_test_create (store, "Later", 2);
}

static void
prepare_old (MusterTestDir *dir)
{
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
}

static void
act_open (const char *folder)
{
  g_autoptr (MusterStore) store = open_store (folder);

  g_assert_nonnull (store);
  muster_disk_log_ack ();
}

static gboolean
judge_creation (const char *folder,
                gboolean    done)
{
  g_autofree char *path = dup_path (folder);
  gboolean there = g_file_test (path, G_FILE_TEST_EXISTS);

  return (there || !done) && count_battles (folder) == 0;
}

static gboolean
judge_migration (const char *folder,
                 gboolean    done)
{
  g_autofree char *path = dup_path (folder);
  gint64 version = 0;
  int n_backups;

  {
    g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_DEFAULT, G_MAXINT, NULL);

    if (db == NULL || !muster_db_query_int (db, "PRAGMA user_version", &version, NULL))
      return FALSE;
  }
  n_backups = count_backups (folder);

  /* What was before is kept before anything is changed. */
  return n_backups >= 0 && (version == OLD_VERSION || n_backups >= 1) && count_battles (folder) >= 1;
}

static void
act_back_up (const char *folder)
{
  g_autoptr (MusterStore) store = open_store (folder);
  g_autofree char *backup = muster_store_back_up (store, NOW, NULL);

  g_assert_nonnull (backup);
  muster_disk_log_ack ();
}

static gboolean
judge_backup (const char *folder,
              gboolean    done)
{
  int n_backups = count_backups (folder);

  return n_backups >= (done ? 1 : 0) && count_battles (folder) == 3;
}

static void
act_restore (const char *folder)
{
  g_autofree char *path = dup_path (folder);
  g_autoptr (GError) error = NULL;
  g_autofree char *backup = muster_backup_find_good (path, NOW + 60, &error);

  muster_restore_backup (path, backup, NOW + 60, NULL, &error);
  g_assert_no_error (error);
  muster_disk_log_ack ();
}

static gboolean
has_replaced (const char *folder)
{
  g_autofree char *name = g_build_filename (folder, "backups", "muster-20260131T120100Z-replaced.db", NULL);

  return g_file_test (name, G_FILE_TEST_EXISTS) && muster_backup_verify (name, NULL);
}

static gboolean
judge_restore (const char *folder,
               gboolean    done)
{
  gboolean replaced = has_replaced (folder);
  int n_battles = count_battles (folder);

  /* Four before, three in the backup; and no way back from there unless the four are kept. */
  return done ? n_battles == 3 && replaced : n_battles == 4 || (n_battles == 3 && replaced);
}

static void
act_salvage (const char *folder)
{
  g_autofree char *path = dup_path (folder);
  g_autofree char *target = g_build_filename (folder, "salvaged.db", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSalvage) salvage =
    muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, NOW, &error);

  g_assert_no_error (error);
  muster_disk_log_ack ();
}

static gboolean
judge_salvage (const char *folder,
               gboolean    done)
{
  g_autofree char *target = g_build_filename (folder, "salvaged.db", NULL);
  gboolean there = g_file_test (target, G_FILE_TEST_EXISTS);

  return count_battles (folder) == 3 && (there || !done) &&
         (!there || muster_backup_verify (target, NULL));
}

static void
act_import (const char *folder)
{
  g_autoptr (MusterStore) store = open_store (folder);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GBytes) sample = muster_sample_load (muster_samples_find ("skirmish-at-the-ford"));
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_test_import_battle (muster_store_get_battles (store), library,
                             g_bytes_get_data (sample, NULL), g_bytes_get_size (sample), "sample",
                             &id, &error);
  g_assert_no_error (error);
  muster_disk_log_ack ();
}

static gboolean
judge_import (const char *folder,
            gboolean    done)
{
  int n_battles = count_battles (folder);

  return n_battles == 4 || (n_battles == 3 && !done);
}

static const Deed deeds[] = {
  { "creation", prepare_nothing, act_open, judge_creation },
  { "migration", prepare_old, act_open, judge_migration },
  { "backup", prepare_battles, act_back_up, judge_backup },
  { "restore", prepare_backup, act_restore, judge_restore },
  { "salvage", prepare_battles, act_salvage, judge_salvage },
  { "import", prepare_battles, act_import, judge_import },
};

static void
add_files (MusterPowerModel *model,
           const char       *folder,
           const char       *below)
{
  g_autofree char *path = g_build_filename (folder, below, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *relative = *below != '\0' ? g_strconcat (below, "/", name, NULL) : g_strdup (name);

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        add_files (model, folder, relative);
      else
        {
          g_autoptr (GBytes) content = muster_store_test_read (file);

          muster_power_model_add (model, relative, content);
        }
    }
}

static void
empty (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        empty (file);
      g_remove (file);
    }
}

/* Between two writes to the same file there is nothing that others between writes do not show. */
static gboolean
is_worth_a_crash (GPtrArray *log,
                  guint      index)
{
  const MusterShimOp *op = log->pdata[index];
  const MusterShimOp *next = index + 1 < log->len ? log->pdata[index + 1] : NULL;

  return op->kind != MUSTER_SHIM_WRITE || next == NULL || next->kind != MUSTER_SHIM_WRITE ||
         muster_test_is_long ();
}

static void
test_deed (gconstpointer data)
{
  const Deed *deed = data;
  g_autoptr (GRand) rand = muster_store_test_rand (deed->name);
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterTestDir) left = muster_test_dir_new ();
  g_autoptr (MusterPowerModel) model = muster_power_model_new ();
  g_autoptr (GPtrArray) log = NULL;
  guint n_crashes = 0;
  guint n_rounds;

  deed->prepare (dir);
  add_files (model, muster_test_dir_get_path (dir), "");
  muster_disk_log_start (muster_test_dir_get_path (dir));
  deed->act (muster_test_dir_get_path (dir));
  log = muster_disk_log_take ();
  n_rounds = muster_test_rounds (2, N_CRASHES / log->len + 1);

  for (guint i = 0; i < log->len; i++)
    {
      muster_power_model_apply (model, log->pdata[i]);
      for (guint n = 0; is_worth_a_crash (log, i) && n < n_rounds; n++)
        {
          empty (muster_test_dir_get_path (left));
          muster_power_model_crash (model, rand, muster_test_dir_get_path (left));
          if (!deed->judge (muster_test_dir_get_path (left), muster_power_model_get_acked (model) > 0))
            {
              const MusterShimOp *op = log->pdata[i];

              g_test_message ("%s: after operation %u of %u (%d %s)", deed->name, i, log->len, op->kind,
                              op->name);
              g_test_fail ();
            }
          n_crashes++;
        }
    }
  g_test_message ("%s: %u operations, %u crashes", deed->name, log->len, n_crashes);
  g_assert_cmpuint (n_crashes, >, 20);
}

/* Without its syncs a backup has a name and no content: a model that did not see that would see nothing. */
static void
test_without_syncs_it_fails (void)
{
  g_autoptr (GRand) rand = muster_store_test_rand ("backup without syncs");
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterTestDir) left = muster_test_dir_new ();
  g_autoptr (MusterPowerModel) model = muster_power_model_new ();
  g_autoptr (GPtrArray) log = NULL;
  guint n_failed = 0;

  prepare_battles (dir);
  add_files (model, muster_test_dir_get_path (dir), "");
  muster_disk_log_start (muster_test_dir_get_path (dir));
  act_back_up (muster_test_dir_get_path (dir));
  log = muster_disk_log_take ();
  for (guint i = 0; i < log->len; i++)
    {
      const MusterShimOp *op = log->pdata[i];

      if (op->kind != MUSTER_SHIM_SYNC && op->kind != MUSTER_SHIM_SYNC_FOLDER)
        muster_power_model_apply (model, op);
    }
  for (guint n = 0; n < 20; n++)
    {
      empty (muster_test_dir_get_path (left));
      muster_power_model_crash (model, rand, muster_test_dir_get_path (left));
      n_failed += !judge_backup (muster_test_dir_get_path (left), TRUE);
    }
  g_assert_cmpuint (n_failed, >, 10);
}

/* The model above keeps the order of names, which not every file system does: what lies beside a file
 * must be gone for good before another file takes its place, or it would be taken for a part of that. */
static void
test_companions_are_gone_before_a_file_is_restored (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *log_beside = NULL;
  g_autoptr (GPtrArray) ops = NULL;
  gboolean is_gone = FALSE;
  gboolean stays_gone = FALSE;

  prepare_backup (dir);
  log_beside = muster_test_dir_build (dir, "muster.db-wal");
  muster_store_test_put (log_beside, "of another program", 18);
  muster_disk_log_start (muster_test_dir_get_path (dir));
  act_restore (muster_test_dir_get_path (dir));
  ops = muster_disk_log_take ();

  for (guint i = 0; i < ops->len; i++)
    {
      const MusterShimOp *op = ops->pdata[i];

      is_gone = is_gone || (op->kind == MUSTER_SHIM_DELETE && g_str_equal (op->name, "muster.db-wal"));
      stays_gone = stays_gone || (is_gone && op->kind == MUSTER_SHIM_SYNC_FOLDER && *op->name == '\0');
      if (op->kind == MUSTER_SHIM_RENAME && g_str_equal (op->to, "muster.db"))
        g_assert_true (stays_gone);
    }
  g_assert_true (stays_gone);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      g_autofree char *path = g_strconcat ("/power-files/", deeds[i].name, NULL);

      g_test_add_data_func (path, &deeds[i], test_deed);
    }
  g_test_add_func ("/power-files/without-syncs-it-fails", test_without_syncs_it_fails);
  g_test_add_func ("/power-files/companions-are-gone-before-a-file-is-restored",
                   test_companions_are_gone_before_a_file_is_restored);

  return g_test_run ();
}
