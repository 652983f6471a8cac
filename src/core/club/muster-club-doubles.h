/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-names.h"
#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/* Whether another of the results has the same day, rules, players and points (N-RESULT-02). @results:
 * (element-type MusterClubResult). */
gboolean muster_club_doubles_is_double (const MusterClubResult *result,
                                        GPtrArray              *results,
                                        const MusterClubNames  *names);

G_END_DECLS
