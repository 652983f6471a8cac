/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"
#include "core/battle/muster-replay.h"

G_BEGIN_DECLS

/**
 * MusterCliReplay:
 * @upto: how many entries to fold; -1: all
 * @side: (nullable): id of the side that the state is for
 * @result: (out): the state for programs, or the roll that is needed
 * @ledger: (out): what was folded
 *
 * The text of a file that is folded, and what comes of it.
 */
typedef struct
{
  MusterLibrary *library;
  char *text;
  gsize length;
  char *origin;
  int upto;
  const char *side;
  JsonNode *result;
  MusterLedger *ledger;
} MusterCliReplay;

/**
 * MusterCliReplayKind:
 * @fold: sets the result and the ledger, unless the file is invalid
 * @print: for people
 * @has_side: what a side sees can be asked for
 */
typedef struct
{
  MusterReplayStatus (*fold)  (MusterCliReplay  *replay,
                               GError          **error);
  void               (*print) (MusterLedger     *ledger);
  gboolean             has_side;
} MusterCliReplayKind;

/* A command that folds a file: its options, and what it ends with. */
MusterCliStatus muster_cli_replay (const MusterCliCommand     *command,
                                   char                      **arguments,
                                   const MusterCliReplayKind  *kind);

G_END_DECLS
