/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-chart-view.h"

#include "sheets/chart/muster-chart-painter.h"

#define NATURAL_WIDTH 420

struct _MusterChartView
{
  MusterDrawingView parent_instance;

  MusterChart *chart;
};

G_DEFINE_FINAL_TYPE (MusterChartView, muster_chart_view, MUSTER_TYPE_DRAWING_VIEW)

/* The font size in pixels, with the scale that the user has set. */
static double
get_font_size (MusterChartView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_units_to_double (pango_font_description_get_size (font));

  return pango_font_description_get_size_is_absolute (font)
           ? size
           : size * pango_cairo_context_get_resolution (context) / 72;
}

static MusterChartStyle
get_style (MusterChartView *self)
{
  gboolean dark = muster_drawing_view_is_dark (MUSTER_DRAWING_VIEW (self));
  MusterChartStyle style = dark ? muster_chart_style_dark : muster_chart_style_light;

  style.font_size = CLAMP (get_font_size (self) * 0.95, 9, 60);
  if (muster_drawing_view_is_high_contrast (MUSTER_DRAWING_VIEW (self)))
    {
      style.ink = dark ? (MusterColor) { 1, 1, 1 } : (MusterColor) { 0, 0, 0 };
      style.faint = style.ink;
    }
  return style;
}

static int
muster_chart_view_get_height (MusterDrawingView *view,
                              int                width)
{
  MusterChartView *self = MUSTER_CHART_VIEW (view);
  MusterChartStyle style = get_style (self);

  return self->chart != NULL ? (int) muster_chart_painter_get_height (self->chart, &style, width) : 0;
}

static void
muster_chart_view_paint (MusterDrawingView *view,
                         int                width,
                         int                height,
                         MusterBrush       *brush)
{
  MusterChartView *self = MUSTER_CHART_VIEW (view);
  MusterChartStyle style = get_style (self);

  if (self->chart != NULL)
    muster_chart_painter_paint (self->chart, &style, width, height, brush);
}

static void
muster_chart_view_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_CHART_VIEW (object)->chart, muster_chart_unref);

  G_OBJECT_CLASS (muster_chart_view_parent_class)->dispose (object);
}

static void
muster_chart_view_class_init (MusterChartViewClass *klass)
{
  MusterDrawingViewClass *view_class = MUSTER_DRAWING_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_chart_view_dispose;
  view_class->natural_width = NATURAL_WIDTH;
  view_class->get_height = muster_chart_view_get_height;
  view_class->paint = muster_chart_view_paint;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chart");
}

static void
muster_chart_view_init (MusterChartView *self)
{
}

void
muster_chart_view_set_chart (MusterChartView *self,
                             MusterChart     *chart)
{
  g_return_if_fail (MUSTER_IS_CHART_VIEW (self));

  if (chart != NULL)
    muster_chart_ref (chart);
  g_clear_pointer (&self->chart, muster_chart_unref);
  self->chart = chart;
  muster_drawing_view_renew (MUSTER_DRAWING_VIEW (self), chart != NULL ? chart->title : "");
}
