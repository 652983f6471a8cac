/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/**
 * MusterForceLevy:
 *
 * A variant of a force as its ruleset sees it, with what that points into. Valid as long as the force does
 * not change. Units of an unknown type are no part of it.
 */
typedef struct _MusterForceLevy MusterForceLevy;

MusterForceLevy  *muster_force_levy_new          (MusterForceVariant    *variant,
                                                  const char *const     *optional_rules) G_GNUC_WARN_UNUSED_RESULT;
void              muster_force_levy_free         (MusterForceLevy       *self);

const MusterLevy *muster_force_levy_get          (const MusterForceLevy *self);
/* The unit's index in the levy, or -1; and back. */
int               muster_force_levy_find         (const MusterForceLevy *self,
                                                  MusterForceUnit       *unit);
MusterForceUnit  *muster_force_levy_get_unit     (const MusterForceLevy *self,
                                                  int                    index);

/* Points under these optional rules, of which some change what units cost. */
int               muster_force_variant_count_points (MusterForceVariant    *variant,
                                                     const char *const     *optional_rules);
int               muster_force_count_points      (MusterForce           *force,
                                                  const char *const     *optional_rules);
int               muster_force_count_unit_points (MusterForce           *force,
                                                  MusterForceUnit       *unit,
                                                  const char *const     *optional_rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForceLevy, muster_force_levy_free)

G_END_DECLS
