/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-tournament.h"

G_BEGIN_DECLS

/* For standings with all results so far. */
#define MUSTER_TOURNAMENT_NOW G_MAXUINT

/**
 * MusterTournamentStanding:
 * @player: which of the tournament's
 * @place: no other has it
 * @counts: by #MusterClubVerdict; byes count as what they are worth
 * @breaks: by #MusterTournamentBreak; victory points are in hundredths
 * @lot: his place by lot, from 1
 */
typedef struct
{
  const MusterTournamentPlayer *player;
  guint place;
  gint64 points;
  guint counts[3];
  gint64 breaks[MUSTER_TOURNAMENT_N_BREAKS];
  guint lot;
} MusterTournamentStanding;

/* (element-type MusterTournamentStanding): returns the standings after so many rounds, from the
 * first place. @after: or %MUSTER_TOURNAMENT_NOW. */
GArray *muster_tournament_standings_rank       (const MusterTournament *self,
                                                guint                   after) G_GNUC_WARN_UNUSED_RESULT;
/* Returns whether the break is made of victory points, and so in hundredths. */
gboolean muster_tournament_standings_break_has_points (MusterTournamentBreak by);

G_END_DECLS
