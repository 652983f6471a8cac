/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/rules/muster-army-roll.h"

G_BEGIN_DECLS

/* Rolls for an army: the dice choose new units, which are added behind the existing ones and named
 * by type and number. As with leaders (muster-force-leaders.h), nothing changes until the outcome
 * is done. */

/* Whether the force can hold @n_units more units, and the rules can roll for them. */
gboolean muster_force_can_roll_army (MusterForce          *force,
                                     guint                 n_units);

void     muster_force_roll_army     (MusterForce          *force,
                                     const MusterArmyWish *wish,
                                     const char *const    *optional_rules,
                                     MusterTape           *tape,
                                     MusterOutcome        *outcome);

G_END_DECLS
