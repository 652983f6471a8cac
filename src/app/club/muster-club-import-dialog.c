/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-import-dialog.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-subject.h"
#include "app/toolkit/muster-text-label.h"

#include "core/muster-i18n.h"
#include "core/muster-signal.h"

struct _MusterClubImportDialog
{
  AdwWindow parent_instance;

  MusterClubPreview *preview;

  GtkLabel *columns;
  GtkCheckButton *only_refused;
  GtkNoSelection *selection;
  MusterSubject *subject;
};

G_DEFINE_FINAL_TYPE (MusterClubImportDialog, muster_club_import_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_ACCEPT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
setup_cb (MusterClubImportDialog *self,
          GtkListItem            *list_item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), muster_text_label_new (NULL, NULL));
  gtk_box_append (GTK_BOX (box), muster_text_label_new (NULL, "caption"));
  gtk_widget_add_css_class (box, "result-row");
  gtk_list_item_set_child (list_item, box);
}

/* The text says what becomes of a line; the colour only repeats it. */
static void
bind_cb (MusterClubImportDialog *self,
         GtkListItem            *list_item)
{
  static const char *const CLASSES[] = { "success", "dim-label", "error" };
  MusterClubPreviewLine *line = gtk_list_item_get_item (list_item);
  GtkWidget *box = gtk_list_item_get_child (list_item);
  GtkWidget *note = gtk_widget_get_last_child (box);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)),
                       muster_club_preview_line_get_title (line));
  gtk_label_set_label (GTK_LABEL (note), muster_club_preview_line_get_note (line));
  for (guint i = 0; i < G_N_ELEMENTS (CLASSES); i++)
    gtk_widget_remove_css_class (note, CLASSES[i]);
  gtk_widget_add_css_class (note, CLASSES[muster_club_preview_line_get_fate (line)]);
}

static void
accept_cb (MusterClubImportDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_ACCEPT], 0);
}

static void
muster_club_import_dialog_dispose (GObject *object)
{
  MusterClubImportDialog *self = MUSTER_CLUB_IMPORT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CLUB_IMPORT_DIALOG);
  g_clear_object (&self->preview);

  G_OBJECT_CLASS (muster_club_import_dialog_parent_class)->dispose (object);
}

static void
muster_club_import_dialog_class_init (MusterClubImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_import_dialog_dispose;

  signals[SIGNAL_ACCEPT] = muster_signal_new ("accept", G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_CLUB_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, columns);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, only_refused);
  gtk_widget_class_bind_template_child (widget_class, MusterClubImportDialog, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
}

static void
muster_club_import_dialog_init (MusterClubImportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_club_import_dialog_new (MusterClubPreview *preview)
{
  MusterClubImportDialog *self = g_object_new (MUSTER_TYPE_CLUB_IMPORT_DIALOG, NULL);
  g_autofree char *columns = NULL;
  g_autofree char *words = NULL;

  self->preview = g_object_ref (preview);
  muster_subject_set_item (self->subject, preview);
  g_object_bind_property (self->only_refused, "active", preview, "only-refused", G_BINDING_SYNC_CREATE);
  g_object_get (preview, "columns", &columns, NULL);
  words = g_strdup_printf (_("Columns that are not kept: %s"), columns);
  gtk_label_set_label (self->columns, words);
  gtk_widget_set_visible (GTK_WIDGET (self->columns), *columns != '\0');
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (preview));

  return GTK_WIDGET (self);
}

MusterClubPreview *
muster_club_import_dialog_get_preview (MusterClubImportDialog *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_IMPORT_DIALOG (self), NULL);

  return self->preview;
}
