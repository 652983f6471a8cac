/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* Which functions judge and play which order, what holds for all of them, and the checks that several
 * share. */

const MusterOrderHandler *const muster_toy_handlers[] = {
  [TOY_START_TURN] = &muster_toy_start_turn,
  [TOY_GIVE] = &muster_toy_give,
  [TOY_DRAW] = &muster_toy_draw,
  [TOY_PENALISE] = &muster_toy_penalise,
  [TOY_MOVE] = &muster_toy_move,
  [TOY_FIRE] = &muster_toy_fire,
  [TOY_CHARGE] = &muster_toy_charge,
  [TOY_REFORM] = &muster_toy_reform,
  [TOY_BRIGADE] = &muster_toy_brigade,
  [TOY_MOVE_GENERAL] = &muster_toy_move_general,
  [TOY_OVERRIDE] = &muster_toy_override,
  [TOY_BANK] = &muster_toy_bank,
  [TOY_PLAY_BANKED] = &muster_toy_play_banked,
  [TOY_RECOVER] = &muster_toy_recover,
  [TOY_RESTORE] = &muster_toy_restore,
  [TOY_END_TURN] = &muster_toy_end_turn,
  [TOY_ROLL_UNIT] = &muster_toy_roll_unit,
  [TOY_ROLL_RATING] = &muster_toy_roll_rating,
  [TOY_ROLL_GUN] = &muster_toy_roll_gun,
  [TOY_ROLL_QUALITY] = &muster_toy_roll_quality,
  [TOY_ROLL_WAR_PARTY] = &muster_toy_roll_war_party,
  [TOY_SET] = &muster_toy_set,
  [TOY_REMOVE] = &muster_toy_remove,
  [TOY_AWARD] = &muster_toy_award,
  [TOY_NOTE] = &muster_common_note,
  [TOY_END_BATTLE] = &muster_toy_end_battle,
};

G_STATIC_ASSERT (G_N_ELEMENTS (muster_toy_handlers) == TOY_N_ORDERS);

static const MusterPhrase NOT_ON_TABLE = { NULL, N_("{u0} is in reserve, off the table.") };
static const MusterPhrase NOT_FIGHTING = {
  "T-GEN-06", N_("{u0} is a general, not a unit that fights."), TRUE
};
static const MusterPhrase NOT_A_GENERAL = { "T-GEN-01", N_("{u0} is not a general."), TRUE };
static const MusterPhrase OTHER_SIDE = { "T-GEN-04", N_("{u0} is not a general of {s1}.") };
static const MusterPhrase NO_CARD_UP = { "T-CARD-02", N_("No card is up: draw one.") };
static const MusterPhrase NOT_THEIR_CARD = {
  "T-CARD-03", N_("{k1} is up, a card of {s2}: {u0} does not act on it.")
};

/* In the order of ToyPhase. */
static const MusterPhrase ONLY_IN_PHASE[] = {
  { "T-TURN-01", N_("This is done between two turns.") },
  { "T-CP-03", N_("This is done after the command points are rolled, before the first card.") },
  { "T-TURN-02", N_("This is done while cards are turned, once the turn has begun.") },
};

/* In the order of ToyRule; NULL where nothing is refused for want of it. */
static const MusterPhrase SWITCHED_OFF[TOY_N_RULES] = {
  [TOY_RULE_DICE_MODIFIERS] = {
    "T-ADV-05", N_("This battle is played without the optional rule “Extra dice”."), TRUE
  },
  [TOY_RULE_ARTILLERY_SIZES] = {
    "T-ADV-15", N_("This battle is played without the optional rule “Light and heavy guns”."), TRUE
  },
  [TOY_RULE_QUALITY] = {
    "T-ADV-20", N_("This battle is played without the optional rule “Elite and militia”."), TRUE
  },
  [TOY_RULE_BANK_CARDS] = {
    "T-ADV-27", N_("This battle is played without the optional rule “Banking cards”."), TRUE
  },
  [TOY_RULE_BUILDINGS] = {
    "T-MOVE-11", N_("This battle is played without the optional rule “Buildings”."), TRUE
  },
  [TOY_RULE_SQUARE] = {
    "T-ADV-40", N_("This battle is played without the optional rule “Square”."), TRUE
  },
  [TOY_RULE_BRIGADING] = {
    "T-ADV-50", N_("This battle is played without the optional rule “Brigades”."), TRUE
  },
  [TOY_RULE_RALLY_MOB] = {
    "T-ADV-60", N_("This battle is played without the optional rule “Rallying”."), TRUE
  },
  [TOY_RULE_RECOVER_DISORDER] = {
    "T-ADV-61", N_("This battle is played without the optional rule “Recovering from disorder”."), TRUE
  },
  [TOY_RULE_LEADER_CASUALTIES] = {
    "T-ADV-68", N_("This battle is played without the optional rule “Officers and ensigns fall”."), TRUE
  },
};

/* Parameters that belong to an optional rule. */
static const struct
{
  ToySlot slot;
  ToyRule rule;
} OPTIONAL_PARAMS[] = {
  { TOY_EXTRA_ATTACK, TOY_RULE_DICE_MODIFIERS },
  { TOY_EXTRA_DEFENCE, TOY_RULE_DICE_MODIFIERS },
  { TOY_ENTER, TOY_RULE_BUILDINGS },
  { TOY_LEAVE, TOY_RULE_BUILDINGS },
  { TOY_STAYS_INSIDE, TOY_RULE_BUILDINGS },
  { TOY_FORM_SQUARE, TOY_RULE_SQUARE },
  { TOY_ATTACKER_GENERAL, TOY_RULE_RALLY_MOB },
  { TOY_DEFENDER_GENERAL, TOY_RULE_RALLY_MOB },
};

/* A unit that is gone or off the table gets no order, except from the umpire and before the
 * battle. */
gboolean
muster_toy_judge (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  if (order->unit < 0)
    return TRUE;
  if (order->verb >= TOY_ROLL_RATING && order->verb <= TOY_ROLL_WAR_PARTY)
    return muster_common_check_in_play (state, order->unit, why);
  return muster_toy_judge_on_table (state, order->unit, why);
}

/**
 * muster_toy_judge_settle:
 *
 * Brings up to date what follows from any change: losses and points, then whether the scenario is decided.
 */
void
muster_toy_judge_settle (MusterResolution *self)
{
  ToyVerb verb = (ToyVerb) self->order->verb;

  if (verb >= TOY_PENALISE && verb <= TOY_RESTORE)
    muster_toy_losses_prompt_counters (self);

  /* The step that ends a battle gives the reason of `end-battle` itself. */
  if (verb != TOY_END_BATTLE)
    muster_common_step_reason (self);
  muster_toy_score_count (self->setup, self->state);
  if (!self->state->over)
    muster_toy_score_check_scenario (self);
}

gboolean
muster_toy_judge_phase (const MusterState *state,
                        ToyPhase           phase,
                        MusterRefusal     *why)
{
  return state->phase == phase || muster_refuse (why, &ONLY_IN_PHASE[phase]);
}

gboolean
muster_toy_judge_rule (const MusterSetup *setup,
                       ToyRule            rule,
                       MusterRefusal     *why)
{
  return toy_has_rule (setup, rule) || muster_refuse (why, &SWITCHED_OFF[rule]);
}

/* Refuses parameters that belong to an optional rule which is off. */
gboolean
muster_toy_judge_params (const MusterSetup *setup,
                         const MusterOrder *order,
                         MusterRefusal     *why)
{
  for (guint i = 0; i < G_N_ELEMENTS (OPTIONAL_PARAMS); i++)
    if (toy_has (order, OPTIONAL_PARAMS[i].slot) &&
        !muster_toy_judge_rule (setup, OPTIONAL_PARAMS[i].rule, why))
      return FALSE;
  return TRUE;
}

gboolean
muster_toy_judge_on_table (const MusterState *state,
                           int                unit,
                           MusterRefusal     *why)
{
  if (toy_get_marker (state, unit, TOY_RESERVE) && muster_state_is_in_play (state, unit))
    return muster_refuse (why, &NOT_ON_TABLE, unit);
  return muster_common_check_in_play (state, unit, why);
}

gboolean
muster_toy_judge_fighting (const MusterState *state,
                           int                unit,
                           MusterRefusal     *why)
{
  return !toy_is_general (state, unit) || muster_refuse (why, &NOT_FIGHTING, unit);
}

/* Whether @general is one of @side and on the table. */
gboolean
muster_toy_judge_general (const MusterState *state,
                          int                general,
                          int                side,
                          MusterRefusal     *why)
{
  if (!toy_is_general (state, general))
    return muster_refuse (why, &NOT_A_GENERAL, general);
  if (toy_get_side (state, general) != side)
    return muster_refuse (why, &OTHER_SIDE, general, side);
  return muster_toy_judge_on_table (state, general, why);
}

/* Whether a card is up for the side of @unit. */
gboolean
muster_toy_judge_card (const MusterState *state,
                       int                unit,
                       MusterRefusal     *why)
{
  MusterCard card = muster_toy_cards_get_up (state);

  if (!muster_toy_judge_phase (state, TOY_PHASE_CARD, why))
    return FALSE;
  if (card == MUSTER_CARD_NONE)
    return muster_refuse (why, &NO_CARD_UP);
  if (toy_get_side (state, unit) != state->active_side)
    return muster_refuse (why, &NOT_THEIR_CARD, unit, card, state->active_side);
  return TRUE;
}
