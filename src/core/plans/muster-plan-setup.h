/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* From a plan to the battle that begins with it, and back from a battle to a plan like it. */

/* @title: (nullable): instead of the plan's own. */
MusterSetup      *muster_plan_make_setup     (MusterBattlePlan  *plan,
                                              const char        *title,
                                              GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* The place in the plan of the side that begins by what is prepared; -1: cards or dice will say it. FALSE:
 * the plan is none that can be fought. */
gboolean          muster_plan_find_first     (MusterBattlePlan  *plan,
                                              int               *side);
/* What the battle will call a unit of the plan. */
char             *muster_plan_dup_unit_id    (MusterPlanSide    *side,
                                              MusterPlanUnit    *unit) G_GNUC_WARN_UNUSED_RESULT;
/* What was rolled before the battle, a line each, for its log. */
char            **muster_plan_list_records   (MusterBattlePlan  *plan) G_GNUC_WARN_UNUSED_RESULT;
/* Writes them into the log, a note each; then an order for each unit that begins with another. */
gboolean          muster_plan_record_rolls   (MusterBattlePlan  *plan,
                                              MusterBattle      *battle,
                                              GError           **error);
/* The sides of the battle look as those of the plan, in whatever order they stand. */
gboolean          muster_plan_hand_colours   (MusterBattlePlan  *plan,
                                              MusterBattle      *battle,
                                              GError           **error);

/* The battle once more, from the beginning. */
MusterBattlePlan *muster_plan_new_from_battle (MusterLibrary    *library,
                                               MusterBattle     *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
