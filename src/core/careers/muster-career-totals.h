/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/**
 * MusterCareerTotals:
 * @lost_field: battles in which the unit left the field, or the leader was lost
 * @fallen: figures of the unit that fell
 * @wounded: times
 * @commands: units that he was given
 * @n_logs: battles whose log is known, of which @luck, @dice and @tests are
 * @luck: of all dice of those; @dice: those that count each by itself; @tests: passed
 *
 * A career added up.
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

/* One more line of a career; luck is left to muster_careers_sum(). */
void  muster_career_totals_add   (MusterCareerTotals       *totals,
                                  const MusterCareerEvent  *event);
/* @totals: (out caller-allocates): of what has been read so far. */
void  muster_careers_sum         (MusterCareers            *self,
                                  MusterCareer             *career,
                                  MusterCareerTotals       *totals);
/* The luck of a side in a battle, or of all (-1); nothing where its log is not known. */
void  muster_careers_sum_luck    (MusterCareers            *self,
                                  const MusterCareerAffair *affair,
                                  int                       side,
                                  MusterLuckSum            *luck);
/* "7 battles, 4 won, 1 drawn, 2 lost", for a reader. */
char *muster_career_totals_to_text (const MusterCareerTotals *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
