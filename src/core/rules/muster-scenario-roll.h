/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* What is rolled while a battle is planned, as orders are resolved: the outcome is done, needs a roll, or
 * says what is wrong with one. Nothing is kept. */

/**
 * MusterRoleRoll:
 * @values: tactical values of both sides
 * @totals: of dice and values, in the roll that decided
 * @attacker: index of the side that attacks
 */
typedef struct
{
  int values[2];
  int totals[2];
  int attacker;
} MusterRoleRoll;

gboolean muster_ruleset_rolls_scenarios (MusterRuleset         *self);
gboolean muster_ruleset_rolls_roles     (MusterRuleset         *self);
const char *muster_ruleset_get_tactic_label (MusterRuleset     *self,
                                             const char        *units);

void     muster_ruleset_roll_scenario   (MusterRuleset         *self,
                                         MusterTape            *tape,
                                         MusterOutcome         *outcome,
                                         const MusterScenario **scenario);
/* @levies: both sides; the `unit` of the request is the index of the side. */
void     muster_ruleset_roll_roles      (MusterRuleset         *self,
                                         const MusterScenario  *scenario,
                                         const MusterLevy      *levies,
                                         MusterTape            *tape,
                                         MusterOutcome         *outcome,
                                         MusterRoleRoll        *roll);

/* MusterTurnLimit, the usual one first; none: the scenario goes on until it is decided. */
GArray  *muster_ruleset_list_limits     (MusterRuleset         *self,
                                         const MusterMatchup   *matchup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
