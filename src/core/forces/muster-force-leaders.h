/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-levy.h"
#include "core/rules/muster-leader-roll.h"

G_BEGIN_DECLS

/* Rolls for the Leaders of a force. The force changes only when the outcome is done. Until then the
 * outcome may ask for a roll; the caller adds it to @tape and calls again. Names and notes of the
 * Leaders stay. Each roll is put on record (muster-force-record.h). */

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
