/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "store/ledger/muster-ledger-chain.h"

G_BEGIN_DECLS

/* Campaigns as a kind of ledger. Private to the store. */
extern const MusterLedgerKind muster_campaign_kind;

/* From what is kept to a campaign, by carrying out its orders again. Without a journal. @progress:
 * (nullable). */
MusterCampaign *muster_campaign_kind_replay (const MusterLedgerChain  *chain,
                                             MusterLibrary            *library,
                                             const MusterProgress     *progress,
                                             GError                  **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
