/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-i18n.h"

/* Units that come on, and units that go over into another. */

static const MusterPhrase COMES_ON =
  { "K-SCN-04", N_("{u0} comes on and may act at once") };
static const MusterPhrase REVEALED =
  { "K-SCN-06", N_("{u0} shows itself, no closer to an enemy than its Speed; it has acted") };
static const MusterPhrase RELIEF =
  { "K-SCN-07", N_("{u0} comes on for {1} points, {2} left; it has acted") };
static const MusterPhrase REINFORCEMENTS =
  { "K-SCN-07", N_("{d0}: {1} points of whole units may come on") };
static const MusterPhrase ABSORBED =
  { "K-OPT", N_("{u0} takes {u1} over and has {2} models, with the worse of each value") };
static const MusterPhrase PLACE_RELIEF =
  { "K-SCN-07", N_("{u0} touches the base edge with at least one model") };

static void
play_deploy (MusterResolution *self)
{
  const KingsData *data = muster_kings_get_data (self->setup);
  int unit = self->order->unit;
  const KingsUnit *of = &data->units[unit];
  MusterUnitState *now = &self->state->units[unit];
  gint32 *points = &self->state->own[KINGS_STATE_REINFORCEMENT_POINTS];

  now->fate = KINGS_IN_PLAY;
  now->own[KINGS_OWN_WITNESSED] = self->state->own[KINGS_STATE_LOSSES + of->side];
  if (data->words & KINGS_WORD_PATROL)
    {
      now->acted = TRUE;
      muster_prompt (self, &REVEALED, unit);
    }
  else if ((data->words & KINGS_WORD_RELIEF) && self->setup->sides[of->side].role == 1)
    {
      now->acted = TRUE;
      *points -= of->cost;
      muster_step (self, &RELIEF, unit, of->cost, *points);
      muster_prompt (self, &PLACE_RELIEF, unit);
    }
  else
    {
      muster_step (self, &COMES_ON, unit);
    }
}

static void
play_reinforce (MusterResolution *self)
{
  const guint8 *dice = muster_resolution_roll (self, KINGS_ROLL_REINFORCEMENTS, -1, 2, 0);

  if (dice == NULL)
    return;

  self->state->own[KINGS_STATE_REINFORCEMENT_POINTS] = dice[0] + dice[1];
  self->state->own[KINGS_STATE_REINFORCED] = TRUE;
  muster_step (self, &REINFORCEMENTS, (gint32) muster_resolution_last_roll (self),
               dice[0] + dice[1]);
}

/* Of two stores of ammunition the smaller; -1 has no limit. */
static gint16
get_worse_ammo (gint16 a,
                gint16 b)
{
  if (a < 0)
    return b;
  return b < 0 ? a : MIN (a, b);
}

static void
play_absorb (MusterResolution *self)
{
  int unit = self->order->unit;
  int other = muster_order_get (self->order, KINGS_ABSORB_OTHER);
  MusterUnitState *now = &self->state->units[unit];
  MusterUnitState *them = &self->state->units[other];

  muster_kings_add_caps (self->setup, self->state, unit, other);
  now->strength = (gint16) (now->strength + them->strength);
  now->markers[KINGS_AMMO] = get_worse_ammo (now->markers[KINGS_AMMO], them->markers[KINGS_AMMO]);
  now->markers[KINGS_OUT_OF_AMMO] |= them->markers[KINGS_OUT_OF_AMMO];
  them->strength = 0;
  them->fate = KINGS_ABSORBED;
  them->acted = TRUE;
  muster_step (self, &ABSORBED, unit, other, now->strength);
}

void
muster_kings_play_reserves (MusterResolution *self)
{
  switch (self->order->verb)
    {
    case KINGS_DEPLOY:
      play_deploy (self);
      break;
    case KINGS_REINFORCE:
      play_reinforce (self);
      break;
    case KINGS_ABSORB:
      play_absorb (self);
      break;
    default:
      g_return_if_reached ();
    }
}
