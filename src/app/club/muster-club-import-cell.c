/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-import-cell.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Bounds of the width of a cell, in characters. */
#define MIN_CHARS 6
#define MAX_CHARS 22

struct _MusterClubImportCell
{
  GtkWidget parent_instance;

  MusterClubPreview *preview;
  guint column;
  guint row;
  gboolean is_shown;

  GtkWidget *entry;
};

G_DEFINE_FINAL_TYPE (MusterClubImportCell, muster_club_import_cell, GTK_TYPE_WIDGET)

static void
refresh (MusterClubImportCell *self)
{
  const MusterClubReading *reading = muster_club_preview_get_reading (self->preview);
  const char *text;
  g_autofree char *heading = NULL;
  g_autofree char *label = NULL;
  g_autofree char *reason = NULL;
  gboolean is_bad;

  /* The rows of another reading are shown before long. */
  if (!self->is_shown || self->row >= reading->rows->len || self->column >= reading->meanings->n_columns)
    return;

  text = muster_club_preview_get_cell (self->preview, self->row, self->column);
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (self->entry)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  is_bad = muster_club_reading_get_fault (reading, self->row) == (int) self->column;
  reason = is_bad ? muster_club_reading_dup_note (reading, self->row) : NULL;
  if (is_bad)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               is_bad ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  muster_tooltip_set (self->entry, reason);
  heading = muster_club_reading_dup_heading (reading, self->column);
  /* Translators: the heading of a column and the number of a line. */
  label = g_strdup_printf (_("%s, line %u"), heading, muster_club_reading_get_line (reading, self->row));
  muster_accessible_set_label (self->entry, label);
}

static void
keep_cb (MusterClubImportCell *self)
{
  if (self->is_shown)
    muster_club_preview_set_cell (self->preview, self->row, self->column,
                                  gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

/* Escape gives the cell back what it had, and only then closes the dialog. */
static gboolean
escape_cb (MusterClubImportCell *self,
           guint                 keyval)
{
  const char *text;

  if (keyval != GDK_KEY_Escape || !self->is_shown)
    return GDK_EVENT_PROPAGATE;
  text = muster_club_preview_get_cell (self->preview, self->row, self->column);
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (self->entry)), text) == 0)
    return GDK_EVENT_PROPAGATE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);

  return GDK_EVENT_STOP;
}

static void
muster_club_import_cell_dispose (GObject *object)
{
  MusterClubImportCell *self = MUSTER_CLUB_IMPORT_CELL (object);

  g_clear_pointer (&self->entry, gtk_widget_unparent);
  g_clear_object (&self->preview);

  G_OBJECT_CLASS (muster_club_import_cell_parent_class)->dispose (object);
}

static void
muster_club_import_cell_class_init (MusterClubImportCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_import_cell_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "import-cell");
}

static void
muster_club_import_cell_init (MusterClubImportCell *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->entry = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), MIN_CHARS);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), MAX_CHARS);
  gtk_widget_set_valign (self->entry, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (escape_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->entry, focus);
  gtk_widget_add_controller (self->entry, keys);
}

GtkWidget *
muster_club_import_cell_new (MusterClubPreview *preview,
                             guint              column)
{
  MusterClubImportCell *self = g_object_new (MUSTER_TYPE_CLUB_IMPORT_CELL, NULL);

  self->preview = g_object_ref (preview);
  self->column = column;
  g_signal_connect_object (preview, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
muster_club_import_cell_show (MusterClubImportCell *self,
                              guint                 row)
{
  g_return_if_fail (MUSTER_IS_CLUB_IMPORT_CELL (self));

  self->row = row;
  self->is_shown = TRUE;
  refresh (self);
}

void
muster_club_import_cell_hide (MusterClubImportCell *self)
{
  g_return_if_fail (MUSTER_IS_CLUB_IMPORT_CELL (self));

  self->is_shown = FALSE;
}
