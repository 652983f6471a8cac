/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* Activation: whether a general may send a unit into action, what it costs him, and whether the
 * unit obeys. */

static const MusterPhrase NO_ACTIVATION = {
  "T-CARD-10", N_("Nobody acts on {k0}: it disorders a unit.")
};
static const MusterPhrase NO_ACTIVATION_ON_TWO = {
  "T-CARD-11", N_("Nobody acts on {k0}: it disorders a unit.")
};
static const MusterPhrase IS_DISORDERED = {
  "T-ACT-05", N_("{u0} is disordered and cannot be activated.")
};
static const MusterPhrase IS_MOB = { "T-ACT-04", N_("{u0} is a mob: it can only reform.") };
static const MusterPhrase IS_SQUARE = {
  "T-ADV-45", N_("{u0} is in square: it can only reform into line or column.")
};
static const MusterPhrase IN_GOOD_ORDER = {
  "T-ACT-04", N_("{u0} is neither a mob nor in square: there is nothing to reform.")
};
static const MusterPhrase NOBODY_COMMANDS = {
  "T-GEN-05", N_("{s0} has no general on the table.")
};
static const MusterPhrase HAS_USED = { "T-CARD-03", N_("{u0} has used {k1}.") };
static const MusterPhrase HAS_PASSED = { "T-ADV-26", N_("{u0} has passed on {k1}.") };
static const MusterPhrase NO_EFFECT = {
  "T-CARD-13", N_("{k0} has no special effect for that.")
};
static const MusterPhrase EFFECT_TAKEN = {
  "T-CARD-13", N_("{u0} has taken the special effect of {k1}.")
};
static const MusterPhrase TOO_FEW_POINTS = {
  "T-CP-08", N_("{u0} has too few command points: {1}, and it costs {2}."),
  .covered = N_("{u0} has too few command points: it costs {2}.")
};

static const MusterPhrase COST_TEAMMATE = {
  "T-CP-07", N_("{u0} is not {u1}’s own: a command point, which leaves {2}"),
  .covered = N_("{u0} is not {u1}’s own: a command point")
};
static const MusterPhrase COST_WAR_PARTY = {
  "T-PERIOD-16", N_("{u0} is a war party: a command point, which leaves {u1} {2}"),
  .covered = N_("{u0} is a war party: a command point of {u1}")
};
static const MusterPhrase COST_DISTANCE = {
  "T-CP-05", N_("{u0} is outside the radius of {u1}: a command point, which leaves {2}"),
  .covered = N_("{u0} is outside the radius of {u1}: a command point")
};
static const MusterPhrase COST_BRIGADE = {
  "T-ADV-50", N_("{u0} forms a brigade: a command point, which leaves {u1} {2}"),
  .covered = N_("{u0} forms a brigade: a command point of {u1}")
};
static const MusterPhrase OBEYS = { "T-ADV-18", N_("{d1}: {u0} obeys") };
static const MusterPhrase BALKS = {
  "T-ADV-18", N_("{d1}: {u0} does nothing, and the card is used")
};
static const MusterPhrase TEST_NEED = { "T-ADV-18", N_("one that shows {a0}") };

/* By the colour that the unit had: green, then yellow. */
static const MusterPhrase DOWNGRADES[] = {
  { "T-RESOLVE-02", N_("{u0} is green no longer: yellow") },
  { "T-RESOLVE-02", N_("{u0} is yellow no longer: red") },
};
static const MusterPhrase EXHAUSTED = { "T-RESOLVE-06", N_("{u0} was red: disordered") };
static const MusterPhrase SPARED = { "T-CARD-07", N_("{k1}: {u0} keeps its colour") };

/**
 * muster_toy_activation_get_general:
 *
 * Returns: the general who sends the unit of @order; -1: nobody can
 */
int
muster_toy_activation_get_general (const MusterState *state,
                                   const MusterOrder *order)
{
  return toy_has (order, TOY_BY) ? toy_get (order, TOY_BY)
                                 : muster_toy_units_get_own_general (state, order->unit);
}

/* Whether @by takes the special effect with this order. Where the order does not say, he takes it
 * if nobody else could. */
static gboolean
takes_special (const MusterState *state,
               const MusterOrder *order,
               int                by)
{
  int taker = state->own[TOY_TAKER] - 1;

  if (toy_has (order, TOY_SPECIAL))
    return toy_says_yes (order, TOY_SPECIAL);
  return (taker < 0 || taker == by) &&
         muster_toy_units_count_generals (state, state->active_side) == 1;
}

/**
 * muster_toy_activation_has_effect:
 * @verb: an order that somebody gives on the card
 *
 * Returns: whether the card that is up has a special effect for such an order
 */
gboolean
muster_toy_activation_has_effect (const MusterState *state,
                                  ToyVerb            verb)
{
  guint rank = muster_card_get_rank (muster_toy_cards_get_up (state));

  if (verb == TOY_MOVE_GENERAL)
    return rank == TOY_RANK_KING;
  return rank == TOY_RANK_ACE || rank == TOY_RANK_JACK || rank == TOY_RANK_QUEEN;
}

/**
 * muster_toy_activation_takes_effect:
 *
 * Returns: whether the card that is up is of this @rank and @order has its effect
 */
gboolean
muster_toy_activation_takes_effect (const MusterState *state,
                                    const MusterOrder *order,
                                    guint              rank)
{
  return muster_card_get_rank (muster_toy_cards_get_up (state)) == rank &&
         takes_special (state, order, muster_toy_activation_get_general (state, order));
}

/*
 *
 * Returns: the command points that an activation costs
 */
static int
get_cost (const MusterState *state,
          const MusterOrder *order)
{
  int unit = order->unit;

  if (order->verb == TOY_BRIGADE || toy_get_arm (state, unit) == TOY_WAR_PARTY ||
      muster_toy_activation_get_general (state, order) != muster_toy_units_get_own_general (state,
                                                                                            unit))
    return 1;

  return toy_get_marker (state, unit, TOY_RESOLVE) != TOY_GREEN &&
         !toy_says_yes (order, TOY_IN_RADIUS) &&
         !toy_is_skirmisher_kind (state->units[unit].def);
}

/*
 *
 * Returns: whether the unit of @order must roll to act
 */
static gboolean
needs_test (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order)
{
  return toy_has_rule (setup, TOY_RULE_ADVANCED_ACTIVATION) &&
         toy_get_marker (state, order->unit, TOY_RESOLVE) != TOY_GREEN &&
         !toy_says_yes (order, TOY_IN_RADIUS) &&
         !toy_is_skirmisher_kind (state->units[order->unit].def);
}

/* The chance that the unit acts, where it must roll for that. */
gboolean
muster_toy_activation_is_free (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               double            *chance)
{
  int by;
  ToyColour colour;

  if (order->verb < TOY_MOVE || order->verb > TOY_REFORM ||
      !needs_test (setup, state, order))
    return TRUE;
  by = muster_toy_activation_get_general (state, order);
  if (by < 0)
    return TRUE;
  colour = muster_toy_dice_get_test_colour (NULL, state, order->unit,
                                            (ToyColour) toy_get_marker (state, order->unit,
                                                                        TOY_RESOLVE));
  *chance = muster_toy_foresight_test ((guint) toy_get_rating (state, by), colour);
  return FALSE;
}

/* Whether @general could still act on the card, given suitable parameters. */
static gboolean
has_card (const MusterState *state,
          int                general)
{
  const MusterUnitState *now = &state->units[general];
  int taker = state->own[TOY_TAKER] - 1;
  int uses = muster_card_get_rank (muster_toy_cards_get_up (state)) == TOY_RANK_ACE &&
             (taker < 0 || taker == general) ? 2 : 1;

  return !now->own[TOY_PASSED] && !now->own[TOY_RODE] && now->own[TOY_USES] < uses;
}

/* Whether @general could send the unit of @order, given suitable parameters. */
static gboolean
can_send (const MusterState *state,
          const MusterOrder *order,
          int                general)
{
  int cost = order->verb == TOY_BRIGADE || toy_get_arm (state, order->unit) == TOY_WAR_PARTY ||
             muster_toy_units_get_own_general (state, order->unit) != general;

  return has_card (state, general) && toy_get_marker (state, general, TOY_CP) >= cost;
}

/**
 * muster_toy_activation_find_sender:
 *
 * Returns: a general who could send the unit of @order, its own if he can; -1: nobody can
 */
int
muster_toy_activation_find_sender (const MusterState *state,
                                   const MusterOrder *order)
{
  int own = muster_toy_units_get_own_general (state, order->unit);

  if (own >= 0 && can_send (state, order, own))
    return own;
  for (int i = 0; i < state->n_units; i++)
    if (toy_is_general (state, i) && toy_get_side (state, i) == state->active_side &&
        toy_is_on_table (state, i) && can_send (state, order, i))
      return i;
  return -1;
}

/**
 * muster_toy_activation_check_active:
 * @reforms: whether the order is the one that mobs and squares are given
 *
 * Returns: whether the unit of @order could act on the card that is up, whatever the parameters
 */
gboolean
muster_toy_activation_check_active (const MusterSetup *setup,
                                    const MusterState *state,
                                    const MusterOrder *order,
                                    gboolean           reforms,
                                    MusterRefusal     *why)
{
  int unit = order->unit;
  int formation = toy_get_marker (state, unit, TOY_FORMATION);
  int own;

  if (!muster_toy_judge_fighting (state, unit, why) || !muster_toy_judge_card (state, unit, why))
    return FALSE;
  if (!muster_toy_cards_activates (muster_toy_cards_get_up (state)))
    return muster_refuse (why, muster_toy_cards_is_two (muster_toy_cards_get_up (state))
                          ? &NO_ACTIVATION_ON_TWO : &NO_ACTIVATION,
                          muster_toy_cards_get_up (state));
  if (toy_get_marker (state, unit, TOY_DISORDER))
    return muster_refuse (why, &IS_DISORDERED, unit);
  if (reforms && formation < TOY_MOB)
    return muster_refuse (why, &IN_GOOD_ORDER, unit);
  if (!reforms && formation == TOY_MOB)
    return muster_refuse (why, &IS_MOB, unit);
  if (!reforms && formation == TOY_IN_SQUARE)
    return muster_refuse (why, &IS_SQUARE, unit);

  own = muster_toy_units_get_own_general (state, order->unit);
  if (own < 0)
    return muster_refuse (why, &NOBODY_COMMANDS, state->active_side);
  if (muster_toy_activation_find_sender (state, order) >= 0)
    return TRUE;

  /* Nobody can send it, so the refusal says what hinders its own general. */
  if (has_card (state, own))
    return muster_refuse (why, &TOO_FEW_POINTS, own, toy_get_marker (state, own, TOY_CP), 1);
  return muster_refuse (why, state->units[own].own[TOY_PASSED] ? &HAS_PASSED : &HAS_USED, own,
                        muster_toy_cards_get_up (state));
}

/**
 * muster_toy_activation_check_special:
 *
 * Returns: whether @by may take the special effect as @order says
 */
gboolean
muster_toy_activation_check_special (const MusterState *state,
                                     const MusterOrder *order,
                                     int                by,
                                     MusterRefusal     *why)
{
  int taker = state->own[TOY_TAKER] - 1;

  if (toy_has (order, TOY_SPECIAL) && toy_says_yes (order, TOY_SPECIAL) && taker >= 0 &&
      taker != by)
    return muster_refuse (why, &EFFECT_TAKEN, taker, muster_toy_cards_get_up (state));
  return TRUE;
}

/**
 * muster_toy_activation_check:
 *
 * Returns: whether the general of @order may send its unit, and can pay for it
 */
gboolean
muster_toy_activation_check (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             MusterRefusal     *why)
{
  int by = muster_toy_activation_get_general (state, order);
  MusterCard card = muster_toy_cards_get_up (state);
  int cost;
  const MusterUnitState *general;
  gboolean has_two;

  if (by < 0)
    return muster_refuse (why, &NOBODY_COMMANDS, state->active_side);
  if (!muster_toy_judge_general (state, by, state->active_side, why))
    return FALSE;
  if (toy_has (order, TOY_SPECIAL) && toy_says_yes (order, TOY_SPECIAL) &&
      !muster_toy_activation_has_effect (state, (ToyVerb) order->verb))
    return muster_refuse (why, &NO_EFFECT, card);

  if (!muster_toy_activation_check_special (state, order, by, why))
    return FALSE;

  /* A card is used once; an ace twice, by whoever takes its effect with one of the two uses. */
  general = &state->units[by];
  has_two = muster_card_get_rank (card) == TOY_RANK_ACE &&
            (state->own[TOY_TAKER] == by + 1 || takes_special (state, order, by));
  if (general->own[TOY_PASSED])
    return muster_refuse (why, &HAS_PASSED, by, card);
  if (general->own[TOY_RODE] || general->own[TOY_USES] >= (has_two ? 2 : 1))
    return muster_refuse (why, &HAS_USED, by, card);

  cost = get_cost (state, order);
  if (toy_get_marker (state, by, TOY_CP) < cost)
    return muster_refuse (why, &TOO_FEW_POINTS, by, toy_get_marker (state, by, TOY_CP), cost);
  return muster_toy_judge_params (setup, order, why);
}

/* Records that @general has used the card that is up, with its special effect or without. */
void
muster_toy_activation_use_card (MusterResolution *self,
                                int               general,
                                gboolean          special)
{
  self->state->units[general].own[TOY_USES]++;
  if (special)
    self->state->own[TOY_TAKER] = general + 1;
}

/**
 * muster_toy_activation_begin:
 *
 * Pays for the activation, uses the card, and rolls where the unit might not obey.
 *
 * Returns: whether the unit acts; if not, the order is over, or a roll is missing
 */
gboolean
muster_toy_activation_begin (MusterResolution *self)
{
  const MusterOrder *order = self->order;
  int by = muster_toy_activation_get_general (self->before, order);
  gboolean special = muster_toy_activation_has_effect (self->before, (ToyVerb) order->verb) &&
                     takes_special (self->before, order, by);
  ToyColour colour;
  gboolean passed;
  const MusterState *before = self->before;
  int cost = get_cost (before, order);
  const MusterPhrase *reason = &COST_DISTANCE;

  muster_fact (self, .member = "cost", .unit = -1, .number = cost);
  if (cost != 0)
    {
      self->state->units[by].markers[TOY_CP]--;
      if (order->verb == TOY_BRIGADE)
        reason = &COST_BRIGADE;
      else if (by != muster_toy_units_get_own_general (before, order->unit))
        reason = &COST_TEAMMATE;
      else if (toy_get_arm (before, order->unit) == TOY_WAR_PARTY)
        reason = &COST_WAR_PARTY;
      muster_step (self, reason, order->unit, by, toy_get_marker (self->state, by, TOY_CP));
    }

  muster_toy_activation_use_card (self, by, special);
  if (!needs_test (self->setup, self->before, order))
    return TRUE;

  colour = muster_toy_dice_get_test_colour (self, self->before, order->unit,
                                            (ToyColour) toy_get_marker (self->before, order->unit,
                                                                        TOY_RESOLVE));
  muster_need (self, &TEST_NEED, toy_get_needed (colour));
  if (!muster_toy_throw_test (self, TOY_PURPOSE_ACTIVATE, order->unit,
                              (guint) toy_get_rating (self->before, by), colour, &passed))
    return FALSE;

  muster_step (self, passed ? &OBEYS : &BALKS, order->unit,
               (gint32) muster_resolution_last_roll (self));
  muster_note (self, passed ? MUSTER_INCIDENT_OBEYED : MUSTER_INCIDENT_BALKED, order->unit, -1);
  self->outcome->passed = passed;
  return passed;
}

/**
 * muster_toy_activation_end:
 *
 * The unit has acted and is downgraded, unless a queen spares it.
 */
void
muster_toy_activation_end (MusterResolution *self)
{
  int index = self->order->unit;
  MusterUnitState *unit = &self->state->units[index];
  ToyColour colour = (ToyColour) unit->markers[TOY_RESOLVE];
  gboolean has_second = unit->markers[TOY_EXTRA] != 0;

  unit->acted = TRUE;
  if (muster_toy_activation_takes_effect (self->before, self->order, TOY_RANK_QUEEN))
    {
      muster_step (self, &SPARED, index, muster_toy_cards_get_up (self->before));
      return;
    }

  muster_toy_losses_downgrade (unit);
  if (!has_second)
    muster_step (self, colour == TOY_RED ? &EXHAUSTED : &DOWNGRADES[colour], index);
  muster_toy_losses_say_second (self, index, has_second);
}
