/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-levy.h"
#include "core/rules/muster-scenario-roll.h"

G_BEGIN_DECLS

/* Battles of forces, while they are planned. All forces are of the same ruleset. */

void    muster_forces_roll_roles  (MusterForce *const    *forces,
                                   const MusterScenario  *scenario,
                                   MusterTape            *tape,
                                   MusterOutcome         *outcome,
                                   MusterRoleRoll        *roll);
GArray *muster_forces_list_limits (MusterForce *const    *forces,
                                   guint                  n_forces,
                                   const MusterScenario  *scenario,
                                   int                    table_length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
