/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-event.h"
#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* The record of a force. The rules forbid rolling again until one likes the result, so each roll
 * stays on record even if it is undone. Events have no date at first; the store dates them when it
 * saves the force. */

GListModel *muster_force_get_record        (MusterForce          *force);
/* Appends an event without making an edit that could be undone. For reading a force and for
 * recording. */
void        muster_force_add_event         (MusterForce          *force,
                                            MusterForceEvent     *event);
void        muster_force_date_events       (MusterForce          *force,
                                            gint64                now);

/* Whether the leader of this unit has been rolled for or entered before. The player must then
 * confirm another roll. */
gboolean    muster_force_has_rolled        (MusterForce          *force,
                                            MusterForceUnit      *unit);

/* Edits that are recorded. For rolls see muster-force-leaders.h. */
void        muster_force_write_leader      (MusterForce          *force,
                                            MusterForceUnit      *unit,
                                            int                   leadership,
                                            const char           *trait_id,
                                            const char           *reason);
void        muster_force_rename_trait      (MusterForce          *force,
                                            MusterForceUnit      *unit,
                                            const char           *trait_name);

/* The events about the leader of a unit, one line each, newest first. Undone events are marked. */
char      **muster_force_list_leader_record (MusterForce         *force,
                                             MusterForceUnit     *unit) G_GNUC_WARN_UNUSED_RESULT;

/* Records the leader as he is now. @tape: (nullable): the rolls made for him. */
void        muster_force_record_leader     (MusterForce          *force,
                                            MusterForceUnit      *unit,
                                            MusterForceEventKind  kind,
                                            const MusterTape     *tape,
                                            const char           *reason);

G_END_DECLS
