/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-progress.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/**
 * MusterReplayStatus:
 * @MUSTER_REPLAY_DONE: the log folds to a state
 * @MUSTER_REPLAY_INVALID: the file or an order is wrong
 * @MUSTER_REPLAY_NEEDS: the last order needs a roll that is not there
 *
 * What came of a replay. The numbers are exit codes that scripts rely on.
 */
typedef enum
{
  MUSTER_REPLAY_DONE = 0,
  MUSTER_REPLAY_INVALID = 1,
  MUSTER_REPLAY_NEEDS = 3,
} MusterReplayStatus;

/**
 * MusterLogReader:
 * @load: folds an entry into @owner, whose error names the place; one that lacks a roll is
 *   %MUSTER_CORE_ERROR_NEEDS_ROLL
 * @describe: (transfer full): the state that the log leads to; for replays
 * @ask: (transfer full): the roll that @entry lacks; for replays
 *
 * What reading the member `log` of a document must know of what is kept in it.
 */
typedef struct
{
  gboolean  (*load)     (gpointer          owner,
                         const MusterSpot *entry);
  JsonNode *(*describe) (gpointer          owner);
  JsonNode *(*ask)      (gpointer          owner,
                         const MusterSpot *entry);
} MusterLogReader;

/* The whole log, which may be absent. @progress: (nullable). */
gboolean           muster_log_read   (const MusterLogReader *reader,
                                      gpointer               owner,
                                      const MusterSpot      *document,
                                      const MusterProgress  *progress);
/* The first @upto entries (-1: all). @result: (out): the state, or the roll that the last one lacks. */
MusterReplayStatus muster_log_replay (const MusterLogReader *reader,
                                      gpointer               owner,
                                      const MusterSpot      *document,
                                      int                    upto,
                                      JsonNode             **result);

G_END_DECLS
