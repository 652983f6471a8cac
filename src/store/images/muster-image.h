/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_IMAGE_MAX_BYTES (8 * 1024 * 1024)
/* A small file may unpack to a picture that no computer has room for. */
#define MUSTER_IMAGE_MAX_SIDE 8192

/**
 * MusterImage:
 * @type: `image/png`, `image/jpeg` or `image/webp`
 * @width, @height: in pixels
 */
typedef struct
{
  const char *type;
  guint width;
  guint height;
} MusterImage;

/* What the content says it is, whatever its name. An error says what is wrong with it. */
gboolean muster_image_examine (const guint8  *bytes,
                               gsize          length,
                               MusterImage   *image,
                               GError       **error);

G_END_DECLS
