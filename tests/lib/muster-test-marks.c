/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-marks.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* What is done with each string of a document. @place: "$.units[].name", the same for all entries of a
 * list. */
typedef void (*Visit) (const char *place,
                       JsonNode   *string,
                       gpointer    data);

static void
visit (JsonNode   *node,
       const char *place,
       Visit       each,
       gpointer    data)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr (GList) members = json_object_get_members (json_node_get_object (node));

      for (GList *member = members; member != NULL; member = member->next)
        {
          g_autofree char *below = g_strdup_printf ("%s.%s", place, (char *) member->data);

          visit (json_object_get_member (json_node_get_object (node), member->data), below, each, data);
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);
      g_autofree char *below = g_strconcat (place, "[]", NULL);

      for (guint i = 0; i < json_array_get_length (array); i++)
        visit (json_array_get_element (array, i), below, each, data);
    }
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    each (place, node, data);
}

static void
list_cb (const char *place,
         JsonNode   *string,
         gpointer    data)
{
  GPtrArray *places = data;

  if (!g_ptr_array_find_with_equal_func (places, place, g_str_equal, NULL))
    g_ptr_array_add (places, g_strdup (place));
}

static void
mark_cb (const char *place,
         JsonNode   *string,
         gpointer    data)
{
  g_autofree char *marked = NULL;

  if (strcmp (place, data) != 0)
    return;
  marked = g_strconcat (MUSTER_TEST_MARK, json_node_get_string (string), NULL);
  json_node_set_string (string, marked);
}

static JsonNode *
parse (const char *json)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (json, &error);

  g_assert_no_error (error);
  return node;
}

char *
muster_test_marks_put (const char      *json,
                       MusterTestTaken  is_taken,
                       gpointer         data,
                       guint           *n_marked)
{
  g_autoptr (JsonNode) root = parse (json);
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (g_free);
  char *marked = g_strdup (json);

  g_assert_true (is_taken (json, data));
  visit (root, "$", list_cb, places);
  *n_marked = 0;
  for (guint i = 0; i < places->len; i++)
    {
      g_autoptr (JsonNode) changed = parse (marked);
      g_autofree char *text = NULL;

      visit (changed, "$", mark_cb, places->pdata[i]);
      text = json_to_string (changed, FALSE);
      if (!is_taken (text, data))
        continue;
      g_free (marked);
      marked = g_steal_pointer (&text);
      g_test_message ("marked: %s", (char *) places->pdata[i]);
      (*n_marked)++;
    }

  return marked;
}
