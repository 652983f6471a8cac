/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"

/* The commands of the hub in a Muster that was built without it (-Dhub=disabled): they say so. */

static MusterCliStatus
refuse (void)
{
  muster_cli_complain ("%s", _("this Muster was built without the hub"));

  return MUSTER_CLI_FAILED;
}

#define WITHOUT(name)                                                                \
  MusterCliStatus muster_cli_run_hub_##name (const MusterCliCommand  *command,       \
                                             char                   **arguments)     \
  {                                                                                  \
    return refuse ();                                                                \
  }

WITHOUT (admit)
WITHOUT (dismiss)
WITHOUT (join)
WITHOUT (leave)
WITHOUT (pen)
WITHOUT (prepare)
WITHOUT (proposals)
WITHOUT (publish)
WITHOUT (settle)
WITHOUT (share)
WITHOUT (sheets)
WITHOUT (status)
WITHOUT (sync)
WITHOUT (unshare)
WITHOUT (watch)

gboolean
muster_cli_hub_erase (MusterStore      *store,
                      MusterLibrary    *library,
                      const char       *member,
                      char            **number,
                      MusterCliStatus  *status)
{
  return FALSE;
}
