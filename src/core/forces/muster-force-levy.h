/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/**
 * MusterForceLevy:
 *
 * A variant of a force in the form that its ruleset sees, together with the data that it points to.
 * Valid as long as the force does not change. Leaves out units of an unknown type.
 */
typedef struct _MusterForceLevy MusterForceLevy;

MusterForceLevy  *muster_force_levy_new          (MusterForceVariant    *variant,
                                                  const char *const     *optional_rules) G_GNUC_WARN_UNUSED_RESULT;
void              muster_force_levy_free         (MusterForceLevy       *self);

const MusterLevy *muster_force_levy_get          (const MusterForceLevy *self);
/* The index of the unit in the levy, or -1; and the unit at an index. */
int               muster_force_levy_find         (const MusterForceLevy *self,
                                                  MusterForceUnit       *unit);
MusterForceUnit  *muster_force_levy_get_unit     (const MusterForceLevy *self,
                                                  int                    index);

/* Points under these optional rules, since some optional rules change what units cost. */
int               muster_force_variant_count_points (MusterForceVariant    *variant,
                                                     const char *const     *optional_rules);
int               muster_force_count_points      (MusterForce           *force,
                                                  const char *const     *optional_rules);
int               muster_force_count_unit_points (MusterForce           *force,
                                                  MusterForceUnit       *unit,
                                                  const char *const     *optional_rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForceLevy, muster_force_levy_free)

G_END_DECLS
