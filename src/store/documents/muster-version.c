/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/documents/muster-version-private.h"

#include "core/muster-i18n.h"

#include <string.h>

static const char select_version[] =
  "SELECT " MUSTER_VERSION_COLUMNS " FROM version v WHERE v.id = ?1";

static const char select_parent[] =
  "SELECT " MUSTER_VERSION_COLUMNS " FROM version v WHERE v.kind = ?1 AND v.key = ?2 AND v.id < ?3"
  " AND v.version = ?4 ORDER BY v.id DESC LIMIT 1";

static const char insert_version[] =
  "INSERT INTO version (id, change_id, kept, kind, key, parent, state, content, version, hash)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";

static const char erase_version[] =
  "UPDATE version SET state = ?2, content = '', hash = ?3 WHERE id = ?1";

void
muster_version_free (MusterVersion *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->kind);
  g_free (self->key);
  g_free (self->content);
  g_clear_error (&self->fault);
  g_free (self);
}

void
muster_version_hash (const char       *kind,
                              const char       *key,
                              const MusterHash *parent,
                              const char       *content,
                              MusterHash       *version)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster version 1");
  muster_hasher_add_text (&hasher, kind);
  muster_hasher_add_text (&hasher, key);
  muster_hasher_add_int (&hasher, parent != NULL);
  if (parent != NULL)
    muster_hasher_add_hash (&hasher, parent);
  muster_hasher_add_int (&hasher, content != NULL);
  if (content != NULL)
    muster_hasher_add_text (&hasher, content);
  muster_hasher_finish (&hasher, version);
}

void
muster_version_hash_row (const MusterVersion *self,
                          MusterHash           *hash)
{
  const gint64 numbers[] = { self->id, self->change, self->kept, self->state, self->has_parent };
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster version row 1");
  muster_hasher_add_ints (&hasher, numbers, G_N_ELEMENTS (numbers));
  muster_hasher_add_text (&hasher, self->kind);
  muster_hasher_add_text (&hasher, self->key);
  if (self->has_parent)
    muster_hasher_add_hash (&hasher, &self->parent);
  muster_hasher_add_hash (&hasher, &self->version);
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_version_is_sound (const MusterVersion *self,
                          const MusterHash     *row_hash)
{
  MusterHash row, version;

  if (self->kind == NULL || self->key == NULL || self->state > MUSTER_VERSION_ERASED ||
      (self->content != NULL) != (self->state == MUSTER_VERSION_KEPT))
    return FALSE;

  muster_version_hash_row (self, &row);
  muster_version_hash (self->kind, self->key, self->has_parent ? &self->parent : NULL,
                                self->content, &version);

  return muster_hash_equal (&row, row_hash) &&
         (self->state == MUSTER_VERSION_ERASED || muster_hash_equal (&version, &self->version));
}

gboolean
muster_version_set_damaged (const char  *kind,
                             const char  *key,
                             GError     **error)
{
  const MusterDocumentKind *known = kind != NULL ? muster_document_kind_find (kind) : NULL;
  const char *sentence =
    known != NULL ? _(known->damaged) : _("This document is damaged: it is not as it was kept.");

  if (key != NULL && *key != '\0')
    g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT, "%s: %s", key, sentence);
  else
    g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT, sentence);

  return FALSE;
}

MusterVersion *
muster_version_new_from_row (MusterStmt *stmt,
                              int         first)
{
  MusterVersion *self = g_new0 (MusterVersion, 1);
  const guint8 *parent;
  MusterHash hash = { { 0 } };
  gsize length;

  self->id = muster_stmt_get_int (stmt, first);
  self->change = muster_stmt_get_int (stmt, first + 1);
  self->kept = muster_stmt_get_int (stmt, first + 2);
  self->kind = muster_stmt_dup_text (stmt, first + 3);
  self->key = muster_stmt_dup_text (stmt, first + 4);
  parent = muster_stmt_get_blob (stmt, first + 5, &length);
  self->has_parent = length == sizeof self->parent.bytes;
  if (self->has_parent)
    memcpy (self->parent.bytes, parent, length);
  self->state = (MusterVersionState) muster_stmt_get_int (stmt, first + 6);
  self->content = muster_stmt_dup_text (stmt, first + 7);
  if (self->state != MUSTER_VERSION_KEPT && g_strcmp0 (self->content, "") == 0)
    g_clear_pointer (&self->content, g_free);
  muster_stmt_get_hash (stmt, first + 8, &self->version);
  muster_stmt_get_hash (stmt, first + 9, &hash);
  if (!muster_stmt_check (stmt, NULL) || (length != 0 && !self->has_parent) ||
      !muster_version_is_sound (self, &hash))
    {
      muster_version_set_damaged (self->kind, self->key, &self->fault);
      g_clear_pointer (&self->content, g_free);
    }

  return self;
}

MusterVersion *
muster_version_load_parent (const MusterVersion  *self,
                             MusterDb              *db,
                             GError               **error)
{
  g_autoptr (MusterStmt) stmt = NULL;
  g_autoptr (MusterVersion) parent = NULL;
  gboolean row;

  if (!self->has_parent || (stmt = muster_stmt_new (db, select_parent, error)) == NULL)
    return NULL;

  muster_stmt_bind_text (stmt, 1, self->kind);
  muster_stmt_bind_text (stmt, 2, self->key);
  muster_stmt_bind_int (stmt, 3, self->id);
  muster_stmt_bind_hash (stmt, 4, &self->parent);
  if (!muster_stmt_step (stmt, &row, error) || !row)
    return NULL;

  parent = muster_version_new_from_row (stmt, 0);
  if (parent->fault == NULL)
    return g_steal_pointer (&parent);
  g_propagate_error (error, g_steal_pointer (&parent->fault));

  return NULL;
}

MusterVersion *
muster_version_load (MusterDb  *db,
                      gint64     id,
                      GError   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_version, error);
  g_autoptr (MusterVersion) self = NULL;
  gboolean row;

  if (stmt == NULL || !muster_stmt_look_up (stmt, id, &row, error))
    return NULL;
  if (!row)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                           _("The file is damaged: a version of a document is missing."));
      return NULL;
    }

  self = muster_version_new_from_row (stmt, 0);
  if (self->fault == NULL)
    return g_steal_pointer (&self);
  g_propagate_error (error, g_steal_pointer (&self->fault));

  return NULL;
}

gboolean
muster_version_insert (const MusterVersion  *self,
                        MusterDb              *db,
                        GError               **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, insert_version, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_version_hash_row (self, &hash);
  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_int (stmt, 2, self->change);
  muster_stmt_bind_int (stmt, 3, self->kept);
  muster_stmt_bind_text (stmt, 4, self->kind);
  muster_stmt_bind_text (stmt, 5, self->key);
  muster_stmt_bind_blob (stmt, 6, self->parent.bytes, self->has_parent ? sizeof self->parent.bytes : 0);
  muster_stmt_bind_int (stmt, 7, self->state);
  muster_stmt_bind_text (stmt, 8, self->content != NULL ? self->content : "");
  muster_stmt_bind_hash (stmt, 9, &self->version);
  muster_stmt_bind_hash (stmt, 10, &hash);

  return muster_stmt_run (stmt, NULL, error);
}

gboolean
muster_version_erase (MusterVersion  *self,
                       MusterDb        *db,
                       GError         **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, erase_version, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  self->state = MUSTER_VERSION_ERASED;
  g_clear_pointer (&self->content, g_free);
  muster_version_hash_row (self, &hash);
  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_int (stmt, 2, self->state);
  muster_stmt_bind_hash (stmt, 3, &hash);

  return muster_stmt_run (stmt, NULL, error);
}
