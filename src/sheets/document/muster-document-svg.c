/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-svg.h"

#include <math.h>

/* The width at which a drawing is made, in its own points, and the width at which it is shown if
 * there is room. Its letters are then nearly as large as those of the text. */
#define DRAWING_WIDTH 480
#define DRAWING_SHOWN 720

void
muster_document_svg_append_escaped (GString    *html,
                                    const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    {
      switch (*p)
        {
        case '&':
          g_string_append (html, "&amp;");
          break;

        case '<':
          g_string_append (html, "&lt;");
          break;

        case '>':
          g_string_append (html, "&gt;");
          break;

        case '"':
          g_string_append (html, "&quot;");
          break;

        case '\'':
          g_string_append (html, "&#39;");
          break;

        default:
          g_string_append_c (html, *p);
        }
    }
}

void
muster_document_svg_append_drawing (GString           *html,
                                    const MusterBlock *block,
                                    guint              number)
{
  const MusterDrawing *drawing = &block->drawing;
  gboolean is_narrow = drawing->narrow_width > 0;
  int width = is_narrow ? drawing->narrow_width : DRAWING_WIDTH;
  int shown = width * DRAWING_SHOWN / DRAWING_WIDTH;
  cairo_surface_t *surface;
  cairo_t *cr;
  int height;
  MusterBrush brush;

  g_return_if_fail (html != NULL);
  g_return_if_fail (block != NULL && block->kind == MUSTER_BLOCK_DRAWING);

  height = (int) ceil (drawing->get_height (drawing->data, width));
  surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cr = cairo_create (surface);
  muster_brush_init (&brush, cr);
  brush.svg = html;
  g_string_append_printf (html,
                          "<div class=\"%s\"><svg role=\"img\" "
                          "aria-labelledby=\"drawing-%u\" aria-describedby=\"drawing-%u-words\" "
                          "width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n"
                          "<title id=\"drawing-%u\">",
                          is_narrow ? "notice" : "drawing", number, number, shown,
                          height * shown / width, width, height, number);
  muster_document_svg_append_escaped (html, block->text);
  g_string_append_printf (html, "</title>\n<desc id=\"drawing-%u-words\">", number);
  for (guint i = 0; block->items[i] != NULL; i++)
    {
      muster_document_svg_append_escaped (html, block->items[i]);
      g_string_append (html, ".\n");
    }
  g_string_append (html, "</desc>\n");
  drawing->paint (drawing->data, width, height, &brush);
  g_string_append (html, "</svg></div>\n");
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static cairo_status_t
add_bytes_cb (void                *data,
              const unsigned char *bytes,
              unsigned int         length)
{
  g_byte_array_append (data, bytes, length);

  return CAIRO_STATUS_SUCCESS;
}

/**
 * muster_document_svg_dup_picture:
 *
 * Returns: (transfer full): "data:image/png;base64,…"
 */
char *
muster_document_svg_dup_picture (cairo_surface_t *picture)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *code = NULL;

  g_return_val_if_fail (picture != NULL, NULL);

  cairo_surface_write_to_png_stream (picture, add_bytes_cb, bytes);
  code = g_base64_encode (bytes->data, bytes->len);

  return g_strconcat ("data:image/png;base64,", code, NULL);
}
