/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-plan-setup.h"

G_BEGIN_DECLS

/* Makes a setup in which the units of two forces meet. If @other is NULL, the opponent is one
 * unit of each type of the ruleset. Returns NULL and sets an error if the lab does not know the
 * ruleset or the forces cannot fight each other. */
MusterSetup *muster_lab_forces_pit      (MusterLibrary  *library,
                                         MusterForce    *force,
                                         MusterForce    *other,
                                         GError        **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same for a scenario, with the starter forces that a new battle proposes, deployed as the scenario
 * allows. */
MusterSetup *muster_lab_forces_pit_scenario (MusterLibrary         *library,
                                             MusterRuleset         *ruleset,
                                             const MusterScenario  *scenario,
                                             GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* One unit of a type, without options, against one of each type. */
MusterSetup *muster_lab_forces_pit_type (MusterLibrary         *library,
                                         MusterRuleset         *ruleset,
                                         const MusterUnitType  *type,
                                         GError               **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
