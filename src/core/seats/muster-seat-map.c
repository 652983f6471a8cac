/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/seats/muster-seat-map.h"

#include <string.h>

#include "core/campaign/map/muster-campaign-map.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* A field is called after its force. What is chosen in it are the ids of places in their order, with
 * commas between them; staying has a name that no place can have. */
#define FIELD "march-"
#define STAY "="
/* The ways that are offered for one force: the shortest of them. */
#define MAX_WAYS 60

static gboolean
sees_force (const MusterSeat *self,
            MusterCampaign   *campaign,
            int               force)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);

  if (self->side >= 0)
    return muster_campaign_map_sees_force (setup, state, self->side, force);
  for (int side = 0; side < setup->n_sides; side++)
    if (!muster_campaign_map_sees_force (setup, state, side, force))
      return FALSE;
  return TRUE;
}

static const char *
get_place_id (const MusterCampaignState *state,
              int                        place)
{
  return muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, place)->id;
}

static void
write_forces (const MusterSeat *self,
              MusterCampaign   *campaign,
              int               place,
              JsonBuilder      *builder)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  guint64 forces = muster_campaign_map_get_forces_at (state, place);

  json_builder_set_member_name (builder, "forces");
  json_builder_begin_array (builder);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForce *force = muster_campaign_state_get_force (state, i);
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, i);
      int side = muster_campaign_state_get_force_def (state, i)->side;

      if (!(forces >> i & 1) || !sees_force (self, campaign, i))
        continue;
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", def->id);
      muster_json_add_string (builder, "name", def->name);
      muster_json_add_string (builder, "side", setup->sides[side].id);
      if (side == self->side)
        {
          muster_json_add_boolean (builder, "engaged", muster_campaign_map_is_engaged (state, i));
          json_builder_set_member_name (builder, "march");
          json_builder_begin_array (builder);
          for (guint j = 0; j < force->n_march; j++)
            json_builder_add_string_value (builder, get_place_id (state, force->march[j]));
          json_builder_end_array (builder);
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
muster_seat_map_write (const MusterSeat *self,
                       MusterCampaign   *campaign,
                       JsonBuilder      *builder)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);

  json_builder_set_member_name (builder, "map");
  if (!setup->has_map)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "turn", state->turn);
  muster_json_add_int (builder, "width", setup->map_width);
  muster_json_add_int (builder, "height", setup->map_height);
  json_builder_set_member_name (builder, "places");
  json_builder_begin_array (builder);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    {
      const MusterCampaignPlaceDef *place = muster_campaign_state_get_place_def (state, i);
      int owner = muster_campaign_state_get_place (state, i)->owner;

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", place->base.id);
      muster_json_add_string (builder, "name", place->base.name);
      muster_json_add_int (builder, "x", place->x);
      muster_json_add_int (builder, "y", place->y);
      muster_json_add_string (builder, "owner", owner >= 0 ? setup->sides[owner].id : NULL);
      write_forces (self, campaign, i, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "links");
  json_builder_begin_array (builder);
  for (guint i = 0; i < state->links->len; i++)
    {
      const MusterCampaignLink *link = &g_array_index (state->links, MusterCampaignLink, i);

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "between");
      json_builder_begin_array (builder);
      for (guint j = 0; j < G_N_ELEMENTS (link->places); j++)
        json_builder_add_string_value (builder, get_place_id (state, link->places[j]));
      json_builder_end_array (builder);
      muster_json_add_boolean (builder, "closed", link->closed);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  json_builder_end_object (builder);
}

/* A way: the places that a force goes to, and the steps that it takes. */
typedef struct
{
  int places[MUSTER_CAMPAIGN_MAX_PACE];
  int n_places;
  int cost;
} Way;

/* Lists ways that come to no place twice, the shortest first. */
static GArray *
list_ways (const MusterCampaignState *state,
           int                        from,
           int                        pace)
{
  GArray *ways = g_array_new (FALSE, TRUE, sizeof (Way));
  Way none = { .n_places = 0 };

  g_array_append_val (ways, none);
  for (guint i = 0; i < ways->len && ways->len <= MAX_WAYS; i++)
    for (guint j = 0; j < state->links->len && ways->len <= MAX_WAYS; j++)
      {
        const MusterCampaignLink *link = &g_array_index (state->links, MusterCampaignLink, j);
        Way way = g_array_index (ways, Way, i);
        int at = way.n_places > 0 ? way.places[way.n_places - 1] : from;
        int next = link->places[0] == at ? link->places[1] : link->places[1] == at ? link->places[0] : -1;
        gboolean is_new = next >= 0 && next != from;

        for (int k = 0; k < way.n_places; k++)
          is_new = is_new && way.places[k] != next;
        if (!is_new || link->closed || way.cost + link->cost > pace ||
            way.n_places == MUSTER_CAMPAIGN_MAX_PACE)
          continue;
        way.places[way.n_places++] = next;
        way.cost += link->cost;
        g_array_append_val (ways, way);
      }
  g_array_remove_index (ways, 0);
  return ways;
}

static void
add_choice (JsonBuilder *builder,
            const char  *id,
            const char  *label)
{
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", id);
  muster_json_add_string (builder, "label", label);
  json_builder_end_object (builder);
}

static void
write_ways (const MusterCampaignState *state,
            const GArray              *ways,
            JsonBuilder               *builder)
{
  json_builder_set_member_name (builder, "choices");
  json_builder_begin_array (builder);
  add_choice (builder, STAY, _("stays"));
  for (guint i = 0; i < ways->len; i++)
    {
      const Way *way = &g_array_index (ways, Way, i);
      g_autoptr (GString) id = g_string_new (NULL);
      g_autoptr (GString) label = g_string_new (NULL);

      for (int j = 0; j < way->n_places; j++)
        {
          const MusterCampaignDef *place =
            muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, way->places[j]);

          g_string_append_printf (id, "%s%s", j > 0 ? "," : "", place->id);
          g_string_append_printf (label, "%s%s", j > 0 ? " → " : "", place->name);
        }
      add_choice (builder, id->str, label->str);
    }
  json_builder_end_array (builder);
}

static gboolean
can_march (const MusterSeat          *self,
           const MusterCampaignState *state,
           int                        force)
{
  return muster_campaign_state_get_force_def (state, force)->side == self->side &&
         muster_campaign_state_get_force (state, force)->place >= 0 &&
         !muster_campaign_map_is_engaged (state, force);
}

void
muster_seat_map_write_fields (const MusterSeat *self,
                              MusterCampaign   *campaign,
                              JsonBuilder      *builder)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);

  if (!setup->has_map)
    return;
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignDef *force = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, i);
      g_autofree char *id = g_strconcat (FIELD, force->id, NULL);
      g_autofree char *label = NULL;
      g_autoptr (GArray) ways = NULL;

      if (!can_march (self, state, i))
        continue;
      /* Translators: %s is a force of a campaign; where it marches to is chosen. */
      label = g_strdup_printf (_("%s marches to"), force->name);
      ways = list_ways (state, muster_campaign_state_get_force (state, i)->place,
                        muster_campaign_map_get_pace (setup, state, i));
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", id);
      muster_json_add_string (builder, "label", label);
      muster_json_add_string (builder, "kind", "choice");
      muster_json_add_boolean (builder, "needed", FALSE);
      muster_json_add_string (builder, "nothing", _("as ordered before"));
      write_ways (state, ways, builder);
      json_builder_end_object (builder);
    }
}

gboolean
muster_seat_map_read_march (const MusterSeat    *self,
                            MusterCampaign      *campaign,
                            const char          *field,
                            const char          *way,
                            MusterCampaignOrder *order)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) params = NULL;
  g_auto (GStrv) places = NULL;
  int force;

  if (!muster_campaign_get_setup (campaign)->has_map || !g_str_has_prefix (field, FIELD))
    return FALSE;
  force = muster_campaign_state_find (state, MUSTER_CAMPAIGN_FORCES, field + strlen (FIELD));
  if (force < 0 || !can_march (self, state, force))
    return FALSE;

  places = g_strsplit (g_str_equal (way, STAY) ? "" : way, ",", MUSTER_CAMPAIGN_MAX_PACE + 1);
  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "force", field + strlen (FIELD));
  json_builder_set_member_name (builder, "path");
  json_builder_begin_array (builder);
  for (guint i = 0; places[i] != NULL; i++)
    json_builder_add_string_value (builder, places[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  params = json_builder_get_root (builder);
  muster_campaign_order_init (order, MUSTER_CAMPAIGN_ORDER_MARCH, params);
  return TRUE;
}
