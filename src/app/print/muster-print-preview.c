/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/print/muster-print-preview.h"

#include "app/models/muster-error-words.h"
#include "app/models/muster-row-words.h"
#include "app/print/muster-page-view.h"
#include "app/print/muster-print-job.h"
#include "app/print/muster-print-options.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/muster-i18n.h"
#include "store/muster-files.h"

/* The list has a string for each page, of which only the position counts. The views that are
 * visible get the pages themselves. */

struct _MusterPrintPreview
{
  AdwWindow parent_instance;

  MusterPrintSetup *setup;
  GPtrArray *views; /* (element-type MusterPageView): not owned; those that the list has made */
  double zoom;      /* 0 to fit the width */
  guint refresh_id;

  AdwWindowTitle *title;
  AdwToastOverlay *toasts;
  AdwFlap *flap;
  MusterPrintOptions *options;
  GtkListView *pages;
  GtkStringList *numbers;
  GtkSignalListItemFactory *factory;
};

G_DEFINE_FINAL_TYPE (MusterPrintPreview, muster_print_preview, ADW_TYPE_WINDOW)

enum
{
  PROP_0,
  PROP_SETUP,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const double ZOOMS[] = { 0.5, 0.75, 1, 1.25, 1.5, 2, 3 };

static void
show_page (MusterPrintPreview *self,
           GtkListItem        *item)
{
  MusterPages *pages = muster_print_setup_get_pages (self->setup);
  guint page = gtk_list_item_get_position (item);

  if (page < muster_pages_get_n_pages (pages))
    muster_page_view_set_page (MUSTER_PAGE_VIEW (gtk_list_item_get_child (item)), pages, page);
}

static void
setup_item_cb (MusterPrintPreview *self,
               GtkListItem        *item)
{
  GtkWidget *view = muster_page_view_new ();

  muster_page_view_set_zoom (MUSTER_PAGE_VIEW (view), self->zoom);
  gtk_list_item_set_child (item, view);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  g_ptr_array_add (self->views, item);
}

static void
bind_item_cb (MusterPrintPreview *self,
              GtkListItem        *item)
{
  show_page (self, item);
}

static void
teardown_item_cb (MusterPrintPreview *self,
                  GtkListItem        *item)
{
  g_ptr_array_remove_fast (self->views, item);
}

static void
refresh (MusterPrintPreview *self)
{
  MusterPages *pages = muster_print_setup_get_pages (self->setup);
  guint n_pages = muster_pages_get_n_pages (pages);
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->numbers));
  g_autofree char *text =
    g_strdup_printf (dngettext ("muster", "%u page", "%u pages", n_pages), n_pages);

  adw_window_title_set_subtitle (self->title, text);
  if (n_pages < n_rows)
    gtk_string_list_splice (self->numbers, n_pages, n_rows - n_pages, NULL);
  for (guint i = n_rows; i < n_pages; i++)
    gtk_string_list_append (self->numbers, "");

  for (guint i = 0; i < self->views->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->views, i);

      if (gtk_list_item_get_item (item) != NULL)
        show_page (self, item);
    }
}

static gboolean
refresh_cb (gpointer data)
{
  MusterPrintPreview *self = data;

  self->refresh_id = 0;
  refresh (self);

  return G_SOURCE_REMOVE;
}

/* Waits until idle, so that several changes cost one layout. */
static void
changed_cb (MusterPrintPreview *self)
{
  if (self->refresh_id == 0)
    self->refresh_id = g_idle_add (refresh_cb, self);
}

static void
set_zoom (MusterPrintPreview *self,
          double              zoom)
{
  self->zoom = zoom;
  for (guint i = 0; i < self->views->len; i++)
    muster_page_view_set_zoom (
      MUSTER_PAGE_VIEW (gtk_list_item_get_child (g_ptr_array_index (self->views, i))), zoom);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.zoom-fit", zoom > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.zoom-in",
                                 zoom < ZOOMS[G_N_ELEMENTS (ZOOMS) - 1]);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.zoom-out", zoom == 0 || zoom > ZOOMS[0]);
}

/* Returns the present zoom, also if the page fits the width, so that a step goes to the next zoom
 * from there. */
static double
get_shown_zoom (MusterPrintPreview *self)
{
  double width = muster_pages_get_width (muster_print_setup_get_pages (self->setup));

  if (self->zoom > 0)
    return self->zoom;

  return gtk_widget_get_width (GTK_WIDGET (self->pages)) / (width * 96 / 72);
}

static void
zoom_in_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (widget);
  double shown = get_shown_zoom (self);

  for (guint i = 0; i < G_N_ELEMENTS (ZOOMS); i++)
    {
      if (ZOOMS[i] > shown + 0.01)
        {
          set_zoom (self, ZOOMS[i]);
          return;
        }
    }
}

static void
zoom_out_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (widget);
  double shown = get_shown_zoom (self);

  for (guint i = G_N_ELEMENTS (ZOOMS); i > 0; i--)
    {
      if (ZOOMS[i - 1] < shown - 0.01)
        {
          set_zoom (self, ZOOMS[i - 1]);
          return;
        }
    }
}

static void
zoom_fit_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  set_zoom (MUSTER_PRINT_PREVIEW (widget), 0);
}

static void
options_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (widget);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

static void
report (MusterPrintPreview *self,
        const char         *heading,
        const GError       *error)
{
  g_autofree char *words = muster_error_words (error);

  muster_confirm_report (GTK_WINDOW (self), heading, words, muster_error_words_page (error));
}

static void
print_done_cb (GtkPrintOperation       *operation,
               GtkPrintOperationResult  result,
               MusterPrintPreview      *self)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  report (self, _("The Sheet Could Not Be Printed"), error);
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (widget);
  g_autoptr (GtkPrintOperation) job =
    muster_print_job_new (muster_print_setup_get_pages (self->setup),
                          muster_print_setup_get_paper (self->setup),
                          muster_sheet_source_get_name (muster_print_setup_get_source (self->setup)));

  gtk_print_operation_set_allow_async (job, TRUE);
  g_signal_connect_object (job, "done", G_CALLBACK (print_done_cb), self, 0);
  gtk_print_operation_run (job, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), NULL);
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (MusterPrintPreview) self = data;
  g_autoptr (GError) error = NULL;

  if (muster_files_write_finish (result, &error))
    adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_("The sheet was saved")));
  else
    report (self, _("The Sheet Could Not Be Saved"), error);
}

/* Keeps the format that was chosen, whatever ending the user gives the file. */
typedef struct
{
  MusterPrintPreview *preview;
  MusterDocumentFormat format;
} Export;

static void
export_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autofree Export *export = data;
  g_autoptr (MusterPrintPreview) self = export->preview;
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return;

  bytes = muster_print_setup_write (self->setup, export->format, &error);
  if (bytes == NULL)
    {
      report (self, _("The Sheet Could Not Be Saved"), error);
      return;
    }

  muster_files_write_async (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                            NULL, written_cb, g_object_ref (self));
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (widget);
  MusterSheetSource *source = muster_print_setup_get_source (self->setup);
  const char *ending = g_variant_get_string (parameter, NULL);
  g_autofree char *title = NULL;
  g_autofree char *file_name = NULL;
  MusterDocumentFormat format;
  Export *export;
  guint sheet;

  if (!muster_document_file_format_find (ending, &format))
    return;

  g_object_get (self->setup, "sheet", &sheet, NULL);
  title = muster_sheet_source_dup_file_name (source, sheet);
  file_name = muster_row_words_file_name (title, _("Sheet"), ending);
  export = g_new (Export, 1);
  export->preview = g_object_ref (self);
  export->format = format;
  muster_file_chooser_save_async (GTK_WINDOW (self), _("Save the Sheet"), file_name, NULL,
                                  export_chosen_cb, export);
}

static void
muster_print_preview_constructed (GObject *object)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (object);
  GtkNoSelection *selection;

  G_OBJECT_CLASS (muster_print_preview_parent_class)->constructed (object);

  adw_window_title_set_title (self->title, muster_sheet_source_get_name (
                                             muster_print_setup_get_source (self->setup)));
  muster_print_options_set_setup (self->options, self->setup);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->numbers)));
  gtk_list_view_set_model (self->pages, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
  g_signal_connect_object (self->setup, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  set_zoom (self, 0);
  refresh (self);
}

static void
muster_print_preview_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (object);

  if (prop_id == PROP_SETUP)
    self->setup = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
muster_print_preview_dispose (GObject *object)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (object);

  g_clear_handle_id (&self->refresh_id, g_source_remove);

  G_OBJECT_CLASS (muster_print_preview_parent_class)->dispose (object);
}

static void
muster_print_preview_finalize (GObject *object)
{
  MusterPrintPreview *self = MUSTER_PRINT_PREVIEW (object);

  g_clear_object (&self->setup);
  g_clear_object (&self->numbers);
  g_clear_pointer (&self->views, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_print_preview_parent_class)->finalize (object);
}

static void
muster_print_preview_class_init (MusterPrintPreviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_print_preview_constructed;
  object_class->dispose = muster_print_preview_dispose;
  object_class->finalize = muster_print_preview_finalize;
  object_class->set_property = muster_print_preview_set_property;

  properties[PROP_SETUP] =
    g_param_spec_object ("setup", NULL, NULL, MUSTER_TYPE_PRINT_SETUP,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "print.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "print.export", "s", export_cb);
  gtk_widget_class_install_action (widget_class, "print.zoom-in", NULL, zoom_in_cb);
  gtk_widget_class_install_action (widget_class, "print.zoom-out", NULL, zoom_out_cb);
  gtk_widget_class_install_action (widget_class, "print.zoom-fit", NULL, zoom_fit_cb);
  gtk_widget_class_install_action (widget_class, "print.options", NULL, options_cb);

  g_type_ensure (MUSTER_TYPE_PRINT_OPTIONS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-print-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPreview, title);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPreview, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPreview, flap);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPreview, options);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPreview, pages);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPreview, factory);
}

static void
muster_print_preview_init (MusterPrintPreview *self)
{
  self->views = g_ptr_array_new ();
  self->numbers = gtk_string_list_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->factory, "setup", G_CALLBACK (setup_item_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->factory, "bind", G_CALLBACK (bind_item_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->factory, "teardown", G_CALLBACK (teardown_item_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
muster_print_preview_new (MusterPrintSetup *setup)
{
  g_return_val_if_fail (MUSTER_IS_PRINT_SETUP (setup), NULL);

  return g_object_new (MUSTER_TYPE_PRINT_PREVIEW, "setup", setup, NULL);
}

void
muster_print_preview_present (GtkWindow         *parent,
                              MusterSheetSource *source,
                              GSettings         *settings)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: a date, as strftime() writes it */
  g_autofree char *date = g_date_time_format (now, _("%-d %B %Y"));
  g_autoptr (MusterPrintSetup) setup = NULL;
  GtkWidget *preview;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (MUSTER_IS_SHEET_SOURCE (source));
  g_return_if_fail (G_IS_SETTINGS (settings));

  setup = muster_print_setup_new (source, date);
  muster_print_setup_bind (setup, settings);
  preview = muster_print_preview_new (setup);
  gtk_window_set_transient_for (GTK_WINDOW (preview), parent);
  gtk_window_set_modal (GTK_WINDOW (preview), TRUE);
  muster_dialog_present (GTK_WINDOW (preview));
}
