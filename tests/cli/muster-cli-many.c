/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli.h"
#include "core/library/muster-library.h"

#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* Runs one command after the other, each in a process that is forked from this one: the program is loaded and
 * its types are known by then, which takes longer than most commands do.
 *
 * A line of the standard input is a command: the list of its arguments, as JSON. What it prints goes to the
 * files "out" and "err" in the present folder. The answer is a line with its status, or minus the signal that
 * ended it. */

#define PATIENCE 120 /* seconds */
#define MAX_ARGUMENTS 64

static void
redirect (int         fd,
          const char *name)
{
  int file = open (name, O_WRONLY | O_CREAT | O_TRUNC, 0600);

  if (file < 0 || dup2 (file, fd) < 0)
    _exit (126);
  close (file);
}

static void G_GNUC_NORETURN
be_command (JsonArray *arguments)
{
  char *argv[MAX_ARGUMENTS + 2] = { (char *) "muster-cli" };

  for (guint i = 0; i < MIN (json_array_get_length (arguments), MAX_ARGUMENTS); i++)
    argv[i + 1] = (char *) json_array_get_string_element (arguments, i);
  redirect (STDIN_FILENO, "/dev/null");
  redirect (STDOUT_FILENO, "out");
  redirect (STDERR_FILENO, "err");
  /* What hangs is ended by a signal. */
  alarm (PATIENCE);
  _exit ((int) muster_cli_run (muster_cli_commands, argv));
}

static int
run_command (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) arguments = json_from_string (line, &error);
  pid_t pid;
  int status;

  g_assert_no_error (error);
  pid = fork ();
  if (pid == 0)
    be_command (json_node_get_array (arguments));
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);

  return WIFEXITED (status) ? WEXITSTATUS (status) : -WTERMSIG (status);
}

int
main (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = NULL;
  g_autofree char *line = NULL;
  size_t size = 0;

  signal (SIGXFSZ, SIG_IGN);
  setlocale (LC_ALL, "");
  library = muster_library_new (&error);
  g_assert_no_error (error);
  while (getline (&line, &size, stdin) > 0)
    dprintf (STDOUT_FILENO, "%d\n", run_command (line));

  return EXIT_SUCCESS;
}
