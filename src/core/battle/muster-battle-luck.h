/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-incident.h"

G_BEGIN_DECLS

/**
 * MusterLuckSum:
 * @n: how often something was tried
 * @n_good: how often it went well
 * @expected: the expected number of successes
 * @variance: the variance of the number of successes
 * @at_least, @at_most: the chance of this many successes or more, and of this many or fewer, worked
 *   out exactly from the chances of the trials
 *
 * The results of dice compared with their expectation. A plain value.
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
 * How to describe luck. A chance of one in forty or less gets a strong word, one of one in five or
 * less a weaker one.
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
 * Counts trials by their chance. Tallies of several battles can be merged, so that the luck of a
 * whole career is worked out as exactly as that of one order.
 */
typedef struct _MusterLuckTally MusterLuckTally;

MusterLuckTally  *muster_luck_tally_new     (void) G_GNUC_WARN_UNUSED_RESULT;
void              muster_luck_tally_free    (MusterLuckTally       *self);
void              muster_luck_tally_add     (MusterLuckTally       *self,
                                             const MusterTrial     *trial);
/* Adds all trials of @other. */
void              muster_luck_tally_merge   (MusterLuckTally       *self,
                                             const MusterLuckTally *other);
void              muster_luck_tally_sum     (const MusterLuckTally *self,
                                             MusterLuckSum         *sum);
/* The sum of the dice alone, or of the tests alone. */
void              muster_luck_tally_sum_kind (const MusterLuckTally *self,
                                              MusterTrialKind        kind,
                                              MusterLuckSum         *sum);

/* The number of successes above the expected number. */
double            muster_luck_sum_get_surplus (const MusterLuckSum *self);
MusterLuckVerdict muster_luck_sum_judge     (const MusterLuckSum   *self);
const char       *muster_luck_verdict_get_label (MusterLuckVerdict  verdict);
/* Text for readers: "34 of 96 went well, 32.0 were to be expected; as good or better 1 time in
 * 3". */
char             *muster_luck_sum_to_text   (const MusterLuckSum   *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLuckTally, muster_luck_tally_free)

G_END_DECLS
