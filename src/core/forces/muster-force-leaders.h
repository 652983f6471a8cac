/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-levy.h"
#include "core/rules/muster-leader-roll.h"

G_BEGIN_DECLS

/* Roll for the Leaders of a force. Only when the outcome is done has anything changed: it may need a roll,
 * which is added to @tape and all of it tried again. Names and notes of the Leaders stay. Each
 * roll stays on record (muster-force-record.h). */

void muster_force_roll_leader  (MusterForce        *force,
                                MusterForceUnit    *unit,
                                const char *const  *optional_rules,
                                MusterTape         *tape,
                                MusterOutcome      *outcome);
void muster_force_roll_leaders (MusterForce        *force,
                                MusterLeaderScope   scope,
                                const char *const  *optional_rules,
                                MusterTape         *tape,
                                MusterOutcome      *outcome);

G_END_DECLS
