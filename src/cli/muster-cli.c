/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli.h"

#include <string.h>

#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"

/* What stands on the command line before the name of a command, and finding the command. */

#define PROGRAM "muster-cli"

static guint
get_widest (const MusterCliCommand *commands)
{
  guint widest = 0;

  for (guint i = 0; commands[i].name != NULL; i++)
    widest = MAX (widest, (guint) strlen (commands[i].name));

  return widest;
}

static void
print_help (const MusterCliCommand *commands)
{
  int width = (int) get_widest (commands);

  muster_cli_print (_("Usage:\n  %s COMMAND [OPTION…] [ARGUMENT…]\n\n"
                      "Muster without a window: battles, forces and the file they are kept in.\n\n"),
                    PROGRAM);
  muster_cli_print ("%s\n", _("Commands:"));
  for (guint i = 0; commands[i].name != NULL; i++)
    muster_cli_print ("  %-*s  %s\n", width, commands[i].name, _(commands[i].summary));

  muster_cli_print ("\n%s\n  -h, --help     %s\n  -V, --version  %s\n\n", _("Options:"),
                    _("Show this help"), _("Show the version"));
  muster_cli_print (_("“%s COMMAND --help” says more about a command.\n"), PROGRAM);
}

static const MusterCliCommand *
find_command (const MusterCliCommand *commands,
              const char             *name)
{
  for (guint i = 0; commands[i].name != NULL; i++)
    {
      if (g_str_equal (commands[i].name, name))
        return &commands[i];
    }

  return NULL;
}

static MusterCliStatus
run_command (const MusterCliCommand  *command,
             char                   **arguments)
{
  g_autofree char *program = g_strconcat (PROGRAM " ", command->name, NULL);

  /* This is what help and complaints begin with. */
  g_set_prgname (program);

  return command->run (command, arguments);
}

static MusterCliStatus
run_first_argument (const MusterCliCommand  *commands,
                    char                   **arguments)
{
  const char *first = arguments[0];
  const MusterCliCommand *command;

  if (first == NULL)
    {
      muster_cli_complain (_("which command? “%s --help” lists them"), PROGRAM);
      return MUSTER_CLI_USAGE;
    }
  if (g_str_equal (first, "--help") || g_str_equal (first, "-h"))
    {
      print_help (commands);
      return MUSTER_CLI_OK;
    }
  if (g_str_equal (first, "--version") || g_str_equal (first, "-V"))
    {
      muster_cli_print ("%s %s\n", PROGRAM, PACKAGE_VERSION);
      return MUSTER_CLI_OK;
    }

  command = find_command (commands, first);
  if (command != NULL)
    return run_command (command, arguments + 1);

  muster_cli_complain (*first == '-' ? _("there is no option “%s”; “%s --help” lists them")
                                     : _("there is no command “%s”; “%s --help” lists them"),
                       first, PROGRAM);

  return MUSTER_CLI_USAGE;
}

/**
 * muster_cli_run:
 * @argv: the name of the program and what was typed behind it
 *
 * Returns: what the program is to end with
 */
MusterCliStatus
muster_cli_run (const MusterCliCommand  *commands,
                char                   **argv)
{
  MusterCliStatus status;

  g_set_prgname (PROGRAM);
  status = run_first_argument (commands, argv[0] != NULL ? argv + 1 : argv);

  /* What could not be written was not done. */
  return muster_cli_flush () ? status : MUSTER_CLI_FAILED;
}
