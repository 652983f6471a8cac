/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-qr.h"

#include <qrencode.h>

/* The margin that the standard asks for, in modules. */
#define MARGIN 4
/* The size of a code on paper, in points: read from an arm's length. */
#define PAPER_SIZE 130.0

struct _MusterQr
{
  QRcode *code;
};

MusterQr *
muster_qr_new (const char *text)
{
  QRcode *code = *text != '\0' ? QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M) : NULL;
  MusterQr *self;

  if (code == NULL)
    return NULL;
  self = g_new0 (MusterQr, 1);
  self->code = code;
  return self;
}

void
muster_qr_free (MusterQr *self)
{
  QRcode_free (self->code);
  g_free (self);
}

guint
muster_qr_get_size (const MusterQr *self)
{
  return (guint) self->code->width + 2 * MARGIN;
}

gboolean
muster_qr_is_dark (const MusterQr *self,
                   guint           x,
                   guint           y)
{
  guint width = (guint) self->code->width;

  return x >= MARGIN && y >= MARGIN && x < width + MARGIN && y < width + MARGIN &&
         (self->code->data[(y - MARGIN) * width + x - MARGIN] & 1) != 0;
}

void
muster_qr_paint (const MusterQr *self,
                 double          size,
                 MusterBrush    *brush)
{
  const MusterColor light = { 1, 1, 1 };
  const MusterColor dark = { 0, 0, 0 };
  guint n = muster_qr_get_size (self);
  double module = size / n;

  cairo_rectangle (brush->cr, 0, 0, size, size);
  muster_brush_fill (brush, &light, 1.0);
  /* A run of dark modules is one rectangle, so that no gap shows between them. */
  for (guint y = 0; y < n; y++)
    for (guint x = 0; x < n; x++)
      {
        guint end = x;

        while (muster_qr_is_dark (self, end, y))
          end++;
        if (end > x)
          cairo_rectangle (brush->cr, x * module, y * module, (end - x) * module, module);
        x = end;
      }
  muster_brush_fill (brush, &dark, 1.0);
}

static void
paint_drawing (gpointer     data,
               double       width,
               double       height,
               MusterBrush *brush)
{
  muster_qr_paint (data, MIN (width, height), brush);
}

static double
get_drawing_height (gpointer data,
                    double   width)
{
  return MIN (width, PAPER_SIZE);
}

void
muster_qr_add (MusterDocument *document,
               const char     *title,
               const char     *link,
               const char     *code)
{
  MusterQr *qr = muster_qr_new (link);
  const MusterDrawing drawing = {
    .paint = paint_drawing,
    .get_height = get_drawing_height,
    .free = (GDestroyNotify) muster_qr_free,
    .data = qr,
    .is_rigid = TRUE,
  };
  const char *const words[] = { link, code, NULL };

  if (qr != NULL)
    muster_document_take_drawing (document, &drawing, title, words);
}
