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
  MUSTER_BATTLE_KEY_NONE,    /* nothing: let the widget that has the focus have it */
  MUSTER_BATTLE_KEY_TAKEN,   /* it went into the dice or chose an order */
  MUSTER_BATTLE_KEY_RESOLVE,
  MUSTER_BATTLE_KEY_GO_ON,   /* to whatever is next */
  MUSTER_BATTLE_KEY_END_TURN,
  MUSTER_BATTLE_KEY_BACK,
  MUSTER_BATTLE_KEY_SIDE_BEFORE,
  MUSTER_BATTLE_KEY_SIDE_AFTER,
  MUSTER_BATTLE_KEY_LEAVE,   /* from the units to what can be done with them */
  MUSTER_BATTLE_KEY_REFUSED, /* it stands for an order that cannot be given */
  MUSTER_BATTLE_KEY_CHOOSE,  /* chooses the unit that has the focus */
} MusterBattleKey;

MusterBattleKey muster_battle_keys_press (MusterBattleSession *session,
                                          GtkWidget           *focus,
                                          guint                keyval,
                                          GdkModifierType      modifiers);

G_END_DECLS
