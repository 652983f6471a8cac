/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"
#include "core/rules/muster-house-rule.h"

/* Pinning, rally, rout and retreat (K-PIN, K-RALLY, K-RETREAT). */

static const MusterPhrase STEADY =
  { "K-PIN-02", N_("{u0}: {d1}, {+2} for casualties, {+3} Discipline = {4}, needs {5}: not pinned") };
static const MusterPhrase PINNED =
  { "K-PIN-02", N_("{u0}: {d1}, {+2} for casualties, {+3} Discipline = {4}, needs {5}: pinned") };
static const MusterPhrase HEAVY_LOSSES =
  { "K-OPT", N_("{u0}: {+1} for heavy losses") };
static const MusterPhrase HAKA =
  { "K-PIN-03", N_("{u0} is full of its haka and ignores being pinned") };
static const MusterPhrase MARKERS =
  { "K-PIN-03", N_("{u0}: Pinned markers now {1}") };
static const MusterPhrase LOSES_FORMATION =
  { "K-PIN-03", N_("{u0} loses close order or ground") };
static const MusterPhrase HOPELESS =
  { "K-PIN-04", N_("{u0}: a roll of 12 would make {1}, but {2} is needed: it routs") };
static const MusterPhrase NERVES_HOLD =
  { "K-LEAD-02", N_("{u0}: {d1}, its bag of nerves stays") };
static const MusterPhrase DESERTS =
  { "K-LEAD-02", N_("{u0}: {d1}, its bag of nerves deserts") };
static const MusterPhrase TAKE_DESERTER =
  { "K-LEAD-02", N_("{u0}: take its Leader off; it is leaderless now") };
static const MusterPhrase RALLIES =
  { "K-RALLY-01", N_("{u0}: {d1}, {+2} for Pinned markers, {+3} Discipline = {4}, needs {5}: rallies") };
static const MusterPhrase STAYS_PINNED =
  { "K-RALLY-02",
    N_("{u0}: {d1}, {+2} for Pinned markers, {+3} Discipline = {4}, needs {5}: does not rally") };
static const MusterPhrase INSPIRES =
  { "K-LEAD-02", N_("{u0}: its inspirational Leader tries again") };
static const MusterPhrase ROUTS_LOW =
  { "K-RALLY-02", N_("{u0}: {1} or less in all: it routs") };
static const MusterPhrase ROUTS_LOSSES =
  { "K-OPT", N_("{u0} has lost three quarters of its models and fails to rally: it routs") };
static const MusterPhrase RETREATS =
  { "K-RETREAT-01",
    N_("{u0} retreats {1}\" away from the cause, not through enemies or friends in close order") };
static const MusterPhrase NO_WITNESS =
  { "K-PIN-01", N_("no loss that {u0} could have seen is left") };
static const MusterPhrase NEVER_WITNESS =
  { "K-SOLO-01", N_("Mr Babbage’s units never test as witnesses"), TRUE };

/**
 * muster_kings_morale_is_hopeless:
 * @best: (out): what a Rally would make with a roll of 12
 * @needed: (out): the best Leadership that it can have for it
 *
 * Returns: whether its Pinned markers leave it no chance to rally (K-PIN-04)
 */
gboolean
muster_kings_morale_is_hopeless (const MusterSetup *setup,
                                 const MusterState *state,
                                 int                unit,
                                 int               *best,
                                 int               *needed)
{
  int pins = state->units[unit].markers[KINGS_PINNED];

  if (pins == 0)
    return FALSE;

  *needed = muster_kings_units_get_leadership (setup, state, unit);
  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_BOTTLE))
    *needed = KINGS_BOTTLE_GOOD + muster_kings_get_unit (setup, unit)->climate;
  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_BRAVE))
    pins--;
  *best = 12 - pins + muster_kings_units_get_profile (setup, state, unit).discipline +
          muster_kings_units_get_losses_modifier (setup, state, unit);
  return *best < *needed;
}

/* The enemy who last shot at it or fought it, or -1. */
static int
get_foe (const MusterResolution *self,
         int                     unit)
{
  return self->state->units[unit].own[KINGS_OWN_FOE] - 1;
}

/* K-PIN-04 */
void
muster_kings_morale_look_for_rout (MusterResolution *self,
                                   int               unit)
{
  int best, needed;

  if (self->state->units[unit].fate != KINGS_IN_PLAY ||
      !muster_kings_morale_is_hopeless (self->setup, self->state, unit, &best, &needed))
    return;

  muster_step (self, &HOPELESS, unit, best, needed);
  muster_kings_losses_leave (self, unit, KINGS_ROUTED, get_foe (self, unit));
}

static gboolean
try_nerves (MusterResolution *self,
            int               unit)
{
  MusterUnitState *now = &self->state->units[unit];
  const guint8 *dice;

  if ((now->own[KINGS_OWN_FLAGS] & KINGS_FLAG_NERVES) ||
      !muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_BAG_OF_NERVES))
    return TRUE;

  muster_need (self, NULL, KINGS_NERVES_NUMBER);
  dice = muster_resolution_roll (self, KINGS_ROLL_NERVES, unit, 1, KINGS_NERVES_NUMBER);
  if (dice == NULL)
    return FALSE;
  muster_resolution_try_total (self, unit, ~muster_totals_from (KINGS_NERVES_NUMBER));
  now->own[KINGS_OWN_FLAGS] |= KINGS_FLAG_NERVES;
  if (dice[0] < KINGS_NERVES_NUMBER)
    {
      muster_step (self, &NERVES_HOLD, unit, (gint32) muster_resolution_last_roll (self));
      return TRUE;
    }

  muster_step (self, &DESERTS, unit, (gint32) muster_resolution_last_roll (self));
  muster_prompt (self, &TAKE_DESERTER, unit);
  muster_kings_losses_remove_leader (self, unit, KINGS_DESERTED, -1);
  muster_kings_losses_remove_models (self, unit, 1, -1);
  return TRUE;
}

/**
 * muster_kings_morale_test_pinning:
 * @casualties: of this action
 * @passed: (out) (optional): whether the test was passed
 *
 * Returns: %FALSE if a die is missing
 */
gboolean
muster_kings_morale_test_pinning (MusterResolution *self,
                                  int               unit,
                                  int               casualties,
                                  gboolean         *passed)
{
  KingsProfile profile = muster_kings_units_get_profile (self->setup, self->state, unit);
  int losses = muster_kings_units_get_losses_modifier (self->setup, self->state, unit);
  int needed = muster_kings_units_get_leadership (self->setup, self->state, unit);
  int umpire = muster_kings_activation_get_umpire (self->setup, self->before, self->order);
  int least = needed + casualties - profile.discipline - losses - umpire;
  const guint8 *dice;
  gboolean steady;
  int total;
  MusterUnitState *now;

  muster_need (self, NULL, MAX (least, 2), needed, profile.discipline, -casualties, losses, umpire);
  dice = muster_resolution_roll (self, KINGS_ROLL_PINNING, unit, 2, 0);
  if (dice == NULL)
    return FALSE;

  total = dice[0] + dice[1] - casualties + profile.discipline + losses + umpire;
  steady = total >= needed;
  muster_resolution_try_total (self, unit, muster_totals_from (least));
  if (steady)
    muster_note (self, MUSTER_INCIDENT_STEADY, unit, -1);
  if (passed != NULL)
    *passed = steady;
  if (losses != 0)
    muster_step (self, &HEAVY_LOSSES, unit, losses);
  muster_house_rule_say_total (self, unit, umpire);
  muster_step (self, steady ? &STEADY : &PINNED, unit, (gint32) muster_resolution_last_roll (self),
               -casualties, profile.discipline, total, needed);

  /* K-PIN-03. FALSE: a die is missing. */
  now = &self->state->units[unit];
  if (!steady)
    {
      if ((muster_kings_units_get_profile (self->setup, self->state,
                                           unit).words & KINGS_WORD_HAKA) &&
          !(now->own[KINGS_OWN_FLAGS] & KINGS_FLAG_HAKA))
        {
          now->own[KINGS_OWN_FLAGS] |= KINGS_FLAG_HAKA;
          muster_step (self, &HAKA, unit);
        }
      else
        {
          now->markers[KINGS_PINNED]++;
          muster_step (self, &MARKERS, unit, now->markers[KINGS_PINNED]);
          muster_note (self, MUSTER_INCIDENT_SHAKEN, unit, -1, now->markers[KINGS_PINNED],
                       KINGS_PINNED);
          if (now->markers[KINGS_CLOSE_ORDER] || now->markers[KINGS_GONE_TO_GROUND])
            muster_step (self, &LOSES_FORMATION, unit);
          now->markers[KINGS_CLOSE_ORDER] = 0;
          now->markers[KINGS_GONE_TO_GROUND] = 0;
          muster_kings_morale_look_for_rout (self, unit);
          if (now->fate == KINGS_IN_PLAY && !try_nerves (self, unit))
            return FALSE;
        }
    }

  muster_kings_morale_look_for_rout (self, unit);
  return TRUE;
}

/* K-RETREAT-01 */
void
muster_kings_morale_retreat (MusterResolution *self,
                             int               unit,
                             gboolean          fought_in_close_order)
{
  int speed = muster_kings_units_get_profile (self->setup, self->state, unit).speed;
  int inches = fought_in_close_order ? KINGS_CLOSE_RETREAT : speed / 2;

  if (self->state->units[unit].fate != KINGS_IN_PLAY)
    return;

  if (muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_CAD))
    inches = speed;
  muster_resolution_count (self, "retreat", unit, inches);
  muster_note (self, MUSTER_INCIDENT_FELL_BACK, unit, -1);
  muster_prompt (self, &RETREATS, unit, inches);
}

/* K-OPT `heavy-losses`: so many lost that a failed Rally routs. */
gboolean
muster_kings_morale_is_broken (const MusterSetup *setup,
                               const MusterState *state,
                               int                unit)
{
  const MusterUnitState *now = &state->units[unit];

  return muster_kings_has_rule (setup, KINGS_RULE_HEAVY_LOSSES) &&
         (now->start - now->strength) * 4 >= now->start * 3;
}

/* The highest roll at which the unit routs; 0 if no roll does it, or if the Leader may have a
 * failure rolled again. */
static int
get_rout_roll (MusterResolution *self,
               int               unit,
               KingsRoll         purpose,
               int               needed,
               int               least)
{
  int most = muster_kings_morale_is_broken (self->setup, self->state, unit)
               ? least - 1 : MIN (least - needed + KINGS_ROUT_TOTAL, least - 1);

  if (purpose == KINGS_ROLL_RALLY &&
      muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_INSPIRATIONAL))
    return 0;
  return most >= 2 ? most : 0;
}

static gboolean
roll_rally (MusterResolution *self,
            int               unit,
            KingsRoll         purpose,
            int               needed,
            int              *total)
{
  KingsProfile profile = muster_kings_units_get_profile (self->setup, self->state, unit);
  int losses = muster_kings_units_get_losses_modifier (self->setup, self->state, unit);
  int pins = self->state->units[unit].markers[KINGS_PINNED];
  int umpire = muster_kings_activation_get_umpire (self->setup, self->before, self->order);
  int least = needed + pins - profile.discipline - losses - umpire;
  const guint8 *dice;

  muster_need (self, NULL, MAX (least, 2), needed, profile.discipline, -pins, losses,
               get_rout_roll (self, unit, purpose, needed, least));
  dice = muster_resolution_roll (self, purpose, unit, 2, 0);
  if (dice == NULL)
    return FALSE;

  *total = dice[0] + dice[1] - pins + profile.discipline + losses + umpire;
  self->outcome->passed = *total >= needed;
  muster_resolution_try_total (self, unit, muster_totals_from (least));
  if (losses != 0)
    muster_step (self, &HEAVY_LOSSES, unit, losses);
  muster_house_rule_say_total (self, unit, umpire);
  muster_step (self, self->outcome->passed ? &RALLIES : &STAYS_PINNED, unit,
               (gint32) muster_resolution_last_roll (self), -pins, profile.discipline, *total,
               needed);
  return TRUE;
}

/* K-RALLY. FALSE: a die is missing. */
gboolean
muster_kings_morale_rally (MusterResolution *self,
                           int               unit)
{
  int needed, total;

  if (!muster_kings_activation_find_needed (self, unit, &needed) ||
      !roll_rally (self, unit, KINGS_ROLL_RALLY, needed, &total))
    return FALSE;

  if (!self->outcome->passed &&
      muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_INSPIRATIONAL))
    {
      muster_step (self, &INSPIRES, unit);
      if (!roll_rally (self, unit, KINGS_ROLL_RALLY_REROLL, needed, &total))
        return FALSE;
    }

  muster_note (self, self->outcome->passed ? MUSTER_INCIDENT_RALLIED : MUSTER_INCIDENT_FAILED_RALLY,
               unit, -1);
  if (self->outcome->passed)
    self->state->units[unit].markers[KINGS_PINNED] = 0;
  else
    {
      if (total <= KINGS_ROUT_TOTAL)
        {
          muster_step (self, &ROUTS_LOW, unit, KINGS_ROUT_TOTAL);
          muster_kings_losses_leave (self, unit, KINGS_ROUTED, get_foe (self, unit));
        }
      else if (muster_kings_morale_is_broken (self->setup, self->state, unit))
        {
          muster_step (self, &ROUTS_LOSSES, unit);
          muster_kings_losses_leave (self, unit, KINGS_ROUTED, get_foe (self, unit));
        }
      else
        {
          muster_kings_morale_look_for_rout (self, unit);
          muster_kings_morale_retreat (self, unit, FALSE);
        }
    }
  return TRUE;
}

static void
play_rally (MusterResolution *self)
{
  muster_kings_activation_open_order (self);
  if (muster_kings_morale_rally (self, self->order->unit))
    muster_kings_move_note (self, 0);
}

const MusterOrderHandler muster_kings_rally = {
  muster_kings_judge_order, NULL, play_rally,
  .forecast = muster_kings_forecast_rally,
};

static gboolean
judge_witness (const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               MusterJudgeScope   scope,
               MusterRefusal     *why)
{
  int unit = order->unit;
  int side = muster_kings_get_unit (setup, unit)->side;

  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  if (muster_kings_is_automated (setup, unit))
    return muster_refuse (why, &NEVER_WITNESS, unit);
  return state->units[unit].own[KINGS_OWN_WITNESSED] < state->own[KINGS_STATE_LOSSES + side] ||
         muster_refuse (why, &NO_WITNESS, unit);
}

static void
play_witness (MusterResolution *self)
{
  int unit = self->order->unit;

  self->state->units[unit].own[KINGS_OWN_WITNESSED]++;
  muster_kings_morale_test_pinning (self, unit, 0, &self->outcome->passed);
}

const MusterOrderHandler muster_kings_witness = {
  judge_witness, NULL, play_witness,
  .forecast = muster_kings_forecast_witness,
};
