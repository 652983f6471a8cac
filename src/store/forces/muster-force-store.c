/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-store-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/forces/muster-force-row-private.h"
#include "store/muster-record-store-private.h"
#include "store/muster-store-list-private.h"

/* Everything about forces that needs no rules: rows and lists. What needs them is in
 * muster-force-store-rules.c. */

struct _MusterForceStore
{
  MusterRecordStore parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterForceStore, muster_force_store, MUSTER_TYPE_RECORD_STORE)

/* A word occurs in the name or the theatre, or in the name or the type of a unit: of a document, or in the
 * rows of a force that was kept before there were any. */
#define UNIT_HAS_WORD(type, name, word) \
  " AND instr (lower (replace (" type ", '-', ' ') || ' ' || coalesce (" name ", '')), " word ") > 0)"

#define HAS_WORD(word)                                                                             \
  "(instr (search, " word ") > 0"                                                                  \
  " OR EXISTS (SELECT 1 FROM force_document AS d,"                                                 \
  " json_each (CASE WHEN json_valid (d.document) THEN d.document ELSE '{}' END, '$.units') AS u"   \
  " WHERE d.force_id = force.id" UNIT_HAS_WORD ("u.value ->> 'type'", "u.value ->> 'name'", word)  \
  " OR EXISTS (SELECT 1 FROM force_unit AS u WHERE u.force_id = force.id"                          \
  UNIT_HAS_WORD ("u.type", "u.name", word) ")"

#define FORCE_FILTER                                                                               \
  " " HAS_WORD ("?3") " AND (?1 < 0 OR archived = ?1) AND (?2 = '' OR ruleset = ?2)"               \
  " AND (?4 = '' OR " HAS_WORD ("?4") " AND (?5 = '' OR " HAS_WORD ("?5")                          \
  " AND (?6 = '' OR " HAS_WORD ("?6") ")))"

#define FORCE_FACETS                                                                               \
  " AND (?9 = '' OR theatre = ?9) AND (?10 = '' OR instr (?10, ',' || id || ',') > 0)"

static const MusterRecordSql force_sql = {
  .tally = "force",
  .missing = N_("This force no longer exists."),
  .select_by_uuid = "SELECT id FROM force WHERE uuid = ?1",
  .delete_one = "DELETE FROM force WHERE id = ?1",
  .select_all = "SELECT id FROM force WHERE ?1 < 0 OR archived = ?1 ORDER BY touched DESC",
  .n_facets = 2,
  .select_matching = "SELECT id FROM force WHERE" FORCE_FILTER " ORDER BY touched DESC",
  /* The folded text begins with the name, so it puts upper and lower case side by side. */
  .select_sorted = "SELECT id FROM force WHERE" FORCE_FILTER FORCE_FACETS
                   " ORDER BY CASE ?7 WHEN 0 THEN -touched WHEN 2 THEN -points WHEN 3 THEN -n_units"
                   " ELSE 0 END, search, id",
  .select_place = "SELECT touched = (SELECT max (touched) FROM force) FROM force WHERE id = ?7 AND"
                  FORCE_FILTER FORCE_FACETS,
};

static GObject *
muster_force_store_load_row (MusterRecordStore *store,
                             gint64             id)
{
  MusterDb *db = muster_record_store_get_db (store);
  g_auto (MusterForceRecord) record = { 0 };
  g_autoptr (GError) error = NULL;
  /* With its units: they are part of the hash. */
  gboolean sound = muster_force_record_load (&record, db, id, &error);

  record.id = id;
  if (!sound)
    muster_db_note_error (db, error);

  return G_OBJECT (muster_force_row_new_take (&record, !sound));
}

static void
muster_force_store_class_init (MusterForceStoreClass *klass)
{
  MusterRecordStoreClass *record_class = MUSTER_RECORD_STORE_CLASS (klass);

  record_class->get_row_type = muster_force_row_get_type;
  record_class->load_row = muster_force_store_load_row;
}

static void
muster_force_store_init (MusterForceStore *self)
{
}

MusterForceStore *
muster_force_store_new (MusterDb *db)
{
  return muster_record_store_new (MUSTER_TYPE_FORCE_STORE, db, &force_sql);
}

MusterDb *
muster_force_store_get_db (MusterForceStore *self)
{
  return muster_record_store_get_db (MUSTER_RECORD_STORE (self));
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

  if (!muster_force_record_load_row (&record, muster_force_store_get_db (self), id, error))
    return NULL;

  return muster_force_row_new_take (&record, FALSE);
}

gint64
muster_force_store_find (MusterForceStore *self,
                         const char       *uuid)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), 0);

  return muster_record_store_find (MUSTER_RECORD_STORE (self), uuid);
}

gboolean
muster_force_store_get_archived (MusterForceStore *self,
                                 gint64            id,
                                 gboolean         *archived)
{
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  if (!muster_force_record_load_row (&record, muster_force_store_get_db (self), id, NULL))
    return FALSE;

  *archived = record.archived != 0;

  return TRUE;
}

gboolean
muster_force_store_archive (MusterForceStore  *self,
                            gint64             id,
                            gboolean           archived,
                            GError           **error)
{
  MusterDb *db = muster_force_store_get_db (self);
  g_autoptr (MusterTransaction) transaction = NULL;
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  transaction = muster_transaction_begin (db, error);
  if (transaction == NULL || !muster_force_record_load (&record, db, id, error))
    return FALSE;

  record.archived = archived != FALSE;
  record.updated = muster_store_now ();
  if (!muster_force_record_save (&record, db, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_record_store_emit (MUSTER_RECORD_STORE (self), MUSTER_RECORD_CHANGED, id);

  return TRUE;
}

gboolean
muster_force_store_remove (MusterForceStore  *self,
                           gint64             id,
                           GError           **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  transaction = muster_transaction_begin (muster_force_store_get_db (self), error);
  if (transaction == NULL ||
      !muster_record_store_delete (MUSTER_RECORD_STORE (self), id, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_record_store_emit (MUSTER_RECORD_STORE (self), MUSTER_RECORD_REMOVED, id);

  return TRUE;
}
