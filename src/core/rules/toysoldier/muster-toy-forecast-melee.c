/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* What to expect of a charge: first whether a square is formed, then every pair of successes. */

/**
 * Results:
 * @rallies: chance that the attacker, or the target, is held when beaten
 * @collapses: chance that its army collapses when the attacker, or the target, routs
 *
 * The attacker's stand first, then the target's.
 */
typedef struct
{
  const MusterSetup *setup;
  const MusterState *state;
  ToyToll tolls[2];
  double rallies[2];
  double collapses[2];
  double wins[2];
  double tie;
  double mob[2];
  double stands[2];
  double collapsed[2];
  double both_collapsed;
} Results;

enum
{
  ATTACKER,
  TARGET,
};

static double
find_rally (const MusterState *state,
            const MusterOrder *order,
            ToySlot            slot,
            int                unit)
{
  if (!toy_has (order, slot) || toy_get_marker (state, unit, TOY_FORMATION) == TOY_MOB)
    return 0.0;
  return muster_toy_foresight_test ((guint) toy_get_rating (state, toy_get (order, slot)),
                                    muster_toy_dice_get_test_colour (NULL, state, unit, TOY_RED));
}

/* Adds up the results of all pairs of throws. FALSE for more dice than anybody throws. */
static gboolean
add_clashes (Results           *self,
             const MusterOrder *order,
             ToyFormation       formation,
             double             chance)
{
  ToyThrow attack, defence;
  ToyCount hits, saves;

  if (chance <= 0.0)
    return TRUE;
  muster_toy_dice_count_charge (self->setup, self->state, order, formation, &attack, NULL);
  muster_toy_dice_count_stand (self->setup, self->state, order, &defence, NULL);
  if (!muster_toy_foresight_throw (&attack, &hits) ||
      !muster_toy_foresight_throw (&defence, &saves))
    return FALSE;

  for (guint a = 0; a <= hits.n; a++)
    for (guint d = 0; d <= saves.n; d++)
      {
        double joint = chance * hits.odds[a] * saves.odds[d];
        int on_attacker = MIN ((int) d, self->state->units[self->tolls[ATTACKER].unit].strength);
        int on_target = MIN ((int) a, self->state->units[self->tolls[TARGET].unit].strength);
        gboolean routs[2];
        double collapses[2];
        int loser = a > d ? TARGET : ATTACKER;

        /* The attacker has @a successes and the target @d, with this chance. */
        routs[ATTACKER] = muster_toy_foresight_toll_add (&self->tolls[ATTACKER], self->setup,
                                                         self->state, on_attacker, joint);
        routs[TARGET] = muster_toy_foresight_toll_add (&self->tolls[TARGET], self->setup,
                                                       self->state, on_target, joint);
        if (a == d)
          self->tie += joint;
        else
          {
            self->wins[1 - loser] += joint;
            if (!routs[loser])
              self->mob[loser] += joint * (1.0 - self->rallies[loser]);
          }

        for (int i = 0; i < 2; i++)
          {
            collapses[i] = routs[i] ? self->collapses[i] : 0.0;
            self->collapsed[i] += joint * collapses[i];
            self->stands[i] += routs[i] ? 0.0 : joint;
          }
        self->both_collapsed += joint * collapses[0] * collapses[1];
      }
  return TRUE;
}

static void
tell_of (const Results  *self,
         int             which,
         MusterForecast *forecast)
{
  const ToyToll *toll = &self->tolls[which];
  const gint16 *markers = self->state->units[toll->unit].markers;

  muster_toy_foresight_toll_tell (toll, self->state, forecast);
  muster_forecast_add_chance (forecast, "wins", N_("Wins"), toll->unit, self->wins[which]);
  muster_forecast_add_chance (forecast, "mob", N_("Falls back as a mob"), toll->unit, self->mob[which]);
  if (markers[TOY_RESOLVE] == TOY_RED && !markers[TOY_DISORDER])
    muster_forecast_add_chance (forecast, "disordered", N_("Is disordered"), toll->unit,
                                self->stands[which]);
  muster_toy_foresight_tell_collapse (self->state, toy_get_side (self->state, toll->unit),
                                      self->collapsed[which], forecast);
}

gboolean
muster_toy_forecast_melee (const MusterSetup *setup,
                           const MusterState *state,
                           const MusterOrder *order,
                           MusterForecast    *forecast)
{
  int target = toy_get (order, TOY_TARGET);
  Results results = { .setup = setup, .state = state };
  double square = 0.0;

  if (toy_says_yes (order, TOY_FORM_SQUARE))
    {
      ToyColour colour = (ToyColour) toy_get_marker (state, target, TOY_RESOLVE);
      int general = muster_toy_units_get_own_general (state, target);

      square = muster_toy_foresight_test ((guint) toy_get_rating (state, general),
                                          muster_toy_dice_get_test_colour (NULL, state, target,
                                                                           colour));
    }

  muster_toy_foresight_toll_init (&results.tolls[ATTACKER], state, order->unit, 1);
  muster_toy_foresight_toll_init (&results.tolls[TARGET], state, target, 1);
  results.rallies[ATTACKER] = find_rally (state, order, TOY_ATTACKER_GENERAL, order->unit);
  results.rallies[TARGET] = find_rally (state, order, TOY_DEFENDER_GENERAL, target);
  results.collapses[ATTACKER] = muster_toy_foresight_collapse (setup, state, order->unit);
  results.collapses[TARGET] = muster_toy_foresight_collapse (setup, state, target);
  if (!add_clashes (&results, order, TOY_IN_SQUARE, square) ||
      !add_clashes (&results, order, (ToyFormation) toy_get_marker (state, target, TOY_FORMATION),
                    1.0 - square))
    return FALSE;

  if (toy_says_yes (order, TOY_FORM_SQUARE))
    muster_forecast_add_chance (forecast, "square", N_("Forms square"), target, square);
  tell_of (&results, TARGET, forecast);
  tell_of (&results, ATTACKER, forecast);
  muster_forecast_add_chance (forecast, "tie", N_("A tie"), -1, results.tie);
  if (results.both_collapsed > 0.0)
    muster_forecast_add_chance (forecast, "both-collapse", N_("Both armies collapse"), -1,
                                results.both_collapsed);
  return TRUE;
}
