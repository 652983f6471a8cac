/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"
#include "core/battle/muster-replay.h"

G_BEGIN_DECLS

/**
 * MusterCliReplayFunc:
 * @upto: how many entries to fold; -1: all
 * @json: print the state for programs
 * @n_folded: (out): how many entries were folded
 *
 * Folds the text of a file and prints the state, or the roll that it needs.
 */
typedef MusterReplayStatus (*MusterCliReplayFunc) (MusterLibrary  *library,
                                                   const char     *text,
                                                   gsize           length,
                                                   const char     *origin,
                                                   int             upto,
                                                   gboolean        json,
                                                   guint          *n_folded,
                                                   GError        **error);

/* A command that folds a file: its options, and what it ends with. */
MusterCliStatus muster_cli_replay (const MusterCliCommand  *command,
                                   char                   **arguments,
                                   MusterCliReplayFunc      replay);

G_END_DECLS
