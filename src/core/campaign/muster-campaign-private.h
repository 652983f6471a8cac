/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* The moments of the ledger are MusterCampaignOutcomes, its entries MusterCampaignLogEntries. */

struct _MusterCampaign
{
  MusterLedger parent_instance;

  MusterCampaignSetup *setup;
  GListStore *duties;
};

/* Fills in the ledger's virtual functions. For class_init. */
void muster_campaign_ledger_init_class (MusterLedgerClass *klass);

G_END_DECLS
