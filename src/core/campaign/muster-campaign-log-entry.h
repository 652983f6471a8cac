/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-outcome.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_LOG_ENTRY (muster_campaign_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignLogEntry, muster_campaign_log_entry, MUSTER, CAMPAIGN_LOG_ENTRY, GObject)

/**
 * MusterCampaignLogEntry:
 *
 * One order of a campaign with its rolls and what came of it. Immutable once it is in a log.
 *
 * Properties: date (of the calendar after it, or ""), title (the order in words).
 */
MusterCampaignLogEntry    *muster_campaign_log_entry_new         (MusterCampaignSetup         *setup,
                                                                  const MusterCampaignOrder   *order,
                                                                  const MusterTape            *tape) G_GNUC_WARN_UNUSED_RESULT;
/* Once, by the log: its place, and what came of it. */
void                       muster_campaign_log_entry_set_outcome (MusterCampaignLogEntry      *self,
                                                                  guint                        index,
                                                                  const MusterCampaignOutcome *outcome);

const MusterCampaignOrder *muster_campaign_log_entry_get_order   (MusterCampaignLogEntry      *self);
const MusterTape          *muster_campaign_log_entry_get_tape    (MusterCampaignLogEntry      *self);
guint                      muster_campaign_log_entry_get_index   (MusterCampaignLogEntry      *self);
/* 0: there is no calendar. */
int                        muster_campaign_log_entry_get_day     (MusterCampaignLogEntry      *self);

/* Whom it is about: an index, or -1. The chapter that a note is sealed for is not what it is about. */
int                        muster_campaign_log_entry_get_subject (MusterCampaignLogEntry      *self,
                                                                  MusterCampaignKind           kind);

/* Whether a side may read it (C-MISC-04); -1: the game master, who may read all. @state: as it stands. */
gboolean                   muster_campaign_log_entry_is_for      (MusterCampaignLogEntry      *self,
                                                                  const MusterCampaignState   *state,
                                                                  int                          side);

/* In words, in the reader's language. */
char                      *muster_campaign_log_entry_dup_title   (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
char                     **muster_campaign_log_entry_dup_steps   (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
/* Ids of the rules that the steps apply; one may be there more than once. */
char                     **muster_campaign_log_entry_dup_rules   (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
char                     **muster_campaign_log_entry_dup_prompts (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;

/* As the campaign file and the store keep it: the same bytes for the same entry. */
char                      *muster_campaign_log_entry_to_json     (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode                  *muster_campaign_log_entry_to_node     (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
