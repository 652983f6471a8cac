/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_CLOCK (muster_battle_clock_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleClock, muster_battle_clock, MUSTER, BATTLE_CLOCK, MusterObject)

/**
 * MusterBattleClock:
 *
 * How long a turn or a side takes. It counts while somebody is to act, and is forgotten with the battle: no
 * file has it. There is one for each battle that is open, which all its views show.
 *
 * Properties: mode ("off", "turn" or "chess"; to be set), paused (to be set), text ("" while it is off),
 * runs (whether it is not off).
 */
MusterBattleClock *muster_battle_clock_get  (MusterBattle      *battle);

/* Counts up to @now, in microseconds. */
void               muster_battle_clock_tick (MusterBattleClock *self,
                                             gint64             now);

G_END_DECLS
