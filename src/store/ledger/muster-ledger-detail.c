/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-detail.h"

#include "store/db/muster-meta.h"
#include "store/db/muster-transaction.h"

#include <string.h>

#define NOTHING "{}"

static const char SELECT[] =
  "SELECT uuid, edition, document, hash FROM {name}_detail WHERE {name}_id = ?1";
static const char COUNT[] =
  "SELECT count (*) FROM {name}_detail AS d NOT INDEXED JOIN {name} AS l ON l.id = d.{name}_id"
  " AND l.uuid = d.uuid";
static const char INSERT[] =
  "INSERT INTO {name}_detail ({name}_id, uuid, edition, document, hash) VALUES (?1, ?2, ?3, ?4, ?5)";
static const char UPDATE[] =
  "UPDATE {name}_detail SET uuid = ?2, edition = ?3, document = ?4, hash = ?5 WHERE {name}_id = ?1";
static const char DELETE[] = "DELETE FROM {name}_detail WHERE {name}_id = ?1";

void
muster_ledger_detail_clear (MusterLedgerDetail *self)
{
  g_clear_pointer (&self->uuid, g_free);
  g_clear_pointer (&self->document, g_free);
}

/* The hash does not cover the id, which may differ in a salvaged file. */
void
muster_ledger_detail_compute_hash (const MusterLedgerDetail *self,
                                   const MusterLedgerKind   *kind,
                                   MusterHash               *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, kind->detail_purpose);
  muster_hasher_add_text (&hasher, self->uuid);
  muster_hasher_add_int (&hasher, self->edition);
  muster_hasher_add_text (&hasher, self->document);
  muster_hasher_finish (&hasher, hash);
}

/* Most ledgers have no details. Whether one has lost them only the tally knows. */
static void
look_for_lost (const MusterLedgerKind *kind,
               MusterDb               *db)
{
  g_autoptr (MusterSnapshot) snapshot = muster_snapshot_begin (db);
  g_autoptr (GError) error = NULL;
  gint64 n_found, n_kept;

  if (muster_db_get_damage (db) != NULL || muster_db_is_verified (db, kind->detail_tally))
    return;
  if (!muster_db_query_int (db, muster_ledger_kind_sql (kind, COUNT), &n_found, &error) ||
      !muster_tally_count (db, kind->detail_tally, &n_kept, &error))
    {
      muster_db_note_error (db, error);
      return;
    }
  if (n_found < n_kept)
    {
      g_autofree char *sentence =
        muster_ledger_kind_say (kind, MUSTER_LEDGER_LOST_DETAILS,
                                &(MusterLedgerSubject) { .number = n_kept - n_found });

      muster_db_note_damage (db, sentence);
      return;
    }
  muster_db_set_verified (db, kind->detail_tally);
}

gboolean
muster_ledger_detail_load (MusterLedgerDetail      *self,
                           const MusterLedgerKind  *kind,
                           MusterDb                *db,
                           gint64                   id,
                           const char              *uuid,
                           GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, SELECT), error);
  g_autofree char *kept_uuid = NULL;
  MusterHash kept, computed;
  gboolean row;

  *self = (MusterLedgerDetail) { .uuid = g_strdup (uuid), .document = g_strdup (NOTHING) };
  if (stmt == NULL || !muster_stmt_look_up (stmt, id, &row, error))
    return FALSE;
  if (!row)
    {
      look_for_lost (kind, db);
      return TRUE;
    }

  kept_uuid = muster_stmt_dup_text (stmt, 0);
  self->edition = muster_stmt_get_int (stmt, 1);
  g_free (self->document);
  self->document = muster_stmt_dup_text (stmt, 2);
  muster_stmt_get_hash (stmt, 3, &kept);
  if (!muster_stmt_check (stmt, error))
    return FALSE;

  muster_ledger_detail_compute_hash (self, kind, &computed);

  return (g_strcmp0 (kept_uuid, uuid) == 0 && muster_hash_equal (&kept, &computed)) ||
         muster_ledger_kind_fail (kind, error, MUSTER_STORE_ERROR_CORRUPT,
                                  MUSTER_LEDGER_HAS_DAMAGED_DETAILS);
}

static gboolean
write_row (const MusterLedgerDetail  *self,
           const MusterLedgerKind    *kind,
           MusterDb                  *db,
           const char                *sql,
           gint64                     id,
           gint64                    *n_changed,
           GError                   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, sql), error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_ledger_detail_compute_hash (self, kind, &hash);
  muster_stmt_bind_int (stmt, 1, id);
  muster_stmt_bind_text (stmt, 2, self->uuid);
  muster_stmt_bind_int (stmt, 3, self->edition);
  muster_stmt_bind_text (stmt, 4, self->document);
  muster_stmt_bind_hash (stmt, 5, &hash);

  return muster_stmt_run (stmt, n_changed, error);
}

gboolean
muster_ledger_detail_put (const MusterLedgerDetail  *self,
                          const MusterLedgerKind    *kind,
                          MusterDb                  *db,
                          gint64                     id,
                          GError                   **error)
{
  gint64 n_changed, row;

  if (!write_row (self, kind, db, UPDATE, id, &n_changed, error))
    return FALSE;

  return n_changed > 0 || (write_row (self, kind, db, INSERT, id, NULL, error) &&
                           muster_tally_add (db, kind->detail_tally, &row, error));
}

gboolean
muster_ledger_detail_save (const MusterLedgerKind  *kind,
                           MusterDb                *db,
                           gint64                   id,
                           const char              *uuid,
                           const char              *document,
                           GError                 **error)
{
  g_auto (MusterLedgerDetail) detail = { 0 };

  if (!muster_ledger_detail_load (&detail, kind, db, id, uuid, error))
    return FALSE;
  if (g_str_equal (detail.document, document))
    return TRUE;

  detail.edition++;
  g_free (detail.document);
  detail.document = g_strdup (document);

  return muster_ledger_detail_put (&detail, kind, db, id, error);
}

gboolean
muster_ledger_detail_drop (const MusterLedgerKind  *kind,
                           MusterDb                *db,
                           gint64                   id,
                           GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, DELETE), error);
  gint64 n_removed;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, id);

  return muster_stmt_run (stmt, &n_removed, error) &&
         (n_removed == 0 || muster_tally_remove (db, kind->detail_tally, error));
}
