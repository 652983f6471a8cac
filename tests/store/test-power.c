/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-power-model.h"
#include "muster-shim-vfs.h"
#include "muster-store-test.h"

#include "store/db/muster-db-check.h"

#include <glib/gstdio.h>

/* The power fails after each thing that was done to the disk while battles were recorded. What
 * the program was told is kept must be there, and the file must be well. The same with
 * synchronous switched off must fail: otherwise this test would find nothing. */

typedef struct
{
  guint n_crashes;
  guint n_corrupt;
  guint n_lost; /* crashes that lost something that was acknowledged */
} Toll;

static void
write_battle (MusterStore *store,
              guint        n_orders,
              gint64      *acked)
{
  gint64 id = muster_store_test_create (store, "Powder", 3);
  g_autoptr (MusterJournal) journal = muster_store_test_write (store, id);
  g_autofree char *digest = muster_store_test_dup_digest (1);
  g_autoptr (GError) error = NULL;
  guint length = 3;

  muster_shim_vfs_ack (++*acked);
  for (guint i = 0; i < n_orders; i++)
    {
      if (i % 5 == 4)
        muster_journal_seek (journal, --length, digest, NULL, &error);
      else
        muster_store_test_append (journal, length++, &error);
      g_assert_no_error (error);
      muster_shim_vfs_ack (++*acked);
    }
}

/* @mode: (nullable): instead of the mode that the store chooses.
 * @file: as it is before anything is recorded. */
static GPtrArray *
record (const char  *path,
        const char  *mode,
        guint        n_orders,
        GBytes     **file)
{
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gint64 acked = 0;

  store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  g_clear_object (&store);
  *file = muster_store_test_read (path);

  muster_shim_vfs_install ();
  muster_shim_vfs_start_log ();
  store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  if (mode != NULL)
    g_assert_true (muster_db_exec (muster_store_get_db (store), mode, &error));
  muster_shim_vfs_ack (0);

  write_battle (store, n_orders / 2, &acked);
  write_battle (store, n_orders - n_orders / 2, &acked);
  g_clear_object (&store);
  muster_shim_vfs_uninstall ();

  return muster_shim_vfs_take_log ();
}

/* How many changes are there, counted as they were acknowledged; -1: the file is not well. */
static gint64
count_kept (MusterStore *store)
{
  MusterDb *db = muster_store_get_db (store);
  gint64 n_battles = 0;
  gint64 n_kept = 0;

  if (!muster_db_check_quickly (db, NULL) ||
      !muster_db_query_int (db, "SELECT count (*) FROM battle", &n_battles, NULL))
    return -1;

  for (gint64 id = 1; id <= n_battles; id++)
    {
      g_auto (MusterLedgerChain) chain = { 0 };

      if (!muster_store_test_load (&chain, store, id, NULL))
        return -1;
      /* Each battle begins with three events that come with it. */
      n_kept += 1 + chain.header.n_events - 3;
    }

  return n_kept;
}

static void
judge (const char *folder,
       gint64      acked,
       Toll       *toll)
{
  g_autofree char *path = g_build_filename (folder, "muster.db", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  gint64 n_kept = store != NULL ? count_kept (store) : -1;

  toll->n_crashes++;
  if (n_kept < 0)
    {
      if (toll->n_corrupt++ == 0 && error != NULL)
        g_test_message ("%s", error->message);
    }
  else if (n_kept < acked)
    {
      toll->n_lost++;
    }
}

static void
empty_folder (const char *folder)
{
  const char *names[] = { "muster.db", "muster.db-journal", "muster.db.lock" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_unlink (path);
    }
}

static void
crash_everywhere (GBytes    *file,
                  GPtrArray *log,
                  GRand     *rand,
                  guint      n_times,
                  Toll      *toll)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterPowerModel) model = muster_power_model_new ();
  const char *folder = muster_test_dir_get_path (dir);

  muster_power_model_add (model, "muster.db", file);
  for (guint i = 0; i < log->len; i++)
    {
      muster_power_model_apply (model, log->pdata[i]);
      for (guint n = 0; n < n_times; n++)
        {
          empty_folder (folder);
          muster_power_model_crash (model, rand, folder);
          judge (folder, muster_power_model_get_acked (model), toll);
        }
    }
}

static void
report (const char *name,
        const Toll *toll)
{
  g_test_message ("%s: %u crashes, %u corrupt, %u lost something acknowledged", name,
                  toll->n_crashes, toll->n_corrupt, toll->n_lost);
}

static void
test_nothing_acknowledged_is_lost (void)
{
  g_autoptr (GRand) rand = muster_store_test_rand ("power");
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GPtrArray) log = record (path, NULL, muster_test_rounds (24, 120), &file);
  Toll toll = { 0 };

  crash_everywhere (file, log, rand, muster_test_rounds (1, 12), &toll);
  report ("durable", &toll);
  g_assert_cmpuint (toll.n_corrupt, ==, 0);
  g_assert_cmpuint (toll.n_lost, ==, 0);
  g_assert_cmpuint (toll.n_crashes, >=, muster_test_rounds (300, 20000));
}

static void
test_without_syncing_it_fails (void)
{
  g_autoptr (GRand) rand = muster_store_test_rand ("power off");
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GPtrArray) log = record (path, "PRAGMA synchronous = OFF",
                                      muster_test_rounds (12, 60), &file);
  Toll toll = { 0 };

  crash_everywhere (file, log, rand, 1, &toll);
  report ("not durable", &toll);
  g_assert_cmpuint (toll.n_corrupt, >, toll.n_crashes / 4);
}

/* The mode that most programs use: sound, but the last thing that was acknowledged may be gone,
 * because the removal of the journal was not synced. That this is seen shows how well the model
 * looks. */
static void
test_full_syncing_is_not_enough (void)
{
  g_autoptr (GRand) rand = muster_store_test_rand ("power full");
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GPtrArray) log = record (path, "PRAGMA synchronous = FULL",
                                      muster_test_rounds (12, 60), &file);
  Toll toll = { 0 };

  crash_everywhere (file, log, rand, 1, &toll);
  report ("full", &toll);
  g_assert_cmpuint (toll.n_corrupt, ==, 0);
  g_assert_cmpuint (toll.n_lost, >, 0);
}

/* What is done to the disk when the file in @dir, left by a first failure, is opened. */
static GPtrArray *
recover (MusterTestDir    *dir,
         MusterPowerModel *model)
{
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GBytes) file_journal = NULL;

  if (!g_file_test (journal, G_FILE_TEST_EXISTS))
    return g_ptr_array_new ();

  file = muster_store_test_read (path);
  file_journal = muster_store_test_read (journal);
  muster_power_model_add (model, "muster.db", file);
  muster_power_model_add (model, "muster.db-journal", file_journal);

  muster_shim_vfs_install ();
  muster_shim_vfs_start_log ();
  store = muster_store_open (path, MUSTER_STORE_DEFAULT, NULL);
  g_clear_object (&store);
  muster_shim_vfs_uninstall ();

  return muster_shim_vfs_take_log ();
}

/* A journal in the middle of being played back when the power fails again. */
static void
test_second_failure_while_recovering (void)
{
  g_autoptr (GRand) rand = muster_store_test_rand ("power twice");
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterTestDir) second_dir = muster_test_dir_new ();
  const char *second_folder = muster_test_dir_get_path (second_dir);
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GPtrArray) log = record (path, NULL, 10, &file);
  g_autoptr (MusterPowerModel) model = muster_power_model_new ();
  Toll toll = { 0 };

  muster_power_model_add (model, "muster.db", file);
  for (guint i = 0; i < log->len; i++)
    {
      g_autoptr (MusterPowerModel) again = muster_power_model_new ();
      g_autoptr (GPtrArray) recovery = NULL;

      muster_power_model_apply (model, log->pdata[i]);
      empty_folder (muster_test_dir_get_path (dir));
      muster_power_model_crash (model, rand, muster_test_dir_get_path (dir));

      recovery = recover (dir, again);
      for (guint n = 0; n < recovery->len; n++)
        {
          muster_power_model_apply (again, recovery->pdata[n]);
          empty_folder (second_folder);
          muster_power_model_crash (again, rand, second_folder);
          judge (second_folder, muster_power_model_get_acked (model), &toll);
        }
    }

  report ("twice", &toll);
  g_assert_cmpuint (toll.n_crashes, >, 100);
  g_assert_cmpuint (toll.n_corrupt, ==, 0);
  g_assert_cmpuint (toll.n_lost, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/power/nothing-acknowledged-is-lost", test_nothing_acknowledged_is_lost);
  g_test_add_func ("/power/without-syncing-it-fails", test_without_syncing_it_fails);
  g_test_add_func ("/power/full-syncing-is-not-enough", test_full_syncing_is_not_enough);
  g_test_add_func ("/power/second-failure-while-recovering", test_second_failure_while_recovering);

  return g_test_run ();
}
