/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/dice/muster-dice-tray.h"
#include "core/muster-object.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/**
 * MusterPlanDiceKind:
 * @MUSTER_PLAN_DICE_SCENARIO: which scenario is played
 * @MUSTER_PLAN_DICE_ROLES: who attacks
 * @MUSTER_PLAN_DICE_LEADERS: what the Leaders are like that are still missing, one after the other
 */
typedef enum
{
  MUSTER_PLAN_DICE_SCENARIO,
  MUSTER_PLAN_DICE_ROLES,
  MUSTER_PLAN_DICE_LEADERS,
} MusterPlanDiceKind;

#define MUSTER_TYPE_PLAN_DICE (muster_plan_dice_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanDice, muster_plan_dice, MUSTER, PLAN_DICE, MusterObject)

/**
 * MusterPlanDice:
 *
 * Something that is rolled for while a battle is prepared, with real dice or the program's. A roll
 * that is complete is taken at once; when nothing more is asked for, the plan has changed.
 *
 * Its lines are what the dice have said so far, or what the rules say before. Signal `changed`.
 */
MusterPlanDice *muster_plan_dice_new          (MusterBattlePlan   *plan,
                                               MusterPlanDiceKind  kind) G_GNUC_WARN_UNUSED_RESULT;

MusterDiceTray *muster_plan_dice_get_tray     (MusterPlanDice     *self);
gboolean        muster_plan_dice_is_possible  (MusterPlanDice     *self);
gboolean        muster_plan_dice_has_many     (MusterPlanDice     *self);
gboolean        muster_plan_dice_is_asking    (MusterPlanDice     *self);
const char     *muster_plan_dice_get_question (MusterPlanDice     *self);
char           *muster_plan_dice_dup_purpose  (MusterPlanDice     *self) G_GNUC_WARN_UNUSED_RESULT;
const char     *muster_plan_dice_get_lines    (MusterPlanDice     *self);

/* Asks for the dice in the tray; or throws those asked for, or all. */
void            muster_plan_dice_ask          (MusterPlanDice     *self);
void            muster_plan_dice_throw        (MusterPlanDice     *self);
void            muster_plan_dice_roll         (MusterPlanDice     *self);
void            muster_plan_dice_cancel       (MusterPlanDice     *self);

G_END_DECLS
