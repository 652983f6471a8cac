/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* What a player does to the list of units. One change of the force each. */

/* Adds a unit of this type behind @position, or at the end if that is -1; NULL: there is no room. */
MusterForceUnit *muster_force_edit_add       (MusterForce *force,
                                              const char  *type_id,
                                              int          position);
/* Adds one like it behind it. Its Leader is nobody yet: no two are the same man. */
MusterForceUnit *muster_force_edit_duplicate (MusterForce *force,
                                              guint        position);
/* Puts a unit before or behind another one of the force. */
gboolean         muster_force_edit_put       (MusterForce     *force,
                                              MusterForceUnit *unit,
                                              MusterForceUnit *beside,
                                              gboolean         after);

G_END_DECLS
