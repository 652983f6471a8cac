/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "store/muster-ledger-store.h"

G_BEGIN_DECLS

/* The campaigns of a file: a ledger store (muster_store_get_campaigns()) with what needs the rules. What
 * needs none, such as lists, titles and the archive, is in store/muster-ledger-store.h. */

/* The campaigns from here write down what happens in them: each order and each undo is kept before it is
 * shown. */

MusterCampaign *muster_campaign_store_create (MusterLedgerStore      *self,
                                              MusterCampaignSetup    *setup,
                                              gint64                 *id,
                                              GError                **error) G_GNUC_WARN_UNUSED_RESULT;
MusterCampaign *muster_campaign_store_open   (MusterLedgerStore      *self,
                                              gint64                  id,
                                              MusterLibrary          *library,
                                              MusterLedgerOpenFlags   flags,
                                              GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* A campaign file, or a campaign as it stands now, as one more campaign: whole or not at all. */
gboolean        muster_campaign_store_add    (MusterLedgerStore      *self,
                                              MusterCampaign         *campaign,
                                              gint64                 *id,
                                              GError                **error);
/* @uuid: (nullable): what others know it by. */
gboolean        muster_campaign_store_add_as (MusterLedgerStore      *self,
                                              MusterCampaign         *campaign,
                                              const char             *uuid,
                                              gint64                 *id,
                                              GError                **error);

G_END_DECLS
