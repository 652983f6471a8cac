/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterPreference:
 *
 * How much a player likes a legal order: 0 means never, any other number is a weight.
 */
typedef guint (*MusterPreference) (const MusterSetup *setup,
                                   const MusterState *state,
                                   const MusterOrder *order,
                                   gpointer           data);

/**
 * MusterRandomPlayer:
 * @random: the generator that he chooses with; not copied
 * @preference: (nullable): %NULL: he gives any order except the umpire's, and none after the end
 * @memory: (nullable): what he remembers from order to order; without it he skips orders that need
 *   it
 *
 * A player who knows only how the orders of a ruleset describe themselves, and can therefore play
 * any ruleset. The tour uses him, and tests use him to try what no human would.
 */
typedef struct
{
  MusterRandom *random;
  MusterPreference preference;
  gpointer data;
  MusterSoloMemory *memory;
} MusterRandomPlayer;

gboolean muster_random_player_choose (MusterRandomPlayer *self,
                                      const MusterSetup  *setup,
                                      const MusterState  *state,
                                      MusterOrder        *order);

G_END_DECLS
