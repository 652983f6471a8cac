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
 * One order of a campaign with its rolls and its outcome. Immutable once it is in a log.
 *
 * Properties: date (of the calendar after it, or ""), title (the order in words),
 * gist (nullable: its first line).
 */
MusterCampaignLogEntry    *muster_campaign_log_entry_new         (MusterCampaignSetup         *setup,
                                                                  const MusterCampaignOrder   *order,
                                                                  const MusterTape            *tape) G_GNUC_WARN_UNUSED_RESULT;
/* Sets the index and the outcome of the entry. The log calls this once. */
void                       muster_campaign_log_entry_set_outcome (MusterCampaignLogEntry      *self,
                                                                  guint                        index,
                                                                  const MusterCampaignOutcome *outcome);

const MusterCampaignOrder *muster_campaign_log_entry_get_order   (MusterCampaignLogEntry      *self);
const MusterTape          *muster_campaign_log_entry_get_tape    (MusterCampaignLogEntry      *self);
guint                      muster_campaign_log_entry_get_index   (MusterCampaignLogEntry      *self);
/* 0: there is no calendar. */
int                        muster_campaign_log_entry_get_day     (MusterCampaignLogEntry      *self);

/* The index of the subject of that kind, or -1. The chapter until which a note is sealed is not its
 * subject. */
int                        muster_campaign_log_entry_get_subject (MusterCampaignLogEntry      *self,
                                                                  MusterCampaignKind           kind);

/* Who reads, where it is not the side of that index: the game master, who may read everything, or
 * everybody, who may read only what no side has to itself. */
#define MUSTER_CAMPAIGN_MASTER (-1)
#define MUSTER_CAMPAIGN_PUBLIC (-2)

/* Whether @side may read it: notes that are for it (C-MISC-04), what was done on the table, and what
 * its own forces do between battles. A march is its own side's until it is resolved (C-MAP-27).
 * @state: the present state. */
gboolean                   muster_campaign_log_entry_is_for      (MusterCampaignLogEntry      *self,
                                                                  const MusterCampaignState   *state,
                                                                  int                          side);

/* The same for one player, who reads what his side may read and notes for himself alone. */
gboolean                   muster_campaign_log_entry_is_for_player (MusterCampaignLogEntry    *self,
                                                                    const MusterCampaignState *state,
                                                                    int                        player);
/* Whether somebody may not read it; and whether it is a note that waits for its chapter. */
gboolean                   muster_campaign_log_entry_is_secret   (MusterCampaignLogEntry      *self,
                                                                  const MusterCampaignState   *state);
gboolean                   muster_campaign_log_entry_is_sealed   (MusterCampaignLogEntry      *self,
                                                                  const MusterCampaignState   *state);
/* The SHA-256 of the pictures of a note. */
char                     **muster_campaign_log_entry_dup_pictures (MusterCampaignLogEntry     *self) G_GNUC_WARN_UNUSED_RESULT;

/* In words, in the reader's language. */
char                      *muster_campaign_log_entry_dup_title   (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
char                     **muster_campaign_log_entry_dup_steps   (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
/* Only the steps that @side may read, of an entry that it may read. */
char                     **muster_campaign_log_entry_dup_steps_for (MusterCampaignLogEntry    *self,
                                                                  int                          side) G_GNUC_WARN_UNUSED_RESULT;
/* The ids of the rules that the steps apply, possibly with duplicates. */
char                     **muster_campaign_log_entry_dup_rules   (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
char                     **muster_campaign_log_entry_dup_prompts (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;

/* The JSON object that the campaign file and the store keep. The same entry always gives the same
 * bytes. */
char                      *muster_campaign_log_entry_to_json     (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode                  *muster_campaign_log_entry_to_node     (MusterCampaignLogEntry      *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
