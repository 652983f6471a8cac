/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-qr-view.h"

#include "sheets/document/muster-qr.h"

#define NATURAL_WIDTH 280

struct _MusterQrView
{
  MusterDrawingView parent_instance;

  MusterQr *qr;
};

G_DEFINE_FINAL_TYPE (MusterQrView, muster_qr_view, MUSTER_TYPE_DRAWING_VIEW)

static int
muster_qr_view_get_height (MusterDrawingView *view,
                           int                width)
{
  return MUSTER_QR_VIEW (view)->qr != NULL ? width : 0;
}

static void
muster_qr_view_paint (MusterDrawingView *view,
                      int                width,
                      int                height,
                      MusterBrush       *brush)
{
  MusterQrView *self = MUSTER_QR_VIEW (view);
  int size = MIN (width, height);

  if (self->qr == NULL || size <= 0)
    return;
  cairo_translate (brush->cr, (width - size) / 2, (height - size) / 2);
  muster_qr_paint (self->qr, size, brush);
}

static void
muster_qr_view_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_QR_VIEW (object)->qr, muster_qr_free);

  G_OBJECT_CLASS (muster_qr_view_parent_class)->dispose (object);
}

static void
muster_qr_view_class_init (MusterQrViewClass *klass)
{
  MusterDrawingViewClass *view_class = MUSTER_DRAWING_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_qr_view_dispose;
  view_class->natural_width = NATURAL_WIDTH;
  view_class->get_height = muster_qr_view_get_height;
  view_class->paint = muster_qr_view_paint;
}

static void
muster_qr_view_init (MusterQrView *self)
{
}

void
muster_qr_view_set_text (MusterQrView *self,
                         const char   *text,
                         const char   *words)
{
  g_return_if_fail (MUSTER_IS_QR_VIEW (self));

  g_clear_pointer (&self->qr, muster_qr_free);
  self->qr = muster_qr_new (text);
  muster_drawing_view_renew (MUSTER_DRAWING_VIEW (self), words);
}
