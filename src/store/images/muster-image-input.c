/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/images/muster-image-input.h"

#include "core/muster-i18n.h"
#include "store/muster-files.h"
#include "store/muster-store-error.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <string.h>

/* The head of a file says how large its picture is. The decoder is asked only for one that is not too
 * large, and its answer is scaled down at once. */

static void
size_prepared_cb (GdkPixbufLoader *loader,
                  int              width,
                  int              height,
                  gpointer         data)
{
  int side = GPOINTER_TO_INT (data);
  int longer = MAX (width, height);

  if (longer > side)
    gdk_pixbuf_loader_set_size (loader, MAX (width * side / longer, 1), MAX (height * side / longer, 1));
}

/* Returns: (transfer full) (nullable): the picture, upright */
static GdkPixbuf *
decode (GBytes       *content,
        int           side,
        MusterImage  *image,
        GError      **error)
{
  g_autoptr (GdkPixbufLoader) loader = NULL;
  gsize length;
  const guint8 *bytes = g_bytes_get_data (content, &length);
  GdkPixbuf *pixbuf = NULL;
  gboolean is_read;

  if (!muster_image_examine (bytes, length, image, error))
    return NULL;
  if (image->width > MUSTER_IMAGE_INPUT_MAX_SIDE || image->height > MUSTER_IMAGE_INPUT_MAX_SIDE)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _("The image has %u by %u pixels; each side may have 1 to %d."), image->width,
                   image->height, MUSTER_IMAGE_INPUT_MAX_SIDE);
      return NULL;
    }

  /* The decoder takes half a PNG for a whole one: its last chunk shows that nothing is missing. */
  if (g_str_equal (image->type, "image/png") && memcmp (bytes + length - 8, "IEND", 4) != 0)
    {
      g_set_error_literal (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_CORRUPT_IMAGE, "");
      return NULL;
    }

  /* The decoder is the one of the type that was examined, not of another that the content passes for. */
  loader = gdk_pixbuf_loader_new_with_mime_type (image->type, error);
  if (loader == NULL)
    return NULL;
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), GINT_TO_POINTER (side));
  is_read = gdk_pixbuf_loader_write_bytes (loader, content, error);
  /* One that is not closed warns when it goes. */
  is_read = gdk_pixbuf_loader_close (loader, is_read ? error : NULL) && is_read;
  if (!is_read)
    return NULL;
  pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);
  if (pixbuf != NULL)
    return gdk_pixbuf_apply_embedded_orientation (pixbuf);
  g_set_error_literal (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_CORRUPT_IMAGE, "");

  return NULL;
}

/* The words of a decoder help nobody. */
static void
explain (GError **error)
{
  if (error == NULL || *error == NULL || (*error)->domain == MUSTER_STORE_ERROR)
    return;
  if (g_error_matches (*error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_UNKNOWN_TYPE))
    {
      g_clear_error (error);
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                           _("This computer cannot read images of this kind: save it as PNG or JPEG and try "
                             "again."));
      return;
    }
  g_clear_error (error);
  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                       _("The image is damaged and cannot be shown. Save it again as PNG or JPEG and try "
                         "again."));
}

gboolean
muster_image_input_check (GBytes       *content,
                          MusterImage  *image,
                          GError      **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;

  g_return_val_if_fail (content != NULL && image != NULL, FALSE);

  pixbuf = decode (content, MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, image, &fault);
  /* A kind that this computer cannot decode is kept for those that can. */
  if (pixbuf != NULL || g_error_matches (fault, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_UNKNOWN_TYPE))
    return TRUE;
  explain (&fault);
  g_propagate_error (error, g_steal_pointer (&fault));

  return FALSE;
}

GBytes *
muster_image_input_render (GBytes  *content,
                           int      side,
                           GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  MusterImage image;
  char *bytes = NULL;
  gsize length;

  g_return_val_if_fail (content != NULL, NULL);

  pixbuf = decode (content, side, &image, &fault);
  /* Photographs become small as JPEG, and drawings stay sharp as PNG. */
  if (pixbuf != NULL && g_str_equal (image.type, "image/jpeg"))
    gdk_pixbuf_save_to_buffer (pixbuf, &bytes, &length, "jpeg", &fault, "quality", "90", NULL);
  else if (pixbuf != NULL)
    gdk_pixbuf_save_to_buffer (pixbuf, &bytes, &length, "png", &fault, NULL);
  if (bytes != NULL)
    return g_bytes_new_take (bytes, length);
  explain (&fault);
  g_propagate_error (error, g_steal_pointer (&fault));

  return NULL;
}

static void
read_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = NULL;
  GBytes *rendered = NULL;
  char *text = NULL;
  gsize length;

  if (path == NULL)
    g_set_error_literal (&error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                         _("The file is not on this computer. Copy it here and choose the copy."));
  else
    text = muster_files_read (path, MUSTER_IMAGE_MAX_BYTES, &length, &error);
  if (text != NULL)
    {
      int side = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (task), "side"));

      content = g_bytes_new_take (text, length);
      rendered = muster_image_input_render (content, side, &error);
    }
  if (rendered != NULL)
    g_task_return_pointer (task, rendered, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
muster_image_input_read_async (GFile               *file,
                               int                  side,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_return_if_fail (G_IS_FILE (file));

  g_task_set_source_tag (task, muster_image_input_read_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_object_set_data (G_OBJECT (task), "side", GINT_TO_POINTER (side));
  g_task_run_in_thread (task, read_cb);
}

GBytes *
muster_image_input_read_finish (GAsyncResult  *result,
                                GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
