/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli.h"

#include <string.h>

#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
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

/* Whether the command is one of those that begin with this word: "force check" with "force". */
static gboolean
is_of_group (const MusterCliCommand *command,
             const char             *group)
{
  gsize length = strlen (group);

  return strncmp (command->name, group, length) == 0 && command->name[length] == ' ';
}

/* @group: (nullable): those that begin with this word */
static void
print_commands (const MusterCliCommand *commands,
                const char             *group)
{
  int width = (int) get_widest (commands);

  muster_cli_print ("%s\n", _("Commands:"));
  for (guint i = 0; commands[i].name != NULL; i++)
    {
      if (group == NULL || is_of_group (&commands[i], group))
        muster_cli_print ("  %-*s  %s\n", width, commands[i].name, _(commands[i].summary));
    }
}

/* Whether the arguments begin with the words of a name. @n_words: (out): of how many it is made */
static gboolean
begin_with (char       **arguments,
            const char  *name,
            guint       *n_words)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);

  for (*n_words = 0; words[*n_words] != NULL; (*n_words)++)
    {
      if (g_strcmp0 (words[*n_words], arguments[*n_words]) != 0)
        return FALSE;
    }

  return TRUE;
}

/* @n_words: (out): of how many arguments its name is made */
static const MusterCliCommand *
find_command (const MusterCliCommand  *commands,
              char                   **arguments,
              guint                   *n_words)
{
  for (guint i = 0; commands[i].name != NULL; i++)
    {
      if (begin_with (arguments, commands[i].name, n_words))
        return &commands[i];
    }

  return NULL;
}

static gboolean
is_help (const char *argument)
{
  return g_strcmp0 (argument, "--help") == 0 || g_strcmp0 (argument, "-h") == 0;
}

/* Lists the commands that begin with @group; "" if there are none. */
static char *
dup_names (const MusterCliCommand *commands,
           const char             *group)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; commands[i].name != NULL; i++)
    {
      if (is_of_group (&commands[i], group))
        g_string_append_printf (names, "%s“%s”", names->len > 0 ? ", " : "", commands[i].name);
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* The first words of several commands, and nothing that could be the next one. */
static gboolean
run_group (const MusterCliCommand  *commands,
           char                   **arguments,
           MusterCliStatus         *status)
{
  g_autofree char *group = g_strdup (arguments[0]);
  g_autofree char *names = dup_names (commands, group);
  guint n_words = 1;

  if (*names == '\0')
    return FALSE;

  while (arguments[n_words] != NULL)
    {
      g_autofree char *longer = g_strjoin (" ", group, arguments[n_words], NULL);
      g_autofree char *fewer = dup_names (commands, longer);

      if (*fewer == '\0')
        break;
      g_free (group);
      group = g_steal_pointer (&longer);
      g_free (names);
      names = g_steal_pointer (&fewer);
      n_words++;
    }
  if (is_help (arguments[n_words]))
    {
      print_commands (commands, group);
      *status = MUSTER_CLI_OK;
      return TRUE;
    }
  muster_cli_complain (_("“%s” is part of a command: %s; “%s --help” lists all"), group, names, PROGRAM);
  *status = MUSTER_CLI_USAGE;

  return TRUE;
}

static MusterCliStatus
run_command (const MusterCliCommand  *command,
             char                   **arguments)
{
  g_autofree char *program = g_strconcat (PROGRAM " ", command->name, NULL);

  /* This is what help and complaints begin with. */
  g_set_prgname (program);

  return muster_cli_store_finish (command->run (command, arguments));
}

static MusterCliStatus
run_first_argument (const MusterCliCommand  *commands,
                    char                   **arguments)
{
  const char *first = arguments[0];
  const MusterCliCommand *command;
  MusterCliStatus status;
  guint n_words;

  if (first == NULL)
    {
      muster_cli_complain (_("which command? “%s --help” lists them"), PROGRAM);
      return MUSTER_CLI_USAGE;
    }
  if (is_help (first))
    {
      muster_cli_print (_("Usage:\n  %s COMMAND [OPTION…] [ARGUMENT…]\n\n"
                          "Muster without a window: battles, forces and the file they are kept in.\n\n"),
                        PROGRAM);
      print_commands (commands, NULL);
      muster_cli_print ("\n%s\n  -h, --help     %s\n  -V, --version  %s\n\n", _("Options:"),
                        _("Show this help"), _("Show the version"));
      muster_cli_print (_("“%s COMMAND --help” says more about a command.\n"), PROGRAM);

      return MUSTER_CLI_OK;
    }
  if (g_str_equal (first, "--version") || g_str_equal (first, "-V"))
    {
      muster_cli_print ("%s %s\n", PROGRAM, PACKAGE_VERSION);
      return MUSTER_CLI_OK;
    }

  command = find_command (commands, arguments, &n_words);
  if (command != NULL)
    return run_command (command, arguments + n_words);
  if (run_group (commands, arguments, &status))
    return status;

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
