/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/lab/muster-cli-lab.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-file.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/battle/muster-battle-file.h"
#include "core/lab/muster-lab-resolve.h"
#include "core/muster-i18n.h"

#include <string.h>

/* One battle that policies fight, with its log (V-BATTLE-05). */

MusterCliStatus
muster_cli_lab_fight_run (const MusterCliCommand  *command,
                          char                   **arguments)
{
  g_autofree char *policies = NULL;
  g_autofree char *out = NULL;
  gint64 seed = 1;
  gboolean overwrite = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    { "policy", 0, 0, G_OPTION_ARG_STRING, &policies,
      N_("What the first and the second side do; otherwise steady,steady"), N_("A,B") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("What the dice begin with; otherwise 1"), N_("S") },
    { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, N_("The file to write; otherwise it is printed"),
      N_("FILE") },
    { "overwrite", 0, 0, G_OPTION_ARG_NONE, &overwrite, N_("Replace a file that is there"), NULL },
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) rest = NULL;
  const MusterPolicy *both[2];
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  library = muster_cli_library_open (!no_packs);
  setup = library != NULL ? muster_cli_lab_read_setup (library, rest[0]) : NULL;
  if (setup == NULL)
    return MUSTER_CLI_FAILED;
  if (!muster_cli_lab_find_policies (setup, policies != NULL ? policies : "steady", both))
    return muster_cli_options_misused (
      _("--policy names one policy of these rules, or two with a comma: “%s”"),
      policies != NULL ? policies : "steady");
  battle = muster_lab_resolve (setup, both[0], both[1], (guint64) seed, &error);
  if (battle == NULL)
    {
      muster_cli_complain ("%s: %s", rest[0], error->message);
      return MUSTER_CLI_FAILED;
    }
  text = muster_battle_file_write (battle);
  if (out == NULL)
    {
      muster_cli_print_raw (text);
      return MUSTER_CLI_OK;
    }
  if (muster_cli_file_write (out, text, strlen (text), overwrite, &error))
    return MUSTER_CLI_OK;
  muster_cli_complain ("%s", error->message);
  return MUSTER_CLI_FAILED;
}
