/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"
#include "store/muster-store-query.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEDGER_KEEPER (muster_ledger_keeper_get_type ())
G_DECLARE_INTERFACE (MusterLedgerKeeper, muster_ledger_keeper, MUSTER, LEDGER_KEEPER, GObject)

/**
 * MusterLedgerKeeperInterface:
 * @append: adds @n_events events, of which each follows the one before, behind the one whose hash is @head,
 * with
 *   what a list says from then on, all or nothing. @head: (nullable): behind whatever is last. @summary:
 *   (nullable): as before. Fills in the numbers and the hashes of @events. %MUSTER_STORE_ERROR_CONSTRAINT:
 * another
 *   event is last. @in_doubt: (out): it failed, and it is not known whether they are kept
 * @read: heading, beginning and details, not compared with one another
 * @follow: gives the events behind number @after to @visit, in their order, until it returns FALSE
 * @list: adds the ids (gint64) of what @query shows, in its order
 *
 * Where the ledgers of one kind are kept: tables of a file, or whatever may come to stand beside them.
 * Nobody above it trusts what it gives: the chain of hashes is followed by muster_ledger_chain_load().
 */
struct _MusterLedgerKeeperInterface
{
  GTypeInterface parent;

  gboolean                (*append)   (MusterLedgerKeeper         *self,
                                       gint64                      id,
                                       const MusterHash           *head,
                                       MusterLedgerEvent          *events,
                                       guint                       n_events,
                                       const MusterLedgerSummary  *summary,
                                       gboolean                   *in_doubt,
                                       GError                    **error);
  gboolean                (*read)     (MusterLedgerKeeper         *self,
                                       gint64                      id,
                                       MusterLedgerHeader         *header,
                                       MusterLedgerOrigin         *origin,
                                       MusterLedgerDetail         *detail,
                                       GError                    **error);
  gboolean                (*follow)   (MusterLedgerKeeper         *self,
                                       gint64                      id,
                                       gint64                      after,
                                       MusterLedgerVisit           visit,
                                       gpointer                    data,
                                       GError                    **error);
  gboolean                (*list)     (MusterLedgerKeeper         *self,
                                       const MusterStoreQuery     *query,
                                       GArray                     *ids,
                                       GError                    **error);
};

gboolean                muster_ledger_keeper_append   (MusterLedgerKeeper         *self,
                                                       gint64                      id,
                                                       const MusterHash           *head,
                                                       MusterLedgerEvent          *events,
                                                       guint                       n_events,
                                                       const MusterLedgerSummary  *summary,
                                                       gboolean                   *in_doubt,
                                                       GError                    **error);
gboolean                muster_ledger_keeper_read     (MusterLedgerKeeper         *self,
                                                       gint64                      id,
                                                       MusterLedgerHeader         *header,
                                                       MusterLedgerOrigin         *origin,
                                                       MusterLedgerDetail         *detail,
                                                       GError                    **error);
gboolean                muster_ledger_keeper_follow   (MusterLedgerKeeper         *self,
                                                       gint64                      id,
                                                       gint64                      after,
                                                       MusterLedgerVisit           visit,
                                                       gpointer                    data,
                                                       GError                    **error);
gboolean                muster_ledger_keeper_list     (MusterLedgerKeeper         *self,
                                                       const MusterStoreQuery     *query,
                                                       GArray                     *ids,
                                                       GError                    **error);

G_END_DECLS
