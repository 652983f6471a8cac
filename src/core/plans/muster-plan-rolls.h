/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"
#include "core/rules/muster-scenario-roll.h"

G_BEGIN_DECLS

/* What is rolled while a battle is prepared. Only when the outcome is done has the plan changed: it
 * may need a roll, which is added to @tape and all of it tried again. */

gboolean   muster_plan_rolls_scenarios  (MusterBattlePlan  *plan);
void       muster_plan_roll_scenario    (MusterBattlePlan  *plan,
                                         MusterTape        *tape,
                                         MusterOutcome     *outcome);

/* With two sides that both have units. */
gboolean   muster_plan_rolls_roles      (MusterBattlePlan  *plan);
void       muster_plan_roll_roles       (MusterBattlePlan  *plan,
                                         MusterTape        *tape,
                                         MusterOutcome     *outcome);
/* What the rules say before any die is thrown: tactical values, and the lines that they come from. */
void       muster_plan_weigh_roles      (MusterBattlePlan  *plan,
                                         MusterOutcome     *outcome,
                                         MusterRoleRoll    *roll);

/* What the rules have to say of the two sides, one against the other. FALSE: nothing. */
gboolean   muster_plan_weigh_sides      (MusterBattlePlan  *plan,
                                         MusterRemark      *remark);

/* Units whose Leader is still to be rolled for, as MusterPlanUnit. */
GPtrArray *muster_plan_list_leaderless  (MusterBattlePlan  *plan) G_GNUC_WARN_UNUSED_RESULT;
void       muster_plan_roll_leader      (MusterBattlePlan  *plan,
                                         MusterPlanUnit    *unit,
                                         MusterTape        *tape,
                                         MusterOutcome     *outcome);
/* All of them, with the program's dice. */
void       muster_plan_roll_leaderless  (MusterBattlePlan  *plan,
                                         MusterRandom      *random);

/* MusterTurnLimit, the usual one first. */
GArray    *muster_plan_list_limits      (MusterBattlePlan  *plan) G_GNUC_WARN_UNUSED_RESULT;

/* The lines of an outcome, in the reader's language. */
char     **muster_plan_list_steps       (MusterBattlePlan    *plan,
                                         const MusterOutcome *outcome,
                                         const MusterTape    *tape) G_GNUC_WARN_UNUSED_RESULT;
char      *muster_plan_dup_line         (MusterBattlePlan    *plan,
                                         const MusterLine    *line,
                                         const MusterTape    *tape) G_GNUC_WARN_UNUSED_RESULT;
/* What dice have said of scenario and roles, a line each. */
void       muster_plan_describe_rolls   (MusterBattlePlan  *plan,
                                         GStrvBuilder      *builder);

G_END_DECLS
