/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-side-style.h"

#include "app/widgets/muster-side-badge.h"
#include "core/battle/muster-battle-colours.h"

void
muster_side_style_apply (GtkWidget    *widget,
                         MusterBattle *battle,
                         int           side)
{
  muster_side_badge_paint (widget,
                           side >= 0 ? muster_battle_get_colour (battle, (guint) side) : NULL);
}

GtkWidget *
muster_side_style_new_badge (MusterBattle *battle,
                             guint         side)
{
  g_autofree char *letters = muster_battle_dup_badge (battle, side);

  return muster_side_badge_new (letters, muster_battle_get_colour (battle, side));
}

void
muster_side_style_show_button (GtkWidget    *button,
                               MusterBattle *battle,
                               guint         side)
{
  g_autofree char *letters = muster_battle_dup_badge (battle, side);

  muster_side_badge_show (button, muster_battle_get_setup (battle)->sides[side].name, letters,
                          muster_battle_get_colour (battle, side));
}

GtkWidget *
muster_side_style_new_button (MusterBattle *battle,
                              guint         side)
{
  g_autofree char *letters = muster_battle_dup_badge (battle, side);

  return muster_side_badge_new_button (muster_battle_get_setup (battle)->sides[side].name, letters,
                                       muster_battle_get_colour (battle, side), NULL);
}
