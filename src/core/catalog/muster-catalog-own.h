/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"

G_BEGIN_DECLS

/* Behind what is the program's own and not the rulebook's. */
#define MUSTER_OWN_SIGN " †"

/* The words that say what that sign means. */
const char *muster_own_get_words       (void);

/* A part of the quick reference whose id begins with "own-". */
gboolean    muster_reference_is_own    (const MusterReference         *self);
/* A scenario with the number "own": the rulebook has no such scenario, or no points for it. */
gboolean    muster_scenario_is_own     (const MusterScenario          *self);

/* How many boxes a sheet has for an objective: the number "boxes-" with its id, or the usual number. */
guint       muster_scenario_get_boxes  (const MusterScenario          *self,
                                        const MusterScenarioObjective *objective);
/* Where points do not decide, a side ticks off what does: the number "attacker-" or "defender-" with the
 * id of the
 * objective says how many boxes it has for that; 0 for none. */
guint       muster_scenario_get_ticks  (const MusterScenario          *self,
                                        const MusterScenarioObjective *objective,
                                        gboolean                       is_attacker);

G_END_DECLS
