/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-chronicle.h"

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
 * MusterReplayWords:
 * @describe: (transfer full): the state that the log leads to
 * @ask: (transfer full): the roll that @entry lacks
 *
 * What a replay must know of what is kept in a log.
 */
typedef struct
{
  JsonNode *(*describe) (gpointer          chronicle);
  JsonNode *(*ask)      (gpointer          chronicle,
                         const MusterSpot *entry);
} MusterReplayWords;

/* The whole log, which may be absent. @progress: (nullable). */
gboolean           muster_log_read   (MusterChronicle         *chronicle,
                                      const MusterSpot        *document,
                                      const MusterProgress    *progress);
/* The first @upto entries (-1: all). @result: (out): the state, or the roll that the last one lacks. */
MusterReplayStatus muster_log_replay (MusterChronicle         *chronicle,
                                      const MusterReplayWords *words,
                                      const MusterSpot        *document,
                                      int                      upto,
                                      JsonNode               **result);

G_END_DECLS
