/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-sheet-token.h"

#include "sheets/document/muster-plain.h"

#include <math.h>

/* In shares of the side of a symbol. */
#define STROKE 0.09

static const MusterColor BLACK = { 0, 0, 0 };

MusterSheetToken *
muster_sheet_token_new (MusterSymbol symbol,
                        const char  *title,
                        const char  *text,
                        const char  *back,
                        guint        n)
{
  MusterSheetToken *self = g_new0 (MusterSheetToken, 1);

  self->symbol = self->back_symbol = symbol;
  self->figure = g_strdup ("");
  self->title = muster_plain_text (title);
  self->text = muster_plain_text (text);
  self->back = muster_plain_text (back);
  self->n = n;

  return self;
}

void
muster_sheet_token_set_figure (MusterSheetToken *self,
                               const char       *figure)
{
  g_return_if_fail (self != NULL);

  g_free (self->figure);
  self->figure = muster_plain_text (figure);
}

void
muster_sheet_token_free (MusterSheetToken *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->figure);
  g_free (self->title);
  g_free (self->text);
  g_free (self->back);
  g_free (self);
}

char *
muster_sheet_token_dup_name (const MusterSheetToken *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  name = *self->figure != '\0' ? g_strconcat (self->figure, " ", self->title, NULL) : g_strdup (self->title);
  if (*self->text == '\0')
    return g_steal_pointer (&name);

  return g_strdup_printf ("%s (%s)", name, self->text);
}

static void
lay_polygon (const double (*points)[2],
             guint          n_points,
             double         side,
             cairo_t       *cr)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n_points; i++)
    cairo_line_to (cr, points[i][0] * side, points[i][1] * side);
}

/* A triangle with its point up, and a stroke and a dot in it. */
static void
paint_danger (double       side,
              MusterBrush *brush)
{
  static const double points[][2] = { { 0.5, 0.08 }, { 0.96, 0.9 }, { 0.04, 0.9 } };

  lay_polygon (points, G_N_ELEMENTS (points), side, brush->cr);
  cairo_close_path (brush->cr);
  muster_brush_stroke (brush, &BLACK, 1, side * STROKE, 0, 0);
  cairo_rectangle (brush->cr, side * 0.46, side * 0.36, side * 0.08, side * 0.28);
  cairo_rectangle (brush->cr, side * 0.46, side * 0.72, side * 0.08, side * 0.08);
  muster_brush_fill (brush, &BLACK, 1);
}

static void
paint_state (double       side,
             MusterBrush *brush)
{
  static const double points[][2] = { { 0.5, 0.06 }, { 0.94, 0.5 }, { 0.5, 0.94 }, { 0.06, 0.5 } };

  lay_polygon (points, G_N_ELEMENTS (points), side, brush->cr);
  cairo_close_path (brush->cr);
  muster_brush_stroke (brush, &BLACK, 1, side * STROKE, 0, 0);
}

/* Three rounds side by side. */
static void
paint_supply (double       side,
              MusterBrush *brush)
{
  for (guint i = 0; i < 3; i++)
    {
      double x = side * (0.14 + 0.27 * i);

      cairo_move_to (brush->cr, x, side * 0.92);
      cairo_line_to (brush->cr, x, side * 0.36);
      cairo_line_to (brush->cr, x + side * 0.09, side * 0.08);
      cairo_line_to (brush->cr, x + side * 0.18, side * 0.36);
      cairo_line_to (brush->cr, x + side * 0.18, side * 0.92);
      cairo_close_path (brush->cr);
    }
  muster_brush_fill (brush, &BLACK, 1);
}

static void
paint_action (double       side,
              MusterBrush *brush)
{
  static const double points[][2] = { { 0.04, 0.38 }, { 0.52, 0.38 }, { 0.52, 0.14 }, { 0.96, 0.5 },
                                      { 0.52, 0.86 }, { 0.52, 0.62 }, { 0.04, 0.62 } };

  lay_polygon (points, G_N_ELEMENTS (points), side, brush->cr);
  cairo_close_path (brush->cr);
  muster_brush_fill (brush, &BLACK, 1);
}

/* A star of five points. */
static void
paint_leader (double       side,
              MusterBrush *brush)
{
  cairo_new_sub_path (brush->cr);
  for (guint i = 0; i < 10; i++)
    {
      double angle = G_PI * i / 5 - G_PI / 2;
      double radius = side * (i % 2 == 0 ? 0.5 : 0.2);

      cairo_line_to (brush->cr, side * 0.5 + radius * cos (angle), side * 0.53 + radius * sin (angle));
    }
  cairo_close_path (brush->cr);
  muster_brush_fill (brush, &BLACK, 1);
}

static void
paint_casualty (double       side,
                MusterBrush *brush)
{
  cairo_move_to (brush->cr, side * 0.14, side * 0.14);
  cairo_line_to (brush->cr, side * 0.86, side * 0.86);
  cairo_move_to (brush->cr, side * 0.86, side * 0.14);
  cairo_line_to (brush->cr, side * 0.14, side * 0.86);
  muster_brush_stroke (brush, &BLACK, 1, side * 2 * STROKE, 0, 0);
}

/* A flag on its pole. */
static void
paint_objective (double       side,
                 MusterBrush *brush)
{
  static const double points[][2] = { { 0.26, 0.08 }, { 0.92, 0.3 }, { 0.26, 0.54 } };

  lay_polygon (points, G_N_ELEMENTS (points), side, brush->cr);
  cairo_close_path (brush->cr);
  cairo_rectangle (brush->cr, side * 0.16, side * 0.04, side * 0.1, side * 0.92);
  muster_brush_fill (brush, &BLACK, 1);
}

/* The three colours of a counter differ by shape on paper that is printed without colour: a ring, a triangle
 * with its point down, and a full octagon. */
static void
paint_green (double       side,
             MusterBrush *brush)
{
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, side * 0.5, side * 0.5, side * 0.4, 0, 2 * G_PI);
  cairo_close_path (brush->cr);
  muster_brush_stroke (brush, &BLACK, 1, side * STROKE, 0, 0);
}

static void
paint_yellow (double       side,
              MusterBrush *brush)
{
  static const double points[][2] = { { 0.04, 0.12 }, { 0.96, 0.12 }, { 0.5, 0.94 } };

  lay_polygon (points, G_N_ELEMENTS (points), side, brush->cr);
  cairo_close_path (brush->cr);
  muster_brush_stroke (brush, &BLACK, 1, side * 2 * STROKE, 0, 0);
}

static void
paint_red (double       side,
           MusterBrush *brush)
{
  static const double points[][2] = { { 0.3, 0.04 },  { 0.7, 0.04 },  { 0.96, 0.3 }, { 0.96, 0.7 },
                                      { 0.7, 0.96 }, { 0.3, 0.96 }, { 0.04, 0.7 }, { 0.04, 0.3 } };

  lay_polygon (points, G_N_ELEMENTS (points), side, brush->cr);
  cairo_close_path (brush->cr);
  muster_brush_fill (brush, &BLACK, 1);
}

void
muster_sheet_token_symbol_paint (MusterSymbol  symbol,
                                 double        side,
                                 MusterBrush  *brush)
{
  static void (*const painters[MUSTER_N_SYMBOLS]) (double side, MusterBrush *brush) = {
    [MUSTER_SYMBOL_DANGER] = paint_danger,     [MUSTER_SYMBOL_STATE] = paint_state,
    [MUSTER_SYMBOL_SUPPLY] = paint_supply,     [MUSTER_SYMBOL_ACTION] = paint_action,
    [MUSTER_SYMBOL_LEADER] = paint_leader,     [MUSTER_SYMBOL_CASUALTY] = paint_casualty,
    [MUSTER_SYMBOL_OBJECTIVE] = paint_objective, [MUSTER_SYMBOL_GREEN] = paint_green,
    [MUSTER_SYMBOL_YELLOW] = paint_yellow,     [MUSTER_SYMBOL_RED] = paint_red,
  };

  g_return_if_fail (symbol < MUSTER_N_SYMBOLS);
  g_return_if_fail (brush != NULL);

  if (painters[symbol] != NULL)
    painters[symbol] (side, brush);
}
