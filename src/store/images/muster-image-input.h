/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/images/muster-image.h"

G_BEGIN_DECLS

/* Pictures that come in from outside. They are decoded to the end before anybody keeps them, with a bound on
 * how many pixels they may have. Decoding takes a while: call these functions in a worker thread. */

#define MUSTER_IMAGE_INPUT_MAX_SIDE 4096 /* pixels; 64 MB of them at most */
/* The longer side of a picture as it is kept. A portrait is two inches high at most on paper, a map fills a
 * sheet: neither needs more dots than a printer can show. */
#define MUSTER_IMAGE_INPUT_PORTRAIT_SIDE 1200
#define MUSTER_IMAGE_INPUT_MAP_SIDE 3000

/* Whether the picture can be shown; it stays as it is, since others know it by the hash of its content. */
gboolean  muster_image_input_check       (GBytes               *content,
                                          MusterImage          *image,
                                          GError              **error);
/* (transfer full): the picture as it is shown: upright, its sides no longer than @side, and without what a
 * camera wrote into it besides. */
GBytes   *muster_image_input_render      (GBytes               *content,
                                          int                   side,
                                          GError              **error) G_GNUC_WARN_UNUSED_RESULT;
/* Reads and renders a file in a worker thread. */
void      muster_image_input_read_async  (GFile                *file,
                                          int                   side,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              data);
GBytes   *muster_image_input_read_finish (GAsyncResult         *result,
                                          GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
