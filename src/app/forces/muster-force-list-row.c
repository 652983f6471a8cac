/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-list-row.h"

#include "app/forces/muster-force-meter.h"
#include "app/models/forces/muster-force-words.h"
#include "app/models/muster-row-words.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-side-badge.h"
#include "core/muster-i18n.h"

#define MICROSECONDS 1000000
#define FACTS_SPACING 8

struct _MusterForceListRow
{
  MusterShelfRow parent_instance;

  gboolean read_only;

  GtkLabel *badge;
  GtkLabel *name;
  GtkLabel *subject;
  GtkLabel *note;
  GtkLabel *points;
  MusterForceMeter *meter;
  GtkWidget *facts;
};

G_DEFINE_FINAL_TYPE (MusterForceListRow, muster_force_list_row, MUSTER_TYPE_SHELF_ROW)

enum
{
  PROP_0,
  PROP_READ_ONLY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const MusterShelfAction ACTIONS[] = {
  { "row.print", "win.print-force" },
  { "row.copy", "win.copy-force", TRUE },
  { "row.export", "win.export-force", TRUE },
  { "row.duplicate", "win.duplicate-force" },
  { "row.archive", "win.archive-force" },
  { "row.bring-back", "win.bring-back-force" },
  { "row.remove", "win.remove-force" },
};

static void
show (MusterShelfRow *shelf_row,
      GObject        *object)
{
  MusterForceListRow *self = MUSTER_FORCE_LIST_ROW (shelf_row);
  MusterForceRow *row = MUSTER_FORCE_ROW (object);
  MusterLibrary *library = muster_shelf_row_get_library (shelf_row);
  gint64 now = g_get_real_time () / MICROSECONDS;
  g_autofree char *subject = muster_force_words_for_row (row, library);
  g_autofree char *units = muster_force_words_for_units (muster_force_row_get_n_units (row));
  g_autofree char *when = muster_row_words_when (muster_force_row_get_updated (row), now);
  g_autofree char *note = g_strdup_printf ("%s" MUSTER_ROW_WORDS_DOT "%s", units, when);
  g_autofree char *summary = muster_force_words_sum_up_row (row, library, now);
  gboolean archived;
  int points;
  int budget;
  g_autofree char *words = NULL;
  const MusterSideColour *colour;
  const char *title;
  g_autofree char *letters = NULL;

  gtk_label_set_label (self->name, muster_force_row_get_title (row));
  gtk_label_set_label (self->subject, subject);
  gtk_label_set_label (self->note, note);
  /* The badge has letters on the colour, and its tooltip names the colour, so that colour alone
   * tells nothing. */
  colour = muster_side_colours_find (muster_force_row_get_colour (row));
  title = muster_force_row_get_title (row);
  letters = muster_side_colour_badge (&title, 1, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->badge), colour != NULL);
  muster_tooltip_set (GTK_WIDGET (self->badge), colour != NULL ? _(colour->label) : NULL);
  gtk_label_set_label (self->badge, letters);
  muster_side_badge_paint (GTK_WIDGET (self->badge), colour);
  points = muster_force_row_get_points (row);
  budget = muster_force_row_get_budget (row);
  words = muster_force_words_for_points (points, budget);
  gtk_label_set_label (self->points, words);
  gtk_widget_set_visible (GTK_WIDGET (self->meter), budget > 0);
  muster_force_meter_set (self->meter, points, budget);
  archived = muster_force_row_get_archived (row);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.duplicate", !self->read_only);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.archive", !archived && !self->read_only);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.bring-back", archived && !self->read_only);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.remove", !self->read_only);
  muster_shelf_row_set_summary (shelf_row, muster_force_row_get_title (row), summary);
}

static void
muster_force_list_row_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_READ_ONLY:
      g_value_set_boolean (value, MUSTER_FORCE_LIST_ROW (object)->read_only);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_list_row_set_property (GObject      *object,
                                    guint         prop_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_READ_ONLY:
      MUSTER_FORCE_LIST_ROW (object)->read_only = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_list_row_class_init (MusterForceListRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  MusterShelfRowClass *shelf_class = MUSTER_SHELF_ROW_CLASS (klass);

  object_class->get_property = muster_force_list_row_get_property;
  object_class->set_property = muster_force_list_row_set_property;

  properties[PROP_READ_ONLY] =
    g_param_spec_boolean ("read-only", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  shelf_class->kind = "force";
  shelf_class->show = show;
  muster_shelf_row_class_install_actions (shelf_class, ACTIONS, G_N_ELEMENTS (ACTIONS));

  g_type_ensure (MUSTER_TYPE_FORCE_METER);
  muster_shelf_row_class_set_template (shelf_class,
                                       APPLICATION_PATH "/ui/muster-force-list-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, badge);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, note);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, points);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, meter);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, facts);
}

static void
muster_force_list_row_init (MusterForceListRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->facts, muster_flow_layout_new (FACTS_SPACING));
}

GtkWidget *
muster_force_list_row_new (MusterLibrary *library,
                           gboolean       read_only)
{
  return g_object_new (MUSTER_TYPE_FORCE_LIST_ROW, "library", library, "read-only", read_only, NULL);
}
