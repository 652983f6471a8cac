/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* An image file as something to paint, made smaller if it is larger than any paper needs. NULL: it is no
 * image that can be read. */
cairo_surface_t *muster_picture_new (GBytes *content) G_GNUC_WARN_UNUSED_RESULT;

/* How high a portrait or a photo is on paper, in points. */
#define MUSTER_PICTURE_PORTRAIT 92.0
#define MUSTER_PICTURE_PHOTO 150.0

/* Adds a picture to a document. FALSE: it cannot be read, and nothing was added. */
gboolean         muster_picture_add (MusterDocument *document,
                                     GBytes         *content,
                                     const char     *title,
                                     double          height);

G_END_DECLS
