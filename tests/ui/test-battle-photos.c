/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>

#include "app/battle/muster-battle-page.h"
#include "core/battle/muster-battle-photos.h"
#include "muster-test-ui.h"

/* Photos are pinned to lines of the log, shown, taken away and taken back, by keyboard. */

#define VOLLEY \
  "fire r1 target=b1 range=short cover=none | hit 5 5 1 2 6 3 1 1 2 4 4 2 | leader-casualty 3 4 | pinning 6 6"

static char *
write_file (MusterTestUi *ui,
            const char   *name,
            GBytes       *content)
{
  char *path = g_build_filename (muster_test_dir_get_path (ui->dir), name, NULL);

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (content, NULL),
                                      (gssize) g_bytes_get_size (content), NULL));
  return path;
}

static char *
write_picture (MusterTestUi *ui)
{
  static const guchar PIXELS[4 * 4 * 3] = { 200, 30, 30 };
  g_autoptr (GBytes) pixels = g_bytes_new_static (PIXELS, sizeof PIXELS);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (4, 4, GDK_MEMORY_R8G8B8, pixels, 12);
  g_autoptr (GBytes) png = gdk_texture_save_to_png_bytes (texture);

  return write_file (ui, "table.png", png);
}

static guint
count (MusterTestUi *ui)
{
  g_autoptr (GArray) photos = muster_battle_list_photos (muster_test_ui_get_battle (ui));

  return photos->len;
}

static void
act (MusterTestUi *ui,
     const char   *action)
{
  g_assert_true (gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), action, NULL));
  muster_test_ui_settle ();
}

static gboolean
has_dialog (gpointer data)
{
  return muster_test_ui_has_window (ADW_TYPE_MESSAGE_DIALOG);
}

/* Chooses the file for the line that is looked at, and waits until a worker has read it. */
static GtkWidget *
choose (MusterTestUi *ui,
        const char   *path)
{
  const char *const paths[] = { path, NULL };

  muster_test_ui_press_shortcut (muster_test_ui_get_battle_page (ui), GDK_KEY_m,
                                 GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  muster_test_ui_settle ();
  muster_test_ui_choose_files (paths);
  g_assert_true (muster_test_wait_until (has_dialog, NULL, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  return muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
}

static void
open_battle (MusterTestUi *ui)
{
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", VOLLEY "\nend-turn\nend-turn");
}

static void
test_a_photo_comes_and_goes (MusterTestUi  *ui,
                             gconstpointer  data)
{
  g_autofree char *path = write_picture (ui);
  g_autoptr (GArray) photos = NULL;
  MusterBattleSession *session;
  GtkWidget *dialog;

  open_battle (ui);
  session = muster_window_pages_get_session (ui->window);
  muster_battle_timeline_look (muster_battle_session_get_timeline (session), 1);
  muster_test_ui_settle ();
  dialog = choose (ui, path);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "confirm");
  muster_test_ui_settle ();
  photos = muster_battle_list_photos (muster_test_ui_get_battle (ui));
  g_assert_cmpuint (photos->len, ==, 1);
  g_assert_cmpuint (g_array_index (photos, MusterBattlePhoto, 0).at, ==, 0);
  g_assert_cmpuint (g_array_index (photos, MusterBattlePhoto, 0).note, ==, 3);
  g_assert_true (g_str_has_suffix (g_array_index (photos, MusterBattlePhoto, 0).caption, ": Fire"));
  g_assert_cmpint (g_unlink (path), ==, 0); /* the data file has its own */

  act (ui, "battle.return");
  g_assert_true (gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.show-panel", "s",
                                             "log"));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_action (muster_test_ui_get_battle_page (ui), "win.show-photo"));
  muster_test_ui_settle ();
  dialog = muster_test_ui_find_window (ADW_TYPE_WINDOW);
  g_assert_nonnull (muster_test_ui_find (dialog, GTK_TYPE_PICTURE));
  muster_test_ui_press_key (dialog, GDK_KEY_Delete);
  muster_test_ui_settle ();
  g_assert_cmpuint (count (ui), ==, 0);
  g_assert_false (muster_test_ui_has_action (muster_test_ui_get_battle_page (ui), "win.show-photo"));

  /* It is an order like any other. */
  act (ui, "battle.undo");
  g_assert_cmpuint (count (ui), ==, 1);
  g_assert_true (muster_test_ui_has_action (muster_test_ui_get_battle_page (ui), "win.show-photo"));
  act (ui, "battle.undo");
  g_assert_cmpuint (count (ui), ==, 0);
  act (ui, "battle.redo");
  g_assert_cmpuint (count (ui), ==, 1);
}

static void
test_what_is_no_picture_is_refused (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  g_autoptr (GBytes) text = g_bytes_new_static ("Regular Infantry\n", 17);
  g_autofree char *path = write_file (ui, "list.png", text);
  GtkWidget *dialog;

  open_battle (ui);
  dialog = choose (ui, path);
  g_assert_true (muster_test_ui_shows (dialog, "The Picture Could Not Be Used"));
  g_assert_cmpuint (count (ui), ==, 0);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 3);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add ("/battle-photos/a-photo-comes-and-goes", MusterTestUi, NULL, muster_test_ui_set_up,
              test_a_photo_comes_and_goes, muster_test_ui_tear_down);
  g_test_add ("/battle-photos/what-is-no-picture-is-refused", MusterTestUi, NULL, muster_test_ui_set_up,
              test_what_is_no_picture_is_refused, muster_test_ui_tear_down);

  return g_test_run ();
}
