/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli-item.h"
#include "core/campaign/muster-campaign.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* A campaign as a player would tell it. */
void muster_cli_campaign_print (MusterCampaign *campaign);
/* One line of its log, with what came of it. */
void muster_cli_campaign_print_entry (MusterCampaignLogEntry *entry);

/* A stored one, by its label, its uuid or its title. @found: (nullable): which it is. NULL: said why. */
MusterCampaign *muster_cli_campaign_open (MusterStore    *store,
                                          MusterLibrary  *library,
                                          const char     *name,
                                          MusterCliItem **found) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
