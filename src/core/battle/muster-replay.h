/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/ledger/muster-log-reader.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* Carries out the first @upto entries of a battle file (-1: all). @result: the state, or the roll
 * that is needed, as one JSON object. @battle: (optional): the battle as far as it went. */
MusterReplayStatus muster_replay_run (MusterLibrary  *library,
                                      const char     *text,
                                      gsize           length,
                                      const char     *origin,
                                      int             upto,
                                      JsonNode      **result,
                                      MusterBattle  **battle,
                                      GError        **error);

G_END_DECLS
