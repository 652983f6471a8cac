/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-force-unit.h"

G_BEGIN_DECLS

/* The profile of a unit, value by value, each with its source. */

/* Fills @stats (MusterForceStat) anew. The objects stay the same unless the catalog changes. Empty
 * for a unit of an unknown type. */
void  muster_force_profile_show    (MusterForceUnit    *unit,
                                    GListStore         *stats);

/* "Discipline +2, Modern rifle": the effects on a unit of this type. */
char *muster_force_profile_dup_effects (MusterCatalog        *catalog,
                                        const MusterUnitType *type,
                                        const MusterEffect   *effects,
                                        guint                 n_effects) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
