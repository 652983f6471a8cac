/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include <string.h>

#include "core/dice/muster-odds.h"
#include "core/rules/magdala/muster-magdala-text.h"

/* What to expect of fire and of a move (M-ODDS). Figures come from the functions that play uses, tried on
 * sketches of the state; here only chances are put together. */

/* Ways of two dice to make 2, and to make 3, of 36. */
#define KILLED_WAYS 1.0
#define WOUNDED_WAYS 2.0
#define ALL_WAYS 36.0

void
muster_magdala_forecast_sketch (const MusterState *state,
                                MusterState       *sketch)
{
  *sketch = *state;
  sketch->units = g_memdup2 (state->units, state->n_units * sizeof *state->units);
}

/**
 * muster_magdala_forecast_volley:
 * @odds: (out): what its dice may show
 *
 * Returns: %FALSE for more dice than anybody throws
 */
gboolean
muster_magdala_forecast_volley (const MusterState   *state,
                                const MagdalaVolley *volley,
                                MagdalaVolleyOdds   *odds)
{
  memset (odds, 0, sizeof *odds);
  odds->n = (guint) muster_magdala_volley_count_dice (state, volley);
  if (odds->n > MAGDALA_FORESEEN_DICE)
    return FALSE;

  muster_odds_count (odds->hits, odds->n, muster_odds_face_at_least (volley->needs, 6));
  memcpy (odds->direct, odds->hits, sizeof odds->direct);
  if (magdala_has_word (state, volley->firer, MAGDALA_ROCKET))
    {
      double table[MAGDALA_FORESEEN_DICE + 1][MAGDALA_FORESEEN_DICE + 1] = { { 1.0 } };

      /* The joint chances of sixes and ones, built up die by die. */
      for (guint die = 1; die <= odds->n; die++)
        for (guint sixes = die + 1; sixes-- > 0;)
          for (guint low = die - sixes + 1; low-- > 0;)
            table[sixes][low] = (sixes + low < die ? table[sixes][low] * 4.0 / 6.0 : 0.0) +
                                 (sixes > 0 ? table[sixes - 1][low] / 6.0 : 0.0) +
                                 (low > 0 ? table[sixes][low - 1] / 6.0 : 0.0);

      memset (odds->direct, 0, sizeof odds->direct);
      /* A rocket without a six hits nobody, astray or not. */
      for (guint sixes = 1; sixes <= odds->n; sixes++)
        for (guint low = 0; sixes + low <= odds->n; low++)
          *(low > sixes ? &odds->stray[sixes] : &odds->direct[sixes]) += table[sixes][low];
    }
  if (magdala_has_word (state, volley->firer, MAGDALA_PRE_MAXIM))
    {
      double ones[MAGDALA_FORESEEN_DICE + 1];

      muster_odds_count (ones, odds->n, 1.0 / 6.0);
      odds->jams = 1.0;
      for (guint i = 0; i < MAGDALA_JAM_ONES && i <= odds->n; i++)
        odds->jams -= ones[i];
    }
  return TRUE;
}

/* Adds what @hits, which come with this chance, mean for the General of a unit that is still in play. */
void
muster_magdala_forecast_risk (const MusterSetup *setup,
                              const MusterState *state,
                              int                unit,
                              int                hits,
                              double             chance,
                              MagdalaFates      *fates)
{
  if (hits <= MAGDALA_RISKY_HITS || !muster_magdala_leaders_has_general (setup, state, unit))
    return;

  fates->leader_lost += chance * KILLED_WAYS / ALL_WAYS;
  if (state->units[unit].leader == MAGDALA_IN_COMMAND)
    fates->wounded += chance * WOUNDED_WAYS / ALL_WAYS;
}

/* Adds what @hits do to a unit, with this chance. @sketch is changed for it and restored. */
static int
foresee_hits (const MusterSetup *setup,
              MusterState       *sketch,
              int                unit,
              int                hits,
              double             chance,
              MagdalaFates      *fates)
{
  MusterUnitState *now = &sketch->units[unit];
  MusterUnitState before = *now;
  int lost = MIN (hits, before.strength);
  int level = muster_magdala_fire_get_test_level (sketch, unit);
  int due = before.markers[MAGDALA_TEST_DUE];
  gboolean judged = hits > 0 && !before.markers[MAGDALA_TESTED];

  now->strength = (gint16) (before.strength - lost);
  now->markers[MAGDALA_FIRE_LOSSES] = (gint16) (before.markers[MAGDALA_FIRE_LOSSES] + lost);
  if (now->strength == 0)
    {
      fates->destroyed += chance;
    }
  else
    {
      muster_magdala_forecast_risk (setup, sketch, unit, hits, chance, fates);
      if (judged && muster_magdala_fire_is_halted (sketch, unit))
        {
          fates->pinned += chance;
          due = 0;
        }
      else if (judged && level > 0 && now->markers[MAGDALA_FIRE_LOSSES] >= level)
        due = MAX (due, MAGDALA_FIRE_TEST);
      fates->test_due += due == MAGDALA_FIRE_TEST ? chance : 0.0;
      fates->spent += now->strength * 2 <= now->start ? chance : 0.0;
    }
  *now = before;
  return lost;
}

/* A General is mentioned only while the unit has one. */
void
muster_magdala_forecast_add_leader (MusterForecast     *forecast,
                                    const MusterSetup  *setup,
                                    const MusterState  *state,
                                    int                 unit,
                                    const MagdalaFates *fates)
{
  if (!muster_magdala_leaders_has_general (setup, state, unit))
    return;

  muster_forecast_add_chance (forecast, "leader-lost", N_("General killed"), unit,
                              fates->leader_lost);
  if (state->units[unit].leader == MAGDALA_IN_COMMAND)
    muster_forecast_add_chance (forecast, "wounded", N_("General wounded"), unit, fates->wounded);
}

/* @odds: the chances of hits on @unit; what they lack to 1 is the chance that the volley goes
 * elsewhere. */
static void
add_victim (MusterForecast     *forecast,
            const MusterSetup  *setup,
            MusterState        *sketch,
            int                 unit,
            const double       *odds,
            guint               n)
{
  MusterForecastSpread *spread =
    muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), unit,
                                MIN ((guint) sketch->units[unit].strength, n));
  MagdalaFates fates = { 0 };
  double missed = 1.0;

  for (guint h = 0; h <= n; h++)
    {
      spread->odds[foresee_hits (setup, sketch, unit, (int) h, odds[h], &fates)] += odds[h];
      missed -= odds[h];
    }

  /* A remainder of rounding is no chance. */
  if (missed > 1e-12)
    spread->odds[foresee_hits (setup, sketch, unit, 0, missed, &fates)] += missed;

  if (muster_magdala_units_is_on_foot (sketch, unit))
    muster_forecast_add_chance (forecast, "pinned", N_("Halted and pinned"), unit, fates.pinned);
  if (muster_magdala_fire_get_test_level (sketch, unit) > 0)
    muster_forecast_add_chance (forecast, "test-due", N_("Must test"), unit, fates.test_due);
  muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), unit, fates.destroyed);
  if (!magdala_get (sketch, unit, MAGDALA_SPENT) &&
      magdala_get_arm (sketch, unit) != MAGDALA_TRANSPORT)
    muster_forecast_add_chance (forecast, "spent", N_("Down to half"), unit, fates.spent);
  muster_magdala_forecast_add_leader (forecast, setup, sketch, unit, &fates);
}

/* What a volley may cost the unit that fires it; @fires: the chance that it does. */
void
muster_magdala_forecast_add_firer (MusterForecast      *forecast,
                                   const MusterSetup   *setup,
                                   const MusterState   *state,
                                   const MagdalaVolley *volley,
                                   double               jams,
                                   double               fires)
{
  int unit = volley->firer;
  int ammo = magdala_get (state, unit, MAGDALA_AMMO);
  double out = 0.0;

  if (magdala_has_word (state, unit, MAGDALA_PRE_MAXIM))
    muster_forecast_add_chance (forecast, "jammed", N_("Jammed"), unit, jams * fires);
  if (!muster_magdala_units_counts_ammo (setup, state, unit))
    return;

  if (ammo == 0)
    out = 1.0;
  else if (volley->half && ammo == 1)
    out = fires * (MAGDALA_SAVES_AMMO - 1) / 6.0;
  else if (!volley->half && ammo == MAGDALA_POINT)
    out = fires;
  muster_forecast_add_chance (forecast, "out-of-ammo", N_("Out of ammunition"), unit, out);
}

gboolean
muster_magdala_forecast_fire (const MusterSetup *setup,
                              const MusterState *state,
                              const MusterOrder *order,
                              MusterForecast    *forecast)
{
  int friend = muster_order_get (order, MAGDALA_FIRE_FRIEND);
  g_autofree MusterUnitState *units = NULL;
  MagdalaVolleyOdds odds;
  MagdalaVolley volley;
  MusterState sketch;

  muster_magdala_fire_plan (setup, state, order, &volley);
  if (!muster_magdala_forecast_volley (state, &volley, &odds))
    return FALSE;

  muster_magdala_forecast_sketch (state, &sketch);
  units = sketch.units;
  add_victim (forecast, setup, &sketch, volley.target, odds.direct, odds.n);
  if (friend >= 0)
    add_victim (forecast, setup, &sketch, friend, odds.stray, odds.n);
  memcpy (muster_forecast_add_spread (forecast, "hits", N_("Hits"), order->unit, odds.n)->odds,
          odds.hits, (odds.n + 1) * sizeof *odds.hits);
  muster_magdala_forecast_add_firer (forecast, setup, state, &volley, odds.jams, 1.0);
  return TRUE;
}

/**
 * muster_magdala_forecast_move_odds:
 * @allowance: with dice
 * @odds: (out) (array fixed-size=MUSTER_FORECAST_RESULTS): the chance of each number of inches
 */
void
muster_magdala_forecast_move_odds (const MagdalaAllowance *allowance,
                                   double                 *odds)
{
  guint highest = MAGDALA_MOVE_PLUS;

  memset (odds, 0, MUSTER_FORECAST_RESULTS * sizeof *odds);
  odds[MAGDALA_MOVE_PLUS] = 1.0;
  for (int die = 0; die < allowance->dice; die++)
    {
      highest += 6;
      for (guint inches = highest + 1; inches-- > 0;)
        {
          double sum = 0.0;

          for (guint face = 1; face <= 6 && face <= inches; face++)
            sum += odds[inches - face];
          odds[inches] = sum / 6.0;
        }
    }
}

gboolean
muster_magdala_forecast_move (const MusterSetup *setup,
                              const MusterState *state,
                              const MusterOrder *order,
                              MusterForecast    *forecast)
{
  gboolean half = muster_magdala_move_is_half (state, order);
  guint distance = (guint) muster_order_get (order, MAGDALA_MOVE_DISTANCE);
  double odds[MUSTER_FORECAST_RESULTS];
  MagdalaAllowance allowance;
  MusterForecastSpread *spread;
  double reach = 0.0;
  guint most;

  muster_magdala_move_get_allowance (state, order->unit, MAGDALA_GOOD_GOING, FALSE, &allowance);
  if (allowance.dice == 0)
    return FALSE;

  muster_magdala_forecast_move_odds (&allowance, odds);
  most = (guint) (6 * allowance.dice + MAGDALA_MOVE_PLUS);
  spread = muster_forecast_add_spread (forecast, "move", N_("Inches"), order->unit,
                                       half ? most / 2 : most);
  for (guint inches = 0; inches <= most; inches++)
    {
      guint goes = half ? inches / 2 : inches;

      spread->odds[goes] += odds[inches];
      reach += goes >= distance ? odds[inches] : 0.0;
    }
  if (muster_order_has (order, MAGDALA_MOVE_DISTANCE))
    muster_forecast_add_chance (forecast, "reach", N_("Gets there"), order->unit, reach);
  return TRUE;
}
