/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "store/muster-ledger-store.h"

G_BEGIN_DECLS

/* The campaigns of a data file: the ledger store that muster_store_get_campaigns() returns, with
 * the functions that need the rules. Functions that need no rules, such as those for lists, titles
 * and the archive, are in store/muster-ledger-store.h. */

/* The campaigns that these functions return store each order and each undo before they show
 * them. */

MusterCampaign *muster_campaign_store_create (MusterLedgerStore      *self,
                                              MusterCampaignSetup    *setup,
                                              gint64                 *id,
                                              GError                **error) G_GNUC_WARN_UNUSED_RESULT;
MusterCampaign *muster_campaign_store_open   (MusterLedgerStore      *self,
                                              gint64                  id,
                                              MusterLibrary          *library,
                                              MusterLedgerOpenFlags   flags,
                                              GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* Adds a campaign file, or a campaign as it stands now, as a new campaign: all of it or nothing. */
gboolean        muster_campaign_store_add    (MusterLedgerStore      *self,
                                              MusterCampaign         *campaign,
                                              gint64                 *id,
                                              GError                **error);
/* @uuid: (nullable): the UUID by which others know the campaign. */
gboolean        muster_campaign_store_add_as (MusterLedgerStore      *self,
                                              MusterCampaign         *campaign,
                                              const char             *uuid,
                                              gint64                 *id,
                                              GError                **error);

G_END_DECLS
