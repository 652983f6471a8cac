/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-variant-bar.h"

#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"

#define SPACING 6

struct _MusterForceVariantBar
{
  GtkWidget parent_instance;

  MusterForceUnitView *view; /* (nullable) */
  GPtrArray *buttons;        /* GtkToggleButton, in the order of the variants */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MusterForceVariantBar, muster_force_variant_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_VIEW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* "Whole force · 30", "Patrol · 18/18" */
static char *
dup_label (MusterForceVariant *variant)
{
  g_autofree char *label = muster_force_variant_dup_label (variant);
  int points = muster_force_variant_count_points (variant, NULL);
  int budget = muster_force_variant_get_budget (variant);

  if (*label == '\0')
    label = (g_free (label), g_strdup (_("Variant")));
  if (budget > 0)
    return g_strdup_printf ("%s · %d/%d", label, points, budget);
  if (points != 0)
    return g_strdup_printf ("%s · %d", label, points);
  return g_steal_pointer (&label);
}

static void
show_variants (MusterForceVariantBar *self)
{
  MusterForce *force = muster_force_unit_view_get_force (self->view);
  MusterForceVariant *chosen = muster_force_unit_view_get_variant (self->view);

  self->showing = TRUE;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);
      MusterForceVariant *variant = muster_force_get_variant (force, i);
      g_autofree char *label = variant != NULL ? dup_label (variant) : NULL;

      if (variant == NULL)
        continue;
      gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), label);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), variant == chosen);
    }
  self->showing = FALSE;
}

static void
toggled_cb (MusterForceVariantBar *self,
            GtkToggleButton       *button)
{
  guint position;

  if (self->showing)
    return;

  if (g_ptr_array_find (self->buttons, button, &position))
    muster_force_unit_view_set_variant (
      self->view,
      muster_force_get_variant (muster_force_unit_view_get_force (self->view), position));
  show_variants (self);
}

static void
variants_changed_cb (MusterForceVariantBar *self)
{
  guint n_variants =
    muster_force_get_n_variants (muster_force_unit_view_get_force (self->view));

  while (self->buttons->len < n_variants)
    {
      GtkWidget *button = gtk_toggle_button_new ();
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
      gtk_button_set_child (GTK_BUTTON (button), label);
      gtk_widget_add_css_class (button, "preset");
      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_parent (button, GTK_WIDGET (self));
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
      g_ptr_array_add (self->buttons, button);
    }
  while (self->buttons->len > n_variants)
    {
      gtk_widget_unparent (g_ptr_array_index (self->buttons, self->buttons->len - 1));
      g_ptr_array_set_size (self->buttons, (int) self->buttons->len - 1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_variants > 1);
  show_variants (self);
}

static void
muster_force_variant_bar_dispose (GObject *object)
{
  MusterForceVariantBar *self = MUSTER_FORCE_VARIANT_BAR (object);

  g_ptr_array_set_size (self->buttons, 0);
  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->view);

  G_OBJECT_CLASS (muster_force_variant_bar_parent_class)->dispose (object);
}

static void
muster_force_variant_bar_finalize (GObject *object)
{
  MusterForceVariantBar *self = MUSTER_FORCE_VARIANT_BAR (object);

  g_ptr_array_unref (self->buttons);

  G_OBJECT_CLASS (muster_force_variant_bar_parent_class)->finalize (object);
}

static void
muster_force_variant_bar_get_property (GObject    *object,
                                       guint       prop_id,
                                       GValue     *value,
                                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_VIEW:
      g_value_set_object (value, MUSTER_FORCE_VARIANT_BAR (object)->view);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_variant_bar_set_property (GObject      *object,
                                       guint         prop_id,
                                       const GValue *value,
                                       GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_VIEW:
      muster_force_variant_bar_set_view (MUSTER_FORCE_VARIANT_BAR (object),
                                         g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_variant_bar_class_init (MusterForceVariantBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_force_variant_bar_dispose;
  object_class->finalize = muster_force_variant_bar_finalize;
  object_class->get_property = muster_force_variant_bar_get_property;
  object_class->set_property = muster_force_variant_bar_set_property;

  properties[PROP_VIEW] =
    g_param_spec_object ("view", NULL, NULL, MUSTER_TYPE_FORCE_UNIT_VIEW,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "variants");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_force_variant_bar_init (MusterForceVariantBar *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_set_layout_manager (GTK_WIDGET (self), muster_flow_layout_new (SPACING));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Variants"), -1);
}

/**
 * muster_force_variant_bar_set_view:
 * @view: (nullable): whose force's variants are shown; it stays the same once it is there
 */
void
muster_force_variant_bar_set_view (MusterForceVariantBar *self,
                                   MusterForceUnitView   *view)
{
  MusterForce *force;

  g_return_if_fail (MUSTER_IS_FORCE_VARIANT_BAR (self));
  g_return_if_fail (self->view == NULL || self->view == view);

  if (!g_set_object (&self->view, view))
    return;

  force = muster_force_unit_view_get_force (view);
  g_signal_connect_object (muster_force_get_variants (force), "items-changed",
                           G_CALLBACK (variants_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "changed", G_CALLBACK (show_variants), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "notify::variant", G_CALLBACK (show_variants), self,
                           G_CONNECT_SWAPPED);
  variants_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}
