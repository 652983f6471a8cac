/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-levy.h"
#include "core/rules/muster-scenario-roll.h"

G_BEGIN_DECLS

/* Battles of forces, while they are planned: of each the variant that fights. All are of the same ruleset. */

void    muster_forces_roll_roles  (MusterForceVariant *const *variants,
                                   const MusterScenario      *scenario,
                                   MusterTape                *tape,
                                   MusterOutcome             *outcome,
                                   MusterRoleRoll            *roll);
GArray *muster_forces_list_limits (MusterForceVariant *const *variants,
                                   guint                      n_variants,
                                   const MusterScenario      *scenario,
                                   int                        table_length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
