/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-painting.h"

#include <math.h>

#include "core/muster-i18n.h"
#include "sheets/document/muster-document-svg.h"

/* Paints the map of a campaign, in the same way for the window, the printer, files and phones. */

#define MARGIN 0.6  /* round the map, in sizes of the type */
#define LEGEND 1.9  /* the height of a line of the legend */
#define SAMPLE 2.9  /* the width of what stands before a word of the legend */

const MusterTheatreStyle muster_theatre_style_paper = {
  .ground = { 1, 1, 1 },
  .margin = { 1, 1, 1 },
  .ink = { 0, 0, 0 },
  .water = { 0, 0, 0 },
  .relief = { 0, 0, 0 },
  .wood = { 0, 0, 0 },
  .accent = { 0, 0, 0 },
  .warning = { 0, 0, 0 },
  .font_size = 8.5,
  .is_plain = TRUE,
  .has_legend = TRUE,
};

const MusterTheatreStyle muster_theatre_style_light = {
  .ground = { 0.965, 0.945, 0.87 },
  .margin = { 1, 1, 1 },
  .ink = { 0.20, 0.17, 0.12 },
  .water = { 0.52, 0.70, 0.78 },
  .relief = { 0.52, 0.42, 0.26 },
  .wood = { 0.40, 0.52, 0.29 },
  .accent = { 0.21, 0.52, 0.89 },
  .warning = { 0.76, 0.35, 0.0 },
  .font_size = 13,
  .has_legend = TRUE,
};

const MusterTheatreStyle muster_theatre_style_dark = {
  .ground = { 0.17, 0.17, 0.15 },
  .margin = { 0.188, 0.188, 0.188 },
  .ink = { 0.91, 0.88, 0.80 },
  .water = { 0.24, 0.40, 0.48 },
  .relief = { 0.66, 0.57, 0.41 },
  .wood = { 0.47, 0.60, 0.37 },
  .accent = { 0.38, 0.63, 0.92 },
  .warning = { 1.0, 0.64, 0.28 },
  .font_size = 13,
  .is_dark = TRUE,
  .has_legend = TRUE,
};

double
muster_theatre_chance (guint seed,
                       guint number)
{
  guint32 value = seed * 2654435761u + number * 40503u + 12345u;

  value ^= value >> 15;
  value *= 2246822519u;
  value ^= value >> 13;
  value *= 3266489917u;
  value ^= value >> 16;
  return value / 4294967296.0;
}

/* What stands in the legend, by what there is on the map. */
typedef enum
{
  KEY_ROAD,
  KEY_TRACK,
  KEY_RIVER,
  KEY_RAIL,
  KEY_CLOSED,
  KEY_DEPOT,
  KEY_MARCH,
  KEY_TRACE,
  KEY_MEETING,
  N_KEYS,
} Key;

static const char *const KEYS[N_KEYS] = {
  N_("road"), N_("track"), N_("by water"), N_("railway"), N_("closed"), N_("depot"), N_("written march"),
  N_("marched last turn"), N_("meeting")
};

static gboolean
has_key (const MusterTheatre *theatre,
         Key                  key)
{
  for (guint i = 0; i < theatre->links->len && key <= KEY_CLOSED; i++)
    {
      const MusterTheatreLink *link = &g_array_index (theatre->links, MusterTheatreLink, i);

      if (key == KEY_CLOSED ? link->closed : !link->closed && (Key) link->way == key)
        return TRUE;
    }
  for (guint i = 0; i < theatre->places->len && key == KEY_DEPOT; i++)
    if (muster_theatre_get_place (theatre, (int) i)->depot >= 0)
      return TRUE;
  for (guint i = 0; i < theatre->marches->len; i++)
    if (key == (g_array_index (theatre->marches, MusterTheatreMarch, i).is_done ? KEY_TRACE : KEY_MARCH))
      return TRUE;
  return key == KEY_MEETING && theatre->meetings->len > 0;
}

/* Where each key of the legend stands; without a width: not at all. Returns: the height of the legend */
static double
arrange_legend (const MusterTheatre      *theatre,
                const MusterTheatreStyle *style,
                double                    width,
                MusterBrush              *brush,
                cairo_rectangle_t        *at)
{
  double unit = style->font_size;
  double x = 0;
  guint lines = 0;

  for (guint i = 0; i < N_KEYS; i++)
    {
      double words, height;

      at[i] = (cairo_rectangle_t) { 0 };
      if (!style->has_legend || !has_key (theatre, (Key) i))
        continue;
      muster_brush_measure (brush, _(KEYS[i]), unit * 0.85, &words, &height);
      words += unit * (SAMPLE + 1.4);
      if (lines == 0 || x + words > width)
        {
          lines++;
          x = 0;
        }
      at[i] = (cairo_rectangle_t) { x, (lines - 1) * unit * LEGEND, words, unit * LEGEND };
      x += words;
    }
  return lines * unit * LEGEND;
}

static cairo_t *
new_measuring (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

static double
measure_legend (const MusterTheatre      *theatre,
                const MusterTheatreStyle *style,
                double                    width)
{
  cairo_rectangle_t at[N_KEYS];
  cairo_t *cr = new_measuring ();
  MusterBrush brush;
  double height;

  muster_brush_init (&brush, cr);
  height = arrange_legend (theatre, style, width - 2 * MARGIN * style->font_size, &brush, at);
  cairo_destroy (cr);
  return height;
}

double
muster_theatre_get_height (const MusterTheatre      *theatre,
                           const MusterTheatreStyle *style,
                           double                    width)
{
  double margin = MARGIN * style->font_size;

  return MAX (width - 2 * margin, 1) * theatre->height / theatre->width + 2 * margin +
         measure_legend (theatre, style, width);
}

MusterTheatrePlan *
muster_theatre_plan_new (const MusterTheatre      *theatre,
                         const MusterTheatreStyle *style,
                         double                    width,
                         double                    height,
                         GHashTable               *sizes)
{
  MusterTheatrePlan *self = g_new0 (MusterTheatrePlan, 1);
  double margin = MARGIN * style->font_size;
  double legend = measure_legend (theatre, style, width);
  cairo_t *cr = new_measuring ();
  MusterBrush brush;

  self->theatre = theatre;
  self->style = style;
  self->unit = style->font_size;
  self->scale = MAX (MIN ((width - 2 * margin) / theatre->width,
                          (height - legend - 2 * margin) / theatre->height), 0.001);
  self->width = theatre->width * self->scale;
  self->height = theatre->height * self->scale;
  self->x = (width - self->width) / 2;
  self->y = MAX ((height - legend - self->height) / 2, 0);
  self->labels = g_array_new (FALSE, TRUE, sizeof (MusterTheatreSpot));
  self->stacks = g_array_new (FALSE, TRUE, sizeof (MusterTheatreSpot));
  muster_brush_init (&brush, cr);
  muster_theatre_room_plan_arrange (self, &brush, sizes);
  cairo_destroy (cr);
  return self;
}

void
muster_theatre_plan_free (MusterTheatrePlan *self)
{
  g_array_unref (self->labels);
  g_array_unref (self->stacks);
  g_free (self);
}

MusterTheatrePoint
muster_theatre_get_point (const MusterTheatrePlan *plan,
                          int                      place)
{
  const MusterTheatrePlace *at = muster_theatre_get_place (plan->theatre, place);

  return (MusterTheatrePoint) { plan->x + at->x * plan->scale, plan->y + at->y * plan->scale };
}

/* The bend is the same in both directions. */
MusterTheatreCurve
muster_theatre_get_curve (const MusterTheatrePlan *plan,
                          int                      from,
                          int                      to)
{
  MusterTheatrePoint a = muster_theatre_get_point (plan, MIN (from, to));
  MusterTheatrePoint b = muster_theatre_get_point (plan, MAX (from, to));
  guint seed = (guint) MIN (from, to) * 211 + (guint) MAX (from, to);
  double bend = (muster_theatre_chance (seed, 1) - 0.5) * 0.22;
  MusterTheatrePoint middle = { (a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend };

  return from < to ? (MusterTheatreCurve) { a, middle, b } : (MusterTheatreCurve) { b, middle, a };
}

MusterTheatrePoint
muster_theatre_curve_at (const MusterTheatreCurve *curve,
                         double                    t)
{
  double s = 1 - t;

  return (MusterTheatrePoint) {
    s * s * curve->from.x + 2 * s * t * curve->bend.x + t * t * curve->to.x,
    s * s * curve->from.y + 2 * s * t * curve->bend.y + t * t * curve->to.y
  };
}

MusterColor
muster_theatre_get_color (const MusterTheatreStyle *style,
                          const MusterTheatre      *theatre,
                          int                       side)
{
  const MusterSideColour *colour = side >= 0 ? g_array_index (theatre->sides, MusterTheatreSide, side).colour
                                             : NULL;
  guint32 rgb;

  if (colour == NULL || style->is_plain)
    return style->ink;
  rgb = style->is_dark ? colour->dark : colour->light;
  return (MusterColor) { (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0 };
}

static void
paint_picture (const MusterTheatrePainting *self)
{
  const MusterTheatrePlan *plan = self->plan;
  cairo_surface_t *picture = self->theatre->picture;

  if (self->brush->svg != NULL)
    {
      g_autofree char *address = muster_document_svg_dup_picture (picture);
      const double numbers[] = { plan->x, plan->y, plan->width, plan->height };
      char text[4][G_ASCII_DTOSTR_BUF_SIZE];

      for (guint i = 0; i < 4; i++)
        g_ascii_formatd (text[i], sizeof text[i], "%.1f", numbers[i]);
      g_string_append_printf (self->brush->svg,
                              "<image x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" "
                              "preserveAspectRatio=\"none\" href=\"%s\"/>\n",
                              text[0], text[1], text[2], text[3], address);
      return;
    }
  cairo_save (self->cr);
  cairo_translate (self->cr, plan->x, plan->y);
  cairo_scale (self->cr, plan->width / cairo_image_surface_get_width (picture),
               plan->height / cairo_image_surface_get_height (picture));
  cairo_set_source_surface (self->cr, picture, 0, 0);
  cairo_paint (self->cr);
  cairo_restore (self->cr);
}

static void
paint_frame (const MusterTheatrePainting *self)
{
  const MusterTheatrePlan *plan = self->plan;
  double out = MARGIN * self->unit;

  /* Whatever is painted over the edge ends there. */
  cairo_rectangle (self->cr, plan->x - out / 2, plan->y - out / 2, plan->width + out, plan->height + out);
  muster_brush_stroke (self->brush, &self->style->margin, 1, out, 0, 0);
  cairo_rectangle (self->cr, plan->x, plan->y, plan->width, plan->height);
  muster_brush_stroke (self->brush, &self->style->ink, self->style->is_plain ? 1 : 0.45,
                       self->unit * 0.1, 0, 0);
}

static void
paint_sample (const MusterTheatrePainting *self,
              Key                          key,
              double                       x,
              double                       y)
{
  double u = self->unit;
  MusterTheatreCurve line = { { x + 0.2 * u, y }, { x + SAMPLE / 2 * u, y }, { x + (SAMPLE - 0.2) * u, y } };

  switch (key)
    {
    case KEY_DEPOT:
      muster_theatre_marks_paint (self, x + SAMPLE / 2 * u, y, -1, TRUE);
      break;
    case KEY_MEETING:
      muster_theatre_marks_paint_swords (self, x + SAMPLE / 2 * u, y);
      break;
    case KEY_MARCH:
    case KEY_TRACE:
      muster_theatre_ways_paint_arrow (self, &line, &self->style->ink, key == KEY_TRACE, TRUE);
      break;
    case KEY_ROAD:
    case KEY_TRACK:
    case KEY_RIVER:
    case KEY_RAIL:
    case KEY_CLOSED:
    case N_KEYS:
    default:
      muster_theatre_ways_paint (self, &line, key == KEY_CLOSED ? MUSTER_WAY_TRACK : (MusterWay) key,
                                 key == KEY_CLOSED);
    }
}

void
muster_theatre_paint_legend (const MusterTheatrePainting *self)
{
  const MusterTheatrePlan *plan = self->plan;
  cairo_rectangle_t at[N_KEYS];
  double top = plan->y + plan->height + self->unit * 0.3;

  arrange_legend (self->theatre, self->style, plan->x * 2 + plan->width - 2 * MARGIN * self->unit,
                  self->brush, at);
  for (guint i = 0; i < N_KEYS; i++)
    {
      double x = MARGIN * self->unit + at[i].x;
      double width = at[i].width - self->unit * SAMPLE;

      if (at[i].width <= 0)
        continue;
      paint_sample (self, (Key) i, x, top + at[i].y + at[i].height / 2);
      muster_brush_write (self->brush, &self->style->ink,
                          &(MusterWording) { _(KEYS[i]), self->unit * 0.85,
                                             x + SAMPLE * self->unit + width / 2 - self->unit * 0.4,
                                             top + at[i].y + at[i].height / 2, width, FALSE });
    }
}

static MusterTheatrePainting
begin_painting (const MusterTheatrePlan *self,
                MusterBrush             *brush)
{
  return (MusterTheatrePainting) { self, self->theatre, self->style, brush, brush->cr, self->unit };
}

void
muster_theatre_plan_paint_country (const MusterTheatrePlan *self,
                                   MusterBrush             *brush)
{
  MusterTheatrePainting painting = begin_painting (self, brush);

  if (self->theatre->picture != NULL)
    paint_picture (&painting);
  else
    {
      muster_theatre_ground_paint (&painting);
      muster_theatre_rivers_paint (&painting);
    }
  muster_theatre_ways_paint_links (&painting);
}

void
muster_theatre_plan_paint_chosen (const MusterTheatrePlan *self,
                                  MusterBrush             *brush)
{
  MusterTheatrePainting painting = begin_painting (self, brush);

  if (self->theatre->chosen >= 0)
    muster_theatre_marks_paint_chosen (&painting);
}

void
muster_theatre_plan_paint_pieces (const MusterTheatrePlan *self,
                                  MusterBrush             *brush)
{
  MusterTheatrePainting painting = begin_painting (self, brush);

  muster_theatre_ways_paint_marches (&painting);
  muster_theatre_marks_paint_places (&painting);
  muster_theatre_stacks_paint (&painting);
  muster_theatre_marks_paint_meetings (&painting);
  paint_frame (&painting);
  muster_theatre_paint_legend (&painting);
}

void
muster_theatre_plan_paint (const MusterTheatrePlan *self,
                           MusterBrush             *brush)
{
  muster_theatre_plan_paint_country (self, brush);
  muster_theatre_plan_paint_chosen (self, brush);
  muster_theatre_plan_paint_pieces (self, brush);
}

static gboolean
contains (const cairo_rectangle_t *at,
          double                   x,
          double                   y)
{
  return x >= at->x && y >= at->y && x < at->x + at->width && y < at->y + at->height;
}

int
muster_theatre_plan_find_stack (const MusterTheatrePlan *self,
                                double                   x,
                                double                   y)
{
  for (guint i = 0; i < self->stacks->len; i++)
    if (contains (&g_array_index (self->stacks, MusterTheatreSpot, i).at, x, y))
      return (int) i;
  return -1;
}

/* The nearest mark within reach of a finger, or the name under the point. */
int
muster_theatre_plan_find_place (const MusterTheatrePlan *self,
                                double                   x,
                                double                   y)
{
  double best = self->unit * 1.9;
  int found = -1;

  for (guint i = 0; i < self->theatre->places->len; i++)
    {
      MusterTheatrePoint point = muster_theatre_get_point (self, (int) i);
      double distance = hypot (point.x - x, point.y - y);

      if (distance < best)
        {
          best = distance;
          found = (int) i;
        }
    }
  for (guint i = 0; i < self->labels->len && found < 0; i++)
    if (contains (&g_array_index (self->labels, MusterTheatreSpot, i).at, x, y))
      found = (int) i;
  return found;
}

void
muster_theatre_plan_get_point (const MusterTheatrePlan *self,
                               double                   x,
                               double                   y,
                               int                     *map_x,
                               int                     *map_y)
{
  *map_x = (int) CLAMP (round ((x - self->x) / self->scale), 0, self->theatre->width);
  *map_y = (int) CLAMP (round ((y - self->y) / self->scale), 0, self->theatre->height);
}

gboolean
muster_theatre_plan_get_chosen (const MusterTheatrePlan *self,
                                cairo_rectangle_t       *at)
{
  double reach = (MUSTER_THEATRE_RING + 0.2) * self->unit;
  MusterTheatrePoint point;

  if (self->theatre->chosen < 0)
    return FALSE;
  point = muster_theatre_get_point (self, self->theatre->chosen);
  *at = (cairo_rectangle_t) { point.x - reach, point.y - reach, 2 * reach, 2 * reach };
  return TRUE;
}
