/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-budget.h"

#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-typed-spin.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

#define SPACING 6

struct _MusterForceBudget
{
  GtkWidget parent_instance;

  GtkWidget *spin;
  GPtrArray *presets; /* GtkToggleButton, owned by the widget tree */
  GArray *values;     /* the budgets that the buttons stand for */
  int budget;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MusterForceBudget, muster_force_budget, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_BUDGET,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
show_budget (MusterForceBudget *self)
{
  self->showing = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spin), self->budget);
  /* The spin button does not write its text again if the value stays the same, so the word is set
   * here. */
  if (self->budget == 0)
    gtk_editable_set_text (GTK_EDITABLE (self->spin), _("none"));
  for (guint i = 0; i < self->presets->len; i++)
    gtk_toggle_button_set_active (g_ptr_array_index (self->presets, i),
                                  g_array_index (self->values, int, i) == self->budget);
  self->showing = FALSE;
}

static void
preset_clicked_cb (MusterForceBudget *self,
                   GtkWidget         *button)
{
  guint index;

  if (g_ptr_array_find (self->presets, button, &index))
    muster_force_budget_set_budget (self, g_array_index (self->values, int, index));
  show_budget (self);
}

static void
value_changed_cb (MusterForceBudget *self)
{
  if (!self->showing)
    muster_force_budget_set_budget (self,
                                    gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spin)));
}

/* A budget of 0 means that there is none, and the spin button says so. */
static gboolean
output_cb (GtkSpinButton *spin)
{
  if (gtk_spin_button_get_value_as_int (spin) != 0)
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (spin), _("none"));
  return TRUE;
}

static int
input_cb (GtkSpinButton *spin,
          double        *value)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (spin)), _("none")) != 0)
    return FALSE;

  *value = 0.0;
  return TRUE;
}

static void
muster_force_budget_dispose (GObject *object)
{
  MusterForceBudget *self = MUSTER_FORCE_BUDGET (object);

  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_force_budget_parent_class)->dispose (object);
}

static void
muster_force_budget_finalize (GObject *object)
{
  MusterForceBudget *self = MUSTER_FORCE_BUDGET (object);

  g_ptr_array_unref (self->presets);
  g_array_unref (self->values);

  G_OBJECT_CLASS (muster_force_budget_parent_class)->finalize (object);
}

static void
muster_force_budget_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_BUDGET:
      g_value_set_int (value, MUSTER_FORCE_BUDGET (object)->budget);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_budget_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_BUDGET:
      muster_force_budget_set_budget (MUSTER_FORCE_BUDGET (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_budget_class_init (MusterForceBudgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_force_budget_dispose;
  object_class->finalize = muster_force_budget_finalize;
  object_class->get_property = muster_force_budget_get_property;
  object_class->set_property = muster_force_budget_set_property;

  properties[PROP_BUDGET] =
    g_param_spec_int ("budget", NULL, NULL, 0, MUSTER_FORCE_MAX_BUDGET, 0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "budget");
}

static void
muster_force_budget_init (MusterForceBudget *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), muster_flow_layout_new (SPACING));
  self->presets = g_ptr_array_new ();
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  self->spin = gtk_spin_button_new_with_range (0, MUSTER_FORCE_MAX_BUDGET, 1);
  muster_typed_spin_tame_wheel (GTK_SPIN_BUTTON (self->spin));
  /* The spin button also shows the word for no budget, so it must accept more than digits. */
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->spin), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 5);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Budget in points"), -1);
  g_signal_connect_swapped (self->spin, "value-changed", G_CALLBACK (value_changed_cb), self);
  g_signal_connect (self->spin, "output", G_CALLBACK (output_cb), NULL);
  g_signal_connect (self->spin, "input", G_CALLBACK (input_cb), NULL);
  gtk_widget_set_parent (self->spin, GTK_WIDGET (self));
  show_budget (self);
}

/**
 * muster_force_budget_set_ruleset:
 *
 * Offers the usual budgets of this ruleset; the budget itself stays.
 */
void
muster_force_budget_set_ruleset (MusterForceBudget *self,
                                 MusterRuleset     *ruleset)
{
  const MusterFigure *figure;

  g_return_if_fail (MUSTER_IS_FORCE_BUDGET (self));
  g_return_if_fail (MUSTER_IS_RULESET (ruleset));

  for (guint i = 0; i < self->presets->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->presets, i));
  g_ptr_array_set_size (self->presets, 0);
  g_array_set_size (self->values, 0);

  figure = muster_catalog_find_figure (muster_ruleset_get_catalog (ruleset), "budgets");
  for (guint i = 0; figure != NULL && i < figure->values->len; i++)
    {
      int value = g_array_index (figure->values, int, i);
      g_autofree char *label = g_strdup_printf ("%d", value);
      g_autofree char *name =
        g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) value), value);
      GtkWidget *button = gtk_toggle_button_new_with_label (label);

      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_add_css_class (button, "preset");
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (preset_clicked_cb), self);
      gtk_widget_insert_before (button, GTK_WIDGET (self), self->spin);
      g_ptr_array_add (self->presets, button);
      g_array_append_val (self->values, value);
    }
  show_budget (self);
}

int
muster_force_budget_get_budget (MusterForceBudget *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_BUDGET (self), 0);

  return self->budget;
}

void
muster_force_budget_set_budget (MusterForceBudget *self,
                                int                budget)
{
  g_return_if_fail (MUSTER_IS_FORCE_BUDGET (self));

  budget = CLAMP (budget, 0, MUSTER_FORCE_MAX_BUDGET);
  if (self->budget == budget)
    return;

  self->budget = budget;
  show_budget (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUDGET]);
}
