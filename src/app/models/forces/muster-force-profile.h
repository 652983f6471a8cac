/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-force-unit.h"

G_BEGIN_DECLS

/* The profile of a unit, value by value, each with where it comes from. */

/* Fills @stats (MusterForceStat) anew: the same objects, unless the catalog is another. Empty for a unit
 * of an unknown type. */
void  muster_force_profile_show    (MusterForceUnit    *unit,
                                    GListStore         *stats);

/* "Discipline +2, Modern rifle": what the effects make of a unit of this type. */
char *muster_force_profile_dup_effects (MusterCatalog        *catalog,
                                        const MusterUnitType *type,
                                        const MusterEffect   *effects,
                                        guint                 n_effects) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
