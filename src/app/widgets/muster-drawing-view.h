/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "sheets/document/muster-brush.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DRAWING_VIEW (muster_drawing_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterDrawingView, muster_drawing_view, MUSTER, DRAWING_VIEW, GtkWidget)

/**
 * MusterDrawingViewClass:
 * @natural_width: how wide it would like to be
 * @get_height: how high it is when it is so wide
 * @paint: draws it, where it has room
 * @fits_lower: it may be as low as at its least width, where nobody says how wide it is
 *
 * Something that paper has as well, drawn in the window: as high as its width asks for, drawn anew when the
 * colours of the window change, and a picture to screen readers.
 */
struct _MusterDrawingViewClass
{
  GtkWidgetClass parent_class;

  int natural_width;
  gboolean fits_lower;
  int (*get_height) (MusterDrawingView *self,
                     int                width);
  void (*paint) (MusterDrawingView *self,
                 int                width,
                 int                height,
                 MusterBrush       *brush);
};

/* Whether the window is dark, and whether the user has asked for high contrast. */
gboolean muster_drawing_view_is_dark          (MusterDrawingView *self);
gboolean muster_drawing_view_is_high_contrast (MusterDrawingView *self);

/* Redraws after the content has changed. @words: the text for screen readers. */
void     muster_drawing_view_renew            (MusterDrawingView *self,
                                               const char        *words);

G_END_DECLS
