/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club-evening.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_EVENING_GAME (muster_evening_game_get_type ())
G_DECLARE_FINAL_TYPE (MusterEveningGame, muster_evening_game, MUSTER, EVENING_GAME, GtkWidget)

/**
 * MusterEveningGame:
 *
 * What a pair plays: any game or none, and a scenario if the rules have some.
 */
GtkWidget *muster_evening_game_new  (MusterClubEvening     *evening) G_GNUC_WARN_UNUSED_RESULT;
void       muster_evening_game_show (GtkWidget             *self,
                                     const MusterRoundPair *pair);

G_END_DECLS
