/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/ledger/muster-ledger-draft.h"
#include "store/ledger/muster-ledger-header.h"
#include "store/muster-battle-store.h"

G_BEGIN_DECLS

MusterBattleStore *muster_battle_store_new         (MusterDb           *db) G_GNUC_WARN_UNUSED_RESULT;
MusterDb          *muster_battle_store_get_db      (MusterBattleStore  *self);

/* The state that it begins with and its log. */
gboolean           muster_battle_store_describe_log (MusterBattle      *battle,
                                                     MusterLedgerDraft *draft,
                                                     GError           **error);
/* One transaction. @head: (nullable): of the new battle's chain. */
gboolean           muster_battle_store_keep        (MusterBattleStore  *self,
                                                    MusterLedgerDraft  *draft,
                                                    gint64             *id,
                                                    MusterHash         *head,
                                                    GError            **error);
gboolean           muster_battle_store_set_summary (MusterBattleStore  *self,
                                                    gint64              id,
                                                    const MusterLedgerSummary *summary,
                                                    GError            **error);

/* From here on @battle is written down as battle @id. */
void               muster_battle_store_attach      (MusterBattleStore  *self,
                                                    MusterBattle       *battle,
                                                    gint64              id,
                                                    const MusterHash   *head,
                                                    const MusterLedgerHeader *header);

char              *muster_battle_store_describe_sides (const MusterSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

void               muster_battle_store_emit_added   (MusterBattleStore *self,
                                                     gint64             id);
void               muster_battle_store_emit_changed (MusterBattleStore *self,
                                                     gint64             id);

/* Nobody is told yet. */
gboolean           muster_battle_store_keep_details (MusterBattleStore *self,
                                                     gint64             id,
                                                     const char        *details,
                                                     GError           **error);

G_END_DECLS
