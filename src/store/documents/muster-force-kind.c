/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "store/db/muster-store-values.h"
#include "store/documents/muster-document-kinds.h"

#include <string.h>

/* The content of a stored force: the force as its file has it, and beside it what lists show and
 * the file does not have: its points, which only the rules can count, and whether it is
 * archived. */

/* Returns: (transfer full) (nullable): the content, whose member `force` is an object */
static JsonNode *
parse (const char  *key,
       const char  *content,
       GError     **error)
{
  g_autoptr (JsonNode) node = muster_json_parse (content, strlen (content), key, error);
  JsonNode *force = NULL;

  if (node == NULL)
    return NULL;
  if (JSON_NODE_HOLDS_OBJECT (node))
    force = json_object_get_member (json_node_get_object (node), "force");
  if (force != NULL && JSON_NODE_HOLDS_OBJECT (force))
    return g_steal_pointer (&node);
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, _("%s: not a force"), key);

  return NULL;
}

static gboolean
validate_force (const char  *key,
                const char  *content,
                GError     **error)
{
  g_autoptr (JsonNode) node = parse (key, content, error);

  return node != NULL;
}

static const char *
get_text (JsonObject *object,
          const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node)
           : "";
}

static gint64
get_int (JsonObject *object,
         const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64
           ? json_node_get_int (node)
           : 0;
}

static JsonArray *
get_units (JsonObject *force)
{
  JsonNode *node = json_object_get_member (force, "units");

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static void
describe_force (const char          *key,
                const char          *content,
                MusterDocumentFacts *facts)
{
  g_auto (MusterForceSummary) summary = { 0 };
  g_autoptr (JsonNode) node = parse (key, content, NULL);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  JsonObject *force;
  g_autoptr (GString) more = NULL;
  JsonArray *units;

  if (node == NULL || !muster_force_kind_read_content (key, content, &summary, NULL))
    return;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "ruleset", summary.ruleset);
  muster_json_add_string (builder, "theatre", summary.theatre);
  muster_json_add_int (builder, "points", summary.points);
  muster_json_add_int (builder, "units", summary.n_units);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  facts->facts = muster_json_print (root, FALSE);

  /* Lists search in its name and its theatre, and in the names and types of its units. The name comes
   * first, since lists are sorted by it. */
  force = json_object_get_object_member (json_node_get_object (node), "force");
  more = g_string_new (get_text (force, "theatre"));
  units = get_units (force);
  for (guint i = 0; units != NULL && i < json_array_get_length (units); i++)
    {
      JsonNode *unit = json_array_get_element (units, i);
      g_autofree char *type = NULL;

      if (!JSON_NODE_HOLDS_OBJECT (unit))
        continue;
      type = g_strdelimit (g_strdup (get_text (json_node_get_object (unit), "type")), "-", ' ');
      g_string_append_printf (more, "\n%s %s", type, get_text (json_node_get_object (unit), "name"));
    }
  facts->search = muster_fold_for_search (get_text (force, "name"), more->str);

  facts->archived = summary.archived;
}

const MusterDocumentKind muster_force_kind = {
  .id = "force",
  .damaged = N_("This force is damaged: it is not as it was saved."),
  .changed = N_("This force has been changed meanwhile."),
  .lost = N_("Forces that could not be found:"),
  .validate = validate_force,
  .describe = describe_force,
};

void
muster_force_kind_summary_clear (MusterForceSummary *self)
{
  g_free (self->ruleset);
  g_free (self->name);
  g_free (self->theatre);
  g_free (self->colour);
  g_free (self->document);
  memset (self, 0, sizeof *self);
}

char *
muster_force_kind_dup_content (JsonNode *force,
                               gint64    points,
                               gboolean  archived)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_int (builder, "points", points);
  if (archived)
    muster_json_add_boolean (builder, "archived", TRUE);
  json_builder_set_member_name (builder, "force");
  json_builder_add_value (builder, json_node_copy (force));
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

gboolean
muster_force_kind_read_content (const char          *key,
                                const char          *content,
                                MusterForceSummary  *summary,
                                GError             **error)
{
  g_autoptr (JsonNode) node = parse (key, content, error);
  JsonObject *object, *force;
  JsonNode *archived;

  if (node == NULL)
    return FALSE;

  object = json_node_get_object (node);
  force = json_object_get_object_member (object, "force");
  archived = json_object_get_member (object, "archived");
  summary->ruleset = g_strdup (get_text (force, "ruleset"));
  summary->name = g_strdup (get_text (force, "name"));
  summary->theatre = g_strdup (get_text (force, "theatre"));
  summary->colour = g_strdup (get_text (force, "colour"));
  summary->budget = get_int (force, "budget");
  summary->points = get_int (object, "points");
  summary->n_units = get_units (force) != NULL ? json_array_get_length (get_units (force)) : 0;
  summary->archived = archived != NULL && JSON_NODE_HOLDS_VALUE (archived) &&
                      json_node_get_boolean (archived);
  summary->document = muster_json_print (json_object_get_member (object, "force"), FALSE);

  return TRUE;
}
