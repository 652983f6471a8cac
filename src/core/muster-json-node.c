/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-json-value.h"

#include <string.h>

/* Converts documents to trees of json-glib and back. The recursion is bounded by the maximum depth
 * of a document. */

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

typedef struct
{
  GArray *values; /* MusterJsonValue */
  GString *texts;
} Copy;

static guint32
copy_text (Copy       *copy,
           const char *text)
{
  guint32 start = (guint32) copy->texts->len;

  g_string_append_len (copy->texts, text, (gssize) strlen (text) + 1);
  return start;
}

/* Reserves a row for all children of an object or list first and then fills it in, because children
 * must be contiguous. */
static MusterJsonValue
copy_node (Copy     *copy,
           JsonNode *node)
{
  MusterJsonValue value = { .kind = MUSTER_JSON_NULL };
  GType type;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return value;
  if (JSON_NODE_HOLDS_OBJECT (node) || JSON_NODE_HOLDS_ARRAY (node))
    {
      gboolean is_object = JSON_NODE_HOLDS_OBJECT (node);
      JsonObject *object = is_object ? json_node_get_object (node) : NULL;
      g_autoptr (GList) names = is_object ? json_object_get_members (object) : NULL;
      guint n = is_object ? g_list_length (names) : json_array_get_length (json_node_get_array (node));
      const GList *name = names;

      value.kind = is_object ? MUSTER_JSON_OBJECT : MUSTER_JSON_ARRAY;
      value.length = n;
      value.first = copy->values->len;
      g_array_set_size (copy->values, copy->values->len + n);
      for (guint i = 0; i < n; i++)
        {
          JsonNode *child = is_object ? json_object_get_member (object, name->data)
                                      : json_array_get_element (json_node_get_array (node), i);
          MusterJsonValue held = copy_node (copy, child);

          if (is_object)
            {
              held.name = copy_text (copy, name->data);
              name = name->next;
            }
          g_array_index (copy->values, MusterJsonValue, value.first + i) = held;
        }
      return value;
    }

  type = json_node_get_value_type (node);
  if (type == G_TYPE_STRING)
    {
      value.kind = MUSTER_JSON_STRING;
      value.length = (guint32) strlen (json_node_get_string (node));
      value.text = copy_text (copy, json_node_get_string (node));
    }
  else if (type == G_TYPE_DOUBLE)
    {
      value.kind = MUSTER_JSON_DOUBLE;
      value.fraction = json_node_get_double (node);
    }
  else
    {
      value.kind = type == G_TYPE_BOOLEAN ? MUSTER_JSON_BOOLEAN : MUSTER_JSON_INT;
      value.number = type == G_TYPE_BOOLEAN ? json_node_get_boolean (node) : json_node_get_int (node);
    }
  return value;
}

/**
 * muster_json_from_node:
 * @node: a tree made by this program; foreign text must go through muster_json_read()
 *
 * Returns: (transfer full): the same content as a document
 */
MusterJson *
muster_json_from_node (JsonNode *node)
{
  Copy copy = { g_array_new (FALSE, TRUE, sizeof (MusterJsonValue)), g_string_new (NULL) };
  MusterJson *self = g_new0 (MusterJson, 1);

  g_atomic_ref_count_init (&self->n_owners);
  /* The name 0 means that a value has no name, so no text may begin at offset 0. */
  g_string_append_c (copy.texts, '\0');
  self->root = copy_node (&copy, node);
  self->values = (MusterJsonValue *) g_array_free (copy.values, FALSE);
  self->texts = g_string_free (copy.texts, FALSE);
  return self;
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
