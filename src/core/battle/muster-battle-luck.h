/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-incident.h"

G_BEGIN_DECLS

/**
 * MusterLuckSum:
 * @n: how often something was tried
 * @n_good: how often it went well
 * @expected: how often it was to be expected to
 * @variance: of that
 * @at_least, @at_most: the chance of having gone well as often or more, or as often or less; worked
 * out exactly from the
 *   chances that there were
 *
 * Dice set against what was to be expected of them. A plain value.
 */
typedef struct
{
  guint n;
  guint n_good;
  double expected;
  double variance;
  double at_least;
  double at_most;
} MusterLuckSum;

/**
 * MusterLuckVerdict:
 *
 * What to call it: from one in forty on it is worth a strong word, from one in five a word.
 */
typedef enum
{
  MUSTER_LUCK_NONE,
  MUSTER_LUCK_AWFUL,
  MUSTER_LUCK_POOR,
  MUSTER_LUCK_FAIR,
  MUSTER_LUCK_GOOD,
  MUSTER_LUCK_SPLENDID,
} MusterLuckVerdict;

/**
 * MusterLuckTally:
 *
 * Adds trials up: how many there were of each chance. Those of several battles can be added up as well,
 * so that the luck of a whole career is worked out as exactly as that of an order.
 */
typedef struct _MusterLuckTally MusterLuckTally;

MusterLuckTally  *muster_luck_tally_new     (void) G_GNUC_WARN_UNUSED_RESULT;
void              muster_luck_tally_free    (MusterLuckTally       *self);
void              muster_luck_tally_add     (MusterLuckTally       *self,
                                             const MusterTrial     *trial);
/* All that @other has was tried as well. */
void              muster_luck_tally_merge   (MusterLuckTally       *self,
                                             const MusterLuckTally *other);
void              muster_luck_tally_sum     (const MusterLuckTally *self,
                                             MusterLuckSum         *sum);
/* Only the dice, or only the tests. */
void              muster_luck_tally_sum_kind (const MusterLuckTally *self,
                                              MusterTrialKind        kind,
                                              MusterLuckSum         *sum);

/* How many more went well than were to be expected. */
double            muster_luck_sum_get_surplus (const MusterLuckSum *self);
MusterLuckVerdict muster_luck_sum_judge     (const MusterLuckSum   *self);
const char       *muster_luck_verdict_get_label (MusterLuckVerdict  verdict);
/* "34 of 96 went well, 32.0 were to be expected; as good or better 1 time in 3", for a reader. */
char             *muster_luck_sum_to_text   (const MusterLuckSum   *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLuckTally, muster_luck_tally_free)

G_END_DECLS
