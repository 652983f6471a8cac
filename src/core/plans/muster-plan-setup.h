/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* Makes the battle that begins from a plan, and a new plan from a battle. */

/* @title: (nullable): a title to use instead of that of the plan. */
MusterSetup      *muster_plan_make_setup     (MusterBattlePlan  *plan,
                                              const char        *title,
                                              GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* Finds the index in the plan of the side that begins; -1 if cards or dice will decide. FALSE: no
 * battle can begin from the plan yet. */
gboolean          muster_plan_find_first     (MusterBattlePlan  *plan,
                                              int               *side);
/* The id that a unit of the plan gets in the battle. */
char             *muster_plan_dup_unit_id    (MusterPlanSide    *side,
                                              MusterPlanUnit    *unit) G_GNUC_WARN_UNUSED_RESULT;
/* The rolls before the battle, one line each, for its log. */
char            **muster_plan_list_records   (MusterBattlePlan  *plan) G_GNUC_WARN_UNUSED_RESULT;
/* Writes these lines into the log as notes, then an order for each unit that begins with
 * another. */
gboolean          muster_plan_record_rolls   (MusterBattlePlan  *plan,
                                              MusterBattle      *battle,
                                              GError           **error);
/* Gives the sides of the battle the colours that they have in the plan, whatever their order. */
gboolean          muster_plan_hand_colours   (MusterBattlePlan  *plan,
                                              MusterBattle      *battle,
                                              GError           **error);

/* A plan to fight the battle once more from its beginning. */
MusterBattlePlan *muster_plan_new_from_battle (MusterLibrary    *library,
                                               MusterBattle     *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
