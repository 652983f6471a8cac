/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-tour.h"

#include "app/toolkit/muster-toolkit.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-icon-button.h"
#include "core/muster-i18n.h"

/* In pixels, of the text: in a narrow window the page needs the rest. */
#define MAX_HEIGHT 160

typedef struct
{
  const char *const *steps;
  guint n_steps;
  guint step;

  GtkLabel *text;
  GtkWidget *next;
} MusterTourPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (MusterTour, muster_tour, GTK_TYPE_WIDGET)

static guint ended_signal;

static void
end_cb (MusterTour *self)
{
  g_signal_emit (self, ended_signal, 0);
}

static void
next_cb (MusterTour *self)
{
  muster_tour_go_to (self, muster_tour_get_step (self) + 1);
}

static void
muster_tour_dispose (GObject *object)
{
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_tour_parent_class)->dispose (object);
}

static void
muster_tour_class_init (MusterTourClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_tour_dispose;

  ended_signal = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The least height of a wrapping label is that at its least width, one word to a line, and the
 * window would request it at any width. So the text can scroll, and gets the lines that it needs if
 * there is room. It stands in a grid, since a box would lay out wrapping text many times. */
static void
muster_tour_init (MusterTour *self)
{
  MusterTourPrivate *priv = muster_tour_get_instance_private (self);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *skip;

  priv->text = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                             "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, "hexpand", TRUE, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (priv->text));
  priv->next = muster_icon_button_new ("go-next-symbolic", _("Next step of the tour"));
  g_signal_connect_object (priv->next, "clicked", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), scrolled, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), priv->next, 1, 0, 1, 1);
  skip = muster_icon_button_new ("window-close-symbolic", _("Skip the tour (Shift+F1)"));
  g_signal_connect_object (skip, "clicked", G_CALLBACK (end_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (grid), skip, 2, 0, 1, 1);
  gtk_widget_set_parent (grid, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "tour");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tour"), -1);
}

GtkWidget *
muster_tour_new (const char *const *steps)
{
  MusterTour *self = g_object_new (MUSTER_TYPE_TOUR, NULL);

  muster_tour_set_steps (self, steps);
  return GTK_WIDGET (self);
}

/**
 * muster_tour_set_steps:
 * @steps: a text for each step, and NULL; it has to outlive @self
 *
 * Shows the first step.
 */
void
muster_tour_set_steps (MusterTour        *self,
                       const char *const *steps)
{
  MusterTourPrivate *priv = muster_tour_get_instance_private (self);

  g_return_if_fail (MUSTER_IS_TOUR (self));
  g_return_if_fail (steps != NULL && steps[0] != NULL);

  priv->steps = steps;
  priv->n_steps = g_strv_length ((char **) steps);
  muster_tour_go_to (self, 0);
}

guint
muster_tour_get_step (MusterTour *self)
{
  MusterTourPrivate *priv = muster_tour_get_instance_private (self);

  g_return_val_if_fail (MUSTER_IS_TOUR (self), 0);

  return priv->step;
}

void
muster_tour_go_to (MusterTour *self,
                   guint       step)
{
  MusterTourPrivate *priv = muster_tour_get_instance_private (self);
  g_autofree char *text = NULL;
  gboolean is_last = step + 1 == priv->n_steps;
  const char *label = is_last ? _("Done") : _("Next step of the tour");

  g_return_if_fail (MUSTER_IS_TOUR (self));

  if (step >= priv->n_steps)
    {
      end_cb (self);
      return;
    }
  priv->step = step;
  if (MUSTER_TOUR_GET_CLASS (self)->step_shown != NULL)
    MUSTER_TOUR_GET_CLASS (self)->step_shown (self);
  /* Translators: the number of a step of the tour, how many there are, and what it says. */
  text = g_strdup_printf (_("%u of %u: %s"), step + 1, priv->n_steps, _(priv->steps[step]));
  muster_toolkit_announce (priv->text, text);
  gtk_button_set_icon_name (GTK_BUTTON (priv->next), is_last ? "object-select-symbolic" : "go-next-symbolic");
  muster_tooltip_set (priv->next, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->next), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
