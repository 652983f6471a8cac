/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/forces/muster-force.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/* The members of a force file that stand beside its units and may all be absent. */

/* Into the object that @builder is in; writes nothing where there is nothing to say. */
void     muster_force_details_write    (MusterForce      *force,
                                        JsonBuilder      *builder);
/* After its units have been read. The error is in the spot. */
void     muster_force_details_read     (const MusterSpot *object,
                                        MusterForce      *force);

G_END_DECLS
