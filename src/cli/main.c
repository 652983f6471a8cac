/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>
#include <signal.h>

#include "cli/muster-cli.h"
#include "core/muster-i18n.h"

int
main (int   argc,
      char *argv[])
{
  /* A file that grows beyond what is allowed is an error like a full disk, and not the end. */
  signal (SIGXFSZ, SIG_IGN);
  setlocale (LC_ALL, "");
  muster_i18n_start (g_getenv ("MUSTER_LOCALEDIR") != NULL ? g_getenv ("MUSTER_LOCALEDIR") : LOCALEDIR);

  return muster_cli_run (muster_cli_commands, argv);
}
