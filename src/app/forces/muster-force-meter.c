/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-meter.h"

/* In pixels. */
#define HEIGHT 6
#define LEAST_WIDTH 40
#define USUAL_WIDTH 56
#define GAP 3.0f
#define TROUGH_ALPHA 0.15f

struct _MusterForceMeter
{
  GtkWidget parent_instance;

  int points;
  int budget;
};

G_DEFINE_FINAL_TYPE (MusterForceMeter, muster_force_meter, GTK_TYPE_WIDGET)

static void
draw_bar (GtkSnapshot   *snapshot,
          const GdkRGBA *color,
          float          x,
          float          width)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x, 0.0f, width, HEIGHT);
  GskRoundedRect rounded;

  if (width < 1.0f)
    return;

  gsk_rounded_rect_init_from_rect (&rounded, &bounds, HEIGHT / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, color, &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
muster_force_meter_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  MusterForceMeter *self = MUSTER_FORCE_METER (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  float width = (float) gtk_widget_get_width (widget);
  GdkRGBA color, trough;

  if (self->budget <= 0)
    return;

  gtk_style_context_get_color (style, &color);
  trough = color;
  /* In text that runs from right to left, the bar grows from the right. */
  gtk_snapshot_save (snapshot);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      gtk_snapshot_translate (
        snapshot, &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget), 0.0f));
      gtk_snapshot_scale (snapshot, -1.0f, 1.0f);
    }
  if (self->points <= self->budget)
    {
      trough.alpha *= TROUGH_ALPHA;
      draw_bar (snapshot, &trough, 0.0f, width);
      draw_bar (snapshot, &color, 0.0f, width * (float) MAX (self->points, 0) / (float) self->budget);
    }
  else
    {
      float within = (width - GAP) * (float) self->budget / (float) self->points;

      draw_bar (snapshot, &color, 0.0f, within);
      draw_bar (snapshot, &color, within + GAP, width - within - GAP);
    }
  gtk_snapshot_restore (snapshot);
}

static void
muster_force_meter_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = HEIGHT;
      return;
    }

  *minimum = LEAST_WIDTH;
  *natural = USUAL_WIDTH;
}

static void
muster_force_meter_class_init (MusterForceMeterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = muster_force_meter_measure;
  widget_class->snapshot = muster_force_meter_snapshot;

  gtk_widget_class_set_css_name (widget_class, "meter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_force_meter_init (MusterForceMeter *self)
{
}

/**
 * muster_force_meter_set:
 * @budget: 0 for none, which draws nothing
 */
void
muster_force_meter_set (MusterForceMeter *self,
                        int               points,
                        int               budget)
{
  g_return_if_fail (MUSTER_IS_FORCE_METER (self));

  self->points = points;
  self->budget = budget;
  if (budget > 0 && points > budget)
    gtk_widget_add_css_class (GTK_WIDGET (self), "over");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "over");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
