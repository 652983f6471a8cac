/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/club/muster-club-banner.h"

#include "core/muster-i18n.h"

#include <stdlib.h>

/* Of the shield, in points. */
#define WIDTH 30.0
#define HEIGHT 35.0
#define USUAL_COLOUR "#1a5fb4"

typedef struct
{
  char *badge;
  MusterColor color;
} Banner;

static void
banner_free (gpointer data)
{
  Banner *banner = data;

  g_free (banner->badge);
  g_free (banner);
}

static double
banner_get_height (gpointer data,
                   double   width)
{
  return HEIGHT;
}

static void
banner_paint (gpointer     data,
              double       width,
              double       height,
              MusterBrush *brush)
{
  const Banner *banner = data;
  const MusterColor white = { 1, 1, 1 };
  const MusterWording letters = {
    .words = banner->badge, .size = 13, .x = WIDTH / 2, .y = HEIGHT * 0.42, .width = WIDTH
  };

  cairo_move_to (brush->cr, 0, 0);
  cairo_line_to (brush->cr, WIDTH, 0);
  cairo_line_to (brush->cr, WIDTH, HEIGHT * 0.55);
  cairo_curve_to (brush->cr, WIDTH, HEIGHT * 0.8, WIDTH * 0.7, HEIGHT * 0.93, WIDTH / 2, HEIGHT);
  cairo_curve_to (brush->cr, WIDTH * 0.3, HEIGHT * 0.93, 0, HEIGHT * 0.8, 0, HEIGHT * 0.55);
  cairo_close_path (brush->cr);
  muster_brush_fill (brush, &banner->color, 1);
  muster_brush_write (brush, &white, &letters);
}

void
muster_club_banner_put (MusterDocument *document,
                        const char     *name,
                        const char     *badge,
                        const char     *colour)
{
  MusterDrawing drawing = { banner_paint, banner_get_height, banner_free, NULL, TRUE, FALSE };
  /* Translators: what a drawing is; the letters on it. */
  g_autofree char *title = g_strdup_printf (_("Badge of the club: %s"), badge);
  const char *const words[] = { NULL };
  GPtrArray *blocks = muster_document_get_blocks (document);
  gulong rgb = strtoul (*colour != '\0' ? colour + 1 : USUAL_COLOUR + 1, NULL, 16);
  Banner *banner;

  if (*name != '\0')
    muster_document_set_footer (document, name);
  if (*badge == '\0')
    return;
  banner = g_new0 (Banner, 1);
  banner->badge = g_strdup (badge);
  banner->color = (MusterColor) { (double) (rgb >> 16 & 255) / 255, (double) (rgb >> 8 & 255) / 255,
                                  (double) (rgb & 255) / 255 };
  drawing.data = banner;
  muster_document_take_drawing (document, &drawing, title, words);
  g_ptr_array_insert (blocks, 0, g_ptr_array_steal_index (blocks, blocks->len - 1));
}
