/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/muster-cli-replay.h"
#include "core/campaign/muster-campaign-file.h"

static MusterReplayStatus
fold_campaign (MusterCliReplay  *replay,
               GError          **error)
{
  MusterCampaign *campaign = NULL;
  MusterReplayStatus status =
    muster_campaign_replay (replay->library, replay->text, replay->length, replay->origin, replay->upto,
                            &replay->result, &campaign, error);

  replay->chronicle = (MusterChronicle *) campaign;
  return status;
}

static void
print_campaign (MusterChronicle *chronicle)
{
  muster_cli_print_campaign (MUSTER_CAMPAIGN (chronicle));
}

MusterCliStatus
muster_cli_run_campaign_replay (const MusterCliCommand  *command,
                                char                   **arguments)
{
  static const MusterCliReplayKind kind = { fold_campaign, print_campaign };

  return muster_cli_replay (command, arguments, &kind);
}
