/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* What to expect of a charge: how far it comes, the fire that meets it, the test of those who are left; and
 * of an assault, which is a charge with the round of melee and the test that follow in the same turn. */

typedef struct
{
  const MusterSetup *setup;
  const MusterOrder *order;
  MusterState sketch; /* the attackers are on their way */
  gboolean fired;
  MagdalaVolley volley;
  MagdalaVolleyOdds odds; /* of the volley */
  double reach;
  double pinned;
  double halted;
  double destroyed;
  double contact[MAGDALA_FORESEEN_DICE + 1]; /* by hits: they are taken, and the charge goes home */
  MagdalaFates fates;
} Charge;

static double
foresee_pass (Charge   *self,
              gboolean  led)
{
  const MusterOrder *order = self->order;
  MagdalaTest test;

  muster_magdala_morale_plan (self->setup, &self->sketch, order->unit,
                              muster_order_get (order, MAGDALA_CHARGE_UMPIRE),
                              muster_order_get (order, MAGDALA_CHARGE_IMAM) != 0, &test);
  return muster_magdala_forecast_test (self->setup, &self->sketch, order->unit, &test,
                                       led && muster_order_get (order, MAGDALA_CHARGE_REROLL));
}

static void
foresee_hits (Charge *self,
              int     hits,
              double  chance)
{
  int unit = self->order->unit;
  MusterUnitState *now = &self->sketch.units[unit];
  MusterUnitState before = *now;
  int lost = MIN (hits, before.strength);

  now->strength = (gint16) (before.strength - lost);
  now->markers[MAGDALA_FIRE_LOSSES] = (gint16) (before.markers[MAGDALA_FIRE_LOSSES] + lost);
  if (now->strength == 0)
    {
      self->destroyed += chance;
      *now = before;
      return;
    }

  muster_magdala_forecast_risk (self->setup, &self->sketch, unit, hits, chance, &self->fates);
  if (now->markers[MAGDALA_TESTED])
    self->contact[hits] += chance;
  else if (muster_magdala_fire_is_halted (&self->sketch, unit))
    self->pinned += chance;
  else if (now->markers[MAGDALA_FIRE_LOSSES] >= muster_magdala_fire_get_test_level (&self->sketch,
                                                                                    unit))
    {
      MagdalaFates fates = { 0 };
      double hurt, passed;

      /* The attackers test, with their General's bonus if he was not hit. */
      muster_magdala_forecast_risk (self->setup, &self->sketch, self->order->unit, hits, 1.0,
                                    &fates);
      hurt = fates.leader_lost + fates.wounded;
      passed = hurt * foresee_pass (self, FALSE) + (1.0 - hurt) * foresee_pass (self, TRUE);
      self->contact[hits] += chance * passed;
      self->halted += chance * (1.0 - passed);
    }
  else
    self->contact[hits] += chance;
  *now = before;
}

/* The chance that the charge reaches its target, before any fire. */
static double
foresee_reach (Charge *self)
{
  int distance = muster_order_get (self->order, MAGDALA_CHARGE_DISTANCE);
  double odds[MUSTER_FORECAST_RESULTS];
  MagdalaAllowance allowance;
  double reach = 0.0;

  muster_magdala_move_get_allowance (&self->sketch, self->order->unit,
                                     (MagdalaGoing) muster_order_get (self->order,
                                                                      MAGDALA_CHARGE_GOING), TRUE,
                                     &allowance);
  if (allowance.dice == 0)
    return 1.0;

  muster_magdala_forecast_move_odds (&allowance, odds);
  for (int inches = MIN (distance, MUSTER_FORECAST_RESULTS); inches < MUSTER_FORECAST_RESULTS;
       inches++)
    reach += odds[inches];
  return reach;
}

/* @odds: the chances of hits on @unit, given that the defender fires. */
static void
add_casualties (Charge         *self,
                MusterForecast *forecast,
                int             unit,
                const double   *odds,
                guint           n,
                double          fires)
{
  int strength = self->sketch.units[unit].strength;
  MusterForecastSpread *spread =
    muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), unit,
                                MIN ((guint) strength, n));
  double none = 1.0;

  for (guint h = 1; h <= n; h++)
    {
      spread->odds[MIN (h, (guint) strength)] += odds[h] * fires;
      none -= odds[h] * fires;
    }
  spread->odds[0] += none;
}

/* Works out everything up to the contact. The units of the sketch are freed by the caller. FALSE: there are
 * more dice than anybody throws. */
static gboolean
foresee_charge (Charge            *self,
                const MusterState *state)
{
  int unit = self->order->unit;
  double missed = 1.0;

  /* The fire meets attackers who advance and have left their works. */
  muster_magdala_forecast_sketch (state, &self->sketch);
  magdala_put (&self->sketch, unit, MAGDALA_ADVANCING, 1);
  muster_magdala_move_leave_ground (&self->sketch, unit);

  self->reach = foresee_reach (self);
  self->fired = muster_magdala_charge_plan_defence (self->setup, &self->sketch, self->order, &self->volley);
  if (self->fired && !muster_magdala_forecast_volley (&self->sketch, &self->volley, &self->odds))
    return FALSE;

  for (guint h = 1; h <= self->odds.n; h++)
    {
      foresee_hits (self, (int) h, self->odds.direct[h] * self->reach);
      missed -= self->odds.direct[h];
    }
  foresee_hits (self, 0, missed * self->reach);
  return TRUE;
}

static void
add_stops (Charge         *self,
           MusterForecast *forecast)
{
  int unit = self->order->unit;

  muster_forecast_add_chance (forecast, "short", N_("Falls short"), unit, 1.0 - self->reach);
  muster_forecast_add_chance (forecast, "pinned", N_("Halted and pinned"), unit, self->pinned);
  muster_forecast_add_chance (forecast, "halted", N_("Fails its test"), unit, self->halted);
}

static double
sum_contact (const Charge *self)
{
  double sum = 0.0;

  for (guint h = 0; h <= self->odds.n; h++)
    sum += self->contact[h];
  return sum;
}

gboolean
muster_magdala_forecast_charge (const MusterSetup *setup,
                                const MusterState *state,
                                const MusterOrder *order,
                                MusterForecast    *forecast)
{
  int friend = muster_order_get (order, MAGDALA_CHARGE_FRIEND);
  Charge self = { .setup = setup, .order = order };
  gboolean foreseen = foresee_charge (&self, state);
  g_autofree MusterUnitState *units = self.sketch.units;
  int unit = order->unit;

  if (!foreseen)
    return FALSE;

  add_casualties (&self, forecast, order->unit, self.odds.direct, self.odds.n, self.reach);
  if (friend >= 0)
    add_casualties (&self, forecast, friend, self.odds.stray, self.odds.n, self.reach);

  add_stops (&self, forecast);
  muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), unit, self.destroyed);
  muster_forecast_add_chance (forecast, "contact", N_("Contact"), unit, sum_contact (&self));
  muster_magdala_forecast_add_leader (forecast, self.setup, &self.sketch, unit, &self.fates);

  if (self.fired)
    muster_magdala_forecast_add_firer (forecast, setup, state, &self.volley, self.odds.jams, self.reach);
  return TRUE;
}

/* What becomes of one of the two in an assault, the attacker first. */
typedef struct
{
  int unit;
  double losses[MUSTER_FORECAST_RESULTS];
  double routed;
  double destroyed;
} Fighter;

/* The loser of a round tests its morale, with this chance. It may rout and be run down; who is too steady for
 * that loses a figure. */
static void
foresee_test (Charge  *self,
              Fighter *loser,
              int      lost,
              double   chance)
{
  MusterState *sketch = &self->sketch;
  g_auto (MusterOrder) order = { 0 };
  gboolean gives_ground = muster_magdala_units_is_steady (sketch, loser->unit) &&
                          !magdala_get (sketch, loser->unit, MAGDALA_SQUARE);
  MusterForecast test;
  double failed = chance;

  magdala_put (sketch, loser->unit, MAGDALA_LOST_ROUNDS, 1);
  magdala_put (sketch, loser->unit, MAGDALA_TEST_DUE, MAGDALA_MELEE_TEST);
  muster_order_init (&order, muster_magdala_orders, MAGDALA_MORALE, loser->unit);
  muster_forecast_reset (&test, 1.0);
  muster_magdala_forecast_morale (self->setup, sketch, &order, &test);
  for (guint i = 0; i < test.n_chances; i++)
    {
      const MusterForecastChance *each = &test.chances[i];

      if (each->unit != loser->unit)
        continue;
      if (g_str_equal (each->id, "passed"))
        failed -= chance * each->chance;
      else if (g_str_equal (each->id, "routed"))
        loser->routed += chance * each->chance;
      else if (g_str_equal (each->id, "destroyed"))
        loser->destroyed += chance * each->chance;
    }
  loser->losses[lost] += chance - (gives_ground ? failed : 0.0);
  loser->losses[lost + 1] += gives_ground ? failed : 0.0;
}

/* The round that is fought with @hits taken on the way, and the test of whoever loses it. FALSE: there are
 * more combats than anybody fights. */
static gboolean
foresee_round (Charge  *self,
               int      works,
               int      hits,
               Fighter *fighters)
{
  MusterUnitState *now[2] = { &self->sketch.units[fighters[0].unit], &self->sketch.units[fighters[1].unit] };
  MusterUnitState before[2] = { *now[0], *now[1] };
  g_auto (MusterOrder) order = { 0 };
  MagdalaRound round;

  now[0]->strength = (gint16) (now[0]->strength - hits);
  muster_magdala_melees_join (&self->sketch, fighters[0].unit, fighters[1].unit);
  muster_order_init (&order, muster_magdala_orders, MAGDALA_MELEE_ROUND, fighters[0].unit);
  muster_order_set (&order, MAGDALA_MELEE_TARGET, fighters[1].unit);
  muster_order_set (&order, MAGDALA_MELEE_CONTACT, MIN (now[0]->strength, now[1]->strength));
  if (works >= 0)
    muster_order_set (&order, MAGDALA_MELEE_WORKS, works);
  if (!muster_magdala_forecast_round (self->setup, &self->sketch, &order, &round))
    return FALSE;

  for (int a = 0; a <= round.fight.n_combats; a++)
    for (int d = 0; a + d <= round.fight.n_combats; d++)
      {
        double chance = self->contact[hits] * round.combats[a][d];
        int killed[2] = { MIN (a, before[0].strength - hits), MIN (d, before[1].strength) };
        gboolean wiped_out = FALSE;
        int loser = a == d ? -1 : a > d ? 0 : 1;

        for (int i = 0; i < 2; i++)
          {
            now[i]->strength = (gint16) (before[i].strength - (i == 0 ? hits : 0) - killed[i]);
            wiped_out |= now[i]->strength == 0;
            fighters[i].destroyed += now[i]->strength == 0 ? chance : 0.0;
          }
        for (int i = 0; i < 2; i++)
          if (wiped_out || i != loser)
            fighters[i].losses[killed[i] + (i == 0 ? hits : 0)] += chance;
          else
            foresee_test (self, &fighters[i], killed[i] + (i == 0 ? hits : 0), chance);
        for (int i = 0; i < 2; i++)
          {
            now[i]->markers[MAGDALA_LOST_ROUNDS] = before[i].markers[MAGDALA_LOST_ROUNDS];
            now[i]->markers[MAGDALA_TEST_DUE] = before[i].markers[MAGDALA_TEST_DUE];
          }
      }
  *now[0] = before[0];
  *now[1] = before[1];
  return TRUE;
}

static void
add_fighter (MusterForecast    *forecast,
             const MusterState *state,
             const Fighter     *fighter)
{
  int strength = state->units[fighter->unit].strength;
  guint highest = (guint) MIN (strength, MUSTER_FORECAST_RESULTS - 1);
  MusterForecastSpread *spread;

  while (highest > 0 && fighter->losses[highest] <= 0.0)
    highest--;
  spread = muster_forecast_add_spread (forecast, "casualties", N_("Casualties"), fighter->unit, highest);
  for (guint i = 0; i <= highest; i++)
    spread->odds[i] = fighter->losses[i];
  muster_forecast_add_chance (forecast, "routed", N_("Routs"), fighter->unit, fighter->routed);
  muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), fighter->unit, fighter->destroyed);
}

/**
 * muster_magdala_forecast_assault:
 * @order: a charge, in which no General has anything thrown again
 * @works: what the defender stands behind, or -1 for what he has
 *
 * What to expect of a charge together with the round of melee that is fought in the same turn, frontally and
 * with as many figures as the smaller unit has, and the test of whoever loses it.
 *
 * Returns: %FALSE if there are more dice than anybody throws
 */
gboolean
muster_magdala_forecast_assault (const MusterSetup *setup,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 int                works,
                                 MusterForecast    *forecast)
{
  int target = muster_order_get (order, MAGDALA_CHARGE_TARGET);
  Charge self = { .setup = setup, .order = order };
  gboolean foreseen = foresee_charge (&self, state);
  g_autofree MusterUnitState *units = self.sketch.units;
  Fighter fighters[2] = { { .unit = order->unit, .destroyed = self.destroyed }, { .unit = target } };
  int strength = state->units[order->unit].strength;
  double missed = 1.0;

  if (!foreseen || strength >= MUSTER_FORECAST_RESULTS)
    return FALSE;

  for (guint h = self.odds.n + 1; h-- > 0;)
    {
      double chance = h > 0 ? self.odds.direct[h] * self.reach : missed;

      missed -= chance;
      fighters[0].losses[MIN (h, (guint) strength)] += chance - self.contact[h];
      fighters[1].losses[0] += chance - self.contact[h];
      if (self.contact[h] <= 0.0)
        continue;
      if (magdala_get_arm (state, target) == MAGDALA_TRANSPORT)
        {
          fighters[0].losses[h] += self.contact[h];
          fighters[1].losses[0] += self.contact[h];
          fighters[1].destroyed += self.contact[h];
        }
      else if (!foresee_round (&self, works, (int) h, fighters))
        return FALSE;
    }

  add_fighter (forecast, state, &fighters[1]);
  add_fighter (forecast, state, &fighters[0]);
  add_stops (&self, forecast);
  muster_forecast_add_chance (forecast, "contact", N_("Contact"), order->unit, sum_contact (&self));
  return TRUE;
}
