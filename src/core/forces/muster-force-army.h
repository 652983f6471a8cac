/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/rules/muster-army-roll.h"

G_BEGIN_DECLS

/* An army that is left to the dice: new units behind those that are there, called by type and number. As with
 * leaders (muster-force-leaders.h) nothing has changed until the outcome is done. */

/* Whether that many more units can be rolled for. */
gboolean muster_force_can_roll_army (MusterForce          *force,
                                     guint                 n_units);

void     muster_force_roll_army     (MusterForce          *force,
                                     const MusterArmyWish *wish,
                                     const char *const    *optional_rules,
                                     MusterTape           *tape,
                                     MusterOutcome        *outcome);

G_END_DECLS
