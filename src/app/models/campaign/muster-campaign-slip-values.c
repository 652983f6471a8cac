/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include <string.h>

/* Reads values of fields from the parameters of an order and writes them back. Members that have no
 * field stay as they were given. */

/* Finds the element of a list whose number @path begins with, and moves @path behind that.
 *
 * Returns: (nullable): NULL if there is none */
static JsonNode *
find_element (JsonNode    *list,
              const char **path)
{
  JsonArray *array = json_node_get_array (list);
  char *end;
  guint64 index = g_ascii_strtoull (*path, &end, 10);

  if (end == *path || *end != '/' || index >= json_array_get_length (array))
    return NULL;
  *path = end + 1;
  return json_array_get_element (array, (guint) index);
}

JsonNode *
muster_slip_find_node (JsonObject *object,
                       const char *path)
{
  const char *rest;
  const char *slash = strchr (path, '/');
  g_autofree char *head = slash != NULL ? g_strndup (path, (gsize) (slash - path)) : NULL;
  JsonNode *node;

  if (slash == NULL)
    return json_object_get_member (object, path);
  node = json_object_get_member (object, head);
  rest = slash + 1;
  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    node = find_element (node, &rest);
  return node != NULL && rest != NULL && JSON_NODE_HOLDS_OBJECT (node)
           ? muster_slip_find_node (json_node_get_object (node), rest)
           : NULL;
}

void
muster_slip_put_node (JsonObject *object,
                      const char *path,
                      JsonNode   *node)
{
  const char *slash = strchr (path, '/');
  g_autofree char *head = slash != NULL ? g_strndup (path, (gsize) (slash - path)) : NULL;
  const char *rest;
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
  rest = slash + 1;
  if (inner != NULL && JSON_NODE_HOLDS_ARRAY (inner))
    {
      inner = find_element (inner, &rest);
      if (inner != NULL && JSON_NODE_HOLDS_OBJECT (inner))
        muster_slip_put_node (json_node_get_object (inner), rest, node);
      else
        g_clear_pointer (&node, json_node_unref);
      return;
    }
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

static gboolean
is_listed (JsonNode   *list,
           const char *id)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (list) ? json_node_get_array (list) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (g_strcmp0 (json_array_get_string_element (array, i), id) == 0)
      return TRUE;
  return FALSE;
}

static void
read_listed (MusterSlipSlot *slot,
             JsonObject     *given)
{
  g_autoptr (GArray) listed = g_array_new (FALSE, FALSE, sizeof (gint16));
  JsonNode *list = muster_slip_find_node (given, slot->path);
  MusterFieldKind kind;
  MusterValue value = { 0 };

  for (guint i = 0; i < slot->ids->len; i++)
    {
      gint16 index = (gint16) i;

      if (list != NULL ? is_listed (list, slot->ids->pdata[i]) : slot->means_all)
        g_array_append_val (listed, index);
    }

  kind = muster_form_field_get_field (slot->field)->kind;
  muster_value_set_list (kind, &value, (const gint16 *) (gpointer) listed->data, listed->len);
  muster_form_field_set_value (slot->field, &value);
  muster_value_clear (kind, &value);
}

/* (nullable): the node with the value of a field. */
static JsonNode *
find_value (MusterSlipSlot *slot,
            JsonObject     *given)
{
  g_autofree char *path = g_strconcat (slot->path, slot->way == MUSTER_SLIP_LOST ? "/left" : "/id", NULL);
  JsonNode *node = muster_slip_find_node (given, slot->path);

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node)
      && (slot->way == MUSTER_SLIP_LOST || slot->way == MUSTER_SLIP_WHO))
    node = muster_slip_find_node (given, path);
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? node : NULL;
}

static void
read_value (MusterSlipSlot *slot,
            JsonNode       *node)
{
  const MusterField *spec = muster_form_field_get_field (slot->field);
  MusterValue value = { 0 };

  if (node == NULL)
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
      if (slot->way == MUSTER_SLIP_LOST)
        value.number = slot->start - value.number;
    }
  muster_form_field_set_value (slot->field, &value);
  muster_value_clear (spec->kind, &value);
}

void
muster_slip_read (MusterSlipSlot *slot,
                  JsonObject     *given)
{
  if (slot->way == MUSTER_SLIP_ASIDE || muster_slip_read_in_list (slot, given))
    return;
  if (slot->way == MUSTER_SLIP_LISTED)
    read_listed (slot, given);
  else if (slot->way == MUSTER_SLIP_SORT)
    {
      MusterValue value = { 0 };

      /* Finds which of the members is given. */
      while (value.number < (int) slot->ids->len
             && !json_object_has_member (given, slot->ids->pdata[value.number]))
        value.number++;
      if (value.number < (int) slot->ids->len)
        muster_form_field_set_value (slot->field, &value);
    }
  else if (slot->way == MUSTER_SLIP_SOURCE)
    {
      JsonNode *node = muster_slip_find_node (given, slot->path);
      MusterValue value = { .number = node != NULL && JSON_NODE_HOLDS_VALUE (node) };

      muster_form_field_set_value (slot->field, &value);
    }
  else
    read_value (slot, find_value (slot, given));
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
put_count (JsonObject *params,
           const char *owner,
           const char *member,
           int         count)
{
  g_autofree char *path = g_strconcat (owner, "/", member, NULL);

  muster_slip_put_node (params, path, json_node_init_int (json_node_alloc (), count));
}

static void
put_lost (MusterSlipSlot    *slot,
          const MusterValue *value,
          JsonObject        *params)
{
  put_count (params, slot->path, "start", slot->start);
  put_count (params, slot->path, "left", slot->start - value->number);
}

/* A unit that is gone, or whose leader is lost, has fought. It has lost nobody unless that is said. */
static void
put_tick (MusterSlipSlot *slot,
          gboolean        is_ticked,
          JsonObject     *params)
{
  g_autofree char *left = slot->owner != NULL ? g_strconcat (slot->owner, "/left", NULL) : NULL;

  if (is_ticked && left != NULL && muster_slip_find_node (params, left) == NULL)
    {
      put_count (params, slot->owner, "start", slot->start);
      put_count (params, slot->owner, "left", slot->start);
    }
  muster_slip_put_node (params, slot->path,
                        is_ticked ? json_node_init_boolean (json_node_alloc (), TRUE) : NULL);
}

static void
put_listed (MusterSlipSlot    *slot,
            const MusterValue *value,
            JsonObject        *params)
{
  const gint16 *chosen = muster_value_get_list (value);
  g_autoptr (JsonArray) list = json_array_new ();

  for (int i = 0; i < value->number; i++)
    json_array_add_string_element (list, slot->ids->pdata[chosen[i]]);
  if (value->number == 0 || (slot->means_all && value->number == (int) slot->ids->len))
    muster_slip_put_node (params, slot->path,
                          value->number == 0 && slot->unsaid != NULL ? json_node_copy (slot->unsaid) : NULL);
  else
    muster_slip_put_node (params, slot->path, json_node_init_array (json_node_alloc (), list));
}

/* Removes all members but the chosen one. */
static void
put_sort (MusterSlipSlot    *slot,
          const MusterValue *value,
          JsonObject        *params)
{
  for (guint i = 0; i < slot->ids->len; i++)
    if (value->number != (int) i)
      json_object_remove_member (params, slot->ids->pdata[i]);
}

/* Without a name there is no newcomer, so the whole object is removed. */
static void
put_newcomer (MusterSlipSlot    *slot,
              const MusterValue *value,
              JsonObject        *params)
{
  g_autofree char *whole = g_path_get_dirname (slot->path);
  g_autofree char *id = g_strconcat (whole, "/id", NULL);

  if (value == NULL)
    {
      muster_slip_put_node (params, whole, NULL);
      return;
    }
  if (muster_slip_find_node (params, id) == NULL)
    muster_slip_put_node (params, id, json_node_init_string (json_node_alloc (), slot->owner));
  muster_slip_put_node (params, slot->path, new_value_node (slot, value));
}

/* Writes the id of a new thing into its description. */
static void
put_new_id (MusterSlipSlot *slot,
            JsonObject     *params)
{
  g_autofree char *path = g_strconcat (slot->path, "/id", NULL);

  muster_slip_put_node (params, path, json_node_init_string (json_node_alloc (), slot->ids->pdata[0]));
}

static void
put_value (MusterSlipSlot    *slot,
           const MusterValue *value,
           JsonObject        *params)
{
  switch (slot->way)
    {
    case MUSTER_SLIP_LOST:
      put_lost (slot, value, params);
      break;
    case MUSTER_SLIP_NEWCOMER:
      put_newcomer (slot, value, params);
      break;
    case MUSTER_SLIP_SORT:
      put_sort (slot, value, params);
      break;
    case MUSTER_SLIP_SOURCE:
      muster_slip_put_node (params, slot->path,
                            value->number > 0 ? json_node_init_string (json_node_alloc (), "paper")
                                              : json_node_copy (slot->was));
      break;
    case MUSTER_SLIP_ID:
    case MUSTER_SLIP_WHO:
      if (slot->way == MUSTER_SLIP_WHO && value->number == 0)
        put_new_id (slot, params);
      else
        muster_slip_put_node (
          params, slot->path,
          json_node_init_string (json_node_alloc (), slot->ids->pdata[value->number]));
      break;
    case MUSTER_SLIP_PLAIN:
    case MUSTER_SLIP_TICK:
    case MUSTER_SLIP_PART:
    case MUSTER_SLIP_LISTED:
    case MUSTER_SLIP_NUMERAL:
    case MUSTER_SLIP_NUMBERS:
    case MUSTER_SLIP_FATE:
    case MUSTER_SLIP_EFFECT:
    case MUSTER_SLIP_ASIDE:
    default:
      if (!muster_slip_put_in_list (slot, value, params))
        muster_slip_put_node (params, slot->path, new_value_node (slot, value));
      break;
    }
}

static gboolean
has_owner (MusterSlipSlot *slot,
           JsonObject     *params)
{
  return slot->owner == NULL || slot->way == MUSTER_SLIP_NEWCOMER
         || muster_slip_find_node (params, slot->owner) != NULL;
}

void
muster_slip_put (MusterSlipSlot *slot,
                 JsonObject     *params)
{
  MusterValue value = { 0 };
  MusterFieldKind kind = muster_form_field_get_field (slot->field)->kind;
  gboolean said;

  if (slot->way == MUSTER_SLIP_ASIDE)
    return;
  said = muster_form_field_get_value (slot->field, &value);
  if (slot->way == MUSTER_SLIP_TICK)
    put_tick (slot, said && value.number != 0, params);
  else if (slot->way == MUSTER_SLIP_LISTED)
    put_listed (slot, &value, params);
  else if (slot->way == MUSTER_SLIP_NEWCOMER && !said)
    put_newcomer (slot, NULL, params);
  else if (!said && (slot->way == MUSTER_SLIP_FATE || slot->way == MUSTER_SLIP_EFFECT))
    return;
  else if (!said || !has_owner (slot, params))
    muster_slip_put_node (params, slot->path, slot->unsaid != NULL ? json_node_copy (slot->unsaid) : NULL);
  else
    put_value (slot, &value, params);
  muster_value_clear (kind, &value);
}

/* @behind: what stands behind the id in the path of the field of whoever can be named */
static void
prune (MusterCampaignSlip *self,
       const char         *member,
       const char         *behind)
{
  JsonNode *node = json_object_get_member (json_node_get_object (self->given), member);
  g_autoptr (GList) members = NULL;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;
  members = json_object_get_members (json_node_get_object (node));
  for (GList *l = members; l != NULL; l = l->next)
    {
      g_autofree char *path = g_strconcat (member, "/", (char *) l->data, behind, NULL);

      if (muster_slip_find_slot (self, path) == NULL)
        json_object_remove_member (json_node_get_object (node), l->data);
    }
}

void
muster_slip_prune (MusterCampaignSlip *self)
{
  prune (self, "units", "");
  prune (self, "leaders", "/lost");
}
