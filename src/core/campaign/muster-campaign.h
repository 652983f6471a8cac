/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/campaign/orders/muster-campaign-outcome.h"
#include "core/ledger/muster-ledger.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN (muster_campaign_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaign, muster_campaign, MUSTER, CAMPAIGN, MusterLedger)

/**
 * MusterCampaign:
 *
 * A setup, a log of orders, and the state that they lead to. Views bind to it and never work out a
 * rule themselves.
 *
 * Properties: title, date (of the shown state, or ""), is-over, and those of a ledger. Its log,
 * undo and redo, looking back, loading: core/ledger/muster-ledger.h.
 */
MusterCampaign              *muster_campaign_new              (MusterCampaignSetup         *setup) G_GNUC_WARN_UNUSED_RESULT;

MusterCampaignSetup         *muster_campaign_get_setup        (MusterCampaign              *self);
const char                  *muster_campaign_get_title        (MusterCampaign              *self);

/* The state that is shown: the present, unless the reader looks at a past one. */
const MusterCampaignState   *muster_campaign_get_state        (MusterCampaign              *self);
/* The present, in which orders are given. */
const MusterCampaignState   *muster_campaign_get_present      (MusterCampaign              *self);
const MusterCampaignOutcome *muster_campaign_get_last         (MusterCampaign              *self);
MusterCampaignLogEntry      *muster_campaign_get_last_entry   (MusterCampaign              *self);

/* The duties as MusterCampaignDutyItem. The log holds MusterCampaignLogEntry objects. */
GListModel                  *muster_campaign_get_duties       (MusterCampaign              *self);

/* Works out what an order would lead to now, without changing the campaign. */
void                         muster_campaign_try              (MusterCampaign              *self,
                                                               const MusterCampaignOrder   *order,
                                                               MusterTape                  *tape,
                                                               MusterCampaignOutcome       *outcome);
/* Carries out the order. It is written to the journal first and then becomes part of the
 * campaign. */
gboolean                     muster_campaign_record           (MusterCampaign              *self,
                                                               const MusterCampaignOrder   *order,
                                                               MusterTape                  *tape,
                                                               GError                     **error);
/* Carries out several orders that need no rolls, one after the other: all of them or none. */
gboolean                     muster_campaign_record_all       (MusterCampaign              *self,
                                                               const MusterCampaignOrder   *orders,
                                                               guint                        n_orders,
                                                               GError                     **error);

/* Visits the entries that count from @first to before @last, with the states before and after
 * each. */
typedef void (*MusterCampaignVisit) (MusterCampaignLogEntry    *entry,
                                     const MusterCampaignState *before,
                                     const MusterCampaignState *after,
                                     gpointer                   data);
void                         muster_campaign_ledger_visit            (MusterCampaign              *self,
                                                                      guint                        first,
                                                                      guint                        last,
                                                                      MusterCampaignVisit          visit,
                                                                      gpointer                     data);

G_END_DECLS
