/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "store/documents/muster-change-private.h"
#include "store/documents/muster-version-private.h"
#include "store/documents/muster-documents-private.h"

/* Undo stores the earlier contents as new versions, in a change like any other; so does redo. Both
 * read what a change did from the versions of the original change, even if it was undone and redone
 * before. */

typedef enum
{
  UNDO,
  REDO,
} Way;

/* @found: (out): what is undone or redone next, with the id 0 if there is nothing. */
static gboolean
find_next (MusterDocuments  *self,
           const char       *area,
           Way               way,
           MusterChangeRow  *found,
           GError          **error)
{
  g_auto (MusterChangeRow) last = { 0 };
  gint64 id;

  *found = (MusterChangeRow) { 0 };
  if (!muster_change_row_load_last (&last, muster_documents_get_db (self), area, error))
    return FALSE;
  id = way == UNDO ? last.undo : last.redo;

  return id == 0 || muster_change_row_load (found, muster_documents_get_db (self), id, error);
}

/* The change whose versions count: for a redoing the one that was undone. */
static gboolean
load_original (MusterDocuments        *self,
               const MusterChangeRow  *next,
               Way                     way,
               MusterChangeRow        *original,
               GError                **error)
{
  return muster_change_row_load (original, muster_documents_get_db (self),
                                 way == UNDO ? next->id : next->reverts, error);
}

static gboolean
revert_version (MusterDocuments  *self,
                MusterChange     *change,
                gint64            id,
                Way               way,
                GError          **error)
{
  MusterDb *db = muster_documents_get_db (self);
  g_autoptr (MusterVersion) after = muster_version_load (db, id, error);
  g_autoptr (MusterVersion) before = NULL;
  g_autoptr (MusterVersion) current = NULL;
  const MusterDocumentKind *kind;
  const char *left, *wanted;

  if (after == NULL)
    return FALSE;
  if (after->has_parent)
    {
      g_autoptr (GError) problem = NULL;

      before = muster_version_load_parent (after, db, &problem);
      if (before == NULL)
        return problem != NULL ? (g_propagate_error (error, g_steal_pointer (&problem)), FALSE)
                               : muster_version_set_damaged (after->kind, after->key, error);
    }
  kind = muster_documents_find_kind (self, after->kind);
  if (after->state == MUSTER_VERSION_ERASED ||
      (before != NULL && before->state == MUSTER_VERSION_ERASED) || kind == NULL)
    return TRUE;

  left = way == UNDO ? after->content : before != NULL ? before->content : NULL;
  wanted = way == REDO ? after->content : before != NULL ? before->content : NULL;
  if (!muster_documents_read (self, kind, after->key, &current, error))
    return FALSE;
  if (g_strcmp0 (current != NULL ? current->content : NULL, left) != 0)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONFLICT, "%s: %s", after->key,
                   _(kind->changed));
      return FALSE;
    }

  return muster_change_put (change, kind, after->key, wanted, error);
}

static gboolean
revert (MusterDocuments  *self,
        const char       *area,
        Way               way,
        GError          **error)
{
  g_auto (MusterChangeRow) next = { 0 };
  g_auto (MusterChangeRow) original = { 0 };
  g_autoptr (MusterChange) change = NULL;
  g_autofree char *title = NULL;

  if (!find_next (self, area, way, &next, error))
    return FALSE;
  if (next.id == 0)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
                           way == UNDO ? _("There is nothing to undo.") : _("There is nothing to redo."));
      return FALSE;
    }
  if (!load_original (self, &next, way, &original, error))
    return FALSE;

  /* Translators: the title of a change. */
  title = g_strdup_printf (way == UNDO ? _("Undo: %s") : _("Redo: %s"), original.title);
  change = muster_change_begin_reverting (self, &next, title, error);
  if (change == NULL)
    return FALSE;

  /* Undo goes backwards, because one change may have stored a document twice. */
  for (gint64 i = 0; i < original.n_versions; i++)
    {
      gint64 id = way == UNDO ? original.first + original.n_versions - 1 - i : original.first + i;

      if (!revert_version (self, change, id, way, error))
        return FALSE;
    }

  return muster_change_commit (change, error);
}

static char *
dup_title (MusterDocuments *self,
           const char      *area,
           Way              way)
{
  g_auto (MusterChangeRow) next = { 0 };
  g_auto (MusterChangeRow) original = { 0 };

  return find_next (self, area, way, &next, NULL) && next.id != 0 &&
             load_original (self, &next, way, &original, NULL)
           ? g_steal_pointer (&original.title)
           : NULL;
}

/**
 * muster_documents_undo_dup:
 *
 * Returns: (transfer full) (nullable): the title of a change
 */
char *
muster_documents_undo_dup (MusterDocuments *self,
                           const char      *area)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), NULL);

  return dup_title (self, area, UNDO);
}

/**
 * muster_documents_undo_dup_redo:
 *
 * Returns: (transfer full) (nullable): the title of a change
 */
char *
muster_documents_undo_dup_redo (MusterDocuments *self,
                                const char      *area)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), NULL);

  return dup_title (self, area, REDO);
}

gboolean
muster_documents_undo (MusterDocuments  *self,
                       const char       *area,
                       GError          **error)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), FALSE);

  return revert (self, area, UNDO, error);
}

gboolean
muster_documents_undo_redo (MusterDocuments  *self,
                            const char       *area,
                            GError          **error)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENTS (self), FALSE);

  return revert (self, area, REDO, error);
}
