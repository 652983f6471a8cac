/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/page/muster-galley.h"
#include "sheets/page/muster-pages.h"

G_BEGIN_DECLS

/* A page on white paper, with @scale dots for a point. */
static inline cairo_surface_t *
muster_test_paint_page (MusterPages *pages,
                        guint        page,
                        double       scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (muster_pages_get_width (pages) * scale),
                                (int) (muster_pages_get_height (pages) * scale));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  muster_pages_paint (pages, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* How far down the ink goes between these two places across the page, in points; the foot is left out. */
static inline double
muster_test_find_bottom (MusterPages *pages,
                         guint        page,
                         double       left,
                         double       right)
{
  cairo_surface_t *surface = muster_test_paint_page (pages, page, 1);
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  int bottom = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface) - 50; y++)
    for (int x = (int) left; x < (int) right; x++)
      if ((((const guint32 *) (data + y * stride))[x] & 0xff) < 128)
        bottom = y;
  cairo_surface_destroy (surface);

  return bottom;
}

/* How much longer one of two columns is than the other. */
static inline double
muster_test_measure_gap (MusterPages *pages,
                         guint        page)
{
  double width = muster_pages_get_width (pages);

  return ABS (muster_test_find_bottom (pages, page, 0, width / 2 - 4) -
              muster_test_find_bottom (pages, page, width / 2 + 4, width));
}

/* The one that says this. */
static inline const MusterPiece *
muster_test_find_piece (const MusterGalley *galley,
                        const char         *text)
{
  for (guint i = 0; i < galley->pieces->len; i++)
    {
      const MusterPiece *piece = &g_array_index (galley->pieces, MusterPiece, i);

      if (g_str_equal (piece->text, text))
        return piece;
    }
  g_assert_not_reached ();
}

G_END_DECLS
