/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <inttypes.h>

#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "store/upkeep/muster-check.h"

static void
print_fault (const MusterFault *fault)
{
  g_autofree char *label = NULL;

  if (fault->table == NULL)
    {
      muster_cli_print ("%s\n", fault->text);
      return;
    }

  label = g_strdup_printf ("%s-%" G_GINT64_FORMAT, fault->table, fault->id);
  muster_cli_print ("%s: %s\n", label, fault->text);
}

static MusterCliStatus
check (MusterStore   *store,
       MusterLibrary *library)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCheck) result = muster_store_check (store, library, &error);
  g_autofree char *path = g_filename_display_name (muster_store_get_path (store));

  if (result == NULL)
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }

  for (guint i = 0; i < result->faults->len; i++)
    print_fault (g_ptr_array_index (result->faults, i));

  muster_cli_print (dngettext ("muster", "%u battle checked, ", "%u battles checked, ",
                               result->n_battles),
                    result->n_battles);
  if (result->n_campaigns > 0)
    muster_cli_print (dngettext ("muster", "%u campaign, ", "%u campaigns, ", result->n_campaigns),
                      result->n_campaigns);
  muster_cli_print (dngettext ("muster", "%" PRIu64 " event in it.\n",
                               "%" PRIu64 " events in them.\n", (gulong) result->n_events),
                    result->n_events);

  if (result->faults->len == 0)
    {
      muster_cli_print (_("%s: All is well.\n"), path);
      return MUSTER_CLI_OK;
    }

  if (!muster_check_is_sound (result))
    muster_cli_complain (_("%s: damaged; “muster-cli restore” puts the newest good backup in its place, "
                           "“muster-cli salvage” saves what can still be read"), path);
  else
    muster_cli_complain (_("%s: undamaged, but under the present rules something comes out differently"),
                         path);
  muster_cli_library_mention_lost_packs (library);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_check_run (const MusterCliCommand  *command,
                      char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;

  library = muster_cli_library_open (TRUE);
  if (library == NULL)
    return MUSTER_CLI_FAILED;
  store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);

  return store != NULL ? check (store, library) : MUSTER_CLI_FAILED;
}
