/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-tables.h"

#include "store/db/muster-transaction.h"

/* Events come in one transaction: the row is read and compared, they are added, the row is updated. */

struct _MusterLedgerTables
{
  MusterObject parent_instance;

  MusterDb *db;
  const MusterLedgerKind *kind;
};

static gboolean
check_head (const MusterLedgerHeader  *header,
            const MusterHash          *head,
            GError                   **error)
{
  return head == NULL || muster_hash_equal (head, &header->head) ||
         muster_ledger_kind_fail (header->kind, error, MUSTER_STORE_ERROR_CONSTRAINT,
                                  MUSTER_LEDGER_WENT_ON, .title = header->title);
}

static gboolean
check_place (const MusterLedgerHeader  *header,
             const MusterLedgerEvent   *event,
             GError                   **error)
{
  return (event->place >= 0 && event->place <= header->n_entries) ||
         muster_ledger_kind_fail (header->kind, error, MUSTER_STORE_ERROR_CONSTRAINT,
                                  MUSTER_LEDGER_HAS_NO_PLACE, .title = header->title,
                                  .number = event->place);
}

static void
advance (MusterLedgerHeader      *header,
         const MusterLedgerEvent *event)
{
  header->n_events = event->seq;
  header->n_counting = event->place;
  if (event->kind == MUSTER_LEDGER_ORDER)
    {
      header->n_counting++;
      header->n_entries = header->n_counting;
    }
  header->head = event->hash;
  header->state = event->state;
  header->updated = event->recorded;
}

static gboolean
add_event (MusterLedgerTables  *self,
           gint64               id,
           MusterLedgerHeader  *header,
           MusterLedgerEvent   *event,
           GError             **error)
{
  if (!check_place (header, event, error))
    return FALSE;

  event->seq = header->n_events + 1;
  if (!muster_ledger_event_insert (event, self->kind, self->db, id, &header->head, error))
    return FALSE;

  advance (header, event);

  return TRUE;
}

static gboolean
muster_ledger_tables_append (MusterLedgerKeeper         *keeper,
                             gint64                      id,
                             const MusterHash           *head,
                             MusterLedgerEvent          *events,
                             guint                       n_events,
                             const MusterLedgerSummary  *summary,
                             gboolean                   *in_doubt,
                             GError                    **error)
{
  MusterLedgerTables *self = MUSTER_LEDGER_TABLES (keeper);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (self->db, error);
  g_auto (MusterLedgerHeader) header = { 0 };

  if (transaction == NULL ||
      !muster_ledger_header_load (&header, self->kind, self->db, id, error) ||
      !check_head (&header, head, error))
    return FALSE;

  for (guint i = 0; i < n_events; i++)
    {
      if (!add_event (self, id, &header, &events[i], error))
        return FALSE;
    }
  if (summary != NULL)
    muster_ledger_header_set_summary (&header, summary);

  if (!muster_ledger_header_touch (&header, self->db, error) ||
      !muster_ledger_header_update (&header, self->db, error))
    return FALSE;

  *in_doubt = !muster_transaction_commit (transaction, error);

  return !*in_doubt;
}

static gboolean
muster_ledger_tables_read (MusterLedgerKeeper  *keeper,
                           gint64               id,
                           MusterLedgerHeader  *header,
                           MusterLedgerOrigin  *origin,
                           MusterLedgerDetail  *detail,
                           GError             **error)
{
  MusterLedgerTables *self = MUSTER_LEDGER_TABLES (keeper);

  return muster_ledger_header_load (header, self->kind, self->db, id, error) &&
         muster_ledger_origin_load (origin, self->kind, self->db, id, error) &&
         muster_ledger_detail_load (detail, self->kind, self->db, id, header->uuid, error);
}

static gboolean
muster_ledger_tables_follow (MusterLedgerKeeper  *keeper,
                             gint64               id,
                             gint64               after,
                             MusterLedgerVisit    visit,
                             gpointer             data,
                             GError             **error)
{
  MusterLedgerTables *self = MUSTER_LEDGER_TABLES (keeper);
  g_autoptr (MusterStmt) stmt = muster_ledger_event_select (self->kind, self->db, id, after, error);
  gboolean row;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      g_auto (MusterLedgerEvent) event = { 0 };

      if (!row)
        return TRUE;
      if (!muster_ledger_event_read (&event, stmt, error) || !visit (&event, data, error))
        return FALSE;
    }

  return FALSE;
}

static gboolean
muster_ledger_tables_list (MusterLedgerKeeper      *keeper,
                           const MusterStoreQuery  *query,
                           GArray                  *ids,
                           GError                 **error)
{
  return muster_store_query_select (query, MUSTER_LEDGER_TABLES (keeper)->db, ids, error);
}

static void
muster_ledger_tables_keeper_init (MusterLedgerKeeperInterface *iface)
{
  iface->append = muster_ledger_tables_append;
  iface->read = muster_ledger_tables_read;
  iface->follow = muster_ledger_tables_follow;
  iface->list = muster_ledger_tables_list;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterLedgerTables, muster_ledger_tables, MUSTER_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_LEDGER_KEEPER,
                                                      muster_ledger_tables_keeper_init))

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLedgerTables, db, muster_db_unref),
};

static void
muster_ledger_tables_class_init (MusterLedgerTablesClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_ledger_tables_init (MusterLedgerTables *self)
{
}

MusterLedgerKeeper *
muster_ledger_tables_new (MusterDb               *db,
                          const MusterLedgerKind *kind)
{
  MusterLedgerTables *self = g_object_new (MUSTER_TYPE_LEDGER_TABLES, NULL);

  self->db = muster_db_ref (db);
  self->kind = kind;

  return MUSTER_LEDGER_KEEPER (self);
}
