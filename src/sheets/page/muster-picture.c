/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-picture.h"

#include "sheets/document/muster-document-svg.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

/* A portrait is two inches high at most: no more dots than a printer can show. */
#define MAX_SIDE 1200

static void
size_prepared_cb (GdkPixbufLoader *loader,
                  int              width,
                  int              height)
{
  int longer = MAX (width, height);

  if (longer > MAX_SIDE)
    gdk_pixbuf_loader_set_size (loader, MAX (width * MAX_SIDE / longer, 1),
                                MAX (height * MAX_SIDE / longer, 1));
}

static GdkPixbuf *
decode (GBytes *content)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr (GdkPixbuf) upright = NULL;
  GdkPixbuf *pixbuf = NULL;
  gboolean is_read;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), NULL);
  is_read = gdk_pixbuf_loader_write_bytes (loader, content, NULL);
  /* One that is not closed warns when it goes. */
  is_read = gdk_pixbuf_loader_close (loader, NULL) && is_read;
  if (is_read)
    pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);
  if (pixbuf != NULL)
    upright = gdk_pixbuf_apply_embedded_orientation (pixbuf);

  return g_steal_pointer (&upright);
}

/* White paper shows through what is transparent. */
static void
copy_row (const guint8 *from,
          int           n_channels,
          int           width,
          guint32      *to)
{
  for (int x = 0; x < width; x++, from += n_channels)
    {
      guint alpha = n_channels == 4 ? from[3] : 255;
      guint32 dot = 0;

      for (guint i = 0; i < 3; i++)
        dot = dot << 8 | (from[i] * alpha + 255 * (255 - alpha)) / 255;
      to[x] = dot;
    }
}

/**
 * muster_picture_new:
 *
 * Returns: (transfer full) (nullable): an image surface
 */
cairo_surface_t *
muster_picture_new (GBytes *content)
{
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  cairo_surface_t *surface;
  int width;
  int height;

  g_return_val_if_fail (content != NULL, NULL);

  pixbuf = decode (content);
  if (pixbuf == NULL || gdk_pixbuf_get_bits_per_sample (pixbuf) != 8)
    return NULL;

  width = gdk_pixbuf_get_width (pixbuf);
  height = gdk_pixbuf_get_height (pixbuf);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    {
      cairo_surface_destroy (surface);
      return NULL;
    }

  for (int y = 0; y < height; y++)
    copy_row (gdk_pixbuf_read_pixels (pixbuf) + (gsize) y * (gsize) gdk_pixbuf_get_rowstride (pixbuf),
              gdk_pixbuf_get_n_channels (pixbuf), width,
              (guint32 *) (gpointer) (cairo_image_surface_get_data (surface) +
                                      y * cairo_image_surface_get_stride (surface)));
  cairo_surface_mark_dirty (surface);

  return surface;
}

/* A picture at the start of the line. */

typedef struct
{
  cairo_surface_t *surface;
  double height;
} Drawn;

static void
drawn_free (gpointer data)
{
  Drawn *self = data;

  cairo_surface_destroy (self->surface);
  g_free (self);
}

static double
drawn_get_height (gpointer data,
                  double   width)
{
  const Drawn *self = data;

  return MIN (self->height, width);
}

static void
drawn_paint (gpointer     data,
             double       width,
             double       height,
             MusterBrush *brush)
{
  cairo_surface_t *picture = ((const Drawn *) data)->surface;
  double w = cairo_image_surface_get_width (picture);
  double h = cairo_image_surface_get_height (picture);
  double scale = MIN (MIN (width, 2 * height) / w, height / h);

  if (brush->svg != NULL)
    {
      g_autofree char *address = muster_document_svg_dup_picture (picture);
      char wide[G_ASCII_DTOSTR_BUF_SIZE], high[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (brush->svg, "<image width=\"%s\" height=\"%s\" href=\"%s\"/>",
                              g_ascii_formatd (wide, sizeof wide, "%.1f", w * scale),
                              g_ascii_formatd (high, sizeof high, "%.1f", h * scale),
                              address);
      return;
    }
  cairo_save (brush->cr);
  cairo_scale (brush->cr, scale, scale);
  cairo_set_source_surface (brush->cr, picture, 0, 0);
  cairo_paint (brush->cr);
  cairo_restore (brush->cr);
}

/**
 * muster_picture_add:
 * @height: in points; in a narrow column it is less
 *
 * Returns: whether the picture could be read
 */
gboolean
muster_picture_add (MusterDocument *document,
                    GBytes         *content,
                    const char     *title,
                    double          height)
{
  MusterDrawing drawing = { .paint = drawn_paint,
                            .get_height = drawn_get_height,
                            .free = drawn_free,
                            .is_picture = TRUE };
  const char *const words[] = { NULL };
  cairo_surface_t *surface = muster_picture_new (content);
  Drawn *drawn;

  if (surface == NULL)
    return FALSE;
  drawn = g_new0 (Drawn, 1);
  drawn->surface = surface;
  drawn->height = height;
  drawing.data = drawn;
  muster_document_take_drawing (document, &drawing, title, words);
  return TRUE;
}
