/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-forecast.h"

#include <string.h>

#include "core/dice/muster-odds.h"
#include "core/rules/hexcard/muster-hexcard-text.h"
#include "core/rules/muster-house-rule.h"

/* What to expect of a close assault. Sixes and totals depend on each other, so the chances of each
 * total are kept for each number of sixes. */

#define MAX_TOTAL (6 * HEXCARD_FORESEEN_DICE)

/**
 * Throw:
 * @sixes: chances of each number of sixes
 * @totals: for each number of sixes, the chances of both it and each total
 */
typedef struct
{
  HexcardCount sixes;
  double totals[HEXCARD_FORESEEN_DICE + 1][MAX_TOTAL + 1];
} Throw;

/**
 * Stand:
 * @gone: for each number of sixes thrown at it, the chance that it is destroyed
 * @shaken: likewise, that it stands and is disrupted, which it was not before
 */
typedef struct
{
  double gone[HEXCARD_FORESEEN_DICE + 1];
  double shaken[HEXCARD_FORESEEN_DICE + 1];
} Stand;

typedef struct
{
  double win;
  double held;
  double attacker_retreats;
  double defender_retreats;
  HexcardFates attacker;
  HexcardFates defender;
} Results;

static gboolean
throw_init (Throw             *self,
            const MusterState *state,
            const MusterOrder *order,
            int                unit)
{
  gboolean attacking = unit == order->unit;
  double others[MAX_TOTAL + 1] = { 1.0 };
  HexcardDice dice;
  guint n;

  muster_hexcard_units_count_dice (state, unit, attacking, &dice);
  n = (guint) (dice.own + dice.commanders);
  if (attacking)
    n = (guint) muster_house_rule_count_dice (order, (int) n);
  self->sixes.n = n;
  if (n > HEXCARD_FORESEEN_DICE)
    return FALSE;

  /* The sums of k dice that are no sixes are built up one die at a time. */
  muster_odds_count (self->sixes.odds, n, 1 / 6.0);
  for (guint s = n + 1; s-- > 0;)
    {
      for (guint t = 0; t <= 6 * n; t++)
        self->totals[s][t] = t >= 6 * s ? self->sixes.odds[s] * others[t - 6 * s] : 0.0;
      for (guint t = 5 * (n - s + 1) + 1; s > 0 && t-- > 0;)
        {
          double sum = 0.0;

          for (guint face = 1; face <= 5 && face <= t; face++)
            sum += others[t - face];
          others[t] = sum / 5.0;
        }
    }
  return TRUE;
}

static void
stand_unit (Stand              *self,
            const MusterState  *state,
            int                 unit,
            const MusterDeck   *cover_deck,
            const HexcardCount *sixes)
{
  HexcardCover cover;

  if (cover_deck != NULL)
    muster_hexcard_foresight_cover_init (&cover, cover_deck);
  for (guint s = 0; s <= sixes->n; s++)
    {
      HexcardFates fates = { 0 };

      if (cover_deck == NULL)
        {
          muster_hexcard_foresight_unit (state, unit, s, 1.0, &fates);
        }
      else
        {
          if (s > 0)
            muster_hexcard_foresight_cover_turn (&cover);
          for (guint h = 0; h <= s; h++)
            muster_hexcard_foresight_unit (state, unit, h, cover.row[h], &fates);
        }
      self->gone[s] = fates.destroyed;
      self->shaken[s] = fates.disrupted;
    }
}

/* A lone commander under assault: cards decide whether he lives. */
static void
stand_commander (Stand              *self,
                 const MusterState  *state,
                 int                 unit,
                 const MusterDeck   *cover_deck,
                 const HexcardCount *sixes,
                 HexcardFates       *fates)
{
  gboolean was_disrupted = hexcard_has_marker (state, unit, HEXCARD_DISRUPTED);
  double killed[HEXCARD_FORESEEN_DICE + 1] = { 0.0 };
  guint8 struck[MUSTER_MAX_UNITS] = { 0 };
  HexcardFates all[MUSTER_MAX_UNITS];
  HexcardToll toll = {
    .state = state, .struck = struck, .cover = cover_deck != NULL, .sixes = sixes
  };
  HexcardCover cover;

  struck[unit] = TRUE;
  all[unit] = (HexcardFates) { 0 };
  muster_hexcard_forecast_commanders (&toll, all, killed);
  *fates = all[unit];

  muster_hexcard_foresight_cover_init (&cover, &state->deck);
  for (guint s = 0; s <= sixes->n; s++)
    {
      double unhit = s == 0 ? 1.0 : 0.0;

      if (s > 0 && cover_deck != NULL)
        {
          muster_hexcard_foresight_cover_turn (&cover);
          unhit = cover.row[0];
        }
      self->gone[s] = killed[s] / sixes->odds[s];
      self->shaken[s] = was_disrupted ? 0.0 : 1.0 - unhit - self->gone[s];
    }
}

/* Adds one pair of sixes, with the chances that the attacker's total is lower, equal or higher. */
static void
add_result (Results     *results,
            const Stand *attacker,
            const Stand *defender,
            guint        s_attack,
            guint        s_defence,
            const double compared[3],
            gboolean     may_retreat)
{
  double all = compared[0] + compared[1] + compared[2];
  double gone = defender->gone[s_attack];
  double stands = 1.0 - gone;
  double shaken = defender->shaken[s_attack];
  double hurt = attacker->shaken[s_defence];

  results->defender.destroyed += all * gone;
  if (attacker->gone[s_defence] > 0.0)
    {
      results->attacker.destroyed += all;
      results->defender.disrupted += all * shaken;
      return;
    }

  results->win += all * gone + compared[0] * stands;
  results->held += compared[1] * stands;
  results->attacker_retreats += compared[2] * stands;
  results->attacker.disrupted +=
    hurt * (all * gone + (compared[0] + compared[1]) * stands) + compared[2] * stands;
  results->defender.disrupted += (compared[1] + compared[2]) * shaken;
  if (may_retreat)
    {
      results->defender_retreats += compared[0] * stands;
      results->defender.disrupted += compared[0] * shaken;
    }
  else
    {
      results->defender.destroyed += compared[0] * stands;
    }
}

static void
add_casualties (MusterForecast     *forecast,
                const MusterState  *state,
                int                 unit,
                const HexcardCount *hits,
                double              killed)
{
  MusterForecastSpread *spread =
    muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), unit,
                                MIN ((guint) state->units[unit].strength, hits->n));
  HexcardFates ignored = { 0 };

  if (hexcard_get_arm (state, unit) == HEXCARD_COMMANDER)
    {
      spread->odds[1] = killed;
      spread->odds[0] = 1.0 - killed;
      return;
    }
  for (guint h = 0; h <= hits->n; h++)
    spread->odds[muster_hexcard_foresight_unit (state, unit, h, 0.0, &ignored)] += hits->odds[h];
}

/* Hits by a gun that defends itself strike the commanders with the attacker too. */
static void
add_commanders (MusterForecast     *forecast,
                const MusterState  *state,
                int                 attacker,
                gboolean            cover,
                const HexcardCount *sixes,
                const HexcardCount *hits_taken)
{
  guint8 struck[MUSTER_MAX_UNITS] = { 0 };
  HexcardFates fates[MUSTER_MAX_UNITS];
  HexcardToll toll = {
    .state = state, .struck = struck, .cover = cover, .sixes = sixes, .taken = hits_taken
  };

  memset (fates, 0, state->n_units * sizeof *fates);
  for (int i = 0; i < state->n_units; i++)
    struck[i] = hexcard_commands (state, i, attacker);
  muster_hexcard_forecast_commanders (&toll, fates, NULL);

  for (int i = 0; i < state->n_units; i++)
    if (struck[i] && forecast->n_chances + 3 <= MUSTER_FORECAST_CHANCES)
      muster_hexcard_forecast_add_fates (forecast, state, i, &fates[i]);
}

/**
 * muster_hexcard_forecast_melee:
 * @order: a legal close assault
 */
gboolean
muster_hexcard_forecast_melee (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               MusterForecast    *forecast)
{
  int attacker = order->unit;
  int defender = muster_order_get (order, HEXCARD_ASSAULT_TARGET);
  const MusterDeck *cover = muster_order_get (order, HEXCARD_ASSAULT_COVER) ? &state->deck : NULL;
  gboolean is_commander = hexcard_get_arm (state, defender) == HEXCARD_COMMANDER;
  g_autofree Throw *attack = g_new (Throw, 1);
  g_autofree Throw *defence = g_new (Throw, 1);
  Results results = { 0 };
  HexcardFates lone = { 0 };
  HexcardCount hits;
  Stand stands[2];
  gboolean may_retreat;
  int umpire = muster_house_rule_get_total (order);

  if (!throw_init (attack, state, order, attacker) || !throw_init (defence, state, order, defender))
    return FALSE;

  stand_unit (&stands[0], state, attacker, NULL, &defence->sixes);
  if (is_commander)
    stand_commander (&stands[1], state, defender, cover, &attack->sixes, &lone);
  else
    stand_unit (&stands[1], state, defender, cover, &attack->sixes);

  may_retreat = muster_hexcard_units_may_retreat (state, defender);
  for (guint a = 0; a <= attack->sixes.n; a++)
    for (guint d = 0; d <= defence->sixes.n; d++)
      {
        double compared[3];
        double all = attack->sixes.odds[a] * defence->sixes.odds[d];
        double below = 0.0;

        compared[0] = compared[1] = 0.0;
        for (int t = 0; t <= MAX (6 * (int) attack->sixes.n + umpire, 0); t++)
          {
            double same = t <= 6 * (int) defence->sixes.n ? defence->totals[d][t] : 0.0;
            double own = 0.0;

            /* No correction makes a total less than 0. */
            for (int thrown = t == 0 ? 0 : MAX (t - umpire, 0);
                 thrown <= t - umpire && thrown <= 6 * (int) attack->sixes.n; thrown++)
              own += t == 0 || thrown == t - umpire ? attack->totals[a][thrown] : 0.0;

            compared[0] += own * below;
            compared[1] += own * same;
            below += same;
          }
        compared[2] = MAX (all - compared[0] - compared[1], 0.0);

        add_result (&results, &stands[0], &stands[1], a, d, compared, may_retreat);
      }

  results.defender.wounded = lone.wounded;

  muster_hexcard_foresight_hits (cover, &attack->sixes, &hits);
  add_casualties (forecast, state, defender, &hits, lone.destroyed);
  add_casualties (forecast, state, attacker, &defence->sixes, 0.0);

  muster_forecast_add_chance (forecast, "win", N_("Takes the hex"), attacker, results.win);
  muster_forecast_add_chance (forecast, "held", N_("Stands fast"), attacker, results.held);
  muster_forecast_add_chance (forecast, "retreats", N_("Retreats"), attacker,
                              results.attacker_retreats);
  muster_hexcard_forecast_add_fates (forecast, state, attacker, &results.attacker);
  muster_forecast_add_chance (forecast, "retreats", N_("Retreats"), defender,
                              results.defender_retreats);
  muster_hexcard_forecast_add_fates (forecast, state, defender, &results.defender);

  if (hexcard_get_arm (state, defender) == HEXCARD_GUN)
    add_commanders (forecast, state, attacker, cover != NULL, &attack->sixes, &defence->sixes);
  return TRUE;
}
