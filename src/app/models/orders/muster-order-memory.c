/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-memory.h"

GHashTable *
muster_order_memory_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/* Returns: the unit that @order is about, besides the one that acts, or -1 */
int
muster_order_memory_get_target (const MusterOrder *order)
{
  for (guint i = 0; order->given >> i != 0; i++)
    if (muster_order_has (order, i) && order->spec->fields[i].kind == MUSTER_FIELD_UNIT)
      return muster_order_get (order, i);
  return -1;
}

/* The last target is remembered for each acting unit; cover and range for each pair of units.
 * @target: -1 for any */
static char *
dup_memory_key (const MusterOrder *order,
                guint              field,
                int                target)
{
  const MusterField *spec = &order->spec->fields[field];

  if (spec->kind == MUSTER_FIELD_UNIT)
    return g_strdup_printf ("%s/%s/%d", order->spec->id, spec->id, order->unit);
  if (target < 0)
    return g_strdup_printf ("%s/%s", order->spec->id, spec->id);
  return g_strdup_printf ("%s/%s/%d/%d", order->spec->id, spec->id, order->unit, target);
}

gboolean
muster_order_memory_keeps (const MusterField *field)
{
  if (field->flags & MUSTER_FIELD_ASKED)
    return FALSE;
  return field->kind == MUSTER_FIELD_UNIT || field->kind == MUSTER_FIELD_CHOICE ||
         (field->kind == MUSTER_FIELD_NUMBER && (field->flags & MUSTER_FIELD_DISTANCE));
}

/* Units move: what was said of them counts until the end of the next turn. */
#define LASTING_TURNS 1

typedef struct
{
  int number;
  int turn;
} Memory;

static gboolean
look_up (GHashTable        *self,
         const MusterOrder *order,
         guint              field,
         int                target,
         int                turn,
         int               *number)
{
  g_autofree char *key = dup_memory_key (order, field, target);
  const Memory *memory = g_hash_table_lookup (self, key);

  if (memory == NULL || turn - memory->turn > LASTING_TURNS)
    return FALSE;
  *number = memory->number;
  return TRUE;
}

/* Returns the last choice for the same pair of units. If there is none, the distance of another
 * pair is a fair guess, but its cover is not. */
int
muster_order_memory_recall (GHashTable        *self,
                            const MusterOrder *order,
                            guint              field,
                            int                turn,
                            int                fallback)
{
  const MusterField *spec = &order->spec->fields[field];
  int target = muster_order_memory_get_target (order);
  int number;

  if (look_up (self, order, field, target, turn, &number))
    return number;
  if (target >= 0 && (spec->flags & MUSTER_FIELD_DISTANCE) &&
      look_up (self, order, field, -1, turn, &number))
    return number;
  return fallback;
}

gboolean
muster_order_memory_recall_pair (GHashTable        *self,
                                 const MusterOrder *order,
                                 guint              field,
                                 int                turn,
                                 int               *number)
{
  return look_up (self, order, field, muster_order_memory_get_target (order), turn, number);
}

void
muster_order_memory_note (GHashTable        *self,
                          const MusterOrder *order,
                          int                turn)
{
  int target = muster_order_memory_get_target (order);

  for (guint i = 0; order->given >> i != 0; i++)
    if (muster_order_has (order, i) && muster_order_memory_keeps (&order->spec->fields[i]))
      {
        const Memory memory = { muster_order_get (order, i), turn };

        g_hash_table_insert (self, dup_memory_key (order, i, target), g_memdup2 (&memory, sizeof memory));
        g_hash_table_insert (self, dup_memory_key (order, i, -1), g_memdup2 (&memory, sizeof memory));
      }
}
