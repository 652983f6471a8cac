/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterPreference:
 *
 * How much a player likes an order, given that it is legal: 0 for never, otherwise a weight.
 */
typedef guint (*MusterPreference) (const MusterSetup *setup,
                                   const MusterState *state,
                                   const MusterOrder *order,
                                   gpointer           data);

/**
 * MusterRandomPlayer:
 * @random: what he chooses by; not copied
 * @preference: (nullable): otherwise any order will do but the umpire's, and none after the end
 * @memory: (nullable): what he remembers from order to order; without one he leaves out what only makes sense
 *   with it
 *
 * A player who knows nothing of a ruleset but how its orders describe themselves. Plays any ruleset, for the
 * tour and for tests that try what nobody would.
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
