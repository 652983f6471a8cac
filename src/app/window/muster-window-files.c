/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/models/muster-intake.h"
#include "app/models/muster-row-words.h"
#include "app/widgets/muster-busy-note.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-samples.h"
#include "core/muster-i18n.h"
#include "store/muster-store-add.h"

/* Imports files that were chosen, dropped on the window or given to the program. A worker reads
 * them one after the other, in their order; an error in one does not stop the rest. */

/* More reasons than this are too many for a dialog. */
#define MAX_REASONS 6

typedef struct
{
  MusterWindow *window;
  GPtrArray *files; /* (element-type GFile) */
  guint next;
  char *name;
  GCancellable *cancellable;
  GtkWidget *note;
  gboolean is_adding; /* a worker is storing a log */
  gboolean is_battle; /* whether that log is a battle */
  guint n_battles;
  guint n_forces;
  guint n_campaigns;
  gint64 battle;     /* id of the last one that was added, or 0 */
  gint64 force;
  gint64 campaign;
  GPtrArray *errors; /* (element-type GError) */
} Opening;

static void
opening_free (Opening *opening)
{
  GtkWidget *parent = gtk_widget_get_parent (opening->note);

  if (parent != NULL)
    gtk_box_remove (GTK_BOX (parent), opening->note);
  g_object_unref (opening->note);
  g_object_unref (opening->cancellable);
  g_object_unref (opening->window);
  g_ptr_array_unref (opening->files);
  g_ptr_array_unref (opening->errors);
  g_free (opening->name);
  g_free (opening);
}

static MusterLedgerStore *
get_battles (MusterWindow *self)
{
  return muster_store_get_battles (muster_window_get_store (self));
}

/* Gives a battle whose title is taken a number, since the user could not tell the two apart. */
static gboolean
name_battle (MusterWindow  *self,
             gint64         id,
             GError       **error)
{
  MusterLedgerStore *battles = get_battles (self);
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (battles);
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (battles, id, error);
  g_autofree char *title = NULL;

  if (row == NULL)
    return FALSE;
  title = muster_row_words_make_unique (list, "title", muster_ledger_row_get_title (row), id);

  return g_str_equal (title, muster_ledger_row_get_title (row)) ||
         muster_ledger_store_set_title (battles, id, title, error);
}

/* A prepared battle becomes a new plan, which can be changed and begun here. */
static gboolean
add_plan (MusterWindow      *self,
          MusterBattlePlan  *plan,
          gint64            *id,
          GError           **error)
{
  MusterLedgerStore *battles = get_battles (self);
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (battles);
  g_autofree char *heading = muster_battle_plan_dup_heading (plan);
  g_autofree char *title = muster_row_words_make_unique (list, "title", heading, 0);

  if (!g_str_equal (title, heading))
    muster_battle_plan_set_title (plan, title);

  *id = 0;
  return muster_battle_store_keep_plan (battles, plan, id, error);
}

/* Stores anything but logs directly, since it is small. */
static gboolean
keep (Opening             *opening,
      const MusterIntake  *intake,
      GError             **error)
{
  MusterWindow *self = opening->window;

  if (intake->bundle != NULL)
    {
      muster_window_bundles_import (self, intake->bundle, opening->name);
      return TRUE;
    }
  if (intake->preset != NULL)
    return muster_window_presets_import (self, intake->preset, error);
  if (intake->reading != NULL)
    {
      if (!muster_window_forces_import (self, intake->reading, intake->format, intake->file,
                                        opening->name, &opening->force, error))
        return FALSE;
      opening->n_forces += opening->force != 0;
      return TRUE;
    }
  if (!add_plan (self, intake->plan, &opening->battle, error))
    return FALSE;

  opening->n_battles++;
  return TRUE;
}

static void
tell_failures (Opening *opening)
{
  guint n = opening->errors->len;
  g_autofree char *heading =
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u file could not be opened",
                                "%u files could not be opened", n), n);
  g_autoptr (GString) body = g_string_new (NULL);

  for (guint i = 0; i < MIN (n, MAX_REASONS); i++)
    g_string_append_printf (body, "%s%s", i > 0 ? "\n\n" : "",
                            ((const GError *) opening->errors->pdata[i])->message);
  if (n > MAX_REASONS)
    {
      g_string_append (body, "\n\n");
      g_string_append_printf (body, dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more",
                                               n - MAX_REASONS), n - MAX_REASONS);
    }
  muster_confirm_report (GTK_WINDOW (opening->window), heading, body->str, NULL);
}

/* If several files were added, shows the list that has them instead of opening one of them. */
static void
finish_many (Opening *opening)
{
  guint n = opening->n_battles + opening->n_forces + opening->n_campaigns;
  g_autofree char *text = NULL;

  if (n > 0)
    {
      muster_window_show_page (opening->window, opening->n_battles > 0     ? "battles"
                                                 : opening->n_campaigns > 0 ? "campaigns"
                                                                            : "forces");
      text = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u file was added", "%u files were added",
                                         n), n);
      muster_window_toast (opening->window, text);
    }
  if (opening->errors->len > 0)
    tell_failures (opening);
}

/* Returns: (nullable): the path of the next file; NULL if it is not on this computer */
static char *
take_next_path (Opening *opening)
{
  GFile *file = opening->files->pdata[opening->next++];

  g_free (opening->name);
  opening->name = g_file_get_basename (file);
  if (!g_file_is_native (file))
    {
      g_autofree char *uri = g_file_get_uri (file);

      g_ptr_array_add (opening->errors,
                       g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_IO, "%s: %s", uri,
                                    _("Only files on this computer can be opened.")));
      return NULL;
    }
  return g_file_get_path (file);
}

/* @error: (transfer full) */
static void
take_error (Opening *opening,
            GError  *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_error_free (error);
  else
    g_ptr_array_add (opening->errors, error);
}

/* Stores the content of a file, or notes the error. Returns: (transfer full) (nullable): a log that
 * a worker must store, since it may be long */
static MusterLedger *
take_file (Opening      *opening,
           GAsyncResult *result)
{
  GError *error = NULL;
  g_autoptr (MusterIntake) intake = muster_intake_finish (result, &error);

  if (intake != NULL && intake->battle != NULL)
    return MUSTER_LEDGER (g_object_ref (intake->battle));
  if (intake != NULL && intake->campaign != NULL)
    return MUSTER_LEDGER (g_object_ref (intake->campaign));
  if (intake == NULL || !keep (opening, intake, &error))
    take_error (opening, error);
  return NULL;
}

static void
take_added (Opening      *opening,
            MusterStore  *store,
            GAsyncResult *result)
{
  GError *error = NULL;
  gint64 id = muster_store_add_finish (store, result, &error);

  opening->is_adding = FALSE;
  if (id != 0 && opening->is_battle)
    {
      opening->battle = id;
      opening->n_battles++;
      name_battle (opening->window, id, &error);
    }
  else if (id != 0)
    {
      opening->campaign = id;
      opening->n_campaigns++;
    }
  if (error != NULL)
    take_error (opening, error);
}

static void
add (Opening             *opening,
     MusterLedger        *ledger,
     GAsyncReadyCallback  callback)
{
  MusterStore *store = muster_window_get_store (opening->window);

  opening->is_adding = TRUE;
  opening->is_battle = MUSTER_IS_BATTLE (ledger);
  muster_store_add_async (store,
                          opening->is_battle ? muster_store_get_battles (store)
                                             : muster_store_get_campaigns (store),
                          ledger, opening->cancellable, callback, opening);
}

/* Returns: (nullable): the path of the next file that is on this computer */
static char *
find_next_path (Opening *opening)
{
  char *path = NULL;

  while (path == NULL && opening->next < opening->files->len &&
         !g_cancellable_is_cancelled (opening->cancellable))
    path = take_next_path (opening);
  return path;
}

/* Goes on with the next step. @result: (nullable): of the last one, which read a file or stored a
 * log; NULL at the beginning */
static void
go_on_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  Opening *opening = data;
  g_autoptr (MusterLedger) ledger = NULL;
  g_autofree char *path = NULL;
  g_autofree char *words = NULL;

  /* The user has closed the window, and with it the data, meanwhile. */
  if (muster_window_get_store (opening->window) == NULL)
    {
      opening_free (opening);
      return;
    }
  if (opening->is_adding)
    take_added (opening, MUSTER_STORE (object), result);
  else if (result != NULL)
    ledger = take_file (opening, result);
  if (ledger != NULL)
    {
      add (opening, ledger, go_on_cb);
      return;
    }

  path = find_next_path (opening);
  if (path == NULL)
    {
      if (opening->files->len == 1)
        {
          if (opening->errors->len > 0)
            muster_window_output_report (opening->window, _("The File Could Not Be Opened"),
                                         opening->errors->pdata[0]);
          else if (opening->n_battles > 0)
            muster_window_battles_open (opening->window, opening->battle);
          else if (opening->n_campaigns > 0)
            muster_window_campaigns_open (opening->window, opening->campaign);
          else if (opening->n_forces > 0)
            muster_window_forces_open (opening->window, opening->force);
        }
      else
        finish_many (opening);
      opening_free (opening);

      return;
    }
  /* Translators: the name of a file. */
  words = g_strdup_printf (_("Opening “%s”…"), opening->name);
  muster_busy_note_set_text (MUSTER_BUSY_NOTE (opening->note), words);
  muster_intake_open_async (muster_window_get_library (opening->window), path, opening->cancellable,
                            go_on_cb, opening);
}

/* Whether a file is a table of results, by its name. */
static gboolean
is_table (GFile *file)
{
  static const char *const ENDINGS[] = { ".csv", ".tsv", ".tab", ".ods", ".xlsx", ".xls" };
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *small = name != NULL ? g_ascii_strdown (name, -1) : g_strdup ("");

  for (guint i = 0; i < G_N_ELEMENTS (ENDINGS); i++)
    {
      if (g_str_has_suffix (small, ENDINGS[i]))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_club_shown (MusterWindow *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (muster_window_pages_get_club_page (self)));
}

/**
 * muster_window_files_open:
 * @files: (transfer full) (element-type GFile): battle files and files with forces
 *
 * Keeps what is in the files as more battles and forces. A single one is opened. While the club is looked
 * at, a table is one of results; elsewhere it is one of forces.
 */
void
muster_window_files_open (MusterWindow *self,
                          GPtrArray    *files)
{
  Opening *opening;

  g_return_if_fail (MUSTER_IS_WINDOW (self));
  g_return_if_fail (files != NULL && files->len > 0);

  if (files->len == 1 && is_table (files->pdata[0]) && is_club_shown (self))
    {
      muster_window_tables_import (self, files->pdata[0]);
      g_ptr_array_unref (files);
      return;
    }
  opening = g_new0 (Opening, 1);
  opening->window = g_object_ref (self);
  opening->files = files;
  opening->errors = g_ptr_array_new_with_free_func ((GDestroyNotify) g_error_free);
  opening->cancellable = g_cancellable_new ();
  opening->note = g_object_ref_sink (muster_busy_note_new (opening->cancellable));
  gtk_box_append (muster_window_get_notes (self), opening->note);
  go_on_cb (NULL, NULL, opening);
}

static void
files_chosen_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  GPtrArray *files = muster_file_chooser_open_many_finish (result, NULL);

  if (files != NULL)
    muster_window_files_open (MUSTER_WINDOW (object), files);
}

static void
open_file_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  muster_file_chooser_open_many_async (GTK_WINDOW (widget), _("Open Battles, Campaigns or Forces"), NULL,
                                       files_chosen_cb, NULL);
}

static void
new_sample_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const MusterSample *sample = muster_samples_find (g_variant_get_string (parameter, NULL));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  if (sample == NULL)
    return;

  bytes = muster_sample_load (sample);
  battle = muster_battle_file_read (muster_window_get_library (self), g_bytes_get_data (bytes, NULL),
                                    g_bytes_get_size (bytes), sample->file_name, &error);
  if (battle != NULL)
    muster_battle_load_kind (battle, MUSTER_OCCASION_SAMPLE);
  if (battle != NULL && muster_battle_store_add (get_battles (self), battle, &id, &error) &&
      name_battle (self, id, &error))
    {
      muster_window_battles_open (self, id);
      muster_window_tour_offer (self);
    }
  else
    muster_window_output_report (self, _("The Sample Could Not Be Opened"), error);
}

static gboolean
dropped_cb (MusterWindow *self,
            const GValue *value)
{
  GSList *dropped = g_value_get_boxed (value);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (GSList *file = dropped; file != NULL; file = file->next)
    g_ptr_array_add (files, g_object_ref (file->data));
  if (files->len == 0)
    return FALSE;

  muster_window_files_open (self, g_steal_pointer (&files));
  return TRUE;
}

/* Opens files that are dropped on the window as if the user had chosen them. */
void
muster_window_files_add_drop_target (MusterWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
muster_window_files_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-file", NULL, open_file_cb);
  gtk_widget_class_install_action (widget_class, "win.new-sample", "s", new_sample_cb);
}
