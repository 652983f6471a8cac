/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "sheets/page/muster-galley.h"

G_BEGIN_DECLS

/**
 * MusterPlaced:
 * @slice: index in the galley
 * @x: from the left edge of the content of its page, in points
 * @y: from the top of it
 */
typedef struct
{
  guint slice;
  double x;
  double y;
} MusterPlaced;

/* The origin is the upper left corner of the content. Nothing is painted outside of it. */
void muster_painter_draw_slices (const MusterGalley *galley,
                                 const MusterPlaced *placed,
                                 guint               n_placed,
                                 cairo_t            *cr);
void muster_painter_draw_footer (MusterType         *type,
                                 const char         *start,
                                 const char         *middle,
                                 const char         *end,
                                 double              width,
                                 double              height,
                                 cairo_t            *cr);

G_END_DECLS
