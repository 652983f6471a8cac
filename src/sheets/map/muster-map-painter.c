/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/map/muster-map-painting.h"

/* Paints a map on its table, in the same way for the window, the printer and files. */

#define MARGIN 1.9 /* round the table */
#define N_RANKS 3
#define FOOT 12    /* between two lines of the grid, where the table is so large */

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

/* Where distances are counted in hexes: as many in a row as the table is long and as many rows as it is
 * wide, every
 * other row half a hex to the right. Each gives its upper and left sides; the frame cuts off what is over. */
static void
paint_hexes (const MusterMapPainting *self)
{
  const MusterMapFrame *frame = &self->frame;
  double side = frame->width / (self->map->length + 0.5);
  double row = frame->height / (self->map->width + 1.0 / 3);

  for (int y = 0; y <= self->map->width; y++)
    for (int x = 0; x <= self->map->length; x++)
      {
        double left = frame->x + (x + (y % 2) * 0.5) * side;
        double top = frame->y + y * row;
        double right = MIN (left + side / 2, frame->x + frame->width);

        if (y < self->map->width)
          {
            cairo_move_to (self->cr, left, top + row);
            cairo_line_to (self->cr, left, top + row / 3);
          }
        else
          {
            cairo_move_to (self->cr, left, top + row / 3);
          }
        if (x == self->map->length && y % 2 == 1)
          continue;
        cairo_line_to (self->cr, right, top);
        if (x < self->map->length)
          cairo_line_to (self->cr, left + side, top + row / 3);
      }
  muster_brush_stroke (self->brush, &self->style->ink, self->style->is_plain ? 0.4 : 0.25,
                       self->unit * 0.04, 0, 0);
}

static void
paint_grid (const MusterMapPainting *self)
{
  const MusterMapFrame *frame = &self->frame;

  /* Inches have a sign, hexes a word. */
  if (self->map->measure != NULL && *self->map->measure == ' ')
    {
      paint_hexes (self);
      return;
    }
  for (int x = FOOT; x < self->map->length && self->map->length >= 2 * FOOT; x += FOOT)
    {
      cairo_move_to (self->cr, muster_map_get_x (self, x), frame->y);
      cairo_line_to (self->cr, muster_map_get_x (self, x), frame->y + frame->height);
    }
  for (int y = FOOT; y < self->map->width && self->map->width >= 2 * FOOT; y += FOOT)
    {
      cairo_move_to (self->cr, frame->x, muster_map_get_y (self, y));
      cairo_line_to (self->cr, frame->x + frame->width, muster_map_get_y (self, y));
    }
  muster_brush_stroke (self->brush, &self->style->ink, self->style->is_plain ? 0.25 : 0.13,
                       self->unit * 0.04, 0, 0);
}

gboolean
muster_map_painter_has_shapes (const MusterMap *map)
{
  g_return_val_if_fail (map != NULL, FALSE);

  return map->scenario->map != NULL && map->scenario->map->len > 0;
}

double
muster_map_painter_get_height (const MusterMap      *map,
                               const MusterMapStyle *style,
                               double                width)
{
  double margin = MARGIN * style->font_size;

  g_return_val_if_fail (map != NULL && map->length > 0 && map->width > 0, 0);

  return MAX (width - 2 * margin, 1) * map->width / map->length + 2 * margin;
}

/**
 * muster_map_painter_get_frame:
 * @frame: (out): where the table is: as large as it can be, to scale and in the middle
 */
void
muster_map_painter_get_frame (const MusterMap      *map,
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

/* Returns in which round a shape gets its words. Labels of edges cannot move, so they come
 * first; places matter more than what stands in them. */
static guint
get_rank (const MusterMapShape *shape)
{
  switch (shape->kind)
    {
    case MUSTER_MAP_EDGE:
      return 0;

    case MUSTER_MAP_ZONE:
    case MUSTER_MAP_CIRCLE:
      return 1;

    case MUSTER_MAP_LINE:
    case MUSTER_MAP_ARROW:
    case MUSTER_MAP_MARKER:
    case MUSTER_MAP_LABEL:
    default:
      return N_RANKS - 1;
    }
}

void
muster_map_painter_paint_all (MusterMapPainting *self,
                              double             width,
                              double             height)
{
  const MusterMap *map = self->map;
  GPtrArray *shapes;
  MusterMapPlace place;
  const MusterMapFrame *frame;

  muster_map_painter_get_frame (map, self->style, width, height, &self->frame);
  shapes = map->scenario->map;
  cairo_save (self->cr);
  frame = &self->frame;
  cairo_rectangle (self->cr, frame->x, frame->y, frame->width, frame->height);
  muster_brush_fill (self->brush, &self->style->ground, 1);
  paint_grid (self);
  cairo_rectangle (self->cr, frame->x, frame->y, frame->width, frame->height);
  muster_brush_stroke (self->brush, &self->style->ink, 1, self->unit * 0.12, 0, 0);
  for (guint i = 0; i < shapes->len; i++)
    {
      muster_map_shape_place (shapes->pdata[i], map->length, map->width, &place);
      muster_map_shapes_paint (self, shapes->pdata[i], &place);
    }
  /* Words come last, so that nothing is drawn over them. The most important ones choose their
   * places first. */
  for (guint i = 0; i < N_RANKS * shapes->len; i++)
    {
      const MusterMapShape *shape = shapes->pdata[i % shapes->len];

      if (get_rank (shape) != i / shapes->len)
        continue;
      muster_map_shape_place (shape, map->length, map->width, &place);
      muster_map_labels_shape (self, shape, &place);
    }
  muster_map_labels_size (self);
  cairo_restore (self->cr);
}

void
muster_map_painter_paint (const MusterMap      *map,
                          const MusterMapStyle *style,
                          double                width,
                          double                height,
                          MusterBrush          *brush)
{
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (cairo_rectangle_t));
  MusterMapPainting self = { .map = map, .style = style, .unit = style->font_size, .taken = taken,
                             .brush = brush, .cr = brush->cr };

  g_return_if_fail (map != NULL && style != NULL && brush != NULL);

  muster_map_painter_paint_all (&self, width, height);
}
