/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "table/muster-table-proposal.h"

#include <libsoup/soup.h>
#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* Reads the bodies of the requests that phones send. This file only checks that a phone answers
 * what its seat was asked for or offered; the main program knows the rules and judges the rest. */

#define MAX_DICE 1024

static guint
refuse (guint        status,
        const char  *words,
        char       **reason)
{
  *reason = g_strdup (words);
  return status;
}

static gboolean
has_only (JsonObject        *object,
          const char *const *names)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l != NULL; l = l->next)
    if (!g_strv_contains (names, l->data))
      return FALSE;
  return TRUE;
}

static const char *
get_text (JsonObject *object,
          const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node) : NULL;
}

static gboolean
get_int (JsonNode *node,
         gint64   *number)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;
  *number = json_node_get_int (node);
  return TRUE;
}

static JsonObject *
get_object (JsonObject *object,
            const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static JsonArray *
get_array (JsonObject *object,
           const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static guint
judge_dice (JsonObject  *body,
            JsonObject  *state,
            char       **reason)
{
  static const char *const members[] = { "asks", "dice", NULL };
  JsonObject *asks = get_object (state, "asks");
  JsonArray *dice = get_array (body, "dice");
  const char *id = get_text (body, "asks");
  gint64 faces = 0;

  if (id == NULL || dice == NULL || json_array_get_length (dice) > MAX_DICE || !has_only (body, members))
    return refuse (400, _("This proposal cannot be read."), reason);
  if (asks == NULL || g_strcmp0 (get_text (asks, "id"), id) != 0)
    return refuse (409, _("These dice are not asked for any more."), reason);
  if (json_object_get_int_member (asks, "dice") != json_array_get_length (dice))
    return refuse (400, _("That is not the number of dice that is asked for."), reason);
  get_int (json_object_get_member (asks, "faces"), &faces);
  for (guint i = 0; i < json_array_get_length (dice); i++)
    {
      gint64 face;

      if (!get_int (json_array_get_element (dice, i), &face) || face < 1 || face > faces)
        return refuse (400, _("A die shows what no such die has."), reason);
    }
  return 202;
}

static JsonObject *
find_order (JsonArray  *orders,
            const char *order,
            const char *unit)
{
  for (guint i = 0; i < json_array_get_length (orders); i++)
    {
      JsonObject *offer = json_array_get_object_element (orders, i);

      if (g_strcmp0 (get_text (offer, "order"), order) == 0 &&
          g_strcmp0 (get_text (offer, "unit"), unit) == 0)
        return offer;
    }
  return NULL;
}

static gboolean
has_field (JsonArray  *fields,
           const char *id)
{
  for (guint i = 0; fields != NULL && i < json_array_get_length (fields); i++)
    if (g_strcmp0 (get_text (json_array_get_object_element (fields, i), "id"), id) == 0)
      return TRUE;
  return FALSE;
}

static guint
judge_order (JsonObject  *body,
             JsonObject  *state,
             char       **reason)
{
  static const char *const members[] = { "line", "order", "unit", "params", NULL };
  JsonNode *unit = json_object_get_member (body, "unit");
  JsonNode *params = json_object_get_member (body, "params");
  JsonArray *orders = get_array (state, "orders");
  g_autoptr (GList) names = NULL;
  JsonObject *offer;
  gint64 line, present = -1;

  if (get_text (body, "order") == NULL || !get_int (json_object_get_member (body, "line"), &line) ||
      !has_only (body, members) ||
      (unit != NULL && !JSON_NODE_HOLDS_NULL (unit) && get_text (body, "unit") == NULL) ||
      (params != NULL && !JSON_NODE_HOLDS_NULL (params) && !JSON_NODE_HOLDS_OBJECT (params)))
    return refuse (400, _("This proposal cannot be read."), reason);
  get_int (json_object_get_member (state, "line"), &present);
  if (line != present)
    return refuse (409, _("Something has happened since. Look again."), reason);
  if (orders == NULL)
    return refuse (409, _("Your side cannot act now."), reason);
  offer = find_order (orders, get_text (body, "order"), get_text (body, "unit"));
  if (offer == NULL)
    return refuse (409, _("That cannot be ordered now."), reason);
  if (get_text (offer, "refused") != NULL)
    return refuse (409, get_text (offer, "refused"), reason);

  names = params != NULL && JSON_NODE_HOLDS_OBJECT (params)
            ? json_object_get_members (json_node_get_object (params)) : NULL;
  for (GList *l = names; l != NULL; l = l->next)
    if (!has_field (get_array (offer, "fields"), l->data))
      return refuse (400, _("This order has no such field."), reason);
  return 202;
}

guint
muster_table_proposal_read (const char  *body,
                            gsize        length,
                            JsonObject  *state,
                            JsonObject **proposal,
                            char       **reason)
{
  g_autoptr (JsonNode) root = muster_json_parse (body, length, "a phone", NULL);
  JsonObject *object = root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  guint status;

  *proposal = NULL;
  *reason = NULL;
  if (object == NULL)
    return refuse (400, _("This proposal cannot be read."), reason);

  status = json_object_has_member (object, "asks") ? judge_dice (object, state, reason)
                                                   : judge_order (object, state, reason);
  if (status == 202)
    *proposal = json_object_ref (object);
  return status;
}

char *
muster_table_proposal_dup_code (const char *body,
                                gsize       length,
                                gboolean    is_form)
{
  g_autoptr (GHashTable) form = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  if (is_form)
    {
      text = g_strndup (body, length);
      form = soup_form_decode (text);
      return g_strdup (g_hash_table_lookup (form, "code"));
    }
  root = muster_json_parse (body, length, "a phone", NULL);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return NULL;
  return g_strdup (get_text (json_node_get_object (root), "code"));
}
