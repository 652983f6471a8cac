/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/battle/muster-battle-duty.h"
#include "app/models/battle/muster-battle-standing.h"
#include "app/models/battle/muster-battle-timeline.h"
#include "app/models/battle/muster-reminders.h"
#include "app/models/orders/muster-order-form.h"
#include "app/models/orders/muster-order-list.h"
#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_SESSION (muster_battle_session_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleSession, muster_battle_session, MUSTER, BATTLE_SESSION, MusterObject)

/**
 * MusterBattleSession:
 *
 * A battle as somebody fights it: which unit is chosen, which orders it can be given, what is still
 * to be done. All that a battle view shows is here, or in the parts: the standing, the timeline,
 * the form of the order that is being given.
 *
 * Properties: battle (construct only), unit (index of the chosen one, or -1), heading and
 * heading-note (of the orders), refusals (why orders are refused), rolls-first (whether the
 * program's dice come first).
 */
MusterBattleSession  *muster_battle_session_new             (MusterBattle         *battle) G_GNUC_WARN_UNUSED_RESULT;

MusterBattle         *muster_battle_session_get_battle      (MusterBattleSession  *self);
MusterBattleStanding *muster_battle_session_get_standing    (MusterBattleSession  *self);
MusterBattleTimeline *muster_battle_session_get_timeline    (MusterBattleSession  *self);
MusterOrderForm      *muster_battle_session_get_form        (MusterBattleSession  *self);
MusterOrderList      *muster_battle_session_get_orders      (MusterBattleSession  *self);
GListModel           *muster_battle_session_get_tallies     (MusterBattleSession  *self);
GListModel           *muster_battle_session_get_duties      (MusterBattleSession  *self);

MusterReminders      *muster_battle_session_get_reminders   (MusterBattleSession  *self);

int                   muster_battle_session_get_unit        (MusterBattleSession  *self);
void                  muster_battle_session_set_unit        (MusterBattleSession  *self,
                                                             int                   unit);
gboolean              muster_battle_session_point_at        (MusterBattleSession  *self,
                                                             int                   unit);
gboolean              muster_battle_session_get_rolls_first (MusterBattleSession  *self);
void                  muster_battle_session_set_rolls_first (MusterBattleSession  *self,
                                                             gboolean              rolls_first);

gboolean              muster_battle_session_choose          (MusterBattleSession  *self,
                                                             MusterOrderItem      *order);
gboolean              muster_battle_session_choose_id       (MusterBattleSession  *self,
                                                             const char           *id);
void                  muster_battle_session_begin_duty      (MusterBattleSession  *self,
                                                             MusterBattleDuty     *duty);
gboolean              muster_battle_session_choose_idle     (MusterBattleSession  *self);
void                  muster_battle_session_roll            (MusterBattleSession  *self);
gboolean              muster_battle_session_resolve         (MusterBattleSession  *self,
                                                             GError              **error);
gboolean              muster_battle_session_begin_note      (MusterBattleSession  *self);

G_END_DECLS
