/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"
#include "store/ledger/muster-ledger-chain.h"

G_BEGIN_DECLS

/* From what is kept to a battle, by carrying out its orders again. Without a journal. */
MusterBattle *muster_battle_replay         (MusterLedgerChain  *chain,
                                            MusterLibrary      *library,
                                            GError            **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean      muster_battle_replay_entry   (MusterBattle       *battle,
                                            const char         *payload,
                                            guint               index,
                                            GError            **error);
/* That it came to the state that was recorded; if not, MUSTER_STORE_ERROR_DIFFERS. */
gboolean      muster_battle_replay_compare (MusterLedgerChain  *chain,
                                            MusterBattle       *battle,
                                            GError            **error);

G_END_DECLS
