/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-scrub.h"
#include "store/ledger/muster-ledger-chain.h"

G_BEGIN_DECLS

/**
 * MusterLedgerRewrite:
 * @chain: the ledger as it will be: header, origin and details
 * @events: (element-type MusterLedgerEvent): as they will be
 * @has_detail: whether there are details that change
 *
 * A ledger whose chain is written anew without somebody's names: the setup, every entry of its log,
 * undone ones too, its title and its despatch. Everything else stays, when it was kept included, so
 * that the same chain becomes the same chain on every desk. The new chain begins with an event that
 * says so, a seek to the place 0 with the payload {"erased": "Member 17"}; several stand in the order
 * of their text. Since they stand first, a chain that continued another one still does.
 *
 * Private to the store.
 */
typedef struct
{
  MusterLedgerChain chain;
  GArray *events;
  MusterHash head_before;
  gboolean has_detail;
} MusterLedgerRewrite;

/* Reads a ledger and works out its new chain; the rules carry out its orders again. @rewrite: (out)
 * (nullable): NULL if nothing in it has a name. @scrub: learns which digests of logs have changed, so
 * that the campaigns that know them can be written anew after the battles. */
gboolean muster_ledger_rewrite_prepare (const MusterLedgerKind   *kind,
                                        MusterDb                 *db,
                                        gint64                    id,
                                        MusterScrub              *scrub,
                                        MusterLibrary            *library,
                                        MusterLedgerRewrite     **rewrite,
                                        GError                  **error);
/* Within the caller's transaction. Refused if the ledger went on since. */
gboolean muster_ledger_rewrite_write   (MusterLedgerRewrite      *self,
                                        MusterDb                 *db,
                                        GError                  **error);
void     muster_ledger_rewrite_free    (MusterLedgerRewrite      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLedgerRewrite, muster_ledger_rewrite_free)

G_END_DECLS
