/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "store/muster-ledger-row.h"

G_BEGIN_DECLS

/* Texts about a campaign for lists and pages. */

/* "11 January 1879"; "" without a calendar. */
char     *muster_campaign_words_day       (int                        day) G_GNUC_WARN_UNUSED_RESULT;
/* The progress of a stored campaign, and what comes next. */
char     *muster_campaign_words_status    (MusterLedgerRow           *row) G_GNUC_WARN_UNUSED_RESULT;
char     *muster_campaign_words_next      (MusterLedgerRow           *row) G_GNUC_WARN_UNUSED_RESULT;

/* The result of a chapter, or what it will be; and the day on which it is fought. */
char     *muster_campaign_words_chapter   (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        chapter) G_GNUC_WARN_UNUSED_RESULT;
/* The levels of a unit or leader as stars, and how far it is to the next. */
char     *muster_campaign_words_service   (const MusterCampaignRules *rules,
                                           int                        experience) G_GNUC_WARN_UNUSED_RESULT;
/* "Capt. Hill, wounded, misses 1; led by Lt. Reed"; "" for a unit without leaders. */
char     *muster_campaign_words_leader    (const MusterCampaignState *state,
                                           int                        unit) G_GNUC_WARN_UNUSED_RESULT;
/* The rules under which an order is given, as sentences, or "". */
char     *muster_campaign_words_rule      (const MusterCampaignSetup *setup,
                                           const MusterCampaignRules *rules,
                                           MusterCampaignVerb         verb) G_GNUC_WARN_UNUSED_RESULT;

/* Returns an unused id, such as "u12". */
char     *muster_campaign_words_new_id    (const MusterCampaignState *state,
                                           MusterCampaignKind         kind) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
