/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-forecast.h"

#include <string.h>

#include "core/dice/muster-odds.h"
#include "core/rules/hexcard/muster-hexcard-text.h"
#include "core/rules/muster-house-rule.h"

/* What to expect of an order. The figures come from the functions that play uses; here only the
 * chances are worked out. Cards are drawn from the rest of the pack, without replacement. */

/* A unit takes at most so many lines of a forecast. */
#define CHANCES_A_UNIT 3

void
muster_hexcard_forecast_add_fates (MusterForecast     *forecast,
                                   const MusterState  *state,
                                   int                 unit,
                                   const HexcardFates *fates)
{
  if (!hexcard_has_marker (state, unit, HEXCARD_DISRUPTED))
    muster_forecast_add_chance (forecast, "disrupted", N_("Disrupted"), unit, fates->disrupted);
  if (hexcard_get_arm (state, unit) == HEXCARD_COMMANDER &&
      !hexcard_has_marker (state, unit, HEXCARD_WOUNDED))
    muster_forecast_add_chance (forecast, "wounded", N_("Wounded"), unit, fates->wounded);
  muster_forecast_add_chance (forecast, "destroyed",
                              hexcard_get_arm (state, unit) == HEXCARD_COMMANDER
                                ? N_("Killed") : N_("Destroyed"),
                              unit, fates->destroyed);
}

/* Adds what the hits do to one unit, leaving room for the line of the hits themselves. */
static void
add_struck (MusterForecast     *forecast,
            const MusterState  *state,
            int                 unit,
            const HexcardCount *hits,
            HexcardFates       *fates)
{
  gboolean is_commander = hexcard_get_arm (state, unit) == HEXCARD_COMMANDER;
  MusterForecastSpread *spread;

  if (forecast->n_spreads + 1 >= MUSTER_FORECAST_SPREADS ||
      forecast->n_chances + CHANCES_A_UNIT > MUSTER_FORECAST_CHANCES)
    return;

  spread = muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), unit,
                                       MIN ((guint) state->units[unit].strength, hits->n));
  for (guint h = 0; !is_commander && h <= hits->n; h++)
    spread->odds[muster_hexcard_foresight_unit (state, unit, h, hits->odds[h], fates)] +=
      hits->odds[h];
  if (is_commander)
    {
      spread->odds[1] = fates->destroyed;
      spread->odds[0] = 1.0 - fates->destroyed;
    }
  muster_hexcard_forecast_add_fates (forecast, state, unit, fates);
}

gboolean
muster_hexcard_forecast_fire (const MusterSetup *setup,
                              const MusterState *state,
                              const MusterOrder *order,
                              MusterForecast    *forecast)
{
  int target = muster_order_get (order, HEXCARD_FIRE_TARGET);
  gboolean cover = muster_order_get (order, HEXCARD_FIRE_COVER) != 0;
  gboolean by_gun = hexcard_get_arm (state, order->unit) == HEXCARD_GUN;
  guint8 struck[MUSTER_MAX_UNITS] = { 0 };
  HexcardFates fates[MUSTER_MAX_UNITS];
  HexcardCount sixes;
  HexcardCount hits;
  HexcardDice dice;
  HexcardToll toll = { .state = state, .struck = struck, .cover = cover, .sixes = &sixes };

  muster_hexcard_units_count_dice (state, order->unit, TRUE, &dice);
  sixes.n = (guint) muster_house_rule_count_dice (order, dice.own + dice.commanders);
  if (sixes.n > HEXCARD_FORESEEN_DICE)
    return FALSE;

  muster_odds_count (sixes.odds, sixes.n, 1 / 6.0);
  muster_hexcard_foresight_hits (cover ? &state->deck : NULL, &sixes, &hits);
  memset (fates, 0, state->n_units * sizeof *fates);
  if (by_gun)
    muster_hexcard_fire_find_hex (state, order, struck);
  struck[target] = TRUE;
  muster_hexcard_forecast_commanders (&toll, fates, NULL);

  add_struck (forecast, state, target, &hits, &fates[target]);
  struck[target] = FALSE;
  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    if (struck[i])
      add_struck (forecast, state, i, &hits, &fates[i]);
  if (!by_gun)
    {
      int load = hexcard_get_arm (state, target) == HEXCARD_TRANSPORT
                   ? muster_hexcard_units_get_load (state, target) : -1;

      /* A transport that is destroyed sets down its infantry, disrupted. */
      if (load >= 0 && muster_hexcard_units_is_aboard (state, load) &&
          !hexcard_has_marker (state, load, HEXCARD_DISRUPTED))
        muster_forecast_add_chance (forecast, "disrupted", N_("Disrupted"), load, fates[target].destroyed);
    }

  memcpy (muster_forecast_add_spread (forecast, "hits", N_("Hits"), order->unit, hits.n)->odds,
          hits.odds, (hits.n + 1) * sizeof *hits.odds);
  return TRUE;
}
