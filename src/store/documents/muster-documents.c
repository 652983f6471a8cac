/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/documents/muster-documents-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-transaction.h"
#include "store/documents/muster-document-head.h"

#include <string.h>

/* Reads documents. Every read verifies two rows: the one that names the current version, and that
 * version. */

struct _MusterDocuments
{
  MusterObject parent_instance;

  MusterDb *db;
  GPtrArray *more_kinds; /* not owned by anybody: static */
};

G_DEFINE_FINAL_TYPE (MusterDocuments, muster_documents, MUSTER_TYPE_OBJECT)

enum
{
  CHANGED,
  SETTLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Whether one is removed is decided after its hash has been verified. */
static const char select_all[] =
  "SELECT " MUSTER_HEAD_COLUMNS ", " MUSTER_VERSION_COLUMNS
  " FROM document d LEFT JOIN version v ON v.id = d.head WHERE d.kind = ?1 ORDER BY d.number";

static const char select_heads[] =
  "SELECT " MUSTER_HEAD_COLUMNS " FROM document d NOT INDEXED WHERE d.kind = ?1";

static const char select_history[] =
  "SELECT " MUSTER_VERSION_COLUMNS " FROM version v WHERE v.kind = ?1 AND v.key = ?2 ORDER BY v.id DESC";

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterDocuments, db, muster_db_unref),
  MUSTER_OWNED (MusterDocuments, more_kinds, g_ptr_array_unref),
};

static void
muster_documents_class_init (MusterDocumentsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT64);
  signals[SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
muster_documents_init (MusterDocuments *self)
{
  self->more_kinds = g_ptr_array_new ();
}

MusterDocuments *
muster_documents_new (MusterDb *db)
{
  MusterDocuments *self = g_object_new (MUSTER_TYPE_DOCUMENTS, NULL);

  self->db = muster_db_ref (db);

  return self;
}

MusterDb *
muster_documents_get_db (MusterDocuments *self)
{
  return self->db;
}

void
muster_documents_introduce (MusterDocuments          *self,
                            const MusterDocumentKind *kind)
{
  g_ptr_array_add (self->more_kinds, (gpointer) kind);
}

const MusterDocumentKind *
muster_documents_find_kind (MusterDocuments *self,
                            const char      *id)
{
  for (guint i = 0; i < self->more_kinds->len; i++)
    {
      const MusterDocumentKind *kind = self->more_kinds->pdata[i];

      if (strcmp (kind->id, id) == 0)
        return kind;
    }

  return muster_document_kind_find (id);
}

void
muster_documents_emit (MusterDocuments     *self,
                       const char          *kind,
                       MusterDocumentEvent  event,
                       gint64               id)
{
  g_signal_emit (self, signals[CHANGED], g_quark_from_static_string (kind), event, id);
}

void
muster_documents_emit_settled (MusterDocuments *self,
                               const char      *area)
{
  g_signal_emit (self, signals[SETTLED], g_quark_from_string (area));
}

/* @head: sound. */
static gboolean
read_current (MusterDocuments           *self,
              const MusterDocumentHead  *head,
              MusterVersion           **document,
              GError                   **error)
{
  g_autoptr (MusterVersion) found = NULL;

  *document = NULL;
  if (head->number == 0 || head->removed)
    return TRUE;

  found = muster_version_load (self->db, head->head, error);
  if (found == NULL)
    return FALSE;
  if (!muster_hash_equal (&found->version, &head->version) || strcmp (found->kind, head->kind) != 0 ||
      strcmp (found->key, head->key) != 0 || found->content == NULL)
    return muster_version_set_damaged (head->kind, head->key, error);

  found->number = head->number;
  *document = g_steal_pointer (&found);

  return TRUE;
}

/* Whether @head is sound, and found by its key. */
static gboolean
is_found (MusterDocuments          *self,
          const MusterDocumentHead *head,
          const char               *kind)
{
  g_auto (MusterDocumentHead) found = { 0 };

  return muster_document_head_find (&found, self->db, kind, head->key, NULL) && found.number == head->number;
}

static gboolean
verify_kind (MusterDocuments           *self,
             const MusterDocumentKind  *kind,
             const char                *tally,
             GError                   **error)
{
  g_autoptr (MusterSnapshot) snapshot = muster_snapshot_begin (self->db);
  g_autoptr (MusterStmt) stmt = muster_stmt_new (self->db, select_heads, error);
  gint64 n_missing;
  gboolean row = TRUE;

  if (stmt == NULL || !muster_tally_count (self->db, tally, &n_missing, error))
    return FALSE;

  muster_stmt_bind_text (stmt, 1, kind->id);
  while (muster_stmt_step (stmt, &row, error) && row)
    {
      g_auto (MusterDocumentHead) head = { 0 };

      n_missing--;
      if (!muster_document_head_read (&head, stmt) || !is_found (self, &head, kind->id))
        return muster_version_set_damaged (kind->id, NULL, error);
    }

  return !row && (n_missing <= 0 || muster_version_set_damaged (kind->id, NULL, error));
}

/* One that is not found never was here if all documents of its kind are there, sound and found by their
 * keys. Otherwise nobody knows which is missing: that is noted, and keeps nobody from what is whole. */
static void
look_for_lost (MusterDocuments          *self,
               const MusterDocumentKind *kind)
{
  g_autofree char *tally = muster_document_head_dup_tally (kind->id);
  g_autoptr (GError) error = NULL;

  if (muster_db_get_damage (self->db) != NULL || muster_db_is_verified (self->db, tally))
    return;
  if (verify_kind (self, kind, tally, &error))
    muster_db_set_verified (self->db, tally);
  else
    muster_db_note_error (self->db, error);
}

gboolean
muster_documents_read (MusterDocuments           *self,
                       const MusterDocumentKind  *kind,
                       const char                *key,
                       MusterVersion           **document,
                       GError                   **error)
{
  g_auto (MusterDocumentHead) head = { 0 };
  GError *problem = NULL;

  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), FALSE);

  *document = NULL;

  if (!muster_document_head_find (&head, self->db, kind->id, key, &problem))
    return muster_db_fail (self->db, problem, error);
  if (head.number == 0)
    look_for_lost (self, kind);

  return read_current (self, &head, document, &problem) || muster_db_fail (self->db, problem, error);
}

gboolean
muster_documents_read_number (MusterDocuments           *self,
                              const MusterDocumentKind  *kind,
                              gint64                     number,
                              MusterVersion           **document,
                              GError                   **error)
{
  g_auto (MusterDocumentHead) head = { 0 };
  GError *problem = NULL;

  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), FALSE);

  *document = NULL;

  if (!muster_document_head_look_up (&head, self->db, kind->id, number, &problem))
    return muster_db_fail (self->db, problem, error);
  if (head.number == 0)
    look_for_lost (self, kind);

  return read_current (self, &head, document, &problem) || muster_db_fail (self->db, problem, error);
}

/* Returns: (transfer full) (nullable): the document of the present row of select_all; NULL if it was
 * removed */
static MusterVersion *
read_row (MusterStmt *stmt)
{
  g_auto (MusterDocumentHead) head = { 0 };
  g_autoptr (MusterVersion) document = NULL;
  gboolean sound = muster_document_head_read (&head, stmt);

  if (sound && head.removed)
    return NULL;

  document = sound ? muster_version_new_from_row (stmt, MUSTER_HEAD_N_COLUMNS) : g_new0 (MusterVersion, 1);
  if (document->fault == NULL &&
      (!sound || document->content == NULL || !muster_hash_equal (&document->version, &head.version) ||
       strcmp (document->kind, head.kind) != 0 || strcmp (document->key, head.key) != 0))
    {
      g_clear_pointer (&document->content, g_free);
      muster_version_set_damaged (head.kind, head.key, &document->fault);
    }
  document->number = head.number;
  if (document->fault != NULL)
    {
      g_free (document->key);
      document->key = g_steal_pointer (&head.key);
    }

  return g_steal_pointer (&document);
}

gboolean
muster_documents_visit (MusterDocuments           *self,
                        const MusterDocumentKind  *kind,
                        MusterDocumentVisit        visit,
                        gpointer                   data,
                        GError                   **error)
{
  g_autoptr (MusterSnapshot) snapshot = muster_snapshot_begin (self->db);
  g_autofree char *tally = muster_document_head_dup_tally (kind->id);
  g_autoptr (MusterStmt) stmt = NULL;
  gint64 n_missing = 0;
  gboolean row = TRUE;

  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), FALSE);

  stmt = muster_stmt_new (self->db, select_all, error);
  if (stmt == NULL || !muster_tally_count (self->db, tally, &n_missing, error))
    return FALSE;

  muster_stmt_bind_text (stmt, 1, kind->id);
  while (muster_stmt_step (stmt, &row, error) && row)
    {
      g_autoptr (MusterVersion) document = read_row (stmt);

      n_missing--;
      if (document != NULL && document->fault != NULL)
        muster_db_note_damage (self->db, document->fault->message);
      if (document != NULL)
        visit (document, data);
    }
  if (row)
    return FALSE;

  /* A damaged table may simply end early, so report the rows that the tally counts and that were
   * not listed. */
  for (; n_missing > 0; n_missing--)
    {
      g_autoptr (MusterVersion) missing = g_new0 (MusterVersion, 1);

      muster_version_set_damaged (kind->id, NULL, &missing->fault);
      muster_db_note_damage (self->db, missing->fault->message);
      visit (missing, data);
    }

  return TRUE;
}

GPtrArray *
muster_documents_list_history (MusterDocuments           *self,
                               const MusterDocumentKind  *kind,
                               const char                *key,
                               GError                   **error)
{
  g_autoptr (GPtrArray) versions = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_version_free);
  g_autoptr (MusterStmt) stmt = NULL;
  gboolean row = TRUE;

  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), NULL);

  stmt = muster_stmt_new (self->db, select_history, error);
  if (stmt == NULL)
    return NULL;

  muster_stmt_bind_text (stmt, 1, kind->id);
  muster_stmt_bind_text (stmt, 2, key);
  while (muster_stmt_step (stmt, &row, error) && row)
    g_ptr_array_add (versions, muster_version_new_from_row (stmt, 0));

  return row ? NULL : g_steal_pointer (&versions);
}
