/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-dossier.h"
#include "app/models/club/muster-club-evening.h"
#include "app/models/club/muster-club-event.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_PAGE (muster_club_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubPage, muster_club_page, MUSTER, CLUB_PAGE, MusterPanel)

/**
 * MusterClubPage:
 *
 * The club: league, results, members, evenings, tournaments; and the page of a member.
 *
 * Action: club.show-member (a name).
 */
GtkWidget         *muster_club_page_new          (MusterClub     *club) G_GNUC_WARN_UNUSED_RESULT;

MusterClub        *muster_club_page_get_club     (MusterClubPage *self);
const char        *muster_club_page_get_section  (MusterClubPage *self);
MusterClubEvening *muster_club_page_get_evening  (MusterClubPage *self);
MusterClubEvent   *muster_club_page_get_event    (MusterClubPage *self);
/* league, results, members, evening or event. */
void               muster_club_page_show_section (MusterClubPage *self,
                                                  const char     *section);
/* Puts the focus into the search entry. */
void               muster_club_page_search       (MusterClubPage *self);

/* (nullable): the dossier of the member who is shown or was shown last. */
MusterClubDossier *muster_club_page_get_dossier (MusterClubPage *self);

G_END_DECLS
