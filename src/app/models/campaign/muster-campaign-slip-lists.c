/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include <stdlib.h>
#include <string.h>

/* Values of rules that stand in lists: numbers, fates by what the dice show, and effects of cards. */

/* Returns: (nullable): the array at @path */
static JsonArray *
find_array (JsonObject *object,
            const char *path)
{
  JsonNode *node = muster_slip_find_node (object, path);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonArray *
put_array (JsonObject *object,
           const char *path)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, json_array_new ());
  muster_slip_put_node (object, path, node);
  return json_node_get_array (node);
}

static void
read_numbers (MusterSlipSlot *slot,
              JsonObject     *given)
{
  JsonArray *array = find_array (given, slot->path);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint16));
  MusterFieldKind kind = muster_form_field_get_field (slot->field)->kind;
  MusterValue value = { 0 };

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gint16 number = (gint16) CLAMP (json_array_get_int_element (array, i), 0, G_MAXINT16);

      g_array_append_val (numbers, number);
    }
  if (numbers->len == 0)
    return;
  muster_value_set_list (kind, &value, (const gint16 *) (gpointer) numbers->data, numbers->len);
  muster_form_field_set_value (slot->field, &value);
  muster_value_clear (kind, &value);
}

/* The id of the option for an entry of the table of fates: "dead", "wounded 2" */
static char *
dup_fate (JsonObject *entry)
{
  const char *fate = json_object_get_string_member (entry, "fate");

  return json_object_has_member (entry, "misses")
           ? g_strdup_printf ("%s %d", fate, (int) json_object_get_int_member (entry, "misses"))
           : g_strdup (fate);
}

static void
read_fate (MusterSlipSlot *slot,
           JsonObject     *given)
{
  JsonArray *fates = find_array (given, MUSTER_SLIP_FATES);

  for (guint i = 0; fates != NULL && i < json_array_get_length (fates); i++)
    {
      JsonObject *entry = json_array_get_object_element (fates, i);
      g_autofree char *id = dup_fate (entry);
      guint index;

      if (json_object_get_int_member (entry, "from") <= slot->start &&
          json_object_get_int_member (entry, "to") >= slot->start &&
          g_ptr_array_find_with_equal_func (slot->ids, id, g_str_equal, &index))
        muster_form_field_set_value (slot->field, &(MusterValue) { .number = (int) index });
    }
}

/* The path of the list of effects; of the counter and of who is meant the last two parts of the path say. */
static char *
dup_effects_path (MusterSlipSlot  *slot,
                  char           **counter,
                  char           **who)
{
  g_autofree char *of_counter = g_path_get_dirname (slot->path);

  *who = g_path_get_basename (slot->path);
  *counter = g_path_get_basename (of_counter);
  return g_path_get_dirname (of_counter);
}

static void
read_effect (MusterSlipSlot *slot,
             JsonObject     *given)
{
  g_autofree char *counter = NULL;
  g_autofree char *who = NULL;
  g_autofree char *path = dup_effects_path (slot, &counter, &who);
  JsonArray *effects = find_array (given, path);
  MusterValue value = { 0 };

  for (guint i = 0; effects != NULL && i < json_array_get_length (effects); i++)
    {
      JsonObject *effect = json_array_get_object_element (effects, i);

      if (g_strcmp0 (json_object_get_string_member (effect, "counter"), counter) == 0 &&
          g_strcmp0 (json_object_get_string_member (effect, "who"), who) == 0)
        value.number += (int) json_object_get_int_member (effect, "change");
    }
  muster_form_field_set_value (slot->field, &value);
}

static void
read_numeral (MusterSlipSlot *slot,
              JsonObject     *given)
{
  JsonNode *node = muster_slip_find_node (given, slot->path);
  g_autofree char *id = node != NULL && JSON_NODE_HOLDS_VALUE (node)
                          ? g_strdup_printf ("%d", (int) json_node_get_int (node))
                          : NULL;
  guint index;

  if (id != NULL && g_ptr_array_find_with_equal_func (slot->ids, id, g_str_equal, &index))
    muster_form_field_set_value (slot->field, &(MusterValue) { .number = (int) index });
}

gboolean
muster_slip_read_in_list (MusterSlipSlot *slot,
                          JsonObject     *given)
{
  switch ((guint) slot->way)
    {
    case MUSTER_SLIP_NUMERAL:
      read_numeral (slot, given);
      return TRUE;
    case MUSTER_SLIP_NUMBERS:
      read_numbers (slot, given);
      return TRUE;
    case MUSTER_SLIP_FATE:
      read_fate (slot, given);
      return TRUE;
    case MUSTER_SLIP_EFFECT:
      read_effect (slot, given);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
put_numbers (MusterSlipSlot    *slot,
             const MusterValue *value,
             JsonObject        *params)
{
  JsonArray *array = put_array (params, slot->path);

  for (int i = 0; i < value->number; i++)
    json_array_add_int_element (array, muster_value_get_list (value)[i]);
}

/* Totals that follow each other and have the same fate are one entry. The first one begins the table. */
static void
put_fate (MusterSlipSlot    *slot,
          const MusterValue *value,
          JsonObject        *params)
{
  JsonArray *fates =
    slot->is_first ? put_array (params, MUSTER_SLIP_FATES) : find_array (params, MUSTER_SLIP_FATES);
  g_auto (GStrv) parts = g_strsplit (slot->ids->pdata[value->number], " ", 2);
  guint n = fates != NULL ? json_array_get_length (fates) : 0;
  JsonObject *last = n > 0 ? json_array_get_object_element (fates, n - 1) : NULL;
  g_autofree char *last_fate = last != NULL ? dup_fate (last) : NULL;
  JsonObject *entry;

  if (fates == NULL)
    fates = put_array (params, MUSTER_SLIP_FATES);
  if (g_strcmp0 (last_fate, slot->ids->pdata[value->number]) == 0)
    {
      json_object_set_int_member (last, "to", slot->start);
      return;
    }
  entry = json_object_new ();
  json_object_set_int_member (entry, "from", slot->start);
  json_object_set_int_member (entry, "to", slot->start);
  json_object_set_string_member (entry, "fate", parts[0]);
  if (parts[1] != NULL)
    json_object_set_int_member (entry, "misses", atoi (parts[1]));
  json_array_add_object_element (fates, entry);
}

/* The first one begins the list; a change of 0 is none. */
static void
put_effect (MusterSlipSlot    *slot,
            const MusterValue *value,
            JsonObject        *params)
{
  g_autofree char *counter = NULL;
  g_autofree char *who = NULL;
  g_autofree char *path = dup_effects_path (slot, &counter, &who);
  JsonArray *effects = slot->is_first ? put_array (params, path) : find_array (params, path);
  JsonObject *effect;

  if (value->number == 0)
    return;
  if (effects == NULL)
    effects = put_array (params, path);
  effect = json_object_new ();
  json_object_set_string_member (effect, "counter", counter);
  json_object_set_int_member (effect, "change", value->number);
  json_object_set_string_member (effect, "who", who);
  json_array_add_object_element (effects, effect);
}

gboolean
muster_slip_put_in_list (MusterSlipSlot    *slot,
                         const MusterValue *value,
                         JsonObject        *params)
{
  switch ((guint) slot->way)
    {
    case MUSTER_SLIP_NUMBERS:
      put_numbers (slot, value, params);
      return TRUE;
    case MUSTER_SLIP_FATE:
      put_fate (slot, value, params);
      return TRUE;
    case MUSTER_SLIP_EFFECT:
      put_effect (slot, value, params);
      return TRUE;
    case MUSTER_SLIP_NUMERAL:
      muster_slip_put_node (params, slot->path,
                            json_node_init_int (json_node_alloc (), atoi (slot->ids->pdata[value->number])));
      return TRUE;
    default:
      return FALSE;
    }
}
