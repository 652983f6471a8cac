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
  cairo_t *cr;
  double unit; /* the size of the type */
} Painting;

static void
set_color (const Painting       *self,
           const MusterMapColor *color,
           double                alpha)
{
  cairo_set_source_rgba (self->cr, color->red, color->green, color->blue, alpha);
}

static const MusterMapColor *
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

/* Fills the path that is there with lines that rise for the attacker and fall for the defender. */
static void
hatch (const Painting       *self,
       const MusterMapShape *shape)
{
  cairo_t *cr = self->cr;
  const MusterMapColor *color = get_color (self, shape);
  double left, top, right, bottom, size;
  gboolean is_own = shape->attacker != shape->defender;

  cairo_path_extents (cr, &left, &top, &right, &bottom);
  size = bottom - top;
  if (!self->style->is_plain)
    {
      set_color (self, color, is_own ? 0.16 : 0.08);
      cairo_fill_preserve (cr);
    }

  cairo_save (cr);
  cairo_clip (cr);
  set_color (self, color, self->style->is_plain ? 0.55 : 0.35);
  cairo_set_line_width (cr, self->unit * 0.05);
  for (double x = left - size; is_own && x < right; x += HATCH * self->unit)
    {
      cairo_move_to (cr, x, shape->attacker ? bottom : top);
      cairo_line_to (cr, x + size, shape->attacker ? top : bottom);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
outline (const Painting       *self,
         const MusterMapShape *shape)
{
  const double dashes[] = { self->unit * 0.45, self->unit * 0.3 };

  set_color (self, get_color (self, shape), 1);
  cairo_set_line_width (self->cr, self->unit * 0.11);
  if (shape->defender && !shape->attacker)
    cairo_set_dash (self->cr, dashes, 2, 0);
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

/* Words on a plate, so that they can be read on whatever is below: centred at the place, turned by
 * a right angle if they run along an upright edge, and kept on the table. */
static void
write_words (const Painting       *self,
             const MusterMapColor *color,
             const char           *words,
             double                x,
             double                y,
             gboolean              upright,
             gboolean              has_plate)
{
  cairo_t *cr = self->cr;
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans Semi-Bold");
  const MusterMapFrame *frame = &self->frame;
  double most = (upright ? frame->height : frame->width) - self->unit;
  int width, height;
  double half, low;

  if (*words == '\0')
    return;

  layout = pango_cairo_create_layout (cr);
  pango_font_description_set_absolute_size (font, self->unit * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_width (layout, (int) (MAX (most, self->unit) * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_text (layout, words, -1);
  pango_layout_get_size (layout, NULL, &height);
  pango_layout_set_width (layout, -1);
  pango_layout_get_size (layout, &width, NULL);
  half = MIN (pango_units_to_double (width), most) / 2 + self->unit * 0.3;
  low = pango_units_to_double (height) / 2;
  pango_layout_set_width (layout, (int) ((half * 2) * PANGO_SCALE));

  if (upright)
    y = CLAMP (y, frame->y + half, MAX (frame->y + half, frame->y + frame->height - half));
  else
    x = CLAMP (x, frame->x + half, MAX (frame->x + half, frame->x + frame->width - half));

  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (upright)
    cairo_rotate (cr, -G_PI / 2);
  set_color (self, &self->style->ground, 0.85);
  cairo_rectangle (cr, -half, -low, 2 * half, 2 * low);
  if (has_plate)
    cairo_fill (cr);
  cairo_new_path (cr);
  set_color (self, color, 1);
  cairo_move_to (cr, -half, -low);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
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
paint_zone (const Painting       *self,
            const MusterMapShape *shape,
            const MusterMapPlace *place)
{
  for (int i = 0; i < 2; i++)
    {
      cairo_new_path (self->cr);
      cairo_rectangle (self->cr, get_x (self, MIN (place->x, place->to_x)),
                       get_y (self, MIN (place->y, place->to_y)),
                       fabs (place->to_x - place->x) * self->frame.scale,
                       fabs (place->to_y - place->y) * self->frame.scale);
      if (i == 0)
        hatch (self, shape);
      else
        outline (self, shape);
    }
}

static void
paint_circle (const Painting       *self,
              const MusterMapShape *shape,
              const MusterMapPlace *place)
{
  double radius = place->radius * self->frame.scale;

  for (int i = 0; i < 2; i++)
    {
      cairo_new_path (self->cr);
      cairo_arc (self->cr, get_x (self, place->x), get_y (self, place->y), radius, 0, 2 * G_PI);
      if (i == 0)
        hatch (self, shape);
      else
        outline (self, shape);
    }
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

  set_color (self, get_color (self, shape), 1);
  if (upright)
    cairo_rectangle (self->cr, shape->at[0] == 0 ? frame->x - band : frame->x + frame->width,
                     frame->y + from * frame->height, band, (to - from) * frame->height);
  else
    cairo_rectangle (self->cr, frame->x + from * frame->width,
                     shape->at[1] == 0 ? frame->y - band : frame->y + frame->height,
                     (to - from) * frame->width, band);
  /* On paper the defender's is hollow. */
  if (self->style->is_plain && shape->defender && !shape->attacker)
    {
      cairo_set_line_width (self->cr, self->unit * 0.08);
      cairo_stroke (self->cr);
    }
  else
    cairo_fill (self->cr);
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
  const double dashes[] = { self->unit * 0.5, self->unit * 0.5 };

  set_color (self, get_color (self, shape), 0.6);
  cairo_set_line_width (self->cr, self->unit * 0.07);
  cairo_set_dash (self->cr, dashes, 2, 0);
  cairo_move_to (self->cr, get_x (self, place->x), get_y (self, place->y));
  cairo_line_to (self->cr, get_x (self, place->to_x), get_y (self, place->to_y));
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

static void
paint_marker (const Painting       *self,
              const MusterMapShape *shape,
              const MusterMapPlace *place)
{
  double x = get_x (self, place->x);
  double y = get_y (self, place->y);
  double size = MARKER * self->unit;

  set_color (self, get_color (self, shape), 1);
  cairo_move_to (self->cr, x, y - size);
  cairo_line_to (self->cr, x + size, y);
  cairo_line_to (self->cr, x, y + size);
  cairo_line_to (self->cr, x - size, y);
  cairo_close_path (self->cr);
  cairo_fill (self->cr);
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

  set_color (self, get_color (self, shape), 1);
  cairo_set_line_width (cr, self->unit * 0.16);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, to_x - head * 0.8 * cos (angle), to_y - head * 0.8 * sin (angle));
  cairo_stroke (cr);
  cairo_move_to (cr, to_x, to_y);
  cairo_line_to (cr, to_x - head * cos (angle - 0.45), to_y - head * sin (angle - 0.45));
  cairo_line_to (cr, to_x - head * cos (angle + 0.45), to_y - head * sin (angle + 0.45));
  cairo_close_path (cr);
  cairo_fill (cr);
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

  set_color (self, &self->style->ink, self->style->is_plain ? 0.25 : 0.13);
  cairo_set_line_width (self->cr, self->unit * 0.04);
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
  cairo_stroke (self->cr);
}

static void
paint_table (const Painting *self)
{
  const MusterMapFrame *frame = &self->frame;

  cairo_rectangle (self->cr, frame->x, frame->y, frame->width, frame->height);
  set_color (self, &self->style->ground, 1);
  cairo_fill (self->cr);
  paint_grid (self);
  cairo_rectangle (self->cr, frame->x, frame->y, frame->width, frame->height);
  set_color (self, &self->style->ink, 1);
  cairo_set_line_width (self->cr, self->unit * 0.12);
  cairo_stroke (self->cr);
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
                  cairo_t              *cr)
{
  Painting self = { .map = map, .style = style, .cr = cr, .unit = style->font_size };
  GPtrArray *shapes;
  MusterMapPlace place;

  g_return_if_fail (map != NULL && style != NULL && cr != NULL);

  muster_map_get_frame (map, style, width, height, &self.frame);
  shapes = map->scenario->map;
  cairo_save (cr);
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
  cairo_restore (cr);
}
