/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-sample-store.h"

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "store/muster-battle-store.h"
#include "store/muster-campaign-links.h"
#include "store/muster-campaign-store.h"

/* Stores the battles first and the campaign last, so that the campaign exists only when everything
 * is there. If an attempt is interrupted, the next one completes it. */

static gboolean
add_battle (MusterStore                       *store,
            MusterLibrary                     *library,
            const MusterSampleCampaignBattle  *sample,
            GError                           **error)
{
  MusterLedgerStore *battles = muster_store_get_battles (store);
  g_autoptr (GBytes) bytes = muster_sample_campaign_load (sample->file_name);
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                             sample->file_name, error);
  gint64 id;

  if (battle == NULL)
    return FALSE;
  muster_battle_load_kind (battle, MUSTER_OCCASION_SAMPLE);
  if (muster_ledger_store_find (battles, sample->uuid) == 0 &&
      !muster_battle_store_add_as (battles, battle, sample->uuid, &id, error))
    return FALSE;

  return muster_campaign_links_keep (store, MUSTER_SAMPLE_CAMPAIGN_UUID,
                                     muster_battle_get_details (battle)->tie->chapter, sample->uuid, error);
}

/**
 * muster_sample_store_add_campaign:
 * @id: (out): the id of the campaign, whether it is new or not
 *
 * Returns: %FALSE if it could not be stored, or if a pack has removed something that it needs
 */
gboolean
muster_sample_store_add_campaign (MusterStore    *store,
                                  MusterLibrary  *library,
                                  gint64         *id,
                                  GError        **error)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (store);
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();
  g_autoptr (MusterCampaign) campaign = NULL;

  g_return_val_if_fail (MUSTER_IS_STORE (store), FALSE);
  g_return_val_if_fail (MUSTER_IS_LIBRARY (library), FALSE);

  *id = muster_ledger_store_find (campaigns, MUSTER_SAMPLE_CAMPAIGN_UUID);
  if (*id != 0)
    return TRUE;

  campaign = muster_sample_campaign_new (library, error);
  if (campaign == NULL)
    return FALSE;
  for (guint i = 0; battles[i].uuid != NULL; i++)
    if (!add_battle (store, library, &battles[i], error))
      return FALSE;

  return muster_campaign_store_add_as (campaigns, campaign, MUSTER_SAMPLE_CAMPAIGN_UUID, id, error);
}
