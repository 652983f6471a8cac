/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/forces/muster-force.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/* The members of a force file besides its units. All of them are optional. */

/* Writes into the open object of @builder; omits members that are empty. */
void     muster_force_details_write    (MusterForce      *force,
                                        JsonBuilder      *builder);
/* To be called after the units have been read. An error is left in the spot. */
void     muster_force_details_read     (const MusterSpot *object,
                                        MusterForce      *force);

G_END_DECLS
