/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* What becomes of a unit that is broken in melee, and of those who broke it (M-MELEE-15, M-MELEE-16). */

static const MusterPhrase ROUTS = { "M-MELEE-15", N_("{u0} is broken and routs") };
static const MusterPhrase RALLIES = { "M-MELEE-15", N_("{u0} is Regular Infantry and rallies on the spot") };
static const MusterPhrase STAYS_WITH_GUN = { "M-MELEE-15", N_("{u0} stays with its gun") };
static const MusterPhrase STILL_FIGHTS = { "M-MELEE-15", N_("{u0} still fights others and does not pursue") };
static const MusterPhrase HOLDS = { "M-MELEE-15", N_("{u0}: {d1}, it holds") };
static const MusterPhrase PURSUES = { "M-MELEE-15", N_("{u0}: {d1}, it pursues") };
static const MusterPhrase ONCE_MORE = { "M-GEN-02", N_("The General with {u0} has it roll once more") };
static const MusterPhrase OFF_THE_TABLE = {
  "M-MELEE-16", N_("{u0} chases the enemy off the table and does not come back")
};
static const MusterPhrase TWO_MOVES =
  { "M-MELEE-16", MUSTER_COUNTED (1, "{u0} pursues for {1} move, then rallies",
                                  "{u0} pursues for {1} moves, then rallies") };
static const MusterPhrase RIDDEN_DOWN = { "M-MELEE-15", N_("{u0} is run down and destroyed") };
static const MusterPhrase GETS_AWAY = { "M-MELEE-15", N_("Nobody pursues: {u0} leaves the table") };

static const MusterPhrase MOVE_ON = {
  "M-MELEE-16", N_("Move {u0} a full move after the enemy now and in its next turn.")
};

/* Regular cavalry holds more easily. */
int
muster_magdala_rout_get_holds (const MusterState *state,
                               int                unit)
{
  return magdala_is_regular_cavalry (state, unit) ? MAGDALA_CAVALRY_HOLDS : MAGDALA_HOLDS;
}

/**
 * muster_magdala_rout_rolls_pursuit:
 * @unit: a victor whose melee with the beaten is over
 *
 * Returns: whether it is up to a die if it pursues
 */
gboolean
muster_magdala_rout_rolls_pursuit (const MusterState *state,
                                   int                unit)
{
  return !muster_magdala_units_is_infantry (state, unit) &&
         magdala_get_arm (state, unit) != MAGDALA_GUN &&
         magdala_get (state, unit, MAGDALA_MELEE) == 0;
}

/* Rolls whether a victor pursues. FALSE when the die is missing. */
static gboolean
throw_pursuit (MusterResolution *self,
               MagdalaRoll       purpose,
               int               unit,
               gboolean         *pursues)
{
  int holds = muster_magdala_rout_get_holds (self->state, unit);
  const guint8 *dice;

  muster_need (self, NULL, holds);
  dice = muster_resolution_roll (self, purpose, unit, 1, (guint) holds);
  if (dice == NULL)
    return FALSE;

  muster_resolution_try_total (self, unit, muster_totals_from (holds));
  *pursues = dice[0] < holds;
  muster_step (self, *pursues ? &PURSUES : &HOLDS, unit,
               (gint32) muster_resolution_last_roll (self));
  return TRUE;
}

/**
 * muster_magdala_rout:
 * @unit: that has failed its test after a lost round
 *
 * Takes @unit out of play, and sees who of the victors pursues it.
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_magdala_rout (MusterResolution *self,
                     int               unit)
{
  MusterState *state = self->state;
  guint8 victors[MUSTER_MAX_UNITS] = { 0 };
  gboolean pursued = FALSE;

  muster_step (self, &ROUTS, unit);
  for (int i = 0; i < state->n_units; i++)
    victors[i] = muster_magdala_melees_fights (state, i, unit) ||
                 muster_magdala_melees_fights (state, unit, i);
  muster_magdala_melees_end (state, unit);
  for (int i = 0; i < state->n_units; i++)
    {
      gboolean pursues;

      if (!victors[i])
        continue;

      pursues = FALSE;
      if (!muster_magdala_rout_rolls_pursuit (self->state, i))
        {
          if (magdala_get (self->state, i, MAGDALA_MELEE) > 0)
            muster_step (self, &STILL_FIGHTS, i);
          else if (muster_magdala_units_is_infantry (self->state, i))
            muster_step (self, &RALLIES, i);
          else
            muster_step (self, &STAYS_WITH_GUN, i);
        }
      else
        {
          if (!throw_pursuit (self, MAGDALA_ROLL_PURSUIT, i, &pursues))
            return FALSE;
          if (pursues && muster_order_get (self->order, MAGDALA_TEST_PURSUIT_REROLL) &&
              muster_magdala_leaders_may_reroll (self->setup, self->state, i))
            {
              muster_step (self, &ONCE_MORE, i);
              if (!throw_pursuit (self, MAGDALA_ROLL_PURSUIT_REROLL, i, &pursues))
                return FALSE;
            }
        }

      if (pursues)
        {
          if (!magdala_is_regular_cavalry (self->state, i))
            {
              muster_step (self, &OFF_THE_TABLE, i);
              muster_magdala_losses_leave (self, i, MAGDALA_EXITED);
            }
          else
            {
              magdala_put (self->state, i, MAGDALA_PURSUING, MAGDALA_PURSUIT_MOVES);
              muster_step (self, &TWO_MOVES, i, MAGDALA_PURSUIT_MOVES);
              muster_prompt (self, &MOVE_ON, i);
            }
        }
      pursued |= pursues;
    }
  muster_step (self, pursued ? &RIDDEN_DOWN : &GETS_AWAY, unit);
  muster_magdala_losses_leave (self, unit, pursued ? MAGDALA_DESTROYED : MAGDALA_ROUTED);
  muster_magdala_losses_prompt_friends (self, unit, MAGDALA_CAUSE_ROUT);
  return TRUE;
}
