/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/documents/muster-change-private.h"
#include "store/documents/muster-document-head.h"
#include "store/documents/muster-documents-private.h"

#include <string.h>

/* Takes somebody's names out of all documents. It goes through everything once; the rows are few enough. */

static const char select_documents[] = "SELECT kind, key FROM document ORDER BY kind, number";

static const char select_versions[] =
  "SELECT " MUSTER_VERSION_COLUMNS " FROM version v WHERE v.kind = ?1 AND v.key = ?2 ORDER BY v.id";

static const char select_changes[] = "SELECT " MUSTER_CHANGE_COLUMNS " FROM change ORDER BY id";

static const char rekey_version[] =
  "UPDATE version SET key = ?2, state = ?3, content = '', hash = ?4 WHERE id = ?1";

static const char rekey_document[] =
  "UPDATE document SET key = ?3, hash = ?4 WHERE kind = ?1 AND number = ?2";

typedef struct
{
  char *kind;
  char *key;
} Name;

static void
clear_name (gpointer data)
{
  g_free (((Name *) data)->kind);
  g_free (((Name *) data)->key);
}

static GArray *
list_documents (MusterDb  *db,
                GError   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_documents, error);
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (Name));
  gboolean row;

  g_array_set_clear_func (names, clear_name);
  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      Name name;

      if (!row)
        return g_steal_pointer (&names);
      name = (Name) { muster_stmt_dup_text (stmt, 0), muster_stmt_dup_text (stmt, 1) };
      g_array_append_val (names, name);
    }

  return NULL;
}

/* (element-type MusterVersion): all versions, the oldest first. One that is damaged is an error. */
static GPtrArray *
list_versions (MusterDb    *db,
               const Name  *name,
               GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_versions, error);
  g_autoptr (GPtrArray) versions = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_version_free);
  gboolean row;

  if (stmt == NULL)
    return NULL;
  muster_stmt_bind_text (stmt, 1, name->kind);
  muster_stmt_bind_text (stmt, 2, name->key);
  while (muster_stmt_step (stmt, &row, error))
    {
      MusterVersion *version;

      if (!row)
        return g_steal_pointer (&versions);
      version = muster_version_new_from_row (stmt, 0);
      g_ptr_array_add (versions, version);
      if (version->fault != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&version->fault));
          return NULL;
        }
    }

  return NULL;
}

/* A key that no document of the kind has. */
static char *
dup_free_key (MusterDb    *db,
              const char  *kind,
              const char  *wanted,
              GError     **error)
{
  for (guint n = 1; ; n++)
    {
      g_autofree char *key = n == 1 ? g_strdup (wanted) : g_strdup_printf ("%s (%u)", wanted, n);
      g_auto (MusterDocumentHead) head = { 0 };

      if (!muster_document_head_find (&head, db, kind, key, error))
        return NULL;
      if (head.number == 0)
        return g_steal_pointer (&key);
    }
}

static gboolean
move_version (MusterDb       *db,
              MusterVersion  *version,
              const char     *key,
              GError        **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, rekey_version, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;
  g_free (version->key);
  version->key = g_strdup (key);
  version->state = MUSTER_VERSION_ERASED;
  g_clear_pointer (&version->content, g_free);
  muster_version_hash_row (version, &hash);
  muster_stmt_bind_int (stmt, 1, version->id);
  muster_stmt_bind_text (stmt, 2, key);
  muster_stmt_bind_int (stmt, 3, version->state);
  muster_stmt_bind_hash (stmt, 4, &hash);

  return muster_stmt_run (stmt, NULL, error);
}

/* Hashes of versions cover the key: none of them keeps its content. */
static gboolean
move_document (MusterDb    *db,
               const Name  *name,
               GPtrArray   *versions,
               const char  *key,
               GError     **error)
{
  g_auto (MusterDocumentHead) head = { 0 };
  g_autoptr (MusterStmt) stmt = NULL;
  MusterHash hash;

  for (guint i = 0; i < versions->len; i++)
    {
      if (!move_version (db, versions->pdata[i], key, error))
        return FALSE;
    }
  if (!muster_document_head_find (&head, db, name->kind, name->key, error) ||
      (stmt = muster_stmt_new (db, rekey_document, error)) == NULL)
    return FALSE;

  g_free (head.key);
  head.key = g_strdup (key);
  muster_document_head_hash (&head, &hash);
  muster_stmt_bind_text (stmt, 1, name->kind);
  muster_stmt_bind_int (stmt, 2, head.number);
  muster_stmt_bind_text (stmt, 3, key);
  muster_stmt_bind_hash (stmt, 4, &hash);

  return muster_stmt_run (stmt, NULL, error);
}

/* The kind of a later version of Muster is known by its id alone. */
static const MusterDocumentKind *
find_kind (MusterChange       *change,
           const char         *id,
           MusterDocumentKind *unknown)
{
  const MusterDocumentKind *kind = muster_documents_find_kind (muster_change_get_documents (change), id);

  *unknown = (MusterDocumentKind) { .id = g_intern_string (id) };

  return kind != NULL ? kind : unknown;
}

static gboolean
scrub_document (MusterChange       *change,
                const Name         *name,
                const MusterScrub  *scrub,
                GError            **error)
{
  MusterDb *db = muster_change_get_db (change);
  g_autoptr (GPtrArray) versions = list_versions (db, name, error);
  g_autofree char *wanted = muster_scrub_text (scrub, name->key);
  g_autofree char *key = NULL;
  g_autofree char *current = NULL;
  MusterDocumentKind unknown;
  const MusterDocumentKind *kind = find_kind (change, name->kind, &unknown);

  if (versions == NULL)
    return FALSE;

  /* The last one decides what the document says from now on. */
  for (guint i = 0; i < versions->len; i++)
    {
      MusterVersion *version = versions->pdata[i];
      g_autofree char *scrubbed =
        version->content != NULL ? muster_scrub_json (scrub, MUSTER_SCRUB_RECORD, version->content) : NULL;
      gboolean is_last = i == versions->len - 1;

      if (is_last && (scrubbed != NULL || wanted != NULL))
        current = scrubbed != NULL ? g_strdup (scrubbed) : g_strdup (version->content);
      if (scrubbed != NULL && wanted == NULL && !is_last && !muster_version_erase (version, db, error))
        return FALSE;
    }
  if (wanted == NULL)
    return current == NULL || (muster_change_put (change, kind, name->key, current, error) &&
                               muster_version_erase (versions->pdata[versions->len - 1], db, error));

  key = dup_free_key (db, name->kind, wanted, error);

  return key != NULL && move_document (db, name, versions, key, error) &&
         (current == NULL || muster_change_put (change, kind, key, current, error));
}

static gboolean
scrub_titles (MusterDb           *db,
              const MusterScrub  *scrub,
              GError            **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_changes, error);
  g_autoptr (GPtrArray) changed = g_ptr_array_new_with_free_func (g_free);
  gboolean row = TRUE;

  while (row)
    {
      g_auto (MusterChangeRow) change = { 0 };
      g_autofree char *title = NULL;

      if (stmt == NULL || !muster_stmt_step (stmt, &row, error))
        return FALSE;
      if (!row)
        break;
      if (!muster_change_row_read (&change, stmt))
        return muster_version_set_damaged (NULL, NULL, error);
      title = muster_scrub_text (scrub, change.title);
      if (title != NULL)
        g_ptr_array_add (changed, g_memdup2 (&change.id, sizeof change.id));
    }
  for (guint i = 0; i < changed->len; i++)
    {
      g_auto (MusterChangeRow) change = { 0 };
      char *title;

      if (!muster_change_row_load (&change, db, *(const gint64 *) changed->pdata[i], error))
        return FALSE;
      title = muster_scrub_text (scrub, change.title);
      g_free (change.title);
      change.title = title;
      if (!muster_change_row_save (&change, db, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
muster_documents_erase_scrub_change (MusterChange       *self,
                                     const MusterScrub  *scrub,
                                     GError            **error)
{
  MusterDb *db = muster_change_get_db (self);
  g_autoptr (GArray) names = list_documents (db, error);

  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      if (!scrub_document (self, &g_array_index (names, Name, i), scrub, error))
        return FALSE;
    }
  if (names == NULL || !scrub_titles (db, scrub, error))
    return FALSE;
  muster_change_set_apart (self, "");

  return TRUE;
}
