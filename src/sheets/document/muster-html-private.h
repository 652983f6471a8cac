/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document-output.h"

G_BEGIN_DECLS

/* @class: (nullable) */
void muster_document_html_append_element (GString               *html,
                                          const char            *element,
                                          const char            *class,
                                          const char            *text);
/* As many on a page as a PDF has. */
void muster_html_tokens_append           (GString               *html,
                                          const MusterBlock     *block,
                                          const MusterHtmlPaper *paper);

G_END_DECLS
