/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"
#include "sheets/map/muster-map-painter.h"

G_BEGIN_DECLS

/**
 * muster_map_drawing_add:
 * @owner: what the scenario of @map is of; it is kept as long as the document
 * @library: (nullable): kept as well
 * @title: what the picture is
 *
 * Adds a map, with the words that say the same.
 */
void muster_map_drawing_add (MusterDocument  *self,
                             const MusterMap *map,
                             gpointer         owner,
                             gpointer         library,
                             const char      *title);

G_END_DECLS
