/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_END_TURN_BUTTON (muster_end_turn_button_get_type ())
G_DECLARE_FINAL_TYPE (MusterEndTurnButton, muster_end_turn_button, MUSTER, END_TURN_BUTTON, GtkButton)

/**
 * MusterEndTurnButton:
 *
 * Activates `battle.end-turn`. While the rules refuse to end the turn it says why, and looks refused; it
 * can be pressed all the same, to be shown what is still to do.
 */
void muster_end_turn_button_set_session (MusterEndTurnButton *self,
                                         MusterBattleSession *session);

G_END_DECLS
