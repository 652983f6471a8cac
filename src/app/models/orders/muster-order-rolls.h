/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/**
 * MusterOrderRolls:
 * @tape: what has been entered
 * @requests: MusterRequest, what each of its rolls was asked by
 * @items: MusterRollItem, the same for a view
 * @outcome: what would come of the order with them, as it was last tried
 * @again: the roll that is being thrown again, or -1
 * @again_by: the unit whose doing that is
 *
 * The rolls of the order that is being given, and what they lead to. Part of #MusterOrderDice.
 */
typedef struct
{
  MusterBattle *battle;
  MusterTape tape;
  GArray *requests;
  GListStore *items;
  MusterOutcome outcome;
  int again;
  int again_by;
} MusterOrderRolls;

/* @battle: must live as long as the rolls */
void     muster_order_rolls_init     (MusterOrderRolls    *self,
                                      MusterBattle        *battle);
void     muster_order_rolls_clear    (MusterOrderRolls    *self);

guint    muster_order_rolls_count    (MusterOrderRolls    *self);
void     muster_order_rolls_truncate (MusterOrderRolls    *self,
                                      guint                length);
void     muster_order_rolls_add      (MusterOrderRolls    *self,
                                      const MusterRequest *request,
                                      MusterRollOrigin     origin,
                                      const guint8        *faces,
                                      guint                n_faces);

void     muster_order_rolls_add_counts (MusterOrderRolls    *self,
                                        const MusterRequest *request,
                                        guint                hits,
                                        int                  ones);

char       *muster_order_rolls_try        (MusterOrderRolls  *self,
                                           const MusterOrder *order) G_GNUC_WARN_UNUSED_RESULT;
GByteArray *muster_order_rolls_roll_ahead (MusterOrderRolls  *self,
                                           const MusterOrder *order,
                                           MusterRandom      *random) G_GNUC_WARN_UNUSED_RESULT;
/* Brings the items up to date. */
void     muster_order_rolls_list     (MusterOrderRolls    *self);

/* Begins to throw a roll again, and enters the new dice. */
gboolean muster_order_rolls_begin_again (MusterOrderRolls *self,
                                         guint             index,
                                         int               unit);
void     muster_order_rolls_throw_again (MusterOrderRolls *self,
                                         MusterRollOrigin  origin,
                                         const guint8     *faces,
                                         guint             n_faces);

G_END_DECLS
