/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/preferences/muster-backups-group.h"
#include "app/preferences/muster-preferences.h"
#include "muster-test-ui.h"
#include "store/upkeep/muster-backup.h"

#include <glib/gstdio.h>

/* Backups, as the preferences have them. */

static GtkWidget *
open_backups (MusterTestUi *ui)
{
  g_action_group_activate_action (G_ACTION_GROUP (ui->application), "preferences", NULL);
  return muster_test_ui_find (muster_test_ui_find_window (MUSTER_TYPE_PREFERENCES),
                              MUSTER_TYPE_BACKUPS_GROUP);
}

static gboolean
has_tooltip (GtkWidget     *widget,
             gconstpointer  text)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0;
}

static GtkWidget *
find_button (GtkWidget  *group,
             const char *tooltip)
{
  GtkWidget *button = muster_test_ui_search (group, has_tooltip, tooltip);

  g_assert_nonnull (button);
  return button;
}

static void
make_one_now (GtkWidget *group)
{
  adw_action_row_activate (
    ADW_ACTION_ROW (muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, "Make One Now")));
  muster_test_ui_settle ();
}

static gboolean
is_newest_in (const char *data,
              const char *folder)
{
  g_autoptr (GPtrArray) backups = muster_backup_list (data);

  return backups->len > 0 && g_str_has_prefix (((MusterBackup *) backups->pdata[0])->path, folder);
}

static void
test_a_folder_is_chosen (MusterTestUi  *ui,
                         gconstpointer  data)
{
  g_autofree char *folder = muster_test_dir_build (ui->dir, "Stick & <b>more");
  g_autofree char *away = muster_test_dir_build (ui->dir, "away");
  const char *path = muster_store_get_path (muster_test_ui_get_store (ui));
  GtkWidget *group = open_backups (ui);
  GtkWidget *usual = find_button (group, "Make backups in the usual folder again");

  g_assert_false (gtk_widget_get_visible (usual));
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  muster_test_ui_click (find_button (group, "Choose another folder for backups"));
  muster_test_ui_choose_files ((const char *const[]) { folder, NULL });
  g_assert_true (muster_test_ui_shows (group, folder));
  g_assert_true (gtk_widget_get_visible (usual));
  make_one_now (group);
  g_assert_true (muster_test_ui_shows (gtk_widget_get_ancestor (group, MUSTER_TYPE_PREFERENCES),
                                       "The backup was made"));
  g_assert_true (is_newest_in (path, folder));
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (group)));
  muster_test_ui_settle ();

  /* Its drive is not there: that is said, with what to do. */
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  group = open_backups (ui);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (
                              muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, "Where"))),
                            "Connect its drive"));
  muster_test_ui_click (find_button (group, "Make backups in the usual folder again"));
  g_assert_null (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (
                           muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, "Where"))),
                         "Connect its drive"));
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (group)));
  muster_test_ui_settle ();
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add ("/preferences/a-folder-for-backups-is-chosen", MusterTestUi, NULL, muster_test_ui_set_up,
              test_a_folder_is_chosen, muster_test_ui_tear_down);

  return g_test_run ();
}
