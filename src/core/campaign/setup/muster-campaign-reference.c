/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-reference.h"

#include <json-glib/json-glib.h>

#include "core/muster-campaigns-resource.h"
#include "core/muster-json.h"

/* Reads data/campaigns/reference.json. It explains every rule that the program cites; see
 * tests/data/check-citations. */

#define PATH "/io/github/muster/Muster/campaigns/reference.json"

static void
reference_free (gpointer data)
{
  MusterCampaignReference *self = data;

  g_free (self->title);
  g_strfreev (self->rules);
  g_strfreev (self->lines);
  g_free (self);
}

static char **
dup_texts (JsonObject *object,
           const char *member)
{
  JsonArray *array = json_object_get_array_member (object, member);
  guint n = json_array_get_length (array);
  char **texts = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    texts[i] = g_strdup (json_array_get_string_element (array, i));
  return texts;
}

GPtrArray *
muster_campaign_reference_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (reference_free);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (muster_campaigns_get_resource (), PATH,
                                                    G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize length = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : "";
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = muster_json_parse (text, length, "reference.json", &error);
  JsonArray *entries;

  if (node == NULL)
    g_error ("The program was built without its own data: %s", error->message);
  entries = json_object_get_array_member (json_node_get_object (node), "reference");
  for (guint i = 0; i < json_array_get_length (entries); i++)
    {
      JsonObject *entry = json_array_get_object_element (entries, i);
      MusterCampaignReference *self = g_new0 (MusterCampaignReference, 1);

      self->title = g_strdup (json_object_get_string_member (entry, "name"));
      self->rules = dup_texts (entry, "rules");
      self->lines = dup_texts (entry, "lines");
      g_ptr_array_add (list, self);
    }
  return list;
}

char **
muster_campaign_reference_find_cited (const char *text)
{
  g_autoptr (GRegex) regex =
    g_regex_new ("\\bC-[A-Z]+-[0-9]{2}\\b", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GStrvBuilder) rules = g_strv_builder_new ();

  for (g_regex_match (regex, text, G_REGEX_MATCH_DEFAULT, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *rule = g_match_info_fetch (match, 0);

      g_strv_builder_add (rules, rule);
    }
  return g_strv_builder_end (rules);
}
