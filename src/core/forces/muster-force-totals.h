/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-variant.h"
#include "core/rules/muster-levy.h"

G_BEGIN_DECLS

/* The totals of a force under rules without points: units, figures and so on. */

/* No ruleset has more totals. */
#define MUSTER_FORCE_MAX_TOTALS 8

/* Returns: (nullable): the totals, ended by an id of NULL; @numbers receives one number for each.
 * NULL if the rules use points. */
const MusterTotal *muster_force_variant_get_totals (MusterForceVariant *variant,
                                                    int                *numbers);
/* "Units 9 · Figures 131 · Guns 3", without totals of 0; "" if the rules use points. */
char              *muster_force_variant_dup_totals (MusterForceVariant *variant) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
