/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-battle.h"

#include "core/muster-i18n.h"

/* A leader whose values the setup does not give is rolled for before his first battle. The campaign
 * then stores the result by the same orders as a correction by the game master (C-MISC-05), so that
 * he keeps it. */

/* @value: (transfer full) */
static void
add_order (GArray     *orders,
           const char *leader,
           const char *field,
           JsonNode   *value,
           const char *title)
{
  /* Translators: why the campaign keeps something of a leader; the title of a chapter. */
  g_autofree char *reason = g_strdup_printf (_("rolled for before “%s”"), title);
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  MusterCampaignOrder order;

  json_node_take_object (params, json_object_new ());
  json_object_set_string_member (json_node_get_object (params), "leader", leader);
  json_object_set_string_member (json_node_get_object (params), "field", field);
  json_object_set_member (json_node_get_object (params), "value", value);
  json_object_set_string_member (json_node_get_object (params), "reason", reason);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_SET, params);
  g_array_append_val (orders, order);
}

static void
learn (GArray                    *orders,
       const MusterCampaignState *state,
       const char                *id,
       const MusterLeaderDef     *rolled,
       const char                *title)
{
  int leader = id != NULL ? muster_campaign_state_find (state, MUSTER_CAMPAIGN_LEADERS, id) : -1;

  if (leader < 0 || muster_campaign_state_get_leader_def (state, leader)->is_unit || !rolled->present ||
      rolled->leadership <= 0 || muster_campaign_state_get_leader (state, leader)->leadership > 0)
    return;
  add_order (orders, id, "leadership", json_node_init_int (json_node_alloc (), rolled->leadership), title);
  if (rolled->trait != NULL && muster_campaign_state_get_leader (state, leader)->trait == NULL)
    add_order (orders, id, "trait", json_node_init_string (json_node_alloc (), rolled->trait->id), title);
}

static void
clear_order (gpointer data)
{
  muster_campaign_order_clear (data);
}

/**
 * muster_campaign_battle_learn_leaders:
 *
 * Returns: whether the results are stored; if not, the campaign is unchanged
 */
gboolean
muster_campaign_battle_learn_leaders (MusterCampaign         *campaign,
                                      const MusterBattleTie  *tie,
                                      MusterBattle           *battle,
                                      GError                **error)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  int chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, tie->chapter);
  g_autoptr (GArray) orders = g_array_new (FALSE, TRUE, sizeof (MusterCampaignOrder));

  g_array_set_clear_func (orders, clear_order);
  for (guint i = 0; chapter >= 0 && i < setup->units->len; i++)
    {
      const MusterUnitDef *def = setup->units->pdata[i];
      const MusterBattleTieUnit *unit = muster_battle_tie_find_unit (tie, def->id);

      if (unit != NULL)
        learn (orders, state, unit->leader, &def->leader,
               muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, chapter)->name);
    }
  return orders->len == 0 ||
         muster_campaign_record_all (campaign, (const MusterCampaignOrder *) orders->data, orders->len,
                                     error);
}
