/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/documents/muster-document-head.h"

#include "core/muster-i18n.h"

static const char select_by_key[] =
  "SELECT " MUSTER_HEAD_COLUMNS " FROM document d WHERE d.kind = ?1 AND d.key = ?2";

static const char select_by_number[] =
  "SELECT " MUSTER_HEAD_COLUMNS " FROM document d WHERE d.kind = ?1 AND d.number = ?2";

static const char replace_head[] =
  "INSERT INTO document (kind, number, key, head, version, removed, archived, search, facts, hash)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
  " ON CONFLICT (kind, number) DO UPDATE SET head = excluded.head, version = excluded.version,"
  " removed = excluded.removed, archived = excluded.archived, search = excluded.search,"
  " facts = excluded.facts, hash = excluded.hash";

void
muster_document_head_clear (MusterDocumentHead *self)
{
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->key, g_free);
  muster_document_kind_facts_clear (&self->facts);
}

void
muster_document_head_hash (const MusterDocumentHead *self,
                           MusterHash               *hash)
{
  const gint64 numbers[] = { self->number, self->head, self->removed, self->facts.archived };
  const char *texts[] = { self->kind, self->key, self->facts.search, self->facts.facts };
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster document 1");
  muster_hasher_add_ints (&hasher, numbers, G_N_ELEMENTS (numbers));
  muster_hasher_add_texts (&hasher, texts, G_N_ELEMENTS (texts));
  muster_hasher_add_hash (&hasher, &self->version);
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_document_head_read (MusterDocumentHead *self,
                           MusterStmt         *stmt)
{
  MusterHash kept = { { 0 } }, computed;

  self->kind = muster_stmt_dup_text (stmt, 0);
  self->number = muster_stmt_get_int (stmt, 1);
  self->key = muster_stmt_dup_text (stmt, 2);
  self->head = muster_stmt_get_int (stmt, 3);
  muster_stmt_get_hash (stmt, 4, &self->version);
  self->removed = muster_stmt_get_int (stmt, 5);
  self->facts.archived = muster_stmt_get_int (stmt, 6) != 0;
  self->facts.search = muster_stmt_dup_text (stmt, 7);
  self->facts.facts = muster_stmt_dup_text (stmt, 8);
  muster_stmt_get_hash (stmt, 9, &kept);
  if (!muster_stmt_check (stmt, NULL))
    return FALSE;

  muster_document_head_hash (self, &computed);

  return muster_hash_equal (&kept, &computed);
}

char *
muster_document_head_dup_tally (const char *kind)
{
  return g_strconcat ("document/", kind, NULL);
}

gboolean
muster_document_head_find (MusterDocumentHead  *self,
                           MusterDb            *db,
                           const char          *kind,
                           const char          *key,
                           GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_by_key, error);
  gboolean row;

  *self = (MusterDocumentHead) { 0 };
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, kind);
  muster_stmt_bind_text (stmt, 2, key);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;

  return !row || muster_document_head_read (self, stmt) || muster_version_set_damaged (kind, key, error);
}

gboolean
muster_document_head_look_up (MusterDocumentHead  *self,
                              MusterDb            *db,
                              const char          *kind,
                              gint64               number,
                              GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_by_number, error);
  gboolean row;

  *self = (MusterDocumentHead) { 0 };
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, kind);
  muster_stmt_bind_int (stmt, 2, number);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;

  return !row || muster_document_head_read (self, stmt) ||
         muster_version_set_damaged (kind, self->key, error);
}

void
muster_document_head_advance (MusterDocumentHead       *self,
                              const MusterDocumentKind *kind,
                              const MusterVersion     *version)
{
  if (self->kind == NULL)
    {
      self->kind = g_strdup (version->kind);
      self->key = g_strdup (version->key);
    }
  self->head = version->id;
  self->version = version->version;
  self->removed = version->state != MUSTER_VERSION_KEPT;
  muster_document_kind_facts_clear (&self->facts);
  muster_document_kind_facts_init (&self->facts, kind, version->key, version->content);
}

gboolean
muster_document_head_save (const MusterDocumentHead  *self,
                           MusterDb                  *db,
                           GError                   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, replace_head, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_document_head_hash (self, &hash);
  muster_stmt_bind_text (stmt, 1, self->kind);
  muster_stmt_bind_int (stmt, 2, self->number);
  muster_stmt_bind_text (stmt, 3, self->key);
  muster_stmt_bind_int (stmt, 4, self->head);
  muster_stmt_bind_hash (stmt, 5, &self->version);
  muster_stmt_bind_int (stmt, 6, self->removed);
  muster_stmt_bind_int (stmt, 7, self->facts.archived);
  muster_stmt_bind_text (stmt, 8, self->facts.search);
  muster_stmt_bind_text (stmt, 9, self->facts.facts);
  muster_stmt_bind_hash (stmt, 10, &hash);

  return muster_stmt_run (stmt, NULL, error);
}
