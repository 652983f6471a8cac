/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

/* Which parameters of an order a form asks for, and how far they reach. The others would be
 * refused, or have no effect. */

static gboolean
asks_slot (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           ToySlot            slot)
{
  int unit = order->unit;

  if (slot <= TOY_SPECIAL)
    {
      guint n_generals = muster_toy_units_count_generals (state, toy_get_side (state, order->unit));

      if (slot == TOY_BY)
        return n_generals > 1;
      if (slot == TOY_SPECIAL)
        return n_generals > 1 && muster_toy_activation_has_effect (state, (ToyVerb) order->verb);

      /* Being in the radius is not asked where the order is possible only there. */
      return order->verb != TOY_BRIGADE && order->verb != TOY_RECOVER &&
             toy_get_marker (state, order->unit, TOY_RESOLVE) != TOY_GREEN &&
             !toy_is_skirmisher_kind (state->units[order->unit].def);
    }
  if (slot <= TOY_LEAVE)
    {
      int inside = toy_get_marker (state, unit, TOY_BUILDING);

      switch ((guint) slot)
        {
        case TOY_BACKWARD:
          return !toy_is_skirmisher_kind (state->units[unit].def);
        case TOY_ENTER:
          return toy_has_rule (setup, TOY_RULE_BUILDINGS) && inside == 0 &&
                 muster_toy_move_may_enter (state, unit);
        case TOY_LEAVE:
          return toy_has_rule (setup, TOY_RULE_BUILDINGS) && inside != 0;
        default:
          return TRUE;
        }
    }
  switch ((guint) slot)
    {
    case TOY_FORM:
    case TOY_FORM_WHEN:
      /* Asked only of a unit that has more than one formation to choose from. */
      return toy_has_word (state, unit, TOY_WORD_DISMOUNTS) ||
             muster_toy_units_can_form (state->units[unit].def, TOY_COLUMN);
    case TOY_EXTRA_ATTACK:
    case TOY_EXTRA_DEFENCE:
      return toy_has_rule (setup, TOY_RULE_DICE_MODIFIERS);
    case TOY_SHOOTERS:
      return toy_get_arm (state, unit) == TOY_INFANTRY;
    case TOY_TURNED:
      return toy_has_word (state, unit, TOY_WORD_REPEATING_RIFLES);
    case TOY_FORM_SQUARE:
      return toy_has_rule (setup, TOY_RULE_SQUARE) && toy_get_arm (state, unit) == TOY_CAVALRY;
    case TOY_ATTACKER_GENERAL:
    case TOY_DEFENDER_GENERAL:
      return toy_has_rule (setup, TOY_RULE_RALLY_MOB);
    case TOY_STAYS_INSIDE:
      return toy_has_rule (setup, TOY_RULE_BUILDINGS);
    default:
      return TRUE;
    }
}

gboolean
muster_toy_asks_for (const MusterSetup *setup,
                     const MusterState *state,
                     const MusterOrder *order,
                     guint              field)
{
  for (guint slot = 0; order->unit >= 0 && slot < TOY_N_SLOTS; slot++)
    if (muster_toy_slots[order->verb][slot] == field + 1)
      return asks_slot (setup, state, order, (ToySlot) slot);
  return TRUE;
}

/* How far the unit could go over that kind of ground. */
static int
get_pace_on (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             guint              field,
             int                terrain)
{
  g_auto (MusterOrder) other = { 0 };

  if (terrain == TOY_IMPASSABLE ||
      (terrain == TOY_ROAD && toy_get_marker (state, order->unit, TOY_FORMATION) != TOY_COLUMN))
    return 0;
  muster_order_copy (&other, order);
  muster_order_set (&other, field, terrain);
  return muster_toy_move_get_allowance (setup, state, &other);
}

int
muster_toy_asks_get_reach (const MusterSetup *setup,
                           const MusterState *state,
                           const MusterOrder *order,
                           guint              field,
                           int                choice)
{
  const guint8 *slots = muster_toy_slots[order->verb];
  ToyShot shot;

  if (order->unit < 0 || (order->verb != TOY_MOVE && order->verb != TOY_FIRE &&
                          order->verb != TOY_CHARGE))
    return 0;
  if (field + 1 == slots[TOY_TERRAIN])
    return choice >= 0 ? get_pace_on (setup, state, order, field, choice) : 0;
  if (field + 1 == slots[TOY_DISTANCE] ||
      (order->verb == TOY_CHARGE && field + 1 == slots[TOY_TARGET]))
    return muster_toy_move_get_allowance (setup, state, order);
  if (field + 1 != slots[TOY_RANGE] && field + 1 != slots[TOY_TARGET])
    return 0;

  muster_toy_fire_read_shot (setup, state, order, &shot);
  return muster_toy_units_get_fire_range (setup, state, order->unit, shot.dismounted);
}
