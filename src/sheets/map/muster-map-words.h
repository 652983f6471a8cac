/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/map/muster-map-painter.h"

G_BEGIN_DECLS

/* The map in words, a line a shape, for whoever cannot see it. */
char **muster_map_words_list     (const MusterMap *map) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_map_words_dup      (const MusterMap *map) G_GNUC_WARN_UNUSED_RESULT;
/* "72 × 48″" */
char  *muster_map_words_dup_size (const MusterMap *map) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
