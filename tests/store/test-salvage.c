/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup.h"
#include "store/upkeep/muster-salvage.h"
#include "muster-test-store.h"

/* What is put together again from a file that is damaged. */

#define DAY 86400
#define NOON 1769860800 /* 2026-01-31 12:00 UTC */

typedef struct
{
  MusterTestDir *dir;
  char *path;
  MusterStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->path = muster_store_test_make_file (fixture->dir, 12);
  fixture->store = muster_store_test_open (fixture->dir);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  g_free (fixture->path);
  muster_test_dir_free (fixture->dir);
}

static void
test_what_was_salvaged_takes_its_place (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autofree char *backup = muster_store_back_up (fixture->store, NOON, NULL);
  g_autofree char *replaced = NULL;
  g_autofree char *good = NULL;
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_db_exec (muster_store_get_db (fixture->store),
                                 "UPDATE event SET payload = '{}' WHERE battle_id = 5 AND seq = 3",
                                 &error));
  g_clear_object (&fixture->store);

  salvage = muster_salvage_file (fixture->path, NULL, MUSTER_SALVAGE_DEFAULT, NOON, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (salvage->n_battles, ==, 11);
  g_assert_cmpuint (salvage->n_cut_battles, ==, 1);
  g_assert_cmpuint (salvage->losses->len, ==, 1);

  g_assert_true (
    muster_restore_backup (fixture->path, salvage->path, NOON, &replaced, &error));
  g_assert_true (g_file_test (replaced, G_FILE_TEST_EXISTS));
  fixture->store = muster_store_test_open (fixture->dir);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (fixture->store)), ==, 12);

  /* It is not a backup itself. */
  good = muster_backup_find_good (fixture->path, NOON + DAY, &error);
  g_assert_cmpstr (good, ==, backup);
}

/* Nothing proves a beginning that fits neither its own hash nor what follows from it: it is left out, or kept
 * under a title that says so. */
static void
test_unproved_beginnings_are_salvaged_on_request (Fixture       *fixture,
                                                  gconstpointer  data)
{
  static const MusterSalvageFlags flags[] = { MUSTER_SALVAGE_DEFAULT, MUSTER_SALVAGE_UNPROVED };

  g_assert_true (muster_db_exec (muster_store_get_db (fixture->store),
                                 "UPDATE battle_setup SET document = replace (document, '{', '{ ')"
                                 " WHERE battle_id = 5;"
                                 "UPDATE campaign_setup SET document = replace (document, '{', '{ ')"
                                 " WHERE campaign_id <= 2", NULL));
  g_clear_object (&fixture->store);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *name = g_strdup_printf ("salvaged-%u.db", i);
      g_autofree char *target = muster_test_dir_build (fixture->dir, name);
      g_autoptr (MusterSalvage) salvage =
        muster_salvage_file (fixture->path, target, flags[i], NOON, &error);
      g_autoptr (MusterStore) store = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (salvage->n_battles, ==, 11);
      g_assert_cmpuint (salvage->n_unproved_battles, ==, 1);
      g_assert_cmpuint (salvage->n_campaigns, ==, 1);
      g_assert_cmpuint (salvage->n_unproved_campaigns, ==, 2);
      store = muster_store_open (target, MUSTER_STORE_DEFAULT, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 11 + i);
      g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_campaigns (store)), ==, 1 + 2 * i);
    }
  fixture->store = muster_store_test_open (fixture->dir);
}

/* And what is there already is not written over. */
static void
test_salvaged_things_stand_in_their_order (Fixture       *fixture,
                                           gconstpointer  data)
{
  g_autofree char *target = muster_test_dir_build (fixture->dir, "salvaged.db");
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterStoreList) battles = NULL;
  g_autoptr (MusterStoreList) forces = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 3; i++)
    {
      static const gint64 used[] = { 7, 2, 9 };
      g_autoptr (MusterJournal) journal = muster_store_test_write (fixture->store, used[i]);

      g_assert_true (muster_store_test_append (journal, 1, &error));
    }
  g_clear_object (&fixture->store);
  salvage = muster_salvage_file (fixture->path, target, MUSTER_SALVAGE_DEFAULT, NOON, &error);
  g_assert_no_error (error);
  g_assert_null (muster_salvage_file (fixture->path, target, MUSTER_SALVAGE_DEFAULT, NOON, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_IO);
  g_clear_error (&error);
  store = muster_store_open (target, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  battles = muster_ledger_store_list (muster_store_get_battles (store));
  muster_assert_model (battles, "title",
                       "Battle 8 Battle 1 Battle 6 Battle 11 Battle 10 Battle 9 Battle 7 Battle 5 Battle 4 "
                       "Battle 3 Battle 2 Battle 0");
  forces = muster_force_store_list (muster_store_get_forces (store));
  muster_assert_model (forces, "title", "Force of 4 Force of 3 Force of 2 Force of 1");
  fixture->store = muster_store_test_open (fixture->dir);
}

/* The tally knows of details and settings that no page holds any more. */
static void
test_lost_details_and_settings_are_told (Fixture       *fixture,
                                         gconstpointer  data)
{
  MusterDb *db = muster_store_get_db (fixture->store);
  g_autofree char *target = muster_test_dir_build (fixture->dir, "salvaged.db");
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (GError) error = NULL;
  gint64 n_battles, n_campaigns;

  g_assert_true (muster_db_query_int (db, "SELECT count (*) FROM battle_detail", &n_battles, NULL));
  g_assert_true (muster_db_query_int (db, "SELECT count (*) FROM campaign_detail", &n_campaigns, NULL));
  g_assert_cmpint (n_battles, >, 0);
  g_assert_true (muster_db_exec (db, "UPDATE battle_detail SET hash = zeroblob (32);"
                                     "UPDATE campaign_detail SET hash = zeroblob (32);"
                                     "UPDATE setting SET hash = zeroblob (32)", NULL));
  g_clear_object (&fixture->store);
  salvage = muster_salvage_file (fixture->path, target, MUSTER_SALVAGE_DEFAULT, NOON, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (salvage->n_battles, ==, 12 - n_battles);
  g_assert_cmpuint (salvage->n_cut_battles, ==, n_battles);
  g_assert_cmpuint (salvage->n_cut_campaigns, ==, n_campaigns);
  g_assert_cmpuint (salvage->n_settings, ==, 0);
  for (guint i = 0; i < salvage->losses->len; i++)
    g_test_message ("%s", (char *) salvage->losses->pdata[i]);
  g_assert_cmpuint (salvage->losses->len, ==, n_campaigns > 0 ? 3 : 2);
  fixture->store = muster_store_test_open (fixture->dir);
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

  add ("/salvage/what-was-salvaged-takes-its-place", test_what_was_salvaged_takes_its_place);
  add ("/salvage/unproved-beginnings-are-salvaged-on-request",
       test_unproved_beginnings_are_salvaged_on_request);
  add ("/salvage/salvaged-things-stand-in-their-order", test_salvaged_things_stand_in_their_order);
  add ("/salvage/lost-details-and-settings-are-told", test_lost_details_and_settings_are_told);

  return g_test_run ();
}
