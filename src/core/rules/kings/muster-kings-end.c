/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* The end of a battle (K-END). */

static const MusterPhrase TURN_LIMIT =
  { "K-END-01", N_("Turn {0} was the last") };
static const MusterPhrase NO_FORCE =
  { "K-END-01", N_("no unit of {s0} is on the table or to come") };
static const MusterPhrase NO_LEADERS =
  { "K-END-01", N_("no Leader of {s0} is left") };
static const MusterPhrase BLOODLESS =
  { "K-SCN-05", MUSTER_COUNTED (0, "{0} turn without defending casualties",
                                "{0} turns in a row without defending casualties") };
static const MusterPhrase OVERRUN =
  { "K-SCN-07", N_("The objective is overrun") };
static const MusterPhrase BABBAGE_BEATEN =
  { "K-SOLO-05", N_("All units of {s0} are gone for good: the players have won") };
static const MusterPhrase BABBAGE_WINS =
  { "K-SOLO-05", N_("The players have no unit left: victory for {s0}") };
static const MusterPhrase WON =
  { "K-END-01", N_("The battle is over: victory for {s0}") };
static const MusterPhrase DRAWN =
  { "K-END-01", N_("The battle is over: a draw") };

/* Units of @side that stand on the table or may still come. */
static gboolean
has_force (const MusterResolution *self,
           int                     side)
{
  const KingsData *data = muster_kings_get_data (self->setup);
  /* Reserves count as not yet beaten, except a relief, which may come too late. Mr Babbage's always
   * count, since his tables bring them on (K-SOLO-05). */
  gboolean reserves_count = side == data->automated || !(data->words & KINGS_WORD_RELIEF) ||
                            self->setup->sides[side].role != 1;

  for (int i = 0; i < self->state->n_units; i++)
    {
      const MusterUnitState *now = &self->state->units[i];

      if (data->units[i].side != side)
        continue;
      if (now->fate == KINGS_IN_PLAY || (now->fate == KINGS_RESERVE && reserves_count) ||
          (now->own[KINGS_OWN_FLAGS] & KINGS_FLAG_RETURN_DUE))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_leaders (const MusterResolution *self,
             int                     side)
{
  for (int i = 0; i < self->state->n_units; i++)
    {
      const MusterUnitState *now = &self->state->units[i];

      if (now->def->side == side && now->leader == KINGS_IN_COMMAND &&
          (now->fate == KINGS_IN_PLAY || now->fate == KINGS_RESERVE))
        return TRUE;
    }
  return FALSE;
}

/* K-SOLO-05 */
static gboolean
is_solo_decided (MusterResolution *self)
{
  int automated = muster_kings_get_data (self->setup)->automated;
  gboolean players = FALSE;
  int winner = -1;

  if (automated < 0)
    return FALSE;

  for (guint i = 0; i < self->setup->n_sides; i++)
    if ((int) i != automated)
      {
        players |= has_force (self, (int) i);
        winner = winner < 0 ? (int) i : winner;
      }

  if (players && has_force (self, automated))
    return FALSE;

  muster_step (self, players ? &BABBAGE_BEATEN : &BABBAGE_WINS, automated);
  self->state->own[KINGS_STATE_DECIDED] = (players ? winner : automated) + 1;
  return TRUE;
}

static gboolean
is_force_spent (MusterResolution *self)
{
  const KingsData *data = muster_kings_get_data (self->setup);

  for (int side = 0; side < (int) self->setup->n_sides; side++)
    {
      if (!has_force (self, side))
        {
          muster_step (self, &NO_FORCE, side);
          return TRUE;
        }
      if (!(data->words & KINGS_WORD_LAST_FORCE) && side != data->automated &&
          !has_leaders (self, side))
        {
          muster_step (self, &NO_LEADERS, side);
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_overrun (MusterResolution *self)
{
  const KingsData *data = muster_kings_get_data (self->setup);
  int index = data->objectives[KINGS_OVERRUN];

  if (!(data->words & KINGS_WORD_RELIEF) || index < 0)
    return FALSE;
  for (guint side = 0; side < self->setup->n_sides; side++)
    if (self->setup->sides[side].role == 0 && self->state->objectives[side][index] > 0)
      {
        muster_step (self, &OVERRUN, 0);
        return TRUE;
      }
  return FALSE;
}

/* Whether the battle is over at the end of this turn. */
gboolean
muster_kings_end_is_finished (MusterResolution *self)
{
  const KingsData *data = muster_kings_get_data (self->setup);

  if (is_solo_decided (self) || is_force_spent (self) || is_overrun (self))
    return TRUE;
  if ((data->words & KINGS_WORD_BLOODLESS) &&
      self->state->own[KINGS_STATE_BLOODLESS] >= data->bloodless_limit)
    {
      muster_step (self, &BLOODLESS, self->state->own[KINGS_STATE_BLOODLESS]);
      return TRUE;
    }
  if (data->turn_limit > 0 && self->state->turn >= data->turn_limit)
    {
      muster_step (self, &TURN_LIMIT, self->state->turn);
      return TRUE;
    }
  return FALSE;
}

void
muster_kings_end_find_winner (MusterResolution *self)
{
  MusterState *state = self->state;
  int best = G_MININT;

  if (state->own[KINGS_STATE_DECIDED] > 0)
    {
      state->winner = (gint8) (state->own[KINGS_STATE_DECIDED] - 1);
      return;
    }

  for (int side = 0; side < (int) self->setup->n_sides; side++)
    {
      int points = muster_kings_score_get (self->setup, state, side);

      if (points == best)
        state->winner = MUSTER_WINNER_DRAW;
      else if (points > best)
        state->winner = (gint8) side;
      best = MAX (best, points);
    }
}

/* Ends the battle; turn and active side stay as they are. */
void
muster_kings_end_now (MusterResolution *self)
{
  muster_note (self, MUSTER_INCIDENT_ENDED, -1, -1, (int) self->outcome->steps->len - 1);
  muster_kings_score_end (self);
  self->state->over = TRUE;
  muster_kings_end_find_winner (self);
  if (self->state->winner == MUSTER_WINNER_DRAW)
    muster_step (self, &DRAWN, 0);
  else
    muster_step (self, &WON, self->state->winner);
}
