/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-forecast.h"

#include <string.h>

#include "core/rules/muster-house-rule.h"

/* The parts of forecasts: shots, blows, and what happens to a unit that has lost models. */

/**
 * muster_kings_foresight_view_init:
 * @units: room for all units of @state, which must live as long as @view
 */
void
muster_kings_foresight_view_init (KingsView         *view,
                                  const MusterSetup *setup,
                                  const MusterState *state,
                                  MusterUnitState   *units)
{
  view->setup = setup;
  view->umpire = 0;
  view->state = *state;
  view->state.units = units;
  memcpy (units, state->units, state->n_units * sizeof *units);
}

/* What is true of the ordered unit by the time that its order has effects. */
void
muster_kings_foresight_view_open_order (KingsView         *view,
                                        const MusterOrder *order)
{
  MusterUnitState *now = &view->state.units[order->unit];

  now->markers[KINGS_PINNED] =
    (gint16) muster_kings_units_get_pins (view->setup, &view->state, order->unit);
  now->acted = TRUE;
  now->markers[KINGS_GONE_TO_GROUND] = 0;
}

/* Dangerous ground takes a model. FALSE: it was the last. */
gboolean
muster_kings_foresight_view_lose_one (KingsView *view,
                                      int        unit)
{
  MusterUnitState *now = &view->state.units[unit];

  if (now->strength <= 1)
    return FALSE;
  now->strength--;
  if (now->strength < KINGS_CLOSE_ORDER_MIN)
    now->markers[KINGS_CLOSE_ORDER] = 0;
  return TRUE;
}

/* Whether the unit wins a drawn fight in which it lost @models. */
gboolean
muster_kings_foresight_view_wins_draws (KingsView *view,
                                        int        unit,
                                        guint      models)
{
  return (int) models < view->state.units[unit].strength &&
         (muster_kings_units_get_profile (view->setup, &view->state, unit).words &
          KINGS_WORD_TERROR_KILTS) != 0;
}

/* One result of a machine gun: so many ones and hits. Returns: its chance to jam */
static double
add_burst (KingsLosses *losses,
           guint        ones,
           guint        hits,
           int          crew,
           double       chance)
{
  gboolean jams = (int) ones > crew;

  losses->odds[jams ? 0 : hits] += chance;
  return jams ? chance : 0.0;
}

/**
 * muster_kings_foresight_hits:
 * @losses: (out): chances of each number of hits
 *
 * Returns: the chance that a machine gun jams, in which case nothing hits
 */
double
muster_kings_foresight_hits (KingsView         *view,
                             const MusterOrder *order,
                             int                unit,
                             int                target,
                             KingsLosses       *losses)
{
  guint n = (guint) muster_house_rule_count_dice (
    order, (int) muster_kings_fire_count_shots (view->setup, &view->state, order, unit));
  int number = muster_kings_fire_get_hit_number (view->setup, &view->state, order, unit, target);
  double hit = muster_odds_face_at_least (number, 6);
  gboolean keen_shot =
    n > 0 && muster_kings_has_trait (view->setup, &view->state, unit, KINGS_TRAIT_KEEN_SHOT);

  losses->highest = n;
  if (muster_kings_units_get_profile (view->setup, &view->state,
                                      unit).words & KINGS_WORD_MACHINE_GUN)
    {
      double ones[MUSTER_ODDS_MAX];
      double hits[MUSTER_ODDS_MAX];
      double jams = 0.0;

      memset (losses->odds, 0, (n + 1) * sizeof *losses->odds);
      muster_odds_count (ones, n, 1 / 6.0);
      for (guint o = 0; o <= n; o++)
        {
          muster_odds_count (hits, n - o, hit / (5 / 6.0));
          for (guint h = 0; h <= n - o; h++)
            {
              double chance = ones[o] * hits[h];
              guint rest = o > 0 ? o - 1 : 0;

              if (!keen_shot || h == n)
                {
                  jams += add_burst (losses, o, h, view->state.units[unit].strength, chance);
                  continue;
                }

              /* The lowest die, a one if there is any, is rolled again: it becomes a one, a hit or
               * neither. */
              jams += add_burst (losses, rest + 1, h, view->state.units[unit].strength,
                                 chance / 6.0);
              jams += add_burst (losses, rest, h + 1, view->state.units[unit].strength, chance *
                                 hit);
              jams += add_burst (losses, rest, h, view->state.units[unit].strength, chance *
                                 (5 / 6.0 - hit));
            }
        }
      return jams;
    }

  muster_odds_count (losses->odds, n, hit);
  if (keen_shot)
    {
      guint highest = losses->highest;

      /* A miss is rolled again, unless there is none. */
      losses->odds[highest] += losses->odds[highest - 1] * hit;
      for (guint h = highest - 1; h > 0; h--)
        losses->odds[h] = losses->odds[h] * (1.0 - hit) + losses->odds[h - 1] * hit;
      losses->odds[0] *= 1.0 - hit;
    }
  return 0.0;
}

void
muster_kings_foresight_hits_to_losses (KingsLosses *losses,
                                       guint        needs,
                                       guint        strength)
{
  muster_odds_divide (losses->odds, &losses->highest, needs, strength);
}

/**
 * muster_kings_foresight_blows:
 * @attacks: @striker is the attacker
 * @losses: (out): chances of the models that @struck loses
 */
void
muster_kings_foresight_blows (KingsView         *view,
                              const MusterOrder *order,
                              int                striker,
                              int                struck,
                              gboolean           attacks,
                              KingsLosses       *losses)
{
  int needs =
    muster_kings_melee_get_needs (view->setup, &view->state, order, striker, struck, attacks);
  int number;

  losses->highest =
    muster_kings_melee_count_blows (view->setup, &view->state, striker, struck, attacks, &number);
  if (attacks)
    losses->highest = (guint) muster_house_rule_count_dice (order, (int) losses->highest);
  muster_odds_count (losses->odds, losses->highest, muster_odds_face_at_least (number, 6));
  muster_kings_foresight_hits_to_losses (losses, (guint) needs,
                                         (guint) view->state.units[struck].strength);
}

static double
get_fatal_chance (KingsView *view,
                  int        unit,
                  int        models,
                  gboolean   snipers)
{
  double chance = 0.0;

  if (models == 0 || view->state.units[unit].leader != KINGS_IN_COMMAND)
    return 0.0;

  for (int sum = 2; sum <= 12; sum++)
    if (muster_kings_losses_is_fatal (view->setup, &view->state, unit, sum, snipers))
      chance += muster_odds_two_dice_exactly (sum);
  if (muster_kings_has_trait (view->setup, &view->state, unit, KINGS_TRAIT_BULLETPROOF_BUMBLER))
    chance *= chance;
  return chance;
}

static gboolean
is_hopeless (KingsView *view,
             int        unit)
{
  int best, needed;

  return muster_kings_morale_is_hopeless (view->setup, &view->state, unit, &best, &needed);
}

static double
get_pin_chance (KingsView *view,
                int        unit,
                int        models,
                int        discipline)
{
  int needed = muster_kings_units_get_leadership (view->setup, &view->state, unit) + models -
               discipline - view->umpire -
               muster_kings_units_get_losses_modifier (view->setup, &view->state, unit);

  return 1.0 - muster_odds_two_dice_at_least (needed);
}

/* The unit has lost @models and may have to test for it. */
static void
foresee_test (KingsView  *view,
              int         unit,
              int         models,
              gboolean    tested,
              double      chance,
              KingsFates *fates)
{
  KingsProfile profile = muster_kings_units_get_profile (view->setup, &view->state, unit);
  double pin = tested ? get_pin_chance (view, unit, models, profile.discipline) * chance : 0.0;

  if (is_hopeless (view, unit))
    fates->routed += chance - pin;
  if (pin > 0.0)
    {
      gboolean haka = (profile.words & KINGS_WORD_HAKA) != 0;
      MusterUnitState *now = &view->state.units[unit];

      if (haka && !(now->own[KINGS_OWN_FLAGS] & KINGS_FLAG_HAKA))
        fates->routed += is_hopeless (view, unit) ? pin : 0.0;
      else
        {
          now->markers[KINGS_PINNED]++;
          if (is_hopeless (view, unit))
            fates->routed += pin;
          else
            {
              double deserts = muster_odds_face_at_least (KINGS_NERVES_NUMBER, 6) * pin;

              /* K-PIN-03: its first time pinned may be too much for the Leader. */
              if ((now->own[KINGS_OWN_FLAGS] & KINGS_FLAG_NERVES) ||
                  !muster_kings_has_trait (view->setup, &view->state, unit,
                                           KINGS_TRAIT_BAG_OF_NERVES))
                fates->pinned += pin;
              else
                {
                  fates->pinned += pin - deserts;
                  fates->leader += deserts;
                  fates->deserted += deserts;
                  now->leader = KINGS_DESERTED;
                  now->strength--;
                  if (now->strength == 0)
                    fates->destroyed += deserts;
                  else if (is_hopeless (view, unit))
                    fates->routed += deserts;
                  else
                    fates->pinned += deserts;
                }
            }
        }
    }
}

/**
 * muster_kings_foresight_losses:
 * @models: that it loses; 0 for none
 * @chance: of this happening at all
 * @fates: (inout): what becomes of it is added here
 */
void
muster_kings_foresight_losses (KingsView  *view,
                               int         unit,
                               int         models,
                               KingsCause  cause,
                               gboolean    snipers,
                               double      chance,
                               KingsFates *fates)
{
  MusterUnitState *now = &view->state.units[unit];
  MusterUnitState before = *now;
  gboolean tested = cause == KINGS_CAUSE_LOST_FIGHT || cause == KINGS_CAUSE_WITNESS ||
                    (cause == KINGS_CAUSE_FIRE && models > 0);
  double fatal;

  if (chance <= 0.0)
    return;
  if (models >= now->strength)
    {
      fates->destroyed += chance;
      fates->leader += now->leader == KINGS_IN_COMMAND ? chance : 0.0;
      return;
    }

  fatal = get_fatal_chance (view, unit, models, snipers);
  now->strength = (gint16) (now->strength - models);
  foresee_test (view, unit, models, tested, chance * (1.0 - fatal), fates);
  if (fatal > 0.0)
    {
      *now = before;
      now->strength = (gint16) (now->strength - models);
      now->leader = KINGS_CASUALTY;
      fates->leader += chance * fatal;
      foresee_test (view, unit, models, tested, chance * fatal, fates);
    }
  *now = before;
}

/* Returns: the chance that it rallies; @again: a failure is rolled once more */
static double
foresee_rally_roll (KingsView  *view,
                    int         unit,
                    int         needed,
                    gboolean    again,
                    double      chance,
                    KingsFates *fates)
{
  int modifier = muster_kings_units_get_profile (view->setup, &view->state, unit).discipline +
                 muster_kings_units_get_losses_modifier (view->setup, &view->state, unit) +
                 view->umpire - view->state.units[unit].markers[KINGS_PINNED];
  double rallied = 0.0;
  double failed = 0.0;

  for (int sum = 2; sum <= 12; sum++)
    {
      double share = chance * muster_odds_two_dice_exactly (sum);

      if (sum + modifier >= needed)
        rallied += share;
      else if (again)
        failed += share;
      else
        {
          /* Adds what a failed Rally with this total does. */
          if ((sum + modifier) <= KINGS_ROUT_TOTAL ||
              muster_kings_morale_is_broken (view->setup, &view->state, unit) ||
              is_hopeless (view, unit))
            fates->routed += share;
          else
            fates->pinned += share;
        }
    }
  if (failed > 0.0)
    rallied += foresee_rally_roll (view, unit, needed, FALSE, failed, fates);
  return rallied;
}

/**
 * muster_kings_foresight_rally:
 * @fates: (inout): chances to stay Pinned and to rout are added here
 *
 * Returns: the chance that all markers go
 */
double
muster_kings_foresight_rally (KingsView  *view,
                              int         unit,
                              KingsFates *fates)
{
  int climate = muster_kings_get_unit (view->setup, unit)->climate;
  int needed = muster_kings_units_get_leadership (view->setup, &view->state, unit);
  gboolean again = muster_kings_has_trait (view->setup, &view->state, unit,
                                           KINGS_TRAIT_INSPIRATIONAL);

  if (!muster_kings_has_trait (view->setup, &view->state, unit, KINGS_TRAIT_BOTTLE))
    return foresee_rally_roll (view, unit, needed, again, 1.0, fates);

  return foresee_rally_roll (view, unit, KINGS_BOTTLE_BAD + climate, again, 0.5, fates) +
         foresee_rally_roll (view, unit, KINGS_BOTTLE_GOOD + climate, again, 0.5, fates);
}
