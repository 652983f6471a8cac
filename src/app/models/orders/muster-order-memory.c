/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-memory.h"

GHashTable *
muster_order_memory_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Returns: the unit that @order is about, besides the one that acts; -1: none */
int
muster_order_memory_get_target (const MusterOrder *order)
{
  for (guint i = 0; order->given >> i != 0; i++)
    if (muster_order_has (order, i) && order->spec->fields[i].kind == MUSTER_FIELD_UNIT)
      return muster_order_get (order, i);
  return -1;
}

/* A target belongs to the unit that shoots, cover and range to the two of them. @target: -1: whoever it is */
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
  return field->kind == MUSTER_FIELD_UNIT || field->kind == MUSTER_FIELD_CHOICE ||
         (field->kind == MUSTER_FIELD_NUMBER && (field->flags & MUSTER_FIELD_DISTANCE));
}

static gboolean
look_up (GHashTable        *self,
         const MusterOrder *order,
         guint              field,
         int                target,
         int               *number)
{
  g_autofree char *key = dup_memory_key (order, field, target);
  gpointer value;

  if (!g_hash_table_lookup_extended (self, key, NULL, &value))
    return FALSE;
  *number = GPOINTER_TO_INT (value);
  return TRUE;
}

/* What was last chosen in a field of the same pair of units. How far others were is a guess that may be
 * right; what cover they had is not. */
int
muster_order_memory_recall (GHashTable        *self,
                            const MusterOrder *order,
                            guint              field,
                            int                fallback)
{
  const MusterField *spec = &order->spec->fields[field];
  int target = muster_order_memory_get_target (order);
  int number;

  if (look_up (self, order, field, target, &number))
    return number;
  if (target >= 0 && (spec->flags & MUSTER_FIELD_DISTANCE) &&
      look_up (self, order, field, -1, &number))
    return number;
  return fallback;
}

gboolean
muster_order_memory_recall_pair (GHashTable        *self,
                                 const MusterOrder *order,
                                 guint              field,
                                 int               *number)
{
  return look_up (self, order, field, muster_order_memory_get_target (order), number);
}

void
muster_order_memory_note (GHashTable        *self,
                          const MusterOrder *order)
{
  int target = muster_order_memory_get_target (order);

  for (guint i = 0; order->given >> i != 0; i++)
    if (muster_order_has (order, i) && muster_order_memory_keeps (&order->spec->fields[i]))
      {
        gpointer number = GINT_TO_POINTER (muster_order_get (order, i));

        g_hash_table_insert (self, dup_memory_key (order, i, target), number);
        g_hash_table_insert (self, dup_memory_key (order, i, -1), number);
      }
}
