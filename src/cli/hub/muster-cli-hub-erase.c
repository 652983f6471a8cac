/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/hub/muster-cli-hub.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"
#include "hub/muster-hub-erase.h"
#include "store/muster-packs.h"

gboolean
muster_cli_hub_erase (MusterStore      *store,
                      MusterLibrary    *library,
                      const char       *member,
                      char            **number,
                      MusterCliStatus  *status)
{
  g_autofree char *packs = muster_packs_dup_default_path ();
  g_autoptr (MusterHubDesk) desk = NULL;
  g_autoptr (MusterHubLink) link = NULL;
  g_autoptr (MusterHubReport) report = NULL;
  g_autoptr (GError) error = NULL;
  MusterHubSurvey survey = { store, library, NULL, NULL, packs };

  if (!muster_hub_desk_has_joined (store))
    return FALSE;

  *status = MUSTER_CLI_FAILED;
  desk = muster_hub_desk_load (store, &error);
  link = desk != NULL ? muster_hub_link_open (desk->uri, MUSTER_HUB_LINK_DEFAULT, NULL, &error) : NULL;
  survey.desk = desk;
  survey.link = link;
  report = link != NULL ? muster_hub_exchange (&survey, NULL, NULL, &error) : NULL;
  if (report != NULL && muster_hub_exchange_report_wants_decision (report))
    {
      muster_cli_complain ("%s", _("settle first what wants a decision: “muster-cli hub status” shows it"));
      return TRUE;
    }
  if (report != NULL && muster_hub_erase (&survey, member, number, &error))
    *status = MUSTER_CLI_OK;
  else
    *status = muster_cli_hub_complain (error);

  return TRUE;
}
