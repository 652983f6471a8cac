/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"

G_BEGIN_DECLS

/* The member of an origin that has the time zone of the desk which began the campaign, so that its days are
 * the same on every other one. No file has it. */
#define MUSTER_CAMPAIGN_ZONE "zone"

/* Campaigns as a kind of ledger. Private to the store. */
extern const MusterLedgerKind muster_campaign_kind;

G_END_DECLS
