/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/forces/muster-force.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/* Links between units of a force: which units begin a battle together. */

/* The unit that @unit begins with, or NULL; also NULL if that unit has left the force. */
MusterForceUnit *muster_force_links_get_with (MusterForce     *force,
                                              MusterForceUnit *unit);
/* The units that @unit may begin with, without the one that it is linked to already. */
GPtrArray *muster_force_links_list_allowed (MusterForce     *force,
                                            MusterForceUnit *unit) G_GNUC_WARN_UNUSED_RESULT;
/* The names of the units that are linked with @unit, in either direction; NULL if there are
 * none. */
char    *muster_force_links_dup_names (MusterForce     *force,
                                       MusterForceUnit *unit) G_GNUC_WARN_UNUSED_RESULT;

/* The links as a member of the force file. */
void     muster_force_links_read    (const MusterSpot *spot,
                                     MusterForce      *force);
gboolean muster_force_links_has_any (MusterForce      *force);
void     muster_force_links_write   (MusterForce      *force,
                                     JsonBuilder      *builder);

G_END_DECLS
