/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-ledger-summary.h"
#include "store/muster-battle-header.h"
#include "store/muster-event.h"

G_BEGIN_DECLS

/**
 * MusterBattleWriter:
 *
 * Adds events to one battle, each in a transaction of its own. Knows the last event it saw, so
 * that a battle which somebody else has gone on with is not written over. Private to the store.
 */
typedef struct _MusterBattleWriter MusterBattleWriter;

/* @head: of the battle as the caller knows it. */
MusterBattleWriter *muster_battle_writer_new    (MusterDb            *db,
                                                 gint64               battle_id,
                                                 const MusterHash    *head) G_GNUC_WARN_UNUSED_RESULT;
void                muster_battle_writer_free   (MusterBattleWriter  *self);

/* @state_digest: 64 hexadecimal digits. @summary: (nullable): what the row says of that state; NULL: what it
 * said before. */
gboolean            muster_battle_writer_append (MusterBattleWriter         *self,
                                                 guint                       place,
                                                 const char                 *entry,
                                                 const char                 *state_digest,
                                                 const MusterLedgerSummary  *summary,
                                                 GError                    **error);
gboolean            muster_battle_writer_seek   (MusterBattleWriter         *self,
                                                 guint                       n_counting,
                                                 const char                 *state_digest,
                                                 const MusterLedgerSummary  *summary,
                                                 GError                    **error);
gint64              muster_battle_writer_get_id (MusterBattleWriter  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBattleWriter, muster_battle_writer_free)

G_END_DECLS
