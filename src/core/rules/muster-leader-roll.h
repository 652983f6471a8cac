/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* Leaders are rolled for as orders are resolved: the outcome is done, needs a roll (whose `unit` is the index
 * of a unit of the levy, or -1: all of it), or says what is wrong with one. Nothing is kept. */

gboolean muster_ruleset_rolls_leaders (MusterRuleset     *self);

void     muster_ruleset_roll_leader   (MusterRuleset     *self,
                                       const MusterLevy  *levy,
                                       guint              unit,
                                       MusterTape        *tape,
                                       MusterOutcome     *outcome,
                                       MusterLeaderRoll  *roll);
void     muster_ruleset_roll_leaders  (MusterRuleset     *self,
                                       const MusterLevy  *levy,
                                       MusterLeaderScope  scope,
                                       MusterTape        *tape,
                                       MusterOutcome     *outcome,
                                       MusterLeaderRoll  *rolls);

G_END_DECLS
