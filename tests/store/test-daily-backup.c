/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup.h"
#include "store/upkeep/muster-daily-backup.h"

#include <glib/gstdio.h>

#define NOON 1769860800
#define DAY (24 * 60 * 60)

typedef struct
{
  MusterTestDir *dir;
  char *path;
  MusterStore *store;
  guint n_failures;
  guint expected; /* backups */
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->path = muster_store_test_make_file (fixture->dir, 3);
  fixture->store = muster_store_test_open (fixture->dir);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  g_clear_pointer (&fixture->path, g_free);
  muster_test_dir_free (fixture->dir);
}

static void
failed_cb (gpointer      data,
           const GError *error)
{
  Fixture *fixture = data;

  g_assert_nonnull (error);
  fixture->n_failures++;
}

static guint
count_backups (Fixture *fixture)
{
  g_autoptr (GPtrArray) backups = muster_backup_list (fixture->path);

  return backups->len;
}

static gboolean
has_expected (gpointer data)
{
  Fixture *fixture = data;

  return count_backups (fixture) >= fixture->expected;
}

static gboolean
has_failed (gpointer data)
{
  return ((Fixture *) data)->n_failures > 0;
}

static gboolean
never (gpointer data)
{
  return FALSE;
}

/* Long enough for a backup that nobody asked for to appear. */
static void
assert_stays (Fixture *fixture,
              guint    n_backups)
{
  g_assert_false (muster_test_wait_until (never, NULL, 300));
  g_assert_cmpuint (count_backups (fixture), ==, n_backups);
  g_assert_cmpuint (fixture->n_failures, ==, 0);
}

static void
wait_for_backups (Fixture *fixture,
                  guint    n)
{
  fixture->expected = n;
  g_assert_true (muster_test_wait_until (has_expected, fixture, MUSTER_TEST_PATIENCE));
}

static void
test_the_first_comes_by_itself (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (MusterDailyBackup) backup =
    muster_daily_backup_new (fixture->store, failed_cb, fixture);
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (GError) error = NULL;

  wait_for_backups (fixture, 1);
  assert_stays (fixture, 1);
  backups = muster_backup_list (fixture->path);
  g_assert_true (muster_backup_verify (((MusterBackup *) backups->pdata[0])->path, &error));
  g_assert_no_error (error);
}

static void
test_the_next_comes_after_a_day (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr (MusterDailyBackup) backup = NULL;
  g_autofree char *first = NULL;
  g_autoptr (GError) error = NULL;
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  first = muster_store_back_up (fixture->store, now, &error);
  g_assert_no_error (error);
  backup = muster_daily_backup_new (fixture->store, failed_cb, fixture);
  assert_stays (fixture, 1);

  muster_daily_backup_look (backup, now + DAY - 1);
  assert_stays (fixture, 1);
  muster_daily_backup_look (backup, now + DAY);
  /* While it is under way, another is not begun. */
  muster_daily_backup_look (backup, now + 2 * DAY);
  wait_for_backups (fixture, 2);
  assert_stays (fixture, 2);
}

static void
test_they_come_as_often_as_wanted (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autoptr (MusterDailyBackup) backup = NULL;
  g_autofree char *first = NULL;
  g_autoptr (GError) error = NULL;
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  first = muster_store_back_up (fixture->store, now, &error);
  g_assert_no_error (error);
  backup = muster_daily_backup_new (fixture->store, failed_cb, fixture);
  muster_daily_backup_set_days (backup, 0);
  muster_daily_backup_look (backup, now + 30 * DAY);
  assert_stays (fixture, 1);
  muster_daily_backup_set_days (backup, 7);
  muster_daily_backup_look (backup, now + 7 * DAY - 1);
  assert_stays (fixture, 1);
  muster_daily_backup_look (backup, now + 7 * DAY);
  wait_for_backups (fixture, 2);
}

static void
test_reading_only_makes_none (Fixture       *fixture,
                              gconstpointer  data)
{
  g_autoptr (MusterDailyBackup) backup = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_close (fixture->store);
  g_clear_object (&fixture->store);
  fixture->store =
    muster_store_open (fixture->path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING, &error);
  g_assert_no_error (error);
  backup = muster_daily_backup_new (fixture->store, failed_cb, fixture);
  assert_stays (fixture, 0);
}

static void
test_a_failure_is_told_once (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (MusterDailyBackup) backup = NULL;
  g_autofree char *folder = muster_test_dir_build (fixture->dir, "backups");
  g_autoptr (GError) error = NULL;

  g_file_set_contents (folder, "in the way", -1, &error);
  g_assert_no_error (error);
  backup = muster_daily_backup_new (fixture->store, failed_cb, fixture);
  g_assert_true (muster_test_wait_until (has_failed, fixture, MUSTER_TEST_PATIENCE));
  muster_daily_backup_look (backup, NOON);
  g_assert_false (muster_test_wait_until (never, NULL, 300));
  g_assert_cmpuint (fixture->n_failures, ==, 1);

  g_assert_cmpint (g_unlink (folder), ==, 0);
  muster_daily_backup_look (backup, NOON);
  wait_for_backups (fixture, 1);
  g_assert_cmpuint (fixture->n_failures, ==, 1);
}

/* Whether the worker was stopped or had finished: what is there is whole. */
static void
test_it_can_be_given_up (Fixture       *fixture,
                         gconstpointer  data)
{
  MusterDailyBackup *backup = muster_daily_backup_new (fixture->store, failed_cb, fixture);
  g_autofree char *folder = muster_test_dir_build (fixture->dir, "backups");
  g_autoptr (GDir) files = NULL;
  guint n_files = 0;

  muster_daily_backup_look (backup, NOON);
  muster_daily_backup_free (backup);
  g_assert_cmpuint (fixture->n_failures, ==, 0);

  files = g_dir_open (folder, 0, NULL);
  while (files != NULL && g_dir_read_name (files) != NULL)
    n_files++;
  g_assert_cmpuint (n_files, ==, count_backups (fixture));
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

#define ADD(name, function) \
  g_test_add ("/daily-backup/" name, Fixture, NULL, set_up, function, tear_down)

  ADD ("the-first-comes-by-itself", test_the_first_comes_by_itself);
  ADD ("the-next-comes-after-a-day", test_the_next_comes_after_a_day);
  ADD ("they-come-as-often-as-wanted", test_they_come_as_often_as_wanted);
  ADD ("reading-only-makes-none", test_reading_only_makes_none);
  ADD ("a-failure-is-told-once", test_a_failure_is_told_once);
  ADD ("it-can-be-given-up", test_it_can_be_given_up);

  return g_test_run ();
}
