/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-drawing-view.h"

#include <adwaita.h>

/* The base class of maps and charts in the window. */

#define MIN_WIDTH 200

G_DEFINE_ABSTRACT_TYPE (MusterDrawingView, muster_drawing_view, GTK_TYPE_WIDGET)

static AdwStyleManager *
get_style_manager (MusterDrawingView *self)
{
  return adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
}

static void
muster_drawing_view_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  MusterDrawingView *self = MUSTER_DRAWING_VIEW (widget);
  MusterDrawingViewClass *klass = MUSTER_DRAWING_VIEW_GET_CLASS (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = klass->natural_width;
      return;
    }
  *natural = klass->get_height (self, for_size > 0 ? for_size : klass->natural_width);
  *minimum = for_size > 0 || !klass->fits_lower ? *natural : klass->get_height (self, MIN_WIDTH);
}

static void
muster_drawing_view_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  MusterDrawingView *self = MUSTER_DRAWING_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  MusterBrush brush;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  muster_brush_init (&brush, cr);
  MUSTER_DRAWING_VIEW_GET_CLASS (self)->paint (self, width, height, &brush);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
muster_drawing_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_drawing_view_class_init (MusterDrawingViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = muster_drawing_view_get_request_mode;
  widget_class->measure = muster_drawing_view_measure;
  widget_class->snapshot = muster_drawing_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_drawing_view_init (MusterDrawingView *self)
{
  AdwStyleManager *manager = get_style_manager (self);

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

gboolean
muster_drawing_view_is_dark (MusterDrawingView *self)
{
  g_return_val_if_fail (MUSTER_IS_DRAWING_VIEW (self), FALSE);

  return adw_style_manager_get_dark (get_style_manager (self));
}

gboolean
muster_drawing_view_is_high_contrast (MusterDrawingView *self)
{
  g_return_val_if_fail (MUSTER_IS_DRAWING_VIEW (self), FALSE);

  return adw_style_manager_get_high_contrast (get_style_manager (self));
}

void
muster_drawing_view_renew (MusterDrawingView *self,
                           const char        *words)
{
  g_return_if_fail (MUSTER_IS_DRAWING_VIEW (self));
  g_return_if_fail (words != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
