/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-battle-detail.h"
#include "store/muster-battle-header.h"
#include "store/muster-log-fold.h"

G_BEGIN_DECLS

/**
 * MusterBattleOrigin:
 *
 * How a battle begins: the row of battle_setup, with which its chain of hashes begins. Private to
 * the store.
 */
typedef struct
{
  char *uuid;
  gint64 created;
  char *document;
  MusterHash state;
  MusterHash hash;
} MusterBattleOrigin;

void     muster_battle_origin_clear        (MusterBattleOrigin        *self);
void     muster_battle_origin_compute_hash (const MusterBattleOrigin  *self,
                                            MusterHash                *hash);
gboolean muster_battle_origin_insert       (MusterBattleOrigin        *self,
                                            MusterDb                  *db,
                                            gint64                     battle_id,
                                            GError                   **error);
gboolean muster_battle_origin_update       (MusterBattleOrigin        *self,
                                            MusterDb                  *db,
                                            gint64                     battle_id,
                                            GError                   **error);

/**
 * MusterBattleChain:
 *
 * All that is kept of a battle, verified: header, origin, what its events come to, and its details.
 */
typedef struct
{
  MusterBattleHeader header;
  MusterBattleOrigin origin;
  MusterLogFold fold;
  MusterBattleDetail detail;
} MusterBattleChain;

/* Reads a battle and follows its chain. Anything that does not fit is
 * MUSTER_STORE_ERROR_CORRUPT. */
gboolean muster_battle_chain_load          (MusterBattleChain         *self,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);
void     muster_battle_chain_clear         (MusterBattleChain         *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterBattleOrigin, muster_battle_origin_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterBattleChain, muster_battle_chain_clear)

G_END_DECLS
