/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/preferences/muster-preferences.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"
#include "store/upkeep/muster-backup.h"

/* Where the header of an SQLite file says which version of the data it holds. */
#define USER_VERSION 60

#define PAGE_SIZE 4096

typedef struct
{
  MusterTestUi ui;
  MusterTestDir *dir;
  char *path;
  gint64 id;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  fixture->dir = muster_test_dir_new ();
  fixture->path = muster_test_dir_build (fixture->dir, "muster.db");
  store = muster_test_app_new_store (fixture->dir);
  fixture->id = muster_test_app_add_sample (store, library, "skirmish-at-the-ford", NULL);
  muster_store_close (store);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  muster_test_ui_stop (&fixture->ui);
  g_clear_pointer (&fixture->path, g_free);
  muster_test_dir_free (fixture->dir);
}

static void
change_bytes (Fixture      *fixture,
              gsize         offset,
              const guint8 *bytes,
              gsize         n_bytes)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (fixture->path, &content, &length, &error));
  g_assert_cmpuint (offset + n_bytes, <=, length);
  memcpy (content + offset, bytes, n_bytes);
  g_assert_true (g_file_set_contents (fixture->path, content, (gssize) length, &error));
}

/* The window that is there now: trouble goes as it came, with its window. */
static GtkWidget *
get_window (Fixture *fixture)
{
  muster_test_ui_settle ();
  return gtk_application_get_windows (GTK_APPLICATION (fixture->ui.application))->data;
}

static gboolean
shows (Fixture    *fixture,
       const char *text)
{
  return muster_test_ui_shows (get_window (fixture), text);
}

static MusterStore *
get_store (Fixture *fixture)
{
  GtkWidget *window = get_window (fixture);
  g_autoptr (MusterStore) store = NULL;

  if (MUSTER_IS_WINDOW (window))
    g_object_get (window, "store", &store, NULL);
  return store;
}

static gboolean
has_store (gpointer data)
{
  return get_store (data) != NULL;
}

/* A dialog beside the window of the program. */
static gboolean
is_told (Fixture    *fixture,
         const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != get_window (fixture) && muster_test_ui_shows (window, text))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_told_of_no_backup (gpointer data)
{
  return is_told (data, "There is no undamaged backup.");
}

static gboolean
is_told_of_a_failed_backup (gpointer data)
{
  return is_told (data, "Today’s Backup Could Not Be Made");
}

static gboolean
has_backup (gpointer data)
{
  g_autoptr (GPtrArray) backups = muster_backup_list (((Fixture *) data)->path);

  return backups->len == 1;
}

static void
test_a_newer_file_is_opened_for_reading (Fixture       *fixture,
                                         gconstpointer  data)
{
  static const guint8 newer[] = { 0, 0, 0x27, 0x0f };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length;

  change_bytes (fixture, USER_VERSION, newer, sizeof newer);
  g_assert_true (g_file_get_contents (fixture->path, &before, &length, NULL));
  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_null (get_store (fixture));
  g_assert_true (shows (fixture, "Muster’s Data Could Not Be Opened"));
  g_assert_true (muster_test_ui_hides (get_window (fixture), "Save What Can Be Read"));

  muster_test_ui_click (
    muster_test_ui_find_action (get_window (fixture), "app.data-read-only"));
  g_assert_nonnull (get_store (fixture));
  g_assert_true (shows (fixture, "Opened for reading only: nothing can be changed."));
  g_assert_true (g_file_get_contents (fixture->path, &after, &length, NULL));
  g_assert_cmpmem (before, length, after, length);
}

static void
test_a_damaged_file_is_salvaged (Fixture       *fixture,
                                 gconstpointer  data)
{
  guint8 rubbish[64];

  memset (rubbish, 0xa5, sizeof rubbish);
  change_bytes (fixture, 0, rubbish, 16);
  change_bytes (fixture, 100, rubbish, sizeof rubbish);
  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_null (get_store (fixture));
  g_assert_true (shows (fixture, "Muster’s Data Could Not Be Opened"));
  muster_test_ui_click (
    muster_test_ui_find_action (get_window (fixture), "app.data-salvage"));
  g_assert_true (muster_test_wait_until (has_store, fixture, MUSTER_TEST_PATIENCE));
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (get_store (fixture))),
                    ==, 1);
}

static void
test_without_a_backup_it_says_so (Fixture       *fixture,
                                  gconstpointer  data)
{
  guint8 rubbish[16];

  memset (rubbish, 0xa5, sizeof rubbish);
  change_bytes (fixture, 0, rubbish, sizeof rubbish);
  muster_test_ui_start (&fixture->ui, fixture->dir);
  muster_test_ui_click (
    muster_test_ui_find_action (get_window (fixture), "app.data-restore"));
  g_assert_true (muster_test_wait_until (is_told_of_no_backup, fixture, MUSTER_TEST_PATIENCE));
  g_assert_null (get_store (fixture));
}

static void
test_a_file_in_use_can_be_tried_again (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autoptr (MusterStore) other = muster_test_app_new_store (fixture->dir);

  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_null (get_store (fixture));
  muster_store_close (other);
  muster_test_ui_click (muster_test_ui_find_action (get_window (fixture), "app.data-retry"));
  g_assert_nonnull (get_store (fixture));
  g_assert_true (shows (fixture, "In Progress"));
}

/* Made on the day before, it is what the damaged file is replaced with. */
static void
test_the_backup_of_the_day_brings_it_back (Fixture       *fixture,
                                           gconstpointer  data)
{
  guint8 rubbish[16];

  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_true (muster_test_wait_until (has_backup, fixture, MUSTER_TEST_PATIENCE));
  muster_test_ui_stop (&fixture->ui);

  memset (rubbish, 0xa5, sizeof rubbish);
  change_bytes (fixture, 0, rubbish, sizeof rubbish);
  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_null (get_store (fixture));
  muster_test_ui_click (
    muster_test_ui_find_action (get_window (fixture), "app.data-restore"));
  g_assert_true (muster_test_wait_until (has_store, fixture, MUSTER_TEST_PATIENCE));
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (get_store (fixture))),
                    ==, 1);
}

static gboolean
has_lost_a_battle (gpointer data)
{
  MusterStore *store = get_store (data);

  return store != NULL && muster_test_count_ledgers (muster_store_get_battles (store)) == 1;
}

/* Of data that is whole: whoever regrets something goes back, and what was there is kept. */
static void
test_a_chosen_backup_is_gone_back_to (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr (GPtrArray) backups = NULL;
  g_autofree char *path = muster_store_dup_backups_path (fixture->path);
  g_autoptr (GDir) folder = NULL;
  guint n_kept = 0;

  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_true (muster_test_wait_until (has_backup, fixture, MUSTER_TEST_PATIENCE));
  backups = muster_backup_list (fixture->path);
  muster_test_ui_open_sample (&fixture->ui, "skirmish-at-the-ford");
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (get_store (fixture))),
                    ==, 2);

  g_action_group_activate_action (G_ACTION_GROUP (fixture->ui.application), "restore-backup",
                                  g_variant_new_string (((MusterBackup *) backups->pdata[0])->path));
  g_assert_true (muster_test_wait_until (has_lost_a_battle, fixture, MUSTER_TEST_PATIENCE));
  g_assert_true (is_told (fixture, "Your Data Is Back"));
  folder = g_dir_open (path, 0, NULL);
  for (const char *name = g_dir_read_name (folder); name != NULL; name = g_dir_read_name (folder))
    n_kept += strstr (name, "-replaced") != NULL ? 1 : 0;
  g_assert_cmpuint (n_kept, ==, 1);
}

static gboolean
is_checked (gpointer data)
{
  return muster_test_ui_shows (data, "All is well. 1 battle, 0 campaigns");
}

static void
test_the_data_is_checked_when_asked_for (Fixture       *fixture,
                                         gconstpointer  data)
{
  GtkWidget *preferences, *row;

  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->ui.application), "preferences", NULL);
  preferences = muster_test_ui_find_window (MUSTER_TYPE_PREFERENCES);
  row = muster_test_ui_find_row (preferences, ADW_TYPE_ACTION_ROW, "Check the Data");
  g_assert_true (muster_test_ui_hides (row, "Cancel"));

  g_signal_emit_by_name (row, "activated");
  g_assert_true (muster_test_ui_shows (row, "Cancel"));
  muster_test_ui_click (muster_test_ui_find_button (row, "Cancel"));
  g_assert_true (muster_test_ui_hides (row, "Cancel"));

  g_signal_emit_by_name (row, "activated");
  g_assert_true (muster_test_wait_until (is_checked, row, MUSTER_TEST_PATIENCE));
  g_assert_true (muster_test_ui_hides (row, "Cancel"));
  gtk_window_close (GTK_WINDOW (preferences));
}

static void
test_a_backup_that_fails_is_told (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autofree char *folder = muster_test_dir_build (fixture->dir, "backups");
  g_autoptr (GError) error = NULL;

  g_file_set_contents (folder, "in the way", -1, &error);
  g_assert_no_error (error);
  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_true (muster_test_wait_until (is_told_of_a_failed_backup, fixture, MUSTER_TEST_PATIENCE));
  g_assert_nonnull (get_store (fixture));
}

/* Where @text stands in the file for the last time. */
static gsize
find_bytes (Fixture    *fixture,
            const char *text)
{
  g_autofree char *content = NULL;
  gsize length;
  gsize found = 0;

  g_assert_true (g_file_get_contents (fixture->path, &content, &length, NULL));
  for (gsize i = 0; i + strlen (text) <= length; i++)
    if (memcmp (content + i, text, strlen (text)) == 0)
      found = i;
  g_assert_cmpuint (found, >, 0);
  return found;
}

static void
test_a_damaged_battle_is_shown_and_can_be_salvaged (Fixture       *fixture,
                                                    gconstpointer  data)
{
  change_bytes (fixture, find_bytes (fixture, "kingsSkirmish at the ford") + 5, (const guint8 *) "X", 1);
  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_nonnull (get_store (fixture));
  g_assert_true (shows (fixture, "Xkirmish at the ford"));
  g_assert_true (shows (fixture, "damaged"));

  muster_test_ui_click (muster_test_ui_find_action (get_window (fixture), "app.data-rescue"));
  g_assert_null (get_store (fixture));
  g_assert_true (shows (fixture, "Some of Your Data Is Damaged"));
  muster_test_ui_click (
    muster_test_ui_find_action (get_window (fixture), "app.data-salvage"));
  g_assert_true (muster_test_wait_until (has_store, fixture, MUSTER_TEST_PATIENCE));
  g_assert_true (shows (fixture, "Skirmish at the ford"));
  g_assert_true (muster_test_ui_hides (get_window (fixture), "See What Can Be Done"));
}

/* The index that lists of battles go by: of all pages with one entry of an index, the one with the
 * shortest. */
static gsize
find_list (Fixture *fixture)
{
  g_autofree char *content = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (fixture->path, &content, &length, NULL));
  for (gsize page = PAGE_SIZE; page < length; page += PAGE_SIZE)
    {
      const guint8 *bytes = (const guint8 *) content + page;

      if (bytes[0] == 10 && bytes[3] * 256 + bytes[4] == 1 && bytes[5] * 256 + bytes[6] > PAGE_SIZE - 10)
        return page;
    }
  g_assert_not_reached ();
}

static void
test_a_list_that_is_lost_is_no_empty_desk (Fixture       *fixture,
                                           gconstpointer  data)
{
  static const guint8 nothing[PAGE_SIZE];

  change_bytes (fixture, find_list (fixture), nothing, sizeof nothing);
  muster_test_ui_start (&fixture->ui, fixture->dir);
  g_assert_nonnull (get_store (fixture));
  g_assert_true (shows (fixture, "See What Can Be Done"));
  g_assert_true (muster_test_ui_hides (get_window (fixture), "A Clerk for Your Battles"));
}

#define ADD(name, function) \
  g_test_add ("/trouble/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("a-newer-file-is-opened-for-reading", test_a_newer_file_is_opened_for_reading);
  ADD ("a-damaged-file-is-salvaged", test_a_damaged_file_is_salvaged);
  ADD ("a-damaged-battle-is-shown-and-can-be-salvaged",
       test_a_damaged_battle_is_shown_and_can_be_salvaged);
  ADD ("a-list-that-is-lost-is-no-empty-desk", test_a_list_that_is_lost_is_no_empty_desk);
  ADD ("without-a-backup-it-says-so", test_without_a_backup_it_says_so);
  ADD ("the-backup-of-the-day-brings-it-back", test_the_backup_of_the_day_brings_it_back);
  ADD ("a-chosen-backup-is-gone-back-to", test_a_chosen_backup_is_gone_back_to);
  ADD ("the-data-is-checked-when-asked-for", test_the_data_is_checked_when_asked_for);
  ADD ("a-backup-that-fails-is-told", test_a_backup_that_fails_is_told);
  ADD ("a-file-in-use-can-be-tried-again", test_a_file_in_use_can_be_tried_again);

  return g_test_run ();
}
