/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/forces/muster-force.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/* Which units begin a battle with which, as a member of the force file. */
void     muster_force_links_read    (const MusterSpot *spot,
                                     MusterForce      *force);
gboolean muster_force_links_has_any (MusterForce      *force);
void     muster_force_links_write   (MusterForce      *force,
                                     JsonBuilder      *builder);

G_END_DECLS
