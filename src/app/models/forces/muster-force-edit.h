/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* The player's edits to the list of units. Each is one change of the force. */

/* Adds a unit of this type after @position, or at the end if that is -1. Returns NULL if there is
 * no room. */
MusterForceUnit *muster_force_edit_add       (MusterForce *force,
                                              const char  *type_id,
                                              int          position);
/* Adds a copy of the unit after it. The copy has no Leader, since a Leader is unique. */
MusterForceUnit *muster_force_edit_duplicate (MusterForce *force,
                                              guint        position);
/* Moves a unit before or after another one of the force. */
gboolean         muster_force_edit_put       (MusterForce     *force,
                                              MusterForceUnit *unit,
                                              MusterForceUnit *beside,
                                              gboolean         after);

G_END_DECLS
