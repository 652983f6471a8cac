/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-replay.h"
#include "core/campaign/muster-campaign-file.h"

static MusterReplayStatus
replay_campaign (MusterLibrary  *library,
                 const char     *text,
                 gsize           length,
                 const char     *origin,
                 int             upto,
                 gboolean        json,
                 guint          *n_folded,
                 GError        **error)
{
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (MusterCampaign) campaign = NULL;
  MusterReplayStatus status =
    muster_campaign_replay (library, text, length, origin, upto, &result, &campaign, error);

  if (status == MUSTER_REPLAY_INVALID)
    return status;

  *n_folded = muster_campaign_get_length (campaign);
  if (json || status == MUSTER_REPLAY_NEEDS)
    muster_cli_print_json (result);
  else
    muster_cli_print_campaign (campaign);
  return status;
}

MusterCliStatus
muster_cli_run_campaign_replay (const MusterCliCommand  *command,
                                char                   **arguments)
{
  return muster_cli_replay (command, arguments, replay_campaign);
}
