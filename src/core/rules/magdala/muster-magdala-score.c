/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* The score, and when a battle ends (M-SCN). */

static const MusterPhrase BROKEN = {
  "M-SCN-03", N_("{s0} broken: units lost {1} of {2}, more than {3}%")
};
static const MusterPhrase NOBODY_LEFT = { "M-SCN-03", N_("{s0} has no fighting unit left") };
static const MusterPhrase LAST_TURN = { "M-SCN-03", N_("Turn {0} was the last") };
static const MusterPhrase WINS = { "M-SCN-03", N_("Victory for {s0}: points {1} to {2}") };
static const MusterPhrase DRAWN = { "M-SCN-03", N_("A draw: points {0} each") };

int
muster_magdala_score_get (const MusterSetup *setup,
                          const MusterState *state,
                          int                side)
{
  const MagdalaData *data = magdala_get_data (setup);

  return state->objectives[side][data->broken] + state->objectives[side][data->umpire];
}

/**
 * muster_magdala_score_end_battle:
 * @winner: a side, or %MUSTER_WINNER_NONE to let the score decide
 * @has_reason: the last step says why
 *
 * Ends the battle. Turn, active side and markers stay as they are.
 */
void
muster_magdala_score_end_battle (MusterResolution *self,
                                 int               winner,
                                 gboolean          has_reason)
{
  muster_common_end (self, winner, has_reason, &WINS, &DRAWN);
}

/* Whether @side has lost enough to break, by the present fates and not by points that were given
 * (M-SCN-09). */
static gboolean
is_broken (MusterResolution *self,
           int               side)
{
  const MusterState *state = self->state;
  int limit = self->setup->settings[MAGDALA_ARMY_BREAK].number;
  int n_units = magdala_get_data (self->setup)->n_units[side];
  int lost = 0;

  for (int i = 0; i < state->n_units; i++)
    lost += magdala_get_side (state, i) == side &&
            muster_magdala_units_counts (state->units[i].def) &&
            muster_magdala_losses_is_broken ((MagdalaFate) state->units[i].fate);
  if (limit == 0 || lost * 100 <= limit * n_units)
    return FALSE;

  muster_step (self, &BROKEN, side, lost, n_units, limit);
  return TRUE;
}

static gboolean
is_wiped_out (MusterResolution *self,
              int               side)
{
  const MusterState *state = self->state;

  for (int i = 0; i < state->n_units; i++)
    if (magdala_get_side (state, i) == side && muster_state_is_in_play (state, i) &&
        magdala_get_arm (state, i) != MAGDALA_TRANSPORT)
      return FALSE;

  muster_step (self, &NOBODY_LEFT, side);
  return TRUE;
}

/**
 * muster_magdala_score_check_end:
 *
 * Ends the battle if, a player turn being over, one of the reasons for it holds.
 *
 * Returns: whether it is over
 */
gboolean
muster_magdala_score_check_end (MusterResolution *self)
{
  gboolean broken[2] = { is_broken (self, 0), is_broken (self, 1) };
  gboolean wiped_out = FALSE;
  int limit;

  if (broken[0] != broken[1])
    {
      muster_magdala_score_end_battle (self, broken[0] ? 1 : 0, TRUE);
      return TRUE;
    }
  for (int side = 0; side < 2 && !broken[0]; side++)
    wiped_out |= is_wiped_out (self, side);

  limit = self->setup->settings[MAGDALA_TURN_LIMIT].number;
  if (!broken[0] && !wiped_out)
    {
      if (limit == 0 || self->state->turn < limit ||
          self->state->active_side == magdala_get_data (self->setup)->first_side)
        return FALSE;

      muster_step (self, &LAST_TURN, self->state->turn);
    }

  muster_magdala_score_end_battle (self, MUSTER_WINNER_NONE, TRUE);
  return TRUE;
}

int
muster_magdala_score_get_turn_limit (const MusterSetup *setup)
{
  return setup->settings[MAGDALA_TURN_LIMIT].number;
}
