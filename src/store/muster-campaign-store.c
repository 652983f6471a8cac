/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-campaign-store.h"

#include "core/campaign/muster-campaign-file.h"
#include "store/muster-ledger-store-private.h"

/**
 * muster_campaign_store_create:
 * @id: (out) (nullable): of the new campaign
 *
 * Stores a new campaign that begins with @setup.
 *
 * Returns: (transfer full) (nullable): the campaign
 */
MusterCampaign *
muster_campaign_store_create (MusterLedgerStore    *self,
                              MusterCampaignSetup  *setup,
                              gint64               *id,
                              GError              **error)
{
  g_autoptr (MusterCampaign) campaign = muster_campaign_new (setup);

  if (!muster_ledger_store_create (self, MUSTER_LEDGER (campaign), id, error))
    return NULL;

  return g_steal_pointer (&campaign);
}

/**
 * muster_campaign_store_open:
 *
 * Returns: (transfer full) (nullable): the campaign, with every order carried out again; see
 *   muster_ledger_store_open()
 */
MusterCampaign *
muster_campaign_store_open (MusterLedgerStore      *self,
                            gint64                  id,
                            MusterLibrary          *library,
                            MusterLedgerOpenFlags   flags,
                            GError                **error)
{
  return muster_ledger_store_open (self, id, library, flags, error);
}

/**
 * muster_campaign_store_add:
 * @id: (out): of the new campaign
 *
 * Stores a copy of @campaign as it stands, with the orders that count. Later changes of @campaign
 * are not stored.
 */
gboolean
muster_campaign_store_add (MusterLedgerStore  *self,
                           MusterCampaign     *campaign,
                           gint64             *id,
                           GError            **error)
{
  return muster_campaign_store_add_as (self, campaign, NULL, id, error);
}

/**
 * muster_campaign_store_add_as:
 * @uuid: (nullable): the UUID by which others know it
 * @id: (out): of the new campaign
 *
 * The same for a campaign that its battles already name by its UUID. It is an error if the campaign
 * is already stored.
 */
gboolean
muster_campaign_store_add_as (MusterLedgerStore  *self,
                              MusterCampaign     *campaign,
                              const char         *uuid,
                              gint64             *id,
                              GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN (campaign), FALSE);

  return muster_ledger_store_add (self, MUSTER_LEDGER (campaign), uuid, id, error);
}
