/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

/**
 * MusterBattleKey:
 *
 * What a key means on the battle page.
 */
typedef enum
{
  MUSTER_BATTLE_KEY_NONE,    /* not handled: the focused widget gets the key */
  MUSTER_BATTLE_KEY_TAKEN,   /* the key entered dice or chose an order */
  MUSTER_BATTLE_KEY_COUNT,   /* only the dice that count are to be entered */
  MUSTER_BATTLE_KEY_RESOLVE,
  MUSTER_BATTLE_KEY_GO_ON,   /* go to the next step */
  MUSTER_BATTLE_KEY_END_TURN,
  MUSTER_BATTLE_KEY_BACK,
  MUSTER_BATTLE_KEY_SIDE_BEFORE,
  MUSTER_BATTLE_KEY_SIDE_AFTER,
  MUSTER_BATTLE_KEY_LEAVE,   /* move from the units to the orders */
  MUSTER_BATTLE_KEY_REFUSED, /* the key of an order that cannot be given */
  MUSTER_BATTLE_KEY_CHOOSE,  /* choose the unit that has the focus */
} MusterBattleKey;

MusterBattleKey muster_battle_keys_press (MusterBattleSession *session,
                                          GtkWidget           *focus,
                                          guint                keyval,
                                          GdkModifierType      modifiers);

G_END_DECLS
