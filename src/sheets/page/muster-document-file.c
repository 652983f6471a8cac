/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-document-file.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-pages.h"
#include "sheets/page/muster-pdf.h"
#include "sheets/page/muster-type.h"

#include <string.h>

#define TEXT_COLUMNS 80

static const char *const ENDINGS[MUSTER_N_DOCUMENT_FORMATS] = { ".pdf", ".html", ".md", ".txt", ".bbcode" };

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

gboolean
muster_document_file_format_find (const char           *name,
                                  MusterDocumentFormat *format)
{
  g_autofree char *lower = NULL;

  g_return_val_if_fail (name != NULL, FALSE);

  lower = g_ascii_strdown (name, -1);
  for (MusterDocumentFormat i = 0; i < MUSTER_N_DOCUMENT_FORMATS; i++)
    {
      if (g_str_has_suffix (lower, ENDINGS[i]))
        {
          *format = i;
          return TRUE;
        }
    }

  return FALSE;
}

/* What fits on the pages of the PDF fits on those of a browser in the same size; they begin alike. */
static char *
write_html (MusterDocument    *document,
            const MusterPaper *paper)
{
  g_autoptr (MusterPages) pages = muster_pages_new (document, paper);
  g_autoptr (GArray) starts = muster_pages_list_starts (pages);
  const MusterHtmlPaper html = {
    .width = muster_paper_get_width (paper),
    .height = muster_paper_get_height (paper),
    .margin = paper->margin,
    .scale = paper->large_type ? MUSTER_TYPE_LARGE_SCALE : 1,
    .text_size = muster_pages_get_text_size (pages),
    .card_size = muster_pages_get_card_size (pages),
    .figure_size = muster_pages_get_figure_size (pages),
    .drawing_share = muster_pages_get_drawing_share (pages),
    .n_columns = muster_pages_get_n_columns (pages),
    .starts = starts,
  };

  return muster_document_html_write (document, &html);
}

/**
 * muster_document_file_write:
 *
 * Returns: (transfer full): the content of a file
 */
GBytes *
muster_document_file_write (MusterDocument        *document,
                            MusterDocumentFormat   format,
                            const MusterPaper     *paper,
                            GError               **error)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (paper != NULL, NULL);

  switch (format)
    {
    case MUSTER_DOCUMENT_HTML:
      return take_text (write_html (document, paper));

    case MUSTER_DOCUMENT_MARKDOWN:
      return take_text (muster_document_markdown_write (document));

    case MUSTER_DOCUMENT_TEXT:
      return take_text (muster_document_text_write (document, TEXT_COLUMNS));

    case MUSTER_DOCUMENT_BBCODE:
      return take_text (muster_document_bbcode_write (document));

    case MUSTER_DOCUMENT_PDF:
      return muster_pdf_write_document (document, paper, error);

    case MUSTER_N_DOCUMENT_FORMATS:
    default:
      g_return_val_if_reached (NULL);
    }
}
