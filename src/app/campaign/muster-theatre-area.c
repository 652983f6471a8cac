/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-theatre-area.h"

#include <adwaita.h>
#include <math.h>

#include "app/toolkit/muster-accessible.h"
#include "core/muster-i18n.h"

/* In pixels. */
#define LEAST 200
#define USUAL 860
#define SMALL 560      /* narrower than that, letters are smaller */
#define SMALL_FONT 10.5
#define ENOUGH 8       /* moved so far, it is no click any more */
#define MOST_KEPT 8e6  /* so many points of a country are kept; a larger one is painted each time */

struct _MusterTheatreArea
{
  GtkWidget parent_instance;

  MusterTheatre *theatre;
  MusterTheatrePlan *plan; /* for the present size; NULL: to be made */
  MusterTheatreStyle style;
  GHashTable *sizes; /* (element-type utf8 gpointer): of the words of all plans so far */
  GskRenderNode *country; /* as it was painted last; NULL: to be painted */
  cairo_rectangle_t country_at;
  double country_unit;
  gboolean country_is_dark;
  int country_factor;
  GskRenderNode *pieces; /* what stands on the country of the present plan; NULL: to be painted */
  double zoom;
  double start_x;
  double start_y;
};

G_DEFINE_FINAL_TYPE (MusterTheatreArea, muster_theatre_area, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_ACTIVATED,
  SIGNAL_STACK,
  SIGNAL_DRAGGED,
  SIGNAL_POINTED,
  SIGNAL_MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
choose_style (MusterTheatreArea *self,
              int                width)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  self->style = is_dark ? muster_theatre_style_dark : muster_theatre_style_light;
  if (width > 0 && width < SMALL)
    self->style.font_size = SMALL_FONT;
}

/* Arranges words and pieces anew. The country stays, where it stands as before. */
static void
forget_plan (MusterTheatreArea *self)
{
  g_clear_pointer (&self->plan, muster_theatre_plan_free);
  g_clear_pointer (&self->pieces, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static const MusterTheatrePlan *
get_plan (MusterTheatreArea *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  if (self->plan == NULL && self->theatre != NULL)
    {
      choose_style (self, width);
      self->plan = muster_theatre_plan_new (self->theatre, &self->style, width, height, self->sizes);
    }
  return self->plan;
}

/* Screen readers hear of the place that is chosen. */
static void
tell (MusterTheatreArea *self)
{
  g_autofree char *place = NULL;
  g_autofree char *next = NULL;
  g_autofree char *words = NULL;

  if (self->theatre == NULL || self->theatre->chosen < 0)
    {
      muster_accessible_set_label (GTK_WIDGET (self), _("Map"));
      return;
    }
  place = muster_theatre_words_dup_place (self->theatre, self->theatre->chosen);
  next = muster_theatre_words_dup_next (self->theatre, self->theatre->chosen);
  words = g_strdup_printf (_ ("Map, %s: %s. Next to it: %s"),
                           muster_theatre_get_place (self->theatre, self->theatre->chosen)->name,
                           place, next);
  muster_accessible_set_label (GTK_WIDGET (self), words);
}

void
muster_theatre_area_choose (MusterTheatreArea *self,
                            int                place)
{
  if (self->theatre->chosen == place)
    return;
  self->theatre->chosen = place;
  tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, place);
}

/* The place that lies best in a direction: along the links of the chosen one, or of all where it has none. */
static int
find_towards (MusterTheatreArea *self,
              double             dx,
              double             dy)
{
  const MusterTheatre *theatre = self->theatre;
  const MusterTheatrePlace *from = muster_theatre_get_place (theatre, theatre->chosen);
  double best = 0.35; /* about 70° to either side */
  int found = -1;

  for (guint i = 0; i < theatre->links->len; i++)
    {
      const MusterTheatreLink *link = &g_array_index (theatre->links, MusterTheatreLink, i);
      int other = link->places[0] == theatre->chosen   ? link->places[1]
                  : link->places[1] == theatre->chosen ? link->places[0]
                                                       : -1;
      const MusterTheatrePlace *to;
      double length, fit;

      if (other < 0)
        continue;
      to = muster_theatre_get_place (theatre, other);
      length = MAX (hypot (to->x - from->x, to->y - from->y), 1);
      fit = ((to->x - from->x) * dx + (to->y - from->y) * dy) / length;
      if (fit > best)
        {
          best = fit;
          found = other;
        }
    }
  return found;
}

static gboolean
key_cb (MusterTheatreArea *self,
        guint              key,
        guint              code,
        GdkModifierType    modifiers)
{
  static const struct
  {
    guint key;
    double dx;
    double dy;
  } ARROWS[] = {
    { GDK_KEY_Left, -1, 0 }, { GDK_KEY_Right, 1, 0 }, { GDK_KEY_Up, 0, -1 }, { GDK_KEY_Down, 0, 1 }
  };
  guint n = self->theatre != NULL ? self->theatre->places->len : 0;

  if (n == 0 || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < G_N_ELEMENTS (ARROWS); i++)
    if (key == ARROWS[i].key)
      {
        int to = self->theatre->chosen < 0 ? 0 : find_towards (self, ARROWS[i].dx, ARROWS[i].dy);

        if (to >= 0)
          muster_theatre_area_choose (self, to);
        return GDK_EVENT_STOP;
      }
  if (key == GDK_KEY_Home || key == GDK_KEY_End)
    {
      muster_theatre_area_choose (self, key == GDK_KEY_Home ? 0 : (int) n - 1);
      return GDK_EVENT_STOP;
    }
  if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space)
      && self->theatre->chosen >= 0)
    {
      g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, self->theatre->chosen);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
click (MusterTheatreArea *self,
       double             x,
       double             y)
{
  const MusterTheatrePlan *plan = get_plan (self);
  int stack = muster_theatre_plan_find_stack (plan, x, y);
  int place = muster_theatre_plan_find_place (plan, x, y);
  int map_x, map_y;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (stack >= 0)
    g_signal_emit (self, signals[SIGNAL_STACK], 0, stack);
  else if (place >= 0 && place == self->theatre->chosen)
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, place);
  else if (place >= 0)
    muster_theatre_area_choose (self, place);
  else
    {
      muster_theatre_plan_get_point (plan, x, y, &map_x, &map_y);
      g_signal_emit (self, signals[SIGNAL_POINTED], 0, map_x, map_y);
    }
}

static void
drag_begin_cb (MusterTheatreArea *self,
               double             x,
               double             y)
{
  self->start_x = x;
  self->start_y = y;
}

/* The place under a point, or the one whose forces are there. */
static int
find_any (MusterTheatreArea *self,
          double             x,
          double             y)
{
  int stack = muster_theatre_plan_find_stack (get_plan (self), x, y);

  if (stack >= 0)
    return g_array_index (self->theatre->stacks, MusterTheatreStack, stack).place;
  return muster_theatre_plan_find_place (get_plan (self), x, y);
}

static void
drag_end_cb (MusterTheatreArea *self,
             double             dx,
             double             dy,
             GtkGesture        *gesture)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  int from, to, x, y;

  if (self->theatre == NULL || get_plan (self) == NULL)
    return;
  if (hypot (dx, dy) < ENOUGH)
    {
      click (self, self->start_x, self->start_y);
      return;
    }
  from = find_any (self, self->start_x, self->start_y);
  to = find_any (self, self->start_x + dx, self->start_y + dy);
  if (from < 0)
    return;
  if (modifiers & GDK_SHIFT_MASK)
    {
      muster_theatre_plan_get_point (self->plan, self->start_x + dx, self->start_y + dy, &x, &y);
      g_signal_emit (self, signals[SIGNAL_MOVED], 0, from, x, y);
    }
  else if (to >= 0 && to != from)
    g_signal_emit (self, signals[SIGNAL_DRAGGED], 0, from, to);
}

static GtkSizeRequestMode
muster_theatre_area_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_theatre_area_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  MusterTheatreArea *self = MUSTER_THEATRE_AREA (widget);
  int width = for_size > 0 ? for_size : (int) (USUAL * self->zoom);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (self->zoom > 1 ? USUAL * self->zoom : LEAST);
      *natural = MAX (*minimum, USUAL);
      return;
    }
  choose_style (self, width);
  *minimum = *natural
    = self->theatre != NULL
        ? (int) ceil (muster_theatre_get_height (self->theatre, &self->style, width))
        : LEAST;
}

static void
muster_theatre_area_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  forget_plan (MUSTER_THEATRE_AREA (widget));
}

typedef void (*Paint) (const MusterTheatrePlan *plan,
                       MusterBrush             *brush);

static void
paint_now (cairo_t                 *cr,
           const MusterTheatrePlan *plan,
           Paint                    paint)
{
  MusterBrush brush;

  muster_brush_init (&brush, cr);
  paint (plan, &brush);
}

/* A layer of the map, painted to points at once: whatever is drawn over it takes only those below from then
 * on. One that is too large for that is a list of what is to be painted. */
static GskRenderNode *
new_layer (MusterTheatreArea     *self,
           const graphene_rect_t *bounds,
           Paint                  paint)
{
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int width = (int) bounds->size.width * factor, height = (int) bounds->size.height * factor;
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *to = gsk_cairo_node_get_draw_context (node);

  if ((double) width * height > MOST_KEPT)
    paint_now (to, self->plan, paint);
  else
    {
      cairo_surface_t *points = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
      cairo_t *cr;

      cairo_surface_set_device_scale (points, factor, factor);
      cr = cairo_create (points);
      /* Hundreds of small shapes take a third less time, and look the same. */
      cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
      paint_now (cr, self->plan, paint);
      cairo_destroy (cr);
      cairo_set_source_surface (to, points, 0, 0);
      cairo_paint (to);
      cairo_surface_destroy (points);
    }
  cairo_destroy (to);
  return node;
}

/* Whether the country that was painted last is that of the plan. */
static gboolean
has_country (MusterTheatreArea     *self,
             const graphene_rect_t *bounds)
{
  const MusterTheatrePlan *plan = self->plan;
  graphene_rect_t kept;

  if (self->country == NULL)
    return FALSE;
  gsk_render_node_get_bounds (self->country, &kept);
  return graphene_rect_equal (&kept, bounds) && self->country_at.x == plan->x &&
         self->country_at.y == plan->y && self->country_at.width == plan->width &&
         self->country_at.height == plan->height && self->country_unit == plan->unit &&
         self->country_is_dark == self->style.is_dark &&
         self->country_factor == gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

static void
muster_theatre_area_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  MusterTheatreArea *self = MUSTER_THEATRE_AREA (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                     (float) gtk_widget_get_height (widget));
  cairo_rectangle_t at;
  cairo_t *cr;
  const MusterTheatrePlan *plan;

  if (get_plan (self) == NULL)
    return;

  /* The country takes half the time of the whole map, and is painted anew only where it looks different. */
  plan = self->plan;
  if (!has_country (self, &bounds))
    {
      g_clear_pointer (&self->country, gsk_render_node_unref);
      self->country = new_layer (self, &bounds, muster_theatre_plan_paint_country);
      self->country_at = (cairo_rectangle_t) { plan->x, plan->y, plan->width, plan->height };
      self->country_unit = plan->unit;
      self->country_is_dark = self->style.is_dark;
      self->country_factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
    }

  if (self->pieces == NULL)
    self->pieces = new_layer (self, &bounds, muster_theatre_plan_paint_pieces);
  gtk_snapshot_append_node (snapshot, self->country);

  /* A node of its own, so that only what lies round two places is drawn when another one is chosen. */
  if (muster_theatre_plan_get_chosen (self->plan, &at))
    {
      cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) at.x, (float) at.y,
                                                                     (float) at.width, (float) at.height));
      paint_now (cr, self->plan, muster_theatre_plan_paint_chosen);
      cairo_destroy (cr);
    }

  gtk_snapshot_append_node (snapshot, self->pieces);
}

static void
muster_theatre_area_finalize (GObject *object)
{
  MusterTheatreArea *self = MUSTER_THEATRE_AREA (object);

  g_clear_pointer (&self->country, gsk_render_node_unref);
  g_clear_pointer (&self->pieces, gsk_render_node_unref);
  g_clear_pointer (&self->plan, muster_theatre_plan_free);
  g_clear_pointer (&self->theatre, muster_theatre_free);
  g_clear_pointer (&self->sizes, g_hash_table_unref);

  G_OBJECT_CLASS (muster_theatre_area_parent_class)->finalize (object);
}

static guint
new_signal (const char *name,
            guint       n)
{
  GType types[] = { G_TYPE_INT, G_TYPE_INT, G_TYPE_INT };

  return g_signal_newv (name, MUSTER_TYPE_THEATRE_AREA, G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                        G_TYPE_NONE, n, types);
}

static void
muster_theatre_area_class_init (MusterTheatreAreaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_theatre_area_finalize;
  widget_class->get_request_mode = muster_theatre_area_get_request_mode;
  widget_class->measure = muster_theatre_area_measure;
  widget_class->size_allocate = muster_theatre_area_size_allocate;
  widget_class->snapshot = muster_theatre_area_snapshot;

  signals[SIGNAL_CHOSEN] = new_signal ("chosen", 1);
  signals[SIGNAL_ACTIVATED] = new_signal ("activated", 1);
  signals[SIGNAL_STACK] = new_signal ("stack", 1);
  signals[SIGNAL_DRAGGED] = new_signal ("dragged", 2);
  signals[SIGNAL_POINTED] = new_signal ("pointed", 2);
  signals[SIGNAL_MOVED] = new_signal ("moved", 3);
  gtk_widget_class_set_css_name (widget_class, "theatre");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_theatre_area_init (MusterTheatreArea *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->zoom = 1;
  self->sizes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (forget_plan), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget_plan), NULL);
  tell (self);
}

GtkWidget *
muster_theatre_area_new (void)
{
  return g_object_new (MUSTER_TYPE_THEATRE_AREA, NULL);
}

void
muster_theatre_area_take_theatre (MusterTheatreArea *self,
                                  MusterTheatre     *theatre)
{
  g_return_if_fail (MUSTER_IS_THEATRE_AREA (self));

  forget_plan (self);
  if (self->theatre == NULL || !muster_theatre_has_same_country (self->theatre, theatre))
    g_clear_pointer (&self->country, gsk_render_node_unref);
  g_clear_pointer (&self->theatre, muster_theatre_free);
  self->theatre = theatre;
  tell (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const MusterTheatre *
muster_theatre_area_get_theatre (MusterTheatreArea *self)
{
  g_return_val_if_fail (MUSTER_IS_THEATRE_AREA (self), NULL);

  return self->theatre;
}

void
muster_theatre_area_set_zoom (MusterTheatreArea *self,
                              double             zoom)
{
  g_return_if_fail (MUSTER_IS_THEATRE_AREA (self));

  self->zoom = MAX (zoom, 1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
