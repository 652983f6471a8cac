/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-description.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/muster-json-members.h"

/* Describes the map in the state that a replay prints, complete or as a side sees it (C-MAP-26 to
 * C-MAP-28). */

static const char *
get_id (const MusterCampaignState *state,
        MusterCampaignKind         kind,
        int                        index)
{
  return index >= 0 ? muster_campaign_state_get_def (state, kind, index)->id : NULL;
}

static const char *
get_side_id (const MusterCampaignSetup *setup,
             int                        side)
{
  return side >= 0 ? setup->sides[side].id : NULL;
}

static void
begin_list (JsonBuilder *builder,
            const char  *member)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
}

static void
begin_object (JsonBuilder *builder,
              const char  *member)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
}

static gboolean
is_seen (const MusterCampaignSetup *setup,
         const MusterCampaignState *state,
         int                        reader,
         int                        force)
{
  return reader < 0 || muster_campaign_map_sees_force (setup, state, reader, force);
}

/* Writes a list of those of @forces that the reader sees. */
static void
add_forces (const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            int                        reader,
            guint64                    forces,
            JsonBuilder               *builder)
{
  begin_list (builder, "forces");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if ((forces >> i & 1) && is_seen (setup, state, reader, i))
      json_builder_add_string_value (builder, get_id (state, MUSTER_CAMPAIGN_FORCES, i));
  json_builder_end_array (builder);
}

static void
add_meeting (const MusterCampaignSetup *setup,
             const MusterCampaignState *state,
             int                        reader,
             int                        index,
             JsonBuilder               *builder)
{
  const MusterCampaignMeeting *meeting = &g_array_index (state->meetings, MusterCampaignMeeting, index);
  g_autofree char *id = g_strdup_printf ("m%d", meeting->number);
  int n_places = muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", id);
  begin_list (builder, "places");
  for (int i = 0; i < n_places; i++)
    if (muster_campaign_map_get_parties (state, index, i) != 0)
      json_builder_add_string_value (builder, get_id (state, MUSTER_CAMPAIGN_PLACES, i));
  json_builder_end_array (builder);
  add_forces (setup, state, reader, meeting->forces, builder);
  begin_object (builder, "held");
  for (int i = 0; i < n_places; i++)
    {
      guint sides =
        muster_campaign_map_get_sides (state, muster_campaign_map_get_parties (state, index, i));

      if ((sides & (sides - 1)) != 0)
        muster_json_add_string (builder, get_id (state, MUSTER_CAMPAIGN_PLACES, i),
                                get_side_id (setup, muster_campaign_map_get_held (state, index, i)));
    }
  json_builder_end_object (builder);
  muster_json_add_string (builder, "attacker",
                          get_side_id (setup, muster_campaign_map_get_attacker (state, index)));
  muster_json_add_string (builder, "chapter", get_id (state, MUSTER_CAMPAIGN_CHAPTERS, meeting->chapter));
  json_builder_end_object (builder);
}

void
muster_campaign_map_description_describe (const MusterCampaignSetup *setup,
                                          const MusterCampaignState *state,
                                          int                        reader,
                                          JsonBuilder               *builder)
{
  begin_object (builder, "map");
  muster_json_add_int (builder, "turn", state->turn);

  begin_object (builder, "places");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    {
      begin_object (builder, get_id (state, MUSTER_CAMPAIGN_PLACES, i));
      muster_json_add_string (builder, "owner",
                              get_side_id (setup, muster_campaign_state_get_place (state, i)->owner));
      add_forces (setup, state, reader, muster_campaign_map_get_forces_at (state, i), builder);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  begin_list (builder, "links");
  for (guint i = 0; i < state->links->len; i++)
    {
      const MusterCampaignLink *link = &g_array_index (state->links, MusterCampaignLink, i);

      json_builder_begin_object (builder);
      begin_list (builder, "between");
      for (guint j = 0; j < G_N_ELEMENTS (link->places); j++)
        json_builder_add_string_value (builder, get_id (state, MUSTER_CAMPAIGN_PLACES, link->places[j]));
      json_builder_end_array (builder);
      muster_json_add_boolean (builder, "closed", link->closed);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  begin_object (builder, "forces");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForce *force = muster_campaign_state_get_force (state, i);

      if (!is_seen (setup, state, reader, i))
        continue;
      begin_object (builder, get_id (state, MUSTER_CAMPAIGN_FORCES, i));
      muster_json_add_string (builder, "at", get_id (state, MUSTER_CAMPAIGN_PLACES, force->place));
      if (reader < 0 || muster_campaign_state_get_force_def (state, i)->side == reader)
        {
          begin_list (builder, "march");
          for (guint j = 0; j < force->n_march; j++)
            json_builder_add_string_value (builder, get_id (state, MUSTER_CAMPAIGN_PLACES, force->march[j]));
          json_builder_end_array (builder);
          if (muster_campaign_get_rules (setup, state)->map.depots && force->place >= 0)
            muster_json_add_boolean (builder, "supplied", muster_campaign_map_is_supplied (state, i));
          else
            muster_json_add_string (builder, "supplied", NULL);
          muster_json_add_boolean (builder, "engaged", muster_campaign_map_is_engaged (state, i));
        }
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  begin_list (builder, "meetings");
  for (guint i = 0; i < state->meetings->len; i++)
    if (reader < 0 || muster_campaign_map_sees_meeting (setup, state, reader, (int) i))
      add_meeting (setup, state, reader, (int) i, builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

void
muster_campaign_map_description_describe_duty (const MusterCampaignState *state,
                                               const MusterCampaignDuty  *duty,
                                               JsonBuilder               *builder)
{
  if (duty->meeting >= 0)
    {
      int number = g_array_index (state->meetings, MusterCampaignMeeting, duty->meeting).number;
      g_autofree char *id = g_strdup_printf ("m%d", number);

      muster_json_add_string (builder, "meeting", id);
    }
  if (duty->verb == MUSTER_CAMPAIGN_ORDER_WITHDRAW)
    {
      g_autoptr (GArray) ways = muster_campaign_map_list_ways_out (state, duty->force);

      begin_list (builder, "to");
      for (guint i = 0; i < ways->len; i++)
        json_builder_add_string_value (builder, get_id (state, MUSTER_CAMPAIGN_PLACES,
                                                        g_array_index (ways, int, i)));
      json_builder_end_array (builder);
    }
}
