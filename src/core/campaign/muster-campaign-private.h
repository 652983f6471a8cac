/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* The moments of the ledger are MusterCampaignOutcomes, its entries MusterCampaignLogEntries. */

struct _MusterCampaign
{
  MusterChronicle parent_instance;

  MusterCampaignSetup *setup;
  MusterLedger *ledger; /* of the chronicle */
  GListStore *duties;
};

/* What the ledger must know of campaigns. */
extern const MusterLedgerFold muster_campaign_ledger_fold;

G_END_DECLS
