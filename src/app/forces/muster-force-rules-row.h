/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_RULES_ROW (muster_force_rules_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceRulesRow, muster_force_rules_row, MUSTER, FORCE_RULES_ROW,
                      AdwExpanderRow)

/**
 * MusterForceRulesRow:
 *
 * The optional rules that a force is built for, each with its switch. Not there at all where the ruleset has
 * none.
 *
 * Properties: force (nullable).
 */
void muster_force_rules_row_set_force (MusterForceRulesRow *self,
                                       MusterForce         *force);

G_END_DECLS
