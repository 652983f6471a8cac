/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Has a whole file of Cairo's say its language (such as "en-GB") and that its pages have a structure, and
 * show its title in place of its name. A file that is laid out in another way stays as it is. */
void muster_pdf_catalog_complete (GByteArray *file,
                                  const char *language);

G_END_DECLS
