/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/widgets/muster-tour.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_TOUR (muster_battle_tour_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleTour, muster_battle_tour, MUSTER, BATTLE_TOUR, MusterTour)

/**
 * MusterBattleTour:
 *
 * The tour of a battle. It goes on by itself when the player has done what a step is about.
 */
GtkWidget *muster_battle_tour_new (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
