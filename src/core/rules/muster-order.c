/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-order.h"

static int
get_fallback (const MusterField *field)
{
  if (field->kind == MUSTER_FIELD_UNIT || field->kind == MUSTER_FIELD_SIDE ||
      field->kind == MUSTER_FIELD_PLAYER)
    return -1;

  return field->fallback;
}

/**
 * muster_order_init:
 * @specs: the ruleset's table of orders
 * @verb: index in that table
 * @unit: index of the unit that acts, or -1
 *
 * Makes @order one that says nothing yet: every field has its fallback.
 */
void
muster_order_init (MusterOrder           *order,
                   const MusterOrderSpec *specs,
                   guint                  verb,
                   int                    unit)
{
  order->spec = &specs[verb];
  order->verb = (guint16) verb;
  order->unit = (gint16) unit;
  order->given = 0;

  /* Only fields that the order has are ever looked at: players that think fast make many orders. */
  for (guint i = 0; order->spec->fields != NULL && order->spec->fields[i].id != NULL; i++)
    order->values[i] = (MusterValue) { .number = get_fallback (&order->spec->fields[i]) };
}

void
muster_order_clear (MusterOrder *order)
{
  for (guint i = 0; order->given >> i != 0; i++)
    if (order->values[i].data != NULL)
      muster_value_clear (order->spec->fields[i].kind, &order->values[i]);
  order->given = 0;
}

/**
 * muster_order_copy:
 * @order: uninitialised or cleared
 */
void
muster_order_copy (MusterOrder       *order,
                   const MusterOrder *source)
{
  order->spec = source->spec;
  order->verb = source->verb;
  order->unit = source->unit;
  order->given = source->given;
  for (guint i = 0; source->spec->fields != NULL && source->spec->fields[i].id != NULL; i++)
    order->values[i] = source->values[i];
  for (guint i = 0; source->given >> i != 0; i++)
    if (source->values[i].data != NULL)
      muster_value_copy (source->spec->fields[i].kind, &order->values[i], &source->values[i]);
}

/**
 * muster_order_dup:
 *
 * Returns: (transfer full): an order for muster_order_free()
 */
MusterOrder *
muster_order_dup (const MusterOrder *source)
{
  MusterOrder *order = g_malloc (offsetof (MusterOrder, values) +
                                 muster_fields_count (source->spec->fields) * sizeof (MusterValue));

  muster_order_copy (order, source);
  return order;
}

void
muster_order_free (MusterOrder *order)
{
  muster_order_clear (order);
  g_free (order);
}

/**
 * muster_order_get_text:
 *
 * Returns: (nullable): the words of a field, %NULL where it was not said
 */
const char *
muster_order_get_text (const MusterOrder *order,
                       guint              field)
{
  return order->values[field].data;
}

void
muster_order_set (MusterOrder *order,
                  guint        field,
                  int          number)
{
  MusterValue *value = &order->values[field];

  if (value->data != NULL)
    muster_value_clear (order->spec->fields[field].kind, value);
  value->is_text = FALSE;
  value->number = number;
  order->given |= 1u << field;
}

void
muster_order_set_text (MusterOrder *order,
                       guint        field,
                       const char  *text)
{
  muster_value_set_text (order->spec->fields[field].kind, &order->values[field], text);
  order->given |= 1u << field;
}

void
muster_order_unset (MusterOrder *order,
                    guint        field)
{
  const MusterField *spec = &order->spec->fields[field];

  muster_value_clear (spec->kind, &order->values[field]);
  order->values[field].number = get_fallback (spec);
  order->given &= ~(1u << field);
}
