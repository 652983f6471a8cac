/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/catalog/muster-library.h"

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

/* Folds a battle file up to @upto entries (-1: all). @result: the state, or the needed roll, as one
 * JSON object. @battle: (optional): the battle as far as it went. */
MusterReplayStatus muster_replay_run (MusterLibrary  *library,
                                      const char     *text,
                                      gsize           length,
                                      const char     *origin,
                                      int             upto,
                                      JsonNode      **result,
                                      MusterBattle  **battle,
                                      GError        **error);

G_END_DECLS
