/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-origin.h"

#include <string.h>

/* Never changes once it has begun: muster_ledger_origin_update() is for what is prepared. */

void
muster_ledger_origin_clear (MusterLedgerOrigin *self)
{
  g_free (self->uuid);
  g_free (self->document);
  memset (self, 0, sizeof *self);
}

void
muster_ledger_origin_compute_hash (const MusterLedgerOrigin *self,
                                   const MusterLedgerKind   *kind,
                                   MusterHash               *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, kind->origin_purpose);
  muster_hasher_add_text (&hasher, self->uuid);
  muster_hasher_add_int (&hasher, self->created);
  muster_hasher_add_text (&hasher, self->document);
  muster_hasher_add_hash (&hasher, &self->state);
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_ledger_origin_load (MusterLedgerOrigin      *self,
                           const MusterLedgerKind  *kind,
                           MusterDb                *db,
                           gint64                   id,
                           GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, kind->sql.select_origin, error);
  gboolean row;

  memset (self, 0, sizeof *self);
  if (stmt == NULL || !muster_stmt_look_up (stmt, id, &row, error))
    return FALSE;
  if (!row)
    return TRUE;

  self->uuid = muster_stmt_dup_text (stmt, 0);
  self->created = muster_stmt_get_int (stmt, 1);
  self->document = muster_stmt_dup_text (stmt, 2);
  muster_stmt_get_hash (stmt, 3, &self->state);
  muster_stmt_get_hash (stmt, 4, &self->hash);

  return muster_stmt_check (stmt, error);
}

gboolean
muster_ledger_origin_insert (MusterLedgerOrigin      *self,
                             const MusterLedgerKind  *kind,
                             MusterDb                *db,
                             gint64                   id,
                             GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, kind->sql.insert_origin, error);

  if (stmt == NULL)
    return FALSE;

  muster_ledger_origin_compute_hash (self, kind, &self->hash);
  muster_stmt_bind_int (stmt, 1, id);
  muster_stmt_bind_text (stmt, 2, self->uuid);
  muster_stmt_bind_int (stmt, 3, self->created);
  muster_stmt_bind_text (stmt, 4, self->document);
  muster_stmt_bind_hash (stmt, 5, &self->state);
  muster_stmt_bind_hash (stmt, 6, &self->hash);

  return muster_stmt_run (stmt, NULL, error);
}

gboolean
muster_ledger_origin_update (MusterLedgerOrigin      *self,
                             const MusterLedgerKind  *kind,
                             MusterDb                *db,
                             gint64                   id,
                             GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, kind->sql.update_origin, error);

  if (stmt == NULL)
    return FALSE;

  muster_ledger_origin_compute_hash (self, kind, &self->hash);
  muster_stmt_bind_int (stmt, 1, id);
  muster_stmt_bind_text (stmt, 2, self->document);
  muster_stmt_bind_hash (stmt, 3, &self->state);
  muster_stmt_bind_hash (stmt, 4, &self->hash);

  return muster_stmt_run (stmt, NULL, error);
}
