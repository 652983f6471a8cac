/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-dossier.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_MEMBER_VIEW (muster_club_member_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubMemberView, muster_club_member_view, MUSTER, CLUB_MEMBER_VIEW, MusterPanel)

/**
 * MusterClubMemberView:
 *
 * The page of a member: what he has done, whom he has met, what can be done with him.
 */
void muster_club_member_view_set_dossier (MusterClubMemberView *self,
                                          MusterClubDossier    *dossier);

MusterClubDossier *muster_club_member_view_get_dossier (MusterClubMemberView *self);

G_END_DECLS
