/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-figure-strip.h"

/* In pixels. If figures would be narrower than the least width, a bar is drawn instead. */
#define FIGURE_WIDTH 11.0
#define HORSE_WIDTH 18.0
#define WAGON_WIDTH 22.0
#define GUN_WIDTH 26.0
#define FIGURE_HEIGHT 16
#define LEAST_FIGURE_WIDTH 5.0
#define BAR_HEIGHT 8.0
#define FALLEN_ALPHA 0.22

struct _MusterFigureStrip
{
  GtkWidget parent_instance;

  int strength;
  int start;
  MusterFigureLook figure;
};

G_DEFINE_FINAL_TYPE (MusterFigureStrip, muster_figure_strip, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_STRENGTH,
  PROP_START,
  PROP_FIGURE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Returns how many figures are drawn: a unit can become stronger than it began. */
static int
get_n_figures (MusterFigureStrip *self)
{
  return MAX (self->start, self->strength);
}

/* Each function adds a shape to the path, clockwise, so that all standing figures are filled at
 * once: filling them one by one takes longer in every frame. */

static void
add_soldier (cairo_t *cr,
             double   x,
             double   width)
{
  double middle = x + width / 2.0;
  double half = MIN (width * 0.36, 3.6);
  double shoulder = 9.4;

  cairo_new_sub_path (cr);
  cairo_arc (cr, middle, 3.6, MIN (half * 0.72, 2.5), 0.0, 2.0 * G_PI);
  cairo_move_to (cr, middle - half, FIGURE_HEIGHT - 0.5);
  cairo_line_to (cr, middle - half, shoulder);
  cairo_curve_to (cr, middle - half, 6.4, middle + half, 6.4, middle + half, shoulder);
  cairo_line_to (cr, middle + half, FIGURE_HEIGHT - 0.5);
  cairo_close_path (cr);
}

/* A rider: the horse in profile, with the man on it. */
static void
add_rider (cairo_t *cr,
           double   x,
           double   width)
{
  double bottom = FIGURE_HEIGHT - 0.5;

  cairo_save (cr);
  cairo_translate (cr, x, 0.0);
  cairo_scale (cr, width / HORSE_WIDTH, 1.0);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 8.0, 2.6, 2.0, 0.0, 2.0 * G_PI);
  cairo_rectangle (cr, 6.4, 4.6, 3.2, 4.4);
  cairo_move_to (cr, 3.0, 8.6);
  cairo_line_to (cr, 11.6, 8.6);
  cairo_line_to (cr, 13.6, 4.8);
  cairo_line_to (cr, 16.4, 6.8);
  cairo_line_to (cr, 13.4, 9.0);
  cairo_line_to (cr, 13.0, 12.2);
  cairo_line_to (cr, 3.0, 12.2);
  cairo_close_path (cr);
  cairo_rectangle (cr, 3.0, 12.0, 1.8, bottom - 12.0);
  cairo_rectangle (cr, 11.0, 12.0, 1.8, bottom - 12.0);
  /* The tail. */
  cairo_move_to (cr, 2.8, 8.4);
  cairo_line_to (cr, 4.0, 9.2);
  cairo_line_to (cr, 1.8, 13.0);
  cairo_line_to (cr, 0.6, 12.2);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
add_wheel (cairo_t *cr,
           double   x,
           double   y,
           double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius + 0.8, 0.0, 2.0 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, x, y, radius - 0.8, 2.0 * G_PI, 0.0);
}

static void
add_wagon (cairo_t *cr,
           double   x,
           double   width)
{
  cairo_save (cr);
  cairo_translate (cr, x, 0.0);
  cairo_scale (cr, width / WAGON_WIDTH, 1.0);
  cairo_move_to (cr, 2.0, 9.6);
  cairo_curve_to (cr, 2.0, 1.6, 19.0, 1.6, 19.0, 9.6);
  cairo_close_path (cr);
  add_wheel (cr, 6.0, 12.2, 2.6);
  add_wheel (cr, 15.0, 12.2, 2.6);
  cairo_restore (cr);
}

/* A commander carries a standard. */
static void
add_commander (cairo_t *cr,
               double   x,
               double   width)
{
  add_soldier (cr, x, width * 0.62);
  cairo_rectangle (cr, x + width * 0.60, 0.8, 1.2, FIGURE_HEIGHT - 1.3);
  cairo_rectangle (cr, x + width * 0.60, 0.8, width * 0.36, 5.0);
}

typedef struct
{
  double width;
  void (*add) (cairo_t *cr,
               double   x,
               double   width);
} FigureShape;

static const FigureShape shapes[MUSTER_N_FIGURES] = {
  [MUSTER_FIGURE_FOOT] = { FIGURE_WIDTH, add_soldier },
  [MUSTER_FIGURE_HORSE] = { HORSE_WIDTH, add_rider },
  [MUSTER_FIGURE_GUN] = { FIGURE_WIDTH, add_soldier },
  [MUSTER_FIGURE_TRANSPORT] = { WAGON_WIDTH, add_wagon },
  [MUSTER_FIGURE_COMMANDER] = { HORSE_WIDTH, add_commander },
};

/* The gun stands before its crew. */
static double
get_gun_width (MusterFigureStrip *self)
{
  return self->figure == MUSTER_FIGURE_GUN ? GUN_WIDTH : 0.0;
}

static void
draw_figures (MusterFigureStrip *self,
              cairo_t           *cr,
              GdkRGBA            color,
              double             width)
{
  const FigureShape *shape = &shapes[self->figure];
  int n_figures = get_n_figures (self);
  double left = get_gun_width (self);
  double each = MIN (shape->width, (width - left) / n_figures);
  float alpha = color.alpha;

  if (left > 0.0)
    {
      color.alpha = self->strength > 0 ? alpha : alpha * (float) FALLEN_ALPHA;
      gdk_cairo_set_source_rgba (cr, &color);

      add_wheel (cr, 9.0, 10.6, 4.2);
      cairo_fill (cr);
      cairo_set_line_width (cr, 3.0);
      cairo_move_to (cr, 5.0, 9.0);
      cairo_line_to (cr, 22.0, 5.0);
      cairo_stroke (cr);
      cairo_set_line_width (cr, 1.6);
      cairo_move_to (cr, 9.0, 10.6);
      cairo_line_to (cr, 0.6, 14.6);
      cairo_stroke (cr);
    }
  for (int i = 0; i < n_figures; i++)
    {
      shape->add (cr, left + i * each, each);
      /* Fill the path after the last standing figure, and after the last of all. */
      if (i == self->strength - 1 || i == n_figures - 1)
        {
          color.alpha = i < self->strength ? alpha : alpha * (float) FALLEN_ALPHA;
          gdk_cairo_set_source_rgba (cr, &color);
          cairo_fill (cr);
        }
    }
}

static void
draw_bar (MusterFigureStrip *self,
          cairo_t           *cr,
          GdkRGBA            color,
          double             width)
{
  double standing = width * self->strength / get_n_figures (self);
  double top = (FIGURE_HEIGHT - BAR_HEIGHT) / 2.0;
  float alpha = color.alpha;

  color.alpha = alpha * (float) FALLEN_ALPHA;
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_rectangle (cr, 0.0, top, width, BAR_HEIGHT);
  cairo_fill (cr);
  color.alpha = alpha;
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_rectangle (cr, 0.0, top, standing, BAR_HEIGHT);
  cairo_fill (cr);
}

static void
muster_figure_strip_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  MusterFigureStrip *self = MUSTER_FIGURE_STRIP (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = FIGURE_HEIGHT;
      return;
    }

  *minimum = 20;
  *natural = CLAMP ((int) (get_gun_width (self) +
                           get_n_figures (self) * shapes[self->figure].width), 20, 400);
}

static void
muster_figure_strip_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  MusterFigureStrip *self = MUSTER_FIGURE_STRIP (widget);
  int width = gtk_widget_get_width (widget);
  GdkRGBA color;
  cairo_t *cr;

  if (get_n_figures (self) <= 0 || width <= 0)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, FIGURE_HEIGHT));
  if ((width - get_gun_width (self)) / get_n_figures (self) <
      LEAST_FIGURE_WIDTH * shapes[self->figure].width / FIGURE_WIDTH)
    draw_bar (self, cr, color, width);
  else
    draw_figures (self, cr, color, width);
  cairo_destroy (cr);
}

static void
muster_figure_strip_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterFigureStrip *self = MUSTER_FIGURE_STRIP (object);

  switch (prop_id)
    {
    case PROP_STRENGTH:
      g_value_set_int (value, self->strength);
      break;
    case PROP_START:
      g_value_set_int (value, self->start);
      break;
    case PROP_FIGURE:
      g_value_set_int (value, (int) self->figure);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_figures (MusterFigureStrip *self,
             int                strength,
             int                start)
{
  if (self->strength == strength && self->start == start)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  if (self->strength != strength)
    {
      self->strength = MAX (strength, 0);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STRENGTH]);
    }
  if (self->start != start)
    {
      self->start = MAX (start, 0);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_START]);
    }
  g_object_thaw_notify (G_OBJECT (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
muster_figure_strip_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  MusterFigureStrip *self = MUSTER_FIGURE_STRIP (object);

  switch (prop_id)
    {
    case PROP_STRENGTH:
      set_figures (self, g_value_get_int (value), self->start);
      break;
    case PROP_START:
      set_figures (self, self->strength, g_value_get_int (value));
      break;
    case PROP_FIGURE:
      muster_figure_strip_set_figure (self, (MusterFigureLook) g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_figure_strip_class_init (MusterFigureStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_figure_strip_get_property;
  object_class->set_property = muster_figure_strip_set_property;
  widget_class->measure = muster_figure_strip_measure;
  widget_class->snapshot = muster_figure_strip_snapshot;

  properties[PROP_STRENGTH] = g_param_spec_int ("strength", NULL, NULL, 0, G_MAXINT16, 0, flags);
  properties[PROP_START] = g_param_spec_int ("start", NULL, NULL, 0, G_MAXINT16, 0, flags);
  properties[PROP_FIGURE] =
    g_param_spec_int ("figure", NULL, NULL, 0, MUSTER_N_FIGURES - 1, MUSTER_FIGURE_FOOT, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "figures");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_figure_strip_init (MusterFigureStrip *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Sets the look of the figures. */
void
muster_figure_strip_set_figure (MusterFigureStrip *self,
                                MusterFigureLook       figure)
{
  g_return_if_fail (MUSTER_IS_FIGURE_STRIP (self));
  g_return_if_fail (figure < MUSTER_N_FIGURES);

  if (self->figure == figure)
    return;

  self->figure = figure;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FIGURE]);
}
