/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/models/muster-row-words.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/muster-i18n.h"
#include "store/muster-store-bundle.h"

/* A campaign with its battles, forces and portraits as one file. Reading and writing it take long,
 * so a worker does both. An import is examined first: if the store has something else under the
 * same id, the window says what, and the user imports everything as copies or nothing. Where a campaign went
 * on here and there, it shows both logs and asks which of them counts, as for a fork at a hub. */

#define ENDING ".muster-bundle"

/* More lines than this are too many for a dialog. */
#define MAX_LINES 8

typedef struct
{
  MusterWindow *window;
  char *path;
  GBytes *file;
  char *origin;
} Bundling;

static void
bundling_free (Bundling *self)
{
  g_object_unref (self->window);
  g_free (self->path);
  g_clear_pointer (&self->file, g_bytes_unref);
  g_free (self->origin);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Bundling, bundling_free)

/* Returns: (nullable): NULL if the user has closed the window, and with it the data, meanwhile */
static MusterStore *
get_store (Bundling *self)
{
  return muster_window_get_store (self->window);
}

/* Lists the items of the report that have this fate, one per line. */
static char *
list_lines (const MusterBundleReport *report,
            MusterBundleFate          fate)
{
  GString *text = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < report->lines->len; i++)
    {
      const MusterBundleLine *line = report->lines->pdata[i];
      g_autofree char *words = line->fate == fate ? muster_bundle_report_line_dup_text (line) : NULL;

      if (words != NULL && n++ < MAX_LINES)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", words);
    }
  if (n > MAX_LINES)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", n - MAX_LINES),
                              n - MAX_LINES);
    }
  return g_string_free (text, FALSE);
}

static void
exported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (Bundling) bundling = data;
  g_autoptr (MusterBundleReport) report = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    muster_store_bundle_export_finish (MUSTER_STORE (object), result, &report, &error);

  if (get_store (bundling) == NULL)
    return;
  if (bytes == NULL)
    {
      muster_window_output_report (bundling->window, _("The Campaign Could Not Be Exported"), error);
      return;
    }
  muster_window_output_write (bundling->window, bundling->path, bytes,
                              _("The campaign was exported with all that belongs to it"),
                              _("The Campaign Could Not Be Exported"));
  if (muster_bundle_report_count (report, MUSTER_BUNDLE_MISSING) > 0)
    {
      g_autofree char *missing = list_lines (report, MUSTER_BUNDLE_MISSING);

      muster_confirm_tell (GTK_WINDOW (bundling->window), _("Some of It Is Missing"), missing);
    }
}

typedef struct
{
  MusterWindow *window;
  gint64 campaign;
} Wish;

static void
export_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autofree Wish *wish = data;
  g_autoptr (MusterWindow) window = wish->window;
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  Bundling *bundling;

  if (path == NULL || muster_window_get_store (window) == NULL)
    return;
  bundling = g_new0 (Bundling, 1);
  bundling->window = g_object_ref (window);
  bundling->path = g_steal_pointer (&path);
  muster_store_bundle_export_async (muster_window_get_store (window), muster_window_get_library (window),
                                    wish->campaign, NULL, exported_cb, bundling);
}

/* 0 stands for the open campaign. */
static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  gint64 given = g_variant_get_int64 (parameter);
  gint64 id = given != 0 ? given : muster_window_get_campaign_id (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (
    muster_store_get_campaigns (muster_window_get_store (self)), id, &error);
  g_autofree char *file_name = NULL;
  Wish *wish;

  if (row == NULL)
    {
      muster_window_output_report (self, _("The Campaign Could Not Be Exported"), error);
      return;
    }
  file_name = muster_row_words_file_name (muster_ledger_row_get_title (row), _("Campaign"), ENDING);
  wish = g_new0 (Wish, 1);
  wish->window = g_object_ref (self);
  wish->campaign = id;
  muster_file_chooser_save_async (GTK_WINDOW (self), _("Export the Campaign With All That Belongs to It"),
                                  file_name, NULL, export_chosen_cb, wish);
}

static void
fail (Bundling     *self,
      const GError *error)
{
  muster_window_output_report (self->window, _("The Campaign Could Not Be Imported"), error);
}

static void
show (Bundling                 *self,
      const MusterBundleReport *report)
{
  muster_window_toast (self->window, muster_bundle_report_count (report, MUSTER_BUNDLE_TAKEN) > 0 ||
                                         muster_bundle_report_count (report, MUSTER_BUNDLE_COPIED) > 0
                                       ? _("The campaign was imported with all that belongs to it")
                                     : muster_bundle_report_count (report, MUSTER_BUNDLE_NEWER) > 0
                                       ? _("The campaign went on elsewhere, and goes on from there")
                                     : muster_bundle_report_count (report, MUSTER_BUNDLE_SETTLED) > 0
                                       ? _("It is decided; what was only here is a copy now")
                                       : _("You already have all of this"));
  muster_window_campaigns_open (self->window, muster_bundle_report_get_campaign (report)->row);
}

static void
copied_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Bundling) bundling = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBundleReport) report =
    muster_store_bundle_import_finish (MUSTER_STORE (object), result, &error);

  if (get_store (bundling) == NULL)
    return;
  if (report == NULL)
    fail (bundling, error);
  else
    show (bundling, report);
}

/* Imports it as @flags say; takes @self. */
static void
import_as (Bundling            *self,
           MusterBundleFlags    flags,
           GAsyncReadyCallback  callback)
{
  muster_store_bundle_import_async (get_store (self), muster_window_get_library (self->window), self->file,
                                    self->origin, flags, NULL, callback, self);
}

static void
copy_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (Bundling) bundling = data;

  if (muster_confirm_finish (result) && get_store (bundling) != NULL)
    import_as (g_steal_pointer (&bundling), MUSTER_BUNDLE_COPY, copied_cb);
}

/* Takes @self. */
static void
ask_for_copies (Bundling                 *self,
                const MusterBundleReport *report)
{
  g_autofree char *conflicts = list_lines (report, MUSTER_BUNDLE_CONFLICT);

  muster_confirm_async (GTK_WINDOW (self->window), _("Some of This Is Here Already, but Different"),
                        conflicts, _("_Import Copies"), copy_cb, self);
}

static void
settled_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Bundling) bundling = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBundleReport) report =
    muster_store_bundle_import_finish (MUSTER_STORE (object), result, &error);

  if (get_store (bundling) == NULL)
    return;
  if (report == NULL)
    fail (bundling, error);
  else if (report->is_done)
    show (bundling, report);
  else
    ask_for_copies (g_steal_pointer (&bundling), report);
}

static void
add_side (GString    *text,
          const char *heading,
          guint       first,
          char      **entries)
{
  guint n = g_strv_length (entries);

  g_string_append_printf (text, "\n\n%s", heading);
  for (guint i = 0; i < MIN (n, MAX_LINES); i++)
    g_string_append_printf (text, "\n%u. %s", first + i, entries[i]);
  if (n > MAX_LINES)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", n - MAX_LINES),
                              n - MAX_LINES);
    }
}

/* Both logs of what went on here and there, from the last common entry on. (nullable): nothing did. */
static char *
dup_sides (const MusterBundleReport *report)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < report->lines->len; i++)
    {
      const MusterBundleLine *line = report->lines->pdata[i];
      const MusterLedgerSides *sides = line->sides;

      if (sides == NULL)
        continue;
      if (text->len > 0)
        g_string_append (text, "\n\n");
      /* Translators: the title of a campaign or battle. */
      g_string_append_printf (text, _("%s went on here and there."), line->title);
      if (sides->last != NULL)
        g_string_append_printf (text, _("\nThe last entry that both have: %s"), sides->last);
      add_side (text, _("Here:"), sides->n_common + 1, sides->ours);
      add_side (text, _("There:"), sides->n_common + 1, sides->theirs);
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

static char *
dup_refused (const MusterBundleReport *report)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < report->lines->len; i++)
    {
      const GPtrArray *refused = ((const MusterBundleLine *) report->lines->pdata[i])->refused;

      for (guint n = 0; refused != NULL && n < refused->len; n++)
        {
          const MusterLedgerRefusal *refusal = refused->pdata[n];

          /* Translators: the number of an order, the order, and why it is refused */
          g_string_append_printf (text, _("%u. %s is left out: %s"), refusal->number, refusal->words,
                                  refusal->reason);
          g_string_append_c (text, '\n');
        }
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

static void
left_out_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (Bundling) bundling = data;

  if (muster_confirm_finish (result) && get_store (bundling) != NULL)
    import_as (g_steal_pointer (&bundling), MUSTER_BUNDLE_REPLAY, settled_cb);
}

/* What would be refused is told first, and accepted as a whole or left. */
static void
tried_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (Bundling) bundling = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBundleReport) report =
    muster_store_bundle_import_finish (MUSTER_STORE (object), result, &error);
  g_autofree char *refused = report != NULL ? dup_refused (report) : NULL;
  GtkWindow *window;

  if (get_store (bundling) == NULL)
    return;
  window = GTK_WINDOW (bundling->window);
  if (report == NULL)
    fail (bundling, error);
  else if (refused != NULL)
    muster_confirm_async (window, _("Some of It Cannot Be Given Again"), refused, _("_Leave It Out"),
                          left_out_cb, g_steal_pointer (&bundling));
  else
    import_as (g_steal_pointer (&bundling), MUSTER_BUNDLE_REPLAY, settled_cb);
}

static void
decided_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  static const MusterBundleFlags ways[] = { MUSTER_BUNDLE_THEIRS, MUSTER_BUNDLE_REPLAY | MUSTER_BUNDLE_LOOK,
                                            MUSTER_BUNDLE_BOTH, MUSTER_BUNDLE_COPY };
  g_autoptr (Bundling) bundling = data;
  int way = muster_ask_choice_finish (result);

  if (way >= 0 && get_store (bundling) != NULL)
    import_as (g_steal_pointer (&bundling), ways[way], way == 1 ? tried_cb : settled_cb);
}

static void
imported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (Bundling) bundling = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBundleReport) report =
    muster_store_bundle_import_finish (MUSTER_STORE (object), result, &error);
  g_autofree char *sides = NULL;

  if (get_store (bundling) == NULL)
    return;
  if (report == NULL)
    {
      fail (bundling, error);
      return;
    }
  if (report->is_done)
    {
      show (bundling, report);
      return;
    }
  sides = dup_sides (report);
  if (sides != NULL)
    {
      Bundling *self = g_steal_pointer (&bundling);
      const char *const choices[] = { _("Keep what is there (mine becomes an archived copy)"),
                                      _("Keep what is there, and give mine again on top"), _("Keep both"),
                                      _("Import what is there as a copy"), NULL };

      muster_ask_choice_async (GTK_WINDOW (self->window), _("It Went On Here and There"), sides, choices,
                               _("_Decide"), decided_cb, self);
      return;
    }
  ask_for_copies (g_steal_pointer (&bundling), report);
}

/**
 * muster_window_bundles_import:
 * @name: of the file, for what is wrong with it
 *
 * Goes on beside the window; the campaign is opened when it is there.
 */
void
muster_window_bundles_import (MusterWindow *self,
                              GBytes       *file,
                              const char   *name)
{
  Bundling *bundling = g_new0 (Bundling, 1);

  bundling->window = g_object_ref (self);
  bundling->file = g_bytes_ref (file);
  bundling->origin = g_strdup (name);
  muster_store_bundle_import_async (muster_window_get_store (self), muster_window_get_library (self),
                                    bundling->file, name, MUSTER_BUNDLE_DEFAULT, NULL, imported_cb, bundling);
}

void
muster_window_bundles_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.export-bundle", "x", export_cb);
}
