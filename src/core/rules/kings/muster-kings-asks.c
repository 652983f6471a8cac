/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include <string.h>

/* Which parameters of an order a form asks for. The others would be refused, or have no effect. */

static gboolean
asks_native_for (const KingsUnit *unit,
                 KingsSlot        slot)
{
  switch (slot)
    {
    case KINGS_SLOT_CAN_CONTACT:
    case KINGS_SLOT_OUTNUMBERED:
    case KINGS_SLOT_DISTANCE:
    case KINGS_SLOT_DEFENCE:
      return unit->native != KINGS_GUN;
    case KINGS_SLOT_RANGE:
    case KINGS_SLOT_COVER:
      return unit->native != KINGS_CHARGER;
    case KINGS_SLOT_TARGET:
    case KINGS_SLOT_DANGEROUS:
    case KINGS_SLOT_BREAK_CLOSE_ORDER:
    case KINGS_N_SLOTS:
    default:
      return TRUE;
    }
}

static gboolean
asks_for_slot (const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               KingsSlot          slot)
{
  const KingsUnit *unit = muster_kings_get_unit (setup, order->unit);

  if (slot == KINGS_SLOT_DANGEROUS)
    return muster_kings_has_rule (setup, KINGS_RULE_DANGEROUS_TERRAIN);
  if (slot == KINGS_SLOT_BREAK_CLOSE_ORDER)
    return state->units[order->unit].markers[KINGS_CLOSE_ORDER] != 0;
  if (order->verb == KINGS_AT_THE_DOUBLE)
    return unit->kind == KINGS_KIND_TRIBAL || unit->arm == KINGS_ARM_CAVALRY;
  return order->verb != KINGS_BABBAGE_ACT || asks_native_for (unit, slot);
}

gboolean
muster_kings_asks_for (const MusterSetup *setup,
                       const MusterState *state,
                       const MusterOrder *order,
                       guint              field)
{
  for (guint slot = 0; order->unit >= 0 && slot < KINGS_N_SLOTS; slot++)
    if (muster_kings_slots[order->verb][slot] == field + 1)
      return asks_for_slot (setup, state, order, (KingsSlot) slot);
  /* Whoever never doubles into contact throws no blows that the umpire could add to. */
  if (order->unit >= 0 && order->verb == KINGS_AT_THE_DOUBLE &&
      strcmp (order->spec->fields[field].id, "umpire-dice") == 0)
    return asks_for_slot (setup, state, order, KINGS_SLOT_TARGET);
  return TRUE;
}
