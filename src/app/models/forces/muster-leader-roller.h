/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/dice/muster-dice-tray.h"
#include "core/forces/muster-force-army.h"
#include "core/forces/muster-force-leaders.h"
#include "core/forces/muster-force.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEADER_ROLLER (muster_leader_roller_get_type ())
G_DECLARE_FINAL_TYPE (MusterLeaderRoller, muster_leader_roller, MUSTER, LEADER_ROLLER, MusterObject)

/**
 * MusterLeaderRoller:
 *
 * Rolls for the Leaders of a force, one after the other, or for an army, with dice that are typed or
 * rolled by the program. It asks the rules what is to be rolled, so it knows none itself. A Leader is
 * appointed when all his dice are there, and an army joins the force as a whole.
 *
 * Properties: force (construct only), is-busy (dice are awaited).
 * Signal `appointed` (MusterForceUnit unit or NULL: all, string words): what came of it.
 */
MusterLeaderRoller *muster_leader_roller_new        (MusterForce        *force) G_GNUC_WARN_UNUSED_RESULT;

gboolean            muster_leader_roller_is_busy    (MusterLeaderRoller *self);
/* Whether an army is rolled for. */
gboolean            muster_leader_roller_has_army   (MusterLeaderRoller *self);
MusterDiceTray     *muster_leader_roller_get_tray   (MusterLeaderRoller *self);
const char         *muster_leader_roller_get_title  (MusterLeaderRoller *self);
const char         *muster_leader_roller_get_request (MusterLeaderRoller *self);
const char         *muster_leader_roller_get_purpose (MusterLeaderRoller *self);

/* Whether the rules of the force allow one roll for several Leaders. */
gboolean            muster_leader_roller_has_scopes (MusterLeaderRoller *self);

/* Units (MusterForceUnit) whose Leader can be rolled for: those who have not been, or all. */
GPtrArray          *muster_leader_roller_list_units (MusterLeaderRoller *self,
                                                     gboolean            all) G_GNUC_WARN_UNUSED_RESULT;

/* Begins with these units, or with all under this scope, and drops what was begun before. */
void                muster_leader_roller_begin      (MusterLeaderRoller *self,
                                                     GPtrArray          *units);
void                muster_leader_roller_begin_all  (MusterLeaderRoller *self,
                                                     MusterLeaderScope   scope);
/* Begins with an army, for which the force must have room. */
void                muster_leader_roller_begin_army (MusterLeaderRoller   *self,
                                                     const MusterArmyWish *wish);
void                muster_leader_roller_cancel     (MusterLeaderRoller *self);

/* Throws the dice that are missing for this Leader, or for all that are waiting. */
void                muster_leader_roller_roll       (MusterLeaderRoller *self,
                                                     MusterRandom       *random);
void                muster_leader_roller_roll_all   (MusterLeaderRoller *self,
                                                     MusterRandom       *random);

G_END_DECLS
