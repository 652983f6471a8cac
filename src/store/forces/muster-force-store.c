/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-store-private.h"

#include "core/muster-i18n.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-documents-private.h"
#include "store/forces/muster-force-row-private.h"
#include "store/muster-record-store-private.h"
#include "store/muster-store-list-private.h"

/* The rows and lists of forces, which need no rules; they read the facts beside the current version
 * of a document. Functions that need rules are in muster-force-store-rules.c. */

struct _MusterForceStore
{
  MusterRecordStore parent_instance;

  MusterDocuments *documents;
};

G_DEFINE_FINAL_TYPE (MusterForceStore, muster_force_store, MUSTER_TYPE_RECORD_STORE)

/* Damaged facts of one force must not keep the others from being listed. */
#define FACT(name) "(CASE WHEN json_valid (facts) THEN facts ELSE '{}' END ->> '" name "')"

#define FORCE_FILTER                                                                               \
  " kind = 'force' AND removed = 0 AND instr (search, ?3) > 0 AND (?1 < 0 OR archived = ?1)"       \
  " AND (?2 = '' OR " FACT ("ruleset") " = ?2) AND (?4 = '' OR instr (search, ?4) > 0"             \
  " AND (?5 = '' OR instr (search, ?5) > 0 AND (?6 = '' OR instr (search, ?6) > 0)))"

#define FORCE_FACETS                                                                               \
  " AND (?9 = '' OR " FACT ("theatre") " = ?9) AND (?10 = '' OR instr (?10, ',' || number || ',') > 0)"

static const MusterRecordSql force_sql = {
  .tally = "document/force",
  .missing = N_("This force no longer exists."),
  .select_by_uuid = "SELECT number FROM document WHERE kind = 'force' AND key = ?1 AND removed = 0",
  .select_all = "SELECT number FROM document WHERE kind = 'force' AND removed = 0"
                " AND (?1 < 0 OR archived = ?1) ORDER BY head DESC",
  .select_known = "SELECT number FROM document WHERE kind = 'force'",
  .n_facets = 2,
  .select_matching = "SELECT number FROM document WHERE" FORCE_FILTER " ORDER BY head DESC",
  /* The folded text begins with the name, so it puts upper and lower case side by side. */
  .select_sorted = "SELECT number FROM document WHERE" FORCE_FILTER FORCE_FACETS
                   " ORDER BY CASE ?7 WHEN 0 THEN -head WHEN 2 THEN -" FACT ("points")
                   " WHEN 3 THEN -" FACT ("units") " ELSE 0 END, search, number",
  .select_place = "SELECT head = (SELECT max (head) FROM document WHERE kind = 'force') FROM document"
                  " WHERE number = ?7 AND" FORCE_FILTER FORCE_FACETS,
};

static GObject *
muster_force_store_load_row (MusterRecordStore *store,
                             gint64             id)
{
  g_auto (MusterForceRecord) record = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean sound = muster_force_record_load (&record, MUSTER_FORCE_STORE (store)->documents, id, &error);

  record.id = id;
  if (!sound)
    muster_db_note_error (muster_record_store_get_db (store), error);

  return G_OBJECT (muster_force_row_new_take (&record, !sound));
}

static void
muster_force_store_finalize (GObject *object)
{
  g_clear_object (&MUSTER_FORCE_STORE (object)->documents);

  G_OBJECT_CLASS (muster_force_store_parent_class)->finalize (object);
}

static void
muster_force_store_class_init (MusterForceStoreClass *klass)
{
  MusterRecordStoreClass *record_class = MUSTER_RECORD_STORE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_force_store_finalize;
  record_class->get_row_type = muster_force_row_get_type;
  record_class->load_row = muster_force_store_load_row;
}

static void
muster_force_store_init (MusterForceStore *self)
{
}

static void
changed_cb (MusterForceStore    *self,
            MusterDocumentEvent  event,
            gint64               number)
{
  static const MusterRecordChange changes[] = {
    [MUSTER_DOCUMENT_ADDED] = MUSTER_RECORD_ADDED,
    [MUSTER_DOCUMENT_CHANGED] = MUSTER_RECORD_CHANGED,
    [MUSTER_DOCUMENT_GONE] = MUSTER_RECORD_REMOVED,
  };

  muster_record_store_emit (MUSTER_RECORD_STORE (self), changes[event], number);
}

MusterForceStore *
muster_force_store_new (MusterDocuments *documents)
{
  MusterForceStore *self =
    muster_record_store_new (MUSTER_TYPE_FORCE_STORE, muster_documents_get_db (documents), &force_sql);

  self->documents = g_object_ref (documents);
  g_signal_connect_object (documents, "changed::force", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

MusterDocuments *
muster_force_store_get_documents (MusterForceStore *self)
{
  return self->documents;
}

void
muster_force_store_emit (MusterForceStore *self,
                         gint64            id,
                         gboolean          is_new)
{
  muster_record_store_emit (MUSTER_RECORD_STORE (self),
                            is_new ? MUSTER_RECORD_ADDED : MUSTER_RECORD_CHANGED, id);
}

/**
 * muster_force_store_list:
 *
 * Returns: (transfer full): a list of MusterForceRow that follows the store
 */
MusterStoreList *
muster_force_store_list (MusterForceStore *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), NULL);

  return muster_store_list_new (MUSTER_RECORD_STORE (self));
}

/**
 * muster_force_store_dup_row:
 *
 * Returns: (transfer full) (nullable): the force as a list shows it
 */
MusterForceRow *
muster_force_store_dup_row (MusterForceStore  *self,
                            gint64             id,
                            GError           **error)
{
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), NULL);

  if (!muster_force_record_load (&record, self->documents, id, error))
    return NULL;

  return muster_force_row_new_take (&record, FALSE);
}

gint64
muster_force_store_find (MusterForceStore *self,
                         const char       *uuid)
{
  g_autoptr (MusterVersion) version = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), 0);

  id = muster_record_store_find (MUSTER_RECORD_STORE (self), uuid);
  /* Whoever reads it by its key notes what may hide it. */
  if (id == 0 && !muster_documents_read (self->documents, &muster_force_kind, uuid, &version, &error))
    muster_db_note_error (muster_documents_get_db (self->documents), error);

  return id;
}

gboolean
muster_force_store_get_archived (MusterForceStore *self,
                                 gint64            id,
                                 gboolean         *archived)
{
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  if (!muster_force_record_load (&record, self->documents, id, NULL))
    return FALSE;

  *archived = record.summary.archived;

  return TRUE;
}

gboolean
muster_force_store_archive (MusterForceStore  *self,
                            gint64             id,
                            gboolean           archived,
                            GError           **error)
{
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  if (!muster_force_record_load (&record, self->documents, id, error))
    return FALSE;
  record.summary.archived = archived;

  return muster_force_record_save (&record, self->documents, error);
}

gboolean
muster_force_store_remove (MusterForceStore  *self,
                           gint64             id,
                           GError           **error)
{
  g_auto (MusterForceRecord) record = { 0 };
  g_autofree char *title = NULL;
  g_autoptr (MusterChange) change = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  if (!muster_force_record_load (&record, self->documents, id, error))
    return FALSE;
  title = g_strdup_printf (_("Force removed: %s"), record.summary.name);
  change = muster_change_begin (self->documents, MUSTER_AREA_FORCES, title, error);

  return change != NULL && muster_change_put (change, &muster_force_kind, record.uuid, NULL, error) &&
         muster_change_commit (change, error);
}
