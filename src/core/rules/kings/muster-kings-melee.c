/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"
#include "core/rules/muster-house-rule.h"

/* Fighting hand to hand (K-MELEE). */

static const MusterPhrase BLOWS =
  { "K-MELEE-03", N_("{u0}: {d1}, each {2} or more is a hit: {3}") };
static const MusterPhrase NO_BLOWS =
  { "K-MELEE-02", N_("{u0} has nobody to strike a blow") };
static const MusterPhrase NEEDS =
  { "K-MELEE-04", N_("{u0}: hits taken {1}, {2} to fell a model: {3} lost") };
static const MusterPhrase LOSES =
  { "K-MELEE-06", N_("{u0} loses the fight, {1} lost to {2}") };
static const MusterPhrase DRAW =
  { "K-MELEE-06", N_("A drawn fight, each side has lost {0}") };
static const MusterPhrase KILTS =
  { "K-OPTION", N_("{u0}: nobody stands in front of those kilts, a drawn fight is won") };
static const MusterPhrase FOLLOW_UP =
  { "K-MELEE-08", N_("{u0} may follow up {u1} at once") };
static const MusterPhrase FOLLOW_UP_OTHER =
  { "K-MELEE-08", N_("{u0} may follow up at once against a unit within {1}\"") };
static const MusterPhrase STORM =
  { "K-MELEE-09", N_("{u0} may occupy the place that was defended") };
static const MusterPhrase NO_BONUS =
  { "K-MELEE-04", N_("{u0}: horses should rarely have a defence bonus"), TRUE };
static const MusterPhrase CONTACT =
  { "K-MELEE-10", N_("{u0}: an attack needs a target that it sees and can reach in {1}\""), TRUE };
static const MusterPhrase SPORTING =
  { "K-LEAD-02", N_("{u0}: its sporting umpire spares a pinned enemy if there is another target"), TRUE };
static const MusterPhrase YELLOW_BELLIED =
  { "K-MELEE-10", N_("{u0} has a yellow-bellied Leader and never attacks") };
static const MusterPhrase SHIRKER =
  { "K-MELEE-10", N_("{u0} has a shirker for a Leader and waits until it is attacked or shot at") };
static const MusterPhrase NO_FOLLOW_UP =
  { "K-MELEE-08", N_("{u0} has not just won an attack") };
static const MusterPhrase SAME_TARGET =
  { "K-MELEE-08", N_("{u0} follows up {u1}, which is still in play") };
static const MusterPhrase PLAIN_BUILDING =
  { "K-SCN-04", N_("at a building there is no “{q0}”") };

typedef struct
{
  int unit;
  int foe;
  int hits;
  int casualties;
  gboolean attacks;
  gboolean close_order;
} Fighter;

/**
 * muster_kings_melee_count_blows:
 * @foe: the unit that it fights, or -1 for a building
 * @number: (out): a die that hits shows this or more
 *
 * Returns: its dice in a fight (K-MELEE-01 to K-MELEE-03)
 */
guint
muster_kings_melee_count_blows (const MusterSetup *setup,
                                const MusterState *state,
                                int                unit,
                                int                foe,
                                gboolean           attacks,
                                int               *number)
{
  KingsProfile profile = muster_kings_units_get_profile (setup, state, unit);
  const MusterUnitState *now = &state->units[unit];
  int models = now->strength;

  if (now->markers[KINGS_PINNED] || (!attacks && now->markers[KINGS_GONE_TO_GROUND]))
    models /= 2;
  if (foe >= 0 && state->units[foe].markers[KINGS_CLOSE_ORDER])
    models = MIN (models, state->units[foe].strength);
  if (models > 0 && muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_WEAKLING))
    models--;
  if (attacks && (profile.words & KINGS_WORD_LANCERS))
    models *= 2;
  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_FINE_SWORDSMAN))
    models += 2;

  *number = MAX (profile.fighting - (now->markers[KINGS_CLOSE_ORDER] ? 1 : 0), KINGS_BEST_VALUE);
  return (guint) models;
}

/* K-MELEE-04 */
int
muster_kings_melee_count_needs (gboolean is_cuirassier,
                                gboolean is_cavalry,
                                gboolean by_cavalry,
                                gboolean is_defended)
{
  return (is_cuirassier || (is_cavalry && !by_cavalry) ? 2 : 1) + (is_defended ? 1 : 0);
}

/* Hits of @striker for each model of @struck. */
int
muster_kings_melee_get_needs (const MusterSetup *setup,
                              const MusterState *state,
                              const MusterOrder *order,
                              int                striker,
                              int                struck,
                              gboolean           attacks)
{
  KingsProfile profile = muster_kings_units_get_profile (setup, state, struck);
  KingsArm own = muster_kings_get_unit (setup, struck)->arm;
  KingsArm by = muster_kings_get_unit (setup, striker)->arm;
  int defence = muster_kings_order_get (order, KINGS_SLOT_DEFENCE);

  return muster_kings_melee_count_needs ((profile.words & KINGS_WORD_CUIRASSIERS) != 0,
                                         own == KINGS_ARM_CAVALRY, by == KINGS_ARM_CAVALRY,
                                         attacks && defence != KINGS_DEFENCE_NONE);
}

static gboolean
strike (MusterResolution *self,
        Fighter          *fighter)
{
  int number, needs;
  guint n = muster_kings_melee_count_blows (self->setup, self->state, fighter->unit, fighter->foe,
                                            fighter->attacks, &number);
  const guint8 *dice;

  if (n == 0)
    {
      muster_step (self, &NO_BLOWS, fighter->unit);
      return TRUE;
    }

  if (fighter->attacks)
    n = (guint) muster_house_rule_add_dice (self, fighter->unit, (int) n);
  needs = muster_kings_melee_get_needs (self->setup, self->state, self->order, fighter->unit,
                                        fighter->foe, fighter->attacks);
  muster_need (self, NULL, number, needs > 1 ? needs : 0);
  dice = muster_resolution_roll (self,
                                 fighter->attacks ? KINGS_ROLL_ATTACK_HIT : KINGS_ROLL_DEFENCE_HIT,
                                 fighter->unit, n, (guint) number);
  if (dice == NULL)
    return FALSE;
  muster_resolution_try_dice (self, fighter->unit, number);
  for (guint i = 0; i < n; i++)
    fighter->hits += dice[i] >= number;
  muster_step (self, &BLOWS, fighter->unit, (gint32) muster_resolution_last_roll (self), number,
               fighter->hits);
  return TRUE;
}

static void
count_casualties (MusterResolution *self,
                  const Fighter    *from,
                  Fighter          *to)
{
  int needs = muster_kings_melee_get_needs (self->setup, self->state, self->order, from->unit,
                                            to->unit, from->attacks);

  to->casualties = MIN (from->hits / needs, self->state->units[to->unit].strength);
  muster_step (self, &NEEDS, to->unit, from->hits, needs, to->casualties);
}

static gboolean
is_in_play (const MusterResolution *self,
            const Fighter          *fighter)
{
  return self->state->units[fighter->unit].fate == KINGS_IN_PLAY;
}

static gboolean
wins_draws (const MusterResolution *self,
            const Fighter          *fighter)
{
  return is_in_play (self, fighter) &&
         (muster_kings_units_get_profile (self->setup, self->state, fighter->unit).words &
          KINGS_WORD_TERROR_KILTS) != 0;
}

/* Returns: who has lost, or %NULL after a draw */
static const Fighter *
find_loser (MusterResolution *self,
            const Fighter    *attacker,
            const Fighter    *defender)
{
  if (attacker->casualties != defender->casualties)
    return attacker->casualties > defender->casualties ? attacker : defender;

  if (wins_draws (self, attacker) && !wins_draws (self, defender))
    {
      muster_step (self, &KILTS, attacker->unit);
      return defender;
    }
  if (wins_draws (self, defender) && !wins_draws (self, attacker))
    {
      muster_step (self, &KILTS, defender->unit);
      return attacker;
    }
  return NULL;
}

/* K-MELEE-08, K-MELEE-09 */
static void
reward_winner (MusterResolution *self,
               const Fighter    *winner)
{
  const KingsUnit *unit = muster_kings_get_unit (self->setup, winner->unit);
  int defence = muster_kings_order_get (self->order, KINGS_SLOT_DEFENCE);
  int half = muster_kings_units_get_profile (self->setup, self->state, winner->unit).speed / 2;

  if (!winner->attacks || !is_in_play (self, winner))
    return;

  if (defence == KINGS_DEFENCE_HARD_COVER || defence == KINGS_DEFENCE_OBSTACLE)
    muster_prompt (self, &STORM, winner->unit);
  if (self->order->verb == KINGS_FOLLOW_UP || unit->arm != KINGS_ARM_CAVALRY)
    return;

  self->state->own[KINGS_STATE_FOLLOW_UNIT] = winner->unit + 1;
  self->state->own[KINGS_STATE_FOLLOW_TARGET] = winner->foe + 1;
  if (self->state->units[winner->foe].fate == KINGS_IN_PLAY)
    muster_prompt (self, &FOLLOW_UP, winner->unit, winner->foe);
  else if (muster_kings_units_find_enemy (self->setup, self->state, unit->side) >= 0)
    muster_prompt (self, &FOLLOW_UP_OTHER, winner->unit, half);
}

static void
open_fight (MusterResolution *self,
            Fighter          *fighter)
{
  MusterUnitState *now = &self->state->units[fighter->unit];

  fighter->close_order = now->markers[KINGS_CLOSE_ORDER] != 0;
  now->markers[KINGS_SHOT_AT] = 1;
  now->own[KINGS_OWN_FOE] = fighter->foe + 1;
}

/**
 * muster_kings_melee_fight:
 *
 * A melee from first blow to retreat. The order says what defends the defender.
 *
 * Returns: %FALSE if a die is missing
 */
gboolean
muster_kings_melee_fight (MusterResolution *self,
                          int               attacking,
                          int               defending)
{
  Fighter attacker = { .unit = attacking, .foe = defending, .attacks = TRUE };
  Fighter defender = { .unit = defending, .foe = attacking };
  const KingsUnit *target;
  const Fighter *loser;
  const Fighter *winner;

  muster_note (self, MUSTER_INCIDENT_ASSAULTED, attacking, defending);
  open_fight (self, &attacker);
  open_fight (self, &defender);

  target = muster_kings_get_unit (self->setup, defender.unit);
  if (self->order->verb == KINGS_ATTACK)
    muster_prompt (self, &CONTACT, attacker.unit,
                   muster_kings_move_get_allowance (self->setup, self->state, attacker.unit));
  if (target->arm == KINGS_ARM_CAVALRY &&
      muster_kings_order_get (self->order, KINGS_SLOT_DEFENCE) != KINGS_DEFENCE_NONE)
    muster_prompt (self, &NO_BONUS, defender.unit);
  if (self->state->units[defender.unit].markers[KINGS_PINNED] > 0 &&
      muster_kings_has_trait (self->setup, self->state, attacker.unit, KINGS_TRAIT_SPORTING_UMPIRE))
    muster_prompt (self, &SPORTING, attacker.unit);

  if (!strike (self, &attacker) || !strike (self, &defender))
    return FALSE;
  self->outcome->hits = attacker.hits;

  count_casualties (self, &attacker, &defender);
  count_casualties (self, &defender, &attacker);
  if (!muster_kings_losses_test_leader (self, defending, defender.casualties, FALSE, attacking) ||
      !muster_kings_losses_test_leader (self, attacking, attacker.casualties, FALSE, defending))
    return FALSE;

  muster_kings_losses_remove_models (self, defending, defender.casualties, attacking);
  muster_kings_losses_remove_models (self, attacking, attacker.casualties, defending);

  loser = find_loser (self, &attacker, &defender);
  winner = loser == &attacker ? &defender : &attacker;
  if (loser != NULL)
    {
      muster_note (self, MUSTER_INCIDENT_WON_FIGHT, winner->unit, loser->unit);

      muster_step (self, &LOSES, loser->unit, loser->casualties, winner->casualties);
      if (is_in_play (self, loser))
        {
          if (!muster_kings_morale_test_pinning (self, loser->unit, loser->casualties, NULL))
            return FALSE;
          muster_kings_morale_retreat (self, loser->unit, loser->close_order);
        }

      reward_winner (self, winner);
      return TRUE;
    }

  muster_step (self, &DRAW, attacker.casualties);
  muster_note (self, MUSTER_INCIDENT_DREW_FIGHT, attacker.unit, defender.unit);
  if (is_in_play (self, &defender))
    muster_kings_morale_retreat (self, attacker.unit, attacker.close_order);
  return TRUE;
}

/* K-MELEE-10 */
gboolean
muster_kings_melee_judge_contact (const MusterSetup *setup,
                                  const MusterState *state,
                                  int                unit,
                                  MusterRefusal     *why)
{
  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_YELLOW_BELLIED))
    return muster_refuse (why, &YELLOW_BELLIED, unit);
  return !muster_kings_judge_is_shirking (setup, state, unit) ||
         muster_refuse (why, &SHIRKER, unit);
}

static gboolean
judge_attack (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int building = muster_kings_order_get_building (order);

  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (!muster_kings_melee_judge_contact (setup, state, order->unit, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_UNIT)
    return muster_kings_judge_has_building (setup, state) ||
           muster_kings_judge_any_enemy (setup, state, order->unit, why);
  if (building >= 0)
    return muster_kings_judge_building (setup, state, building, why) &&
           muster_kings_judge_absent (order, KINGS_SLOT_DEFENCE, &PLAIN_BUILDING, why);
  return muster_kings_judge_enemy (setup, state, order->unit,
                                   muster_kings_order_get (order, KINGS_SLOT_TARGET), why);
}

static void
play_attack (MusterResolution *self)
{
  int unit = self->order->unit;
  int target = muster_kings_order_get (self->order, KINGS_SLOT_TARGET);
  int building = muster_kings_order_get_building (self->order);

  if (!muster_kings_activation_act (self))
    return;
  muster_kings_move_note (self, muster_kings_move_get_allowance (self->setup, self->state, unit));
  if (!muster_kings_move_cross_danger_if_said (self) ||
      self->state->units[unit].fate != KINGS_IN_PLAY)
    return;

  if (building >= 0)
    muster_kings_fire_storm_building (self, unit, building);
  else
    muster_kings_melee_fight (self, unit, target);
}

const MusterOrderHandler muster_kings_attack = {
  judge_attack, NULL, play_attack,
  .forecast = muster_kings_forecast_melee,
  .asks_for = muster_kings_asks_for,
};

static gboolean
judge_follow_up (const MusterSetup *setup,
                 const MusterState *state,
                 const MusterOrder *order,
                 MusterJudgeScope   scope,
                 MusterRefusal     *why)
{
  int beaten = state->own[KINGS_STATE_FOLLOW_TARGET] - 1;
  int target = muster_kings_order_get (order, KINGS_SLOT_TARGET);

  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (state->own[KINGS_STATE_FOLLOW_UNIT] != order->unit + 1)
    return muster_refuse (why, &NO_FOLLOW_UP, order->unit);
  if (!muster_kings_melee_judge_contact (setup, state, order->unit, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_UNIT)
    return muster_kings_judge_any_enemy (setup, state, order->unit, why);
  if (target != beaten && state->units[beaten].fate == KINGS_IN_PLAY)
    return muster_refuse (why, &SAME_TARGET, order->unit, beaten);
  return muster_kings_judge_enemy (setup, state, order->unit, target, why);
}

/* K-MELEE-08: following up is part of the attack that was won, so nothing is tested. */
static void
play_follow_up (MusterResolution *self)
{
  int unit = self->order->unit;
  int target = muster_kings_order_get (self->order, KINGS_SLOT_TARGET);
  gboolean same = self->before->own[KINGS_STATE_FOLLOW_TARGET] == target + 1;
  int half;

  muster_kings_activation_open_order (self);
  half = muster_kings_units_get_profile (self->setup, self->state, unit).speed / 2;
  muster_kings_move_note (self, same ? 0 : half);
  muster_kings_melee_fight (self, unit, target);
}

const MusterOrderHandler muster_kings_follow_up = {
  judge_follow_up, NULL, play_follow_up,
  .forecast = muster_kings_forecast_melee,
  .asks_for = muster_kings_asks_for,
};
