/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/campaign/muster-cli-campaign.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/muster-i18n.h"

MusterCliStatus
muster_cli_campaign_show_run (const MusterCliCommand  *command,
                              char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the state as a JSON object")),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterCampaign) campaign = NULL;
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;

  library = muster_cli_library_open (TRUE);
  if (library == NULL)
    return MUSTER_CLI_FAILED;
  store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  campaign = store != NULL ? muster_cli_campaign_open (store, library, names[0], NULL) : NULL;
  if (campaign == NULL)
    return MUSTER_CLI_FAILED;

  if (json)
    {
      g_autoptr (JsonNode) state = muster_campaign_file_describe (campaign, -1);

      muster_cli_print_json (state);
    }
  else
    {
      muster_cli_campaign_print (campaign);
    }

  return MUSTER_CLI_OK;
}
