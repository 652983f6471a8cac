/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

/* The values that can be chosen or completed; empty until the club is loaded. (element-type
 * utf8) */

/* Years with results, the newest first. */
GPtrArray *muster_club_list_seasons   (MusterClub *self) G_GNUC_WARN_UNUSED_RESULT;
/* By name. */
GPtrArray *muster_club_list_rulesets  (MusterClub *self) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_club_list_places    (MusterClub *self) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_club_list_scenarios (MusterClub *self) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_club_list_forces    (MusterClub *self) G_GNUC_WARN_UNUSED_RESULT;
/* Active members, those with the latest result first. */
GPtrArray *muster_club_list_players   (MusterClub *self) G_GNUC_WARN_UNUSED_RESULT;

/* A ruleset is kept by its id, whatever it is called; any other game as it is. @self: (nullable). */
const char *muster_club_spell_game (MusterClub *self,
                                    const char *game);

G_END_DECLS
