/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-html-private.h"

/* Markers to cut out, in HTML: a grid for each page of them. */

#define MM_PER_POINT (25.4 / 72)

/* What a PDF has at the foot of a page, in points. */
#define FOOTER 20

#define SYMBOL_SIDE 24

static void
append_symbol (GString      *html,
               MusterSymbol  symbol)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  MusterBrush brush;

  muster_brush_init (&brush, cr);
  brush.svg = html;
  g_string_append_printf (html, "<svg aria-hidden=\"true\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">",
                          SYMBOL_SIDE, SYMBOL_SIDE, SYMBOL_SIDE, SYMBOL_SIDE);
  muster_sheet_token_symbol_paint (symbol, SYMBOL_SIDE, &brush);
  g_string_append (html, "</svg>");
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
append_face (GString                *html,
             const MusterSheetToken *token,
             gboolean                is_back)
{
  if (*token->figure != '\0')
    muster_document_html_append_element (html, "span", "figure", token->figure);
  else if (token->symbol != MUSTER_SYMBOL_NONE)
    append_symbol (html, is_back ? token->back_symbol : token->symbol);
  muster_document_html_append_element (html, "b", NULL,
                                       is_back && *token->back != '\0' ? token->back : token->title);
  if (*token->text != '\0')
    muster_document_html_append_element (html, "small", NULL, token->text);
}

/* A page of them, and behind it that of their backs, which runs the other way. */
void
muster_html_tokens_append (GString               *html,
                           const MusterBlock     *block,
                           const MusterHtmlPaper *paper)
{
  const MusterTokenSize *size = &block->token_size;
  double width = (paper->width - 2 * paper->margin) * MM_PER_POINT;
  double height = (paper->height - 2 * paper->margin - FOOTER) * MM_PER_POINT;
  guint columns = (guint) MAX (width / size->width, 1);
  guint rows = (guint) MAX (height / (size->folds ? 2 * size->height : size->height), 1);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  gboolean doubles = !size->backs && !size->folds;

  for (guint i = 0; i < block->tokens->len; i++)
    {
      MusterSheetToken *token = g_ptr_array_index (block->tokens, i);

      for (guint j = 0; j < token->n; j++)
        g_ptr_array_add (all, token);
    }
  for (guint start = 0; start < all->len; start += columns * rows)
    for (guint side = 0; side < (size->folds ? 1 : 2); side++)
      {
        g_string_append_printf (html, "<div class=\"tokens size%d%s%s%s\">\n", (int) size->height,
                                size->folds ? " plates" : "", block->cut_lines ? " cut" : "",
                                side > 0 && !doubles ? " backs" : "");
        for (guint i = start; i < MIN (start + columns * rows, all->len); i++)
          {
            const MusterSheetToken *token = g_ptr_array_index (all, i);

            if (side == 0 || !doubles || *token->back != '\0')
              {
                g_string_append (html, "<div class=\"token\">");
                if (size->folds)
                  {
                    g_string_append (html, "<div class=\"half turned\" aria-hidden=\"true\">");
                    append_face (html, token, FALSE);
                    g_string_append (html, "</div><div class=\"half\">");
                  }
                append_face (html, token, side > 0);
                g_string_append (html, size->folds ? "</div></div>\n" : "</div>\n");
              }
          }
        g_string_append (html, "</div>\n");
      }
}
