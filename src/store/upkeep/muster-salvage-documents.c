/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-salvage-documents.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/documents/muster-change-row.h"
#include "store/documents/muster-document-head.h"
#include "store/documents/muster-document-kinds.h"
#include "store/upkeep/muster-salvage-private.h"

#include <string.h>

/* Salvages documents. The hash of a version proves it, whatever else is lost: the last version
 * found of a document becomes its current one. A change says only when and why, so this file makes
 * up one that is lost. */

#define VERSION_TYPES "niittbithh"
#define CHANGE_TYPES  "ntttiiiiiiih"
#define HEAD_TYPES    "titihiitth"

static void
free_change (gpointer data)
{
  muster_change_row_clear (data);
  g_free (data);
}

static void
free_head (gpointer data)
{
  muster_document_head_clear (data);
  g_free (data);
}

static char *
dup_name (const char *kind,
          const char *key)
{
  return g_strconcat (kind, "/", key, NULL);
}

void
muster_salvage_documents_init (MusterSalvageDocuments *self)
{
  self->versions = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL,
                                          (GDestroyNotify) muster_version_free);
  self->changes = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, free_change);
  self->heads = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_head);
  self->expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

void
muster_salvage_documents_clear (MusterSalvageDocuments *self)
{
  g_clear_pointer (&self->versions, g_hash_table_unref);
  g_clear_pointer (&self->changes, g_hash_table_unref);
  g_clear_pointer (&self->heads, g_hash_table_unref);
  g_clear_pointer (&self->expected, g_hash_table_unref);
}

static void
take_version (MusterSalvageDocuments *self,
              const MusterCarvedRow  *row)
{
  g_autoptr (MusterVersion) version = g_new0 (MusterVersion, 1);
  const MusterVersion *other;
  MusterHash hash;

  version->id = row->rowid;
  version->change = row->values[1].number;
  version->kept = row->values[2].number;
  version->kind = muster_carver_row_dup_text (row, 3);
  version->key = muster_carver_row_dup_text (row, 4);
  version->has_parent = row->values[5].length == sizeof version->parent.bytes;
  if (version->has_parent)
    muster_carver_row_get_hash (row, 5, &version->parent);
  version->state = (MusterVersionState) row->values[6].number;
  if (version->state == MUSTER_VERSION_KEPT)
    version->content = muster_carver_row_dup_text (row, 7);
  muster_carver_row_get_hash (row, 8, &version->version);
  muster_carver_row_get_hash (row, 9, &hash);
  other = g_hash_table_lookup (self->versions, &version->id);

  /* A copy from before it was erased must not come back. */
  if (muster_version_is_sound (version, &hash) && (other == NULL || other->state != MUSTER_VERSION_ERASED))
    {
      MusterVersion *kept = g_steal_pointer (&version);

      g_hash_table_replace (self->versions, &kept->id, kept);
    }
}

static void
take_change (MusterSalvageDocuments *self,
             const MusterCarvedRow  *row)
{
  MusterChangeRow *change = g_new0 (MusterChangeRow, 1);
  gint64 *numbers[] = { &change->made, &change->reverts, &change->below, &change->undo, &change->redo,
                        &change->first, &change->n_versions };
  const MusterChangeRow *other;
  MusterHash kept, computed;

  change->id = row->rowid;
  change->area = muster_carver_row_dup_text (row, 1);
  change->title = muster_carver_row_dup_text (row, 2);
  change->desk = muster_carver_row_dup_text (row, 3);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    *numbers[i] = row->values[4 + i].number;
  muster_carver_row_get_hash (row, 11, &kept);
  muster_change_row_hash (change, &computed);
  other = g_hash_table_lookup (self->changes, &change->id);

  /* One without a title may have lost it when something was erased. */
  if (muster_hash_equal (&kept, &computed) && (other == NULL || *other->title != '\0'))
    g_hash_table_replace (self->changes, &change->id, change);
  else
    free_change (change);
}

static void
take_head (MusterSalvageDocuments *self,
           const MusterCarvedRow  *row)
{
  MusterDocumentHead *head = g_new0 (MusterDocumentHead, 1);
  g_autofree char *name = NULL;
  const MusterDocumentHead *other;
  MusterHash kept, computed;

  head->kind = muster_carver_row_dup_text (row, 0);
  head->number = row->values[1].number;
  head->key = muster_carver_row_dup_text (row, 2);
  head->head = row->values[3].number;
  muster_carver_row_get_hash (row, 4, &head->version);
  head->removed = row->values[5].number;
  head->facts.archived = row->values[6].number != 0;
  head->facts.search = muster_carver_row_dup_text (row, 7);
  head->facts.facts = muster_carver_row_dup_text (row, 8);
  muster_carver_row_get_hash (row, 9, &kept);
  muster_document_head_hash (head, &computed);
  name = dup_name (head->kind, head->key);
  other = g_hash_table_lookup (self->heads, name);
  if (muster_hash_equal (&kept, &computed) && (other == NULL || other->head < head->head))
    g_hash_table_replace (self->heads, g_steal_pointer (&name), head);
  else
    free_head (head);
}

gboolean
muster_salvage_documents_take (MusterSalvageDocuments *self,
                               const MusterCarvedRow  *row)
{
  if (muster_carver_row_fits (row, TRUE, VERSION_TYPES))
    take_version (self, row);
  else if (muster_carver_row_fits (row, TRUE, CHANGE_TYPES))
    take_change (self, row);
  else if (muster_carver_row_fits (row, FALSE, HEAD_TYPES))
    take_head (self, row);
  else
    return FALSE;

  return TRUE;
}

void
muster_salvage_documents_expect (MusterSalvageDocuments *self,
                                 const char             *tally,
                                 gint64                  n_rows)
{
  if (g_str_has_prefix (tally, "document/") || g_str_equal (tally, "version") ||
      g_str_equal (tally, "change"))
    g_hash_table_replace (self->expected, g_strdup (tally), g_memdup2 (&n_rows, sizeof n_rows));
}

gboolean
muster_salvage_documents_is_empty (const MusterSalvageDocuments *self)
{
  return g_hash_table_size (self->versions) == 0;
}

static gint64
get_expected (const MusterSalvageDocuments *self,
              const char                   *tally)
{
  const gint64 *n_rows = g_hash_table_lookup (self->expected, tally);

  return n_rows != NULL ? *n_rows : 0;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  const gint64 *first = *(const gint64 *const *) a;
  const gint64 *second = *(const gint64 *const *) b;

  return *first < *second ? -1 : *first > *second;
}

/* Returns: (transfer container): the values of a table by id, each of which begins with its id */
static GPtrArray *
sort_by_id (GHashTable *table)
{
  GPtrArray *sorted = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    g_ptr_array_add (sorted, value);
  g_ptr_array_sort (sorted, compare_ids);

  return sorted;
}

static gboolean
save_changes (MusterSalvageDocuments  *self,
              MusterDb                *db,
              GError                 **error)
{
  gboolean whole = g_hash_table_size (self->changes) == get_expected (self, "change") &&
                   g_hash_table_size (self->versions) == get_expected (self, "version");
  g_autoptr (GPtrArray) versions = sort_by_id (self->versions);
  g_autoptr (GPtrArray) changes = NULL;
  gint64 last = 0;

  for (guint i = 0; i < versions->len; i++)
    {
      MusterVersion *version = versions->pdata[i];
      MusterChangeRow *change = g_hash_table_lookup (self->changes, &version->change);

      if (change == NULL)
        {
          change = g_new0 (MusterChangeRow, 1);
          change->id = version->change;
          change->area = g_strdup ("salvage");
          change->title = g_strdup (_("Found again in a damaged file"));
          change->desk = g_strdup ("");
          change->made = version->kept;
          change->first = version->id;
          g_hash_table_replace (self->changes, &change->id, change);
        }
    }
  changes = sort_by_id (self->changes);
  for (guint i = 0; i < changes->len; i++)
    {
      MusterChangeRow *change = changes->pdata[i];

      /* Without all of them nobody knows what undoing would lead to. */
      if (!whole)
        change->reverts = change->below = change->undo = change->redo = 0;
      if (!muster_change_row_save (change, db, error))
        return FALSE;
      last = change->id;
    }

  return muster_tally_set (db, "change", changes->len, last + 1, error);
}

/* Gives every document whose number is lost another one, and counts them by kind. */
static gboolean
save_heads (MusterSalvageDocuments  *self,
            GHashTable              *current,
            MusterSalvage           *salvage,
            MusterDb                *db,
            GError                 **error)
{
  g_autoptr (GHashTable) next = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) versions = sort_by_id (current);
  GHashTableIter iter;
  gpointer key, value;
  guint n_stale = 0;

  g_hash_table_iter_init (&iter, self->heads);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const MusterDocumentHead *head = value;
      gint64 *number = g_hash_table_lookup (next, head->kind);

      if (number == NULL)
        g_hash_table_insert (next, head->kind, number = g_new0 (gint64, 1));
      *number = MAX (*number, head->number);
    }
  for (guint i = 0; i < versions->len; i++)
    {
      const MusterVersion *version = versions->pdata[i];
      g_autofree char *name = dup_name (version->kind, version->key);
      const MusterDocumentHead *before = g_hash_table_lookup (self->heads, name);
      g_auto (MusterDocumentHead) head = { 0 };
      gint64 *number = g_hash_table_lookup (next, version->kind);
      gboolean stale;
      guint n_found;

      if (number == NULL)
        g_hash_table_insert (next, version->kind, number = g_new0 (gint64, 1));
      head.number = before != NULL ? before->number : ++*number;
      muster_document_head_advance (&head, muster_document_kind_find (version->kind), version);
      if (!muster_document_head_save (&head, db, error))
        return FALSE;
      stale = before != NULL && before->head > version->id;
      n_stale += stale;
      if (strcmp (version->kind, muster_force_kind.id) == 0 && version->state == MUSTER_VERSION_KEPT)
        stale ? salvage->n_doubtful_forces++ : salvage->n_forces++;
      n_found = GPOINTER_TO_UINT (g_hash_table_lookup (found, version->kind)) + 1;
      g_hash_table_replace (found, version->kind, GUINT_TO_POINTER (n_found));
    }

  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      g_autofree char *tally = muster_document_head_dup_tally (key);
      gint64 *number = g_hash_table_lookup (next, key);

      if (!muster_tally_set (db, tally, GPOINTER_TO_UINT (value), *number + 1, error))
        return FALSE;
    }
  if (n_stale > 0)
    muster_salvage_add_loss (
      salvage,
      dngettext (GETTEXT_PACKAGE, "%u document was saved as it was before its last change, which is lost.",
                 "%u documents were saved as they were before their last changes, which are lost.", n_stale),
      n_stale);
  for (guint i = 0; muster_document_kinds[i] != NULL; i++)
    {
      g_autofree char *tally = muster_document_head_dup_tally (muster_document_kinds[i]->id);
      gint64 n_missing = get_expected (self, tally) -
                         GPOINTER_TO_UINT (g_hash_table_lookup (found, muster_document_kinds[i]->id));

      if (n_missing > 0)
        muster_salvage_add_loss (salvage, "%s %" G_GINT64_FORMAT, _(muster_document_kinds[i]->lost),
                                 n_missing);
    }

  return TRUE;
}

gboolean
muster_salvage_documents_save (MusterSalvageDocuments  *self,
                               MusterSalvage           *salvage,
                               MusterDb                *db,
                               GError                 **error)
{
  g_autoptr (GHashTable) current = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) versions = NULL;
  gint64 last = 0;

  if (g_hash_table_size (self->versions) > 0 && !save_changes (self, db, error))
    return FALSE;

  versions = sort_by_id (self->versions);
  for (guint i = 0; i < versions->len; i++)
    {
      MusterVersion *version = versions->pdata[i];

      if (!muster_version_insert (version, db, error))
        return FALSE;
      g_hash_table_replace (current, dup_name (version->kind, version->key), version);
      last = version->id;
    }

  return (versions->len == 0 || muster_tally_set (db, "version", versions->len, last + 1, error)) &&
         save_heads (self, current, salvage, db, error);
}
