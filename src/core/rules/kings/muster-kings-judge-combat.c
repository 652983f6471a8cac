/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-i18n.h"

/* Who may be attacked or shot at, and by whom. */

static const MusterPhrase NO_ENEMY =
  { NULL, N_("no enemy is in play") };
static const MusterPhrase YELLOW_BELLIED =
  { "K-MELEE-10", N_("{u0} has a yellow-bellied Leader and never attacks") };
static const MusterPhrase SHIRKER =
  { "K-MELEE-10", N_("{u0} has a shirker for a Leader and waits until it is attacked or shot at") };
static const MusterPhrase WHEEZY =
  { "K-MOVE-03", N_("{u0} has a wheezy Leader and never doubles") };
static const MusterPhrase NO_DOUBLE =
  { "K-CLOSE-02", N_("{u0} is in close order: no doubling and no skirmishing") };
static const MusterPhrase NO_CONTACT =
  { "K-MOVE-03", N_("only tribal units and cavalry end at the double in contact") };
static const MusterPhrase NO_TARGET =
  { NULL, N_("without a target there is no “{q0}”") };
static const MusterPhrase NO_FOLLOW_UP =
  { "K-MELEE-08", N_("{u0} has not just won an attack") };
static const MusterPhrase SAME_TARGET =
  { "K-MELEE-08", N_("{u0} follows up {u1}, which is still in play") };
static const MusterPhrase NO_BUILDINGS =
  { "K-SCN-04", N_("there is no such building here") };
static const MusterPhrase RUBBLE =
  { "K-SCN-04", N_("building {0} is rubble") };
static const MusterPhrase GUNS_ONLY =
  { "K-SCN-04", N_("only field guns fire at buildings") };
static const MusterPhrase PLAIN_BUILDING =
  { "K-SCN-04", N_("at a building there is no “{q0}”") };
static const MusterPhrase OUT_OF_AMMO =
  { "K-FIRE-07", N_("{u0} has no ammunition") };
static const MusterPhrase CANNOT_SHOOT =
  { "K-FIRE-07", N_("{u0} has nothing to shoot with"), TRUE };
static const MusterPhrase BEYOND_RANGE =
  { "K-FIRE-07", N_("{u0} has no long range: it reaches {1}\"") };
static const MusterPhrase ON_GROUND =
  { "K-FIRE-07", N_("{u0} has gone to ground: only short range, {1}\"") };
static const MusterPhrase SHORT_SIGHTED =
  { "K-FIRE-07", N_("{u0} has a short-sighted Leader: it reaches {1}\"") };
static const MusterPhrase WHITES =
  { "K-OPT", N_("{u0} waits for the whites of their eyes: volleys only") };
static const MusterPhrase NOT_CLOSE =
  { "K-FIRE-08", N_("{u0} is not in close order") };
static const MusterPhrase VOLLEY_SHORT =
  { "K-FIRE-08", N_("volleys are fired at short range, {1}\"") };
static const MusterPhrase INCOMPLETE =
  { "K-FIRE-01", N_("a shot needs a target, a range and a cover") };

static gboolean
is_shirking (const MusterSetup *setup,
             const MusterState *state,
             int                unit)
{
  return !state->units[unit].markers[KINGS_SHOT_AT] &&
         muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_SHIRKER);
}

/* K-SCN-04 */
static gboolean
judge_building (const MusterSetup *setup,
                const MusterState *state,
                int                building,
                MusterRefusal     *why)
{
  if (building >= muster_kings_get_data (setup)->n_buildings)
    return muster_refuse (why, &NO_BUILDINGS, 0);
  return state->own[KINGS_STATE_BUILDINGS + building] > 0 ||
         muster_refuse (why, &RUBBLE, building + 1);
}

static gboolean
has_building (const MusterSetup *setup,
              const MusterState *state)
{
  for (int i = 0; i < muster_kings_get_data (setup)->n_buildings; i++)
    if (state->own[KINGS_STATE_BUILDINGS + i] > 0)
      return TRUE;
  return FALSE;
}

static gboolean
judge_any_enemy (const MusterSetup *setup,
                 const MusterState *state,
                 int                unit,
                 MusterRefusal     *why)
{
  int side = muster_kings_get_unit (setup, unit)->side;

  return muster_kings_find_enemy (setup, state, side) >= 0 ||
         muster_refuse (why, &NO_ENEMY, 0);
}

/* Refuses a parameter that says something about a target that there is not. */
static gboolean
judge_absent (const MusterOrder  *order,
              KingsSlot           slot,
              const MusterPhrase *phrase,
              MusterRefusal      *why)
{
  if (!muster_kings_order_has (order, slot) ||
      (slot == KINGS_SLOT_DEFENCE && muster_kings_order_get (order, slot) == KINGS_DEFENCE_NONE))
    return TRUE;
  return muster_refuse (why, phrase, muster_kings_slots[order->verb][slot] - 1);
}

/* K-MELEE-10 */
static gboolean
judge_contact (const MusterSetup *setup,
               const MusterState *state,
               int                unit,
               MusterRefusal     *why)
{
  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_YELLOW_BELLIED))
    return muster_refuse (why, &YELLOW_BELLIED, unit);
  return !is_shirking (setup, state, unit) || muster_refuse (why, &SHIRKER, unit);
}

gboolean
muster_kings_judge_double (const MusterSetup *setup,
                           const MusterState *state,
                           const MusterOrder *order,
                           MusterJudgeScope   scope,
                           MusterRefusal     *why)
{
  const KingsUnit *unit = muster_kings_get_unit (setup, order->unit);

  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (muster_kings_has_trait (setup, state, order->unit, KINGS_TRAIT_WHEEZY))
    return muster_refuse (why, &WHEEZY, order->unit);
  if (state->units[order->unit].markers[KINGS_CLOSE_ORDER])
    return muster_refuse (why, &NO_DOUBLE, order->unit);
  if (scope == MUSTER_JUDGE_UNIT)
    return TRUE;

  if (!muster_kings_order_has (order, KINGS_SLOT_TARGET))
    return judge_absent (order, KINGS_SLOT_DISTANCE, &NO_TARGET, why) &&
           judge_absent (order, KINGS_SLOT_DEFENCE, &NO_TARGET, why);
  if (unit->kind != KINGS_KIND_TRIBAL && unit->arm != KINGS_ARM_CAVALRY)
    return muster_refuse (why, &NO_CONTACT, order->unit);
  return judge_contact (setup, state, order->unit, why) &&
         muster_kings_judge_enemy (setup, state, order->unit,
                                   muster_kings_order_get (order, KINGS_SLOT_TARGET), why);
}

gboolean
muster_kings_judge_follow_up (const MusterSetup *setup,
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
  if (!judge_contact (setup, state, order->unit, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_UNIT)
    return judge_any_enemy (setup, state, order->unit, why);
  if (target != beaten && state->units[beaten].fate == KINGS_IN_PLAY)
    return muster_refuse (why, &SAME_TARGET, order->unit, beaten);
  return muster_kings_judge_enemy (setup, state, order->unit, target, why);
}

gboolean
muster_kings_judge_attack (const MusterSetup *setup,
                           const MusterState *state,
                           const MusterOrder *order,
                           MusterJudgeScope   scope,
                           MusterRefusal     *why)
{
  int building = muster_kings_order_get_building (order);

  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (!judge_contact (setup, state, order->unit, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_UNIT)
    return has_building (setup, state) || judge_any_enemy (setup, state, order->unit, why);
  if (building >= 0)
    return judge_building (setup, state, building, why) &&
           judge_absent (order, KINGS_SLOT_DEFENCE, &PLAIN_BUILDING, why);
  return muster_kings_judge_enemy (setup, state, order->unit,
                                   muster_kings_order_get (order, KINGS_SLOT_TARGET), why);
}

static gboolean
judge_ammo (const MusterSetup *setup,
            const MusterState *state,
            int                unit,
            MusterRefusal     *why)
{
  const MusterUnitState *now = &state->units[unit];

  if (now->markers[KINGS_OUT_OF_AMMO] || now->markers[KINGS_AMMO] == 0)
    return muster_refuse (why, &OUT_OF_AMMO, unit);
  return muster_kings_get_profile (setup, state, unit).short_range > 0 ||
         muster_refuse (why, &CANNOT_SHOOT, unit);
}

/* The shot that an order describes (K-FIRE-07). */
gboolean
muster_kings_judge_shot (const MusterSetup *setup,
                         const MusterState *state,
                         const MusterOrder *order,
                         MusterRefusal     *why)
{
  int unit = order->unit;
  int target = muster_kings_order_get (order, KINGS_SLOT_TARGET);
  gboolean is_long = muster_kings_order_get (order, KINGS_SLOT_RANGE) == KINGS_RANGE_LONG;
  KingsProfile profile;

  if (!muster_kings_order_has (order, KINGS_SLOT_TARGET) ||
      !muster_kings_order_has (order, KINGS_SLOT_RANGE) ||
      !muster_kings_order_has (order, KINGS_SLOT_COVER))
    return muster_refuse (why, &INCOMPLETE, 0);
  if (!judge_ammo (setup, state, unit, why) ||
      !muster_kings_judge_enemy (setup, state, unit, target, why))
    return FALSE;

  if (!is_long)
    return TRUE;
  profile = muster_kings_get_profile (setup, state, unit);
  if (profile.long_range <= 0)
    return muster_refuse (why, &BEYOND_RANGE, unit, profile.short_range);
  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_SHORT_SIGHTED))
    return muster_refuse (why, &SHORT_SIGHTED, unit, profile.short_range);
  return !state->units[target].markers[KINGS_GONE_TO_GROUND] ||
         muster_refuse (why, &ON_GROUND, target, profile.short_range);
}

gboolean
muster_kings_judge_skirmish (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             MusterJudgeScope   scope,
                             MusterRefusal     *why)
{
  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (state->units[order->unit].markers[KINGS_CLOSE_ORDER])
    return muster_refuse (why, &NO_DOUBLE, order->unit);
  if (scope == MUSTER_JUDGE_UNIT || (!muster_kings_order_has (order, KINGS_SLOT_TARGET) &&
                                     !muster_kings_order_has (order, KINGS_SLOT_RANGE) &&
                                     !muster_kings_order_has (order, KINGS_SLOT_COVER)))
    return TRUE;

  if (muster_kings_waits_for_whites (setup, state, order->unit))
    return muster_refuse (why, &WHITES, order->unit);
  return muster_kings_judge_shot (setup, state, order, why);
}

static gboolean
judge_building_shot (const MusterSetup *setup,
                     const MusterState *state,
                     const MusterOrder *order,
                     int                building,
                     MusterRefusal     *why)
{
  KingsProfile profile = muster_kings_get_profile (setup, state, order->unit);

  if (!judge_building (setup, state, building, why))
    return FALSE;
  if (!(profile.words & KINGS_WORD_FIELD_GUN))
    return muster_refuse (why, &GUNS_ONLY, order->unit);
  return judge_absent (order, KINGS_SLOT_RANGE, &PLAIN_BUILDING, why) &&
         judge_absent (order, KINGS_SLOT_COVER, &PLAIN_BUILDING, why);
}

static gboolean
can_shell (const MusterSetup *setup,
           const MusterState *state,
           int                unit)
{
  return has_building (setup, state) &&
         (muster_kings_get_profile (setup, state, unit).words & KINGS_WORD_FIELD_GUN) != 0;
}

/* Fire and Volley Fire */
gboolean
muster_kings_judge_fire (const MusterSetup *setup,
                         const MusterState *state,
                         const MusterOrder *order,
                         MusterJudgeScope   scope,
                         MusterRefusal     *why)
{
  int unit = order->unit;
  int building = muster_kings_order_get_building (order);
  gboolean volley = order->verb == KINGS_VOLLEY_FIRE;

  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (is_shirking (setup, state, unit))
    return muster_refuse (why, &SHIRKER, unit);
  if (volley && !state->units[unit].markers[KINGS_CLOSE_ORDER])
    return muster_refuse (why, &NOT_CLOSE, unit);
  if (!volley && muster_kings_waits_for_whites (setup, state, unit))
    return muster_refuse (why, &WHITES, unit);
  if (!judge_ammo (setup, state, unit, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_UNIT)
    return can_shell (setup, state, unit) || judge_any_enemy (setup, state, unit, why);

  if (building >= 0)
    return judge_building_shot (setup, state, order, building, why);
  if (volley && muster_kings_order_get (order, KINGS_SLOT_RANGE) != KINGS_RANGE_SHORT)
    return muster_refuse (why, &VOLLEY_SHORT, unit,
                                muster_kings_get_profile (setup, state, unit).short_range);
  return muster_kings_judge_shot (setup, state, order, why);
}
