/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-odds-chart.h"

/* In pixels. */
#define BAR_HEIGHT 44.0
#define LABEL_HEIGHT 18.0
#define GAP 3.0
#define WIDEST_BAR 64.0
#define RADIUS 3.0

struct _MusterOddsChart
{
  GtkWidget parent_instance;

  MusterOrderOutlook *outlook;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (MusterOddsChart, muster_odds_chart, GTK_TYPE_WIDGET)

static void
show_outlook (MusterOddsChart *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->outlook != NULL &&
                            muster_order_outlook_get_n_results (self->outlook) > 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_label (MusterOddsChart *self,
            GtkSnapshot     *snapshot,
            const GdkRGBA   *color,
            guint            result,
            double           middle)
{
  g_autofree char *text = g_strdup_printf ("%u", result);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (middle - width / 2.0),
                                                          (float) BAR_HEIGHT + 1.0f));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static void
muster_odds_chart_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  MusterOddsChart *self = MUSTER_ODDS_CHART (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  guint n_results =
    self->outlook != NULL ? muster_order_outlook_get_n_results (self->outlook) : 0;
  double highest;
  double each, width;
  GdkRGBA text_color, bar_color;

  highest = 0.0;
  for (guint i = 0; i < n_results; i++)
    highest = MAX (highest, muster_order_outlook_get_odds (self->outlook, i));
  if (n_results == 0 || highest <= 0.0)
    return;

  gtk_style_context_get_color (style, &text_color);
  if (!gtk_style_context_lookup_color (style, "accent_bg_color", &bar_color))
    bar_color = text_color;
  each = MIN ((double) gtk_widget_get_width (widget) / n_results, WIDEST_BAR);
  width = MAX (each - GAP, 1.0);
  for (guint i = 0; i < n_results; i++)
    {
      double share = muster_order_outlook_get_odds (self->outlook, i) / highest;
      GdkRGBA color = bar_color;
      double height;
      GskRoundedRect shape;
      graphene_rect_t area;

      color.alpha *= (float) (0.35 + 0.65 * share);
      height = MAX (share * BAR_HEIGHT, 1.0);
      area = GRAPHENE_RECT_INIT ((float) (i * each), (float) (BAR_HEIGHT - height),
                                 (float) width, (float) height);
      gsk_rounded_rect_init_from_rect (&shape, &area, (float) MIN (RADIUS, height / 2.0));
      gtk_snapshot_push_rounded_clip (snapshot, &shape);
      gtk_snapshot_append_color (snapshot, &color, &area);
      gtk_snapshot_pop (snapshot);
      if (each >= 16.0 || i % 5 == 0)
        draw_label (self, snapshot, &text_color, i, i * each + width / 2.0);
    }
}

static void
muster_odds_chart_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = (int) (BAR_HEIGHT + LABEL_HEIGHT);
      return;
    }

  *minimum = 80;
  *natural = 320;
}

static void
muster_odds_chart_dispose (GObject *object)
{
  MusterOddsChart *self = MUSTER_ODDS_CHART (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->outlook);

  G_OBJECT_CLASS (muster_odds_chart_parent_class)->dispose (object);
}

static void
muster_odds_chart_class_init (MusterOddsChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_odds_chart_dispose;
  widget_class->measure = muster_odds_chart_measure;
  widget_class->snapshot = muster_odds_chart_snapshot;
  gtk_widget_class_set_css_name (widget_class, "odds");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_odds_chart_init (MusterOddsChart *self)
{
  self->signals = g_signal_group_new (MUSTER_TYPE_ORDER_OUTLOOK);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (show_outlook), self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
muster_odds_chart_set_outlook (MusterOddsChart    *self,
                               MusterOrderOutlook *outlook)
{
  g_return_if_fail (MUSTER_IS_ODDS_CHART (self));
  g_return_if_fail (outlook == NULL || MUSTER_IS_ORDER_OUTLOOK (outlook));

  if (!g_set_object (&self->outlook, outlook))
    return;

  g_signal_group_set_target (self->signals, outlook);
  show_outlook (self);
}
