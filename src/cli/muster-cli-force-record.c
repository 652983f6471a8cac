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
#include "store/muster-career-sources.h"

/* What a force has done in the battles that are stored, in a campaign or not: `force record FORCE`. */

static void
read_battles (MusterStore   *store,
              MusterLibrary *library,
              MusterCareers *careers)
{
  const char *ruleset = muster_force_get_ruleset_id (muster_careers_get_force (careers));
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (muster_store_get_battles (store));

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autoptr (MusterCareerSource) source = NULL;

      if (muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED ||
          !g_str_equal (muster_ledger_row_get_ruleset (row), ruleset))
        continue;
      source = muster_store_read_career_source (store, library, muster_ledger_row_get_uuid (row));
      if (source != NULL)
        muster_careers_add_source (careers, source);
    }
}

static MusterCliStatus
put_record (const MusterCliSheet *sheet,
            MusterCareers        *careers,
            const char           *who)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_service_sheet_new (careers, who, &error);

  if (document != NULL)
    return muster_cli_sheet_put (sheet, document);
  muster_cli_complain ("%s", error->message);
  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_run_force_record (const MusterCliCommand  *command,
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
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (!muster_cli_parse (command, entries, arguments, 1, 1, &names, &status))
    return status;
  if (!muster_cli_sheet_check (&sheet))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_sheet_check_free (&sheet))
    return MUSTER_CLI_FAILED;

  library = muster_cli_open_library (TRUE);
  force = library != NULL ? muster_cli_find_force (library, path, names[0]) : NULL;
  if (force == NULL)
    return MUSTER_CLI_FAILED;
  careers = muster_careers_new_for_force (force);
  if (muster_cli_has_store (path))
    {
      store = muster_cli_open_store (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
      if (store == NULL)
        return MUSTER_CLI_FAILED;
      read_battles (store, library, careers);
    }
  return put_record (&sheet, careers, who);
}
