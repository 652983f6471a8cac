/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TOUR (muster_tour_get_type ())
G_DECLARE_FINAL_TYPE (MusterTour, muster_tour, MUSTER, TOUR, GtkWidget)

/**
 * MusterTour:
 *
 * A strip above a battle that says in a few steps how one is played, and goes on by itself when the player
 * has done what a step is about. It takes neither focus nor keys.
 *
 * Signal `ended`: it is over, or was skipped.
 */
GtkWidget *muster_tour_new (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
