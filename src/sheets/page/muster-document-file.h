/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"
#include "sheets/page/muster-paper.h"

G_BEGIN_DECLS

/* The kinds of file that a document can become. */
typedef enum
{
  MUSTER_DOCUMENT_PDF,
  MUSTER_DOCUMENT_HTML,
  MUSTER_DOCUMENT_MARKDOWN,
  MUSTER_DOCUMENT_TEXT,
  MUSTER_DOCUMENT_BBCODE,
  MUSTER_N_DOCUMENT_FORMATS
} MusterDocumentFormat;

/* By the ending of a file's name. FALSE: no document has this one. */
gboolean muster_document_file_format_find (const char            *name,
                                           MusterDocumentFormat  *format);

/* The bytes of the file. @paper is for those that have pages. */
GBytes  *muster_document_file_write       (MusterDocument        *document,
                                           MusterDocumentFormat   format,
                                           const MusterPaper     *paper,
                                           GError               **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
