/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

/* What a battle hands to a campaign (M-CAMP): a unit and the Detachments that it made are one. */

/* A destroyed unit keeps its last strength on record, but has nobody left. */
static int
get_left (const MusterSetup *setup,
          const MusterState *state,
          int                unit)
{
  const MusterUnitDef *def = state->units[unit].def;
  int left = 0;

  for (int i = 0; i < state->n_units; i++)
    if ((state->units[i].def == def || state->units[i].def->root == def) &&
        state->units[i].fate != MAGDALA_DESTROYED)
      left += state->units[i].strength;
  return left;
}

const MusterReturnRules muster_magdala_returns = { .get_left = get_left };
