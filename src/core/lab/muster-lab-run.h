/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/lab/muster-lab-battle.h"

G_BEGIN_DECLS

#define MUSTER_LAB_USUAL_BATTLES 10000
#define MUSTER_LAB_MOST_BATTLES 10000000

/**
 * MusterLabSum:
 *
 * The sum of whole numbers and the sum of their squares. The order in which numbers are added makes
 * no difference.
 */
typedef struct
{
  gint64 sum;
  gint64 squares;
} MusterLabSum;

/**
 * MusterLabUnitTally:
 * @fates: how often the unit ended with each fate
 * @felled: models that the enemy lost by its orders
 * @worth: what those were worth, in thousandths of a point
 */
typedef struct
{
  guint64 fates[16];
  guint64 felled;
  guint64 worth;
} MusterLabUnitTally;

/**
 * MusterLabTally:
 * @won: battles that each side won
 * @cut: battles that were stopped because they did not end by themselves
 * @losses: models that each side lost
 *
 * The results of a run of battles (V-BATTLE-03).
 */
typedef struct
{
  guint64 n;
  guint64 won[2];
  guint64 drawn;
  guint64 cut;
  MusterLabSum points[2];
  MusterLabSum losses[2];
  MusterLabSum turns;
  guint64 n_orders;
  guint n_units;
  MusterLabUnitTally *units;
} MusterLabTally;

/**
 * MusterLabRun:
 * @n_workers: the number of threads; 0 for one per processor. The results do not depend on it.
 * @n_done: (atomic): how many battles have been fought so far
 */
typedef struct
{
  const MusterSetup *setup;
  MusterLabGround ground;
  const MusterPolicy *policies[2];
  guint64 seed;
  guint n_battles;
  guint n_workers;
  int n_done;
} MusterLabRun;

/* Fights the battles of @run. Returns FALSE and sets an error if it was cancelled; @tally is
 * then empty. Blocks, so it must not be called from the main thread. */
gboolean muster_lab_run_fight       (MusterLabRun         *run,
                                     MusterLabTally       *tally,
                                     GCancellable         *cancellable,
                                     GError              **error);
guint64  muster_lab_run_get_seed    (const MusterLabRun   *run,
                                     guint                 nth);
void     muster_lab_run_tally_clear (MusterLabTally       *tally);
/* What @unit felled was worth, in points for each point that it cost, in a battle. */
double   muster_lab_run_tally_get_worth (const MusterLabTally *tally,
                                         const MusterSetup    *setup,
                                         guint                 unit);
/* Gives @good of @n as a share, with its Wilson interval of 95 per cent. */
void     muster_lab_run_get_share   (guint64               good,
                                     guint64               n,
                                     double               *share,
                                     double               *low,
                                     double               *high);
void     muster_lab_run_sum_get     (const MusterLabSum   *sum,
                                     guint64               n,
                                     double               *mean,
                                     double               *spread);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLabTally, muster_lab_run_tally_clear)

G_END_DECLS
