/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-fact.h"
#include "app/models/club/muster-club.h"
#include "core/club/muster-club-service.h"
#include "core/muster-object.h"
#include "sheets/chart/muster-chart.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_DOSSIER (muster_club_dossier_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubDossier, muster_club_dossier, MUSTER, CLUB_DOSSIER, MusterObject)

/**
 * MusterClubDossier:
 *
 * What is known of one member. Follows the club.
 *
 * Signal: changed.
 */
MusterClubDossier *muster_club_dossier_new         (MusterClub        *club,
                                                    const char        *name) G_GNUC_WARN_UNUSED_RESULT;

MusterClub        *muster_club_dossier_get_club    (MusterClubDossier *self);
const char        *muster_club_dossier_get_name    (MusterClubDossier *self);
const char        *muster_club_dossier_get_title   (MusterClubDossier *self);
const char        *muster_club_dossier_get_note    (MusterClubDossier *self);
gboolean           muster_club_dossier_is_member   (MusterClubDossier *self);

/* MusterClubFact: battles, form, rating and favourites; opponents and results against them; leaders
 * and their deeds. */
GListModel        *muster_club_dossier_get_facts   (MusterClubDossier *self);
GListModel        *muster_club_dossier_get_rivals  (MusterClubDossier *self);
GListModel        *muster_club_dossier_get_leaders (MusterClubDossier *self);
/* MusterClubResultItem. */
GListModel        *muster_club_dossier_get_results (MusterClubDossier *self);
/* (transfer full): the member's rating over time. */
MusterChart       *muster_club_dossier_new_chart   (MusterClubDossier *self) G_GNUC_WARN_UNUSED_RESULT;
/* Describes the member's luck in all battles whose logs are here; "" while it is not known. */
/* (nullable): what the logs of the member's battles tell; NULL until they have been read. */
MusterClubService *muster_club_dossier_get_service (MusterClubDossier *self);

G_END_DECLS
