/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-preset.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-preset-map.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-campaigns-resource.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* Reads and writes presets. A preset file is like a campaign file that has nothing but rules. */

#define PRESETS_PATH "/io/github/muster/Muster/campaigns/"
#define MAX_NAME 100
#define MAX_SUMMARY 1000

static const char *const BUILT_IN[]
  = { "league", "linked-actions", "long-service", "expedition", "two-columns" };

void
muster_campaign_preset_free (MusterCampaignPreset *self)
{
  if (self == NULL)
    return;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_clear_pointer (&self->rules, json_node_unref);
  g_clear_pointer (&self->map, json_node_unref);
  g_free (self);
}

static gboolean
read_text (const MusterSpot *object,
           const char       *member,
           gsize             max_bytes,
           char            **text)
{
  const char *string;
  MusterSpot spot;

  if (!muster_spot_require (object, member, &spot) ||
      !muster_spot_read_string (&spot, max_bytes, &string))
    return FALSE;
  if (*string == '\0')
    return muster_spot_fail (&spot, _("expected a text that is not empty"));
  *text = g_strdup (string);

  return TRUE;
}

static gboolean
read_format (const MusterSpot *document)
{
  static const char *const members[] = {
    "format", "version", "id", "name", "summary", "plan", "map", "rules", NULL
  };
  MusterSpot spot;
  int version;

  return muster_spot_is_object (document) && muster_spot_only_members (document, members) &&
         muster_spot_is_format (document, MUSTER_CAMPAIGN_PRESET_FORMAT) &&
         muster_spot_require (document, "version", &spot) &&
         muster_spot_read_int (&spot, MUSTER_CAMPAIGN_PRESET_VERSION, MUSTER_CAMPAIGN_PRESET_VERSION,
                               &version);
}

static gboolean
read_rules (MusterCampaignPreset *self,
            MusterLibrary        *library,
            const MusterSpot     *document)
{
  g_auto (MusterCampaignRules) rules = { 0 };
  MusterSpot spot;

  muster_campaign_rules_init (&rules);
  if (!muster_spot_require (document, "rules", &spot) ||
      !muster_campaign_rules_reader_read (&rules, library, self->map != NULL, &spot))
    return FALSE;
  self->rules = muster_spot_dup_node (&spot);

  return TRUE;
}

static gboolean
read_preset (MusterCampaignPreset *self,
             MusterLibrary        *library,
             const MusterSpot     *document)
{
  int plan = MUSTER_CAMPAIGN_LADDER;
  const char *id;
  MusterSpot spot;

  if (!read_format (document) || !muster_spot_require (document, "id", &spot) ||
      !muster_spot_read_id (&spot, &id))
    return FALSE;
  self->id = g_strdup (id);
  if (!read_text (document, "name", MAX_NAME, &self->name) ||
      !read_text (document, "summary", MAX_SUMMARY, &self->summary) ||
      !muster_spot_take_word (document, "plan", muster_campaign_plan_words, &plan))
    return FALSE;
  self->plan = (MusterCampaignPlan) plan;
  if (muster_spot_member (document, "map", &spot))
    self->map = muster_spot_dup_node (&spot);

  return read_rules (self, library, document);
}

MusterCampaignPreset *
muster_campaign_preset_read (MusterLibrary  *library,
                             const char     *text,
                             gsize           length,
                             const char     *origin,
                             GError        **error)
{
  g_autoptr (MusterCampaignPreset) self = g_new0 (MusterCampaignPreset, 1);
  g_autoptr (GError) problem = NULL;
  g_autoptr (MusterJson) json = muster_json_read (text, length, origin, error);
  MusterSpot document;

  if (json == NULL)
    return NULL;

  muster_spot_init (&document, json, origin, &problem);
  if (read_preset (self, library, &document) && problem == NULL)
    {
      if (self->map != NULL && !muster_campaign_preset_map_check (library, self->map, origin, error))
        return NULL;
      return g_steal_pointer (&self);
    }
  g_propagate_error (error, g_steal_pointer (&problem));

  return NULL;
}

char *
muster_campaign_preset_print (const MusterCampaignPreset *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  json_object_set_string_member (object, "format", MUSTER_CAMPAIGN_PRESET_FORMAT);
  json_object_set_int_member (object, "version", MUSTER_CAMPAIGN_PRESET_VERSION);
  json_object_set_string_member (object, "id", self->id);
  json_object_set_string_member (object, "name", self->name);
  json_object_set_string_member (object, "summary", self->summary);
  json_object_set_string_member (object, "plan", muster_campaign_plan_words[self->plan]);
  if (self->map != NULL)
    json_object_set_member (object, "map", json_node_copy (self->map));
  json_object_set_member (object, "rules", json_node_copy (self->rules));
  json_node_set_object (node, object);
  text = muster_json_print (node, TRUE);

  return g_strconcat (text, "\n", NULL);
}

static GBytes *
load (const char *id)
{
  g_autofree char *path = g_strconcat (PRESETS_PATH, id, ".json", NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_resource_lookup_data (muster_campaigns_get_resource (), path,
                                          G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  if (bytes == NULL)
    g_error ("The program was built without its own data: %s", error->message);

  return bytes;
}

GPtrArray *
muster_campaign_presets_list (MusterLibrary *library)
{
  GPtrArray *presets =
    g_ptr_array_new_with_free_func ((GDestroyNotify) muster_campaign_preset_free);

  g_return_val_if_fail (MUSTER_IS_LIBRARY (library), presets);

  for (guint i = 0; i < G_N_ELEMENTS (BUILT_IN); i++)
    {
      g_autoptr (GBytes) bytes = load (BUILT_IN[i]);
      g_autoptr (GError) error = NULL;
      gsize length;
      const char *text = g_bytes_get_data (bytes, &length);
      MusterCampaignPreset *preset =
        muster_campaign_preset_read (library, text, length, BUILT_IN[i], &error);

      if (preset == NULL)
        g_error ("A preset of the program is wrong: %s", error->message);
      g_ptr_array_add (presets, preset);
    }

  return presets;
}
