/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-finding.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* Checks by what holds in every ruleset and, for a whole force, by its ruleset. @optional_rules:
 * ids of the optional rules that are on. NULL means those of the force; for a unit alone it means
 * that they are not decided yet, and an option that needs an optional rule is then only worth a
 * note. */

/* Lists of MusterFinding: first those about the variant as a whole, then those about its units in
 * their order. muster_force_check() checks the variant that is the whole force. */
GPtrArray     *muster_force_variant_check     (MusterForceVariant *variant,
                                               const char *const  *optional_rules) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray     *muster_force_check             (MusterForce       *force,
                                               const char *const *optional_rules) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray     *muster_force_unit_check        (MusterForceUnit   *unit,
                                               const char *const *optional_rules) G_GNUC_WARN_UNUSED_RESULT;

/* The reason why this unit cannot have the option @option_id, whether the unit has it already or
 * not; NULL if there is none. */
MusterFinding *muster_force_unit_judge_option (MusterForceUnit   *unit,
                                               const char        *option_id,
                                               const char *const *optional_rules) G_GNUC_WARN_UNUSED_RESULT;

/* The reason why the ruleset itself forbids the option among the units of the levy, or NULL. */
MusterFinding *muster_force_levy_judge_option (const MusterForceLevy *levy,
                                               MusterForce           *force,
                                               MusterForceUnit       *unit,
                                               const MusterOption    *option) G_GNUC_WARN_UNUSED_RESULT;

MusterSeverity muster_findings_get_severity   (GPtrArray         *findings);

G_END_DECLS
