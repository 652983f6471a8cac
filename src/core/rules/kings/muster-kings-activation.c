/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/dice/muster-odds.h"
#include "core/rules/kings/muster-kings-text.h"
#include "core/rules/muster-house-rule.h"

/* Activation: which orders are free, which are tested, and with what chance (K-ACT). */

#define MUSKETRY_LEADERSHIP 5

static const MusterPhrase FREE =
  { "K-ACT-02", N_("{u0}: a free order"), .gist = MUSTER_GIST_NEVER };
static const MusterPhrase ACTS =
  { "K-ACT-03", N_("{u0}: {d1}, {+2} Discipline = {3}, needs {4}: acts"), .gist = MUSTER_GIST_NEVER };
static const MusterPhrase FAILS =
  { "K-ACT-03", N_("{u0}: {d1}, {+2} Discipline = {3}, needs {4}: does nothing this turn") };
static const MusterPhrase BOTTLE =
  { "K-LEAD-02", N_("{u0}: {d1} for his bottle, Leadership {2} for this test") };
static const MusterPhrase BRAVE =
  { "K-LEAD-02", N_("{u0}: its brave Leader takes a Pinned marker away, {1} left") };
static const MusterPhrase RISES =
  { "K-ACT-04", N_("{u0} is no longer gone to ground") };
static const MusterPhrase COWARD =
  { "K-LEAD-02", N_("{u0}: its coward must try to move out of the enemy’s reach"), TRUE };
static const MusterPhrase UP_AND_AT_THEM =
  { "K-LEAD-02", N_("{u0}: if it could have reached an enemy, its Leader must attack"), TRUE };
static const MusterPhrase GHAZI =
  { "K-OPTION", N_("{u0}: if it could have reached an enemy, ghazis must attack"), TRUE };
static const MusterPhrase NO_IDIOT =
  { "K-LEAD-02", N_("{u0} has no idiot for a Leader"), TRUE };
static const MusterPhrase IDIOT_ASKED =
  { "K-LEAD-02", N_("the idiot’s die of {u0} is rolled") };
static const MusterPhrase IDIOT_OBEYS =
  { "K-LEAD-02", N_("{u0}: {d1}, its idiot does as you like") };
static const MusterPhrase IDIOT_ERRS =
  { "K-LEAD-02", N_("{u0}: {d1}, its idiot does as the enemy likes") };
static const MusterPhrase ENEMY_ORDERS =
  { "K-LEAD-02", N_("The enemy chooses the order of {u0}") };

static gboolean
is_tested (const MusterSetup *setup,
           const MusterState *state,
           guint              verb,
           int                unit)
{
  KingsProfile profile;

  if (verb < KINGS_STAND_TO || verb > KINGS_GO_TO_GROUND || verb == KINGS_FOLLOW_UP ||
      muster_kings_is_automated (setup, unit))
    return FALSE;
  if (state->units[unit].acted)
    return TRUE;

  profile = muster_kings_units_get_profile (setup, state, unit);
  return (profile.free & KINGS_BIT (verb)) == 0;
}

/* The Leadership that an action test needs, before a bottle changes it. */
static int
get_needed (const MusterSetup *setup,
            const MusterState *state,
            guint              verb,
            int                unit)
{
  if ((verb == KINGS_FIRE || verb == KINGS_VOLLEY_FIRE) &&
      muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_MUSKETRY_BUFF))
    return MUSKETRY_LEADERSHIP + muster_kings_get_unit (setup, unit)->climate;
  return muster_kings_units_get_leadership (setup, state, unit);
}

/* The chance of a test against his Leadership with @modifier on the dice. */
static double
get_test_chance (const MusterSetup *setup,
                 const MusterState *state,
                 guint              verb,
                 int                unit,
                 int                modifier)
{
  int climate = muster_kings_get_unit (setup, unit)->climate;

  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_BOTTLE))
    return (muster_odds_two_dice_at_least (KINGS_BOTTLE_BAD + climate - modifier) +
            muster_odds_two_dice_at_least (KINGS_BOTTLE_GOOD + climate - modifier)) / 2.0;
  return muster_odds_two_dice_at_least (get_needed (setup, state, verb, unit) - modifier);
}

static double
get_rally_chance (const MusterSetup *setup,
                  const MusterState *state,
                  int                unit,
                  int                umpire)
{
  KingsProfile profile = muster_kings_units_get_profile (setup, state, unit);
  int modifier = profile.discipline - muster_kings_units_get_pins (setup, state, unit) +
                 muster_kings_units_get_losses_modifier (setup, state, unit) + umpire;
  double chance = get_test_chance (setup, state, KINGS_RALLY, unit, modifier);

  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_INSPIRATIONAL))
    chance = 1.0 - (1.0 - chance) * (1.0 - chance);
  return chance;
}

/**
 * muster_kings_activation_is_free:
 * @chance: (out): that the order is carried out; of a Rally, that the unit rallies
 *
 * Returns: whether the order takes no test
 */
gboolean
muster_kings_activation_is_free (const MusterSetup *setup,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 double            *chance)
{
  *chance = 1.0;
  if (order->unit < 0)
    return TRUE;

  if (order->verb == KINGS_RALLY)
    {
      *chance = get_rally_chance (setup, state, order->unit, muster_house_rule_get_total (order));
      return FALSE;
    }
  if (!is_tested (setup, state, order->verb, order->unit))
    return TRUE;

  *chance = get_test_chance (setup, state, order->verb, order->unit,
                             muster_kings_units_get_profile (setup, state, order->unit).discipline +
                             muster_house_rule_get_total (order));
  return FALSE;
}

/**
 * muster_kings_activation_get_umpire:
 * @state: that the order is given in
 *
 * Returns: what the umpire adds to a test against being pinned or to rally. In an order that takes an action
 *   test he corrects that one and no other
 */
int
muster_kings_activation_get_umpire (const MusterSetup *setup,
                                    const MusterState *state,
                                    const MusterOrder *order)
{
  int number = muster_house_rule_get_total (order);

  return number != 0 && is_tested (setup, state, order->verb, order->unit) ? 0 : number;
}

/**
 * muster_kings_activation_get_act_chance:
 *
 * Returns: the chance of a test to act, of a Pinned unit to rally; -1 for Mr Babbage's, which never test
 */
double
muster_kings_activation_get_act_chance (const MusterSetup *setup,
                                        const MusterState *state,
                                        int                unit)
{
  if (muster_kings_is_automated (setup, unit))
    return -1.0;
  if (muster_kings_units_get_pins (setup, state, unit) > 0)
    return get_rally_chance (setup, state, unit, 0);
  return get_test_chance (setup, state, KINGS_MOVE, unit,
                          muster_kings_units_get_profile (setup, state, unit).discipline);
}

/* Begins the order of a unit, which has then acted even if its test fails. */
void
muster_kings_activation_open_order (MusterResolution *self)
{
  int unit = self->order->unit;
  MusterUnitState *now = &self->state->units[unit];
  int pins;

  /* Following up is part of the attack that was won. */
  if (now->acted && self->order->verb != KINGS_FOLLOW_UP)
    now->own[KINGS_OWN_FLAGS] |= KINGS_FLAG_SECOND_ORDER;

  pins = muster_kings_units_get_pins (self->setup, self->before, unit);
  if (pins != now->markers[KINGS_PINNED])
    {
      now->markers[KINGS_PINNED] = (gint16) pins;
      muster_step (self, &BRAVE, unit, pins);
    }

  now->acted = TRUE;
  now->markers[KINGS_ENEMY_ORDERS] = 0;
  now->own[KINGS_OWN_FLAGS] &= ~KINGS_FLAG_IDIOT_CHECKED;
}

/* K-ACT-04: carrying out an order ends having gone to ground, before the order has effects. */
void
muster_kings_activation_rise (MusterResolution *self,
                              int               unit)
{
  MusterUnitState *now = &self->state->units[unit];

  if (!now->markers[KINGS_GONE_TO_GROUND])
    return;
  now->markers[KINGS_GONE_TO_GROUND] = 0;
  muster_step (self, &RISES, unit);
}

static void
carry_out (MusterResolution *self,
           int               unit)
{
  if (self->order->verb != KINGS_STAND_TO)
    muster_kings_activation_rise (self, unit);
}

/* Finds the Leadership that an action or rally test needs, rolling for the bottle of a Leader who
 * has one. FALSE: that die is missing. */
gboolean
muster_kings_activation_find_needed (MusterResolution *self,
                                     int               unit,
                                     int              *leadership)
{
  const guint8 *dice;
  int climate;

  *leadership = get_needed (self->setup, self->state, self->order->verb, unit);

  if (!muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_BOTTLE))
    return TRUE;

  climate = muster_kings_get_unit (self->setup, unit)->climate;
  muster_need (self, NULL, KINGS_BOTTLE_BAD + climate, KINGS_BOTTLE_GOOD + climate);
  dice = muster_resolution_roll (self, KINGS_ROLL_BOTTLE, unit, 1, 0);
  if (dice == NULL)
    return FALSE;
  *leadership = (dice[0] <= 3 ? KINGS_BOTTLE_BAD : KINGS_BOTTLE_GOOD) + climate;
  muster_step (self, &BOTTLE, unit, (gint32) muster_resolution_last_roll (self), *leadership);
  return TRUE;
}

/**
 * muster_kings_activation_test_action:
 *
 * Tests whether the ordered unit does as it is told, if it has to; the outcome's `passed` says so.
 *
 * Returns: %FALSE if the order goes no further: a die is missing, or the unit does nothing
 */
gboolean
muster_kings_activation_test_action (MusterResolution *self)
{
  int unit = self->order->unit;
  KingsProfile profile = muster_kings_units_get_profile (self->setup, self->state, unit);
  const guint8 *dice;
  int leadership, total, added;
  const KingsUnit *data = muster_kings_get_unit (self->setup, unit);
  guint verb = self->order->verb;
  gboolean leaves = verb == KINGS_MOVE || verb == KINGS_AT_THE_DOUBLE || verb == KINGS_SKIRMISH;
  gboolean attacks = verb == KINGS_ATTACK || verb == KINGS_AT_THE_DOUBLE;

  /* Some Leaders and units have to be given another order where that is possible, which only the
   * table shows (K-LEAD-02). */
  if (muster_kings_units_find_enemy (self->setup, self->before, data->side) >= 0)
    {
      if (!leaves && muster_kings_has_trait (self->setup, self->before, unit, KINGS_TRAIT_COWARD))
        muster_prompt (self, &COWARD, unit);
      if (!attacks &&
          muster_kings_has_trait (self->setup, self->before, unit, KINGS_TRAIT_UP_AND_AT_THEM))
        muster_prompt (self, &UP_AND_AT_THEM, unit);
      if (!attacks && (data->bare.words & KINGS_WORD_GHAZI))
        muster_prompt (self, &GHAZI, unit);
    }

  if (!is_tested (self->setup, self->before, self->order->verb, unit))
    {
      if (!muster_kings_is_automated (self->setup, unit))
        self->state->units[unit].own[KINGS_OWN_FIRST_ORDER] = self->order->verb + 1;
      muster_step (self, &FREE, unit);
      carry_out (self, unit);
      return TRUE;
    }

  if (!muster_kings_activation_find_needed (self, unit, &leadership))
    return FALSE;
  added = profile.discipline + muster_house_rule_get_total (self->order);
  muster_need (self, NULL, MAX (leadership - added, 2), leadership, profile.discipline,
               added - profile.discipline);
  dice = muster_resolution_roll (self, KINGS_ROLL_ACTION, unit, 2, 0);
  if (dice == NULL)
    return FALSE;

  total = dice[0] + dice[1] + added;
  self->outcome->passed = total >= leadership;
  muster_resolution_try_total (self, unit, muster_totals_from (leadership - added));
  muster_house_rule_say_total (self, unit, added - profile.discipline);
  muster_note (self, self->outcome->passed ? MUSTER_INCIDENT_OBEYED : MUSTER_INCIDENT_BALKED,
               unit, -1);
  muster_step (self, self->outcome->passed ? &ACTS : &FAILS, unit,
               (gint32) muster_resolution_last_roll (self), profile.discipline, total, leadership);
  if (!self->outcome->passed)
    return FALSE;

  carry_out (self, unit);
  return TRUE;
}

/**
 * muster_kings_activation_act:
 *
 * Begins an order that a unit has to be told: it acts if it passes its test, or needs none.
 *
 * Returns: %FALSE if the order goes no further: a die is missing, or the unit does nothing
 */
gboolean
muster_kings_activation_act (MusterResolution *self)
{
  muster_kings_activation_open_order (self);
  if (muster_kings_activation_test_action (self))
    return TRUE;
  muster_kings_move_note (self, 0);
  return FALSE;
}

/* Whether the idiot who leads the unit has yet to be asked what it does (K-LEAD-02). */
gboolean
muster_kings_activation_needs_idiot (const MusterSetup *setup,
                                     const MusterState *state,
                                     int                unit)
{
  return muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_IDIOT) &&
         !muster_kings_is_automated (setup, unit) &&
         !(state->units[unit].own[KINGS_OWN_FLAGS] & KINGS_FLAG_IDIOT_CHECKED);
}

static gboolean
judge_idiot_check (const MusterSetup *setup,
                   const MusterState *state,
                   const MusterOrder *order,
                   MusterJudgeScope   scope,
                   MusterRefusal     *why)
{
  if (!muster_kings_has_trait (setup, state, order->unit, KINGS_TRAIT_IDIOT) ||
      muster_kings_is_automated (setup, order->unit))
    return muster_refuse (why, &NO_IDIOT, order->unit);
  if (!muster_kings_judge_activation (setup, state, order, why))
    return FALSE;
  return muster_kings_activation_needs_idiot (setup, state, order->unit) ||
         muster_refuse (why, &IDIOT_ASKED, order->unit);
}

static void
play_idiot_check (MusterResolution *self)
{
  int unit = self->order->unit;
  MusterUnitState *now = &self->state->units[unit];
  const guint8 *dice = muster_resolution_roll (self, KINGS_ROLL_IDIOT, unit, 1, 2);

  if (dice == NULL)
    return;

  muster_resolution_try_total (self, unit, muster_totals_from (2));
  now->own[KINGS_OWN_FLAGS] |= KINGS_FLAG_IDIOT_CHECKED;
  muster_step (self, dice[0] == 1 ? &IDIOT_ERRS : &IDIOT_OBEYS, unit,
               (gint32) muster_resolution_last_roll (self));
  if (dice[0] > 1)
    return;
  now->markers[KINGS_ENEMY_ORDERS] = 1;
  muster_prompt (self, &ENEMY_ORDERS, unit);
}

const MusterOrderHandler muster_kings_idiot_check = { judge_idiot_check, NULL, play_idiot_check };
