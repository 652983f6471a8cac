/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-campaign-presets.h"

#include <string.h>

#include "core/muster-i18n.h"

#define KEY "campaign-presets"

/* Returns: (transfer full): an array of texts */
static JsonNode *
load (MusterSettingsStore *settings)
{
  g_autofree char *text = muster_settings_store_dup_text (settings, KEY);
  JsonNode *node = text != NULL ? json_from_string (text, NULL) : NULL;

  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    return node;
  g_clear_pointer (&node, json_node_unref);
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, json_array_new ());
  return node;
}

/* One that cannot be read, such as one whose pack is gone, is left out. */
GPtrArray *
muster_campaign_presets_load (MusterLibrary       *library,
                              MusterSettingsStore *settings)
{
  GPtrArray *presets = muster_campaign_presets_list (library);
  g_autoptr (JsonNode) node = load (settings);
  JsonArray *texts = json_node_get_array (node);

  for (guint i = 0; i < json_array_get_length (texts); i++)
    {
      const char *text = json_array_get_string_element (texts, i);
      MusterCampaignPreset *preset =
        text != NULL ? muster_campaign_preset_read (library, text, strlen (text), _("preset"), NULL) : NULL;

      if (preset != NULL)
        g_ptr_array_add (presets, preset);
    }
  return presets;
}

MusterCampaignPreset *
muster_campaign_presets_make (const MusterCampaignSetup *setup,
                              const char                *name)
{
  MusterCampaignPreset *preset = g_new0 (MusterCampaignPreset, 1);
  JsonObject *document = json_node_get_object (setup->document);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);

  preset->id = g_strdup_printf ("own-%.12s", digest);
  preset->name = g_strdup (name);
  /* Translators: what is said of rules that somebody saved; the title of a campaign. */
  preset->summary = g_strdup_printf (_("The rules of “%s”."), setup->title);
  preset->plan = setup->plan;
  if (json_object_has_member (document, "rules"))
    {
      preset->rules = json_node_copy (json_object_get_member (document, "rules"));
    }
  else
    {
      preset->rules = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (preset->rules, json_object_new ());
    }
  return preset;
}

static gboolean
is_named (const char *text,
          const char *id)
{
  g_autoptr (JsonNode) node = text != NULL ? json_from_string (text, NULL) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
         && g_strcmp0 (
              json_object_get_string_member_with_default (json_node_get_object (node), "id", ""),
              id)
              == 0;
}

gboolean
muster_campaign_presets_save (MusterSettingsStore         *settings,
                              const MusterCampaignPreset  *preset,
                              GError                     **error)
{
  g_autoptr (JsonNode) node = load (settings);
  JsonArray *texts = json_node_get_array (node);
  g_autofree char *text = muster_campaign_preset_print (preset);
  g_autofree char *all = NULL;

  for (guint i = json_array_get_length (texts); i > 0; i--)
    if (is_named (json_array_get_string_element (texts, i - 1), preset->id))
      json_array_remove_element (texts, i - 1);
  json_array_add_string_element (texts, text);
  all = json_to_string (node, FALSE);
  return muster_settings_store_set_text (settings, KEY, all, error);
}
