/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pdf.h"

#include "core/muster-i18n.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-pages.h"
#include "sheets/page/muster-pdf-catalog.h"

#include <cairo-pdf.h>
#include <gio/gio.h>

#define MAX_LEVEL 3

typedef struct
{
  cairo_surface_t *surface;
  int parents[MAX_LEVEL + 1]; /* the last entry of each level; that of level 0 is the root */
} Outline;

static cairo_status_t
write_cb (void                *closure,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

static void
heading_cb (const char *text,
            int         level,
            guint       page,
            double      x,
            double      y,
            gpointer    data)
{
  Outline *outline = data;
  g_autofree char *place = g_strdup_printf ("page=%u pos=[%d %d]", page + 1, (int) x, (int) y);
  int entry;

  /* An entry without words has nothing to choose. */
  if (*text == '\0')
    return;

  entry = cairo_pdf_surface_add_outline (outline->surface, outline->parents[level - 1], text, place,
                                         CAIRO_PDF_OUTLINE_FLAG_OPEN);
  /* A level may be left out: what is deeper then belongs to this entry. */
  for (int i = level; i <= MAX_LEVEL; i++)
    outline->parents[i] = entry;
}

/**
 * muster_pdf_write_document:
 *
 * Returns: (transfer full): the bytes of the file
 */
GBytes *
muster_pdf_write_document (MusterDocument     *document,
                           const MusterPaper  *paper,
                           GError            **error)
{
  g_autoptr (MusterPages) pages = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  Outline outline = { .parents = { CAIRO_PDF_OUTLINE_ROOT, CAIRO_PDF_OUTLINE_ROOT,
                                   CAIRO_PDF_OUTLINE_ROOT, CAIRO_PDF_OUTLINE_ROOT } };
  g_autofree char *title = NULL;
  g_autofree char *language = NULL;
  cairo_status_t status;
  cairo_t *cr;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (paper != NULL, NULL);

  pages = muster_pages_new (document, paper);
  bytes = g_byte_array_new ();
  outline.surface = cairo_pdf_surface_create_for_stream (write_cb, bytes,
                                                         muster_pages_get_width (pages),
                                                         muster_pages_get_height (pages));
  /* Later ones are laid out in a way that muster_pdf_catalog_complete() does not know. */
  cairo_pdf_surface_restrict_to_version (outline.surface, CAIRO_PDF_VERSION_1_4);
  title = muster_document_dup_full_title (document);
  cairo_pdf_surface_set_metadata (outline.surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (outline.surface, CAIRO_PDF_METADATA_CREATOR, "Muster");
  /* Without the moment at which it was made, the same document gives the same bytes. */
  cairo_pdf_surface_set_metadata (outline.surface, CAIRO_PDF_METADATA_CREATE_DATE, "");

  cr = cairo_create (outline.surface);
  /* The structure has one root. */
  cairo_tag_begin (cr, "Document", NULL);
  for (guint i = 0; i < muster_pages_get_n_pages (pages); i++)
    {
      muster_pages_paint (pages, i, cr);
      if (i + 1 == muster_pages_get_n_pages (pages))
        cairo_tag_end (cr, "Document");
      cairo_show_page (cr);
    }
  cairo_destroy (cr);

  muster_pages_list_headings (pages, heading_cb, &outline);
  cairo_surface_finish (outline.surface);
  status = cairo_surface_status (outline.surface);
  cairo_surface_destroy (outline.surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The PDF could not be made: %s"),
                   cairo_status_to_string (status));
      return NULL;
    }

  language = muster_document_dup_language ();
  muster_pdf_catalog_complete (bytes, language);

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
