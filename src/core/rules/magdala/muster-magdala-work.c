/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* What takes a unit's turn besides moving and shooting: jams, sangars, ammunition (M-FIRE-12, M-FORT-05,
 * M-FORT-06, M-AMMO-07). */

static const MusterPhrase NOT_JAMMED = { "M-FIRE-12", N_("{u0} is not jammed.") };
static const MusterPhrase NEXT_TURN = {
  "M-FIRE-12", N_("{u0} can be cleared from its next own turn on, once a turn.")
};
static const MusterPhrase NOT_ON_FOOT = { "M-FORT-05", N_("{u0} is not on foot.") };
static const MusterPhrase NO_BUILDERS = {
  "M-FORT-05", N_("Only Detachments and units in skirmish order build a sangar.")
};
static const MusterPhrase UNDER_FIRE = { "M-FORT-05", N_("{u0} is under fire and cannot build.") };
static const MusterPhrase HAS_WORKS = { "M-FORT-05", N_("{u0} stands behind works already.") };
static const MusterPhrase NEVER_COUNTED = { "M-AMMO-08", N_("Nobody counts ammunition in this battle.") };
static const MusterPhrase FIRES_FREELY = {
  "M-AMMO-06", N_("{u0} is a Detachment and counts no ammunition.")
};
static const MusterPhrase NOTHING_TO_COUNT = {
  "M-AMMO-01", N_("{u0} has no firearms and counts no ammunition.")
};
static const MusterPhrase NOT_SUPPLIED = {
  "M-AMMO-07", N_("Only Regulars and Boers are resupplied.")
};
static const MusterPhrase NO_TRANSPORT = { "M-AMMO-07", N_("{u0} carries no ammunition.") };
static const MusterPhrase NO_SUPPLIES = {
  "M-AMMO-07", N_("Nothing on the side of {u0} carries ammunition.")
};
static const MusterPhrase OTHER_SIDE = { "M-AMMO-07", N_("{u0} is on the other side.") };
static const MusterPhrase NOT_THERE = { NULL, N_("{u0} is not in play.") };

static const MusterPhrase CLEARED = { "M-FIRE-12", N_("{u0}: {d1}, cleared") };
static const MusterPhrase STILL_JAMMED = { "M-FIRE-12", N_("{u0}: {d1}, still jammed") };
static const MusterPhrase BUILDS = { "M-FORT-06", N_("{u0} builds a sangar, turn {1}") };
static const MusterPhrase FINISHED = { "M-FORT-06", N_("{u0}: {d1}, the sangar is finished") };
static const MusterPhrase UNFINISHED = { "M-FORT-06", N_("{u0}: {d1}, not finished yet") };
static const MusterPhrase RESUPPLIED = { "M-AMMO-07", N_("{u0} fills up from {u1}: points {2} → {3}") };
static const MusterPhrase RESUPPLIED_HALF = {
  "M-AMMO-07", N_("{u0} fills up from {u1}: points {2}½ → {3}")
};
static const MusterPhrase HAS_ALL = { "M-AMMO-07", N_("{u0} has all its ammunition already") };
static const MusterPhrase PLACE_SANGAR = { NULL, N_("Place a sangar in front of {u0}.") };

static gboolean
judge_clear_jam (const MusterSetup *setup,
                 const MusterState *state,
                 const MusterOrder *order,
                 MusterJudgeScope   scope,
                 MusterRefusal     *why)
{
  int jammed = magdala_get (state, order->unit, MAGDALA_JAMMED);

  if (jammed == 0)
    return muster_refuse (why, &NOT_JAMMED, order->unit);
  if (!muster_magdala_judge_ready (state, order->unit, why))
    return FALSE;
  return jammed == 2 || muster_refuse (why, &NEXT_TURN, order->unit);
}

static void
play_clear_jam (MusterResolution *self)
{
  int unit = self->order->unit;
  const guint8 *dice = muster_resolution_roll (self, MAGDALA_ROLL_CLEAR, unit, 1, MAGDALA_CLEARS);

  if (dice == NULL)
    return;

  muster_resolution_try_total (self, unit, muster_totals_from (MAGDALA_CLEARS));
  self->outcome->passed = dice[0] >= MAGDALA_CLEARS;
  magdala_put (self->state, unit, MAGDALA_JAMMED, self->outcome->passed ? 0 : 1);
  muster_step (self, self->outcome->passed ? &CLEARED : &STILL_JAMMED, unit,
               (gint32) muster_resolution_last_roll (self));
}

const MusterOrderHandler muster_magdala_clear_jam = {
  .judge = judge_clear_jam,
  .play = play_clear_jam,
  .forecast = muster_magdala_forecast_clear_jam,
};

static gboolean
judge_build (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  int unit = order->unit;

  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (!muster_magdala_units_is_on_foot (state, unit))
    return muster_refuse (why, &NOT_ON_FOOT, unit);
  if (!muster_magdala_units_is_detachment (state, unit) &&
      !magdala_get (state, unit, MAGDALA_SKIRMISH))
    return muster_refuse (why, &NO_BUILDERS, 0);
  if (!muster_magdala_judge_fresh (state, unit, why))
    return FALSE;
  if (magdala_get (state, unit, MAGDALA_UNDER_FIRE))
    return muster_refuse (why, &UNDER_FIRE, unit);
  if (magdala_get (state, unit, MAGDALA_WORKS) != MAGDALA_NO_WORKS)
    return muster_refuse (why, &HAS_WORKS, unit);
  return TRUE;
}

/* Rolls whether the work is finished. FALSE when the die is missing. */
static gboolean
try_to_finish (MusterResolution *self,
               int               unit)
{
  const guint8 *dice = muster_resolution_roll (self, MAGDALA_ROLL_BUILD, unit, 1, MAGDALA_BUILT);

  if (dice == NULL)
    return FALSE;

  muster_resolution_try_total (self, unit, muster_totals_from (MAGDALA_BUILT));
  self->outcome->passed = dice[0] >= MAGDALA_BUILT;
  muster_step (self, self->outcome->passed ? &FINISHED : &UNFINISHED, unit,
               (gint32) muster_resolution_last_roll (self));
  if (self->outcome->passed)
    {
      magdala_put (self->state, unit, MAGDALA_BUILDING, 0);
      magdala_put (self->state, unit, MAGDALA_WORKS, MAGDALA_SANGAR);
      muster_prompt (self, &PLACE_SANGAR, unit);
    }
  return TRUE;
}

static void
play_build (MusterResolution *self)
{
  int unit = self->order->unit;
  int turns = MIN (magdala_get (self->state, unit, MAGDALA_BUILDING) + 1, 99);

  magdala_put (self->state, unit, MAGDALA_BUILDING, turns);
  magdala_put (self->state, unit, MAGDALA_BUSY, 2);
  muster_step (self, &BUILDS, unit, turns);
  if (turns >= MAGDALA_BUILDING_TURNS)
    try_to_finish (self, unit);
}

const MusterOrderHandler muster_magdala_build = {
  .judge = judge_build,
  .play = play_build,
  .forecast = muster_magdala_forecast_build,
};

static gboolean
check_counted (const MusterSetup *setup,
               const MusterState *state,
               int                unit,
               MusterRefusal     *why)
{
  if (muster_magdala_units_counts_ammo (setup, state, unit))
    return TRUE;
  if (magdala_get_data (setup)->no_ammunition)
    return muster_refuse (why, &NEVER_COUNTED, 0);
  if (muster_magdala_units_is_detachment (state, unit))
    return muster_refuse (why, &FIRES_FREELY, unit);
  return muster_refuse (why, &NOTHING_TO_COUNT, unit);
}

static gboolean
has_supplies (const MusterState *state,
              int                side)
{
  for (int i = 0; i < state->n_units; i++)
    if (magdala_get_side (state, i) == side && muster_state_is_in_play (state, i) &&
        magdala_get_arm (state, i) == MAGDALA_TRANSPORT)
      return TRUE;
  return FALSE;
}

static gboolean
judge_resupply (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  int unit = order->unit;

  if (!check_counted (setup, state, unit, why))
    return FALSE;
  if (!muster_magdala_units_is_regular (state, unit) &&
      !magdala_has_word (state, unit, MAGDALA_CAN_BUG_OUT))
    return muster_refuse (why, &NOT_SUPPLIED, 0);

  /* If the order names the source of its supplies, the refusal says what is wrong with that
   * source. */
  if (scope == MUSTER_JUDGE_UNIT && !has_supplies (state, magdala_get_side (state, unit)))
    return muster_refuse (why, &NO_SUPPLIES, unit);
  return muster_magdala_judge_ready (state, unit, why) &&
         muster_magdala_judge_fresh (state, unit, why);
}

static gboolean
judge_resupply_whole (const MusterSetup *setup,
                      const MusterState *state,
                      const MusterOrder *order,
                      MusterJudgeScope   scope,
                      MusterRefusal     *why)
{
  int from = muster_order_get (order, MAGDALA_RESUPPLY_FROM);

  if (!muster_state_is_in_play (state, from))
    return muster_refuse (why, &NOT_THERE, from);
  if (magdala_get_side (state, from) != magdala_get_side (state, order->unit))
    return muster_refuse (why, &OTHER_SIDE, from);
  if (magdala_get_arm (state, from) != MAGDALA_TRANSPORT)
    return muster_refuse (why, &NO_TRANSPORT, from);
  return TRUE;
}

static void
play_resupply (MusterResolution *self)
{
  int unit = self->order->unit;
  int before = magdala_get (self->state, unit, MAGDALA_AMMO);
  int full = MAGDALA_POINT * self->setup->settings[MAGDALA_AMMUNITION].number;

  magdala_put (self->state, unit, MAGDALA_AMMO, MAX (before, full));
  magdala_put (self->state, unit, MAGDALA_BUSY, 2);
  if (before >= full)
    muster_step (self, &HAS_ALL, unit);
  else
    muster_step (self, before % MAGDALA_POINT == 0 ? &RESUPPLIED : &RESUPPLIED_HALF, unit,
                 muster_order_get (self->order, MAGDALA_RESUPPLY_FROM), before / MAGDALA_POINT,
                 full / MAGDALA_POINT);
}

const MusterOrderHandler muster_magdala_resupply = {
  .judge = judge_resupply,
  .judge_whole = judge_resupply_whole,
  .play = play_resupply,
};
