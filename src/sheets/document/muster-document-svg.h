/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* Appends a text, escaped for HTML and XML. */
void  muster_document_svg_append_escaped (GString           *html,
                                          const char        *text);

/* Appends a drawing with its description as an element of a page. @number: the number of the
 * drawing in the page. */
void  muster_document_svg_append_drawing (GString           *html,
                                          const MusterBlock *block,
                                          guint              number);
/* Returns a picture as a data: address. */
char *muster_document_svg_dup_picture    (cairo_surface_t   *picture) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
