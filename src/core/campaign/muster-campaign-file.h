/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "core/ledger/muster-log-reader.h"

G_BEGIN_DECLS

/* Reading. A campaign is read whole or not at all; errors name the place and the reason. @progress:
 * (nullable): who waits for it. */
MusterCampaign      *muster_campaign_file_read        (MusterLibrary         *library,
                                                       const char            *text,
                                                       gsize                  length,
                                                       const char            *origin,
                                                       const MusterProgress  *progress,
                                                       GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* The setup alone, as the store keeps it: the document without its log. */
MusterCampaignSetup *muster_campaign_file_read_setup  (MusterLibrary         *library,
                                                       const char            *text,
                                                       gsize                  length,
                                                       const char            *origin,
                                                       GError               **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing: the same bytes for the same campaign. */
char                *muster_campaign_file_write       (MusterCampaign        *campaign) G_GNUC_WARN_UNUSED_RESULT;
char                *muster_campaign_file_write_setup (MusterCampaignSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;

/* The state that it shows, as a replay prints it. */
JsonNode            *muster_campaign_file_describe    (MusterCampaign        *campaign) G_GNUC_WARN_UNUSED_RESULT;
/* Folds a campaign file up to @upto entries (-1: all). @result: the state, or the needed roll, as one JSON
 * object. @campaign: (out) (optional): the campaign as far as it went. */
MusterReplayStatus   muster_campaign_replay           (MusterLibrary         *library,
                                                       const char            *text,
                                                       gsize                  length,
                                                       const char            *origin,
                                                       int                    upto,
                                                       JsonNode             **result,
                                                       MusterCampaign       **campaign,
                                                       GError               **error);

G_END_DECLS
