/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/documents/muster-documents-exchange.h"

#include "store/documents/muster-change-row.h"
#include "store/documents/muster-document-head.h"
#include "store/documents/muster-documents-private.h"

/* What another desk must know of the documents here. */

static const char select_heads[] =
  "SELECT " MUSTER_HEAD_COLUMNS " FROM document d WHERE d.kind = ?1 ORDER BY d.number";

gboolean
muster_documents_exchange_visit_heads (MusterDocuments           *self,
                                       const MusterDocumentKind  *kind,
                                       MusterDocumentHeadVisit    visit,
                                       gpointer                   data,
                                       GError                   **error)
{
  g_autoptr (MusterStmt) stmt = NULL;
  gboolean row = TRUE;

  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), FALSE);

  stmt = muster_stmt_new (muster_documents_get_db (self), select_heads, error);
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, kind->id);
  while (muster_stmt_step (stmt, &row, error) && row)
    {
      g_auto (MusterDocumentHead) head = { 0 };

      if (!muster_document_head_read (&head, stmt))
        return muster_version_set_damaged (kind->id, head.key, error);
      visit (head.key, &head.version, head.removed != 0, data);
    }

  return !row;
}

/* The parent of a version is the next older one in the list that has its hash. */
static int
find_parent (GPtrArray *versions,
             int        index)
{
  const MusterVersion *child = versions->pdata[index];

  for (guint i = (guint) index + 1; child->has_parent && i < versions->len; i++)
    {
      const MusterVersion *version = versions->pdata[i];

      if (muster_hash_equal (&version->version, &child->parent))
        return (int) i;
    }

  return -1;
}

/* One that was handed on is NULL. */
static void
free_version (gpointer data)
{
  g_clear_pointer ((MusterVersion **) &data, muster_version_free);
}

GPtrArray *
muster_documents_exchange_list_after (MusterDocuments           *self,
                                      const MusterDocumentKind  *kind,
                                      const char                *key,
                                      const MusterHash          *after,
                                      gboolean                  *found,
                                      GError                   **error)
{
  g_autoptr (GPtrArray) versions = muster_documents_list_history (self, kind, key, error);
  g_autoptr (GPtrArray) chain = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_version_free);
  int place = versions != NULL && versions->len > 0 ? 0 : -1;

  *found = FALSE;
  if (versions == NULL)
    return NULL;

  g_ptr_array_set_free_func (versions, free_version);
  while (place >= 0)
    {
      MusterVersion *version = versions->pdata[place];
      int parent = find_parent (versions, place);

      if (version->fault != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&version->fault));
          return NULL;
        }
      if (after != NULL && muster_hash_equal (&version->version, after))
        {
          *found = TRUE;
          break;
        }
      /* What the first version here follows may have been lost or never have come here. */
      if (after != NULL && parent < 0 && version->has_parent && muster_hash_equal (&version->parent, after))
        *found = TRUE;
      g_ptr_array_insert (chain, 0, version);
      versions->pdata[place] = NULL;
      place = parent;
    }

  return g_steal_pointer (&chain);
}

char *
muster_documents_exchange_dup_desk (MusterDocuments          *self,
                                    const MusterDocumentKind *kind,
                                    const char               *key)
{
  g_autoptr (GPtrArray) versions = muster_documents_list_history (self, kind, key, NULL);
  g_auto (MusterChangeRow) change = { 0 };
  const MusterVersion *first;

  if (versions == NULL || versions->len == 0)
    return NULL;
  first = versions->pdata[versions->len - 1];

  return first->fault == NULL
             && muster_change_row_load (&change, muster_documents_get_db (self), first->change,
                                        NULL)
           ? g_steal_pointer (&change.desk)
           : NULL;
}
