/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* Armies are rolled for as leaders are (muster-leader-roll.h). A roll that is needed names the unit of the
 * levy that it is for, behind which the new ones are counted on, or -1: the next unit. Nothing is kept. */

/* (nullable): how these rules do it; NULL: they do not. */
const MusterArmyRules *muster_ruleset_get_army_rules (MusterRuleset        *self);

void                   muster_ruleset_roll_army      (MusterRuleset        *self,
                                                      const MusterLevy     *levy,
                                                      const MusterArmyWish *wish,
                                                      MusterTape           *tape,
                                                      MusterOutcome        *outcome,
                                                      MusterArmyRoll       *rolls,
                                                      int                  *ratings);

G_END_DECLS
