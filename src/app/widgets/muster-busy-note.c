/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-busy-note.h"

#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

/* In milliseconds. */
#define MOMENT 400

struct _MusterBusyNote
{
  GtkWidget parent_instance;

  GCancellable *cancellable;
  GtkLabel *label;
  GtkSpinner *spinner;
  guint source;
};

G_DEFINE_FINAL_TYPE (MusterBusyNote, muster_busy_note, GTK_TYPE_WIDGET)

static gboolean
moment_over_cb (gpointer data)
{
  MusterBusyNote *self = MUSTER_BUSY_NOTE (data);

  self->source = 0;
  muster_busy_note_show (self);
  return G_SOURCE_REMOVE;
}

static void
cancel_cb (MusterBusyNote *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
muster_busy_note_dispose (GObject *object)
{
  MusterBusyNote *self = MUSTER_BUSY_NOTE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->cancellable);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_busy_note_parent_class)->dispose (object);
}

static void
muster_busy_note_class_init (MusterBusyNoteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_busy_note_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
muster_busy_note_init (MusterBusyNote *self)
{
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));

  self->spinner = GTK_SPINNER (gtk_spinner_new ());
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_xalign (self->label, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->label), TRUE);
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (cancel_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->spinner), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
  gtk_widget_set_parent (cancel, GTK_WIDGET (self));
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 12);
  gtk_widget_add_css_class (GTK_WIDGET (self), "muster-banner");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->source = g_timeout_add (MOMENT, moment_over_cb, self);
}

GtkWidget *
muster_busy_note_new (GCancellable *cancellable)
{
  MusterBusyNote *self;

  g_return_val_if_fail (G_IS_CANCELLABLE (cancellable), NULL);

  self = g_object_new (MUSTER_TYPE_BUSY_NOTE, NULL);
  self->cancellable = g_object_ref (cancellable);
  return GTK_WIDGET (self);
}

void
muster_busy_note_set_text (MusterBusyNote *self,
                           const char     *text)
{
  g_return_if_fail (MUSTER_IS_BUSY_NOTE (self));

  gtk_label_set_text (self->label, text);
  muster_tooltip_set (GTK_WIDGET (self->label), text);
}

void
muster_busy_note_show (MusterBusyNote *self)
{
  g_return_if_fail (MUSTER_IS_BUSY_NOTE (self));

  g_clear_handle_id (&self->source, g_source_remove);
  gtk_spinner_start (self->spinner);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}
