/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-sample-mark.h"

#include "core/battle/muster-samples.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/muster-json.h"

#include <string.h>

static void
append_text (GString    *mark,
             JsonObject *object,
             const char *member)
{
  /* A character that no text of a file has. */
  g_string_append_c (mark, '\x01');
  g_string_append (mark, json_object_get_string_member_with_default (object, member, ""));
}

static JsonArray *
get_array (JsonObject *object,
           const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonObject *
get_element (JsonArray *array,
             guint      i)
{
  JsonNode *node = json_array_get_element (array, i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static void
append_side (GString    *mark,
             JsonObject *side)
{
  JsonArray *players = get_array (side, "players");

  append_text (mark, side, "name");
  for (guint i = 0; players != NULL && i < json_array_get_length (players); i++)
    {
      if (get_element (players, i) != NULL)
        append_text (mark, get_element (players, i), "name");
    }
}

/* What tells a sample from any other battle, in one text. */
static char *
dup_mark (JsonObject *setup)
{
  GString *mark = g_string_new (NULL);
  JsonArray *sides = get_array (setup, "sides");

  append_text (mark, setup, "title");
  append_text (mark, setup, "ruleset");
  append_text (mark, setup, "date");
  for (guint i = 0; sides != NULL && i < json_array_get_length (sides); i++)
    {
      if (get_element (sides, i) != NULL)
        append_side (mark, get_element (sides, i));
    }

  return g_string_free (mark, FALSE);
}

static void
add_mark (GHashTable *marks,
          GBytes     *file)
{
  g_autoptr (JsonNode) node =
    muster_json_parse (g_bytes_get_data (file, NULL), g_bytes_get_size (file), "sample", NULL);

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    g_hash_table_add (marks, dup_mark (json_node_get_object (node)));
}

static gpointer
list_marks (gpointer data)
{
  GHashTable *marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const MusterSample *samples = muster_samples_list ();
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();

  for (guint i = 0; samples[i].id != NULL; i++)
    {
      g_autoptr (GBytes) file = muster_sample_load (&samples[i]);

      add_mark (marks, file);
    }
  for (guint i = 0; battles[i].uuid != NULL; i++)
    {
      g_autoptr (GBytes) file = muster_sample_campaign_load (battles[i].file_name);

      add_mark (marks, file);
    }

  return marks;
}

gboolean
muster_sample_is_setup (JsonObject *setup)
{
  static GOnce once = G_ONCE_INIT;
  g_autofree char *mark = dup_mark (setup);

  return g_hash_table_contains (g_once (&once, list_marks, NULL), mark);
}

gboolean
muster_sample_is_campaign (const char *uuid)
{
  return strcmp (uuid, MUSTER_SAMPLE_CAMPAIGN_UUID) == 0;
}
