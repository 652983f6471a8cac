/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "core/ledger/muster-log-reader.h"

G_BEGIN_DECLS

/* Reading. A campaign is read whole or not at all; errors name the place and the reason. @progress:
 * (nullable): is told how far the reading has got. */
MusterCampaign      *muster_campaign_file_read        (MusterLibrary         *library,
                                                       const char            *text,
                                                       gsize                  length,
                                                       const char            *origin,
                                                       const MusterProgress  *progress,
                                                       GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* Reads only the setup. This is the form that the store keeps: the document without its log. */
MusterCampaignSetup *muster_campaign_file_read_setup  (MusterLibrary         *library,
                                                       const char            *text,
                                                       gsize                  length,
                                                       const char            *origin,
                                                       GError               **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing. The same campaign always gives the same bytes. */
char                *muster_campaign_file_write       (MusterCampaign        *campaign) G_GNUC_WARN_UNUSED_RESULT;
char                *muster_campaign_file_write_setup (MusterCampaignSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;

/* The state that the campaign shows, as a replay prints it, for a side or, with a @reader of -1,
 * complete. */
JsonNode            *muster_campaign_file_describe    (MusterCampaign        *campaign,
                                                       int                    reader)
                                                       G_GNUC_WARN_UNUSED_RESULT;
/* Carries out the first @upto entries of a campaign file (-1: all). @result: the state, or the roll
 * that is needed, as one JSON object. @campaign: (out) (optional): the campaign as far as it
 * went. */
MusterReplayStatus   muster_campaign_replay           (MusterLibrary         *library,
                                                       const char            *text,
                                                       gsize                  length,
                                                       const char            *origin,
                                                       int                    upto,
                                                       JsonNode             **result,
                                                       MusterCampaign       **campaign,
                                                       GError               **error);

G_END_DECLS
