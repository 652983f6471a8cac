/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterCliStatus:
 * @MUSTER_CLI_OK: done
 * @MUSTER_CLI_FAILED: not done; what is wrong was said
 * @MUSTER_CLI_USAGE: the command line makes no sense
 * @MUSTER_CLI_NEEDS: a replay lacks a roll
 *
 * What the program ends with. Scripts rely on the numbers.
 */
typedef enum
{
  MUSTER_CLI_OK = 0,
  MUSTER_CLI_FAILED = 1,
  MUSTER_CLI_USAGE = 2,
  MUSTER_CLI_NEEDS = 3,
} MusterCliStatus;

typedef struct _MusterCliCommand MusterCliCommand;

/**
 * MusterCliCommand:
 * @parameters: what stands behind the options, as `--help` shows it
 * @summary: translatable: one line
 * @details: (nullable): translatable: what else there is to know
 * @run: @arguments: what stands behind the name, ended by %NULL
 */
struct _MusterCliCommand
{
  const char *name;
  const char *parameters;
  const char *summary;
  const char *details;
  MusterCliStatus (*run) (const MusterCliCommand  *self,
                          char                   **arguments);
};

/* All commands, ended by a name of NULL. */
extern const MusterCliCommand muster_cli_commands[];

MusterCliStatus muster_cli_run (const MusterCliCommand  *commands,
                                char                   **argv);

G_END_DECLS
