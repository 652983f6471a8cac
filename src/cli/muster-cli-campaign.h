/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* A campaign as a player would tell it. */
void muster_cli_print_campaign (MusterCampaign *campaign);

G_END_DECLS
