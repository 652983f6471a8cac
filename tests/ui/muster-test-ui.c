/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-ui.h"

#include <stdlib.h>

#include "app/battle/muster-battle-page.h"
#include "app/muster-resources.h"
#include "muster-test-kings.h"

/* In milliseconds. */
#define REST 40
#define LONGEST_REST 5000

#define FRAMES 3

static GtkWidget *
look_for_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

/* GTK's own file chooser draws a button of its path bar before it has given it room, now and then. */
static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        data)
{
  return !g_str_has_prefix (message, "Trying to snapshot GtkButton") ||
         look_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL;
}

void
muster_test_ui_init (int    *argc,
                     char ***argv)
{
  muster_test_init (argc, argv);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      exit (EXIT_SUCCESS);
    }
  g_test_log_set_fatal_handler (is_fatal, NULL);
  muster_resources_register ();
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static gboolean
is_shown (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

/* Starts the program and shows its window, of which nothing has been drawn yet. */
void
muster_test_ui_present (MusterTestUi  *ui,
                        MusterTestDir *dir)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  /* It has a test of its own. */
  g_settings_set_boolean (settings, "tour-done", TRUE);
  g_settings_set_boolean (settings, "campaign-tour-done", TRUE);
  g_settings_set_boolean (settings, "evening-tour-done", TRUE);
  ui->dir = dir;
  ui->data_path = muster_test_dir_build (dir, "muster.db");
  ui->application = muster_application_new (ui->data_path, G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (ui->application), NULL, &error);
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (ui->application));
  ui->window = (MusterWindow *) gtk_application_get_active_window (
    GTK_APPLICATION (ui->application));
  g_assert_nonnull (ui->window);
}

void
muster_test_ui_start (MusterTestUi  *ui,
                      MusterTestDir *dir)
{
  muster_test_ui_present (ui, dir);
  g_assert_true (muster_test_wait_until (is_shown, ui->window, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

static gboolean
quit_cb (gpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (data), "quit", NULL);
  return G_SOURCE_REMOVE;
}

/* Quits as a user does. Only g_application_run() does all that belongs to the end of a program, so
 * the program is run for that moment. */
void
muster_test_ui_stop (MusterTestUi *ui)
{
  g_idle_add (quit_cb, ui->application);
  g_assert_cmpint (g_application_run (G_APPLICATION (ui->application), 0, NULL), ==, 0);
  g_assert_finalize_object (ui->application);
  g_clear_pointer (&ui->data_path, g_free);
  ui->window = NULL;
}

void
muster_test_ui_set_up (MusterTestUi  *ui,
                       gconstpointer  data)
{
  muster_test_ui_start (ui, muster_test_dir_new ());
}

void
muster_test_ui_tear_down (MusterTestUi  *ui,
                          gconstpointer  data)
{
  muster_test_ui_stop (ui);
  g_clear_pointer (&ui->dir, muster_test_dir_free);
}

/* Time alone says nothing on a busy machine: what is counted are the frames of each window that is
 * shown, and time only beside them. A window that takes long to draw may outlive the waiting. */
typedef struct
{
  guint n_drawing;
  gboolean rested;
} Settling;

typedef struct
{
  Settling *settling;
  guint n_left;
} WindowFrames;

static gboolean
frame_cb (GtkWidget     *window,
          GdkFrameClock *clock,
          gpointer       data)
{
  WindowFrames *frames = data;

  return --frames->n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* After its frames, or when the window is closed. */
static void
drawn_cb (gpointer data)
{
  WindowFrames *frames = data;

  frames->settling->n_drawing--;
  g_rc_box_release (frames->settling);
  g_free (frames);
}

static void
count_frames (GtkWidget *window,
              Settling  *settling)
{
  WindowFrames *frames = g_new (WindowFrames, 1);

  *frames = (WindowFrames) { g_rc_box_acquire (settling), FRAMES };
  settling->n_drawing++;
  gtk_widget_add_tick_callback (window, frame_cb, frames, drawn_cb);
}

static gboolean
rested_cb (gpointer data)
{
  ((Settling *) data)->rested = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
is_settled (gpointer data)
{
  const Settling *settling = data;

  return settling->rested && settling->n_drawing == 0;
}

/* Lets the windows be laid out and drawn. */
void
muster_test_ui_settle (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  Settling *settling = g_rc_box_new0 (Settling);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window))
        count_frames (window, settling);
    }
  g_timeout_add_full (G_PRIORITY_DEFAULT, REST, rested_cb, g_rc_box_acquire (settling),
                      g_rc_box_release);
  if (!muster_test_wait_until (is_settled, settling, LONGEST_REST))
    g_test_message ("A window takes long to draw");
  g_rc_box_release (settling);
}

typedef struct
{
  MusterTestUi *ui;
  const char *page;
} PageWait;

static gboolean
is_at_page (gpointer data)
{
  const PageWait *wait = data;

  return g_strcmp0 (muster_window_get_page (wait->ui->window), wait->page) == 0;
}

gboolean
muster_test_ui_wait_page (MusterTestUi *ui,
                          const char   *page)
{
  PageWait wait = { ui, page };
  gboolean arrived = muster_test_wait_until (is_at_page, &wait, MUSTER_TEST_PATIENCE);

  muster_test_ui_settle ();
  return arrived;
}

void
muster_test_ui_activate (MusterTestUi *ui,
                         const char   *action,
                         GVariant     *target)
{
  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (ui->window), action, target));
  muster_test_ui_settle ();
}

void
muster_test_ui_show_page (MusterTestUi *ui,
                          const char   *page)
{
  muster_test_ui_activate (ui, "win.show-page", g_variant_new_string (page));
  g_assert_true (muster_test_ui_wait_page (ui, page));
}

void
muster_test_ui_open_sample (MusterTestUi *ui,
                            const char   *sample)
{
  muster_test_ui_activate (ui, "win.new-sample", g_variant_new_string (sample));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
}

/* As whoever drops a file on the window does. */
void
muster_test_ui_open_file (MusterTestUi *ui,
                          GFile        *file)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_object_ref (file));
  muster_window_files_open (ui->window, files);
}

void
muster_test_ui_open_battle (MusterTestUi *ui,
                            const char   *text)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "case.muster-battle");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  /* Away from one that is open: the next is read before it comes. */
  muster_window_show_page (ui->window, "desk");
  muster_test_ui_open_file (ui, file);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
}

void
muster_test_ui_open_case (MusterTestUi *ui,
                          const char   *setup,
                          const char   *log)
{
  MusterKingsCase battle_case = { .setup = setup, .log = log };
  g_autofree char *text = muster_kings_case_to_file (&battle_case);

  muster_test_ui_open_battle (ui, text);
}

/* Returns: (transfer none) (nullable) */
MusterStore *
muster_test_ui_get_store (MusterTestUi *ui)
{
  g_autoptr (MusterStore) store = NULL;

  g_object_get (ui->window, "store", &store, NULL);
  return store;
}

static gboolean
window_has_come (gpointer data)
{
  return look_for_window (*(GType *) data) != NULL;
}

gboolean
muster_test_ui_has_window (GType type)
{
  return look_for_window (type) != NULL;
}

GtkWidget *
muster_test_ui_find_window (GType type)
{
  if (!muster_test_wait_until (window_has_come, &type, MUSTER_TEST_PATIENCE))
    g_error ("There is no %s", g_type_name (type));
  muster_test_ui_settle ();
  return look_for_window (type);
}

static gboolean
is_answered (gpointer data)
{
  return !muster_test_ui_has_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
}

static gboolean
has_chosen (gpointer data)
{
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (data);

  return g_list_model_get_n_items (files) > 0;
}

static void
answer (GtkWidget *chooser)
{
  g_assert_true (muster_test_wait_until (has_chosen, chooser, MUSTER_TEST_PATIENCE));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  g_assert_true (muster_test_wait_until (is_answered, NULL, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

void
muster_test_ui_save_as (const char *path)
{
  GtkWidget *chooser = muster_test_ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_autofree char *folder_path = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GFile) folder = g_file_new_for_path (folder_path);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  answer (chooser);
}

/* @paths: (array zero-terminated=1) */
void
muster_test_ui_choose_files (const char *const *paths)
{
  GtkWidget *chooser = muster_test_ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);

      gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
      muster_test_ui_settle ();
    }
  answer (chooser);
}

MusterBattle *
muster_test_ui_get_battle (MusterTestUi *ui)
{
  return muster_battle_session_get_battle (muster_window_pages_get_session (ui->window));
}

GtkWidget *
muster_test_ui_get_battle_page (MusterTestUi *ui)
{
  return muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_BATTLE_PAGE);
}

gboolean
muster_test_ui_says (MusterTestUi *ui,
                     const char   *text)
{
  return muster_test_ui_shows (GTK_WIDGET (ui->window), text);
}

gboolean
muster_test_ui_says_not (MusterTestUi *ui,
                         const char   *text)
{
  return muster_test_ui_hides (GTK_WIDGET (ui->window), text);
}

void
muster_test_ui_click (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  muster_test_ui_settle ();
}

/* Gives a key to the page, as its window does before the widget that has the focus gets it. */
void
muster_test_ui_press_key (GtkWidget *page,
                          guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);
  guint n_controllers = g_list_model_get_n_items (controllers);
  gboolean handled = FALSE;

  for (guint i = 0; i < n_controllers && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  g_assert_true (handled);
}

void
muster_test_ui_press (GtkWidget  *page,
                      const char *keys)
{
  for (; *keys != '\0'; keys++)
    muster_test_ui_press_key (page, gdk_unicode_to_keyval ((guint32) *keys));
  muster_test_ui_settle ();
}

/* Presses what a shortcut of the widget is for. The first that has an effect takes it. */
void
muster_test_ui_press_shortcut (GtkWidget       *widget,
                               guint            keyval,
                               GdkModifierType  modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !done; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)) && !done; j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          done = GTK_IS_KEYVAL_TRIGGER (trigger)
                 && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
                 && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers
                 && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                  gtk_shortcut_get_arguments (shortcut));
        }
    }
  g_assert_true (done);
  muster_test_ui_settle ();
}
