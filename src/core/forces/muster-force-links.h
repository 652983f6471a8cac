/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/forces/muster-force.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/* Which units begin a battle with which. */

/* The unit that it begins with, if that is there. */
MusterForceUnit *muster_force_links_get_with (MusterForce     *force,
                                              MusterForceUnit *unit);
/* The units that it may begin with, besides that which it is with already. */
GPtrArray *muster_force_links_list_allowed (MusterForce     *force,
                                            MusterForceUnit *unit) G_GNUC_WARN_UNUSED_RESULT;
/* Names of the unit that it begins with and of those that begin with it; NULL: nobody. */
char    *muster_force_links_dup_names (MusterForce     *force,
                                       MusterForceUnit *unit) G_GNUC_WARN_UNUSED_RESULT;

/* As a member of the force file. */
void     muster_force_links_read    (const MusterSpot *spot,
                                     MusterForce      *force);
gboolean muster_force_links_has_any (MusterForce      *force);
void     muster_force_links_write   (MusterForce      *force,
                                     JsonBuilder      *builder);

G_END_DECLS
