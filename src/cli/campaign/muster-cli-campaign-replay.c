/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/muster-cli-replay.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

static MusterReplayStatus
fold_campaign (MusterCliReplay  *replay,
               GError          **error)
{
  MusterCampaign *campaign = NULL;
  int side;
  MusterReplayStatus status =
    muster_campaign_replay (replay->library, replay->text, replay->length, replay->origin, replay->upto,
                            &replay->result, &campaign, error);

  replay->ledger = (MusterLedger *) campaign;
  if (status == MUSTER_REPLAY_INVALID || replay->side == NULL)
    return status;
  side = muster_campaign_setup_find_side (muster_campaign_get_setup (campaign), replay->side);
  if (side < 0)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, _("%s: there is no side “%s”"),
                   replay->origin, replay->side);
      return MUSTER_REPLAY_INVALID;
    }
  if (status == MUSTER_REPLAY_DONE)
    {
      json_node_unref (replay->result);
      replay->result = muster_campaign_file_describe (campaign, side);
    }
  return status;
}

static void
print_campaign (MusterLedger *ledger)
{
  muster_cli_campaign_print (MUSTER_CAMPAIGN (ledger));
}

MusterCliStatus
muster_cli_campaign_replay_run (const MusterCliCommand  *command,
                                char                   **arguments)
{
  static const MusterCliReplayKind kind = { fold_campaign, print_campaign, TRUE };

  return muster_cli_replay (command, arguments, &kind);
}
