/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/preferences/muster-backups-group.h"

#include "app/models/muster-row-words.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-file-chooser.h"
#include "app/widgets/muster-folder.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-i18n.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup-folder.h"
#include "store/upkeep/muster-backup.h"

struct _MusterBackupsGroup
{
  AdwPreferencesGroup parent_instance;

  char *data_path;
  MusterStore *store; /* (nullable) */
  GPtrArray *offered; /* (nullable): MusterBackup, while the user chooses one */
  char *chosen;       /* (nullable): the path of the backup that the user has yet to confirm */

  AdwComboRow *when;
  GtkWidget *there;
  GtkWidget *where;
  GtkWidget *usual;
  GtkWidget *back_up;
  GtkWidget *restore;
};

G_DEFINE_FINAL_TYPE (MusterBackupsGroup, muster_backups_group, ADW_TYPE_PREFERENCES_GROUP)

static guint said_signal;

/* The days between backups, in the order of the rows. */
static const guint DAYS[] = { 1, 7, 0 };

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static gboolean
days_to_position (GValue   *value,
                  GVariant *variant,
                  gpointer  data)
{
  guint days = g_variant_get_uint32 (variant);
  guint position = days == 0 ? 2 : days < 7 ? 0 : 1;

  g_value_set_uint (value, position);
  return TRUE;
}

static GVariant *
position_to_days (const GValue       *value,
                  const GVariantType *expected,
                  gpointer            data)
{
  guint position = g_value_get_uint (value);

  return position < G_N_ELEMENTS (DAYS) ? g_variant_new_uint32 (DAYS[position]) : NULL;
}

static void
show_backups (MusterBackupsGroup *self)
{
  g_autoptr (GPtrArray) backups = muster_backup_list (self->data_path);
  g_autofree char *when = NULL;
  g_autofree char *count = NULL;
  g_autofree char *chosen = muster_backup_folder_dup_chosen (self->data_path);
  g_autofree char *folder = muster_backup_folder_dup (self->data_path);
  g_autofree char *shown = g_filename_display_name (folder);
  gboolean is_ready = muster_backup_folder_is_ready (self->data_path);
  g_autofree char *text =
    is_ready ? g_strdup (shown)
             : g_strdup_printf (_("%s\nThis folder is not there now, or cannot be written to. Connect its "
                                  "drive, or choose another folder. The backups in it are not lost."),
                                shown);

  muster_action_row_set_texts (self->where, _("Where"), text);
  gtk_widget_set_visible (self->usual, chosen != NULL);
  gtk_widget_set_sensitive (self->restore, backups->len > 0 && self->store != NULL);
  if (backups->len == 0)
    {
      muster_action_row_set_texts (self->there, _("There Is No Backup Yet"), "");
      return;
    }
  when = muster_row_words_when_exactly (((MusterBackup *) backups->pdata[0])->time, get_now ());
  /* Translators: how many backups there are, and when the last one was made. */
  count = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u backup, made %s",
                                      "%u backups, the last one made %s", backups->len),
                           backups->len, when);
  muster_action_row_set_texts (self->there, count,
                               _("All of the last two days, then one a day, one a week and one a month"));
}

static void
backed_up_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (MusterBackupsGroup) self = MUSTER_BACKUPS_GROUP (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = muster_store_back_up_finish (MUSTER_STORE (object), result, &error);

  if (self->store == NULL)
    return;
  gtk_widget_set_sensitive (self->back_up, TRUE);
  show_backups (self);
  g_signal_emit (self, said_signal, 0, path != NULL ? _("The backup was made") : error->message);
}

static void
back_up_cb (MusterBackupsGroup *self)
{
  gtk_widget_set_sensitive (self->back_up, FALSE);
  muster_store_back_up_async (self->store, get_now (), NULL, backed_up_cb, g_object_ref (self));
}

static void
confirmed_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (MusterBackupsGroup) self = MUSTER_BACKUPS_GROUP (data);

  if (muster_confirm_finish (result) && self->chosen != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "app.restore-backup", "s", self->chosen);
}

static void
chosen_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (MusterBackupsGroup) self = MUSTER_BACKUPS_GROUP (data);
  g_autoptr (GPtrArray) offered = g_steal_pointer (&self->offered);
  int place = muster_ask_choice_finish (result);
  const MusterBackup *backup;
  g_autofree char *when = NULL;
  g_autofree char *body = NULL;

  if (place < 0 || offered == NULL || self->store == NULL)
    return;

  backup = g_ptr_array_index (offered, place);
  g_free (self->chosen);
  self->chosen = g_strdup (backup->path);
  when = muster_row_words_when_exactly (backup->time, get_now ());
  /* Translators: when a backup was made. */
  body = g_strdup_printf (_("Battles, forces, campaigns and the club will be as they were %s. What is there "
                            "now is kept as a file beside it."),
                          when);
  muster_confirm_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Go Back to This Backup?"),
                        body, _("_Go Back"), confirmed_cb, g_object_ref (self));
}

static void
restore_cb (MusterBackupsGroup *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;

  g_clear_pointer (&self->offered, g_ptr_array_unref);
  self->offered = muster_backup_list (self->data_path);
  for (guint i = 0; i < self->offered->len; i++)
    {
      const MusterBackup *backup = g_ptr_array_index (self->offered, i);
      g_autofree char *when = muster_row_words_when_exactly (backup->time, get_now ());

      g_strv_builder_add (builder, when);
    }
  choices = g_strv_builder_end (builder);
  muster_ask_choice_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Go Back to a Backup"),
                           _("When was it made?"), (const char *const *) choices, _("_Next"), chosen_cb,
                           g_object_ref (self));
}

static void
choose_folder (MusterBackupsGroup *self,
               const char         *folder)
{
  g_autoptr (GError) error = NULL;
  gboolean is_chosen = muster_backup_folder_choose (self->data_path, folder, &error);

  show_backups (self);
  g_signal_emit (self, said_signal, 0,
                 is_chosen ? _("Backups are made there from now on; earlier ones stay where they are")
                           : error->message);
}

static void
folder_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (MusterBackupsGroup) self = MUSTER_BACKUPS_GROUP (data);
  g_autoptr (GFile) file = muster_file_chooser_open_finish (result, NULL);
  const char *folder = file != NULL ? g_file_peek_path (file) : NULL;

  if (folder != NULL && self->store != NULL)
    choose_folder (self, folder);
}

static void
choose_folder_cb (MusterBackupsGroup *self)
{
  muster_file_chooser_open_folder_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                         _("Folder for Backups"), NULL, folder_chosen_cb,
                                         g_object_ref (self));
}

static void
usual_folder_cb (MusterBackupsGroup *self)
{
  choose_folder (self, NULL);
}

static void
open_folder_cb (MusterBackupsGroup *self)
{
  g_autofree char *folder = muster_backup_folder_dup (self->data_path);

  muster_folder_open (folder);
}

static void
muster_backups_group_dispose (GObject *object)
{
  MusterBackupsGroup *self = MUSTER_BACKUPS_GROUP (object);

  g_clear_object (&self->store);
  g_clear_pointer (&self->offered, g_ptr_array_unref);
  g_clear_pointer (&self->chosen, g_free);
  g_clear_pointer (&self->data_path, g_free);

  G_OBJECT_CLASS (muster_backups_group_parent_class)->dispose (object);
}

static void
muster_backups_group_class_init (MusterBackupsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_backups_group_dispose;

  said_signal = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-backups-group.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBackupsGroup, when);
  gtk_widget_class_bind_template_child (widget_class, MusterBackupsGroup, there);
  gtk_widget_class_bind_template_child (widget_class, MusterBackupsGroup, where);
  gtk_widget_class_bind_template_child (widget_class, MusterBackupsGroup, usual);
  gtk_widget_class_bind_template_child (widget_class, MusterBackupsGroup, back_up);
  gtk_widget_class_bind_template_child (widget_class, MusterBackupsGroup, restore);
  gtk_widget_class_bind_template_callback (widget_class, back_up_cb);
  gtk_widget_class_bind_template_callback (widget_class, restore_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_folder_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_folder_cb);
  gtk_widget_class_bind_template_callback (widget_class, usual_folder_cb);
}

static void
muster_backups_group_init (MusterBackupsGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_action_row_make_plain (MUSTER_ACTION_ROW (self->there));
  muster_action_row_make_plain (MUSTER_ACTION_ROW (self->where));
}

void
muster_backups_group_fill (MusterBackupsGroup *self,
                           GSettings          *settings,
                           const char         *data_path,
                           MusterStore        *store)
{
  g_return_if_fail (MUSTER_IS_BACKUPS_GROUP (self));
  g_return_if_fail (self->data_path == NULL);

  self->data_path = g_strdup (data_path);
  g_set_object (&self->store, store);
  gtk_widget_set_sensitive (self->back_up, store != NULL);
  g_settings_bind_with_mapping (settings, "backup-days", self->when, "selected", G_SETTINGS_BIND_DEFAULT,
                                days_to_position, position_to_days, NULL, NULL);
  show_backups (self);
}
