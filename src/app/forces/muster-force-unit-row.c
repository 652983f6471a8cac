/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-unit-row.h"

#include "app/forces/muster-severity-sign.h"
#include "app/models/forces/muster-force-words.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"

struct _MusterForceUnitRow
{
  MusterForcePart parent_instance;

  MusterForceUnitView *view; /* set by the parent class MusterForcePart */
  MusterForce *force; /* owned by the view */
  MusterForceFindings *findings;
  MusterForceUnit *unit; /* (nullable) */
  GSignalGroup *changes;

  GtkCheckButton *part;
  gboolean showing;
  GtkLabel *name;
  GtkLabel *type;
  GtkLabel *leader;
  GtkLabel *models;
  GtkLabel *points;
  GtkImage *mark;
};

G_DEFINE_FINAL_TYPE (MusterForceUnitRow, muster_force_unit_row, MUSTER_TYPE_FORCE_PART)

enum
{
  PROP_0,
  PROP_FINDINGS,
  PROP_UNIT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint dropped_signal;

static void
show_mark (MusterForceUnitRow *self)
{
  const MusterSeveritySign *sign;
  MusterSeverity severity;
  gboolean found;

  if (self->unit == NULL)
    return;

  found = muster_force_findings_judge_unit (self->findings, self->unit, &severity);
  sign = muster_severity_get_sign (severity);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), found && severity > MUSTER_SEVERITY_NOTE);
  gtk_image_set_from_icon_name (self->mark, sign->icon_name);
  muster_tooltip_set (GTK_WIDGET (self->mark), _(sign->word_for_unit));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mark), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(sign->word_for_unit), -1);
}

static void
show_part (MusterForceUnitRow *self)
{
  MusterForceVariant *variant = muster_force_unit_view_get_variant (self->view);
  gboolean is_whole = muster_force_variant_is_whole (variant);
  gboolean takes_part = self->unit != NULL && muster_force_variant_has_unit (variant, self->unit);

  self->showing = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->part), !is_whole);
  gtk_check_button_set_active (self->part, takes_part);
  if (is_whole || takes_part)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "left-out");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "left-out");
  self->showing = FALSE;
}

static void
part_toggled_cb (MusterForceUnitRow *self)
{
  MusterForceVariant *variant;

  if (self->showing || self->unit == NULL)
    return;

  variant = muster_force_unit_view_get_variant (self->view);
  if (gtk_check_button_get_active (self->part))
    muster_force_variant_add_unit (variant, self->unit);
  else
    muster_force_variant_remove_unit (variant, self->unit);
}

static void
show_unit (MusterForceUnitRow *self)
{
  const char *name = muster_force_words_for_name (self->unit);
  g_autofree char *type = muster_force_words_for_type (self->unit);
  g_autofree char *leader = muster_force_words_for_leader (self->force, self->unit);
  int models = muster_force_unit_get_models (self->unit);
  g_autofree char *strength = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%d model", "%d models", (gulong) models), models);
  g_autofree char *points = muster_force_words_for_points (
    muster_force_count_unit_points (self->force, self->unit, NULL), 0);
  g_autofree char *summary =
    g_strdup_printf ("%s, %s, %s, %s, %s", name, type, strength, points, leader);

  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->type, type);
  gtk_label_set_label (self->leader, leader);
  gtk_widget_set_visible (GTK_WIDGET (self->leader), *leader != '\0');
  gtk_label_set_label (self->models, strength);
  gtk_label_set_label (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->points), *points != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                  -1);
  /* The row of the list has the focus, so screen readers read the label of that row. */
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);
  show_mark (self);
  show_part (self);
}

/* Optional rules can change the prices of units. */
static void
rules_changed_cb (MusterForceUnitRow *self)
{
  if (self->unit != NULL)
    show_unit (self);
}

static GdkContentProvider *
prepare_cb (MusterForceUnitRow *self)
{
  if (self->unit == NULL)
    return NULL;
  return gdk_content_provider_new_typed (MUSTER_TYPE_FORCE_UNIT, self->unit);
}

static void
drag_begin_cb (MusterForceUnitRow *self,
               GdkDrag            *drag)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_icon_set_from_paintable (drag, paintable, 12, gtk_widget_get_height (GTK_WIDGET (self)) / 2);
}

static gboolean
is_lower_half (MusterForceUnitRow *self,
               double              y)
{
  return y > gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
}

/* A line shows whether the unit will be put before or after this row. */
static GdkDragAction
motion_cb (MusterForceUnitRow *self,
           double              x,
           double              y)
{
  gboolean after = is_lower_half (self, y);

  gtk_widget_remove_css_class (GTK_WIDGET (self), after ? "drop-before" : "drop-after");
  gtk_widget_add_css_class (GTK_WIDGET (self), after ? "drop-after" : "drop-before");
  return GDK_ACTION_MOVE;
}

static void
leave_cb (MusterForceUnitRow *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "drop-before");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "drop-after");
}

static gboolean
drop_cb (MusterForceUnitRow *self,
         const GValue       *value,
         double              x,
         double              y)
{
  MusterForceUnit *unit = g_value_get_object (value);

  leave_cb (self);
  if (unit == NULL || unit == self->unit)
    return FALSE;

  g_signal_emit (self, dropped_signal, 0, unit, is_lower_half (self, y));
  return TRUE;
}

static void
muster_force_unit_row_constructed (GObject *object)
{
  MusterForceUnitRow *self = MUSTER_FORCE_UNIT_ROW (object);
  GtkDropTarget *target = gtk_drop_target_new (MUSTER_TYPE_FORCE_UNIT, GDK_ACTION_MOVE);

  G_OBJECT_CLASS (muster_force_unit_row_parent_class)->constructed (object);

  self->view = muster_force_part_get_view (MUSTER_FORCE_PART (self));
  self->force = muster_force_unit_view_get_force (self->view);
  g_signal_connect_object (self->view, "changed", G_CALLBACK (show_part), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::variant", G_CALLBACK (show_part), self,
                           G_CONNECT_SWAPPED);

  g_signal_connect_object (target, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  g_signal_connect_object (self->force, "notify::optional-rules", G_CALLBACK (rules_changed_cb),
                           self, G_CONNECT_SWAPPED);
  if (self->findings != NULL)
    g_signal_connect_object (self->findings, "items-changed", G_CALLBACK (show_mark), self,
                             G_CONNECT_SWAPPED);
}

static void
muster_force_unit_row_dispose (GObject *object)
{
  MusterForceUnitRow *self = MUSTER_FORCE_UNIT_ROW (object);

  g_clear_object (&self->changes);
  g_clear_object (&self->unit);
  g_clear_object (&self->findings);

  G_OBJECT_CLASS (muster_force_unit_row_parent_class)->dispose (object);
}

static void
muster_force_unit_row_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  MusterForceUnitRow *self = MUSTER_FORCE_UNIT_ROW (object);

  switch (prop_id)
    {
    case PROP_FINDINGS:
      g_value_set_object (value, self->findings);
      break;
    case PROP_UNIT:
      g_value_set_object (value, self->unit);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_unit_row_set_property (GObject      *object,
                                    guint         prop_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  MusterForceUnitRow *self = MUSTER_FORCE_UNIT_ROW (object);

  switch (prop_id)
    {
    case PROP_FINDINGS:
      self->findings = g_value_dup_object (value);
      break;
    case PROP_UNIT:
      muster_force_unit_row_set_unit (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_unit_row_class_init (MusterForceUnitRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_force_unit_row_constructed;
  object_class->dispose = muster_force_unit_row_dispose;
  object_class->get_property = muster_force_unit_row_get_property;
  object_class->set_property = muster_force_unit_row_set_property;

  properties[PROP_FINDINGS] =
    g_param_spec_object ("findings", NULL, NULL, MUSTER_TYPE_FORCE_FINDINGS, given);
  properties[PROP_UNIT] =
    g_param_spec_object ("unit", NULL, NULL, MUSTER_TYPE_FORCE_UNIT,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  dropped_signal =
    g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, MUSTER_TYPE_FORCE_UNIT, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-unit-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitRow, part);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitRow, name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitRow, type);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitRow, leader);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitRow, models);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitRow, points);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitRow, mark);
  gtk_widget_class_bind_template_callback (widget_class, part_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, prepare_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
  gtk_widget_class_set_css_name (widget_class, "forceunit");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_force_unit_row_init (MusterForceUnitRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->changes = g_signal_group_new (MUSTER_TYPE_FORCE_UNIT);
  g_signal_group_connect_swapped (self->changes, "changed", G_CALLBACK (show_unit), self);
}

GtkWidget *
muster_force_unit_row_new (MusterForceUnitView *view,
                           MusterForceFindings *findings)
{
  return g_object_new (MUSTER_TYPE_FORCE_UNIT_ROW, "view", view, "findings", findings, NULL);
}

MusterForceUnit *
muster_force_unit_row_get_unit (MusterForceUnitRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_ROW (self), NULL);

  return self->unit;
}

void
muster_force_unit_row_set_unit (MusterForceUnitRow *self,
                                MusterForceUnit    *unit)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT_ROW (self));
  g_return_if_fail (unit == NULL || MUSTER_IS_FORCE_UNIT (unit));

  if (!g_set_object (&self->unit, unit))
    return;

  g_signal_group_set_target (self->changes, unit);
  if (unit != NULL)
    show_unit (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNIT]);
}
