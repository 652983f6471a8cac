/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-house-rule.h"

/* The order to fire, and what its hits do (M-FIRE, M-MORALE-01, M-MORALE-02). */

static const MusterPhrase UNARMED = { "M-ORG-06", N_("{u0} has no firearms."), TRUE };
static const MusterPhrase IS_MOUNTED = { "M-FIRE-14", N_("{u0} does not fire from the saddle.") };
static const MusterPhrase IS_LIMBERED = { "M-MOVE-06", N_("{u0} is limbered.") };
static const MusterPhrase IS_JAMMED = { "M-FIRE-12", N_("{u0} is jammed.") };
static const MusterPhrase HAS_FIRED = { "M-TURN-02", N_("{u0} has fired this turn.") };
static const MusterPhrase IS_BUSY = { "M-TURN-02", N_("{u0} has no time left to fire this turn.") };
static const MusterPhrase NO_AMMUNITION = { "M-AMMO-04", N_("{u0} has no ammunition left.") };
static const MusterPhrase TARGET_IN_MELEE = { "M-FIRE-16", N_("{u0} is in melee; nobody fires at it.") };
static const MusterPhrase TOO_MANY = { NULL, N_("{u0} has figures {1}, not {2}.") };
static const MusterPhrase OUT_OF_RANGE = {
  "M-FIRE-09", N_("{u0} reaches {1}\"; the target is {2}\" away.")
};
static const MusterPhrase TOO_NEAR = {
  "M-FIRE-08", N_("{u0} does not fire at {1}\" or less.")
};
static const MusterPhrase HALF_ONLY = {
  "M-FIRE-11", N_("{u0} can fire at half effect only: it has moved, is halted or pinned, or has just "
                  "half a point of ammunition.")
};
static const MusterPhrase NO_DICE = {
  "M-FIRE-07", N_("{u0} is too weak for this: it would have no dice.")
};

static const MusterPhrase HITS_FRIEND = { "M-FIRE-13", N_("The hits of {u0} strike {u1}: {2}") };
static const MusterPhrase HITS_NOBODY = {
  "M-FIRE-13", N_("No friends are near: the hits of {u0} are wasted")
};
static const MusterPhrase PINNED = {
  "M-MORALE-01", N_("{u0} has lost {1} of {2} to fire while advancing: it is halted and pinned")
};
static const MusterPhrase MUST_TEST = {
  "M-MORALE-02", N_("{u0} has lost {1} to fire this turn: it must test its morale")
};
static const MusterPhrase MARK_PINNED = { NULL, N_("Mark {u0} as halted and pinned.") };
static const MusterPhrase TEST_SOON = {
  NULL, N_("{u0} tests its morale when the fire at it is over, before this turn ends."), TRUE
};

/* M-FIRE-11 */
static gboolean
is_forced_half (const MusterSetup *setup,
                const MusterState *state,
                int                unit)
{
  return magdala_get (state, unit, MAGDALA_MOVED) > 0 ||
         magdala_get (state, unit, MAGDALA_BUSY) > 0 ||
         magdala_get (state, unit, MAGDALA_HALTED) > 0 ||
         magdala_get (state, unit, MAGDALA_PINNED) > 0 ||
         (muster_magdala_units_counts_ammo (setup, state, unit) &&
          magdala_get (state, unit, MAGDALA_AMMO) < MAGDALA_POINT);
}

/**
 * muster_magdala_fire_plan:
 * @order: an order to fire that says at whom and how far
 * @volley: (out): the volley that it asks for; it needs 0 where the target is out of range
 */
void
muster_magdala_fire_plan (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MagdalaVolley     *volley)
{
  int target = muster_order_get (order, MAGDALA_FIRE_TARGET);

  *volley = (MagdalaVolley) {
    .firer = order->unit,
    .target = target,
    .figures = muster_order_has (order, MAGDALA_FIRE_FIGURES)
                 ? muster_order_get (order, MAGDALA_FIRE_FIGURES)
                 : state->units[order->unit].strength,
    .cover = muster_order_has (order, MAGDALA_FIRE_COVER)
               ? (MagdalaCover) muster_order_get (order, MAGDALA_FIRE_COVER)
               : muster_magdala_volley_get_cover (state, target),
    .half = muster_order_has (order, MAGDALA_FIRE_EFFECT)
              ? muster_order_get (order, MAGDALA_FIRE_EFFECT) == MAGDALA_HALF
              : is_forced_half (setup, state, order->unit),
    .needs = muster_magdala_volley_get_needs (state, order->unit,
                                              muster_order_get (order, MAGDALA_FIRE_DISTANCE)),
    .umpire = muster_house_rule_get_dice (order),
  };
}

static gboolean
judge_fire (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  int unit = order->unit;
  int busy = magdala_get (state, unit, MAGDALA_BUSY);

  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (!muster_magdala_units_is_armed (state, unit))
    return muster_refuse (why, &UNARMED, unit);
  if (magdala_get_arm (state, unit) == MAGDALA_RIDER && magdala_get (state, unit, MAGDALA_MOUNTED))
    return muster_refuse (why, &IS_MOUNTED, unit);
  if (magdala_get (state, unit, MAGDALA_LIMBERED))
    return muster_refuse (why, &IS_LIMBERED, unit);
  if (magdala_get (state, unit, MAGDALA_JAMMED) > 0)
    return muster_refuse (why, &IS_JAMMED, unit);
  if (muster_magdala_units_counts_ammo (setup, state, unit) &&
      magdala_get (state, unit, MAGDALA_AMMO) == 0)
    return muster_refuse (why, &NO_AMMUNITION, unit);

  if (magdala_get (state, unit, MAGDALA_FIRED) > 0)
    return muster_refuse (why, &HAS_FIRED, unit);
  if (busy > 1 || (busy == 1 && magdala_get (state, unit, MAGDALA_MOVED) > 0))
    return muster_refuse (why, &IS_BUSY, unit);
  return TRUE;
}

static gboolean
check_range (const MusterState   *state,
             const MagdalaVolley *volley,
             int                  distance,
             MusterRefusal       *why)
{
  if (volley->needs > 0)
    return TRUE;
  if (distance <= magdala_def (state, volley->firer, MAGDALA_DEF_SHORT))
    return muster_refuse (why, &TOO_NEAR, volley->firer,
                          magdala_def (state, volley->firer, MAGDALA_DEF_SHORT));
  return muster_refuse (why, &OUT_OF_RANGE, volley->firer,
                        muster_magdala_volley_get_range (state, volley->firer), distance);
}

static gboolean
judge_fire_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  int unit = order->unit;
  int target = muster_order_get (order, MAGDALA_FIRE_TARGET);
  MagdalaVolley volley;

  if (!muster_common_check_enemy (state, unit, target, why))
    return FALSE;
  if (magdala_get (state, target, MAGDALA_MELEE) > 0)
    return muster_refuse (why, &TARGET_IN_MELEE, target);
  if (!muster_magdala_judge_friend (state, unit, muster_order_get (order, MAGDALA_FIRE_FRIEND),
                                    why))
    return FALSE;

  muster_magdala_fire_plan (setup, state, order, &volley);
  if (volley.figures > state->units[unit].strength)
    return muster_refuse (why, &TOO_MANY, unit, state->units[unit].strength, volley.figures);
  if (!check_range (state, &volley, muster_order_get (order, MAGDALA_FIRE_DISTANCE), why))
    return FALSE;
  if (!volley.half && is_forced_half (setup, state, unit))
    return muster_refuse (why, &HALF_ONLY, unit);
  if (muster_magdala_volley_count_dice (state, &volley) == 0)
    return muster_refuse (why, &NO_DICE, unit);
  return TRUE;
}

/**
 * muster_magdala_fire_strike:
 * @hits: of one volley on @unit
 * @by: the enemy who fired, or -1 for a friend's rocket
 *
 * Takes the figures off, and puts the General at risk.
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_magdala_fire_strike (MusterResolution *self,
                            int               unit,
                            int               hits,
                            int               by)
{
  MusterUnitState *now = &self->state->units[unit];
  int lost = MIN (hits, now->strength);

  if (hits == 0)
    return TRUE;

  now->markers[MAGDALA_FIRE_LOSSES] = (gint16) MIN (now->markers[MAGDALA_FIRE_LOSSES] + lost, 99);
  if (by >= 0)
    now->own[MAGDALA_OWN_FOE] = by + 1;
  muster_magdala_losses_remove_figures (self, unit, hits, by);
  return muster_magdala_leaders_risk_general (self, unit, hits, by);
}

/* M-MORALE-01: an advancing unit on foot that has lost more than a tenth of what it began with. */
gboolean
muster_magdala_fire_is_halted (const MusterState *state,
                               int                unit)
{
  return magdala_get (state, unit, MAGDALA_ADVANCING) &&
         muster_magdala_units_is_on_foot (state, unit) &&
         magdala_get (state, unit, MAGDALA_FIRE_LOSSES) * 10 > state->units[unit].start;
}

/**
 * muster_magdala_fire_get_test_level:
 *
 * Returns: how many lost to fire in a player turn call for a test, or 0: it never tests (M-MORALE-02)
 */
int
muster_magdala_fire_get_test_level (const MusterState *state,
                                    int                unit)
{
  MagdalaArm arm = magdala_get_arm (state, unit);

  if (arm == MAGDALA_TRANSPORT)
    return 0;
  return arm == MAGDALA_CAVALRY || arm == MAGDALA_GUN ||
         muster_magdala_units_is_detachment (state, unit) ? 1 : 2;
}

/* M-MORALE-01: the unit halts at once, without a test. */
void
muster_magdala_fire_halt (MusterResolution *self,
                          int               unit)
{
  MusterState *state = self->state;

  magdala_put (state, unit, MAGDALA_HALTED, 1);
  magdala_put (state, unit, MAGDALA_PINNED, 1);
  magdala_put (state, unit, MAGDALA_ADVANCING, 0);
  magdala_put (state, unit, MAGDALA_TESTED, 1);
  magdala_put (state, unit, MAGDALA_TEST_DUE, 0);
  muster_step (self, &PINNED, unit, magdala_get (state, unit, MAGDALA_FIRE_LOSSES),
               state->units[unit].start);
  muster_prompt (self, &MARK_PINNED, unit);
  muster_note (self, MUSTER_INCIDENT_SHAKEN, unit, -1, 1, MAGDALA_PINNED);
}

/**
 * muster_magdala_fire_judge_losses:
 *
 * Halts a unit that was hit by fire, or has it owe a test; one or the other, once a player turn.
 */
void
muster_magdala_fire_judge_losses (MusterResolution *self,
                                  int               unit)
{
  MusterState *state = self->state;
  int losses = magdala_get (state, unit, MAGDALA_FIRE_LOSSES);
  int level = muster_magdala_fire_get_test_level (state, unit);

  if (!muster_state_is_in_play (state, unit) || magdala_get (state, unit, MAGDALA_TESTED))
    return;
  if (muster_magdala_fire_is_halted (state, unit))
    {
      muster_magdala_fire_halt (self, unit);
      return;
    }
  if (level == 0 || losses < level || magdala_get (state, unit, MAGDALA_TEST_DUE) > 0)
    return;

  magdala_put (state, unit, MAGDALA_TEST_DUE, MAGDALA_FIRE_TEST);
  muster_step (self, &MUST_TEST, unit, losses);
  muster_prompt (self, &TEST_SOON, unit);
}

static void
play_fire (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  int friend = muster_order_get (self->order, MAGDALA_FIRE_FRIEND);
  MagdalaVolley volley;
  MagdalaHits hits;
  int victim;

  muster_magdala_fire_plan (self->setup, state, self->order, &volley);
  if (!muster_magdala_volley_throw (self, &volley, &hits))
    return;

  magdala_put (state, volley.target, MAGDALA_UNDER_FIRE, 1);
  magdala_put (state, unit, MAGDALA_FIRED, volley.half ? 1 : 2);
  victim = hits.strays ? friend : volley.target;
  if (hits.strays && hits.hits > 0)
    muster_step (self, friend >= 0 ? &HITS_FRIEND : &HITS_NOBODY, unit, MAX (friend, 0), hits.hits);
  if (victim < 0 || hits.hits == 0)
    return;
  if (muster_magdala_fire_strike (self, victim, hits.hits, hits.strays ? -1 : unit))
    muster_magdala_fire_judge_losses (self, victim);
}

static gboolean
asks_for (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          guint              field)
{
  if (field == MAGDALA_FIRE_FRIEND)
    return magdala_has_word (state, order->unit, MAGDALA_ROCKET);
  if (field == MAGDALA_FIRE_EFFECT)
    return !is_forced_half (setup, state, order->unit);
  return TRUE;
}

const MusterOrderHandler muster_magdala_fire = {
  .judge = judge_fire,
  .judge_whole = judge_fire_whole,
  .play = play_fire,
  .forecast = muster_magdala_forecast_fire,
  .asks_for = asks_for,
};
