/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include <string.h>

#include "core/rules/hexcard/muster-hexcard-text.h"
#include "core/rules/muster-house-rule.h"

static const MusterPhrase NEVER_FIRES = {
  "H-FIRE-18", N_("{u0} does not fire on its own: commanders and transports do not."), TRUE
};
static const MusterPhrase IS_LIMBERED = {
  "H-LIMBER-02", N_("{u0} is limbered; it fires only when unlimbered.")
};
static const MusterPhrase IS_ABOARD = { "H-TRANS-02", N_("{u0} is aboard a transport.") };
static const MusterPhrase HAND_WEAPONS = {
  "H-FIRE-01", N_("{u0} has only hand weapons: it does not fire."), TRUE
};
static const MusterPhrase OUT_OF_RANGE = { NULL, N_("Hexes that {u0} reaches: {1}, not {2}.") };
static const MusterPhrase NOT_SEEN = {
  "H-FIRE-15", N_("{u0} cannot be seen: the line of sight is blocked.")
};
static const MusterPhrase ONE_TARGET = {
  "H-HEX-06", N_("{u0} has small arms: they hit the target alone.")
};
static const MusterPhrase SINGLED_OUT = {
  "H-FIRE-19", N_("{u0} is with {u1} and cannot be singled out by small arms.")
};

/* Full rate, then reduced. */
static const MusterPhrase SMALL_ARMS_DICE[] = {
  { "H-FIRE-10", N_("{u0}, small arms at the full rate: dice {1}") },
  { "H-FIRE-10", N_("{u0}, small arms at the reduced rate: dice {1}") },
};
static const MusterPhrase MACHINE_GUN_DICE[] = {
  { "H-FIRE-11", N_("{u0}, machine gun at the full rate: dice {1}") },
  { "H-FIRE-11", N_("{u0}, machine gun at the reduced rate: dice {1}") },
};
static const MusterPhrase GUN_DICE[] = {
  { "H-FIRE-12", N_("{u0}, gun at the full rate: dice {1}") },
  { "H-FIRE-12", N_("{u0}, gun at the reduced rate: dice {1}") },
};
static const MusterPhrase COMMANDER_DICE[] = {
  { "H-CMD-06", N_("{u0}, a commander at the full rate: dice {1}") },
  { "H-CMD-06", N_("{u0}, a commander at the reduced rate: dice {1}") },
};
static const MusterPhrase TRANSPORT_DICE = { "H-ASSAULT-14", N_("{u0} is a transport: no dice") };
static const MusterPhrase ADDED_DICE = { "H-FIRE-13", N_("Commanders with {u0} add dice: {+1}") };
static const MusterPhrase THROWN = { "H-FIRE-14", N_("{u0} throws {d1}: sixes {2}") };
static const MusterPhrase COVER = {
  "H-COVER-02", N_("Cover of {u0}, {d1}: hits that count {2} of {3}")
};
static const MusterPhrase WHOLE_HEX = {
  "H-HEX-05", N_("Gun hits strike every unit in the hex: units {0}, hits on each {1}")
};

static gboolean
judge_fire (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  int unit = order->unit;

  if (!muster_hexcard_judge_active (state, unit, why))
    return FALSE;
  if (!muster_hexcard_units_is_fighting (state->units[unit].def))
    return muster_refuse (why, &NEVER_FIRES, unit);
  if (!muster_hexcard_judge_unfought (state, unit, why))
    return FALSE;
  if (hexcard_has_marker (state, unit, HEXCARD_LIMBERED))
    return muster_refuse (why, &IS_LIMBERED, unit);
  if (muster_hexcard_units_is_aboard (state, unit))
    return muster_refuse (why, &IS_ABOARD, unit);
  if (state->units[unit].def->own[HEXCARD_DEF_RANGE] == 0)
    return muster_refuse (why, &HAND_WEAPONS, unit);

  return muster_hexcard_judge_dice (state, unit, why);
}

static gboolean
judge_fire_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  int target = muster_order_get (order, HEXCARD_FIRE_TARGET);
  int range = muster_order_get (order, HEXCARD_FIRE_RANGE);
  int reach = state->units[order->unit].def->own[HEXCARD_DEF_RANGE];
  const MusterValue *also = &order->values[HEXCARD_FIRE_ALSO];

  if (!muster_common_check_enemy (state, order->unit, target, why))
    return FALSE;
  for (int i = 0; i < also->number; i++)
    if (!muster_common_check_enemy (state, order->unit, muster_value_get_list (also)[i], why))
      return FALSE;

  if (range < 1 || range > reach)
    return muster_refuse (why, &OUT_OF_RANGE, order->unit, reach, range);
  if (muster_order_get (order, HEXCARD_FIRE_LOS))
    return muster_refuse (why, &NOT_SEEN, target);

  /* Small arms, unlike guns, may name only one target, and no commander who is with a unit. */
  if (hexcard_get_arm (state, order->unit) == HEXCARD_GUN)
    return TRUE;
  if (order->values[HEXCARD_FIRE_ALSO].number > 0)
    return muster_refuse (why, &ONE_TARGET, order->unit);
  if (hexcard_get_arm (state, target) == HEXCARD_COMMANDER && state->units[target].with >= 0)
    return muster_refuse (why, &SINGLED_OUT, target, state->units[target].with);
  return TRUE;
}

/**
 * muster_hexcard_fire_throw:
 * @sixes: (out): how many dice hit
 * @total: (out): the sum of all dice
 *
 * Throws the dice of @unit and of the commanders with it; none is a throw of 0.
 *
 * Returns: %FALSE when the dice are missing and the order cannot go on
 */
gboolean
muster_hexcard_fire_throw (MusterResolution  *self,
                           HexcardPurpose     purpose,
                           int                unit,
                           const HexcardDice *dice,
                           guint             *sixes,
                           guint             *total)
{
  guint n = (guint) (dice->own + dice->commanders);
  const guint8 *faces;
  const MusterPhrase *phrase = NULL;

  *sixes = *total = 0;

  switch (hexcard_get_arm (self->state, unit))
    {
    case HEXCARD_GUN:
      phrase = hexcard_has_word (self->state, unit, HEXCARD_MACHINE_GUN)
                 ? &MACHINE_GUN_DICE[dice->reduced]
                 : &GUN_DICE[dice->reduced];
      break;
    case HEXCARD_TRANSPORT:
      phrase = &TRANSPORT_DICE;
      break;
    case HEXCARD_COMMANDER:
      phrase = &COMMANDER_DICE[dice->reduced];
      break;
    case HEXCARD_INFANTRY:
    case HEXCARD_CAVALRY:
    default:
      phrase = &SMALL_ARMS_DICE[dice->reduced];
      break;
    }

  muster_step (self, phrase, unit, dice->own);
  if (dice->commanders > 0)
    muster_step (self, &ADDED_DICE, unit, dice->commanders);

  if (n == 0)
    return TRUE;

  if (unit == self->order->unit)
    n = (guint) muster_house_rule_add_dice (self, unit, (int) n);
  faces = muster_resolution_roll (self, purpose, unit, n, 6);
  if (faces == NULL)
    return FALSE;

  muster_resolution_try_dice (self, unit, 6);
  for (guint i = 0; i < n; i++)
    {
      *sixes += faces[i] == 6;
      *total += faces[i];
    }
  muster_step (self, &THROWN, unit, (gint32) muster_resolution_last_roll (self), (gint32) *sixes);
  return TRUE;
}

static gboolean
covers (const MusterState *state,
        int                unit,
        MusterCard         card)
{
  return !muster_card_is_red (card);
}

/**
 * muster_hexcard_fire_turn_cover:
 * @hits: (out): the hits that cover does not cancel
 *
 * Returns: %FALSE when cards are missing and the order cannot go on
 */
gboolean
muster_hexcard_fire_turn_cover (MusterResolution *self,
                                int               target,
                                guint             sixes,
                                guint            *hits)
{
  const guint8 *cards;

  *hits = 0;
  if (sixes == 0)
    return TRUE;

  cards = muster_hexcard_cards_turn (self, HEXCARD_PURPOSE_COVER, target, sixes, covers);
  if (cards == NULL)
    return FALSE;

  for (guint i = 0; i < sixes; i++)
    *hits += muster_card_is_red (cards[i]) ? 1 : 0;
  muster_step (self, &COVER, target, (gint32) muster_resolution_last_roll (self), (gint32) *hits,
               (gint32) sixes);
  return TRUE;
}

/**
 * muster_hexcard_fire_mark_fought:
 *
 * @unit has attacked, and every commander with it who had not lent his dice before has done so now.
 */
void
muster_hexcard_fire_mark_fought (MusterState *state,
                                 int          unit)
{
  state->units[unit].markers[HEXCARD_FOUGHT] = 1;
  for (int i = 0; i < state->n_units; i++)
    if (hexcard_commands (state, i, unit))
      state->units[i].markers[HEXCARD_FOUGHT] = 1;
}

/* Whether @unit is in the target's hex because what it is with, or what is with it, is marked. */
static gboolean
is_drawn_in (const MusterState *state,
             int                unit,
             const guint8      *in_hex)
{
  int with = state->units[unit].with;

  if (with >= 0 && in_hex[with] && hexcard_get_arm (state, unit) != HEXCARD_GUN)
    return TRUE;

  for (int i = 0; i < state->n_units; i++)
    if (in_hex[i] && state->units[i].with == unit && hexcard_get_arm (state, i) != HEXCARD_GUN)
      return TRUE;
  return FALSE;
}

/**
 * muster_hexcard_fire_find_hex:
 * @order: an order to fire
 * @in_hex: (out): room for a mark for each unit
 *
 * Marks everybody in the hex of the target: those named, and those known to be with them. A gun may
 * stand apart from its transport.
 *
 * Returns: how many they are
 */
guint
muster_hexcard_fire_find_hex (const MusterState *state,
                              const MusterOrder *order,
                              guint8            *in_hex)
{
  const MusterValue *also = &order->values[HEXCARD_FIRE_ALSO];
  guint n = 0;
  gboolean grown;

  memset (in_hex, 0, state->n_units);
  in_hex[muster_order_get (order, HEXCARD_FIRE_TARGET)] = 1;
  for (int i = 0; i < also->number; i++)
    in_hex[muster_value_get_list (also)[i]] = 1;

  do
    {
      grown = FALSE;
      for (int i = 0; i < state->n_units; i++)
        if (!in_hex[i] && muster_state_is_in_play (state, i) && is_drawn_in (state, i, in_hex))
          in_hex[i] = grown = TRUE;
    }
  while (grown);

  for (int i = 0; i < state->n_units; i++)
    n += in_hex[i];
  return n;
}

static void
play_fire (MusterResolution *self)
{
  const MusterOrder *order = self->order;
  int target = muster_order_get (order, HEXCARD_FIRE_TARGET);
  HexcardDice dice;
  guint sixes;
  guint total;
  guint hits;

  muster_hexcard_units_count_dice (self->state, order->unit, TRUE, &dice);
  if (!muster_hexcard_fire_throw (self, HEXCARD_PURPOSE_HIT, order->unit, &dice, &sixes, &total))
    return;

  hits = sixes;
  if (muster_order_get (order, HEXCARD_FIRE_COVER) &&
      !muster_hexcard_fire_turn_cover (self, target, sixes, &hits))
    return;

  muster_note (self, MUSTER_INCIDENT_FIRED, order->unit, target, (int) hits);
  if (hexcard_get_arm (self->state, order->unit) == HEXCARD_GUN && hits > 0)
    {
      guint8 in_hex[MUSTER_MAX_UNITS];
      guint n_units = muster_hexcard_fire_find_hex (self->state, self->order, in_hex);

      muster_step (self, &WHOLE_HEX, (gint32) n_units, (gint32) hits);
      for (int i = muster_hexcard_units_next (self->state, -1); i >= 0;
           i = muster_hexcard_units_next (self->state, i))
        if (in_hex[i] && !muster_hexcard_losses_apply_hits (self, i, hits, self->order->unit))
          return;
    }
  else if (!muster_hexcard_losses_apply_hits (self, target, hits, order->unit))
    {
      return;
    }

  muster_hexcard_fire_mark_fought (self->state, order->unit);
  self->outcome->hits = (int) hits;
  muster_fact (self, .member = "sixes", .unit = -1, .number = (gint32) sixes);
}

const MusterOrderHandler muster_hexcard_fire = {
  judge_fire, judge_fire_whole, play_fire, muster_hexcard_forecast_fire
};
