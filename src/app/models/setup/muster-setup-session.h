/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/setup/muster-setup-dice.h"
#include "core/battle/muster-battle.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SETUP_SESSION (muster_setup_session_get_type ())
G_DECLARE_FINAL_TYPE (MusterSetupSession, muster_setup_session, MUSTER, SETUP_SESSION, GObject)

/**
 * MusterSetupSession:
 *
 * A battle while somebody prepares it. From the first change on it is in the store, and every change is
 * written down soon after it was made; a battle that nobody has changed leaves nothing behind.
 *
 * Properties: battle-id (0: not in the store yet), heading, trouble (why it could not be saved, or ""),
 * obstacle (why it cannot begin yet, or ""). Signal `changed`: as of the plan.
 */
MusterSetupSession *muster_setup_session_new           (MusterStore         *store,
                                                        MusterBattlePlan    *plan) G_GNUC_WARN_UNUSED_RESULT;
MusterSetupSession *muster_setup_session_open          (MusterStore         *store,
                                                        MusterLibrary       *library,
                                                        gint64               id,
                                                        GError             **error) G_GNUC_WARN_UNUSED_RESULT;

MusterStore        *muster_setup_session_get_store     (MusterSetupSession  *self);
MusterBattlePlan   *muster_setup_session_get_plan      (MusterSetupSession  *self);
gint64              muster_setup_session_get_battle_id (MusterSetupSession  *self);
const char         *muster_setup_session_get_obstacle  (MusterSetupSession  *self);
MusterSetupDice    *muster_setup_session_get_dice      (MusterSetupSession  *self,
                                                        MusterSetupDiceKind  kind);

/* Keeps it even if nobody has changed anything. */
gboolean            muster_setup_session_save          (MusterSetupSession  *self,
                                                        GError             **error);
/* Rolls for the Leaders that are missing, and begins. @id: (out): of the battle. */
MusterBattle       *muster_setup_session_start         (MusterSetupSession  *self,
                                                        gint64              *id,
                                                        GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
