/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/dice/muster-dice-tray.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/**
 * MusterSetupDiceKind:
 * @MUSTER_SETUP_DICE_SCENARIO: which scenario is played
 * @MUSTER_SETUP_DICE_ROLES: who attacks
 * @MUSTER_SETUP_DICE_LEADERS: what the Leaders are like that are still missing, one after the other
 */
typedef enum
{
  MUSTER_SETUP_DICE_SCENARIO,
  MUSTER_SETUP_DICE_ROLES,
  MUSTER_SETUP_DICE_LEADERS,
} MusterSetupDiceKind;

#define MUSTER_TYPE_SETUP_DICE (muster_setup_dice_get_type ())
G_DECLARE_FINAL_TYPE (MusterSetupDice, muster_setup_dice, MUSTER, SETUP_DICE, GObject)

/**
 * MusterSetupDice:
 *
 * Something that is rolled for while a battle is prepared, with real dice or the program's. A roll
 * that is complete is taken at once; when nothing more is asked for, the plan has changed.
 *
 * Properties: is-possible (there is something to roll for), is-asking (dice are awaited), question
 * (what for, and whose), lines (what the dice have said so far, or what the rules say before; a line
 * each). Signal `changed`.
 */
MusterSetupDice *muster_setup_dice_new          (MusterBattlePlan    *plan,
                                                 MusterSetupDiceKind  kind) G_GNUC_WARN_UNUSED_RESULT;

MusterDiceTray  *muster_setup_dice_get_tray     (MusterSetupDice     *self);
gboolean         muster_setup_dice_is_possible  (MusterSetupDice     *self);
gboolean         muster_setup_dice_has_many     (MusterSetupDice     *self);
gboolean         muster_setup_dice_is_asking    (MusterSetupDice     *self);
const char      *muster_setup_dice_get_question (MusterSetupDice     *self);
char            *muster_setup_dice_dup_purpose  (MusterSetupDice     *self) G_GNUC_WARN_UNUSED_RESULT;
const char      *muster_setup_dice_get_lines    (MusterSetupDice     *self);

/* Asks for the dice in the tray; or throws them, all that it takes. */
void             muster_setup_dice_ask          (MusterSetupDice     *self);
void             muster_setup_dice_throw        (MusterSetupDice     *self);
void             muster_setup_dice_roll         (MusterSetupDice     *self);
void             muster_setup_dice_cancel       (MusterSetupDice     *self);

G_END_DECLS
