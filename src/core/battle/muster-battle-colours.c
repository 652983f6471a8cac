/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-colours.h"

static guint
list_names (MusterBattle  *battle,
            const char   **names)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);

  for (guint i = 0; i < setup->n_sides; i++)
    names[i] = setup->sides[i].name;
  return setup->n_sides;
}

const MusterSideColour *
muster_battle_get_colour (MusterBattle *battle,
                          guint         side)
{
  const char *names[MUSTER_MAX_SIDES], *chosen[MUSTER_MAX_SIDES];
  const MusterSetup *setup;
  guint n_sides;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  setup = muster_battle_get_setup (battle);
  n_sides = list_names (battle, names);
  for (guint i = 0; i < n_sides; i++)
    chosen[i] = muster_battle_details_get_colour (muster_battle_get_details (battle),
                                                  setup->sides[i].id);
  return muster_side_colours_get (names, chosen, n_sides, side);
}

char *
muster_battle_dup_badge (MusterBattle *battle,
                         guint         side)
{
  const char *names[MUSTER_MAX_SIDES];
  guint n_sides;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  n_sides = list_names (battle, names);
  return muster_side_colour_badge (names, n_sides, side);
}

gboolean
muster_battle_set_colour (MusterBattle  *battle,
                          guint          side,
                          const char    *colour,
                          GError       **error)
{
  g_auto (MusterBattleDetails) details = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);
  g_return_val_if_fail (side < muster_battle_get_setup (battle)->n_sides, FALSE);
  g_return_val_if_fail (colour == NULL || muster_side_colours_find (colour) != NULL, FALSE);

  muster_battle_details_copy (&details, muster_battle_get_details (battle));
  muster_battle_details_set_colour (&details, muster_battle_get_setup (battle)->sides[side].id,
                                    colour);
  return muster_battle_set_details (battle, &details, error);
}
