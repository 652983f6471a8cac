/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* For the other files of the force itself. */

GListStore *muster_force_get_variant_store (MusterForce     *self);
GListStore *muster_force_get_record_store  (MusterForce     *self);
/* What a unit of the force costs under the rules of the force, as it was counted last. */
int         muster_force_get_price         (MusterForce     *self,
                                            MusterForceUnit *unit);
/* The unit of whose change `changed` tells just now; NULL: of something else. */
MusterForceUnit *muster_force_get_changed_unit (MusterForce *self);
/* Emits `changed`. */
void        muster_force_tell_change       (MusterForce     *self);

G_END_DECLS
