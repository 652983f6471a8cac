/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-tournament-standings.h"
#include "core/library/muster-library.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* A tournament in tables and on paper. @names: whose name is whose. @after: how many rounds count, or
 * %MUSTER_TOURNAMENT_NOW (N-EVENT-03). */

/* Places, points and what parts those who tie, in the order of the tournament. */
MusterTable    *muster_tournament_sheets_standings_table_new (const MusterTournament *tournament,
                                                              const MusterClubNames  *names,
                                                              guint                   after) G_GNUC_WARN_UNUSED_RESULT;
/* Everybody against everybody, in the order of the standings. */
MusterTable    *muster_tournament_sheets_cross_table_new     (const MusterTournament *tournament,
                                                              const MusterClubNames  *names,
                                                              guint                   after) G_GNUC_WARN_UNUSED_RESULT;
/* What a player did, a line for each round. @player: his name in the tournament */
MusterTable    *muster_tournament_sheets_card_table_new      (const MusterTournament *tournament,
                                                              const MusterClubNames  *names,
                                                              const char             *player,
                                                              guint                   after) G_GNUC_WARN_UNUSED_RESULT;

/* The standings, the cross table and all rounds. */
MusterDocument *muster_tournament_sheets_report_new (const MusterTournament *tournament,
                                                     const MusterClubNames  *names,
                                                     MusterLibrary          *library,
                                                     guint                   after) G_GNUC_WARN_UNUSED_RESULT;
/* A round table by table, with room for the scores of pairs that have no result. @round: from 0 */
MusterDocument *muster_tournament_sheets_round_new  (const MusterTournament *tournament,
                                                     const MusterClubNames  *names,
                                                     guint                   round) G_GNUC_WARN_UNUSED_RESULT;
/* A card for each player. */
MusterDocument *muster_tournament_sheets_cards_new  (const MusterTournament *tournament,
                                                     const MusterClubNames  *names,
                                                     guint                   after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
