/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle.h"
#include "core/lab/muster-lab-battle.h"

G_BEGIN_DECLS

#define MUSTER_LAB_SWING_BATTLES 400
#define MUSTER_LAB_SWING_MOMENTS 3

/**
 * MusterLabStanding:
 * @n_entries: how much of the log lies behind it
 * @turn: the turn that has been fought to its end; 0 for the beginning
 * @won: battles that each side won from there on
 *
 * How a battle stood (V-BATTLE-04): what came of it when policies fought on from there.
 */
typedef struct
{
  guint n_entries;
  int turn;
  guint64 won[2];
  guint64 drawn;
  guint64 n;
} MusterLabStanding;

/**
 * MusterLabMoment:
 * @entry: index in the log of the order that did it
 * @change: what it added to the share of the first side, in which a draw is half a victory
 */
typedef struct
{
  guint entry;
  int turn;
  double change;
} MusterLabMoment;

/**
 * MusterLabSwing:
 *
 * How a battle swung: how it stood when it began and at the end of each turn, and the orders that swung it
 * most.
 */
typedef struct _MusterLabSwing MusterLabSwing;

/* Copies what it needs of @battle, up to the moment that is shown. Returns NULL and sets an error if it
 * cannot be fought on the line. */
MusterLabSwing *muster_lab_swing_new            (MusterBattle        *battle,
                                                 GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void            muster_lab_swing_free           (MusterLabSwing      *self);

/* Fights on from each turn. Blocks; may be called on any thread. @n_workers: 0 for one per processor, and the
 * results do not depend on it. Returns FALSE and sets an error if it was cancelled. */
gboolean        muster_lab_swing_fight          (MusterLabSwing      *self,
                                                 const MusterPolicy  *first,
                                                 const MusterPolicy  *second,
                                                 guint                n_battles,
                                                 guint64              seed,
                                                 guint                n_workers,
                                                 GCancellable        *cancellable,
                                                 GError             **error);

const MusterSetup *muster_lab_swing_get_setup       (MusterLabSwing      *self);
/* (element-type MusterLabStanding) */
GArray         *muster_lab_swing_get_standings      (MusterLabSwing      *self);
/* (element-type MusterLabMoment): the greatest change first. */
GArray         *muster_lab_swing_get_moments        (MusterLabSwing      *self);
/* Returns everything that is not known of how it stood, in words. */
char          **muster_lab_swing_list_left_out      (MusterLabSwing      *self) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the share of the first side, in which a draw is half a victory. */
double          muster_lab_swing_standing_get_share (const MusterLabStanding *standing);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLabSwing, muster_lab_swing_free)

G_END_DECLS
