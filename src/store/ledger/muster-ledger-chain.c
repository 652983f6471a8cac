/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-chain.h"

#include "core/muster-i18n.h"
#include "store/db/muster-transaction.h"

#include <inttypes.h>
#include <string.h>

/* Reads and verifies the chain of hashes: origin -> event 1 -> event 2 -> … -> head. The header
 * stores the head and has a hash of its own. So a row that was changed, lost, added or exchanged
 * anywhere breaks the chain or the header. */

static gboolean
set_damaged (const MusterLedgerChain  *self,
             const char               *what,
             GError                  **error)
{
  return muster_ledger_kind_fail (self->header.kind, error, MUSTER_STORE_ERROR_CORRUPT,
                                  MUSTER_LEDGER_IS_DAMAGED, .title = self->header.title, .what = what);
}

/* Applies the events to the log and checks that each follows from the one before. */
static gboolean
follow (MusterLedgerChain  *self,
        MusterDb           *db,
        GError            **error)
{
  const MusterLedgerHeader *header = &self->header;
  g_autoptr (MusterStmt) stmt = muster_ledger_event_select (header->kind, db, header->id, 0, error);
  MusterHash before = self->origin.hash;
  MusterHash state = self->origin.state;
  gint64 n_events = 0;
  gboolean row = TRUE;

  while (row)
    {
      g_auto (MusterLedgerEvent) event = { 0 };
      MusterHash hash;

      if (stmt == NULL || !muster_stmt_step (stmt, &row, error))
        return FALSE;
      if (!row)
        break;
      if (!muster_ledger_event_read (&event, stmt, error))
        return FALSE;

      n_events++;
      muster_ledger_event_compute_hash (&event, &before, &hash);
      if (event.seq != n_events || !muster_hash_equal (&hash, &event.hash) ||
          !muster_log_fold_apply (&self->fold, &event))
        {
          g_autofree char *what =
            g_strdup_printf (_("event %" PRId64 " has been changed or is missing"), n_events);

          return set_damaged (self, what, error);
        }
      before = event.hash;
      state = event.state;
    }

  if (n_events != header->n_events || !muster_hash_equal (&before, &header->head) ||
      !muster_hash_equal (&state, &header->state) ||
      self->fold.n_counting != header->n_counting || self->fold.entries->len != header->n_entries)
    return set_damaged (self, _("its last events are missing"), error);

  return TRUE;
}

static gboolean
load_beginning (MusterLedgerChain       *self,
                const MusterLedgerKind  *kind,
                MusterDb                *db,
                gint64                   id,
                GError                 **error)
{
  MusterHash hash;

  memset (self, 0, sizeof *self);
  muster_log_fold_init (&self->fold);
  if (!muster_ledger_header_load (&self->header, kind, db, id, error) ||
      !muster_ledger_origin_load (&self->origin, kind, db, id, error))
    return FALSE;

  if (self->origin.uuid == NULL)
    return set_damaged (self, _("its beginning is missing"), error);

  muster_ledger_origin_compute_hash (&self->origin, kind, &hash);
  if (!muster_hash_equal (&hash, &self->origin.hash) ||
      strcmp (self->origin.uuid, self->header.uuid) != 0 || self->origin.created != self->header.created)
    return set_damaged (self, _("its beginning has been changed"), error);

  return TRUE;
}

gboolean
muster_ledger_chain_load_beginning (MusterLedgerChain       *self,
                                    const MusterLedgerKind  *kind,
                                    MusterDb                *db,
                                    gint64                   id,
                                    GError                 **error)
{
  g_autoptr (MusterSnapshot) snapshot = muster_snapshot_begin (db);
  GError *problem = NULL;

  return load_beginning (self, kind, db, id, &problem) || muster_db_fail (db, problem, error);
}

gboolean
muster_ledger_chain_load (MusterLedgerChain       *self,
                          const MusterLedgerKind  *kind,
                          MusterDb                *db,
                          gint64                   id,
                          GError                 **error)
{
  g_autoptr (MusterSnapshot) snapshot = muster_snapshot_begin (db);
  GError *problem = NULL;

  return (load_beginning (self, kind, db, id, &problem) &&
          muster_ledger_detail_load (&self->detail, kind, db, id, self->header.uuid, &problem) &&
          follow (self, db, &problem)) ||
         muster_db_fail (db, problem, error);
}

void
muster_ledger_chain_clear (MusterLedgerChain *self)
{
  muster_ledger_header_clear (&self->header);
  muster_ledger_origin_clear (&self->origin);
  muster_log_fold_clear (&self->fold);
  muster_ledger_detail_clear (&self->detail);
}
