/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-preset-map.h"

#include <string.h>

#include "core/muster-json.h"

/* Maps that come with rules. They are written like the map of a campaign, for as many sides as there can be:
 * "side-1" is the first side of whichever campaign is begun. */

static JsonNode *
write_trial (JsonNode *map)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_string_value (builder, MUSTER_CAMPAIGN_FORMAT);
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, MUSTER_CAMPAIGN_VERSION);
  json_builder_set_member_name (builder, "title");
  json_builder_add_string_value (builder, "T");
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint i = 1; i <= MUSTER_CAMPAIGN_MAX_SIDES; i++)
    {
      g_autofree char *id = g_strdup_printf (MUSTER_CAMPAIGN_PRESET_SIDE, i);

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "id");
      json_builder_add_string_value (builder, id);
      json_builder_set_member_name (builder, "name");
      json_builder_add_string_value (builder, id);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "forces");
  json_builder_begin_array (builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "chapters");
  json_builder_begin_array (builder);
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, "c");
  json_builder_set_member_name (builder, "title");
  json_builder_add_string_value (builder, "C");
  json_builder_end_object (builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "map");
  json_builder_add_value (builder, json_node_copy (map));
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

MusterCampaignSetup *
muster_campaign_preset_map_try (MusterLibrary  *library,
                                JsonNode       *map,
                                const char     *origin,
                                GError        **error)
{
  g_autoptr (JsonNode) trial = write_trial (map);
  g_autofree char *text = muster_json_print (trial, FALSE);
  g_autoptr (GError) problem = NULL;
  g_autoptr (MusterJson) json = muster_json_read (text, strlen (text), origin, error);
  g_autoptr (MusterCampaignSetup) setup = NULL;
  MusterSpot document;

  if (json == NULL)
    return NULL;
  muster_spot_init (&document, json, origin, &problem);
  setup = muster_campaign_setup_read (library, &document);
  if (setup != NULL && problem == NULL)
    return g_steal_pointer (&setup);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

gboolean
muster_campaign_preset_map_check (MusterLibrary  *library,
                                  JsonNode       *map,
                                  const char     *origin,
                                  GError        **error)
{
  g_autoptr (MusterCampaignSetup) setup = muster_campaign_preset_map_try (library, map, origin, error);

  return setup != NULL;
}

/* The number of a side by its id in a preset, from 1; 0: none. */
static guint
read_side (JsonObject *place,
           const char *member)
{
  const char *id = json_object_get_string_member_with_default (place, member, "");

  for (guint i = 1; i <= MUSTER_CAMPAIGN_MAX_SIDES; i++)
    {
      g_autofree char *side = g_strdup_printf (MUSTER_CAMPAIGN_PRESET_SIDE, i);

      if (g_str_equal (side, id))
        return i;
    }
  return 0;
}

static JsonArray *
get_places (JsonNode *map)
{
  return json_object_get_array_member (json_node_get_object (map), "places");
}

/* Where the forces of a side begin: at its first depot, or else at the first place that is its own. */
static const char *
find_start (JsonNode *map,
            guint     side)
{
  static const char *const MEMBERS[] = { "depot", "owner" };

  for (guint k = 0; k < G_N_ELEMENTS (MEMBERS); k++)
    for (guint i = 0; i < json_array_get_length (get_places (map)); i++)
      {
        JsonObject *place = json_array_get_object_element (get_places (map), i);

        if (read_side (place, MEMBERS[k]) == side)
          return json_object_get_string_member (place, "id");
      }
  return NULL;
}

void
muster_campaign_preset_map_add (JsonNode   *map,
                                JsonObject *document)
{
  guint n_sides = json_array_get_length (json_object_get_array_member (document, "sides"));
  JsonArray *forces = json_object_get_array_member (document, "forces");
  JsonNode *copy = json_node_copy (map);
  g_autofree char *text = json_to_string (copy, FALSE);
  JsonNode *own = json_from_string (text, NULL);

  /* Places of sides that do not take part are nobody's. */
  json_node_unref (copy);
  for (guint i = 0; i < json_array_get_length (get_places (own)); i++)
    {
      JsonObject *place = json_array_get_object_element (get_places (own), i);

      if (read_side (place, "owner") > n_sides)
        json_object_remove_member (place, "owner");
      if (read_side (place, "depot") > n_sides)
        json_object_remove_member (place, "depot");
    }
  json_object_set_member (document, "map", own);

  for (guint i = 0; i < json_array_get_length (forces); i++)
    {
      JsonObject *force = json_array_get_object_element (forces, i);
      const char *start = find_start (map, read_side (force, "side"));

      if (start != NULL)
        json_object_set_string_member (force, "place", start);
    }
}

/* Replaces the id of a side of the campaign by its number. */
static void
number_side (const MusterCampaignSetup *setup,
             JsonObject                *place,
             const char                *member)
{
  JsonNode *given = json_object_get_member (place, member);
  int side = given != NULL && JSON_NODE_HOLDS_VALUE (given)
               ? muster_campaign_setup_find_side (setup, json_node_get_string (given))
               : -1;
  g_autofree char *id = g_strdup_printf (MUSTER_CAMPAIGN_PRESET_SIDE, (guint) (side + 1));

  if (side >= 0)
    json_object_set_string_member (place, member, id);
}

JsonNode *
muster_campaign_preset_map_take (const MusterCampaignSetup *setup)
{
  JsonNode *map = json_object_get_member (json_node_get_object (setup->document), "map");
  g_autofree char *text = map != NULL ? json_to_string (map, FALSE) : NULL;
  JsonNode *own = text != NULL ? json_from_string (text, NULL) : NULL;

  for (guint i = 0; own != NULL && i < json_array_get_length (get_places (own)); i++)
    {
      JsonObject *place = json_array_get_object_element (get_places (own), i);

      number_side (setup, place, "owner");
      number_side (setup, place, "depot");
    }
  return own;
}
