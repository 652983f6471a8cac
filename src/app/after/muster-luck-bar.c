/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/after/muster-luck-bar.h"

#define WIDTH 64
#define HEIGHT 10

struct _MusterLuckBar
{
  GtkWidget parent_instance;

  double level;
};

G_DEFINE_FINAL_TYPE (MusterLuckBar, muster_luck_bar, GTK_TYPE_WIDGET)

static void
draw (GtkSnapshot   *snapshot,
      const GdkRGBA *color,
      double         x,
      double         width,
      double         height)
{
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT ((float) x, 0.0f, (float) width, (float) height));
}

static void
muster_luck_bar_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  MusterLuckBar *self = MUSTER_LUCK_BAR (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double length = ABS (self->level) * width / 2.0;
  GdkRGBA text_color, track, bar_color;

  gtk_style_context_get_color (style, &text_color);
  if (!gtk_style_context_lookup_color (style, "accent_bg_color", &bar_color))
    bar_color = text_color;
  track = text_color;
  track.alpha *= 0.12f;
  draw (snapshot, &track, 0.0, width, height);
  draw (snapshot, &bar_color, self->level >= 0.0 ? width / 2.0 : width / 2.0 - length, length,
        height);
  draw (snapshot, &text_color, width / 2.0 - 1.0, 2.0, height);
}

static void
muster_luck_bar_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
muster_luck_bar_class_init (MusterLuckBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = muster_luck_bar_snapshot;
  widget_class->measure = muster_luck_bar_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_luck_bar_init (MusterLuckBar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * muster_luck_bar_new:
 * @level: from -1 to 1
 */
GtkWidget *
muster_luck_bar_new (double level)
{
  MusterLuckBar *self = g_object_new (MUSTER_TYPE_LUCK_BAR, NULL);

  self->level = CLAMP (level, -1.0, 1.0);

  return GTK_WIDGET (self);
}
