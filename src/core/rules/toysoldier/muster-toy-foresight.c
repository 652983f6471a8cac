/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include "core/dice/muster-odds.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* The parts of forecasts: throws, tests, what casualties do to a unit, and what its loss does to
 * its army. All chances are exact. */

static double
get_success (ToyColour colour)
{
  return muster_odds_face_at_least (toy_get_needed (colour), 6);
}

/**
 * muster_toy_foresight_throw:
 * @count: (out): chances of each number of successes that count
 *
 * Returns: %FALSE for more dice than anybody throws
 */
gboolean
muster_toy_foresight_throw (const ToyThrow *thrown,
                            ToyCount       *count)
{
  if (thrown->dice >= MUSTER_FORECAST_RESULTS)
    return FALSE;
  count->n = (guint) thrown->dice;
  muster_odds_count (count->odds, count->n, get_success (thrown->colour));
  if (thrown->again != 0)
    {
      gboolean better = thrown->again > 0;
      double below = 0.0;

      /* Of two throws of the same dice, the better or the worse. */
      for (guint k = 0; k <= count->n; k++)
        {
          double upto = below + count->odds[k];
          double both = better ? upto * upto - below * below
                               : (1.0 - below) * (1.0 - below) - (1.0 - upto) * (1.0 - upto);

          count->odds[k] = MAX (both, 0.0);
          below = upto;
        }
    }
  return TRUE;
}

/**
 * muster_toy_foresight_test:
 *
 * Returns: the chance that one of @n_dice is a success
 */
double
muster_toy_foresight_test (guint     n_dice,
                           ToyColour colour)
{
  double fails = 1.0;

  for (guint i = 0; i < n_dice; i++)
    fails *= 1.0 - get_success (colour);
  return 1.0 - fails;
}

/**
 * muster_toy_foresight_toll_init:
 * @n_leader_dice: that are thrown where its leaders are in danger
 */
void
muster_toy_foresight_toll_init (ToyToll           *toll,
                                const MusterState *state,
                                int                unit,
                                guint              n_leader_dice)
{
  *toll = (ToyToll) { .unit = unit, .n_leader_dice = n_leader_dice };
  toll->casualties.n = MIN ((guint) state->units[unit].strength, MUSTER_FORECAST_RESULTS - 1);
}

/**
 * muster_toy_foresight_toll_add:
 * @chance: that there are so many @casualties
 *
 * Returns: whether the unit routs by them
 */
gboolean
muster_toy_foresight_toll_add (ToyToll           *toll,
                               const MusterSetup *setup,
                               const MusterState *state,
                               int                casualties,
                               double             chance)
{
  const MusterUnitState *unit = &state->units[toll->unit];
  int break_point = unit->markers[TOY_BREAK];
  gboolean routs = casualties > 0 && unit->strength - casualties <= break_point;

  toll->casualties.odds[casualties] += chance;
  if (routs)
    toll->routed += chance;
  else if (casualties >= break_point && toy_has_rule (setup, TOY_RULE_LEADER_CASUALTIES))
    {
      double safe_from_one = 1.0, safe_from_both = 1.0;

      /* Either leader falls on one face of a die, so both together fall on two. */
      for (guint i = 0; i < toll->n_leader_dice; i++)
        {
          safe_from_one *= 5 / 6.0;
          safe_from_both *= 4 / 6.0;
        }
      if (unit->markers[TOY_OFFICER])
        toll->officer += chance * (1.0 - safe_from_one);
      if (unit->markers[TOY_ENSIGN])
        toll->ensign += chance * (1.0 - safe_from_one);
      if (unit->markers[TOY_OFFICER] && unit->markers[TOY_ENSIGN])
        toll->either += chance * (1.0 - safe_from_both);
      else if (unit->markers[TOY_OFFICER] || unit->markers[TOY_ENSIGN])
        toll->either += chance * (1.0 - safe_from_one);
    }
  return routs;
}

/* Writes what has been added up into the forecast. */
void
muster_toy_foresight_toll_tell (const ToyToll     *toll,
                                const MusterState *state,
                                MusterForecast    *forecast)
{
  MusterForecastSpread *spread = muster_forecast_add_spread (
    forecast, "casualties", N_("Casualties"), toll->unit, toll->casualties.n);

  for (guint k = 0; k <= toll->casualties.n; k++)
    spread->odds[k] = toll->casualties.odds[k];
  muster_forecast_add_chance (forecast, "casualty", N_("Has casualties"), toll->unit,
                              1.0 - toll->casualties.odds[0]);
  muster_forecast_add_chance (forecast, "routed", N_("Routs"), toll->unit, toll->routed);
  if (toll->either <= 0.0)
    return;
  muster_forecast_add_chance (forecast, "leader-lost", N_("Loses a leader"), toll->unit, toll->either);
  muster_forecast_add_chance (forecast, "officer-lost", N_("Loses its officer"), toll->unit,
                              toll->officer);
  muster_forecast_add_chance (forecast, "ensign-lost", N_("Loses its ensign"), toll->unit,
                              toll->ensign);
}

/**
 * muster_toy_foresight_collapse:
 *
 * Returns: the chance that the loss of @unit is too much for its army
 */
double
muster_toy_foresight_collapse (const MusterSetup *setup,
                               const MusterState *state,
                               int                unit)
{
  int side = toy_get_side (state, unit);
  g_auto (MusterState) after = { 0 };
  int commander;

  muster_state_init (&after);
  muster_state_assign (&after, state);
  after.units[unit].fate = TOY_ROUTED;
  if (!muster_toy_score_checks_collapse (setup, state, &after, side))
    return 0.0;

  commander = muster_toy_units_get_commander (state, side);
  if (!toy_has_rule (setup, TOY_RULE_ADVANCED_COLLAPSE) || commander < 0 ||
      muster_toy_score_get_remaining (&after, side) <= 0)
    return 1.0;
  return 1.0 - muster_toy_foresight_test ((guint) toy_get_rating (state, commander), TOY_YELLOW);
}

/* The chance is told of the commander, who stands for his army. */
void
muster_toy_foresight_tell_collapse (const MusterState *state,
                                    int                side,
                                    double             chance,
                                    MusterForecast    *forecast)
{
  if (chance > 0.0)
    muster_forecast_add_chance (forecast, "collapse", N_("His army collapses"),
                                muster_toy_units_get_commander (state, side), chance);
}
