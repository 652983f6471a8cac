/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_MEMBERS_VIEW (muster_club_members_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubMembersView, muster_club_members_view, MUSTER, CLUB_MEMBERS_VIEW, MusterPanel)

/**
 * MusterClubMembersView:
 *
 * All members by name, and a way to add one.
 */
void muster_club_members_view_set_club (MusterClubMembersView *self,
                                        MusterClub            *club);

G_END_DECLS
