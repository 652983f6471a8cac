/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/documents/muster-change-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/documents/muster-document-head.h"
#include "store/documents/muster-documents-private.h"

#include <string.h>

/* Stores a change. It assigns the numbers of new documents in memory and updates the tally once, at
 * the commit, so that each of thousands of documents costs only two statements. Nobody else can
 * write meanwhile. */

typedef struct
{
  const char *kind;
  gint64 number;
  MusterDocumentEvent event;
} Told;

/* How many documents of a kind are new, and the number of the next one. */
typedef struct
{
  gint64 next;
  gint64 n;
} Added;

struct _MusterChange
{
  MusterDocuments *documents;
  MusterDb *db;
  MusterTransaction *transaction;
  MusterChangeRow row;
  MusterChangeRow last;
  gboolean is_apart;
  gboolean is_given_up;
  guint n_handles; /* how many parts have begun and are not freed yet */
  guint n_open;    /* how many of them are not committed yet */
  gint64 next;     /* the id of the next version */
  gint64 number;   /* of the next new document; 0: the next one that is free */
  GArray *told;
  GHashTable *added; /* (element-type utf8 Added): by the id of a kind */
};

static MusterChange *
begin (MusterDocuments  *documents,
       const char       *area,
       const char       *title,
       GError          **error)
{
  MusterDb *db = muster_documents_get_db (documents);
  g_autoptr (MusterChange) self = g_new0 (MusterChange, 1);

  self->n_handles = 1;
  self->n_open = 1;
  self->db = db;
  self->transaction = muster_transaction_begin (db, error);
  if (self->transaction == NULL || !muster_change_row_load_last (&self->last, db, area, error) ||
      !muster_tally_get_next (db, "change", &self->row.id, error) ||
      !muster_tally_get_next (db, "version", &self->next, error))
    return NULL;

  self->row.area = g_strdup (area);
  self->row.title = g_strdup (title);
  self->row.desk = g_strdup ("");
  self->row.made = muster_store_now ();
  self->row.first = self->next;
  self->told = g_array_new (FALSE, FALSE, sizeof (Told));
  self->added = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->documents = g_object_ref (documents);
  muster_db_set_change (db, self);

  return g_steal_pointer (&self);
}

MusterChange *
muster_change_begin (MusterDocuments  *documents,
                     const char       *area,
                     const char       *title,
                     GError          **error)
{
  MusterChange *open;

  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (documents), NULL);

  open = muster_db_get_change (muster_documents_get_db (documents));
  if (open == NULL)
    return begin (documents, area, title, error);

  open->n_handles++;
  open->n_open++;

  return open;
}

MusterChange *
muster_change_begin_reverting (MusterDocuments        *documents,
                               const MusterChangeRow  *reverted,
                               const char             *title,
                               GError                **error)
{
  g_autoptr (MusterChange) self = begin (documents, reverted->area, title, error);

  if (self == NULL)
    return NULL;
  if (reverted->id != self->last.undo && reverted->id != self->last.redo)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONFLICT,
                           _("Something was changed in this moment; try again."));
      return NULL;
    }
  self->row.reverts = reverted->id;

  return g_steal_pointer (&self);
}

MusterDocuments *
muster_change_get_documents (MusterChange *self)
{
  return self->documents;
}

MusterDb *
muster_change_get_db (MusterChange *self)
{
  return self->db;
}

void
muster_change_set_number (MusterChange *self,
                          gint64        number)
{
  self->number = number;
}

void
muster_change_set_time (MusterChange *self,
                        gint64        made)
{
  self->row.made = made;
}

void
muster_change_set_apart (MusterChange *self,
                         const char   *desk)
{
  self->is_apart = TRUE;
  g_free (self->row.desk);
  self->row.desk = g_strdup (desk);
}

static gboolean
give_number (MusterChange              *self,
             const MusterDocumentKind  *kind,
             MusterDocumentHead        *head,
             GError                   **error)
{
  Added *added = g_hash_table_lookup (self->added, kind->id);

  if (added == NULL)
    {
      g_autofree char *tally = muster_document_head_dup_tally (kind->id);

      added = g_new0 (Added, 1);
      g_hash_table_insert (self->added, (gpointer) kind->id, added);
      if (!muster_tally_get_next (self->db, tally, &added->next, error))
        return FALSE;
    }
  head->number = self->number != 0 ? self->number : added->next++;
  self->number = 0;
  added->n++;

  return TRUE;
}

/* Makes @version, whose content is valid, the current one of @head, which has no number if the
 * document is new. */
static gboolean
advance (MusterChange              *self,
         const MusterDocumentKind  *kind,
         MusterDocumentHead        *head,
         MusterVersion             *version,
         GError                   **error)
{
  gboolean is_new = head->number == 0;
  gboolean was_there = !is_new && !head->removed;
  Told told = { kind->id, 0, MUSTER_DOCUMENT_CHANGED };

  version->id = self->next++;
  version->change = self->row.id;
  version->kept = self->row.made;
  muster_document_head_advance (head, kind, version);
  if ((is_new && !give_number (self, kind, head, error)) ||
      !muster_version_insert (version, self->db, error) ||
      !muster_document_head_save (head, self->db, error))
    return FALSE;

  told.number = head->number;
  if (version->content == NULL)
    told.event = MUSTER_DOCUMENT_GONE;
  else if (!was_there)
    told.event = MUSTER_DOCUMENT_ADDED;
  if (version->content != NULL || was_there)
    g_array_append_val (self->told, told);

  return TRUE;
}

/* Puts @content on top of @head, which has no number if the document is new. */
static gboolean
put (MusterChange              *self,
     const MusterDocumentKind  *kind,
     const char                *key,
     MusterDocumentHead        *head,
     const char                *content,
     GError                   **error)
{
  g_autoptr (MusterVersion) current = NULL;
  g_autoptr (MusterVersion) version = NULL;
  gboolean is_new = head->number == 0;
  gboolean was_there = !is_new && !head->removed;

  if (content == NULL && !was_there)
    return TRUE;
  if (content != NULL && kind->validate != NULL && !kind->validate (key, content, error))
    return FALSE;
  if (was_there && (current = muster_version_load (self->db, head->head, error)) == NULL)
    return FALSE;
  if (current != NULL && g_strcmp0 (current->content, content) == 0)
    return TRUE;

  version = g_new0 (MusterVersion, 1);
  version->kind = g_strdup (kind->id);
  version->key = g_strdup (key);
  version->has_parent = !is_new;
  version->parent = head->version;
  version->state = content != NULL ? MUSTER_VERSION_KEPT : MUSTER_VERSION_REMOVED;
  version->content = g_strdup (content);
  muster_version_hash (kind->id, key, is_new ? NULL : &head->version, content,
                               &version->version);

  return advance (self, kind, head, version, error);
}

gboolean
muster_change_put (MusterChange              *self,
                   const MusterDocumentKind  *kind,
                   const char                *key,
                   const char                *content,
                   GError                   **error)
{
  g_auto (MusterDocumentHead) head = { 0 };

  g_return_val_if_fail (self != NULL && kind != NULL && key != NULL, FALSE);

  return muster_document_head_find (&head, self->db, kind->id, key, error) &&
         put (self, kind, key, &head, content, error);
}

gboolean
muster_change_put_after (MusterChange              *self,
                         const MusterDocumentKind  *kind,
                         const char                *key,
                         const MusterHash          *parent,
                         const char                *content,
                         GError                   **error)
{
  g_auto (MusterDocumentHead) head = { 0 };

  g_return_val_if_fail (self != NULL && kind != NULL && key != NULL, FALSE);

  if (!muster_document_head_find (&head, self->db, kind->id, key, error))
    return FALSE;
  if (parent == NULL ? head.number != 0 : head.number == 0 || !muster_hash_equal (&head.version, parent))
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONFLICT, "%s: %s", key, _(kind->changed));
      return FALSE;
    }

  return put (self, kind, key, &head, content, error);
}

gboolean
muster_change_take (MusterChange              *self,
                    const MusterDocumentKind  *kind,
                    const MusterVersion       *version,
                    GError                   **error)
{
  g_auto (MusterDocumentHead) head = { 0 };
  g_autoptr (MusterVersion) copy = NULL;
  MusterHash hash;

  g_return_val_if_fail (self != NULL && kind != NULL && version->key != NULL, FALSE);

  muster_version_hash (kind->id, version->key, version->has_parent ? &version->parent : NULL,
                               version->content, &hash);
  if ((version->content != NULL) != (version->state == MUSTER_VERSION_KEPT) ||
      (version->state != MUSTER_VERSION_ERASED && !muster_hash_equal (&hash, &version->version)))
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _("%s: what another desk has put does not fit its hash."), version->key);
      return FALSE;
    }
  if ((version->content != NULL && kind->validate != NULL &&
       !kind->validate (version->key, version->content, error)) ||
      !muster_document_head_find (&head, self->db, kind->id, version->key, error))
    return FALSE;

  copy = g_new0 (MusterVersion, 1);
  copy->kind = g_strdup (kind->id);
  copy->key = g_strdup (version->key);
  copy->has_parent = version->has_parent;
  copy->parent = version->parent;
  copy->state = version->state;
  copy->content = g_strdup (version->content);
  copy->version = version->version;

  return advance (self, kind, &head, copy, error);
}

gboolean
muster_change_erase_past (MusterChange              *self,
                          const MusterDocumentKind  *kind,
                          const char                *key,
                          GError                   **error)
{
  g_auto (MusterDocumentHead) head = { 0 };
  g_autoptr (GPtrArray) versions = NULL;

  g_return_val_if_fail (self != NULL && kind != NULL && key != NULL, FALSE);

  if (!muster_document_head_find (&head, self->db, kind->id, key, error) ||
      (versions = muster_documents_list_history (self->documents, kind, key, error)) == NULL)
    return FALSE;

  for (guint i = 0; i < versions->len; i++)
    {
      MusterVersion *version = versions->pdata[i];
      g_auto (MusterChangeRow) row = { 0 };

      if (version->fault != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&version->fault));
          return FALSE;
        }
      if (version->id == head.head || version->state != MUSTER_VERSION_KEPT)
        continue;
      if (!muster_version_erase (version, self->db, error))
        return FALSE;

      /* What this change itself has put before is not in the file's changes yet. */
      if (version->change == self->row.id)
        continue;
      if (!muster_change_row_load (&row, self->db, version->change, error))
        return FALSE;
      g_free (row.title);
      row.title = g_strdup ("");
      if (!muster_change_row_save (&row, self->db, error))
        return FALSE;
    }
  self->is_apart = TRUE;

  return TRUE;
}

/* What is undone and redone next after this change. */
static gboolean
set_piles (MusterChange  *self,
           GError       **error)
{
  g_auto (MusterChangeRow) reverted = { 0 };

  self->row.undo = self->last.undo;
  self->row.redo = self->last.redo;
  if (self->row.reverts == 0)
    {
      if (!self->is_apart)
        {
          self->row.below = self->last.undo;
          self->row.undo = self->row.id;
          self->row.redo = 0;
        }
      return TRUE;
    }

  if (!muster_change_row_load (&reverted, self->db, self->row.reverts, error))
    return FALSE;
  if (self->row.reverts == self->last.redo)
    {
      self->row.undo = reverted.reverts;
      self->row.redo = reverted.below;
    }
  else
    {
      self->row.below = self->last.redo;
      self->row.undo = reverted.below;
      self->row.redo = self->row.id;
    }

  return TRUE;
}

static gboolean
write_counts (MusterChange  *self,
              GError       **error)
{
  GHashTableIter iter;
  gpointer kind, added;

  g_hash_table_iter_init (&iter, self->added);
  while (g_hash_table_iter_next (&iter, &kind, &added))
    {
      g_autofree char *tally = muster_document_head_dup_tally (kind);

      if (!muster_tally_grow (self->db, tally, ((const Added *) added)->n, error))
        return FALSE;
    }

  return muster_tally_grow (self->db, "change", 1, error) &&
         (self->row.n_versions == 0 ||
          muster_tally_grow (self->db, "version", self->row.n_versions, error));
}

gboolean
muster_change_commit (MusterChange  *self,
                      GError       **error)
{
  g_return_val_if_fail (self != NULL && self->n_open > 0, FALSE);

  if (self->is_given_up)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED,
                           _("A part of the change failed, so that nothing was changed."));
      return FALSE;
    }
  if (self->n_open > 1)
    {
      self->n_open--;
      return TRUE;
    }

  self->row.n_versions = self->next - self->row.first;
  if ((self->row.n_versions > 0 || self->row.reverts != 0) &&
      (!set_piles (self, error) || !muster_change_row_save (&self->row, self->db, error) ||
       !write_counts (self, error)))
    return FALSE;
  if (!muster_transaction_commit (self->transaction, error))
    return FALSE;

  self->n_open = 0;
  muster_db_set_change (self->db, NULL);
  for (guint i = 0; i < self->told->len; i++)
    {
      const Told *told = &g_array_index (self->told, Told, i);

      muster_documents_emit (self->documents, told->kind, told->event, told->number);
    }
  if (self->told->len > 0 || self->row.reverts != 0)
    muster_documents_emit_settled (self->documents, self->row.area);

  return TRUE;
}

void
muster_change_free (MusterChange *self)
{
  g_return_if_fail (self != NULL);

  self->n_handles--;
  if (self->n_open > self->n_handles)
    {
      self->is_given_up = TRUE;
      self->n_open = self->n_handles;
    }
  if (self->n_handles > 0)
    return;

  if (self->documents != NULL && muster_db_get_change (self->db) == self)
    muster_db_set_change (self->db, NULL);
  g_clear_pointer (&self->transaction, muster_transaction_free);
  muster_change_row_clear (&self->row);
  muster_change_row_clear (&self->last);
  g_clear_pointer (&self->told, g_array_unref);
  g_clear_pointer (&self->added, g_hash_table_unref);
  g_clear_object (&self->documents);
  g_free (self);
}
