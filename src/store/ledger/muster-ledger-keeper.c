/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-keeper.h"

G_DEFINE_INTERFACE (MusterLedgerKeeper, muster_ledger_keeper, G_TYPE_OBJECT)

static void
muster_ledger_keeper_default_init (MusterLedgerKeeperInterface *iface)
{
}

gboolean
muster_ledger_keeper_append (MusterLedgerKeeper         *self,
                             gint64                      id,
                             const MusterHash           *head,
                             MusterLedgerEvent          *events,
                             guint                       n_events,
                             const MusterLedgerSummary  *summary,
                             gboolean                   *in_doubt,
                             GError                    **error)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_KEEPER (self), FALSE);

  *in_doubt = FALSE;

  return MUSTER_LEDGER_KEEPER_GET_IFACE (self)->append (self, id, head, events, n_events, summary, in_doubt,
                                                         error);
}

gboolean
muster_ledger_keeper_read (MusterLedgerKeeper  *self,
                           gint64               id,
                           MusterLedgerHeader  *header,
                           MusterLedgerOrigin  *origin,
                           MusterLedgerDetail  *detail,
                           GError             **error)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_KEEPER (self), FALSE);

  return MUSTER_LEDGER_KEEPER_GET_IFACE (self)->read (self, id, header, origin, detail, error);
}

gboolean
muster_ledger_keeper_follow (MusterLedgerKeeper  *self,
                             gint64               id,
                             gint64               after,
                             MusterLedgerVisit    visit,
                             gpointer             data,
                             GError             **error)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_KEEPER (self), FALSE);

  return MUSTER_LEDGER_KEEPER_GET_IFACE (self)->follow (self, id, after, visit, data, error);
}

gboolean
muster_ledger_keeper_list (MusterLedgerKeeper      *self,
                           const MusterStoreQuery  *query,
                           GArray                  *ids,
                           GError                 **error)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_KEEPER (self), FALSE);

  return MUSTER_LEDGER_KEEPER_GET_IFACE (self)->list (self, query, ids, error);
}
