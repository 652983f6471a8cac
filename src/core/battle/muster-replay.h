/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/catalog/muster-library.h"

G_BEGIN_DECLS

/**
 * MusterReplayStatus:
 *
 * The exit codes of `muster-cli replay`.
 */
typedef enum
{
  MUSTER_REPLAY_DONE = 0,
  MUSTER_REPLAY_INVALID = 1,
  MUSTER_REPLAY_NEEDS = 3,
} MusterReplayStatus;

/* Folds a battle file up to @upto entries (-1: all). @result: the state, or the needed roll, as one
 * JSON object. */
MusterReplayStatus muster_replay_run           (MusterLibrary       *library,
                                                const char          *text,
                                                gsize                length,
                                                const char          *origin,
                                                int                  upto,
                                                JsonNode           **result,
                                                MusterBattle       **battle,
                                                GError             **error);

/* A state as the protocol prints it. @outcome, @order, @tape: what led to it, or NULL at the start. */
JsonNode          *muster_replay_describe_state (const MusterSetup   *setup,
                                                 const MusterState   *state,
                                                 const MusterOutcome *outcome,
                                                 const MusterOrder   *order,
                                                 const MusterTape    *tape) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
