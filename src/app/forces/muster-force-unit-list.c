/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-unit-list.h"

#include <adwaita.h>

#include "app/forces/muster-force-finding-row.h"
#include "app/forces/muster-force-meter.h"
#include "app/forces/muster-force-unit-row.h"
#include "app/forces/muster-force-variant-bar.h"
#include "app/forces/muster-severity-sign.h"
#include "app/models/forces/muster-force-edit.h"
#include "app/models/forces/muster-force-words.h"
#include "app/toolkit/muster-flow-layout.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

/* In pixels; about as high as a few lines. */
#define LEAST_FINDINGS 120

struct _MusterForceUnitList
{
  MusterForcePart parent_instance;

  MusterForceUnitView *view; /* set by the parent class MusterForcePart */
  MusterForceFindings *findings;
  gboolean is_following;

  MusterForceVariantBar *variants;
  GtkWidget *header;
  GtkWidget *add_first;
  GtkLabel *points;
  GtkLabel *left;
  MusterForceMeter *meter;
  GtkStack *stack;
  GtkListView *list;
  GtkSingleSelection *selection;
  GtkExpander *expander;
  GtkLabel *summary;
  GtkWidget *verdict;
  GtkImage *sign;
  GtkScrolledWindow *finding_place;
  GtkListBox *finding_list;
};

G_DEFINE_FINAL_TYPE (MusterForceUnitList, muster_force_unit_list, MUSTER_TYPE_FORCE_PART)

enum
{
  PROP_0,
  PROP_FINDINGS,
  N_PROPS
};

enum
{
  SIGNAL_WANTED, /* the user clicked on a unit: show it */
  SIGNAL_OPENED, /* the user pressed Enter on a unit: edit it */
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static MusterForce *
get_force (MusterForceUnitList *self)
{
  return muster_force_unit_view_get_force (self->view);
}

static char *
dup_rest (int points,
          int budget)
{
  if (budget <= 0)
    return g_strdup (_("no budget"));
  if (points < budget)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d left", "%d left",
                                       (gulong) (budget - points)),
                            budget - points);
  if (points > budget)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d too many", "%d too many",
                                       (gulong) (points - budget)),
                            points - budget);
  return g_strdup (_("all spent"));
}

static void
show_points (MusterForceUnitList *self)
{
  MusterForce *force = get_force (self);
  MusterForceVariant *variant = muster_force_unit_view_get_variant (self->view);
  int points = muster_force_variant_count_points (variant, NULL);
  int budget = muster_force_variant_get_budget (variant);
  gboolean has_prices = muster_force_words_has_prices (muster_force_get_catalog (force));
  g_autofree char *words = has_prices || budget > 0 ? muster_force_words_for_points (points, budget)
                                                    : muster_force_words_for_totals (variant);
  g_autofree char *rest = dup_rest (points, budget);
  gboolean has_rest;
  g_autofree char *label = NULL;

  gtk_label_set_label (self->points, words);
  gtk_label_set_label (self->left, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->left), has_prices || budget > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->meter), budget > 0);
  muster_force_meter_set (self->meter, points, budget);
  /* The label for screen readers has the whole text. */
  has_rest = gtk_widget_get_visible (GTK_WIDGET (self->left));
  label = has_rest ? g_strdup_printf ("%s, %s", words, rest) : g_strdup (words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_widget_get_tooltip_text (self->header), -1);
  gtk_stack_set_visible_child_name (self->stack,
                                    muster_force_get_n_units (force) > 0 ? "list" : "empty");
}

static void
show_summary (MusterForceUnitList *self)
{
  guint n_findings = g_list_model_get_n_items (G_LIST_MODEL (self->findings));
  MusterSeverity severity = muster_force_findings_get_severity (self->findings);

  gtk_label_set_label (self->summary, muster_force_findings_get_summary (self->findings));
  gtk_image_set_from_icon_name (self->sign, n_findings > 0
                                              ? muster_severity_get_sign (severity)->icon_name
                                              : "emblem-ok-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self->finding_list), n_findings > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_force_findings_get_summary (self->findings), -1);
}

/* Gives the findings a third of the height, but at least a few lines. */
static void
fit_findings_cb (MusterForceUnitList *self)
{
  gtk_scrolled_window_set_max_content_height (
    self->finding_place, MAX (gtk_widget_get_height (GTK_WIDGET (self)) / 3, LEAST_FINDINGS));
}

/* The selection of the list follows the view, which decides which unit is chosen. */
static void
follow_view (MusterForceUnitList *self)
{
  int position = muster_force_unit_list_find (self);
  guint selected = position >= 0 ? (guint) position : GTK_INVALID_LIST_POSITION;

  if (gtk_single_selection_get_selected (self->selection) == selected)
    return;

  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, selected);
  self->is_following = FALSE;
  if (position >= 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", selected);
}

static void
variant_changed_cb (MusterForceUnitList *self)
{
  muster_force_findings_set_variant (self->findings, muster_force_unit_view_get_variant (self->view));
  show_points (self);
}

static void
selected_cb (MusterForceUnitList *self)
{
  MusterForceUnit *unit = gtk_single_selection_get_selected_item (self->selection);

  if (!self->is_following && unit != NULL)
    muster_force_unit_view_set_unit (self->view, unit);
}

static void
wanted_cb (MusterForceUnitList *self)
{
  g_signal_emit (self, signals[SIGNAL_WANTED], 0);
}

/* The activated row has the focus, but it need not be the selected one. */
static void
activated_cb (MusterForceUnitList *self,
              guint                position)
{
  gtk_single_selection_set_selected (self->selection, position);
  g_signal_emit (self, signals[SIGNAL_OPENED], 0);
}

static void
finding_activated_cb (MusterForceUnitList *self,
                      GtkListBoxRow       *row)
{
  g_autoptr (MusterFinding) finding = g_list_model_get_item (
    G_LIST_MODEL (self->findings), (guint) gtk_list_box_row_get_index (row));

  if (finding == NULL || muster_finding_get_unit (finding) == NULL)
    return;

  muster_force_unit_view_set_unit (self->view, muster_finding_get_unit (finding));
  wanted_cb (self);
}

static void
dropped_cb (MusterForceUnitList *self,
            MusterForceUnit     *unit,
            gboolean             after,
            MusterForceUnitRow  *row)
{
  if (muster_force_edit_put (get_force (self), unit, muster_force_unit_row_get_unit (row), after))
    muster_force_unit_view_set_unit (self->view, unit);
}

/* Drops between two rows reach the list: puts the unit before the first row below the pointer, or
 * at the end. */
static gboolean
gap_dropped_cb (MusterForceUnitList *self,
                const GValue        *value,
                double               x,
                double               y)
{
  MusterForceUnit *unit = g_value_get_object (value);
  MusterForceUnitRow *last = NULL;

  for (GtkWidget *list_row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
       unit != NULL && list_row != NULL; list_row = gtk_widget_get_next_sibling (list_row))
    {
      GtkWidget *child;
      MusterForceUnitRow *row;
      graphene_rect_t bounds;

      child = gtk_widget_get_first_child (list_row);
      row = child != NULL && MUSTER_IS_FORCE_UNIT_ROW (child) ? MUSTER_FORCE_UNIT_ROW (child) : NULL;
      if (row == NULL || muster_force_unit_row_get_unit (row) == NULL ||
          !gtk_widget_compute_bounds (list_row, GTK_WIDGET (self->list), &bounds))
        continue;
      last = row;
      if (bounds.origin.y + bounds.size.height / 2 > y)
        {
          dropped_cb (self, unit, FALSE, row);
          return TRUE;
        }
    }
  if (last != NULL)
    dropped_cb (self, unit, TRUE, last);
  return last != NULL;
}

static void
setup_cb (MusterForceUnitList *self,
          GtkListItem         *list_item)
{
  GtkWidget *row = muster_force_unit_row_new (self->view, self->findings);

  g_signal_connect_object (row, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_cb (MusterForceUnitList *self,
         GtkListItem         *list_item)
{
  muster_force_unit_row_set_unit (MUSTER_FORCE_UNIT_ROW (gtk_list_item_get_child (list_item)),
                                  gtk_list_item_get_item (list_item));
}

static void
unbind_cb (MusterForceUnitList *self,
           GtkListItem         *list_item)
{
  muster_force_unit_row_set_unit (MUSTER_FORCE_UNIT_ROW (gtk_list_item_get_child (list_item)), NULL);
}

static GtkWidget *
new_finding_row (gpointer item,
                 gpointer data)
{
  return muster_force_finding_row_new (item);
}

static void
muster_force_unit_list_constructed (GObject *object)
{
  MusterForceUnitList *self = MUSTER_FORCE_UNIT_LIST (object);
  GtkDropTarget *target = gtk_drop_target_new (MUSTER_TYPE_FORCE_UNIT, GDK_ACTION_MOVE);

  G_OBJECT_CLASS (muster_force_unit_list_parent_class)->constructed (object);

  g_signal_connect_object (target, "drop", G_CALLBACK (gap_dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (target));

  self->view = muster_force_part_get_view (MUSTER_FORCE_PART (self));
  gtk_single_selection_set_model (self->selection, muster_force_get_units (get_force (self)));
  gtk_list_box_bind_model (self->finding_list, G_LIST_MODEL (self->findings), new_finding_row, NULL,
                           NULL);
  g_signal_connect_object (get_force (self), "changed", G_CALLBACK (show_points), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->findings, "items-changed", G_CALLBACK (show_summary), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::unit", G_CALLBACK (follow_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::variant", G_CALLBACK (variant_changed_cb), self,
                           G_CONNECT_SWAPPED);
  muster_force_variant_bar_set_view (self->variants, self->view);
  show_points (self);
  show_summary (self);
  follow_view (self);
}

static void
muster_force_unit_list_dispose (GObject *object)
{
  MusterForceUnitList *self = MUSTER_FORCE_UNIT_LIST (object);

  if (self->finding_list != NULL)
    gtk_list_box_bind_model (self->finding_list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->findings);

  G_OBJECT_CLASS (muster_force_unit_list_parent_class)->dispose (object);
}

static void
muster_force_unit_list_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  MusterForceUnitList *self = MUSTER_FORCE_UNIT_LIST (object);

  switch (prop_id)
    {
    case PROP_FINDINGS:
      g_value_set_object (value, self->findings);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_unit_list_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  MusterForceUnitList *self = MUSTER_FORCE_UNIT_LIST (object);

  switch (prop_id)
    {
    case PROP_FINDINGS:
      self->findings = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_unit_list_class_init (MusterForceUnitListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_force_unit_list_constructed;
  object_class->dispose = muster_force_unit_list_dispose;
  object_class->get_property = muster_force_unit_list_get_property;
  object_class->set_property = muster_force_unit_list_set_property;

  properties[PROP_FINDINGS] =
    g_param_spec_object ("findings", NULL, NULL, MUSTER_TYPE_FORCE_FINDINGS, given);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_WANTED] = muster_signal_new ("wanted", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_OPENED] = muster_signal_new ("opened", G_TYPE_FROM_CLASS (klass));

  g_type_ensure (MUSTER_TYPE_FORCE_METER);
  g_type_ensure (MUSTER_TYPE_FORCE_VARIANT_BAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-unit-list.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, variants);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, points);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, header);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, add_first);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, finding_place);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, left);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, meter);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, list);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, selection);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, expander);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, summary);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, verdict);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, sign);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitList, finding_list);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, fit_findings_cb);
  gtk_widget_class_bind_template_callback (widget_class, wanted_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, finding_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static void
muster_force_unit_list_init (MusterForceUnitList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->verdict, muster_flow_layout_new (8));
}

GtkWidget *
muster_force_unit_list_new (MusterForceUnitView *view,
                            MusterForceFindings *findings)
{
  return g_object_new (MUSTER_TYPE_FORCE_UNIT_LIST, "view", view, "findings", findings, NULL);
}

void
muster_force_unit_list_focus (MusterForceUnitList *self)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT_LIST (self));

  gtk_widget_grab_focus (muster_force_get_n_units (get_force (self)) > 0 ? GTK_WIDGET (self->list)
                                                                        : self->add_first);
}

gboolean
muster_force_unit_list_step (MusterForceUnitList *self,
                             int                  step)
{
  int from, to;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_LIST (self), FALSE);

  from = muster_force_unit_list_find (self);
  to = from + step;
  if (from < 0 || to < 0 || to >= (int) muster_force_get_n_units (get_force (self)))
    return FALSE;

  muster_force_move (get_force (self), (guint) from, (guint) to);
  follow_view (self);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", (guint) to);
  return TRUE;
}

int
muster_force_unit_list_find (MusterForceUnitList *self)
{
  MusterForceUnit *unit;
  guint position;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT_LIST (self), -1);

  unit = muster_force_unit_view_get_unit (self->view);
  if (unit == NULL || muster_force_find_unit (get_force (self), muster_force_unit_get_id (unit),
                                              &position) != unit)
    return -1;
  return (int) position;
}
