/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/models/phones/muster-phones.h"
#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_PHONES (muster_battle_phones_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattlePhones, muster_battle_phones, MUSTER, BATTLE_PHONES, MusterPhones)

/**
 * MusterBattlePhones:
 *
 * The open battle on phones. An order that is accepted goes into the form as if it had been typed; dice go
 * into the tray, marked with who typed them, and lie there until somebody here takes them (W-PROPOSE-01).
 * Neither goes over what is being typed.
 *
 * Properties: dice-at-once (dice of phones count without anybody's key).
 */
MusterPhones *muster_battle_phones_new    (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

/* Adds what @campaign says to the side and the player of each seat to its briefing. @campaign: the one that
 * the battle belongs to. */
void          muster_battle_phones_set_campaign (MusterBattlePhones *self,
                                                 MusterCampaign     *campaign);

/* Puts the order that is proposed first into the form, to be changed before it is given. */
gboolean      muster_battle_phones_change (MusterBattlePhones  *self);

G_END_DECLS
