/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/forces/muster-force-page.h"
#include "app/forces/starting/muster-force-starting.h"
#include "app/models/muster-row-words.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/exchange/muster-force-import.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "sheets/force/muster-force-export.h"
#include "sheets/force/muster-sheet-service.h"
#include "store/careers/muster-career-sources.h"

/* Actions on stored forces and force files. */

#define MAX_SERVICE_BATTLES 60

static MusterForceStore *
get_forces (MusterWindow *self)
{
  return muster_store_get_forces (muster_window_get_store (self));
}

/* Gives a force whose name is taken a number, since the user could not tell the two apart. */
static gboolean
keep (MusterWindow  *self,
      MusterForce   *force,
      GError       **error)
{
  g_autoptr (MusterStoreList) list = muster_force_store_list (get_forces (self));
  g_autofree char *name =
    muster_row_words_make_unique (list, "title", muster_force_get_name (force), 0);

  muster_force_set_name (force, name);
  return muster_force_store_rules_save (get_forces (self), force, error);
}

/**
 * muster_window_forces_add:
 * @force: that is nowhere kept yet
 *
 * Keeps the force and opens it.
 */
void
muster_window_forces_add (MusterWindow *self,
                          MusterForce  *force)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (MUSTER_IS_WINDOW (self));
  g_return_if_fail (MUSTER_IS_FORCE (force));

  if (keep (self, force, &error))
    muster_window_forces_open (self,
                               muster_force_store_find (get_forces (self), muster_force_get_id (force)));
  else
    muster_window_output_report (self, _("The Force Could Not Be Saved"), error);
}

/**
 * muster_window_forces_open:
 * @id: of a stored force
 */
void
muster_window_forces_open (MusterWindow *self,
                           gint64        id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceSession) session = NULL;

  g_return_if_fail (MUSTER_IS_WINDOW (self));

  session = muster_force_session_open (muster_window_get_store (self), id,
                                       muster_window_get_library (self), &error);
  if (session != NULL)
    muster_window_force_page_show_session (self, session);
  else
    muster_window_output_report (self, _("The Force Could Not Be Opened"), error);
}

static MusterForceStarting *
present_starting (MusterWindow *self,
                  const char   *way)
{
  MusterForceStarting *dialog =
    muster_force_starting_new (GTK_WINDOW (self), muster_window_get_library (self), way);
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *ruleset = NULL;

  g_object_get (self, "settings", &settings, NULL);
  ruleset = g_settings_get_string (settings, "default-ruleset");
  muster_force_starting_set_usual (dialog, ruleset, g_settings_get_int (settings, "default-budget"));
  g_signal_connect_object (dialog, "made", G_CALLBACK (muster_window_forces_add), self,
                           G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
  return dialog;
}

/* Stores a force from Muster's own format at once. For other formats it first shows what was
 * understood. */
gboolean
muster_window_forces_import (MusterWindow        *self,
                             MusterForceReading  *reading,
                             MusterForceFormat    format,
                             GBytes              *file,
                             const char          *name,
                             gint64              *id,
                             GError             **error)
{
  *id = 0;
  if (format == MUSTER_FORCE_FORMAT_JSON)
    {
      g_autoptr (MusterForce) force = muster_force_reading_make_force (reading);

      if (!keep (self, force, error))
        return FALSE;
      *id = muster_force_store_find (get_forces (self), muster_force_get_id (force));
      return TRUE;
    }
  if (muster_force_reading_get_n_units (reading) == 0)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, "%s: %s", name,
                   _("It names no unit of any rules that Muster knows."));
      return FALSE;
    }

  muster_force_starting_show_reading (present_starting (self, "paste"), reading, file, name);
  return TRUE;
}

/* Returns the open variant, or the whole of a stored force. @force: (out): owns the variant; keep
 * it as long. */
static MusterForceVariant *
find_variant (MusterWindow  *self,
              gint64         id,
              MusterForce  **force,
              GError       **error)
{
  MusterForcePage *page = muster_window_pages_get_force_page (self);

  /* 0 stands for the open force. */
  if (id == 0 && page != NULL)
    {
      *force = g_object_ref (muster_force_session_get_force (muster_force_page_get_session (page)));
      return muster_force_unit_view_get_variant (muster_force_page_get_view (page));
    }

  *force =
    muster_force_store_rules_open (get_forces (self), id, muster_window_get_library (self), error);
  return *force != NULL ? muster_force_get_whole (*force) : NULL;
}

MusterForce *
muster_window_forces_dup (MusterWindow  *self,
                          gint64         id,
                          GError       **error)
{
  g_autoptr (MusterForce) force = NULL;

  return find_variant (self, id, &force, error) != NULL ? g_steal_pointer (&force) : NULL;
}

/* Looks up the careers of a force when a sheet first needs them. */
typedef struct
{
  MusterStore *store;
  MusterLibrary *library;
  MusterForce *force;
  MusterCareers *careers; /* (nullable) */
} Service;

static void
service_free (gpointer data)
{
  Service *self = data;

  g_clear_object (&self->careers);
  g_object_unref (self->force);
  g_object_unref (self->library);
  g_object_unref (self->store);
  g_free (self);
}

static void
get_service_cb (const char         *unit_id,
                MusterSheetService *service,
                gpointer            data)
{
  Service *self = data;

  if (self->careers == NULL)
    self->careers =
      muster_career_sources_read_force (self->store, self->library, self->force, MAX_SERVICE_BATTLES);
  muster_sheet_service_read (self->force, self->careers, unit_id, service);
}

static void
print_force_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = NULL;
  MusterForceVariant *variant =
    find_variant (self, g_variant_get_int64 (parameter), &force, &error);
  g_autoptr (MusterSheetSource) source = NULL;
  Service *service;

  if (variant == NULL)
    {
      muster_window_output_report (self, _("The Force Could Not Be Printed"), error);
      return;
    }

  source = muster_sheet_source_new_for_force (variant);
  muster_sheet_source_set_portraits (source, muster_window_photos_find_image,
                                     g_object_ref (muster_window_get_store (self)), g_object_unref);

  service = g_new0 (Service, 1);
  service->store = g_object_ref (muster_window_get_store (self));
  service->library = g_object_ref (muster_window_get_library (self));
  service->force = g_object_ref (force);
  muster_sheet_source_set_service (source, get_service_cb, service, service_free);

  muster_window_output_print (self, GTK_WINDOW (self), source);
}

/* @force: (out): what is exported. @format: (out): the format that was asked for. */
static GBytes *
export_wanted (MusterWindow       *self,
               GVariant           *wanted,
               MusterForce       **force,
               MusterForceFormat  *format,
               GError            **error)
{
  const char *format_id;
  gint64 id;

  g_variant_get (wanted, "(x&s)", &id, &format_id);
  *format = muster_force_format_find (format_id);
  if (find_variant (self, id, force, error) == NULL)
    return NULL;
  return muster_force_export (*force, *format, error);
}

/* Returns the text of the toast after an export, with what had to be left out. */
static char *
dup_done (MusterForce       *force,
          MusterForceFormat  format,
          const char        *done)
{
  g_autofree char *loss = muster_force_export_dup_loss (force, format);

  return loss != NULL ? g_strconcat (done, ". ", loss, NULL) : g_strdup (done);
}

static void
copy_force_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = NULL;
  MusterForceFormat format;
  g_autoptr (GBytes) bytes = export_wanted (self, parameter, &force, &format, &error);
  g_autofree char *text = NULL;
  g_autofree char *done = NULL;

  if (bytes == NULL)
    {
      muster_window_output_report (self, _("The Force Could Not Be Copied"), error);
      return;
    }

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  done = dup_done (force, format, _("The force was copied"));
  muster_window_toast (self, done);
}

/* What to write, kept until the user has chosen a file. */
typedef struct
{
  MusterWindow *window;
  GBytes *bytes;
  char *done;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->window);
  g_bytes_unref (export->bytes);
  g_free (export->done);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
export_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (Export) export = data;
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    muster_window_output_write (export->window, path, export->bytes, export->done,
                                _("The Force Could Not Be Exported"));
}

static void
export_force_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = NULL;
  MusterForceFormat format;
  g_autoptr (GBytes) bytes = export_wanted (self, parameter, &force, &format, &error);
  g_autofree char *file_name = NULL;
  Export *export;

  if (bytes == NULL)
    {
      muster_window_output_report (self, _("The Force Could Not Be Exported"), error);
      return;
    }

  export = g_new0 (Export, 1);
  export->window = g_object_ref (self);
  export->bytes = g_steal_pointer (&bytes);
  export->done = dup_done (force, format, _("The force was exported"));
  file_name = muster_row_words_file_name (muster_force_get_name (force), _("Force"),
                                          muster_force_format_get_ending (format));
  muster_file_chooser_save_async (GTK_WINDOW (self), _("Export the Force"), file_name, NULL,
                                  export_chosen_cb, export);
}

static void
open_force_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  muster_window_forces_open (MUSTER_WINDOW (widget), g_variant_get_int64 (parameter));
}

static void
new_force_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  present_starting (MUSTER_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Copies a force by writing it to a file format and reading that. */
static MusterForce *
copy_force (MusterWindow  *self,
            MusterForce   *force,
            GError       **error)
{
  g_autofree char *text = muster_force_file_write (force);

  return muster_force_file_read (muster_window_get_library (self), text, strlen (text),
                                 muster_force_get_name (force), error);
}

static void
duplicate_force_cb (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force =
    muster_force_store_rules_open (get_forces (self), g_variant_get_int64 (parameter),
                                   muster_window_get_library (self), &error);
  g_autoptr (MusterForce) copy = force != NULL ? copy_force (self, force, &error) : NULL;
  g_autofree char *text = NULL;

  if (copy == NULL || !keep (self, copy, &error))
    {
      muster_window_output_report (self, _("The Force Could Not Be Copied"), error);
      return;
    }

  /* Translators: the name of a force. */
  text = g_strdup_printf (_("“%s” was added to your forces"), muster_force_get_name (copy));
  muster_window_toast (self, text);
}

void
muster_window_forces_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-force", "x", open_force_cb);
  gtk_widget_class_install_action (widget_class, "win.new-force", "s", new_force_cb);
  gtk_widget_class_install_action (widget_class, "win.duplicate-force", "x", duplicate_force_cb);
  gtk_widget_class_install_action (widget_class, "win.export-force", "(xs)", export_force_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-force", "(xs)", copy_force_cb);
  gtk_widget_class_install_action (widget_class, "win.print-force", "x", print_force_cb);
}
