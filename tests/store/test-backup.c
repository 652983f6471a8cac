/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/db/muster-owner-lock.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup-folder.h"
#include "store/upkeep/muster-backup-private.h"
#include "muster-test-store.h"

#include <glib/gstdio.h>
#include <string.h>

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

static char *
back_up (Fixture *fixture,
         gint64   now)
{
  g_autoptr (GError) error = NULL;
  char *backup = muster_store_back_up (fixture->store, now, &error);

  g_assert_no_error (error);

  return backup;
}

static void
test_backup_has_everything (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autofree char *backup = back_up (fixture, NOON);
  g_autofree char *expected = muster_test_dir_build (fixture->dir,
                                                     "backups/muster-20260131T120000Z.db");
  g_autofree char *before = muster_store_test_dump (fixture->path);
  g_autofree char *after = muster_store_test_dump (backup);

  g_assert_cmpstr (backup, ==, expected);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (muster_backup_verify (backup, NULL));
}

static void
choose (Fixture    *fixture,
        const char *folder)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_backup_folder_choose (fixture->path, folder, &error));
  g_assert_no_error (error);
}

/* Those of the folder of before are known as well, and the next goes where it is wanted. */
static void
test_another_folder_is_chosen (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autofree char *folder = muster_test_dir_build (fixture->dir, "stick of ünits");
  g_autofree char *beside = back_up (fixture, NOON - DAY);
  g_autofree char *expected = g_build_filename (folder, "muster-20260131T120000Z.db", NULL);
  g_autofree char *again = NULL;
  g_autofree char *there = NULL;
  g_autofree char *good = NULL;
  g_autofree char *part = g_build_filename (folder, "muster-20260101T120000Z.db.part", NULL);
  g_autoptr (GPtrArray) backups = NULL;

  choose (fixture, folder);
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
  g_assert_true (g_file_set_contents (part, "left over", -1, NULL));
  there = back_up (fixture, NOON);
  g_assert_cmpstr (there, ==, expected);
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
  g_assert_true (muster_backup_verify (there, NULL));
  backups = muster_backup_list (fixture->path);
  g_assert_cmpuint (backups->len, ==, 2);
  g_assert_cmpstr (((MusterBackup *) backups->pdata[0])->path, ==, there);
  g_assert_cmpstr (((MusterBackup *) backups->pdata[1])->path, ==, beside);
  good = muster_backup_find_good (fixture->path, NOON, NULL);
  g_assert_cmpstr (good, ==, there);

  choose (fixture, NULL);
  g_assert_null (muster_backup_folder_dup_chosen (fixture->path));
  again = back_up (fixture, NOON + 1);
  g_assert_true (g_str_has_suffix (again, "/backups/muster-20260131T120001Z.db"));
}

/* Both folders are thinned as one. */
static void
test_a_chosen_folder_is_thinned (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autofree char *folder = muster_test_dir_build (fixture->dir, "stick");
  g_autofree char *last = NULL;
  g_autoptr (GPtrArray) backups = NULL;

  choose (fixture, folder);
  for (int i = 30; i >= 0; i--)
    {
      g_free (last);
      last = back_up (fixture, NOON - i * DAY);
    }
  backups = muster_backup_list (fixture->path);
  g_assert_cmpuint (backups->len, <, 20);
  for (guint i = 0; i < backups->len; i++)
    g_assert_true (g_str_has_prefix (((MusterBackup *) backups->pdata[i])->path, folder));
}

/* A drive that is not connected: it is said, nothing is made elsewhere, and nothing of the data is lost. */
static void
test_a_folder_that_is_gone (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autofree char *drive = muster_test_dir_build (fixture->dir, "drive");
  g_autofree char *away = muster_test_dir_build (fixture->dir, "away");
  g_autofree char *folder = g_build_filename (drive, "backups of mine", NULL);
  g_autofree char *none = NULL;
  g_autofree char *made = NULL;
  g_autoptr (GError) error = NULL;
  MusterStore *store;

  g_assert_cmpint (g_mkdir (drive, 0700), ==, 0);
  choose (fixture, folder);
  made = back_up (fixture, NOON);
  g_assert_true (muster_backup_folder_is_ready (fixture->path));
  g_assert_cmpint (g_rename (drive, away), ==, 0);
  g_assert_false (muster_backup_folder_is_ready (fixture->path));
  none = muster_store_back_up (fixture->store, NOON + DAY, &error);
  g_assert_null (none);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, "choose another folder"));
  g_assert_false (g_file_test (drive, G_FILE_TEST_EXISTS));
  g_clear_error (&error);

  /* With the data gone too, nothing is begun anew as if there had been nothing. */
  g_clear_object (&fixture->store);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  store = muster_store_open (fixture->path, MUSTER_STORE_DEFAULT, &error);
  g_assert_null (store);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_cmpint (g_rename (away, drive), ==, 0);
  g_assert_true (muster_restore_backup (fixture->path, made, NOON, NULL, &error));
  g_assert_no_error (error);
  fixture->store = muster_store_test_open (fixture->dir);
}

/* What cannot be a folder is not chosen, and the one of before stays. */
static void
test_no_folder_is_not_chosen (Fixture       *fixture,
                              gconstpointer  data)
{
  g_autofree char *folder = muster_test_dir_build (fixture->dir, "stick");
  g_autofree char *deep = muster_test_dir_build (fixture->dir, "not/there");
  g_autofree char *chosen = NULL;
  g_autoptr (GError) error = NULL;

  choose (fixture, folder);
  g_assert_false (muster_backup_folder_choose (fixture->path, fixture->path, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_false (muster_backup_folder_choose (fixture->path, deep, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED);
  chosen = muster_backup_folder_dup (fixture->path);
  g_assert_cmpstr (chosen, ==, folder);
}

/* The folder beside the file needs no choosing, and what nobody wrote there is no choice. */
static void
test_the_usual_folder_is_no_choice (Fixture       *fixture,
                                    gconstpointer  data)
{
  static const char *const texts[] = { "", "\n", "backups\n", "./stick" };
  g_autofree char *stick = muster_test_dir_build (fixture->dir, "stick");
  g_autofree char *beside = muster_test_dir_build (fixture->dir, "stick/../backups/");
  g_autofree char *choice = g_strconcat (fixture->path, ".backups", NULL);
  g_autofree char *chosen = NULL;

  choose (fixture, NULL);
  choose (fixture, stick);
  choose (fixture, beside);
  g_assert_false (g_file_test (choice, G_FILE_TEST_EXISTS));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      muster_store_test_put (choice, texts[i], strlen (texts[i]));
      g_assert_null (muster_backup_folder_dup_chosen (fixture->path));
    }
  muster_store_test_put (choice, stick, strlen (stick));
  chosen = muster_backup_folder_dup_chosen (fixture->path);
  g_assert_cmpstr (chosen, ==, stick);
}

static void
test_two_in_a_second_are_two (Fixture       *fixture,
                              gconstpointer  data)
{
  g_autofree char *first = back_up (fixture, NOON);
  g_autofree char *second = back_up (fixture, NOON);
  g_autoptr (GPtrArray) backups = muster_backup_list (fixture->path);

  g_assert_cmpstr (first, !=, second);
  g_assert_cmpuint (backups->len, ==, 2);
  g_assert_cmpint (((MusterBackup *) backups->pdata[0])->time, ==, NOON);
}

/* Those of one second stand in their order, also when there are more than ten of them. */
static void
test_the_last_comes_first (Fixture       *fixture,
                           gconstpointer  data)
{
  static const gint64 times[] = { NOON, NOON + 1, NOON - 1 };
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) backups = NULL;

  for (guint i = 0; i < 11; i++)
    g_ptr_array_add (made, back_up (fixture, times[0]));
  g_ptr_array_add (made, back_up (fixture, times[1]));
  g_ptr_array_insert (made, 0, back_up (fixture, times[2]));
  backups = muster_backup_list (fixture->path);
  g_assert_cmpuint (backups->len, ==, 13);
  for (guint i = 0; i < backups->len; i++)
    g_assert_cmpstr (((MusterBackup *) backups->pdata[i])->path, ==, made->pdata[12 - i]);
}

static void
test_a_clock_beyond_the_calendar (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autofree char *backup = back_up (fixture, G_MAXINT64 / 2);

  g_assert_true (g_str_has_suffix (backup, "/backups/muster-99991231T235959Z.db"));
}

/* Names that are nearly those of backups. */
static void
test_other_names_are_no_backups (Fixture       *fixture,
                                 gconstpointer  data)
{
  static const char *const names[] = {
    "muster-20260131T120000Z.db.part", "muster-20260131T120000Z", "muster-20260131T12000.db", "muster-.db",
    "muster20260131T120000Z.db", "muster-20261331T120000Z.db", "muster-20260131T120000Z-a.db",
    "muster-20260131T120000Zx.db", "other-20260131T120000Z.db", "muster_20260131T120000Z.db",
  };
  g_autofree char *folder = muster_test_dir_build (fixture->dir, "backups");
  g_autofree char *backup = back_up (fixture, NOON - DAY);
  g_autoptr (GPtrArray) backups = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      muster_store_test_put (path, "x", 1);
    }
  backups = muster_backup_list (fixture->path);
  g_assert_cmpuint (backups->len, ==, 1);
  g_assert_cmpstr (((MusterBackup *) backups->pdata[0])->path, ==, backup);
}

static void
test_one_a_day_is_due (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *backup = NULL;

  g_assert_true (muster_store_is_backup_due (fixture->store, NOON));
  backup = back_up (fixture, NOON);
  g_assert_false (muster_store_is_backup_due (fixture->store, NOON + DAY - 1));
  g_assert_true (muster_store_is_backup_due (fixture->store, NOON + DAY));
  g_assert_true (muster_store_is_backup_due (fixture->store, NOON - 40 * DAY));
}

static void
test_old_ones_are_thinned_and_strangers_left_alone (Fixture       *fixture,
                                                    gconstpointer  data)
{
  g_autofree char *stranger = muster_test_dir_build (fixture->dir, "backups/other-20250101T120000Z.db");
  g_autofree char *aside = muster_test_dir_build (fixture->dir,
                                                  "backups/muster-20250101T120000Z-replaced.db");
  g_autofree char *left = muster_test_dir_build (fixture->dir,
                                                 "backups/muster-20250101T120000Z.db.part");
  g_autoptr (GPtrArray) backups = NULL;

  for (guint i = 0; i < 30; i++)
    g_free (back_up (fixture, NOON + i * DAY / 2));
  muster_store_test_put (stranger, "x", 1);
  muster_store_test_put (aside, "x", 1);
  muster_store_test_put (left, "x", 1);
  g_free (back_up (fixture, NOON + 400 * DAY));

  backups = muster_backup_list (fixture->path);
  g_assert_cmpuint (backups->len, ==, 3); /* January, February, and the new one */
  g_assert_true (g_file_test (stranger, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
}

static void
test_no_backup_is_made_of_a_damaged_file (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_autofree char *good = back_up (fixture, NOON);
  g_autofree char *found = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_db_exec (muster_store_get_db (fixture->store),
                                 "UPDATE event SET program = 'x' WHERE battle_id = 3 AND seq = 2",
                                 NULL));
  g_assert_null (muster_store_back_up (fixture->store, NOON + DAY, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
  backups = muster_backup_list (fixture->path);
  g_assert_cmpuint (backups->len, ==, 1);
  found = muster_backup_find_good (fixture->path, NOON + DAY, &error);
  g_assert_cmpstr (found, ==, good);
}

static void
test_newest_good_one_is_found (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autofree char *good = back_up (fixture, NOON);
  g_autofree char *bad = back_up (fixture, NOON + DAY);
  g_autoptr (GBytes) bytes = muster_store_test_read (bad);
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_test_put (bad, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes) / 2);
  found = muster_backup_find_good (fixture->path, NOON + DAY, &error);
  g_assert_cmpstr (found, ==, good);

  g_unlink (good);
  g_assert_null (muster_backup_find_good (fixture->path, NOON + DAY, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
}

/* A clock may have been set back, but not by years. */
static void
test_an_hour_ahead_is_no_future (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autofree char *old = back_up (fixture, NOON);
  g_autofree char *ahead = back_up (fixture, NOON + 3600);
  g_autofree char *future = back_up (fixture, NOON + 3601);
  g_autofree char *found = muster_backup_find_good (fixture->path, NOON, NULL);
  g_autofree char *left = NULL;
  g_autofree char *last = NULL;

  g_assert_cmpstr (found, ==, ahead);
  g_unlink (ahead);
  left = muster_backup_find_good (fixture->path, NOON, NULL);
  g_assert_cmpstr (left, ==, old);
  g_unlink (old);
  last = muster_backup_find_good (fixture->path, NOON, NULL);
  g_assert_cmpstr (last, ==, future);
}

static void
test_restoring_keeps_what_was_there (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autofree char *backup = back_up (fixture, NOON);
  g_autofree char *kept = muster_store_test_dump (fixture->path);
  g_autofree char *later = NULL;
  g_autofree char *replaced = NULL;
  g_autofree char *now = NULL;
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_test_create (fixture->store, "Later", 5);
  later = muster_store_test_dump (fixture->path);

  g_assert_false (muster_restore_backup (fixture->path, backup, NOON, NULL, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY);
  g_clear_error (&error);

  g_clear_object (&fixture->store);
  g_assert_true (muster_restore_backup (fixture->path, backup, NOON, &replaced, &error));
  g_assert_no_error (error);
  now = muster_store_test_dump (fixture->path);
  aside = muster_store_test_dump (replaced);
  g_assert_cmpstr (now, ==, kept);
  g_assert_cmpstr (aside, ==, later);

  fixture->store = muster_store_test_open (fixture->dir);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (fixture->store)), ==, 12);
}

static void
assert_content (const char *path,
                const char *text)
{
  g_autoptr (GBytes) bytes = muster_store_test_read (path);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
}

/* What lay beside the old file goes with it, and the new one needs no looking at. */
static void
test_restoring_after_a_crash (Fixture       *fixture,
                              gconstpointer  data)
{
  static const char *const endings[] = { "-journal", "-wal", "-shm" };
  g_autofree char *backup = back_up (fixture, NOON);
  g_autofree char *lock_path = g_strconcat (fixture->path, ".lock", NULL);
  g_autofree char *replaced = NULL;
  g_autoptr (MusterOwnerLock) lock = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->store);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *beside = g_strconcat (fixture->path, endings[i], NULL);

      muster_store_test_put (beside, endings[i], strlen (endings[i]));
    }
  muster_store_test_put (lock_path, "open muster, process 1\n", 23);
  g_assert_true (muster_restore_backup (fixture->path, backup, NOON, &replaced, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *beside = g_strconcat (fixture->path, endings[i], NULL);
      g_autofree char *aside = g_strconcat (replaced, endings[i], NULL);

      g_assert_false (g_file_test (beside, G_FILE_TEST_EXISTS));
      assert_content (aside, endings[i]);
    }
  lock = muster_owner_lock_take (fixture->path, TRUE, 0, &error);
  g_assert_false (muster_owner_lock_was_unclean (lock));
}

static void
test_damaged_backup_is_not_restored (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autofree char *backup = back_up (fixture, NOON);
  g_autoptr (GBytes) bytes = muster_store_test_read (backup);
  g_autofree guint8 *copy = g_memdup2 (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GBytes) before = muster_store_test_read (fixture->path);
  g_autoptr (GBytes) after = NULL;
  g_autofree char *left = g_strconcat (fixture->path, ".restore", NULL);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < g_bytes_get_size (bytes); i += 700)
    copy[i] ^= 0x10;
  muster_store_test_put (backup, copy, g_bytes_get_size (bytes));
  g_clear_object (&fixture->store);
  g_assert_false (muster_restore_backup (fixture->path, backup, NOON, NULL, &error));
  g_assert_nonnull (error);
  after = muster_store_test_read (fixture->path);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
}

static void
test_lost_file_is_restored_with_no_journal_beside_it (Fixture       *fixture,
                                                      gconstpointer  data)
{
  g_autofree char *backup = back_up (fixture, NOON);
  g_autofree char *journal = g_strconcat (fixture->path, "-journal", NULL);
  g_autofree char *replaced = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->store);
  g_unlink (fixture->path);
  muster_store_test_put (journal, "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7 of another file", 24);
  g_assert_true (muster_restore_backup (fixture->path, backup, NOON, &replaced, &error));
  g_assert_null (replaced);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
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

  add ("/backup/backup-has-everything", test_backup_has_everything);
  add ("/backup/another-folder-is-chosen", test_another_folder_is_chosen);
  add ("/backup/a-chosen-folder-is-thinned", test_a_chosen_folder_is_thinned);
  add ("/backup/a-folder-that-is-gone", test_a_folder_that_is_gone);
  add ("/backup/no-folder-is-not-chosen", test_no_folder_is_not_chosen);
  add ("/backup/the-usual-folder-is-no-choice", test_the_usual_folder_is_no_choice);
  add ("/backup/two-in-a-second-are-two", test_two_in_a_second_are_two);
  add ("/backup/the-last-comes-first", test_the_last_comes_first);
  add ("/backup/a-clock-beyond-the-calendar", test_a_clock_beyond_the_calendar);
  add ("/backup/other-names-are-no-backups", test_other_names_are_no_backups);
  add ("/backup/one-a-day-is-due", test_one_a_day_is_due);
  add ("/backup/old-ones-are-thinned-and-strangers-left-alone",
       test_old_ones_are_thinned_and_strangers_left_alone);
  add ("/backup/no-backup-is-made-of-a-damaged-file", test_no_backup_is_made_of_a_damaged_file);
  add ("/backup/newest-good-one-is-found", test_newest_good_one_is_found);
  add ("/backup/an-hour-ahead-is-no-future", test_an_hour_ahead_is_no_future);
  add ("/backup/restoring-keeps-what-was-there", test_restoring_keeps_what_was_there);
  add ("/backup/restoring-after-a-crash", test_restoring_after_a_crash);
  add ("/backup/damaged-backup-is-not-restored", test_damaged_backup_is_not_restored);
  add ("/backup/lost-file-is-restored-with-no-journal-beside-it",
       test_lost_file_is_restored_with_no_journal_beside_it);

  return g_test_run ();
}
