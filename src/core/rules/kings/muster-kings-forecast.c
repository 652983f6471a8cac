/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-forecast.h"

#include <string.h>

#include "core/dice/muster-odds.h"
#include "core/rules/kings/muster-kings-text.h"

/* What to expect of an order that is carried out. The figures come from the functions that play
 * uses; here only the chances are worked out. */

static void
add_fates (MusterForecast    *forecast,
           int                unit,
           const KingsFates  *fates)
{
  muster_forecast_add_chance (forecast, "pinned", N_("Pinned"), unit, fates->pinned);
  muster_forecast_add_chance (forecast, "routed", N_("Routed"), unit, fates->routed);
  muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), unit, fates->destroyed);
  muster_forecast_add_chance (forecast, "leader-lost", N_("Leader lost"), unit, fates->leader);
}

/* @models: that the unit loses; one more with a Leader who deserts. */
static void
foresee_toll (KingsView  *view,
              int         unit,
              guint       models,
              KingsCause  cause,
              gboolean    snipers,
              double      chance,
              KingsFates *fates,
              double     *spread)
{
  double before = fates->deserted;
  double deserts;

  muster_kings_foresight_losses (view, unit, (int) models, cause, snipers, chance, fates);
  deserts = fates->deserted - before;
  spread[models] += chance - deserts;
  if (deserts > 0.0)
    spread[models + 1] += deserts;
}

/* Adds the results of the shots with this weight: dangerous ground makes two cases of them. */
static void
foresee_shots (KingsView          *view,
               const MusterOrder  *order,
               double              weight,
               double             *jams,
               KingsFates         *fates,
               double             *spread)
{
  int target = muster_kings_order_get (order, KINGS_SLOT_TARGET);
  gboolean snipers =
    (muster_kings_units_get_profile (view->setup, &view->state, order->unit).words &
     KINGS_WORD_OFFICER_SNIPERS) != 0;
  KingsLosses losses;

  *jams += weight * muster_kings_foresight_hits (view, order, order->unit, target, &losses);
  muster_kings_foresight_hits_to_losses (&losses,
                                         (guint) muster_kings_fire_get_needs (view->setup,
                                                                              &view->state, order,
                                                                              order->unit),
                                         (guint) view->state.units[target].strength);
  for (guint c = 0; c <= losses.highest; c++)
    foresee_toll (view, target, c, KINGS_CAUSE_FIRE, snipers, losses.odds[c] * weight, fates,
                  spread);
}

static gboolean
foresee_fire (KingsView         *view,
              const MusterOrder *order,
              MusterForecast    *forecast)
{
  int target = muster_kings_order_get (order, KINGS_SLOT_TARGET);
  KingsProfile profile = muster_kings_units_get_profile (view->setup, &view->state, order->unit);
  gboolean planner = muster_kings_has_trait (view->setup, &view->state, order->unit,
                                             KINGS_TRAIT_TERRIBLE_PLANNER);
  KingsFates fates = { 0 };
  MusterForecastSpread *spread;
  double danger = muster_kings_order_get (order, KINGS_SLOT_DANGEROUS) ? 1 / 6.0 : 0.0;
  double jams = 0.0;

  if (!muster_kings_order_has (order, KINGS_SLOT_TARGET) ||
      muster_kings_order_get_building (order) >= 0)
    return FALSE;

  spread = muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), target,
                                       (guint) view->state.units[target].strength);
  foresee_shots (view, order, 1.0 - danger, &jams, &fates, spread->odds);
  if (danger > 0.0 && muster_kings_foresight_view_lose_one (view, order->unit))
    foresee_shots (view, order, danger, &jams, &fates, spread->odds);
  else
    spread->odds[0] += danger;

  add_fates (forecast, target, &fates);
  if (profile.words & KINGS_WORD_MACHINE_GUN)
    muster_forecast_add_chance (forecast, "jammed", N_("Jammed"), order->unit, jams);
  if (planner)
    muster_forecast_add_chance (forecast, "out-of-ammo", N_("Out of ammunition"), order->unit,
                                1 / 6.0);
  return TRUE;
}

typedef struct
{
  double fought;
  double win;
  double draw;
  KingsFates attacker;
  KingsFates defender;
} Melee;

/* One of the two who fight. */
typedef struct
{
  int unit;
  KingsFates *fates;
  double *spread;
  KingsLosses losses;
  double win;
  double draw;
} Fighter;

/* Who has lost a drawn fight: 1 the foe, -1 the unit itself, 0 nobody (K-MELEE-06). */
static int
judge_draw (KingsView *view,
            int        unit,
            int        foe,
            guint      models)
{
  gboolean own = muster_kings_foresight_view_wins_draws (view, unit, models);
  gboolean other = muster_kings_foresight_view_wins_draws (view, foe, models);

  return own == other ? 0 : own ? 1 : -1;
}

/* Adds the results of a fight for one of the two. */
static void
foresee_fighter (KingsView     *view,
                 Fighter       *self,
                 const Fighter *foe,
                 double         weight)
{
  for (guint c = 0; c <= self->losses.highest; c++)
    {
      double chance = self->losses.odds[c];
      double fewer, equal, more, tested;
      int drawn = judge_draw (view, self->unit, foe->unit, c);
      double below = 0.0;

      /* Chance that the other unit loses fewer, as many and more than each number of
       * models. */
      for (guint k = 0; k < c; k++)
        below += k <= foe->losses.highest ? foe->losses.odds[k] : 0.0;
      fewer = below;
      equal = c <= foe->losses.highest ? foe->losses.odds[c] : 0.0;
      more = MAX (1.0 - fewer - equal, 0.0);

      tested = fewer + (drawn < 0 ? equal : 0.0);
      self->win += chance * (more + (drawn > 0 ? equal : 0.0)) * weight;
      self->draw += drawn == 0 ? chance * equal * weight : 0.0;
      foresee_toll (view, self->unit, c, KINGS_CAUSE_LOST_FIGHT, FALSE, chance * tested * weight,
                    self->fates, self->spread);
      foresee_toll (view, self->unit, c, KINGS_CAUSE_FIGHT, FALSE, chance * (1.0 - tested) * weight,
                    self->fates, self->spread);
    }
}

static void
foresee_fight (KingsView         *view,
               const MusterOrder *order,
               double             weight,
               Melee             *melee,
               MusterForecast    *forecast)
{
  Fighter attacker = { order->unit, &melee->attacker, forecast->spreads[1].odds };
  Fighter defender = { muster_kings_order_get (order, KINGS_SLOT_TARGET), &melee->defender,
                       forecast->spreads[0].odds };

  muster_kings_foresight_blows (view, order, defender.unit, attacker.unit, FALSE, &attacker.losses);
  muster_kings_foresight_blows (view, order, attacker.unit, defender.unit, TRUE, &defender.losses);
  foresee_fighter (view, &attacker, &defender, weight);
  foresee_fighter (view, &defender, &attacker, weight);
  melee->fought += weight;
  melee->win += attacker.win;
  melee->draw += attacker.draw;
}

/* The chance that the die of At the Double makes up the distance. */
static double
get_contact_chance (KingsView         *view,
                    const MusterOrder *order)
{
  int missing = muster_kings_order_get (order, KINGS_SLOT_DISTANCE) -
                muster_kings_units_get_profile (view->setup, &view->state, order->unit).speed;

  if (order->verb != KINGS_AT_THE_DOUBLE || !muster_kings_order_has (order, KINGS_SLOT_DISTANCE))
    return 1.0;
  if (muster_kings_has_trait (view->setup, &view->state, order->unit, KINGS_TRAIT_JOLLY_SPORTY))
    missing -= KINGS_SPORTY_INCHES;
  return muster_odds_face_at_least (missing, 6);
}

static void
add_melee (MusterForecast *forecast,
           int             unit,
           int             target,
           const Melee    *melee)
{
  muster_forecast_add_chance (forecast, "win", N_("Win"), unit, melee->win);
  muster_forecast_add_chance (forecast, "draw", N_("Draw"), unit, melee->draw);
  muster_forecast_add_chance (forecast, "lose", N_("Lose"), unit,
                              MAX (melee->fought - melee->win - melee->draw, 0.0));
  add_fates (forecast, target, &melee->defender);
  add_fates (forecast, unit, &melee->attacker);
}

static gboolean
foresee_melee (KingsView         *view,
               const MusterOrder *order,
               MusterForecast    *forecast)
{
  int unit = order->unit;
  int target = muster_kings_order_get (order, KINGS_SLOT_TARGET);
  gboolean is_dangerous = muster_kings_order_get (order, KINGS_SLOT_DANGEROUS) != 0;
  double safe = is_dangerous ? 5 / 6.0 : 1.0;
  double contact;
  Melee melee = { 0 };

  if (!muster_kings_order_has (order, KINGS_SLOT_TARGET) ||
      muster_kings_order_get_building (order) >= 0)
    return FALSE;

  contact = get_contact_chance (view, order);
  muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), target,
                              (guint) view->state.units[target].strength);
  muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), unit,
                              (guint) view->state.units[unit].strength);
  foresee_fight (view, order, safe * contact, &melee, forecast);
  forecast->spreads[0].odds[0] += safe * (1.0 - contact);
  forecast->spreads[1].odds[0] += safe * (1.0 - contact);
  if (is_dangerous)
    {
      double danger = 1 / 6.0;
      double *odds = forecast->spreads[1].odds;
      double shifted[MUSTER_FORECAST_RESULTS] = { 0 };
      guint n = forecast->spreads[1].highest;

      /* A model that danger takes is a casualty too, whether the enemy is reached or not. */
      if (!muster_kings_foresight_view_lose_one (view, order->unit))
        {
          odds[1] += danger;
          forecast->spreads[0].odds[0] += danger;
          melee.attacker.destroyed += danger;
          melee.attacker.leader += view->state.units[order->unit].leader == KINGS_IN_COMMAND
                                   ? danger : 0.0;
        }
      else
        {
          /* The fight after a loss to dangerous ground is counted apart, and its casualties are
           * raised by one. */
          memcpy (shifted, odds, (n + 1) * sizeof *odds);
          memset (odds, 0, (n + 1) * sizeof *odds);
          foresee_fight (view, order, danger * contact, &melee, forecast);
          odds[0] += danger * (1.0 - contact);
          forecast->spreads[0].odds[0] += danger * (1.0 - contact);
          for (guint c = n; c > 0; c--)
            odds[c] = odds[c - 1] + shifted[c];
          odds[0] = shifted[0];
        }
    }

  if (order->verb == KINGS_AT_THE_DOUBLE)
    muster_forecast_add_chance (forecast, "contact", N_("Contact"), unit, melee.fought);
  add_melee (forecast, unit, target, &melee);
  return TRUE;
}

/* By Mr Babbage's second table: how often it slinks away, shoots and fights. */
typedef struct
{
  double slinks;
  double shoots;
  double fights;
} Conduct;

static double
get_charge_chance (KingsView         *view,
                   const MusterOrder *order,
                   const KingsRow    *row)
{
  int unit = order->unit;
  int missing = muster_kings_order_get (order, KINGS_SLOT_DISTANCE) -
                muster_kings_units_get_profile (view->setup, &view->state, unit).speed;

  if (muster_kings_order_get (order, KINGS_SLOT_CAN_CONTACT))
    return 1.0;
  if (!muster_kings_order_has (order, KINGS_SLOT_DISTANCE))
    return 0.0;
  if (row->word != KINGS_ACT_CHARGE || row->value > 0)
    return missing <= row->value ? 1.0 : 0.0;
  if (muster_kings_has_trait (view->setup, &view->state, unit, KINGS_TRAIT_JOLLY_SPORTY))
    missing -= KINGS_SPORTY_INCHES;
  return muster_odds_face_at_least (missing, 6);
}

static Conduct
foresee_conduct (KingsView         *view,
                 const MusterOrder *order)
{
  const KingsUnit *unit = muster_kings_get_unit (view->setup, order->unit);
  const KingsSolo *solo = &muster_kings_get_data (view->setup)->solo;
  gboolean shot = muster_kings_order_has (order, KINGS_SLOT_RANGE);
  int modifier =
    (muster_kings_order_get (order, KINGS_SLOT_CAN_CONTACT) ? solo->can_contact : 0) +
    (muster_kings_order_get (order, KINGS_SLOT_OUTNUMBERED) ? solo->outnumbered : 0);
  Conduct conduct = { 0 };

  if (unit->native == KINGS_GUN)
    return (Conduct) { .shoots = shot ? 1.0 : 0.0 };

  for (int face = 1; face <= 6; face++)
    {
      const KingsRow *row = muster_kings_find_row (solo->act, face + modifier);

      if (row->word == KINGS_ACT_SLINK)
        conduct.slinks += 1 / 6.0;
      else if (row->word == KINGS_ACT_CAUTION)
        conduct.shoots += shot && unit->native != KINGS_CHARGER ? 1 / 6.0 : 0.0;
      else if (muster_kings_solo_act_fires_instead (view->setup, order, row))
        conduct.shoots += 1 / 6.0;
      else
        conduct.fights += get_charge_chance (view, order, row) / 6.0;
    }
  return conduct;
}

static gboolean
foresee_table (KingsView         *view,
               const MusterOrder *order,
               MusterForecast    *forecast)
{
  Conduct conduct = foresee_conduct (view, order);
  double idle = 1.0 - conduct.shoots - conduct.fights;
  int unit = order->unit;
  int target = muster_kings_order_get (order, KINGS_SLOT_TARGET);
  double jams = 0.0;
  Melee melee = { 0 };

  muster_forecast_add_chance (forecast, "withdrawn", N_("Slinks away"), unit, conduct.slinks);
  if (!muster_kings_order_has (order, KINGS_SLOT_TARGET))
    return TRUE;

  muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), target,
                              (guint) view->state.units[target].strength);
  muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), unit,
                              (guint) view->state.units[unit].strength);
  forecast->spreads[0].odds[0] += idle;
  forecast->spreads[1].odds[0] += idle + conduct.shoots;
  if (conduct.shoots > 0.0)
    foresee_shots (view, order, conduct.shoots, &jams, &melee.defender, forecast->spreads[0].odds);
  if (conduct.fights > 0.0)
    foresee_fight (view, order, conduct.fights, &melee, forecast);
  if (jams > 0.0)
    muster_forecast_add_chance (forecast, "jammed", N_("Jammed"), unit, jams);
  muster_forecast_add_chance (forecast, "contact", N_("Contact"), unit, melee.fought);
  add_melee (forecast, unit, target, &melee);
  return TRUE;
}

static gboolean
foresee_rally (KingsView         *view,
               const MusterOrder *order,
               MusterForecast    *forecast)
{
  KingsFates fates = { 0 };
  double rallied = muster_kings_foresight_rally (view, order->unit, &fates);

  forecast->chance = 1.0;
  muster_forecast_add_chance (forecast, "rallied", N_("Rallied"), order->unit, rallied);
  muster_forecast_add_chance (forecast, "pinned", N_("Pinned"), order->unit, fates.pinned);
  muster_forecast_add_chance (forecast, "routed", N_("Routed"), order->unit, fates.routed);
  return TRUE;
}

static gboolean
foresee_witness (KingsView         *view,
                 const MusterOrder *order,
                 MusterForecast    *forecast)
{
  KingsFates fates = { 0 };

  muster_kings_foresight_losses (view, order->unit, 0, KINGS_CAUSE_WITNESS, FALSE, 1.0, &fates);
  add_fates (forecast, order->unit, &fates);
  return TRUE;
}

typedef gboolean (*Foresight) (KingsView         *view,
                               const MusterOrder *order,
                               MusterForecast    *forecast);

/* The units as they are when the order has been given and not yet carried out. */
static gboolean
foresee (const MusterSetup *setup,
         const MusterState *state,
         const MusterOrder *order,
         MusterForecast    *forecast,
         Foresight          foresight)
{
  MusterUnitState units[MUSTER_MAX_UNITS];
  KingsView view;

  muster_kings_foresight_view_init (&view, setup, state, units);
  view.umpire = muster_kings_activation_get_umpire (setup, state, order);
  if (order->verb != KINGS_WITNESS)
    muster_kings_foresight_view_open_order (&view, order);
  return foresight (&view, order, forecast);
}

gboolean
muster_kings_forecast_fire (const MusterSetup *setup,
                            const MusterState *state,
                            const MusterOrder *order,
                            MusterForecast    *forecast)
{
  return foresee (setup, state, order, forecast, foresee_fire);
}

gboolean
muster_kings_forecast_melee (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             MusterForecast    *forecast)
{
  return foresee (setup, state, order, forecast, foresee_melee);
}

gboolean
muster_kings_forecast_rally (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             MusterForecast    *forecast)
{
  return foresee (setup, state, order, forecast, foresee_rally);
}

gboolean
muster_kings_forecast_witness (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               MusterForecast    *forecast)
{
  return foresee (setup, state, order, forecast, foresee_witness);
}

gboolean
muster_kings_forecast_table (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             MusterForecast    *forecast)
{
  return foresee (setup, state, order, forecast, foresee_table);
}
