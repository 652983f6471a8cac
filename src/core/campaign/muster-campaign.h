/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/muster-campaign-item.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/campaign/orders/muster-campaign-outcome.h"
#include "core/ledger/muster-ledger.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN (muster_campaign_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaign, muster_campaign, MUSTER, CAMPAIGN, GObject)

/**
 * MusterCampaign:
 *
 * A setup, its log, and the state that they lead to. Views bind to it; none computes a rule.
 *
 * Properties: title, date (of the shown state, or ""), length (entries that count), n-entries (with those
 * that can be redone), position (the entry after which the shown state stands; equal to length unless a
 * past state is looked at), can-undo, can-redo, is-over.
 * Signal `changed`: the shown state has changed.
 */
MusterCampaign              *muster_campaign_new              (MusterCampaignSetup         *setup) G_GNUC_WARN_UNUSED_RESULT;

MusterCampaignSetup         *muster_campaign_get_setup        (MusterCampaign              *self);
const char                  *muster_campaign_get_title        (MusterCampaign              *self);
void                         muster_campaign_set_journal      (MusterCampaign              *self,
                                                               MusterJournal               *journal);

/* The shown state: the present, unless a past one is looked at. */
const MusterCampaignState   *muster_campaign_get_state        (MusterCampaign              *self);
/* The present, in which orders are given. */
const MusterCampaignState   *muster_campaign_get_present      (MusterCampaign              *self);
const MusterCampaignOutcome *muster_campaign_get_last         (MusterCampaign              *self);
MusterCampaignLogEntry      *muster_campaign_get_last_entry   (MusterCampaign              *self);
char                        *muster_campaign_dup_state_digest (MusterCampaign              *self) G_GNUC_WARN_UNUSED_RESULT;
MusterLedger                *muster_campaign_get_ledger       (MusterCampaign              *self);

/* All of a kind as MusterCampaignItem, in listing order. */
GListModel                  *muster_campaign_get_items        (MusterCampaign              *self,
                                                               MusterCampaignKind           kind);
/* Players as MusterCampaignItem, the first one leads; what is to do as MusterCampaignDutyItem; the log as
 * MusterCampaignLogEntry. */
GListModel                  *muster_campaign_get_standings    (MusterCampaign              *self);
GListModel                  *muster_campaign_get_duties       (MusterCampaign              *self);
GListModel                  *muster_campaign_get_log          (MusterCampaign              *self);

guint                        muster_campaign_get_length       (MusterCampaign              *self);
guint                        muster_campaign_get_n_entries    (MusterCampaign              *self);
guint                        muster_campaign_get_position     (MusterCampaign              *self);
gboolean                     muster_campaign_get_can_undo     (MusterCampaign              *self);
gboolean                     muster_campaign_get_can_redo     (MusterCampaign              *self);

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
/* Undo and redo: only the first @length entries count now. */
gboolean                     muster_campaign_seek             (MusterCampaign              *self,
                                                               guint                        length,
                                                               GError                     **error);
/* Looks at the state after @position entries without changing the campaign. */
gboolean                     muster_campaign_look             (MusterCampaign              *self,
                                                               guint                        position);

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

/* Loading: entries that are on record already, without a journal and without telling the views until all are
 * there. */
gboolean                     muster_campaign_load_entry       (MusterCampaign              *self,
                                                               const char                  *text,
                                                               const char                  *origin,
                                                               GError                     **error);
gboolean                     muster_campaign_load_spot        (MusterCampaign              *self,
                                                               const MusterSpot            *spot);
gboolean                     muster_campaign_load_length      (MusterCampaign              *self,
                                                               guint                        length);
void                         muster_campaign_finish_loading   (MusterCampaign              *self);

G_END_DECLS
