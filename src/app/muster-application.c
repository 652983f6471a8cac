/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-application.h"

#include "app/models/muster-help.h"
#include "app/muster-about.h"
#include "app/preferences/muster-preferences.h"
#include "app/rescue/muster-rescue.h"
#include "app/muster-shortcuts.h"
#include "app/rescue/muster-trouble-page.h"
#include "app/window/muster-window.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-manual.h"
#include "core/muster-i18n.h"
#include "store/muster-packs.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-daily-backup.h"

struct _MusterApplication
{
  AdwApplication parent_instance;

  char *data_path;
  GSettings *settings;
  MusterLibrary *library;
  MusterStore *store;        /* (nullable): NULL if the data could not be opened */
  MusterDailyBackup *backup; /* (nullable): exists as long as the store does */
};

G_DEFINE_FINAL_TYPE (MusterApplication, muster_application, ADW_TYPE_APPLICATION)

enum
{
  PROP_0,
  PROP_DATA_PATH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
apply_color_scheme (MusterApplication *self)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT,
    ADW_COLOR_SCHEME_FORCE_LIGHT,
    ADW_COLOR_SCHEME_FORCE_DARK,
  };
  int choice = g_settings_get_enum (self->settings, "color-scheme");

  adw_style_manager_set_color_scheme (
    adw_application_get_style_manager (ADW_APPLICATION (self)),
    schemes[CLAMP (choice, 0, (int) G_N_ELEMENTS (schemes) - 1)]);
}

/* The rulesets are part of the program, so a wrong one is a mistake in the program. */
static gpointer
load_library (gpointer data) /* ids of packs that are switched off */
{
  g_autoptr (GError) error = NULL;
  g_autofree char *packs = muster_packs_dup_default_path ();
  MusterLibrary *library = muster_library_new (&error);

  if (library == NULL)
    g_error ("The rulesets of this program are broken: %s", error->message);
  muster_library_set_packs_off (library, data);
  muster_packs_load (library, packs);

  return library;
}

static void
rescue_help_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       window)
{
  muster_manual_show (window, "rescue");
}

/* @title: (nullable): what is wrong; NULL if the data could not be opened */
static GtkWindow *
new_trouble_window (MusterApplication *self,
                    const char        *title,
                    const GError      *error)
{
  static const GActionEntry actions[] = { { .name = "help", .activate = rescue_help_cb } };
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (self));
  GtkWidget *page = muster_trouble_page_new (error);

  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  muster_dialog_add_keys (GTK_WINDOW (window));
  gtk_window_set_title (GTK_WINDOW (window), "Muster");
  gtk_window_set_default_size (GTK_WINDOW (window), 720, 640);
  if (title != NULL)
    muster_trouble_page_set_title (MUSTER_TROUBLE_PAGE (page), title);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), page);
  return GTK_WINDOW (window);
}

/* Finds the main window; the active window may be a dialog that belongs to it. */
static GtkWindow *
find_main_window (MusterApplication *self)
{
  for (GList *item = gtk_application_get_windows (GTK_APPLICATION (self)); item != NULL;
       item = item->next)
    if (MUSTER_IS_WINDOW (item->data))
      return item->data;
  return NULL;
}

static void
backup_failed_cb (gpointer      data,
                  const GError *error)
{
  GtkWindow *window = find_main_window (MUSTER_APPLICATION (data));

  if (MUSTER_APPLICATION (data)->store != NULL)
    muster_store_note_error (MUSTER_APPLICATION (data)->store, error);
  if (window != NULL)
    muster_window_output_report (MUSTER_WINDOW (window), _("Today’s Backup Could Not Be Made"), error);
}

static void
follow_backup_days (MusterApplication *self)
{
  if (self->backup != NULL)
    muster_daily_backup_set_days (self->backup, g_settings_get_uint (self->settings, "backup-days"));
}

/* What it finds is the damage of the store, which the window shows. What kept it from looking, such as a full
 * disk, is no finding: the next start looks again. */
static void
looked_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  muster_store_check_quickly_finish (MUSTER_STORE (object), result, NULL);
}

/* Opens the data and replaces the present window by a new one that shows it. */
static void
open_data (MusterApplication *self,
           MusterStoreFlags   flags)
{
  GtkWindow *before = gtk_application_get_active_window (GTK_APPLICATION (self));
  g_autoptr (GError) error = NULL;
  GtkWindow *window;

  self->store = muster_store_open (self->data_path, flags | MUSTER_STORE_CHECK_LATER, &error);
  if (self->store != NULL)
    window = GTK_WINDOW (muster_window_new (GTK_APPLICATION (self), self->settings, self->library,
                                            self->store));
  else
    window = new_trouble_window (self, NULL, error);

  gtk_window_present (window);
  if (before != NULL)
    gtk_window_destroy (before);
  if (self->store != NULL && muster_store_needs_check (self->store))
    muster_store_check_quickly_async (self->store, NULL, looked_cb, NULL);
  if (self->store != NULL)
    self->backup = muster_daily_backup_new (self->store, backup_failed_cb, self);
  follow_backup_days (self);
}

static void
retry_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  MusterApplication *self = MUSTER_APPLICATION (data);

  if (self->store == NULL)
    open_data (self, MUSTER_STORE_DEFAULT);
}

static void
read_only_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  MusterApplication *self = MUSTER_APPLICATION (data);

  if (self->store == NULL)
    open_data (self, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
}

/* Disables the other ways to rescue the data while a worker uses the file. */
static void
set_busy (MusterApplication *self,
          gboolean           busy)
{
  static const char *const names[] = {
    "data-retry", "data-read-only", "data-restore", "data-salvage",
  };
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  GtkWidget *page = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), names[i]);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), !busy);
    }
  if (ADW_IS_APPLICATION_WINDOW (window))
    page = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  if (MUSTER_IS_TROUBLE_PAGE (page))
    muster_trouble_page_set_busy (MUSTER_TROUBLE_PAGE (page), busy);
}

static void
rescued_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (MusterApplication) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *report = muster_rescue_finish (result, &error);

  set_busy (self, FALSE);
  /* If the user has closed the window meanwhile, do not open another one. */
  if (gtk_application_get_active_window (GTK_APPLICATION (self)) != NULL)
    {
      g_autofree char *words = report == NULL ? muster_rescue_dup_failure (error) : NULL;
      GtkWindow *window;

      if (report != NULL)
        open_data (self, MUSTER_STORE_DEFAULT);
      window = gtk_application_get_active_window (GTK_APPLICATION (self));
      if (report != NULL)
        muster_confirm_tell (window, _("Your Data Is Back"), report);
      else
        muster_confirm_report (window, _("That Did Not Work"), words, "rescue");
    }
  g_application_release (G_APPLICATION (self));
}

/* Holds the application until the worker has finished with the file, even if no window is left. */
static void
rescue (MusterApplication *self,
        MusterRescue       way,
        const char        *backup)
{
  if (self->store != NULL)
    return;

  set_busy (self, TRUE);
  g_application_hold (G_APPLICATION (self));
  muster_rescue_async (self->data_path, way, backup, rescued_cb, g_object_ref (self));
}

static void
restore_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  rescue (MUSTER_APPLICATION (data), MUSTER_RESCUE_BACKUP, NULL);
}

static void
salvage_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  rescue (MUSTER_APPLICATION (data), MUSTER_RESCUE_SALVAGE, NULL);
}

/* Closes the data and shows the trouble page in place of its window. A window in which the user has
 * to finish something stays open; then the data stays open, too. */
static gboolean
close_data (MusterApplication *self,
            const char        *title,
            const GError      *error)
{
  GtkWindow *window = find_main_window (self);
  GtkWindow *trouble;

  if (self->store == NULL || window == NULL)
    return FALSE;

  trouble = new_trouble_window (self, title, error);
  gtk_window_present (trouble);
  gtk_window_close (window);
  if (find_main_window (self) != NULL)
    {
      gtk_window_destroy (trouble);
      return FALSE;
    }

  g_clear_pointer (&self->backup, muster_daily_backup_free);
  muster_store_close (self->store);
  g_clear_object (&self->store);
  return TRUE;
}

/* Closes open data that is damaged and offers the ways to rescue it. */
static void
rescue_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  MusterApplication *self = MUSTER_APPLICATION (data);
  const char *damage = self->store != NULL ? muster_store_get_damage (self->store) : NULL;
  g_autoptr (GError) error = NULL;

  if (damage == NULL)
    return;

  g_set_error_literal (&error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT, damage);
  close_data (self, _("Some of Your Data Is Damaged"), error);
}

/* The parameter is the path of a backup; the caller has already asked for confirmation. */
static void
restore_backup_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  MusterApplication *self = MUSTER_APPLICATION (data);
  g_autofree char *backup = g_variant_dup_string (parameter, NULL);
  g_autoptr (GError) error =
    g_error_new_literal (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED,
                         _("What is there now is kept as a file beside it."));

  if (close_data (self, _("Going Back to a Backup"), error))
    rescue (self, MUSTER_RESCUE_CHOSEN, backup);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  MusterApplication *self = MUSTER_APPLICATION (data);

  muster_preferences_present (gtk_application_get_active_window (GTK_APPLICATION (self)),
                              self->settings, self->library, self->data_path, self->store);
}

static void
help_opened_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (MusterApplication) self = data;
  g_autoptr (GError) error = NULL;

  if (!g_app_info_launch_default_for_uri_finish (result, &error))
    muster_confirm_tell (gtk_application_get_active_window (GTK_APPLICATION (self)),
                         _("The Manual Could Not Be Opened"), error->message);
}

/* The parameter is the name of a page of the manual. */
static void
help_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_autofree char *uri = muster_help_dup_uri (g_variant_get_string (parameter, NULL));

  g_app_info_launch_default_for_uri_async (uri, NULL, NULL, help_opened_cb, g_object_ref (data));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  muster_shortcuts_present (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  muster_about_present (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

/* Asks each window once to close. A window that has something to finish stays open, and then the
 * program keeps running. */
static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_autoptr (GPtrArray) windows = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *item = gtk_application_get_windows (GTK_APPLICATION (data)); item != NULL;
       item = item->next)
    g_ptr_array_add (windows, g_object_ref (item->data));
  for (guint i = 0; i < windows->len; i++)
    gtk_window_close (windows->pdata[i]);
}

static const GActionEntry ACTIONS[] = {
  { .name = "preferences", .activate = preferences_cb },
  { .name = "help", .activate = help_cb, .parameter_type = "s" },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "about", .activate = about_cb },
  { .name = "quit", .activate = quit_cb },
  { .name = "restore-backup", .activate = restore_backup_cb, .parameter_type = "s" },
  { .name = "data-rescue", .activate = rescue_cb },
  { .name = "data-retry", .activate = retry_cb },
  { .name = "data-read-only", .activate = read_only_cb },
  { .name = "data-restore", .activate = restore_cb },
  { .name = "data-salvage", .activate = salvage_cb },
};

static const struct
{
  const char *action;
  const char *accels[3];
} ACCELS[] = {
  { "app.quit", { "<Control>q" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.shortcuts", { "<Control>question" } },
  { "win.enter-result", { "<Control><Shift>r" } },
  { "win.new-battle", { "<Control>n" } },
  { "win.open-file", { "<Control>o" } },
  { "win.search", { "<Control>f" } },
  { "win.sidebar", { "F9" } },
  { "win.help", { "F1" } },
  { "win.tour", { "<Shift>F1" } },
  { "win.menu", { "F10" } },
  { "win.show-page('desk')", { "<Alt>1" } },
  { "win.show-page('battles')", { "<Alt>2" } },
  { "win.show-page('forces')", { "<Alt>3" } },
  { "win.show-page('campaigns')", { "<Alt>4" } },
  { "win.show-page('club')", { "<Alt>5" } },
  { "win.show-page('reference')", { "<Alt>6" } },
};

static void
muster_application_startup (GApplication *application)
{
  MusterApplication *self = MUSTER_APPLICATION (application);
  g_auto (GStrv) off = NULL;
  GThread *loading;

  /* A thread reads the rulesets while libadwaita reads its style sheets; nothing else uses the
   * library yet. GTK is initialised before the thread starts, since it sets the locale, which no
   * other thread may use at that moment. */
  gtk_init ();
  muster_toolkit_mend_expanders ();
  muster_toolkit_mend_entry_rows ();
  muster_toolkit_mend_drop_downs ();
  self->settings = g_settings_new (APPLICATION_ID);
  off = g_settings_get_strv (self->settings, "packs-off");
  loading = g_thread_new ("library", load_library, off);
  G_APPLICATION_CLASS (muster_application_parent_class)->startup (application);
  self->library = g_thread_join (loading);

  g_action_map_add_action_entries (G_ACTION_MAP (self), ACTIONS, G_N_ELEMENTS (ACTIONS), self);
  for (guint i = 0; i < G_N_ELEMENTS (ACCELS); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), ACCELS[i].action,
                                           ACCELS[i].accels);

  g_signal_connect_object (self->settings, "changed::color-scheme",
                           G_CALLBACK (apply_color_scheme), self, G_CONNECT_SWAPPED);
  apply_color_scheme (self);
  g_signal_connect_object (self->settings, "changed::backup-days", G_CALLBACK (follow_backup_days), self,
                           G_CONNECT_SWAPPED);
  if (self->data_path == NULL)
    self->data_path = muster_store_dup_default_path ();
}

static void
muster_application_activate (GApplication *application)
{
  MusterApplication *self = MUSTER_APPLICATION (application);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window != NULL)
    gtk_window_present (window);
  else
    open_data (self, MUSTER_STORE_DEFAULT);
}

static void
muster_application_open (GApplication  *application,
                         GFile        **files,
                         int            n_files,
                         const char    *hint)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWindow *window;

  g_application_activate (application);
  window = find_main_window (MUSTER_APPLICATION (application));
  for (int i = 0; i < n_files; i++)
    g_ptr_array_add (list, g_object_ref (files[i]));
  if (window != NULL && n_files > 0)
    muster_window_files_open (MUSTER_WINDOW (window), g_steal_pointer (&list));
}

static int
muster_application_handle_local_options (GApplication *application,
                                         GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;

  g_print ("Muster %s\n", PACKAGE_VERSION);
  return 0;
}

/* Closes the file together with the windows: other programs may wait for it, and the last reference
 * to the store may live longer. */
static void
muster_application_shutdown (GApplication *application)
{
  MusterApplication *self = MUSTER_APPLICATION (application);

  G_APPLICATION_CLASS (muster_application_parent_class)->shutdown (application);

  g_clear_pointer (&self->backup, muster_daily_backup_free);
  if (self->store != NULL)
    muster_store_close (self->store);
  g_clear_object (&self->store);
}

static void
muster_application_finalize (GObject *object)
{
  MusterApplication *self = MUSTER_APPLICATION (object);

  g_clear_object (&self->store);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->data_path, g_free);

  G_OBJECT_CLASS (muster_application_parent_class)->finalize (object);
}

static void
muster_application_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterApplication *self = MUSTER_APPLICATION (object);

  switch (prop_id)
    {
    case PROP_DATA_PATH:
      self->data_path = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_application_class_init (MusterApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = muster_application_finalize;
  object_class->set_property = muster_application_set_property;
  application_class->startup = muster_application_startup;
  application_class->activate = muster_application_activate;
  application_class->open = muster_application_open;
  application_class->handle_local_options = muster_application_handle_local_options;
  application_class->shutdown = muster_application_shutdown;

  properties[PROP_DATA_PATH] =
    g_param_spec_string ("data-path", NULL, NULL, NULL,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_application_init (MusterApplication *self)
{
  static const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
}

/**
 * muster_application_new:
 * @data_path: (nullable): the data file; %NULL for the one of whoever runs the program
 * @flags: %G_APPLICATION_NON_UNIQUE for tests, or 0
 */
MusterApplication *
muster_application_new (const char        *data_path,
                        GApplicationFlags  flags)
{
  return g_object_new (MUSTER_TYPE_APPLICATION, "application-id", APPLICATION_ID, "flags",
                       flags | G_APPLICATION_HANDLES_OPEN, "resource-base-path", APPLICATION_PATH,
                       "data-path", data_path, NULL);
}
