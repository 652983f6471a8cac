/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-chart-view.h"

#include <adwaita.h>

#include "sheets/chart/muster-chart-painter.h"

#define MIN_WIDTH 200
#define NATURAL_WIDTH 420

struct _MusterChartView
{
  GtkWidget parent_instance;

  MusterChart *chart;
};

G_DEFINE_FINAL_TYPE (MusterChartView, muster_chart_view, GTK_TYPE_WIDGET)

/* The size of letters in pixels, as large as the player has asked for. */
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
  AdwStyleManager *manager =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  gboolean dark = adw_style_manager_get_dark (manager);
  MusterChartStyle style = dark ? muster_chart_style_dark : muster_chart_style_light;

  style.font_size = CLAMP (get_font_size (self) * 0.95, 9, 60);
  if (adw_style_manager_get_high_contrast (manager))
    {
      style.ink = dark ? (MusterColor) { 1, 1, 1 } : (MusterColor) { 0, 0, 0 };
      style.faint = style.ink;
    }
  return style;
}

static void
muster_chart_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  MusterChartView *self = MUSTER_CHART_VIEW (widget);
  MusterChartStyle style = get_style (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    *minimum = *natural =
      self->chart != NULL
        ? (int) muster_chart_get_height (self->chart, &style, for_size > 0 ? for_size : NATURAL_WIDTH)
        : 0;
}

static void
muster_chart_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  MusterChartView *self = MUSTER_CHART_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  MusterChartStyle style = get_style (self);
  MusterBrush brush;
  cairo_t *cr;

  if (self->chart == NULL || width <= 0 || height <= 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  muster_brush_init (&brush, cr);
  muster_chart_paint (self->chart, &style, width, height, &brush);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
muster_chart_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_chart_view_dispose;
  widget_class->get_request_mode = muster_chart_view_get_request_mode;
  widget_class->measure = muster_chart_view_measure;
  widget_class->snapshot = muster_chart_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_chart_view_init (MusterChartView *self)
{
  AdwStyleManager *manager =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  chart != NULL ? chart->title : "", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
