/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-document.h"
#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "sheets/campaign/muster-campaign-sheets.h"
#include "store/careers/muster-career-portraits.h"
#include "store/careers/muster-career-sources.h"

/* What a force has done in the battles that are stored, in a campaign or not: `force record FORCE`. */

static GBytes *
get_portrait_cb (MusterCareer *career,
                 gpointer      portraits)
{
  return muster_career_portraits_get (portraits, career);
}

/* @portraits: (nullable) */
static MusterCliStatus
put_record (const MusterCliSheet  *sheet,
            MusterCareers         *careers,
            MusterCareerPortraits *portraits,
            const char            *who)
{
  MusterCampaignSheetChoice choice = { .side = -1, .who = who,
                                       .get_portrait = portraits != NULL ? get_portrait_cb : NULL,
                                       .portrait_data = portraits };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = NULL;

  if (who != NULL)
    muster_service_sheet_settle_choice (&choice, careers);
  document = muster_campaign_sheets_new (careers, MUSTER_CAMPAIGN_SHEET_RECORD, &choice, &error);
  if (document != NULL)
    return muster_cli_document_sheet_put (sheet, document);
  muster_cli_complain ("%s", error->message);
  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_force_record_run (const MusterCliCommand  *command,
                             char                   **arguments)
{
  g_auto (MusterCliSheet) sheet = { 0 };
  g_autofree char *path = NULL;
  g_autofree char *who = NULL;
  const GOptionEntry entries[] = {
    { "who", 0, 0, G_OPTION_ARG_STRING, &who,
      N_("Whose record it is: the id of a unit, or the name of a leader; otherwise of all"), N_("WHO") },
    MUSTER_CLI_OPTIONS_SHEET (&sheet),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterCareers) careers = NULL;
  g_autoptr (MusterCareerPortraits) portraits = NULL;
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  if (!muster_cli_document_sheet_check (&sheet))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_document_sheet_check_free (&sheet))
    return MUSTER_CLI_FAILED;

  library = muster_cli_library_open (TRUE);
  force = library != NULL ? muster_cli_find_force (library, path, names[0]) : NULL;
  if (force == NULL)
    return MUSTER_CLI_FAILED;
  if (muster_cli_store_has (path))
    {
      store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
      if (store == NULL)
        return MUSTER_CLI_FAILED;
    }
  careers = store != NULL ? muster_career_sources_read_force (store, library, force, G_MAXUINT)
                          : muster_careers_new_for_force (force);
  if (store != NULL)
    portraits = muster_career_portraits_new (store, library, careers, NULL);
  status = put_record (&sheet, careers, portraits, who);
  return store != NULL ? muster_cli_store_finish_reading (store, status) : status;
}
