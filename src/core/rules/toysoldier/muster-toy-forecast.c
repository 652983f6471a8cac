/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* What to expect of a turn, a card, a shot, and of what endangers a general. */

/* Chances of the highest of as many dice as @general's rating. */
static void
tell_points (const MusterState *state,
             int                general,
             MusterForecast    *forecast)
{
  MusterForecastSpread *spread = muster_forecast_add_spread (
    forecast, "command-points", N_("Command points"), general, TOY_MAX_POINTS);
  double below = 0.0;

  for (guint k = 1; k <= TOY_MAX_POINTS; k++)
    {
      double upto = 1.0;

      for (int i = 0; i < toy_get_rating (state, general); i++)
        upto *= k / 6.0;
      spread->odds[k] = upto - below;
      below = upto;
    }
}

/**
 * muster_toy_forecast_start_turn:
 *
 * Where the main army of an attacker may arrive, both who commands without it and who commands with it are
 * told.
 */
gboolean
muster_toy_forecast_start_turn (const MusterSetup *setup,
                                const MusterState *state,
                                const MusterOrder *order,
                                MusterForecast    *forecast)
{
  gboolean may_arrive = muster_toy_arrival_is_rolled_for (setup, state);
  g_auto (MusterState) after = { 0 };

  muster_state_init (&after);
  muster_state_assign (&after, state);
  for (int i = 0; may_arrive && i < after.n_units; i++)
    if (toy_get_side (&after, i) == toy_get_data (setup)->attacker)
      after.units[i].markers[TOY_RESERVE] = 0;

  for (int side = 0; side < 2; side++)
    {
      int now = muster_toy_units_get_commander (state, side);
      int then = muster_toy_units_get_commander (&after, side);

      if (now >= 0)
        tell_points (state, now, forecast);
      if (then >= 0 && then != now)
        tell_points (state, then, forecast);
    }
  if (may_arrive)
    muster_forecast_add_chance (forecast, "arrival", N_("The main army arrives"), -1, 1 / 3.0);
  return TRUE;
}

static guint
count_left (const MusterDeck *deck,
            gboolean          red,
            gboolean          only_active)
{
  guint n = 0;

  for (guint i = 0; i <= MUSTER_CARD_BLACK_JOKER; i++)
    if (muster_card_is_red ((MusterCard) i) == red &&
        (!only_active || muster_toy_cards_activates ((MusterCard) i)))
      n += deck->left[i];
  return n;
}

static double
get_chance (const MusterDeck *deck,
            MusterCard        card)
{
  return deck->left[card] / (double) deck->n_left;
}

/* How many cards that units act on are left of each suit. This is public, so it is told as
 * certain. */
static void
tell_left (const MusterDeck *deck,
           const char       *id,
           const char       *label,
           gboolean          red,
           MusterForecast   *forecast)
{
  guint n = count_left (deck, red, TRUE);

  muster_forecast_add_spread (forecast, id, label, -1, n)->odds[n] = 1.0;
}

gboolean
muster_toy_forecast_draw (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterForecast    *forecast)
{
  const MusterDeck *deck = &state->deck;
  const MusterSuit *suits = toy_get_data (setup)->suits;
  MusterSuit red = suits[0] % 2 == 0 ? suits[0] : suits[1];
  MusterSuit black = suits[0] % 2 == 0 ? suits[1] : suits[0];
  MusterForecastSpread *spread;

  muster_forecast_add_chance (forecast, "red", N_("A red card"), -1,
                              count_left (deck, TRUE, FALSE) / (double) deck->n_left);
  muster_forecast_add_chance (forecast, "black", N_("A black card"), -1,
                              count_left (deck, FALSE, FALSE) / (double) deck->n_left);
  muster_forecast_add_chance (forecast, "red-joker", N_("The red joker"), -1,
                              get_chance (deck, MUSTER_CARD_RED_JOKER));
  muster_forecast_add_chance (forecast, "black-joker", N_("The black joker"), -1,
                              get_chance (deck, MUSTER_CARD_BLACK_JOKER));
  muster_forecast_add_chance (forecast, "red-two", N_("The red 2"), -1,
                              get_chance (deck, MUSTER_CARD (TOY_RANK_TWO, red)));
  muster_forecast_add_chance (forecast, "black-two", N_("The black 2"), -1,
                              get_chance (deck, MUSTER_CARD (TOY_RANK_TWO, black)));
  tell_left (deck, "red-left", N_("Red cards left that units act on"), TRUE, forecast);
  tell_left (deck, "black-left", N_("Black cards left that units act on"), FALSE, forecast);
  if (!deck->left[MUSTER_CARD_DECK_BUSTER])
    return TRUE;

  muster_forecast_add_chance (forecast, "deck-buster", N_("The deck buster"), -1, 1.0 / deck->n_left);
  spread = muster_forecast_add_spread (forecast, "cards-to-buster",
                                       N_("Cards until the deck buster, it included"), -1,
                                       deck->n_left);
  for (guint k = 1; k <= deck->n_left; k++)
    spread->odds[k] = 1.0 / deck->n_left;
  return TRUE;
}

/* Whether casualties by fire bring @unit a marker. */
static gboolean
gets_marker (const MusterState *state,
             int                unit,
             gboolean           by_rockets)
{
  const gint16 *markers = state->units[unit].markers;

  return !markers[TOY_DISORDER] &&
         (by_rockets || (markers[TOY_RESOLVE] == TOY_RED && !markers[TOY_EXTRA]));
}

gboolean
muster_toy_forecast_fire (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterForecast    *forecast)
{
  gboolean by_rockets = toy_has_word (state, order->unit, TOY_WORD_ROCKETS);
  ToyThrow attack, defence;
  ToyCount hits, saves;
  ToyShot shot;
  ToyToll toll;
  double hurt;

  muster_toy_fire_read_shot (setup, state, order, &shot);
  muster_toy_dice_count_fire (setup, state, order, &shot, &attack, NULL);
  muster_toy_dice_count_cover (setup, state, order, &shot, &defence, NULL);
  if (!muster_toy_foresight_throw (&attack, &hits) ||
      !muster_toy_foresight_throw (&defence, &saves))
    return FALSE;

  muster_toy_foresight_toll_init (&toll, state, shot.target,
                                  toy_has_word (state, order->unit, TOY_WORD_MARKSMEN) ? 2 : 1);
  for (guint a = 0; a <= hits.n; a++)
    for (guint d = 0; d <= saves.n; d++)
      muster_toy_foresight_toll_add (&toll, setup, state,
                                     CLAMP ((int) a - (int) d, 0,
                                            state->units[shot.target].strength), hits.odds[a] *
                                     saves.odds[d]);

  muster_toy_foresight_toll_tell (&toll, state, forecast);
  hurt = 1.0 - toll.casualties.odds[0] - toll.routed;
  if (gets_marker (state, shot.target, by_rockets))
    muster_forecast_add_chance (forecast, "disordered", N_("Is disordered"), shot.target,
                                MAX (hurt, 0.0));
  if (by_rockets && toy_get_marker (state, shot.target, TOY_DISORDER))
    muster_forecast_add_chance (forecast, "mob", N_("Becomes a mob"), shot.target, MAX (hurt, 0.0));
  muster_toy_foresight_tell_collapse (state, toy_get_side (state, shot.target), toll.routed *
                                      muster_toy_foresight_collapse (setup, state, shot.target),
                                      forecast);
  return TRUE;
}

/* What a general risks by acting in person. */
gboolean
muster_toy_forecast_risk (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterForecast    *forecast)
{
  if (!toy_has_rule (setup, TOY_RULE_GENERAL_CASUALTIES))
    return FALSE;
  muster_forecast_add_chance (forecast, "wounded", N_("Is wounded"),
                              muster_toy_activation_get_general (state, order), 1 / 6.0);
  return TRUE;
}

gboolean
muster_toy_forecast_remove (const MusterSetup *setup,
                            const MusterState *state,
                            const MusterOrder *order,
                            MusterForecast    *forecast)
{
  int unit = muster_order_get (order, MUSTER_REMOVE_UNIT);
  double chance = muster_common_get_removal (order) == TOY_EXITED
                    ? 0.0 : muster_toy_foresight_collapse (setup, state, unit);

  muster_toy_foresight_tell_collapse (state, toy_get_side (state, unit), chance, forecast);
  return chance > 0.0;
}
