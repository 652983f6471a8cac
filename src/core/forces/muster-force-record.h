/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-event.h"
#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* What is remembered of a force: the rules forbid rolling until one likes the leader, so that each roll
 * stays on record, whatever is undone. Events have no date until somebody with a clock gives them one: the
 * store does when it saves. */

GListModel *muster_force_get_record        (MusterForce          *force);
/* Does not belong to an edit of the player's: to read a force, and to record one. */
void        muster_force_add_event         (MusterForce          *force,
                                            MusterForceEvent     *event);
void        muster_force_date_events       (MusterForce          *force,
                                            gint64                now);

/* Whether this unit's leader has been rolled for or written down before: then another roll is to be asked
 * for twice. */
gboolean    muster_force_has_rolled        (MusterForce          *force,
                                            MusterForceUnit      *unit);

/* Edits that are remembered. Rolls are in muster-force-leaders.h. */
void        muster_force_write_leader      (MusterForce          *force,
                                            MusterForceUnit      *unit,
                                            int                   leadership,
                                            const char           *trait_id,
                                            const char           *reason);
void        muster_force_rename_trait      (MusterForce          *force,
                                            MusterForceUnit      *unit,
                                            const char           *trait_name);

/* What is remembered of the leader of a unit, a line each, the newest first; what was undone is marked. */
char      **muster_force_list_leader_record (MusterForce         *force,
                                             MusterForceUnit     *unit) G_GNUC_WARN_UNUSED_RESULT;

/* As the leader is now. @tape: (nullable): what was rolled for him. */
void        muster_force_record_leader     (MusterForce          *force,
                                            MusterForceUnit      *unit,
                                            MusterForceEventKind  kind,
                                            const MusterTape     *tape,
                                            const char           *reason);

G_END_DECLS
