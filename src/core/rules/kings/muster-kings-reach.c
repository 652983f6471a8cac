/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

/* How far the ranges, targets and distances of an order can be, in inches. */

#define BEST_DIE 6

int
muster_kings_reach_get (const MusterSetup *setup,
                        const MusterState *state,
                        const MusterOrder *order,
                        guint              field,
                        int                choice)
{
  const guint8 *slots = muster_kings_slots[order->verb];

  if (order->unit < 0)
    return 0;
  if (slots[KINGS_SLOT_RANGE] == field + 1 && choice >= 0)
    {
      KingsProfile profile = muster_kings_units_get_profile (setup, state, order->unit);

      if (choice == KINGS_RANGE_SHORT)
        return MAX (profile.short_range, 0);
      return muster_kings_has_trait (setup, state, order->unit, KINGS_TRAIT_SHORT_SIGHTED) ? 0
             : MAX (profile.long_range, 0);
    }
  if (slots[KINGS_SLOT_TARGET] == field + 1)
    {
      int beaten = state->own[KINGS_STATE_FOLLOW_TARGET] - 1;

      /* Limits contact only: the target of a shot is limited by its range. */
      if (order->verb == KINGS_ATTACK)
        return muster_kings_move_get_allowance (setup, state, order->unit);
      if (order->verb == KINGS_FOLLOW_UP && beaten >= 0 &&
          state->units[beaten].fate != KINGS_IN_PLAY)
        return muster_kings_units_get_profile (setup, state, order->unit).speed / 2;
      return 0;
    }
  if (slots[KINGS_SLOT_DISTANCE] == field + 1 && order->verb == KINGS_AT_THE_DOUBLE)
    {
      gboolean sporty = muster_kings_has_trait (setup, state, order->unit,
                                                KINGS_TRAIT_JOLLY_SPORTY);

      return muster_kings_units_get_profile (setup, state, order->unit).speed + BEST_DIE +
             (sporty ? KINGS_SPORTY_INCHES : 0);
    }
  return 0;
}
