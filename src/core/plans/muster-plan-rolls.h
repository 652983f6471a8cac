/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"
#include "core/rules/muster-scenario-roll.h"

G_BEGIN_DECLS

/* Rolls while a battle is prepared. The plan changes only when the outcome is done. Until then the
 * outcome may ask for a roll; the caller adds it to @tape and calls again. */

gboolean   muster_plan_rolls_scenarios  (MusterBattlePlan  *plan);
void       muster_plan_roll_scenario    (MusterBattlePlan  *plan,
                                         MusterTape        *tape,
                                         MusterOutcome     *outcome);

/* Whether roles can be rolled for: the rules must do so, and there must be two sides that both have
 * units. */
gboolean   muster_plan_rolls_roles      (MusterBattlePlan  *plan);
void       muster_plan_roll_roles       (MusterBattlePlan  *plan,
                                         MusterTape        *tape,
                                         MusterOutcome     *outcome);
/* Works out the tactical values and the lines that explain them, before any die is thrown. */
void       muster_plan_weigh_roles      (MusterBattlePlan  *plan,
                                         MusterOutcome     *outcome,
                                         MusterRoleRoll    *roll);

/* A remark of the rules about the two sides compared with each other. FALSE: there is none. */
gboolean   muster_plan_weigh_sides      (MusterBattlePlan  *plan,
                                         MusterRemark      *remark);

/* Units whose Leader is still to be rolled for, as MusterPlanUnit. */
GPtrArray *muster_plan_list_leaderless  (MusterBattlePlan  *plan) G_GNUC_WARN_UNUSED_RESULT;
void       muster_plan_roll_leader      (MusterBattlePlan  *plan,
                                         MusterPlanUnit    *unit,
                                         MusterTape        *tape,
                                         MusterOutcome     *outcome);
/* Rolls for all of them with the program's dice. */
void       muster_plan_roll_leaderless  (MusterBattlePlan  *plan,
                                         MusterRandom      *random);

/* The possible limits of turns as MusterTurnLimit, the usual one first. */
GArray    *muster_plan_list_limits      (MusterBattlePlan  *plan) G_GNUC_WARN_UNUSED_RESULT;

/* The lines of an outcome, in the reader's language. */
char     **muster_plan_list_steps       (MusterBattlePlan    *plan,
                                         const MusterOutcome *outcome,
                                         const MusterTape    *tape) G_GNUC_WARN_UNUSED_RESULT;
char      *muster_plan_dup_line         (MusterBattlePlan    *plan,
                                         const MusterLine    *line,
                                         const MusterTape    *tape) G_GNUC_WARN_UNUSED_RESULT;
/* The results of the rolls for scenario and roles, one line each. */
void       muster_plan_describe_rolls   (MusterBattlePlan  *plan,
                                         GStrvBuilder      *builder);

G_END_DECLS
