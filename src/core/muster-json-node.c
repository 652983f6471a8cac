/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-value.h"

/* Documents as trees of json-glib. The depth of a document bounds the recursion. */

static JsonNode *
dup_object (const MusterJson      *self,
            const MusterJsonValue *value)
{
  JsonNode *node = json_node_init (json_node_alloc (), JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < value->length; i++)
    {
      const MusterJsonValue *member = muster_json_get_child (self, value, i);

      json_object_set_member (object, muster_json_get_name (self, member),
                              muster_json_dup_node (self, member));
    }

  json_node_take_object (node, object);

  return node;
}

static JsonNode *
dup_array (const MusterJson      *self,
           const MusterJsonValue *value)
{
  JsonNode *node = json_node_init (json_node_alloc (), JSON_NODE_ARRAY);
  JsonArray *array = json_array_sized_new (value->length);

  for (guint i = 0; i < value->length; i++)
    json_array_add_element (array,
                            muster_json_dup_node (self, muster_json_get_child (self, value, i)));

  json_node_take_array (node, array);

  return node;
}

JsonNode *
muster_json_dup_node (const MusterJson      *self,
                      const MusterJsonValue *value)
{
  switch ((MusterJsonKind) value->kind)
    {
    case MUSTER_JSON_NULL:
      return json_node_init_null (json_node_alloc ());
    case MUSTER_JSON_BOOLEAN:
      return json_node_init_boolean (json_node_alloc (), value->number != 0);
    case MUSTER_JSON_INT:
      return json_node_init_int (json_node_alloc (), value->number);
    case MUSTER_JSON_DOUBLE:
      return json_node_init_double (json_node_alloc (), value->fraction);
    case MUSTER_JSON_STRING:
      return json_node_init_string (json_node_alloc (), muster_json_get_text (self, value));
    case MUSTER_JSON_ARRAY:
      return dup_array (self, value);
    case MUSTER_JSON_OBJECT:
      return dup_object (self, value);
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * muster_json_parse:
 *
 * As muster_json_read().
 *
 * Returns: (transfer full): the root of the document
 */
JsonNode *
muster_json_parse (const char  *text,
                   gsize        length,
                   const char  *origin,
                   GError     **error)
{
  g_autoptr (MusterJson) json = muster_json_read (text, length, origin, error);

  return json != NULL ? muster_json_dup_node (json, &json->root) : NULL;
}
