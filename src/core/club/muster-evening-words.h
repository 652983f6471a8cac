/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-calendar.h"
#include "core/club/muster-club-index.h"
#include "core/club/muster-evening.h"

G_BEGIN_DECLS

/**
 * MusterEveningWords:
 * @names: whose name is whose
 * @name: (nullable): returns the name of a ruleset or of a scenario
 *
 * What it takes to tell of an evening.
 */
typedef struct
{
  const MusterClubNames *names;
  MusterClubNameFunc name;
  gpointer data;
} MusterEveningWords;

/* Returns what a pair plays, such as "Lion Rampant: Death Chase"; "" if that is not settled. */
char *muster_evening_words_game     (const MusterEveningWords *self,
                                     const MusterRoundPair    *pair) G_GNUC_WARN_UNUSED_RESULT;
/* Returns a line such as "Table 2: Ann against Ben, Lion Rampant". */
char *muster_evening_words_pair     (const MusterEveningWords *self,
                                     const MusterRoundPair    *pair) G_GNUC_WARN_UNUSED_RESULT;
/* Returns how it ended, such as "Ann won, 12 : 8"; "" if it has no result. */
char *muster_evening_words_result   (const MusterEveningWords *self,
                                     const MusterRoundPair    *pair) G_GNUC_WARN_UNUSED_RESULT;
/* Returns a round for a chat: a line for each pair with its result, and who sits out. */
char *muster_evening_words_round    (const MusterEveningWords *self,
                                     const MusterEvening      *evening,
                                     guint                     round) G_GNUC_WARN_UNUSED_RESULT;
/* Adds the evening with its last round. @sequence: how often it was changed. */
void  muster_evening_words_calendar (const MusterEveningWords *self,
                                     const MusterEvening      *evening,
                                     guint                     sequence,
                                     MusterClubCalendar       *calendar);

G_END_DECLS
