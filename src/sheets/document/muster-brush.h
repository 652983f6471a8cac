/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef struct
{
  double red;
  double green;
  double blue;
} MusterColor;

/**
 * MusterBrush:
 * @cr: the context that holds the path
 * @svg: (nullable): the text to which paths are written as SVG; %NULL to paint them on @cr
 *
 * Draws on a surface or as SVG. Callers make a path with the functions of cairo and draw it with
 * those of the brush, which clear it. A brush is a plain value that owns nothing.
 */
typedef struct
{
  cairo_t *cr;
  GString *svg;
} MusterBrush;

/**
 * MusterWording:
 * @size: the size of the letters
 * @x: the middle of the line
 * @width: the most that it may take; longer words are cut
 * @upright: whether it runs upwards
 *
 * One line of words and where it stands.
 */
typedef struct
{
  const char *words;
  double size;
  double x;
  double y;
  double width;
  gboolean upright;
} MusterWording;

void   muster_brush_init    (MusterBrush       *self,
                             cairo_t           *cr);

void   muster_brush_fill    (MusterBrush       *self,
                             const MusterColor *color,
                             double             alpha);
/* @dash and @gap: the lengths of the dashes and of the gaps between them; 0 for a solid line. */
void   muster_brush_stroke  (MusterBrush       *self,
                             const MusterColor *color,
                             double             alpha,
                             double             width,
                             double             dash,
                             double             gap);

/* Gives the width and height of one line of words. */
void   muster_brush_measure (MusterBrush       *self,
                             const char        *words,
                             double             size,
                             double            *width,
                             double            *height);
void   muster_brush_write   (MusterBrush         *self,
                             const MusterColor   *color,
                             const MusterWording *wording);

G_END_DECLS
