/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_STANDING (muster_battle_standing_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleStanding, muster_battle_standing, MUSTER, BATTLE_STANDING, MusterObject)

/**
 * MusterBattleStanding:
 *
 * How a battle stands in the state that it shows, in words.
 *
 * Properties: title, status, score, short-status (for a line with little
 * room), is-over, over-text (who has won, or "") and over-why, announcement (what has just
 * happened, for somebody who does not see it).
 */
MusterBattleStanding *muster_battle_standing_new (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
