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
 * @cr: where paths are laid
 * @svg: (nullable): where they are written as elements of SVG; %NULL: they are painted on @cr
 *
 * What drawings are made with, on a surface or as text. A path is laid with the functions of cairo and
 * inked with those of the brush, which use it up. A plain value; nothing in it is owned.
 */
typedef struct
{
  cairo_t *cr;
  GString *svg;
} MusterBrush;

/**
 * MusterWording:
 * @size: of the letters
 * @x: of the middle of the line
 * @width: that it may have; what is longer is cut
 * @upright: it runs upwards
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
/* @dash and @gap are the lengths of what is drawn of the line and of what is not; 0: all of it. */
void   muster_brush_stroke  (MusterBrush       *self,
                             const MusterColor *color,
                             double             alpha,
                             double             width,
                             double             dash,
                             double             gap);

/* How wide and high one line of words is. */
void   muster_brush_measure (MusterBrush       *self,
                             const char        *words,
                             double             size,
                             double            *width,
                             double            *height);
void   muster_brush_write   (MusterBrush         *self,
                             const MusterColor   *color,
                             const MusterWording *wording);

G_END_DECLS
