/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TODO_CARD (muster_todo_card_get_type ())
G_DECLARE_FINAL_TYPE (MusterTodoCard, muster_todo_card, MUSTER, TODO_CARD, MusterPanel)

/**
 * MusterTodoCard:
 *
 * What is to be done: what presses always, the rest while no unit is chosen and when the turn is about to
 * end. Each with the order that does it. Not there when there is nothing to do.
 */
GtkWidget *muster_todo_card_new (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
