/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

/* How random players play: they roll for units only where an army has none, and their random orders
 * are changed until the rules allow them. */

static gboolean
has_fighters (const MusterState *state)
{
  gboolean found[2] = { FALSE, FALSE };

  for (int i = 0; i < state->n_units; i++)
    if (!toy_is_general (state, i) && state->units[i].fate == TOY_IN_PLAY)
      found[toy_get_side (state, i)] = TRUE;
  return found[0] && found[1];
}

static gboolean
gives (const MusterSetup      *setup,
       const MusterState      *state,
       const MusterOrder      *order,
       const MusterSoloMemory *memory)
{
  if (order->verb == TOY_ROLL_UNIT)
    return !has_fighters (state);
  if (order->verb >= TOY_ROLL_RATING && order->verb <= TOY_ROLL_WAR_PARTY)
    return memory != NULL && (memory->given[order->unit] >> order->verb & 1) == 0;
  return TRUE;
}

static void
set (MusterOrder *order,
     ToySlot      slot,
     int          number)
{
  muster_order_set (order, muster_toy_slots[order->verb][slot] - 1u, number);
}

static void
unset (MusterOrder *order,
       ToySlot      slot)
{
  if (toy_has (order, slot))
    muster_order_unset (order, muster_toy_slots[order->verb][slot] - 1u);
}

typedef gboolean (*UnitCheck) (const MusterState *state,
                               const MusterOrder *order,
                               int                unit);

/* Replaces the unit in @slot by one that suits, if the named one does not. */
static void
choose_unit (const MusterState *state,
             MusterOrder       *order,
             ToySlot            slot,
             UnitCheck          check)
{
  int first = toy_get (order, slot);

  for (int i = 0; i < state->n_units; i++)
    {
      int unit = (first + i) % state->n_units;

      if (check (state, order, unit))
        {
          set (order, slot, unit);
          return;
        }
    }
}

static gboolean
is_target (const MusterState *state,
           const MusterOrder *order,
           int                unit)
{
  return toy_get_side (state, unit) != toy_get_side (state, order->unit) &&
         !toy_is_general (state, unit) && toy_is_on_table (state, unit) &&
         (order->verb != TOY_CHARGE ||
          (muster_toy_melee_can_charge (state, order->unit, unit) &&
           !(toy_get_marker (state, unit, TOY_BUILDING) &&
             muster_toy_dice_is_cavalry (state, order->unit))));
}

static gboolean
is_lieutenant (const MusterState *state,
               const MusterOrder *order,
               int                unit)
{
  return unit != order->unit && toy_is_general (state, unit) && toy_is_on_table (state, unit) &&
         toy_get_side (state, unit) == toy_get_side (state, order->unit) &&
         toy_get_marker (state, unit, TOY_CP) < TOY_MAX_POINTS;
}

static gboolean
is_partner (const MusterState *state,
            const MusterOrder *order,
            int                unit)
{
  MusterRefusal why;

  return muster_toy_reform_check_partner (state, order->unit, unit, &why) &&
         muster_toy_units_get_own_general (state, unit) ==
           muster_toy_units_get_own_general (state, order->unit);
}

/* Guns fire in loose formation only, and a column says how many of it shoot. */
static void
tidy_stance (const MusterSetup *setup,
             const MusterState *state,
             MusterOrder       *order)
{
  ToyShot shot;

  muster_toy_fire_read_shot (setup, state, order, &shot);
  if (toy_is_artillery (state, order->unit) && shot.formation != TOY_LOOSE)
    {
      unset (order, TOY_FORM);
      unset (order, TOY_FORM_WHEN);
      if (toy_get_marker (state, order->unit, TOY_FORMATION) == TOY_COLUMN)
        {
          unset (order, TOY_WHEN_MOVED);
          set (order, TOY_FORM, TOY_LOOSE);
        }
      muster_toy_fire_read_shot (setup, state, order, &shot);
    }
  if (toy_get_arm (state, order->unit) != TOY_INFANTRY)
    unset (order, TOY_SHOOTERS);
  else if (shot.formation == TOY_COLUMN || toy_has (order, TOY_SHOOTERS))
    set (order, TOY_SHOOTERS,
         CLAMP (toy_get (order, TOY_SHOOTERS), 1, state->units[order->unit].strength));
  set (order, TOY_RANGE, MIN (toy_get (order, TOY_RANGE),
                              muster_toy_units_get_fire_range (setup, state, order->unit,
                                                               shot.dismounted)));
}

static void
tidy_reform (const MusterState *state,
             MusterOrder       *order)
{
  for (guint i = 0; i <= TOY_LOOSE; i++)
    {
      ToyFormation to = (ToyFormation) ((guint) (toy_get (order, TOY_TO) + (int) i) % (TOY_LOOSE +
                                                                                       1u));

      if (muster_toy_units_can_form (state->units[order->unit].def, to))
        {
          set (order, TOY_TO, (int) to);
          return;
        }
    }
}

static void
tidy_other (const MusterState *state,
            MusterOrder       *order)
{
  switch (order->verb)
    {
    case TOY_GIVE:
      choose_unit (state, order, TOY_TO, is_lieutenant);
      set (order, TOY_POINTS,
           CLAMP (toy_get_marker (state, order->unit, TOY_CP), 1, TOY_MAX_POINTS) > 1 ? 2 : 1);
      break;
    case TOY_MOVE_GENERAL:
      set (order, TOY_SPECIAL, TOY_YES);
      break;
    case TOY_PLAY_BANKED:
      if (state->active_side >= 0)
        set (order, TOY_CARD,
             MAX (state->own[TOY_BANKED + state->active_side * TOY_MOST_BANKED] - 1, 0));
      break;
    case TOY_RECOVER:
    case TOY_RESTORE:
      unset (order, TOY_BY);
      if (order->verb == TOY_RESTORE)
        set (order, TOY_HOW, state->units[order->unit].own[TOY_MARCHED] ? TOY_BY_UNIT
             : TOY_BY_GENERAL);
      else
        unset (order, TOY_IN_RADIUS);
      break;
    default:
      break;
    }
}

static void
tidy (const MusterSetup      *setup,
      const MusterState      *state,
      const MusterSoloMemory *memory,
      MusterOrder            *order)
{
  int own;
  int sender;
  int taker;
  gboolean second;

  if ((order->spec->flags & MUSTER_ORDER_COMMON) != 0)
    return;
  if (order->unit < 0 || order->verb < TOY_MOVE || order->verb > TOY_BRIGADE)
    {
      tidy_other (state, order);
      return;
    }

  /* Optional parameters that a form would not ask for are left out. */
  for (guint i = 0; order->spec->fields[i].id != NULL; i++)
    if ((order->spec->fields[i].flags & MUSTER_FIELD_REQUIRED) == 0 &&
        muster_order_has (order, i) && !muster_toy_asks_for (setup, state, order, i))
      muster_order_unset (order, i);

  /* Who sends the unit, and whether he takes the card's special effect. */
  own = muster_toy_units_get_own_general (state, order->unit);
  sender = muster_toy_activation_find_sender (state, order);
  taker = state->own[TOY_TAKER] - 1;
  unset (order, TOY_BY);
  unset (order, TOY_SPECIAL);
  if (sender >= 0)
    {
      if (sender != own)
        set (order, TOY_BY, sender);
      second = state->units[sender].own[TOY_USES] > 0;
      if (muster_toy_activation_has_effect (state, (ToyVerb) order->verb) &&
          (taker < 0 || taker == sender) && (second || order->unit % 2 == 0))
        set (order, TOY_SPECIAL, TOY_YES);
      if (order->verb == TOY_BRIGADE || toy_get_marker (state, sender, TOY_CP) == 0)
        unset (order, TOY_IN_RADIUS);
    }

  if (order->verb == TOY_MOVE || order->verb == TOY_FIRE || order->verb == TOY_CHARGE)
    {
      int terrain = toy_get (order, TOY_TERRAIN);
      MusterRefusal why;

      if (terrain == TOY_IMPASSABLE ||
          (terrain == TOY_ROAD && toy_get_marker (state, order->unit, TOY_FORMATION) != TOY_COLUMN))
        unset (order, TOY_TERRAIN);
      if (!muster_toy_move_check_building (setup, state, order, &why))
        {
          unset (order, TOY_ENTER);
          unset (order, TOY_LEAVE);
        }
      if (!muster_toy_move_check_form (state, order, &why))
        unset (order, TOY_FORM);
      if (toy_has (order, TOY_DISTANCE))
        set (order, TOY_DISTANCE,
             MIN (toy_get (order, TOY_DISTANCE),
                  muster_toy_move_get_allowance (setup, state, order)));
    }
  if (order->verb == TOY_FIRE)
    {
      choose_unit (state, order, TOY_TARGET, is_target);
      unset (order, TOY_SIGHT);
      if (toy_get_marker (state, order->unit, TOY_GUN) == TOY_HEAVY_GUN)
        unset (order, TOY_WHEN_MOVED);
      if (toy_get (order, TOY_WHEN_MOVED) == TOY_MOVED_AFTER)
        unset (order, TOY_FORM_WHEN);
      tidy_stance (setup, state, order);
    }
  else if (order->verb == TOY_CHARGE)
    {
      static const ToySlot slots[] = { TOY_ATTACKER_GENERAL, TOY_DEFENDER_GENERAL };
      MusterRefusal why;

      choose_unit (state, order, TOY_TARGET, is_target);
      if (!muster_toy_melee_check_square (state, order, &why))
        unset (order, TOY_FORM_SQUARE);
      for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
        if (toy_has (order, slots[i]) && !toy_is_general (state, toy_get (order, slots[i])))
          unset (order, slots[i]);
    }
  else if (order->verb == TOY_REFORM)
    tidy_reform (state, order);
  else if (order->verb == TOY_BRIGADE)
    choose_unit (state, order, TOY_WITH, is_partner);
}

const MusterSoloRules muster_toy_solo = {
  .gives = gives,
  .tidy = tidy,
};
