/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/images/muster-image.h"

#include "core/muster-i18n.h"
#include "store/muster-store-error.h"

#include <string.h>

/* Reads only the type and size of an image; muster-image-input.c decodes the picture itself. PNG:
 * https://www.w3.org/TR/png/, JPEG: ITU-T T.81, WebP: RFC 9649. */

static guint
read_big (const guint8 *at,
          guint         n_bytes)
{
  guint number = 0;

  for (guint i = 0; i < n_bytes; i++)
    number = number << 8 | at[i];

  return number;
}

static guint
read_little (const guint8 *at,
             guint         n_bytes)
{
  guint number = 0;

  for (guint i = n_bytes; i-- > 0; )
    number = number << 8 | at[i];

  return number;
}

static gboolean
examine_png (const guint8 *bytes,
             gsize         length,
             MusterImage  *image)
{
  static const guint8 head[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n',
                                 0, 0, 0, 13, 'I', 'H', 'D', 'R' };

  if (length < 33 || memcmp (bytes, head, sizeof head) != 0)
    return FALSE;

  *image = (MusterImage) { "image/png", read_big (bytes + 16, 4), read_big (bytes + 20, 4) };

  return TRUE;
}

/* Segments up to the one that begins a frame. */
static gboolean
examine_jpeg (const guint8 *bytes,
              gsize         length,
              MusterImage  *image)
{
  gsize at = 2;

  if (length < 4 || bytes[0] != 0xff || bytes[1] != 0xd8 || bytes[2] != 0xff)
    return FALSE;

  while (at + 9 < length && bytes[at] == 0xff)
    {
      guint8 marker = bytes[at + 1];

      if (marker == 0xff)
        {
          at++;
          continue;
        }
      if (marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc)
        {
          *image = (MusterImage) { "image/jpeg", read_big (bytes + at + 7, 2),
                                   read_big (bytes + at + 5, 2) };
          return TRUE;
        }
      at += 2 + read_big (bytes + at + 2, 2);
    }

  return FALSE;
}

static gboolean
examine_webp (const guint8 *bytes,
              gsize         length,
              MusterImage  *image)
{
  guint width, height;

  if (length < 30 || memcmp (bytes, "RIFF", 4) != 0 || memcmp (bytes + 8, "WEBP", 4) != 0)
    return FALSE;

  if (memcmp (bytes + 12, "VP8X", 4) == 0)
    {
      width = read_little (bytes + 24, 3) + 1;
      height = read_little (bytes + 27, 3) + 1;
    }
  else if (memcmp (bytes + 12, "VP8L", 4) == 0 && bytes[20] == 0x2f)
    {
      guint bits = read_little (bytes + 21, 4);

      width = (bits & 0x3fff) + 1;
      height = (bits >> 14 & 0x3fff) + 1;
    }
  else if (memcmp (bytes + 12, "VP8 ", 4) == 0 && memcmp (bytes + 23, "\x9d\x01\x2a", 3) == 0)
    {
      width = read_little (bytes + 26, 2) & 0x3fff;
      height = read_little (bytes + 28, 2) & 0x3fff;
    }
  else
    return FALSE;

  *image = (MusterImage) { "image/webp", width, height };

  return TRUE;
}

gboolean
muster_image_examine (const guint8  *bytes,
                      gsize          length,
                      MusterImage   *image,
                      GError       **error)
{
  if (length > MUSTER_IMAGE_MAX_BYTES)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _("The image is too large: it may have %u MiB at most. Save it smaller and try again."),
                   MUSTER_IMAGE_MAX_BYTES / 1024 / 1024);
      return FALSE;
    }
  if (!examine_png (bytes, length, image) && !examine_jpeg (bytes, length, image) &&
      !examine_webp (bytes, length, image))
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                           _("This is not an image that Muster can keep: choose a PNG, JPEG or WebP file."));
      return FALSE;
    }
  if (image->width == 0 || image->height == 0 || image->width > MUSTER_IMAGE_MAX_SIDE ||
      image->height > MUSTER_IMAGE_MAX_SIDE)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _("The image has %u by %u pixels; each side may have 1 to %d."), image->width,
                   image->height, MUSTER_IMAGE_MAX_SIDE);
      return FALSE;
    }

  return TRUE;
}
