/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include "core/rules/toysoldier/muster-toy-text.h"

static const MusterPhrase NEVER_CHARGES = { "T-MELEE-01", N_("{u0} never charges.") };
static const MusterPhrase NOT_WAR_PARTY = {
  "T-PERIOD-12", N_("{u0} is on foot and does not charge {u1}, which is mounted.")
};
static const MusterPhrase NOT_AT_CAVALRY = {
  "T-MELEE-02", N_("{u0} is on foot and does not charge {u1}, which is mounted.")
};
static const MusterPhrase NOT_AT_BUILDINGS = {
  "T-ADV-32", N_("{u0} is mounted and does not charge {u1}, which is in a building.")
};
static const MusterPhrase NO_SQUARE = {
  "T-ADV-40", N_("{u0} forms no square: only infantry in line or column does, when cavalry charges.")
};
static const MusterPhrase NOT_FROM_MOB = { "T-ADV-42", N_("{u0} is a mob and forms no square.") };
static const MusterPhrase IS_IN_SQUARE = {
  "T-ADV-46", N_("{u0} stands in square already, and rolls for none.")
};
static const MusterPhrase NOT_AGAINST_LIGHT = {
  "T-ADV-49", N_("{u0} forms no square against light cavalry.")
};
static const MusterPhrase NOBODY_COMMANDS = {
  "T-ADV-41", N_("{s0} has no general on the table.")
};

static const MusterPhrase SQUARE_FORMED = { "T-ADV-41", N_("{d1}: {u0} forms square") };
static const MusterPhrase SQUARE_FAILED = {
  "T-ADV-41", N_("{d1}: {u0} does not form square in time")
};
static const MusterPhrase SQUARE_STANDS = { "T-ADV-46", N_("{u0} stands in square already") };
static const MusterPhrase HAND_TO_HAND = {
  "T-MELEE-07", N_("Successes: {u0} {1}, {u2} {3}; each kills a figure")
};
static const MusterPhrase WINS = { "T-MELEE-08", N_("{u0} wins the melee") };
static const MusterPhrase TIED = { "T-MELEE-09", N_("A tie: {u0} gives ground") };
static const MusterPhrase TIED_IN_PLACE = { "T-MELEE-09", N_("A tie") };
static const MusterPhrase HOLDS = { "T-ADV-60", N_("{d1}: {u0} keeps its order") };
static const MusterPhrase RALLIES = { "T-ADV-60", N_("{d1}: {u0} falls back in good order") };
static const MusterPhrase NO_RALLY = { "T-ADV-60", N_("{d1}: {u0} cannot be held") };
static const MusterPhrase WAS_MOB = { "T-ADV-60", N_("{u0} was a mob before: nobody rallies it") };
static const MusterPhrase ENDS_RED = { "T-RESOLVE-04", N_("{u0} comes out of the melee red") };
static const MusterPhrase ENDS_DISORDERED = {
  "T-RESOLVE-04", N_("{u0} was red before the melee: disordered")
};
static const MusterPhrase NOT_SPARED = {
  "T-FAQ-09", N_("{k1} does not spare {u0} the effects of the melee")
};
static const MusterPhrase STAYS_IN = { "T-ADV-33", N_("{u0} stays in the building") };
static const MusterPhrase TEST_NEED = { "T-ADV-41", N_("one that shows {a0}") };
static const MusterPhrase RALLY_NEED = { "T-ADV-60", N_("one that shows {a0}") };

static const MusterPhrase FLEE = {
  NULL, N_("{u0} falls back {1}\" as a mob, away from the enemy; its player chooses where.")
};
static const MusterPhrase GIVE_GROUND = {
  NULL, N_("{u0} falls back {1}\" in its formation and faces the enemy.")
};
static const MusterPhrase MOB_GIVES_GROUND = {
  NULL, N_("{u0} falls back {1}\" and stays a mob.")
};
static const MusterPhrase MOB_INSIDE = { NULL, N_("{u0} becomes a mob inside its building.") };
static const MusterPhrase FORM_SQUARE = { NULL, N_("Put {u0} in square.") };

/* Dice for each figure of the attacker, by his arm and the target's; 0: he may not charge it.
 * Defenders always have one. */
static const guint8 MELEE_DICE[TOY_N_ARMS][TOY_N_ARMS] = {
  [TOY_INFANTRY] = { [TOY_INFANTRY] = 1, [TOY_SKIRMISHERS] = 1, [TOY_FOOT_ARTILLERY] = 1,
                     [TOY_HORSE_ARTILLERY] = 1, [TOY_WAR_PARTY] = 1 },
  [TOY_CAVALRY] = { [TOY_INFANTRY] = 2, [TOY_CAVALRY] = 1, [TOY_SKIRMISHERS] = 2,
                    [TOY_FOOT_ARTILLERY] = 2, [TOY_HORSE_ARTILLERY] = 1, [TOY_LIGHT_CAVALRY] = 1,
                    [TOY_WAR_PARTY] = 2 },
  [TOY_LIGHT_CAVALRY] = { [TOY_INFANTRY] = 1, [TOY_CAVALRY] = 1, [TOY_SKIRMISHERS] = 1,
                          [TOY_FOOT_ARTILLERY] = 1, [TOY_HORSE_ARTILLERY] = 1,
                          [TOY_LIGHT_CAVALRY] = 1, [TOY_WAR_PARTY] = 1 },
  [TOY_WAR_PARTY] = { [TOY_INFANTRY] = 1, [TOY_SKIRMISHERS] = 1, [TOY_FOOT_ARTILLERY] = 1,
                      [TOY_HORSE_ARTILLERY] = 1, [TOY_WAR_PARTY] = 1 },
};

/**
 * Melee:
 * @formation: of the target when it is struck
 * @square: cavalry charges a square
 * @loser: -1: a tie
 */
typedef struct
{
  int attacker;
  int target;
  ToyFormation formation;
  gboolean square;
  ToyThrow attack;
  ToyThrow defence;
  int loser;
} Melee;

int
muster_toy_melee_get_dice (ToyArm attacker,
                           ToyArm target)
{
  return MELEE_DICE[attacker][target];
}

/* Whether the arms and conditions of the two allow a charge. */
gboolean
muster_toy_melee_can_charge (const MusterState *state,
                             int                unit,
                             int                target)
{
  return muster_toy_melee_get_dice (toy_get_present_arm (state, unit),
                                    toy_get_present_arm (state, target)) > 0;
}

static gboolean
judge_charge (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  if (!muster_toy_activation_check_active (setup, state, order, FALSE, why))
    return FALSE;
  if (muster_toy_melee_get_dice (toy_get_present_arm (state, order->unit), TOY_INFANTRY) == 0)
    return muster_refuse (why, &NEVER_CHARGES, order->unit);
  return TRUE;
}

/* Whether the target may try to form square, if @order says so. */
gboolean
muster_toy_melee_check_square (const MusterState *state,
                               const MusterOrder *order,
                               MusterRefusal     *why)
{
  int target = toy_get (order, TOY_TARGET);
  const MusterPhrase *hindrance;
  int formation;

  if (!toy_says_yes (order, TOY_FORM_SQUARE))
    return TRUE;

  /* Only infantry in line or column forms square, and only against cavalry that is not light
   * (T-ADV-40 to -49). */
  formation = toy_get_marker (state, target, TOY_FORMATION);
  if (toy_get_arm (state, target) != TOY_INFANTRY)
    hindrance = &NO_SQUARE;
  else if (toy_get_arm (state, order->unit) != TOY_CAVALRY)
    hindrance = toy_get_arm (state, order->unit) == TOY_LIGHT_CAVALRY ? &NOT_AGAINST_LIGHT
                : &NO_SQUARE;
  else if (formation > TOY_COLUMN)
    hindrance = formation == TOY_MOB ? &NOT_FROM_MOB : &IS_IN_SQUARE;
  else
    hindrance = NULL;

  if (hindrance != NULL)
    return muster_refuse (why, hindrance, target);
  return muster_toy_units_get_own_general (state, target) >= 0 ||
         muster_refuse (why, &NOBODY_COMMANDS, toy_get_side (state, target));
}

static gboolean
check_rally (const MusterState *state,
             const MusterOrder *order,
             ToySlot            slot,
             int                unit,
             MusterRefusal     *why)
{
  return !toy_has (order, slot) ||
         muster_toy_judge_general (state, toy_get (order, slot), toy_get_side (state, unit), why);
}

static gboolean
judge_charge_whole (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  int target = toy_get (order, TOY_TARGET);

  if (!muster_toy_fire_check_target (state, order->unit, target, why))
    return FALSE;
  if (!muster_toy_melee_can_charge (state, order->unit, target))
    return muster_refuse (why, toy_get_arm (state, order->unit) == TOY_WAR_PARTY ? &NOT_WAR_PARTY
                                                                                 : &NOT_AT_CAVALRY,
                          order->unit, target);
  if (muster_toy_dice_is_cavalry (state, order->unit) &&
      toy_get_marker (state, target, TOY_BUILDING))
    return muster_refuse (why, &NOT_AT_BUILDINGS, order->unit, target);

  return muster_toy_activation_check (setup, state, order, why) &&
         muster_toy_move_check (setup, state, order, why) &&
         muster_toy_melee_check_square (state, order, why) &&
         check_rally (state, order, TOY_ATTACKER_GENERAL, order->unit, why) &&
         check_rally (state, order, TOY_DEFENDER_GENERAL, target, why);
}

/* The target tries to form square, where the order says so. FALSE when the dice are missing. */
static gboolean
try_square (MusterResolution *self,
            Melee            *melee)
{
  const MusterState *before = self->before;
  int general = muster_toy_units_get_own_general (before, melee->target);
  ToyColour colour;
  gboolean formed;

  if (!toy_says_yes (self->order, TOY_FORM_SQUARE))
    return TRUE;

  colour = muster_toy_dice_get_test_colour (self, before, melee->target,
                                            (ToyColour) toy_get_marker (before, melee->target,
                                                                        TOY_RESOLVE));
  muster_need (self, &TEST_NEED, toy_get_needed (colour));
  if (!muster_toy_throw_test (self, TOY_PURPOSE_SQUARE, melee->target,
                              (guint) toy_get_rating (before, general), colour, &formed))
    return FALSE;

  muster_step (self, formed ? &SQUARE_FORMED : &SQUARE_FAILED, melee->target,
               (gint32) muster_resolution_last_roll (self));
  if (!formed)
    return TRUE;
  melee->formation = TOY_IN_SQUARE;
  self->state->units[melee->target].markers[TOY_FORMATION] = TOY_IN_SQUARE;
  muster_prompt (self, &FORM_SQUARE, melee->target);
  muster_note (self, MUSTER_INCIDENT_STEADY, melee->target, -1);
  return TRUE;
}

/* Both throw and are told to have thrown. FALSE when dice are missing. */
static gboolean
fight (MusterResolution *self,
       Melee            *melee)
{
  melee->square = melee->formation == TOY_IN_SQUARE &&
                  muster_toy_dice_is_cavalry (self->before, melee->attacker);
  if (toy_get_marker (self->before, melee->target, TOY_FORMATION) == TOY_IN_SQUARE && melee->square)
    muster_step (self, &SQUARE_STANDS, melee->target);

  muster_toy_dice_count_charge (self->setup, self->before, self->order, melee->formation,
                                &melee->attack, self);
  if (!muster_toy_throw (self, TOY_PURPOSE_ATTACK, melee->attacker, &melee->attack))
    return FALSE;
  muster_toy_dice_count_stand (self->setup, self->before, self->order, &melee->defence, self);
  if (!muster_toy_throw (self, TOY_PURPOSE_DEFENCE, melee->target, &melee->defence))
    return FALSE;

  muster_step (self, &HAND_TO_HAND, melee->attacker, melee->attack.successes, melee->target,
               melee->defence.successes);
  muster_toy_throw_tell (self, &melee->attack, &melee->defence);
  return TRUE;
}

/* Casualties, routs and lost leaders of both. FALSE when a die is missing. */
static gboolean
settle_casualties (MusterResolution *self,
                   const Melee      *melee)
{
  MusterState *state = self->state;
  int on_target = MIN (melee->attack.successes, state->units[melee->target].strength);
  int on_attacker = MIN (melee->defence.successes, state->units[melee->attacker].strength);

  state->units[melee->target].own[TOY_FOE] = melee->attacker + 1;
  state->units[melee->attacker].own[TOY_FOE] = melee->target + 1;
  muster_fact (self, .member = "routed", .unit = -1, .kind = MUSTER_FACT_UNITS);
  if (muster_toy_losses_remove_figures (self, melee->target, on_target, melee->attacker))
    muster_fact (self, .member = "routed", .unit = (gint16) melee->target,
                 .kind = MUSTER_FACT_UNITS);
  if (muster_toy_losses_remove_figures (self, melee->attacker, on_attacker, melee->target))
    muster_fact (self, .member = "routed", .unit = (gint16) melee->attacker,
                 .kind = MUSTER_FACT_UNITS);

  return muster_toy_losses_check_leaders (self, melee->target, on_target, melee->attacker, 1) &&
         muster_toy_losses_check_leaders (self, melee->attacker, on_attacker, melee->target, 1);
}

/* Whether @unit defends a building, which it never leaves after a melee (T-ADV-33). */
static gboolean
stays_inside (MusterResolution *self,
              int               unit)
{
  return unit != self->order->unit && toy_says_yes (self->order, TOY_STAYS_INSIDE) &&
         toy_get_marker (self->state, unit, TOY_BUILDING) != 0;
}

/* Finds the loser, and says who won. */
static void
judge_melee (MusterResolution *self,
             Melee            *melee)
{
  int difference = melee->attack.successes - melee->defence.successes;

  melee->loser = difference > 0 ? melee->target : difference < 0 ? melee->attacker : -1;
  muster_fact (self, .member = "outcome", .unit = -1,
               .word = difference > 0 ? "attacker" : difference < 0 ? "defender" : "tie");
  muster_fact (self, .member = "square", .unit = -1, .number = melee->square,
               .kind = MUSTER_FACT_BOOLEAN);
  if (difference == 0)
    muster_note (self, MUSTER_INCIDENT_DREW_FIGHT, melee->attacker, melee->target);
  else
    muster_note (self, MUSTER_INCIDENT_WON_FIGHT, difference > 0 ? melee->attacker : melee->target,
                 melee->loser);
  if (difference == 0)
    muster_step (self, muster_state_is_in_play (self->state, melee->target) &&
                           !stays_inside (self, melee->target) ? &TIED : &TIED_IN_PLACE,
                 melee->target);
  else
    muster_step (self, &WINS, difference > 0 ? melee->attacker : melee->target);
}

/* A general may rally the loser (T-ADV-60). FALSE when the dice are missing. */
static gboolean
try_rally (MusterResolution *self,
           const Melee      *melee,
           gboolean         *rallied)
{
  int loser = melee->loser;
  ToySlot slot = loser == melee->attacker ? TOY_ATTACKER_GENERAL : TOY_DEFENDER_GENERAL;
  ToyColour colour;

  *rallied = FALSE;
  if (!toy_has (self->order, slot))
    return TRUE;
  if (toy_get_marker (self->before, loser, TOY_FORMATION) == TOY_MOB)
    {
      muster_step (self, &WAS_MOB, loser);
      return TRUE;
    }

  colour = muster_toy_dice_get_test_colour (self, self->before, loser, TOY_RED);
  muster_need (self, &RALLY_NEED, toy_get_needed (colour));
  if (!muster_toy_throw_test (self, TOY_PURPOSE_RALLY, loser,
                              (guint) toy_get_rating (self->before, toy_get (self->order, slot)),
                              colour, rallied))
    return FALSE;
  muster_step (self, !*rallied                     ? &NO_RALLY
                     : stays_inside (self, loser) ? &HOLDS
                                                  : &RALLIES,
               loser, (gint32) muster_resolution_last_roll (self));
  muster_fact (self, .member = "rallied", .unit = -1, .number = *rallied,
               .kind = MUSTER_FACT_BOOLEAN);
  muster_note (self, *rallied ? MUSTER_INCIDENT_RALLIED : MUSTER_INCIDENT_FAILED_RALLY, loser, -1);
  return TRUE;
}

/* T-RESOLVE-04: a unit that survives a melee turns red; one that was red before is disordered. */
static void
exhaust (MusterResolution *self,
         int               index)
{
  MusterUnitState *unit = &self->state->units[index];

  if (unit->fate != TOY_IN_PLAY)
    return;
  muster_toy_losses_strip_second (self, index);
  if (toy_get_marker (self->before, index, TOY_RESOLVE) < TOY_RED)
    {
      muster_step (self, &ENDS_RED, index);
      return;
    }
  unit->markers[TOY_DISORDER] = 1;
  muster_step (self, &ENDS_DISORDERED, index);
}

static void
play_charge (MusterResolution *self)
{
  Melee melee = {
    .attacker = self->order->unit,
    .target = toy_get (self->order, TOY_TARGET),
  };
  int unit;
  gboolean rallied = TRUE;

  if (!muster_toy_activation_begin (self))
    return;
  melee.formation = (ToyFormation) toy_get_marker (self->before, melee.target, TOY_FORMATION);
  self->state->units[melee.attacker].acted = TRUE;
  muster_toy_move_play (self);
  muster_note (self, MUSTER_INCIDENT_ASSAULTED, melee.attacker, melee.target);
  if (!try_square (self, &melee) || !fight (self, &melee) || !settle_casualties (self, &melee))
    return;

  judge_melee (self, &melee);

  unit = melee.loser >= 0 ? melee.loser : melee.target;
  if (muster_state_is_in_play (self->state, unit))
    {
      gboolean as_mob;
      int inches;
      gboolean was_mob;

      if (melee.loser >= 0 && !try_rally (self, &melee, &rallied))
        return;

      /* The loser, or in a tie the target, falls back; one that defends a building stays in it. */
      as_mob = !rallied;
      inches = as_mob ? TOY_FALL_BACK : TOY_GIVE_GROUND;
      was_mob = toy_get_marker (self->state, unit, TOY_FORMATION) == TOY_MOB;
      if (as_mob)
        muster_toy_losses_make_mob (self, unit);
      if (stays_inside (self, unit))
        {
          muster_step (self, &STAYS_IN, unit);
          if (as_mob)
            muster_prompt (self, &MOB_INSIDE, unit);
        }
      else
        {
          muster_prompt (self, as_mob ? &FLEE : was_mob ? &MOB_GIVES_GROUND : &GIVE_GROUND, unit,
                         inches);
          muster_note (self, MUSTER_INCIDENT_FELL_BACK, unit, -1);
          muster_toy_losses_leave_building (self, unit);
        }
    }

  if (muster_toy_activation_takes_effect (self->before, self->order, TOY_RANK_QUEEN))
    muster_step (self, &NOT_SPARED, melee.attacker, muster_toy_cards_get_up (self->before));
  exhaust (self, melee.attacker);
  exhaust (self, melee.target);
  muster_toy_losses_note_shaken (self, melee.target);
  muster_toy_losses_note_shaken (self, melee.attacker);
  muster_toy_score_check_collapse (self, toy_get_side (self->before, melee.target));
}

const MusterOrderHandler muster_toy_charge = {
  judge_charge, judge_charge_whole, play_charge,
  .forecast = muster_toy_forecast_melee,
  .asks_for = muster_toy_asks_for,
};
