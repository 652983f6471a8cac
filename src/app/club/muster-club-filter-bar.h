/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_FILTER_BAR (muster_club_filter_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubFilterBar, muster_club_filter_bar, MUSTER, CLUB_FILTER_BAR, MusterPanel)

/**
 * MusterClubFilterBar:
 *
 * What of the club is looked at: season, rules, place, scoring, and words that are searched for.
 */
void muster_club_filter_bar_set_club (MusterClubFilterBar *self,
                                      MusterClub          *club);
void muster_club_filter_bar_search   (MusterClubFilterBar *self);

G_END_DECLS
