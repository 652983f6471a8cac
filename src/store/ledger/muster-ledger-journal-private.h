/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-hash.h"
#include "store/ledger/muster-ledger-journal.h"

G_BEGIN_DECLS

/* @head: of the battle as it was read. */
MusterLedgerJournal *muster_ledger_journal_new (MusterBattleStore *store,
                                                gint64             battle_id,
                                                const MusterHash  *head) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
