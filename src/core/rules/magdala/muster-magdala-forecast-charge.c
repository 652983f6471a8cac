/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/muster-i18n.h"

/* What to expect of a charge: how far it comes, the fire that meets it, the test of those who are left. */

typedef struct
{
  const MusterSetup *setup;
  const MusterOrder *order;
  MusterState sketch; /* the attackers are on their way */
  double pinned;
  double halted;
  double destroyed;
  double contact;
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
    self->contact += chance;
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
      self->contact += chance * passed;
      self->halted += chance * (1.0 - passed);
    }
  else
    self->contact += chance;
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

gboolean
muster_magdala_forecast_charge (const MusterSetup *setup,
                                const MusterState *state,
                                const MusterOrder *order,
                                MusterForecast    *forecast)
{
  int friend = muster_order_get (order, MAGDALA_CHARGE_FRIEND);
  Charge self = { .setup = setup, .order = order };
  g_autofree MusterUnitState *units = NULL;
  MagdalaVolleyOdds odds = { 0 };
  MagdalaVolley volley;
  gboolean fired;
  double reach, missed = 1.0;
  int unit = self.order->unit;

  /* The fire meets attackers who advance and have left their works. */
  muster_magdala_forecast_sketch (state, &self.sketch);
  magdala_put (&self.sketch, unit, MAGDALA_ADVANCING, 1);
  muster_magdala_move_leave_ground (&self.sketch, unit);

  units = self.sketch.units;
  reach = foresee_reach (&self);
  fired = muster_magdala_charge_plan_defence (setup, &self.sketch, order, &volley);
  if (fired && !muster_magdala_forecast_volley (&self.sketch, &volley, &odds))
    return FALSE;

  for (guint h = 1; h <= odds.n; h++)
    {
      foresee_hits (&self, (int) h, odds.direct[h] * reach);
      missed -= odds.direct[h];
    }
  foresee_hits (&self, 0, missed * reach);
  add_casualties (&self, forecast, order->unit, odds.direct, odds.n, reach);
  if (friend >= 0)
    add_casualties (&self, forecast, friend, odds.stray, odds.n, reach);

  muster_forecast_add_chance (forecast, "short", N_("Falls short"), unit, 1.0 - reach);
  muster_forecast_add_chance (forecast, "pinned", N_("Halted and pinned"), unit, self.pinned);
  muster_forecast_add_chance (forecast, "halted", N_("Fails its test"), unit, self.halted);
  muster_forecast_add_chance (forecast, "destroyed", N_("Destroyed"), unit, self.destroyed);
  muster_forecast_add_chance (forecast, "contact", N_("Contact"), unit, self.contact);
  muster_magdala_forecast_add_leader (forecast, self.setup, &self.sketch, unit, &self.fates);

  if (fired)
    muster_magdala_forecast_add_firer (forecast, setup, state, &volley, odds.jams, reach);
  return TRUE;
}
