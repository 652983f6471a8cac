/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/dice/muster-dice-tray.h"
#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ORDER_DICE (muster_order_dice_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderDice, muster_order_dice, MUSTER, ORDER_DICE, MusterObject)

/**
 * MusterOrderDice:
 *
 * The dice and cards of the order that is being given: those that are entered, and a tray for those
 * that the rules ask for next. Dice that fill the tray are taken at once.
 *
 * Signal `changed`: other rolls are known. Whoever gives the order tries it with them and has the
 * next ones asked for, all before the signal returns.
 * Signal `refused` (string why): a card that was typed or chosen cannot turn up.
 */
MusterOrderDice     *muster_order_dice_new           (MusterBattle        *battle) G_GNUC_WARN_UNUSED_RESULT;

MusterDiceTray      *muster_order_dice_get_tray      (MusterOrderDice     *self);
GListModel          *muster_order_dice_get_rolls     (MusterOrderDice     *self);
MusterTape          *muster_order_dice_get_tape      (MusterOrderDice     *self);

/* For MusterOrderForm, which gives the order. */
void                 muster_order_dice_reset         (MusterOrderDice     *self);
const MusterOutcome *muster_order_dice_try           (MusterOrderDice     *self,
                                                      const MusterOrder   *order,
                                                      char               **refusal);
const MusterRequest *muster_order_dice_ask           (MusterOrderDice     *self);
void                 muster_order_dice_rest          (MusterOrderDice     *self);

int                  muster_order_dice_get_again_by  (MusterOrderDice     *self);

void                 muster_order_dice_take          (MusterOrderDice     *self);
gboolean             muster_order_dice_can_count     (MusterOrderDice     *self);
gboolean             muster_order_dice_needs_ones    (MusterOrderDice     *self);
gboolean             muster_order_dice_take_counts   (MusterOrderDice     *self,
                                                      guint                hits,
                                                      int                  ones);
void                 muster_order_dice_offer         (MusterOrderDice     *self,
                                                      const guint8        *faces,
                                                      int                  typist,
                                                      const char          *by);
const MusterRequest *muster_order_dice_get_asked     (MusterOrderDice     *self);
gboolean             muster_order_dice_roll          (MusterOrderDice     *self,
                                                      const MusterOrder   *order,
                                                      MusterRandom        *random);
gboolean             muster_order_dice_erase         (MusterOrderDice     *self);
void                 muster_order_dice_reopen        (MusterOrderDice     *self,
                                                      guint                index);
void                 muster_order_dice_throw_again   (MusterOrderDice     *self,
                                                      guint                index,
                                                      int                  unit);

char                *muster_order_dice_explain_card  (MusterOrderDice     *self,
                                                      MusterCard           card) G_GNUC_WARN_UNUSED_RESULT;
char                *muster_order_dice_dup_recipient (MusterOrderDice     *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
