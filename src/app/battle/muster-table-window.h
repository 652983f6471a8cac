/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/phones/muster-phones.h"
#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TABLE_WINDOW (muster_table_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterTableWindow, muster_table_window, MUSTER, TABLE_WINDOW, AdwWindow)

/**
 * MusterTableWindow:
 *
 * The battle in large type for everyone in the room: turn, score, objectives and the last event. It
 * follows the battle, and grows with its window.
 */
GtkWidget *muster_table_window_new        (MusterBattle      *battle) G_GNUC_WARN_UNUSED_RESULT;

void       muster_table_window_set_battle (MusterTableWindow *self,
                                           MusterBattle      *battle);

/* While the battle is on phones, everybody in the room sees the code of the spectators' seat. */
void       muster_table_window_set_phones (MusterTableWindow *self,
                                           MusterPhones      *phones);

G_END_DECLS
