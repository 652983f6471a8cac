/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-entry.h"

#include "core/ledger/muster-roll-codec.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* How the rolls of a campaign name things. Campaigns have no re-rolls. */
typedef struct
{
  MusterRollNames names;
  const MusterCampaignSetup *setup;
} CampaignNames;

static int
find_purpose (const MusterRollNames *names,
              const char            *id)
{
  return muster_campaign_setup_find_purpose (((const CampaignNames *) names)->setup, id);
}

static const char *
get_purpose (const MusterRollNames *names,
             guint                  purpose)
{
  return g_ptr_array_index (((const CampaignNames *) names)->setup->purposes, purpose);
}

static CampaignNames
get_names (const MusterCampaignSetup *setup)
{
  return (CampaignNames) { .names = { find_purpose, get_purpose, NULL, NULL }, .setup = setup };
}

/**
 * muster_campaign_entry_read:
 * @order: (out caller-allocates): the order; clear it even after an error
 *
 * Returns: whether the entry was read; if not, the spot's error names the place. Its parameters are
 *   checked only when the order is carried out
 */
gboolean
muster_campaign_entry_read (const MusterCampaignSetup *setup,
                            const MusterSpot          *spot,
                            MusterCampaignOrder       *order,
                            MusterSpot                *params,
                            MusterTape                *tape)
{
  static const char *const members[] = { "order", "params", "rolls", NULL };
  CampaignNames names = get_names (setup);
  MusterSpot order_spot;
  const char *id;
  int verb;

  *order = (MusterCampaignOrder) { 0 };
  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "order", &order_spot) ||
      !muster_spot_read_string (&order_spot, 64, &id))
    return FALSE;
  verb = muster_campaign_find_order (id);
  if (verb < 0 || (verb >= MUSTER_CAMPAIGN_FIRST_MAP_ORDER && !setup->has_map))
    return muster_spot_fail (&order_spot, _("a campaign has no order “%s”"), id);

  if (muster_spot_member (spot, "params", params))
    {
      if (!muster_spot_is_object (params))
        return FALSE;
      muster_campaign_order_init_at (order, (MusterCampaignVerb) verb, params);
    }
  else
    {
      muster_campaign_order_init (order, (MusterCampaignVerb) verb, NULL);
      params->json = order->json;
      params->value = order->params;
    }
  return muster_rolls_read_member (&names.names, spot, tape);
}

/**
 * muster_campaign_entry_write:
 *
 * Returns: (transfer full): the entry as a JSON object
 */
JsonNode *
muster_campaign_entry_write (const MusterCampaignSetup *setup,
                             const MusterCampaignOrder *order,
                             const MusterTape          *tape)
{
  CampaignNames names = get_names (setup);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "order", muster_campaign_order_get_spec (order)->id);
  if (order->params->length > 0)
    {
      json_builder_set_member_name (builder, "params");
      json_builder_add_value (builder, muster_json_dup_node (order->json, order->params));
    }
  muster_rolls_write_member (&names.names, tape, builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
