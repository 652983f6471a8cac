/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-battle-draft.h"
#include "store/muster-battle-store.h"
#include "store/muster-db.h"

G_BEGIN_DECLS

MusterBattleStore *muster_battle_store_new         (MusterDb           *db) G_GNUC_WARN_UNUSED_RESULT;
MusterDb          *muster_battle_store_get_db      (MusterBattleStore  *self);

/* One transaction. @head: (nullable): of the new battle's chain. */
gboolean           muster_battle_store_keep        (MusterBattleStore  *self,
                                                    MusterBattleDraft  *draft,
                                                    gint64             *id,
                                                    MusterHash         *head,
                                                    GError            **error);
gboolean           muster_battle_store_set_over    (MusterBattleStore  *self,
                                                    gint64              id,
                                                    gboolean            over,
                                                    GError            **error);

void               muster_battle_store_emit_added   (MusterBattleStore *self,
                                                     gint64             id);
void               muster_battle_store_emit_changed (MusterBattleStore *self,
                                                     gint64             id);

G_END_DECLS
