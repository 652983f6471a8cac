/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* A text as HTML and XML have it. */
void  muster_svg_append_escaped (GString           *html,
                                 const char        *text);

/* A drawing as an element of a page, with what it shows in words. @number: of the drawing in the page. */
void  muster_svg_append_drawing (GString           *html,
                                 const MusterBlock *block,
                                 guint              number);
/* The same as an address that holds all of it, for an image. */
char *muster_svg_dup_address    (const MusterBlock *block) G_GNUC_WARN_UNUSED_RESULT;
/* And of a picture. */
char *muster_svg_dup_picture    (cairo_surface_t   *picture) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
