/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include <string.h>

/* What a field says, as it stands in the parameters, there and back. What no field is about stays as it was
 * given. */

JsonNode *
muster_slip_find_node (JsonObject *object,
                       const char *path)
{
  const char *slash = strchr (path, '/');
  g_autofree char *head = slash != NULL ? g_strndup (path, (gsize) (slash - path)) : NULL;
  JsonNode *node;

  if (slash == NULL)
    return json_object_get_member (object, path);
  node = json_object_get_member (object, head);
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
           ? muster_slip_find_node (json_node_get_object (node), slash + 1)
           : NULL;
}

void
muster_slip_put_node (JsonObject *object,
                      const char *path,
                      JsonNode   *node)
{
  const char *slash = strchr (path, '/');
  g_autofree char *head = slash != NULL ? g_strndup (path, (gsize) (slash - path)) : NULL;
  JsonNode *inner;

  if (slash == NULL)
    {
      if (node != NULL)
        json_object_set_member (object, path, node);
      else
        json_object_remove_member (object, path);
      return;
    }
  inner = json_object_get_member (object, head);
  if (inner == NULL || !JSON_NODE_HOLDS_OBJECT (inner))
    {
      if (node == NULL)
        return;
      json_object_set_object_member (object, head, json_object_new ());
      inner = json_object_get_member (object, head);
    }
  muster_slip_put_node (json_node_get_object (inner), slash + 1, node);
  if (json_object_get_size (json_node_get_object (inner)) == 0)
    json_object_remove_member (object, head);
}

static int
find_id (GPtrArray  *ids,
         const char *id)
{
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    if (g_strcmp0 (ids->pdata[i], id) == 0)
      return (int) i;
  return -1;
}

static void
read_lost (MusterSlipSlot *slot,
           JsonObject     *given)
{
  MusterFieldKind kind = muster_form_field_get_field (slot->field)->kind;
  g_autoptr(GArray) lost = g_array_new (FALSE, FALSE, sizeof (gint16));
  MusterValue value = { 0 };

  for (guint i = 0; i < slot->ids->len; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s/lost", slot->path, (char *) slot->ids->pdata[i]);
      JsonNode *node = muster_slip_find_node (given, path);
      gint16 index = (gint16) i;

      if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_boolean (node))
        g_array_append_val (lost, index);
    }
  muster_value_set_list (kind, &value, (const gint16 *) lost->data, lost->len);
  muster_form_field_set_value (slot->field, &value);
  muster_value_clear (kind, &value);
}

/* (nullable): where the one value stands that a field is about. */
static JsonNode *
find_value (MusterSlipSlot *slot,
            JsonObject     *given)
{
  g_autofree char *path = g_strconcat (slot->path, slot->way == MUSTER_SLIP_LEFT ? "/left" : "/id", NULL);
  JsonNode *node = muster_slip_find_node (given, slot->path);

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node)
      && (slot->way == MUSTER_SLIP_LEFT || slot->way == MUSTER_SLIP_WHO))
    node = muster_slip_find_node (given, path);
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? node : NULL;
}

void
muster_slip_read (MusterSlipSlot *slot,
                  JsonObject     *given)
{
  JsonNode *node = find_value (slot, given);
  const MusterField *spec = muster_form_field_get_field (slot->field);
  MusterValue value = { 0 };

  if (slot->way == MUSTER_SLIP_LOST)
    read_lost (slot, given);
  if (node == NULL || slot->way == MUSTER_SLIP_LOST)
    return;
  if (slot->way == MUSTER_SLIP_ID || slot->way == MUSTER_SLIP_WHO)
    {
      value.number = find_id (slot->ids, json_node_get_string (node));
      if (value.number < 0)
        return;
    }
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    {
      muster_value_set_text (spec->kind, &value, json_node_get_string (node));
    }
  else
    {
      value.number = json_node_get_value_type (node) == G_TYPE_BOOLEAN ? json_node_get_boolean (node)
                                                                       : (int) json_node_get_int (node);
    }
  muster_form_field_set_value (slot->field, &value);
  muster_value_clear (spec->kind, &value);
}

static JsonNode *
new_value_node (MusterSlipSlot    *slot,
                const MusterValue *value)
{
  switch ((guint) muster_form_field_get_field (slot->field)->kind)
    {
    case MUSTER_FIELD_NUMBER:
      return json_node_init_int (json_node_alloc (), value->number);
    case MUSTER_FIELD_SWITCH:
      return json_node_init_boolean (json_node_alloc (), value->number != 0);
    default:
      return json_node_init_string (json_node_alloc (), value->data);
    }
}

static void
put_lost (MusterSlipSlot    *slot,
          const MusterValue *value,
          JsonObject        *params)
{
  const gint16 *chosen = muster_value_get_list (value);

  for (guint i = 0; i < slot->ids->len; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s/lost", slot->path, (char *) slot->ids->pdata[i]);

      muster_slip_put_node (params, path, NULL);
    }
  for (int i = 0; i < value->number; i++)
    {
      g_autofree char *path =
        g_strdup_printf ("%s/%s/lost", slot->path, (char *) slot->ids->pdata[chosen[i]]);

      muster_slip_put_node (params, path, json_node_init_boolean (json_node_alloc (), TRUE));
    }
}

static void
put_left (MusterSlipSlot    *slot,
          const MusterValue *value,
          JsonObject        *params)
{
  g_autofree char *start = g_strconcat (slot->path, "/start", NULL);
  g_autofree char *left = g_strconcat (slot->path, "/left", NULL);

  muster_slip_put_node (params, start, json_node_init_int (json_node_alloc (), slot->start));
  muster_slip_put_node (params, left, json_node_init_int (json_node_alloc (), value->number));
}

/* Somebody new is described, and not named. */
static void
put_new_id (MusterSlipSlot *slot,
            JsonObject     *params)
{
  g_autofree char *path = g_strconcat (slot->path, "/id", NULL);

  muster_slip_put_node (params, path, json_node_init_string (json_node_alloc (), slot->ids->pdata[0]));
}

void
muster_slip_put (MusterSlipSlot *slot,
                 JsonObject     *params)
{
  MusterValue value = { 0 };
  MusterFieldKind kind = muster_form_field_get_field (slot->field)->kind;
  gboolean said = muster_form_field_get_value (slot->field, &value);

  if (slot->way == MUSTER_SLIP_LOST)
    put_lost (slot, &value, params);
  else if (!said)
    muster_slip_put_node (params, slot->path, NULL);
  else if (slot->way == MUSTER_SLIP_LEFT)
    put_left (slot, &value, params);
  else if (slot->way == MUSTER_SLIP_WHO && value.number == 0)
    put_new_id (slot, params);
  else if (slot->way == MUSTER_SLIP_ID || slot->way == MUSTER_SLIP_WHO)
    muster_slip_put_node (params, slot->path,
              json_node_init_string (json_node_alloc (), slot->ids->pdata[value.number]));
  else if (slot->way == MUSTER_SLIP_PLAIN)
    muster_slip_put_node (params, slot->path, new_value_node (slot, &value));
  muster_value_clear (kind, &value);
}
