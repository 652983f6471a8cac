/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include <string.h>

#include "core/dice/muster-odds.h"
#include "core/rules/magdala/muster-magdala-text.h"

/* What to expect of a round of melee, and of tests. */

#define MOST_EXTRA 99

typedef struct
{
  MagdalaRound round;
  double extra[MOST_EXTRA + 1]; /* killed of the overlapped unit */
  double casualties[2][MUSTER_FORECAST_RESULTS];
  MagdalaFates fates[2];
  double win;
  double draw;
} Melee;

static void
add_side (Melee             *self,
          MusterForecast    *forecast,
          const MusterSetup *setup,
          const MusterState *state,
          int                side)
{
  const MagdalaFight *fight = &self->round.fight;
  int unit = fight->units[side];
  int most = fight->n_combats + (side == fight->victim ? fight->n_extra : 0);
  MusterForecastSpread *spread =
    muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), unit,
                                (guint) MIN (most, state->units[unit].strength));

  for (guint i = 0; i <= spread->highest; i++)
    spread->odds[i] = self->casualties[side][i];
  if (side == 0)
    {
      muster_forecast_add_chance (forecast, "win", N_("Wins the round"), unit, self->win);
      muster_forecast_add_chance (forecast, "draw", N_("Draws it"), unit, self->draw);
      muster_forecast_add_chance (forecast, "lose", N_("Loses it"), unit,
                                  1.0 - self->win - self->draw);
    }
  muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), unit,
                              self->fates[side].destroyed);
  muster_magdala_forecast_add_leader (forecast, setup, state, unit, &self->fates[side]);
}

/**
 * muster_magdala_forecast_round:
 * @order: a round of melee
 * @round: (out): its combats without those of an overlap, and the chances of what they cost both
 *
 * Returns: %FALSE for more combats than anybody fights
 */
gboolean
muster_magdala_forecast_round (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               MagdalaRound      *round)
{
  double wins, loses;
  int better;

  memset (round, 0, sizeof *round);
  muster_magdala_melee_plan (setup, state, order, &round->fight);
  if (round->fight.n_combats > MAGDALA_FORESEEN_COMBATS)
    return FALSE;

  better = round->fight.adjust[0] - round->fight.adjust[1];
  wins = muster_magdala_melee_count_kills (better) / 36.0;
  loses = muster_magdala_melee_count_kills (-better) / 36.0;
  round->combats[0][0] = 1.0;
  for (int n = 1; n <= round->fight.n_combats; n++)
    for (int a = n; a >= 0; a--)
      for (int d = n - a; d >= 0; d--)
        round->combats[a][d] = (a + d < n ? round->combats[a][d] * (1.0 - wins - loses) : 0.0) +
                               (a > 0 ? round->combats[a - 1][d] * loses : 0.0) +
                               (d > 0 ? round->combats[a][d - 1] * wins : 0.0);
  return TRUE;
}

gboolean
muster_magdala_forecast_melee (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               MusterForecast    *forecast)
{
  Melee self = { 0 };
  const MagdalaFight *fight = &self.round.fight;

  if (!muster_magdala_forecast_round (setup, state, order, &self.round) || fight->n_extra > MOST_EXTRA)
    return FALSE;

  muster_odds_count (self.extra, (guint) fight->n_extra, muster_magdala_melee_count_kills (0) / 36.0);
  for (int a = 0; a <= fight->n_combats; a++)
    for (int d = 0; a + d <= fight->n_combats; d++)
      for (int x = 0; x <= fight->n_extra; x++)
        {
          int killed[2] = { a, d };
          double chance;

          killed[fight->victim] += x;

          /* Adds the result in which each side loses so many, with its chance. */
          chance = self.round.combats[a][d] * self.extra[x];
          for (int i = 0; i < 2; i++)
            {
              int unit = fight->units[i];
              int strength = state->units[unit].strength;

              self.casualties[i][MIN (killed[i], strength)] += chance;
              if (killed[i] >= strength)
                self.fates[i].destroyed += chance;
              else
                muster_magdala_forecast_risk (setup, state, unit, killed[i], chance,
                                              &self.fates[i]);
            }
          self.win += killed[1] > killed[0] ? chance : 0.0;
          self.draw += killed[1] == killed[0] ? chance : 0.0;
        }

  add_side (&self, forecast, setup, state, 0);
  add_side (&self, forecast, setup, state, 1);
  return TRUE;
}

/**
 * muster_magdala_forecast_test:
 * @reroll: whether a General shall have it thrown once more
 *
 * Returns: the chance that @unit passes @test
 */
double
muster_magdala_forecast_test (const MusterSetup *setup,
                              const MusterState *state,
                              int                unit,
                              const MagdalaTest *test,
                              gboolean           reroll)
{
  int n = test->n_dice > 1 ? 6 : 1;
  int good = 0;
  double chance;

  for (int first = 1; first <= 6; first++)
    for (int second = 1; second <= n; second++)
      good += muster_magdala_morale_passes (test, first + (n > 1 ? second : 0));
  chance = good / (6.0 * n);
  if (reroll && muster_magdala_leaders_may_reroll (setup, state, unit))
    chance += (1.0 - chance) * chance;
  return chance;
}

/* The chance to pass the test that the order asks for. */
static double
foresee_ordered_test (const MusterSetup *setup,
                      const MusterState *state,
                      const MusterOrder *order)
{
  MagdalaTest test;

  muster_magdala_morale_plan (setup, state, order->unit,
                              muster_order_get (order, MAGDALA_TEST_UMPIRE),
                              muster_order_get (order, MAGDALA_TEST_IMAM) != 0, &test);
  return muster_magdala_forecast_test (setup, state, order->unit, &test,
                                       muster_order_get (order, MAGDALA_TEST_REROLL) != 0);
}

static double
foresee_pursuit (const MusterSetup *setup,
                 const MusterState *sketch,
                 const MusterOrder *order,
                 int                unit)
{
  double pursues = (muster_magdala_rout_get_holds (sketch, unit) - 1) / 6.0;

  if (!muster_magdala_rout_rolls_pursuit (sketch, unit))
    return 0.0;
  return muster_order_get (order, MAGDALA_TEST_PURSUIT_REROLL) &&
             muster_magdala_leaders_may_reroll (setup, sketch, unit)
           ? pursues * pursues : pursues;
}

gboolean
muster_magdala_forecast_morale (const MusterSetup *setup,
                                const MusterState *state,
                                const MusterOrder *order,
                                MusterForecast    *forecast)
{
  int unit = order->unit;
  double passed = foresee_ordered_test (setup, state, order);
  gboolean last = state->units[unit].strength == 1 && !magdala_get (state, unit, MAGDALA_SQUARE);

  muster_forecast_add_chance (forecast, "passed", N_("Passes"), unit, passed);
  if (magdala_get (state, unit, MAGDALA_TEST_DUE) == MAGDALA_FIRE_TEST)
    muster_forecast_add_chance (forecast, "halted", N_("Halted"), unit, 1.0 - passed);
  else if (!muster_magdala_units_is_steady (state, unit))
    {
      double failed = 1.0 - passed;
      g_autofree MusterUnitState *units = NULL;
      double pursues[MUSTER_MAX_UNITS];
      double nobody = 1.0;
      MusterState sketch;

      /* If the test fails, the unit routs; any victor that pursues destroys it. */
      muster_magdala_forecast_sketch (state, &sketch);
      units = sketch.units;
      muster_magdala_melees_end (&sketch, order->unit);
      for (int i = 0; i < state->n_units; i++)
        {
          gboolean victor = muster_magdala_melees_fights (state, i, order->unit) ||
                            muster_magdala_melees_fights (state, order->unit, i);

          pursues[i] = victor ? foresee_pursuit (setup, &sketch, order, i) : 0.0;
          nobody *= 1.0 - pursues[i];
        }
      muster_forecast_add_chance (forecast, "routed", N_("Routs"), order->unit, failed * nobody);
      muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), order->unit,
                                  failed * (1.0 - nobody));
      for (int i = 0; i < state->n_units && forecast->n_chances < MUSTER_FORECAST_CHANCES; i++)
        if (pursues[i] > 0.0)
          muster_forecast_add_chance (forecast, "pursues", N_("Pursues"), i, failed * pursues[i]);
    }
  else if (last)
    muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), unit, 1.0 - passed);
  return TRUE;
}

gboolean
muster_magdala_forecast_retest (const MusterSetup *setup,
                                const MusterState *state,
                                const MusterOrder *order,
                                MusterForecast    *forecast)
{
  double passed = foresee_ordered_test (setup, state, order);

  muster_forecast_add_chance (forecast, "passed", N_("Passes"), order->unit, passed);
  if (state->units[order->unit].strength == 1)
    muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), order->unit, 1.0 - passed);
  return TRUE;
}

gboolean
muster_magdala_forecast_reaction (const MusterSetup *setup,
                                  const MusterState *state,
                                  const MusterOrder *order,
                                  MusterForecast    *forecast)
{
  int least = MAGDALA_REACTS - muster_magdala_reaction_get (setup, state, order);
  double passed = muster_odds_face_at_least (CLAMP (least, 1, 7), 6);
  gboolean retreats = magdala_get (state, order->unit, MAGDALA_RETREATING) == 0;

  if (muster_order_get (order, MAGDALA_REACTION_REROLL) &&
      muster_magdala_leaders_may_reroll (setup, state, order->unit))
    passed += (1.0 - passed) * passed;
  muster_forecast_add_chance (forecast, "passed", N_("Carries on"), order->unit, passed);
  muster_forecast_add_chance (forecast, retreats ? "retreats" : "routed",
                              retreats ? N_("Retreats") : N_("Routs"), order->unit, 1.0 - passed);
  return TRUE;
}

gboolean
muster_magdala_forecast_clear_jam (const MusterSetup *setup,
                                   const MusterState *state,
                                   const MusterOrder *order,
                                   MusterForecast    *forecast)
{
  muster_forecast_add_chance (forecast, "passed", N_("Clears it"), order->unit,
                              muster_odds_face_at_least (MAGDALA_CLEARS, 6));
  return TRUE;
}

gboolean
muster_magdala_forecast_build (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               MusterForecast    *forecast)
{
  if (magdala_get (state, order->unit, MAGDALA_BUILDING) + 1 < MAGDALA_BUILDING_TURNS)
    return FALSE;

  muster_forecast_add_chance (forecast, "passed", N_("Finishes it"), order->unit,
                              muster_odds_face_at_least (MAGDALA_BUILT, 6));
  return TRUE;
}
