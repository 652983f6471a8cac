/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-map-view.h"

#include "sheets/map/muster-map-words.h"
#include "sheets/muster-scenario-sheet.h"

#define NATURAL_WIDTH 640
#define MAX_HEIGHT 480
/* In narrower maps the labels are smaller, so that they do not cover the map. */
#define SMALL_WIDTH 420
#define SMALL_FONT 10.5

struct _MusterMapView
{
  MusterDrawingView parent_instance;

  MusterBattlePlan *plan;
};

G_DEFINE_FINAL_TYPE (MusterMapView, muster_map_view, MUSTER_TYPE_DRAWING_VIEW)

static MusterMapStyle
get_style (MusterMapView *self,
           double         width)
{
  gboolean is_dark = muster_drawing_view_is_dark (MUSTER_DRAWING_VIEW (self));
  MusterMapStyle style = is_dark ? muster_map_style_dark : muster_map_style_light;

  muster_scenario_sheet_set_map_style (&style, self->plan, is_dark);
  if (width < SMALL_WIDTH)
    style.font_size = SMALL_FONT;
  if (muster_drawing_view_is_high_contrast (MUSTER_DRAWING_VIEW (self)))
    {
      style.ground = is_dark ? (MusterColor) { 0, 0, 0 } : (MusterColor) { 1, 1, 1 };
      style.ink = is_dark ? (MusterColor) { 1, 1, 1 } : (MusterColor) { 0, 0, 0 };
    }
  return style;
}

/* Never higher than at the natural width: a wider container must not need more height. */
static int
muster_map_view_get_height (MusterDrawingView *view,
                            int                room)
{
  MusterMapView *self = MUSTER_MAP_VIEW (view);
  double width = MIN (room, NATURAL_WIDTH);
  MusterMapStyle style = get_style (self, width);
  MusterMap map;

  muster_scenario_sheet_init_map (&map, self->plan);

  return (int) MIN (muster_map_painter_get_height (&map, &style, width), MAX_HEIGHT);
}

static void
muster_map_view_paint (MusterDrawingView *view,
                       int                width,
                       int                height,
                       MusterBrush       *brush)
{
  MusterMapView *self = MUSTER_MAP_VIEW (view);
  MusterMapStyle style = get_style (self, width);
  MusterMap map;

  muster_scenario_sheet_init_map (&map, self->plan);
  muster_map_painter_paint (&map, &style, width, height, brush);
}

static void
plan_changed_cb (MusterMapView *self)
{
  g_autofree char *words = NULL;
  MusterMap map;

  muster_scenario_sheet_init_map (&map, self->plan);
  words = muster_map_words_dup (&map);
  gtk_widget_set_visible (GTK_WIDGET (self), muster_map_painter_has_shapes (&map));
  muster_drawing_view_renew (MUSTER_DRAWING_VIEW (self), words);
}

static void
muster_map_view_dispose (GObject *object)
{
  MusterMapView *self = MUSTER_MAP_VIEW (object);

  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_map_view_parent_class)->dispose (object);
}

static void
muster_map_view_class_init (MusterMapViewClass *klass)
{
  MusterDrawingViewClass *view_class = MUSTER_DRAWING_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_map_view_dispose;
  view_class->natural_width = NATURAL_WIDTH;
  view_class->fits_lower = TRUE;
  view_class->get_height = muster_map_view_get_height;
  view_class->paint = muster_map_view_paint;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "map");
}

static void
muster_map_view_init (MusterMapView *self)
{
}

GtkWidget *
muster_map_view_new (MusterBattlePlan *plan)
{
  MusterMapView *self = g_object_new (MUSTER_TYPE_MAP_VIEW, NULL);

  self->plan = g_object_ref (plan);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);
  plan_changed_cb (self);

  return GTK_WIDGET (self);
}
