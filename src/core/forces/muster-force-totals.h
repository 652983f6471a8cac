/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-variant.h"
#include "core/rules/muster-levy.h"

G_BEGIN_DECLS

/* What a force comes to where the rules have no points: units, figures and the like. */

/* Most that any ruleset counts. */
#define MUSTER_FORCE_MAX_TOTALS 8

/* Returns: (nullable): what is counted, ended by an id of NULL; @numbers has one for each. NULL: the rules
 * count points. */
const MusterTotal *muster_force_variant_get_totals (MusterForceVariant *variant,
                                                    int                *numbers);
/* "Units 9 · Figures 131 · Guns 3", without what there is none of; "" where the rules count points. */
char              *muster_force_variant_dup_totals (MusterForceVariant *variant) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
