/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-map-painter.h"

#include <math.h>

#include "core/muster-i18n.h"

/* The same for the window, the printer and files. Whose something is shows in its hatching: the
 * attacker's rises, the defender's falls. All lengths follow from the size of the type. */

#define MARGIN 1.9       /* round the table */
#define BAND 0.45        /* of an edge, outside the table */
#define HATCH 0.75       /* between two lines */
#define MARKER 0.42
#define HEAD 0.8         /* of an arrow */
#define FOOT 12          /* between two lines of the grid, where the table is so large */

const MusterMapStyle muster_map_style_paper = {
  .ground = { 1, 1, 1 },
  .ink = { 0, 0, 0 },
  .attacker = { 0, 0, 0 },
  .defender = { 0, 0, 0 },
  .font_size = 9,
  .is_plain = TRUE,
};

const MusterMapStyle muster_map_style_light = {
  .ground = { 0.96, 0.94, 0.87 },
  .ink = { 0.22, 0.19, 0.14 },
  .attacker = { 0.70, 0.13, 0.10 },
  .defender = { 0.10, 0.33, 0.60 },
  .font_size = 13,
};

const MusterMapStyle muster_map_style_dark = {
  .ground = { 0.20, 0.19, 0.16 },
  .ink = { 0.90, 0.87, 0.80 },
  .attacker = { 1.0, 0.52, 0.45 },
  .defender = { 0.50, 0.74, 1.0 },
  .font_size = 13,
};

typedef struct
{
  const MusterMap *map;
  const MusterMapStyle *style;
  MusterMapFrame frame;
  MusterBrush *brush;
  cairo_t *cr; /* of the brush */
  double unit; /* the size of the type */
} Painting;

static const MusterColor *
get_color (const Painting       *self,
           const MusterMapShape *shape)
{
  if (shape->attacker == shape->defender)
    return &self->style->ink;
  return shape->attacker ? &self->style->attacker : &self->style->defender;
}

static double
get_x (const Painting *self,
       double          x)
{
  return self->frame.x + x * self->frame.scale;
}

static double
get_y (const Painting *self,
       double          y)
{
  return self->frame.y + y * self->frame.scale;
}

/* Lines through a rectangle that rise for the attacker and fall for the defender. In a circle, they end
 * where it does. */
static void
lay_hatching (const Painting       *self,
              const MusterMapShape *shape,
              double                left,
              double                top,
              double                right,
              double                bottom,
              gboolean              is_round)
{
  double size = bottom - top;

  for (double x = left - size; x < right; x += HATCH * self->unit)
    {
      /* Parts of the line's way down or up that lie inside. */
      double from = MAX (0, (left - x) / size);
      double to = MIN (1, (right - x) / size);

      if (is_round)
        {
          /* How far the line is from the middle, as a part of the radius. */
          double off = (x + size / 2 - (left + right) / 2) * G_SQRT2 / size;
          double half = sqrt (MAX (1 - off * off, 0)) / (2 * G_SQRT2);
          double middle = 0.5 - off / (2 * G_SQRT2);

          from = middle - half;
          to = middle + half;
        }
      if (to <= from)
        continue;
      cairo_move_to (self->cr, x + from * size,
                     shape->attacker ? bottom - from * size : top + from * size);
      cairo_line_to (self->cr, x + to * size, shape->attacker ? bottom - to * size : top + to * size);
    }
}

/* Hatches an area whose path @lay lays. */
static void
hatch (const Painting       *self,
       const MusterMapShape *shape,
       const MusterMapPlace *place,
       void                (*lay) (const Painting       *self,
                                   const MusterMapPlace *place),
       gboolean              is_round)
{
  const MusterColor *color = get_color (self, shape);
  double left, top, right, bottom;
  gboolean is_own = shape->attacker != shape->defender;

  cairo_new_path (self->cr);
  lay (self, place);
  cairo_path_extents (self->cr, &left, &top, &right, &bottom);
  if (!self->style->is_plain)
    muster_brush_fill (self->brush, color, is_own ? 0.16 : 0.08);
  cairo_new_path (self->cr);
  if (!is_own || bottom <= top)
    return;

  lay_hatching (self, shape, left, top, right, bottom, is_round);
  muster_brush_stroke (self->brush, color, self->style->is_plain ? 0.55 : 0.35, self->unit * 0.05, 0,
                       0);
}

static void
outline (const Painting       *self,
         const MusterMapShape *shape)
{
  gboolean is_dashed = shape->defender && !shape->attacker;

  muster_brush_stroke (self->brush, get_color (self, shape), 1, self->unit * 0.11,
                       is_dashed ? self->unit * 0.45 : 0, self->unit * 0.3);
}

/* Words on a plate, so that they can be read on whatever is below: centred at the place, turned by
 * a right angle if they run along an upright edge, and kept on the table. */
static void
write_words (const Painting    *self,
             const MusterColor *color,
             const char        *words,
             double             x,
             double             y,
             gboolean           upright,
             gboolean           has_plate)
{
  const MusterMapFrame *frame = &self->frame;
  double most = MAX ((upright ? frame->height : frame->width) - self->unit, self->unit);
  double width, height, half, low;

  if (*words == '\0')
    return;

  muster_brush_measure (self->brush, words, self->unit, &width, &height);
  width = MIN (width, most);
  half = width / 2 + self->unit * 0.3;
  low = height / 2;
  if (upright)
    y = CLAMP (y, frame->y + half, MAX (frame->y + half, frame->y + frame->height - half));
  else
    x = CLAMP (x, frame->x + half, MAX (frame->x + half, frame->x + frame->width - half));

  if (has_plate)
    {
      cairo_rectangle (self->cr, x - (upright ? low : half), y - (upright ? half : low),
                       2 * (upright ? low : half), 2 * (upright ? half : low));
      muster_brush_fill (self->brush, &self->style->ground, 0.85);
    }
  muster_brush_write (self->brush, color, words, self->unit, x, y, width, upright);
}

static void
write_label (const Painting       *self,
             const MusterMapShape *shape,
             double                x,
             double                y,
             gboolean              upright)
{
  write_words (self, get_color (self, shape), *shape->label != '\0' ? _(shape->label) : "", x, y,
               upright, TRUE);
}

static void
lay_zone (const Painting       *self,
          const MusterMapPlace *place)
{
  cairo_rectangle (self->cr, get_x (self, MIN (place->x, place->to_x)),
                   get_y (self, MIN (place->y, place->to_y)),
                   fabs (place->to_x - place->x) * self->frame.scale,
                   fabs (place->to_y - place->y) * self->frame.scale);
}

static void
paint_zone (const Painting       *self,
            const MusterMapShape *shape,
            const MusterMapPlace *place)
{
  hatch (self, shape, place, lay_zone, FALSE);
  lay_zone (self, place);
  outline (self, shape);
}

static void
lay_circle (const Painting       *self,
            const MusterMapPlace *place)
{
  cairo_arc (self->cr, get_x (self, place->x), get_y (self, place->y),
             place->radius * self->frame.scale, 0, 2 * G_PI);
}

static void
paint_circle (const Painting       *self,
              const MusterMapShape *shape,
              const MusterMapPlace *place)
{
  hatch (self, shape, place, lay_circle, TRUE);
  lay_circle (self, place);
  outline (self, shape);
}

/* A band along the edge, outside the table. */
static void
paint_band (const Painting       *self,
            const MusterMapShape *shape)
{
  const MusterMapFrame *frame = &self->frame;
  double band = BAND * self->unit;
  gboolean upright = shape->at[0] == shape->to[0];
  double from = MIN (shape->at[upright], shape->to[upright]) / (double) MUSTER_MAP_SIZE;
  double to = MAX (shape->at[upright], shape->to[upright]) / (double) MUSTER_MAP_SIZE;

  if (upright)
    cairo_rectangle (self->cr, shape->at[0] == 0 ? frame->x - band : frame->x + frame->width,
                     frame->y + from * frame->height, band, (to - from) * frame->height);
  else
    cairo_rectangle (self->cr, frame->x + from * frame->width,
                     shape->at[1] == 0 ? frame->y - band : frame->y + frame->height,
                     (to - from) * frame->width, band);
  /* On paper the defender's is hollow. */
  if (self->style->is_plain && shape->defender && !shape->attacker)
    muster_brush_stroke (self->brush, get_color (self, shape), 1, self->unit * 0.08, 0, 0);
  else
    muster_brush_fill (self->brush, get_color (self, shape), 1);
}

static void
paint_edge (const Painting       *self,
            const MusterMapShape *shape,
            const MusterMapPlace *place)
{
  if (place->is_area)
    paint_zone (self, shape, place);
  paint_band (self, shape);
}

static void
paint_line (const Painting       *self,
            const MusterMapShape *shape,
            const MusterMapPlace *place)
{
  cairo_move_to (self->cr, get_x (self, place->x), get_y (self, place->y));
  cairo_line_to (self->cr, get_x (self, place->to_x), get_y (self, place->to_y));
  muster_brush_stroke (self->brush, get_color (self, shape), 0.6, self->unit * 0.07,
                       self->unit * 0.5, self->unit * 0.5);
}

static void
paint_marker (const Painting       *self,
              const MusterMapShape *shape,
              const MusterMapPlace *place)
{
  double x = get_x (self, place->x);
  double y = get_y (self, place->y);
  double size = MARKER * self->unit;

  cairo_move_to (self->cr, x, y - size);
  cairo_line_to (self->cr, x + size, y);
  cairo_line_to (self->cr, x, y + size);
  cairo_line_to (self->cr, x - size, y);
  cairo_close_path (self->cr);
  muster_brush_fill (self->brush, get_color (self, shape), 1);
}

static void
paint_arrow (const Painting       *self,
             const MusterMapShape *shape,
             const MusterMapPlace *place)
{
  cairo_t *cr = self->cr;
  double x = get_x (self, place->x), y = get_y (self, place->y);
  double to_x = get_x (self, place->to_x), to_y = get_y (self, place->to_y);
  double angle = atan2 (to_y - y, to_x - x);
  double head = HEAD * self->unit;

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, to_x - head * 0.8 * cos (angle), to_y - head * 0.8 * sin (angle));
  muster_brush_stroke (self->brush, get_color (self, shape), 1, self->unit * 0.16, 0, 0);
  cairo_move_to (cr, to_x, to_y);
  cairo_line_to (cr, to_x - head * cos (angle - 0.45), to_y - head * sin (angle - 0.45));
  cairo_line_to (cr, to_x - head * cos (angle + 0.45), to_y - head * sin (angle + 0.45));
  cairo_close_path (cr);
  muster_brush_fill (self->brush, get_color (self, shape), 1);
}

static void
label_edge (const Painting       *self,
            const MusterMapShape *shape,
            const MusterMapPlace *place)
{
  gboolean upright = shape->at[0] == shape->to[0];
  double x = get_x (self, (place->x + place->to_x) / 2);
  double y = get_y (self, (place->y + place->to_y) / 2);
  double in = self->unit * 1.1;

  if (!place->is_area && upright)
    x += shape->at[0] == 0 ? in : -in;
  else if (!place->is_area)
    y += shape->at[1] == 0 ? in : -in;
  write_label (self, shape, x, y, upright);
}

/* Beside what they belong to, where its own lines do not run. */
static void
label_shape (const Painting       *self,
             const MusterMapShape *shape,
             const MusterMapPlace *place)
{
  double x = get_x (self, (place->x + place->to_x) / 2);
  double y = get_y (self, (place->y + place->to_y) / 2);

  switch (shape->kind)
    {
    case MUSTER_MAP_EDGE:
      label_edge (self, shape, place);
      break;

    case MUSTER_MAP_CIRCLE:
      write_label (self, shape, get_x (self, place->x),
                   MAX (get_y (self, place->y - place->radius) - self->unit * 0.8,
                        self->frame.y + self->unit), FALSE);
      break;

    case MUSTER_MAP_MARKER:
      write_label (self, shape, get_x (self, place->x),
                   MIN (get_y (self, place->y) + self->unit * 1.15,
                        self->frame.y + self->frame.height - self->unit), FALSE);
      break;

    case MUSTER_MAP_ARROW:
      write_label (self, shape, x, y - self->unit * 0.95, FALSE);
      break;

    case MUSTER_MAP_ZONE:
      /* At its top, if there is room: what stands in it is usually in the middle. */
      if (fabs (place->to_y - place->y) * self->frame.scale > self->unit * 8)
        y = get_y (self, MIN (place->y, place->to_y)) + self->unit * 1.2;
      write_label (self, shape, x, y, FALSE);
      break;

    case MUSTER_MAP_LINE:
    case MUSTER_MAP_LABEL:
    default:
      write_label (self, shape, x, y, FALSE);
    }
}

static void
paint_shape (const Painting       *self,
             const MusterMapShape *shape,
             const MusterMapPlace *place)
{
  switch (shape->kind)
    {
    case MUSTER_MAP_ZONE:
      paint_zone (self, shape, place);
      break;

    case MUSTER_MAP_CIRCLE:
      paint_circle (self, shape, place);
      break;

    case MUSTER_MAP_EDGE:
      paint_edge (self, shape, place);
      break;

    case MUSTER_MAP_LINE:
      paint_line (self, shape, place);
      break;

    case MUSTER_MAP_MARKER:
      paint_marker (self, shape, place);
      break;

    case MUSTER_MAP_ARROW:
      paint_arrow (self, shape, place);
      break;

    case MUSTER_MAP_LABEL:
    default:
      break;
    }
}

static void
paint_grid (const Painting *self)
{
  const MusterMapFrame *frame = &self->frame;

  for (int x = FOOT; x < self->map->length && self->map->length >= 2 * FOOT; x += FOOT)
    {
      cairo_move_to (self->cr, get_x (self, x), frame->y);
      cairo_line_to (self->cr, get_x (self, x), frame->y + frame->height);
    }
  for (int y = FOOT; y < self->map->width && self->map->width >= 2 * FOOT; y += FOOT)
    {
      cairo_move_to (self->cr, frame->x, get_y (self, y));
      cairo_line_to (self->cr, frame->x + frame->width, get_y (self, y));
    }
  muster_brush_stroke (self->brush, &self->style->ink, self->style->is_plain ? 0.25 : 0.13,
                       self->unit * 0.04, 0, 0);
}

static void
paint_table (const Painting *self)
{
  const MusterMapFrame *frame = &self->frame;

  cairo_rectangle (self->cr, frame->x, frame->y, frame->width, frame->height);
  muster_brush_fill (self->brush, &self->style->ground, 1);
  paint_grid (self);
  cairo_rectangle (self->cr, frame->x, frame->y, frame->width, frame->height);
  muster_brush_stroke (self->brush, &self->style->ink, 1, self->unit * 0.12, 0, 0);
}

/* Length below the table, width on its right, as on the plan of a house. */
static void
write_size (const Painting *self)
{
  const MusterMapFrame *frame = &self->frame;
  const char *measure = self->map->measure != NULL ? self->map->measure : "";
  g_autofree char *length = g_strdup_printf ("%d%s", self->map->length, measure);
  g_autofree char *width = g_strdup_printf ("%d%s", self->map->width, measure);
  Painting outside = *self;

  outside.unit = self->unit * 0.85;
  write_words (&outside, &self->style->ink, length, frame->x + frame->width / 2,
               frame->y + frame->height + self->unit * 1.2, FALSE, FALSE);
  write_words (&outside, &self->style->ink, width, frame->x + frame->width + self->unit * 1.2,
               frame->y + frame->height / 2, TRUE, FALSE);
}

gboolean
muster_map_has_shapes (const MusterMap *map)
{
  g_return_val_if_fail (map != NULL, FALSE);

  return map->scenario->map != NULL && map->scenario->map->len > 0;
}

double
muster_map_get_height (const MusterMap      *map,
                       const MusterMapStyle *style,
                       double                width)
{
  double margin = MARGIN * style->font_size;

  g_return_val_if_fail (map != NULL && map->length > 0 && map->width > 0, 0);

  return MAX (width - 2 * margin, 1) * map->width / map->length + 2 * margin;
}

/**
 * muster_map_get_frame:
 * @frame: (out): where the table is: as large as it can be, to scale and in the middle
 */
void
muster_map_get_frame (const MusterMap      *map,
                      const MusterMapStyle *style,
                      double                width,
                      double                height,
                      MusterMapFrame       *frame)
{
  double margin = MARGIN * style->font_size;

  g_return_if_fail (map != NULL && map->length > 0 && map->width > 0);

  frame->scale = MAX (MIN ((width - 2 * margin) / map->length, (height - 2 * margin) / map->width),
                      0.01);
  frame->width = map->length * frame->scale;
  frame->height = map->width * frame->scale;
  frame->x = (width - frame->width) / 2;
  frame->y = (height - frame->height) / 2;
}

void
muster_map_paint (const MusterMap      *map,
                  const MusterMapStyle *style,
                  double                width,
                  double                height,
                  MusterBrush          *brush)
{
  Painting self = { .map = map, .style = style, .unit = style->font_size };
  GPtrArray *shapes;
  MusterMapPlace place;

  g_return_if_fail (map != NULL && style != NULL && brush != NULL);

  self.brush = brush;
  self.cr = brush->cr;
  muster_map_get_frame (map, style, width, height, &self.frame);
  shapes = map->scenario->map;
  cairo_save (self.cr);
  paint_table (&self);
  for (guint i = 0; i < shapes->len; i++)
    {
      muster_map_shape_place (shapes->pdata[i], map->length, map->width, &place);
      paint_shape (&self, shapes->pdata[i], &place);
    }
  /* Words last: nothing is drawn over them. */
  for (guint i = 0; i < shapes->len; i++)
    {
      muster_map_shape_place (shapes->pdata[i], map->length, map->width, &place);
      label_shape (&self, shapes->pdata[i], &place);
    }
  write_size (&self);
  cairo_restore (self.cr);
}
