/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"
#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* Battles of this file that are over are results by themselves: worked out, kept nowhere. Those in which a
 * side has no player with a name, or somebody plays on two sides, are not. @results: (element-type
 * MusterClubResult): where they are added. @n_damaged: (inout): how many cannot be read. */
gboolean muster_club_list_battles (MusterDb   *db,
                                   GPtrArray  *results,
                                   guint      *n_damaged,
                                   GError    **error);

G_END_DECLS
