/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-painting.h"

#include <math.h>

#include "core/muster-i18n.h"

/* Finds room for names and counters. The map is a grid of small cells: some are taken, and in others there is
 * something that had better be seen. Words go where nothing is taken and as little as possible is covered;
 * where there is no room at all, they are left out, since the list of places has them too. */

#define CELL 0.25   /* in sizes of the type */
#define SAMPLES 24  /* points of a way that are looked at */

typedef struct
{
  MusterTheatrePlan *plan;
  MusterBrush *brush;
  GHashTable *sizes; /* (nullable) */
  double cell;
  int columns;
  int rows;
  guint8 *busy;      /* by cell: how much of the map would be covered */
  gboolean *is_taken; /* by cell */
} Room;

static gboolean
find_cells (const Room              *self,
            const cairo_rectangle_t *at,
            int                     *left,
            int                     *top,
            int                     *right,
            int                     *bottom)
{
  *left = (int) floor ((at->x - self->plan->x) / self->cell);
  *top = (int) floor ((at->y - self->plan->y) / self->cell);
  *right = (int) ceil ((at->x + at->width - self->plan->x) / self->cell);
  *bottom = (int) ceil ((at->y + at->height - self->plan->y) / self->cell);
  return *left >= 0 && *top >= 0 && *right <= self->columns && *bottom <= self->rows;
}

static void
take (Room                    *self,
      const cairo_rectangle_t *at)
{
  int left, top, right, bottom;

  find_cells (self, at, &left, &top, &right, &bottom);
  for (int y = MAX (top, 0); y < MIN (bottom, self->rows); y++)
    for (int x = MAX (left, 0); x < MIN (right, self->columns); x++)
      self->is_taken[y * self->columns + x] = TRUE;
}

/* Returns: how much is covered, or -1 if the room is taken or not on the map */
static int
weigh (const Room              *self,
       const cairo_rectangle_t *at)
{
  int left, top, right, bottom;
  int sum = 0;

  if (!find_cells (self, at, &left, &top, &right, &bottom))
    return -1;
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        if (self->is_taken[y * self->columns + x])
          return -1;
        sum += self->busy[y * self->columns + x];
      }
  return sum;
}

static void
mark_curve (Room                     *self,
            const MusterTheatreCurve *curve,
            guint8                    weight)
{
  for (int i = 1; i < SAMPLES; i++)
    {
      MusterTheatrePoint point = muster_theatre_curve_at (curve, (double) i / SAMPLES);
      int column = (int) floor ((point.x - self->plan->x) / self->cell);
      int row = (int) floor ((point.y - self->plan->y) / self->cell);

      if (column >= 0 && row >= 0 && column < self->columns && row < self->rows)
        self->busy[row * self->columns + column] =
          (guint8) MIN (self->busy[row * self->columns + column] + weight, 60);
    }
}

static void
mark_country (Room *self)
{
  const MusterTheatre *theatre = self->plan->theatre;
  double mark = MUSTER_THEATRE_MARK * self->plan->unit;

  for (guint i = 0; i < theatre->links->len; i++)
    {
      const MusterTheatreLink *link = &g_array_index (theatre->links, MusterTheatreLink, i);
      MusterTheatreCurve curve = muster_theatre_get_curve (self->plan, link->places[0], link->places[1]);

      mark_curve (self, &curve, 2);
    }
  for (guint i = 0; i < theatre->marches->len; i++)
    {
      const MusterTheatreMarch *march = &g_array_index (theatre->marches, MusterTheatreMarch, i);

      for (guint k = 1; k < march->n_path; k++)
        {
          MusterTheatreCurve curve
            = muster_theatre_get_curve (self->plan, march->path[k - 1], march->path[k]);

          mark_curve (self, &curve, 6);
        }
    }
  for (guint i = 0; i < theatre->places->len; i++)
    {
      MusterTheatrePoint point = muster_theatre_get_point (self->plan, (int) i);
      cairo_rectangle_t at = { point.x - mark, point.y - mark, 2 * mark, 2 * mark };

      take (self, &at);
    }
  for (guint i = 0; i < theatre->meetings->len; i++)
    {
      MusterTheatrePoint point;

      if (!muster_theatre_marks_find_meeting (self->plan, i, &point))
        continue;
      take (self, &(cairo_rectangle_t) { point.x - mark, point.y - mark, 2 * mark, 2 * mark });
    }
}

/* Tries places round a point, near ones first. @turn: where to begin, from 0 (below), with the clock. */
static gboolean
find_room (const Room         *self,
           MusterTheatrePoint  point,
           double              width,
           double              height,
           guint               turn,
           cairo_rectangle_t  *found)
{
  /* Below, above, beside, then the corners. */
  static const struct
  {
    double x;
    double y;
  } SIDES[] = { { 0, 1 }, { 0, -1 }, { 1, 0 }, { -1, 0 }, { 0.8, -0.9 }, { -0.8, -0.9 }, { 0.8, 0.9 },
                { -0.8, 0.9 } };
  double mark = (MUSTER_THEATRE_MARK + 0.15) * self->plan->unit;
  double best = G_MAXDOUBLE;

  for (guint ring = 0; ring < 9; ring++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (SIDES); i++)
        {
          guint k = (i + turn) % G_N_ELEMENTS (SIDES);
          double reach = mark + ring * self->plan->unit * 0.9;
          cairo_rectangle_t at = { point.x - width / 2 + SIDES[k].x * (reach + width / 2),
                                   point.y - height / 2 + SIDES[k].y * (reach + height / 2), width, height };
          int covered = weigh (self, &at);
          double price = covered + ring * 14 + i * 1.2;

          if (covered >= 0 && price < best)
            {
              best = price;
              *found = at;
            }
        }
      if (best < ring * 14 + 24)
        break;
    }
  return best < G_MAXDOUBLE;
}

typedef struct
{
  double width;
  double height;
} Size;

/* Words keep their size from one map to the next, and laying them out takes longer than finding room. */
static Size
measure (const Room *self,
         const char *words,
         double      font_size)
{
  g_autofree char *key = NULL;
  const Size *known = NULL;
  Size size;

  if (self->sizes != NULL)
    {
      key = g_strdup_printf ("%.3f %s", font_size, words);
      known = g_hash_table_lookup (self->sizes, key);
    }
  if (known != NULL)
    return *known;
  muster_brush_measure (self->brush, words, font_size, &size.width, &size.height);
  if (self->sizes != NULL)
    g_hash_table_insert (self->sizes, g_steal_pointer (&key), g_memdup2 (&size, sizeof size));
  return size;
}

char *
muster_theatre_room_dup_label (const MusterTheatrePlace *place)
{
  /* Translators: the name of a place on a map, and the points that it is worth. */
  return place->value > 0 ? g_strdup_printf (_("%s ★%d"), place->name, place->value) : g_strdup (place->name);
}

static void
arrange_labels (Room *self)
{
  static const double SIZES[] = { 1, 0.85, 0.7 };

  for (guint i = 0; i < self->plan->theatre->places->len; i++)
    {
      g_autofree char *label
        = muster_theatre_room_dup_label (muster_theatre_get_place (self->plan->theatre, (int) i));
      MusterTheatreSpot spot = { 0 };
      Size size = measure (self, label, self->plan->unit);
      gboolean has_room = FALSE;

      for (guint k = 0; k < G_N_ELEMENTS (SIZES) && !has_room; k++)
        {
          spot.size = SIZES[k] * self->plan->unit;
          has_room = find_room (self, muster_theatre_get_point (self->plan, (int) i),
                                size.width * SIZES[k] + 0.3 * self->plan->unit, size.height * SIZES[k], 0,
                                &spot.at);
        }
      if (has_room)
        take (self, &spot.at);
      else
        spot.at = (cairo_rectangle_t) { 0 };
      g_array_append_val (self->plan->labels, spot);
    }
}

void
muster_theatre_room_plan_arrange (MusterTheatrePlan *plan,
                                  MusterBrush       *brush,
                                  GHashTable        *sizes)
{
  Room room = { .plan = plan, .brush = brush, .sizes = sizes, .cell = CELL * plan->unit };
  double unit;

  room.columns = MAX ((int) (plan->width / room.cell), 1);
  room.rows = MAX ((int) (plan->height / room.cell), 1);
  room.busy = g_new0 (guint8, (gsize) room.columns * room.rows);
  room.is_taken = g_new0 (gboolean, (gsize) room.columns * room.rows);
  mark_country (&room);

  /* A counter stands below its name; where there is no room for the name, alone. */
  unit = room.plan->unit;
  for (guint i = 0; i < room.plan->theatre->stacks->len; i++)
    {
      const MusterTheatreStack *stack = &g_array_index (room.plan->theatre->stacks, MusterTheatreStack, i);
      MusterTheatrePoint point = muster_theatre_get_point (room.plan, stack->place);
      MusterTheatreSpot spot = { .size = MUSTER_THEATRE_SMALL * unit };
      Size size = measure (&room, stack->name, spot.size);
      gboolean is_second
        = i > 0
          && g_array_index (room.plan->theatre->stacks, MusterTheatreStack, i - 1).place
               == stack->place;

      if (!find_room (&room, point, MAX (size.width + 0.2 * unit, (MUSTER_THEATRE_COUNTER + 0.7) * unit),
                      size.height + (MUSTER_THEATRE_HEIGHT + 0.5) * unit, is_second ? 4 : 5, &spot.at))
        {
          spot.size = 0;
          if (!find_room (&room, point, (MUSTER_THEATRE_COUNTER + 0.7) * unit,
                          (MUSTER_THEATRE_HEIGHT + 0.5) * unit, 5, &spot.at))
            spot.at = (cairo_rectangle_t) { 0 };
        }
      if (spot.at.width > 0)
        take (&room, &spot.at);
      g_array_append_val (room.plan->stacks, spot);
    }

  arrange_labels (&room);
  g_free (room.busy);
  g_free (room.is_taken);
}
