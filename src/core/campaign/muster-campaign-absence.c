/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-absence.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/muster-campaign-moving.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

/* A bit for each force of a player. */
static guint64
list_forces (const MusterCampaignState *state,
             int                        player)
{
  guint64 forces = 0;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force (state, i)->player == player)
      forces |= G_GUINT64_CONSTANT (1) << i;
  return forces;
}

gboolean
muster_campaign_absence_is_absent (const MusterCampaignState *state,
                                   int                        player,
                                   int                        chapter)
{
  guint64 forces = list_forces (state, player);

  return forces != 0 && (muster_campaign_state_get_chapter (state, chapter)->forces & forces) == 0;
}

/* Refuses what would leave a side without a force. */
static gboolean
check_side (MusterCampaign  *campaign,
            int              player,
            guint64          forces,
            GError         **error)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int side = muster_campaign_state_get_player_def (state, player)->side;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if ((forces >> i & 1) && muster_campaign_state_get_force_def (state, i)->side == side)
      return TRUE;
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
               /* Translators: the name of a side, and of a player. */
               _("Nobody else would be there for %s. Give a force of %s to another player instead."),
               muster_campaign_get_setup (campaign)->sides[side].name,
               muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, player)->name);
  return FALSE;
}

/* A chapter with all forces names none, so that those who are enlisted later have it too. */
static void
write_forces (JsonObject                *chapter,
              const MusterCampaignState *state,
              guint64                    forces)
{
  int n = muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES);
  g_autoptr (JsonArray) list = json_array_new ();

  for (int i = 0; i < n; i++)
    if (forces >> i & 1)
      json_array_add_string_element (list,
                                     muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, i)->id);
  if (json_array_get_length (list) == (guint) n)
    json_object_remove_member (chapter, "forces");
  else
    json_object_set_array_member (chapter, "forces", g_steal_pointer (&list));
}

gboolean
muster_campaign_absence_set_absent (MusterCampaign  *campaign,
                                    int              player,
                                    int              chapter,
                                    gboolean         is_absent,
                                    GError         **error)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  guint64 own = list_forces (state, player);
  guint64 forces = muster_campaign_state_get_chapter (state, chapter)->forces;
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  g_auto (MusterCampaignOrder) order = { 0 };
  JsonNode *content;

  if (muster_campaign_map_get_meeting_in (state, chapter) >= 0)
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                           _("Whoever met on the map fights this chapter. Give the force to another player "
                             "instead."));
      return FALSE;
    }
  forces = is_absent ? forces & ~own : forces | own;
  if (!check_side (campaign, player, forces, error))
    return FALSE;
  content = muster_campaign_moving_dup_chapter (
    campaign, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, chapter)->id);
  write_forces (json_node_get_object (content), state, forces);
  json_node_take_object (params, json_object_new ());
  json_object_set_member (json_node_get_object (params), "chapter", content);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_PLAN, params);
  return muster_campaign_record_all (campaign, &order, 1, error);
}
