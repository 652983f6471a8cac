/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"
#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* Battles of this file that are over are results by themselves: worked out, kept nowhere. @results:
 * (element-type MusterClubResult), @uncounted: (element-type MusterClubUncounted): where they are added, and
 * those that are none. @n_damaged: (inout): how many cannot be read. */
gboolean muster_club_list_battles (MusterDb   *db,
                                   GPtrArray  *results,
                                   GPtrArray  *uncounted,
                                   guint      *n_damaged,
                                   GError    **error);

G_END_DECLS
