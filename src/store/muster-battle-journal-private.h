/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-battle-journal.h"
#include "store/muster-hash.h"

G_BEGIN_DECLS

/* @head: of the battle as it was read. */
MusterBattleJournal *muster_battle_journal_new (MusterBattleStore *store,
                                                gint64             battle_id,
                                                const MusterHash  *head) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
