/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"
#include "sheets/page/muster-paper.h"

G_BEGIN_DECLS

/* The document as a PDF with its headings as outline. */
GBytes *muster_pdf_write_document (MusterDocument     *document,
                                   const MusterPaper  *paper,
                                   GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
