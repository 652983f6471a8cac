/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "store/muster-ledger-row.h"

G_BEGIN_DECLS

/* A campaign in words, for lists and pages. */

/* "11 January 1879"; "" without a calendar. */
char     *muster_campaign_words_day       (int                        day) G_GNUC_WARN_UNUSED_RESULT;
/* What a list says of a stored one: how far it is, and what comes next. */
char     *muster_campaign_words_status    (MusterLedgerRow           *row) G_GNUC_WARN_UNUSED_RESULT;
char     *muster_campaign_words_next      (MusterLedgerRow           *row) G_GNUC_WARN_UNUSED_RESULT;

/* Of a chapter: what came of it, or what it will be; and when it is fought. */
char     *muster_campaign_words_chapter   (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        chapter) G_GNUC_WARN_UNUSED_RESULT;
/* A unit or leader: stars for its levels, and how far it is to the next. */
char     *muster_campaign_words_service   (const MusterCampaignSetup *setup,
                                           int                        experience) G_GNUC_WARN_UNUSED_RESULT;
/* "Capt. Hill, wounded, misses 1; led by Lt. Reed". "" where a unit has no leaders. */
char     *muster_campaign_words_leader    (const MusterCampaignState *state,
                                           int                        unit) G_GNUC_WARN_UNUSED_RESULT;
/* The sentences of the rules that an order is given by, or "". */
char     *muster_campaign_words_rule      (const MusterCampaignSetup *setup,
                                           MusterCampaignVerb         verb) G_GNUC_WARN_UNUSED_RESULT;
/* The chapter that is fought now, or else comes next; -1: none. */
int       muster_campaign_words_find_next (const MusterCampaignState *state);

/* An id that nobody has, such as "u12". */
char     *muster_campaign_words_new_id    (const MusterCampaignState *state,
                                           MusterCampaignKind         kind) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
