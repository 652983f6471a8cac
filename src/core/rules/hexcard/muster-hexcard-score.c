/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* Losses, score, and when a battle ends. */

static const MusterPhrase EXHAUSTED = {
  "H-END-06", N_("{s0} exhausted: units lost {1} of {2}, the limit being {3}%")
};
static const MusterPhrase NOBODY_LEFT = { "H-END-06", N_("No fighting unit of {s0} is left") };
static const MusterPhrase LAST_TURN = { "H-END-06", N_("Turn {0} was the last") };
static const MusterPhrase WINS = { "H-END-07", N_("Victory for {s0}: points {1} to {2}") };
static const MusterPhrase DRAWN = { "H-END-07", N_("A draw: points {0} to {0}") };

static const HexcardData *
get_data (const MusterSetup *setup)
{
  return setup->rules_data;
}

static gboolean
is_lost_fate (guint8 fate)
{
  return (MUSTER_COMMON_LOST_FATES & MUSTER_FATE_BIT (fate)) != 0;
}

/* A unit that was split is lost when no part of it is left in play and at least one was lost. */
static gboolean
is_lost (const MusterState *state,
         int                unit,
         int                first_part)
{
  const MusterUnitDef *root = state->units[unit].def;
  gboolean lost = is_lost_fate (state->units[unit].fate);

  if (state->units[unit].fate == HEXCARD_IN_PLAY)
    return FALSE;

  for (int i = first_part; i < state->n_units; i++)
    {
      if (state->units[i].def->root != root)
        continue;
      if (state->units[i].fate == HEXCARD_IN_PLAY)
        return FALSE;
      lost = lost || is_lost_fate (state->units[i].fate);
    }
  return lost;
}

/**
 * muster_hexcard_score_count_losses:
 *
 * Counts what each side has cost the other so far.
 */
void
muster_hexcard_score_count_losses (const MusterSetup *setup,
                                   MusterState       *state)
{
  const HexcardData *data = get_data (setup);
  int n_units = (int) setup->units->len;

  for (int side = 0; side < 2; side++)
    state->objectives[side][data->enemy_unit] = state->objectives[side][data->enemy_commander] = 0;

  for (int i = 0; i < n_units; i++)
    {
      const MusterUnitDef *def = state->units[i].def;
      gint16 *counts = state->objectives[1 - def->side];

      if (!is_lost (state, i, n_units))
        continue;
      if (muster_hexcard_units_is_fighting (def))
        counts[data->enemy_unit]++;
      else if (hexcard_get_arm (state, i) == HEXCARD_COMMANDER)
        counts[data->enemy_commander]++;
    }
}

int
muster_hexcard_score_get (const MusterSetup *setup,
                          const MusterState *state,
                          int                side)
{
  const HexcardData *data = get_data (setup);

  return state->objectives[side][data->point] +
         state->objectives[side][data->enemy_unit] *
           setup->settings[HEXCARD_POINTS_PER_UNIT].number +
         state->objectives[side][data->enemy_commander] *
           setup->settings[HEXCARD_POINTS_PER_COMMANDER].number;
}

/**
 * muster_hexcard_score_end_battle:
 * @winner: a side, or %MUSTER_WINNER_NONE to let the score decide
 * @has_reason: the last step says why
 *
 * Ends the battle. Cards and markers stay as they are.
 */
void
muster_hexcard_score_end_battle (MusterResolution *self,
                                 int               winner,
                                 gboolean          has_reason)
{
  self->state->phase = HEXCARD_PHASE_OVER;
  muster_common_end (self, winner, has_reason, &WINS, &DRAWN);
}

static gboolean
is_exhausted (MusterResolution *self,
              int               side)
{
  const HexcardData *data = get_data (self->setup);
  int limit = self->setup->settings[HEXCARD_EXHAUSTION].number;
  int lost = self->state->objectives[1 - side][data->enemy_unit];

  if (limit == 0 || lost * 100 < limit * data->n_fighting[side])
    return FALSE;

  muster_step (self, &EXHAUSTED, side, lost, data->n_fighting[side], limit);
  return TRUE;
}

static gboolean
is_wiped_out (MusterResolution *self,
              int               side)
{
  const MusterState *state = self->state;

  if (get_data (self->setup)->n_fighting[side] == 0)
    return FALSE;

  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].def->side == side && muster_state_is_in_play (state, i) &&
        muster_hexcard_units_is_fighting (state->units[i].def))
      return FALSE;

  muster_step (self, &NOBODY_LEFT, side);
  return TRUE;
}

/**
 * muster_hexcard_score_check_end:
 *
 * Ends the battle if, the turn being played, one of the reasons for it holds.
 *
 * Returns: whether it is over
 */
gboolean
muster_hexcard_score_check_end (MusterResolution *self)
{
  gboolean exhausted[2] = { is_exhausted (self, 0), is_exhausted (self, 1) };
  gboolean wiped_out[2];

  if (exhausted[0] || exhausted[1])
    {
      muster_hexcard_score_end_battle (self, exhausted[0] && exhausted[1] ? MUSTER_WINNER_NONE
                                       : exhausted[0]                ? 1 : 0, TRUE);
      return TRUE;
    }

  wiped_out[0] = is_wiped_out (self, 0);
  wiped_out[1] = is_wiped_out (self, 1);
  if (wiped_out[0] || wiped_out[1])
    {
      muster_hexcard_score_end_battle (self, MUSTER_WINNER_NONE, TRUE);
      return TRUE;
    }

  if (self->state->turn == self->setup->settings[HEXCARD_TURN_LIMIT].number)
    {
      muster_step (self, &LAST_TURN, self->state->turn);
      muster_hexcard_score_end_battle (self, MUSTER_WINNER_NONE, TRUE);
      return TRUE;
    }
  return FALSE;
}

int
muster_hexcard_score_get_turn_limit (const MusterSetup *setup)
{
  return setup->settings[HEXCARD_TURN_LIMIT].number;
}
