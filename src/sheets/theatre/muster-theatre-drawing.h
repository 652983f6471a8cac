/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"
#include "sheets/theatre/muster-theatre-painter.h"

G_BEGIN_DECLS

/* Adds the map of a campaign, with the words that say the same. Takes @theatre. @is_large: whether it has its
 * full size, even if words have less room then. */
void muster_theatre_drawing_take (MusterDocument *self,
                                  MusterTheatre  *theatre,
                                  const char     *title,
                                  gboolean        is_large);

G_END_DECLS
