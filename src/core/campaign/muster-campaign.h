/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/campaign/orders/muster-campaign-outcome.h"
#include "core/ledger/muster-chronicle.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN (muster_campaign_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaign, muster_campaign, MUSTER, CAMPAIGN, MusterChronicle)

/**
 * MusterCampaign:
 *
 * A setup, its log, and the state that they lead to. Views bind to it; none computes a rule.
 *
 * Properties: title, date (of the shown state, or ""), is-over, and those of a chronicle.
 */
MusterCampaign              *muster_campaign_new              (MusterCampaignSetup         *setup) G_GNUC_WARN_UNUSED_RESULT;

MusterCampaignSetup         *muster_campaign_get_setup        (MusterCampaign              *self);
const char                  *muster_campaign_get_title        (MusterCampaign              *self);

/* The shown state: the present, unless a past one is looked at. */
const MusterCampaignState   *muster_campaign_get_state        (MusterCampaign              *self);
/* The present, in which orders are given. */
const MusterCampaignState   *muster_campaign_get_present      (MusterCampaign              *self);
const MusterCampaignOutcome *muster_campaign_get_last         (MusterCampaign              *self);
MusterCampaignLogEntry      *muster_campaign_get_last_entry   (MusterCampaign              *self);

/* What is to do, as MusterCampaignDutyItem. The log has MusterCampaignLogEntries. */
GListModel                  *muster_campaign_get_duties       (MusterCampaign              *self);

/* What would come of an order now. Changes nothing. */
void                         muster_campaign_try              (MusterCampaign              *self,
                                                               const MusterCampaignOrder   *order,
                                                               MusterTape                  *tape,
                                                               MusterCampaignOutcome       *outcome);
/* Gives the order: durable in the journal first, then part of the campaign. */
gboolean                     muster_campaign_record           (MusterCampaign              *self,
                                                               const MusterCampaignOrder   *order,
                                                               MusterTape                  *tape,
                                                               GError                     **error);
/* Several that ask for no rolls, each behind the one before: all of them or none. */
gboolean                     muster_campaign_record_all       (MusterCampaign              *self,
                                                               const MusterCampaignOrder   *orders,
                                                               guint                        n_orders,
                                                               GError                     **error);

/* Goes through the entries from @first to before @last of those that count, told of each with the
 * states before and behind it. */
typedef void (*MusterCampaignVisit) (MusterCampaignLogEntry    *entry,
                                     const MusterCampaignState *before,
                                     const MusterCampaignState *after,
                                     gpointer                   data);
void                         muster_campaign_visit            (MusterCampaign              *self,
                                                               guint                        first,
                                                               guint                        last,
                                                               MusterCampaignVisit          visit,
                                                               gpointer                     data);

/* Its log, undo and redo, looking back, loading: core/ledger/muster-chronicle.h. */
MUSTER_CHRONICLE_FUNCTIONS (MusterCampaign, muster_campaign)

G_END_DECLS
