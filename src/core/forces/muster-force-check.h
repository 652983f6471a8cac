/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-finding.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* What holds in every ruleset, and of a whole force what its own adds. @optional_rules: ids of the
 * optional rules that are on. NULL: those of the force; of a unit alone, that it is not decided yet which. An
 * option that needs one is then worth a note and no error. */

/* Lists of MusterFinding: first the variant as a whole, then its units in their order. Of a force: of all of
 * it. */
GPtrArray     *muster_force_variant_check     (MusterForceVariant *variant,
                                               const char *const  *optional_rules) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray     *muster_force_check             (MusterForce       *force,
                                               const char *const *optional_rules) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray     *muster_force_unit_check        (MusterForceUnit   *unit,
                                               const char *const *optional_rules) G_GNUC_WARN_UNUSED_RESULT;

/* What speaks against the option @option_id of this unit, whether the unit has it or not; NULL:
 * nothing. */
MusterFinding *muster_force_unit_judge_option (MusterForceUnit   *unit,
                                               const char        *option_id,
                                               const char *const *optional_rules) G_GNUC_WARN_UNUSED_RESULT;

/* What the ruleset itself says against it, among the units of a levy of the force. */
MusterFinding *muster_force_levy_judge_option (const MusterForceLevy *levy,
                                               MusterForce           *force,
                                               MusterForceUnit       *unit,
                                               const MusterOption    *option) G_GNUC_WARN_UNUSED_RESULT;

MusterSeverity muster_findings_get_severity   (GPtrArray         *findings);

G_END_DECLS
