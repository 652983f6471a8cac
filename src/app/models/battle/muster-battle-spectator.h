/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_SPECTATOR (muster_battle_spectator_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleSpectator, muster_battle_spectator, MUSTER, BATTLE_SPECTATOR, MusterObject)

/**
 * MusterBattleSpectator:
 *
 * A battle as everybody in the room may see it. Nothing is told of units that are not on the table
 * yet, nor of notes. While somebody looks at a past state, it stays as it was.
 *
 * Properties, all readable: title, turn ("Turn 3 of 15"), acting ("Natal Column to act", or who
 * won), sides and scores (one for each side), objectives (lines), event-title and event-lines (what
 * was done last).
 */
MusterBattleSpectator *muster_battle_spectator_new (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
