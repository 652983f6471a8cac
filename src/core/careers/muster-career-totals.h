/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/**
 * MusterCareerTotals:
 * @lost_field: battles in which the unit left the field, or the leader was lost
 * @fallen: figures of the unit that fell
 * @wounded: how often the leader was wounded
 * @commands: how many units the leader was given
 * @n_logs: battles whose log is known; @luck, @dice and @tests cover only these
 * @luck: the luck of all dice; @dice: the dice that count one by one; @tests: the tests that were
 *   passed
 *
 * The sums of a career.
 */
typedef struct
{
  guint battles;
  guint won;
  guint drawn;
  guint lost;
  guint lost_field;
  guint fallen;
  guint wounded;
  guint honours;
  guint advances;
  guint commands;
  guint n_logs;
  MusterDeeds deeds;
  MusterLuckSum luck;
  MusterLuckSum dice;
  MusterLuckSum tests;
} MusterCareerTotals;

/* Adds one line of a career, but not its luck, which muster_career_totals_sum() adds. */
void  muster_career_totals_add      (MusterCareerTotals       *totals,
                                     const MusterCareerEvent  *event);
/* @totals: (out caller-allocates): the sums of what has been read of the log so far. */
void  muster_career_totals_sum      (MusterCareers            *self,
                                     MusterCareer             *career,
                                     MusterCareerTotals       *totals);
/* Gives the luck of a side in a battle, or of all sides (-1); nothing if the log of the battle
 * is not known. */
void  muster_career_totals_sum_luck (MusterCareers            *self,
                                     const MusterCareerAffair *affair,
                                     int                       side,
                                     MusterLuckSum            *luck);
/* Returns words such as "7 battles, 4 won, 1 drawn, 2 lost". */
char *muster_career_totals_to_text (const MusterCareerTotals *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
