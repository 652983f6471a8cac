/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-ledger.h"

G_BEGIN_DECLS

/**
 * MusterReplayStatus:
 * @MUSTER_REPLAY_DONE: all orders were carried out
 * @MUSTER_REPLAY_INVALID: the file or an order is wrong
 * @MUSTER_REPLAY_NEEDS: the last order needs a roll that the file does not have
 *
 * The result of a replay. The numbers are exit codes that scripts rely on.
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
 * The functions by which a replay writes its result for one class of ledgers.
 */
typedef struct
{
  JsonNode *(*describe) (gpointer          ledger);
  JsonNode *(*ask)      (gpointer          ledger,
                         const MusterSpot *entry);
} MusterReplayWords;

/* Reads the whole log, which may be absent. @progress: (nullable). */
gboolean           muster_log_read   (MusterLedger            *ledger,
                                      const MusterSpot        *document,
                                      const MusterProgress    *progress);
/* Carries out the first @upto entries (-1: all). @result: (out): the state, or the roll that the
 * last entry lacks. */
MusterReplayStatus muster_log_replay (MusterLedger            *ledger,
                                      const MusterReplayWords *words,
                                      const MusterSpot        *document,
                                      int                      upto,
                                      JsonNode               **result);

G_END_DECLS
