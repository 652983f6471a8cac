/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"
#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* Battles of this file that are over are results by themselves: worked out, kept nowhere. @results:
 * (element-type MusterClubResult), @uncounted: (element-type MusterClubUncounted): where they are added, and
 * those that are none. @said: what muster_club_occasions_list() returned. @struck: (element-type utf8 utf8):
 * where the UUIDs of those are added that somebody or their kind has struck out. @n_samples: (inout): how
 * many samples of a file of schema 8 were results until they were known as such. @n_damaged: (inout): how
 * many cannot be read. */
gboolean muster_club_battles_list (MusterDb    *db,
                                   GHashTable  *said,
                                   GPtrArray   *results,
                                   GPtrArray   *uncounted,
                                   GHashTable  *struck,
                                   guint       *n_samples,
                                   guint       *n_damaged,
                                   GError     **error);

G_END_DECLS
