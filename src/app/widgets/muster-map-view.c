/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-map-view.h"

#include <adwaita.h>

#include "sheets/map/muster-map-words.h"
#include "sheets/muster-scenario-sheet.h"

#define NATURAL_WIDTH 640
#define MIN_WIDTH 200
#define MAX_HEIGHT 480
/* Below this the labels become smaller, so that the map does not drown in them. */
#define SMALL_WIDTH 420
#define SMALL_FONT 10.5

struct _MusterMapView
{
  GtkWidget parent_instance;

  MusterBattlePlan *plan;
};

G_DEFINE_FINAL_TYPE (MusterMapView, muster_map_view, GTK_TYPE_WIDGET)

static MusterMapStyle
get_style (MusterMapView *self,
           double         width)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (
    gtk_widget_get_display (GTK_WIDGET (self)));
  gboolean is_dark = adw_style_manager_get_dark (manager);
  MusterMapStyle style = is_dark ? muster_map_style_dark : muster_map_style_light;

  muster_map_style_follow_plan (&style, self->plan, is_dark);
  if (width < SMALL_WIDTH)
    style.font_size = SMALL_FONT;
  if (adw_style_manager_get_high_contrast (manager))
    {
      style.ground = is_dark ? (MusterColor) { 0, 0, 0 } : (MusterColor) { 1, 1, 1 };
      style.ink = is_dark ? (MusterColor) { 1, 1, 1 } : (MusterColor) { 0, 0, 0 };
    }
  return style;
}

/* No more than at its natural width: what holds it must not need more height for being wider. */
static int
get_height (MusterMapView *self,
            int            room)
{
  double width = MIN (room, NATURAL_WIDTH);
  MusterMapStyle style = get_style (self, width);
  MusterMap map;

  muster_map_init_for_plan (&map, self->plan);

  return (int) MIN (muster_map_get_height (&map, &style, width), MAX_HEIGHT);
}

static void
muster_map_view_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  MusterMapView *self = MUSTER_MAP_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    {
      *natural = get_height (self, for_size > 0 ? for_size : NATURAL_WIDTH);
      *minimum = for_size > 0 ? *natural : get_height (self, MIN_WIDTH);
    }
}

static void
muster_map_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  MusterMapView *self = MUSTER_MAP_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  MusterMapStyle style = get_style (self, width);
  MusterMap map;
  MusterBrush brush;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;

  muster_map_init_for_plan (&map, self->plan);
  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  muster_brush_init (&brush, cr);
  muster_map_paint (&map, &style, width, height, &brush);
  cairo_destroy (cr);
}

static void
plan_changed_cb (MusterMapView *self)
{
  g_autofree char *words = NULL;
  MusterMap map;

  muster_map_init_for_plan (&map, self->plan);
  words = muster_map_dup_words (&map);
  gtk_widget_set_visible (GTK_WIDGET (self), muster_map_has_shapes (&map));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
muster_map_view_dispose (GObject *object)
{
  MusterMapView *self = MUSTER_MAP_VIEW (object);

  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_map_view_parent_class)->dispose (object);
}

static GtkSizeRequestMode
muster_map_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_map_view_class_init (MusterMapViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_map_view_dispose;
  widget_class->get_request_mode = muster_map_view_get_request_mode;
  widget_class->measure = muster_map_view_measure;
  widget_class->snapshot = muster_map_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_map_view_init (MusterMapView *self)
{
}

GtkWidget *
muster_map_view_new (MusterBattlePlan *plan)
{
  MusterMapView *self = g_object_new (MUSTER_TYPE_MAP_VIEW, NULL);
  AdwStyleManager *manager = adw_style_manager_get_for_display (
    gtk_widget_get_display (GTK_WIDGET (self)));

  self->plan = g_object_ref (plan);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  plan_changed_cb (self);

  return GTK_WIDGET (self);
}
