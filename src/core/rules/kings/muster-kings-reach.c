/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

/* How far the ranges, targets and distances of an order can be, in inches. */

#define BEST_DIE 6

static int
get_shot_reach (const MusterSetup *setup,
                const MusterState *state,
                int                unit,
                int                range)
{
  KingsProfile profile = muster_kings_get_profile (setup, state, unit);

  if (range == KINGS_RANGE_SHORT)
    return MAX (profile.short_range, 0);
  return muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_SHORT_SIGHTED)
           ? 0 : MAX (profile.long_range, 0);
}

/* Of contact; ranges speak for the targets of shots. */
static int
get_contact_reach (const MusterSetup *setup,
                   const MusterState *state,
                   guint              verb,
                   int                unit)
{
  int beaten = state->own[KINGS_STATE_FOLLOW_TARGET] - 1;

  if (verb == KINGS_ATTACK)
    return muster_kings_get_move (setup, state, unit);
  if (verb == KINGS_FOLLOW_UP && beaten >= 0 && state->units[beaten].fate != KINGS_IN_PLAY)
    return muster_kings_get_profile (setup, state, unit).speed / 2;
  return 0;
}

static int
get_double_reach (const MusterSetup *setup,
                  const MusterState *state,
                  int                unit)
{
  gboolean sporty = muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_JOLLY_SPORTY);

  return muster_kings_get_profile (setup, state, unit).speed + BEST_DIE +
         (sporty ? KINGS_SPORTY_INCHES : 0);
}

int
muster_kings_get_reach (const MusterSetup *setup,
                        const MusterState *state,
                        const MusterOrder *order,
                        guint              field,
                        int                choice)
{
  const guint8 *slots = muster_kings_slots[order->verb];

  if (order->unit < 0)
    return 0;
  if (slots[KINGS_SLOT_RANGE] == field + 1 && choice >= 0)
    return get_shot_reach (setup, state, order->unit, choice);
  if (slots[KINGS_SLOT_TARGET] == field + 1)
    return get_contact_reach (setup, state, order->verb, order->unit);
  if (slots[KINGS_SLOT_DISTANCE] == field + 1 && order->verb == KINGS_AT_THE_DOUBLE)
    return get_double_reach (setup, state, order->unit);
  return 0;
}
