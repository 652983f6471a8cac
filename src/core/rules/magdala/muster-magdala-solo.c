/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

/* How random players play (M-SOLO): they first do what must be done before a turn can end, repeat
 * nothing more often than a person would, and use figures that the rules allow. */

static gboolean
find_duty (const MusterSetup *setup,
           const MusterState *state,
           guint             *verb,
           int               *unit)
{
  int melee = -1;
  int retreat = -1;

  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *now = &state->units[i];

      if (!muster_state_is_in_play (state, i))
        continue;
      if (now->markers[MAGDALA_TEST_DUE] > 0)
        {
          *verb = MAGDALA_MORALE;
          *unit = i;
          return TRUE;
        }
      if (now->own[MAGDALA_OWN_TARGET] > 0 && !now->own[MAGDALA_OWN_FOUGHT])
        melee = i;
      if (now->markers[MAGDALA_RETREATING] == 2 && now->def->side == state->active_side)
        retreat = i;
    }
  *verb = retreat >= 0 ? MAGDALA_REACTION : MAGDALA_MELEE_ROUND;
  *unit = retreat >= 0 ? retreat : melee;
  return *unit >= 0;
}

/* Whether the last order calls for Reaction tests of friends. */
static gboolean
is_prompted (const MusterState *state,
             int                verb,
             int                unit)
{
  const MusterUnitState *now;

  if (unit < 0)
    return FALSE;

  now = &state->units[unit];
  switch (verb)
    {
    case MAGDALA_BUG_OUT:
      return TRUE;
    case MAGDALA_MOVE:
      return !now->markers[MAGDALA_ADVANCING];
    case MAGDALA_REACTION:
      return now->fate == MAGDALA_ROUTED || now->markers[MAGDALA_RETREATING] > 0;
    case MAGDALA_MORALE:
      return now->fate == MAGDALA_ROUTED || (now->fate == MAGDALA_DESTROYED && now->strength > 0);
    default:
      return FALSE;
    }
}

/* Remembers which friends have answered the last event; a Reaction test that was passed calls for
 * no others. */
static void
follow (const MusterSetup *setup,
        const MusterState *state,
        MusterSoloMemory  *memory)
{
  gboolean prompted = is_prompted (state, memory->last_verb, memory->last_unit);

  if (memory->last_verb == MAGDALA_REACTION && !prompted)
    {
      memory->answered[memory->last_unit] = TRUE;
      return;
    }
  memory->prompt_verb = prompted ? memory->last_verb : -1;
  memory->prompt_unit = prompted ? memory->last_unit : -1;
  for (int i = 0; i < state->n_units; i++)
    memory->answered[i] = i == memory->prompt_unit;
}

static gboolean
gives (const MusterSetup      *setup,
       const MusterState      *state,
       const MusterOrder      *order,
       const MusterSoloMemory *memory)
{
  int unit = order->unit;

  switch (order->verb)
    {
    case MAGDALA_REACTION:
      return memory != NULL && memory->prompt_unit >= 0 && !memory->answered[unit] &&
             magdala_get_side (state, unit) == magdala_get_side (state, memory->prompt_unit);
    case MAGDALA_FORM:
    case MAGDALA_DETACH:
    case MAGDALA_REJOIN:
    case MAGDALA_MOVE_GENERAL:
      return memory != NULL && (memory->given[unit] >> order->verb & 1) == 0;
    default:
      return TRUE;
    }
}

static void
unset_all (MusterOrder *order,
           const guint *fields,
           guint        n_fields)
{
  for (guint i = 0; i < n_fields; i++)
    muster_order_unset (order, fields[i]);
}

static void
tidy_move (const MusterState *state,
           MusterOrder       *order)
{
  MagdalaAllowance allowance;
  int inches;

  if (magdala_get (state, order->unit, MAGDALA_HALTED) > 0 ||
      magdala_get (state, order->unit, MAGDALA_SPENT))
    muster_order_set (order, MAGDALA_MOVE_MODE, MAGDALA_RETREAT);
  if (magdala_get (state, order->unit, MAGDALA_BUSY) > 0)
    muster_order_unset (order, MAGDALA_MOVE_EXTENT);
  muster_magdala_move_get_allowance (state, order->unit,
                                     (MagdalaGoing) muster_order_get (order, MAGDALA_MOVE_GOING),
                                     FALSE, &allowance);
  inches = muster_magdala_move_is_half (state, order) ? allowance.inches / 2 : allowance.inches;
  if (allowance.dice > 0)
    muster_order_unset (order, MAGDALA_MOVE_DISTANCE);
  else if (muster_order_get (order, MAGDALA_MOVE_DISTANCE) > inches && !allowance.free)
    muster_order_set (order, MAGDALA_MOVE_DISTANCE, inches);
}

static void
tidy_charge (const MusterState *state,
             MusterOrder       *order)
{
  static const guint left_out[] = {
    MAGDALA_CHARGE_DEFENDERS, MAGDALA_CHARGE_FRIEND, MAGDALA_CHARGE_UMPIRE, MAGDALA_CHARGE_IMAM
  };
  MagdalaAllowance allowance;

  unset_all (order, left_out, G_N_ELEMENTS (left_out));
  muster_magdala_move_get_allowance (state, order->unit,
                                     (MagdalaGoing) muster_order_get (order, MAGDALA_CHARGE_GOING),
                                     TRUE, &allowance);
  if (allowance.dice == 0 && muster_order_get (order, MAGDALA_CHARGE_DISTANCE) > allowance.inches)
    muster_order_set (order, MAGDALA_CHARGE_DISTANCE, allowance.inches);
}

static void
tidy_reaction (const MusterState      *state,
               const MusterSoloMemory *memory,
               MusterOrder            *order)
{
  gboolean again = magdala_get (state, order->unit, MAGDALA_RETREATING) == 2 &&
                   magdala_get_side (state, order->unit) == state->active_side;
  gboolean rout = memory != NULL && memory->prompt_unit >= 0 &&
                  !muster_state_is_in_play (state, memory->prompt_unit);

  muster_order_unset (order, MAGDALA_REACTION_UMPIRE);
  muster_order_set (order, MAGDALA_REACTION_CAUSE, again  ? MAGDALA_CAUSE_AGAIN
                                                   : rout ? MAGDALA_CAUSE_ROUT
                                                          : MAGDALA_CAUSE_RETREAT);
}

static void
tidy (const MusterSetup      *setup,
      const MusterState      *state,
      const MusterSoloMemory *memory,
      MusterOrder            *order)
{
  switch (order->verb)
    {
    case MAGDALA_FIRE:
      {
        static const guint left_out[] =
          { MAGDALA_FIRE_FIGURES, MAGDALA_FIRE_EFFECT, MAGDALA_FIRE_FRIEND };
        int distance = muster_order_get (order, MAGDALA_FIRE_DISTANCE);

        /* Chooses a distance in range, all figures and the full effect where that is
         * possible. */
        unset_all (order, left_out, G_N_ELEMENTS (left_out));
        if (muster_magdala_volley_get_needs (state, order->unit, distance) == 0)
          muster_order_set (order, MAGDALA_FIRE_DISTANCE,
                            magdala_def (state, order->unit, MAGDALA_DEF_SHORT) + 1 + distance);
      }
      break;
    case MAGDALA_MOVE:
      tidy_move (state, order);
      break;
    case MAGDALA_CHARGE:
      tidy_charge (state, order);
      break;
    case MAGDALA_MELEE_ROUND:
      if (state->units[order->unit].own[MAGDALA_OWN_TARGET] > 0)
        {
          static const guint left_out[] =
            { MAGDALA_MELEE_UMPIRE_ATTACKER, MAGDALA_MELEE_UMPIRE_DEFENDER };
          int target = state->units[order->unit].own[MAGDALA_OWN_TARGET] - 1;
          int overlapped = muster_order_get (order, MAGDALA_MELEE_OVERLAPPED);
          int victim = overlapped == MAGDALA_OVERLAPPED_ATTACKER ? order->unit : target;

          unset_all (order, left_out, G_N_ELEMENTS (left_out));
          muster_order_set (order, MAGDALA_MELEE_TARGET, target);
          muster_order_set (order, MAGDALA_MELEE_CONTACT,
                            MIN (muster_order_get (order, MAGDALA_MELEE_CONTACT),
                                 MIN (state->units[order->unit].strength,
                                      state->units[target].strength)));
          if (overlapped != MAGDALA_OVERLAPPED_NONE &&
              state->units[victim].strength < muster_magdala_melees_count_enemies (state, victim))
            muster_order_set (order, MAGDALA_MELEE_FLANKS,
                              muster_order_get (order, MAGDALA_MELEE_FLANKS));
          else
            {
              muster_order_unset (order, MAGDALA_MELEE_OVERLAPPED);
              muster_order_unset (order, MAGDALA_MELEE_FLANKS);
            }
        }
      break;
    case MAGDALA_MORALE:
    case MAGDALA_RETEST:
      muster_order_unset (order, MAGDALA_TEST_UMPIRE);
      muster_order_unset (order, MAGDALA_TEST_IMAM);
      break;
    case MAGDALA_REACTION:
      tidy_reaction (state, memory, order);
      break;
    case MAGDALA_FORM:
      if (!muster_magdala_units_is_on_foot (state, order->unit))
        {
          muster_order_unset (order, MAGDALA_FORM_FORMATION);
          muster_order_unset (order, MAGDALA_FORM_STANCE);
        }
      else if (muster_order_get (order, MAGDALA_FORM_FORMATION) == MAGDALA_IN_SQUARE &&
               !magdala_has_word (state, order->unit, MAGDALA_LINE))
        muster_order_set (order, MAGDALA_FORM_FORMATION, MAGDALA_SKIRMISH_ORDER);
      if (order->given == 0)
        muster_order_set (order, MAGDALA_FORM_WORKS, MAGDALA_NO_WORKS);
      break;
    default:
      break;
    }
}

const MusterSoloRules muster_magdala_solo = {
  .find_duty = find_duty,
  .gives = gives,
  .follow = follow,
  .tidy = tidy,
};
