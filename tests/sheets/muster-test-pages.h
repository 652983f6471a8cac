/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

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

G_END_DECLS
