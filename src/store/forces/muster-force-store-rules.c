/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-store-private.h"

#include "core/forces/muster-force-record.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/forces/muster-force-codec.h"

/* What is kept of the force, or a new record with the id that the force has or shall have. */
static gboolean
prepare_record (MusterForceStore   *self,
                const char         *uuid,
                MusterForceRecord  *record,
                GError            **error)
{
  gint64 id = *uuid != '\0' ? muster_force_store_find (self, uuid) : 0;

  if (id != 0)
    return muster_force_record_load (record, muster_force_store_get_db (self), id, error);

  muster_force_record_init (record);
  record->uuid = *uuid != '\0' ? g_strdup (uuid) : g_uuid_string_random ();
  record->created = muster_store_now ();

  return TRUE;
}

gboolean
muster_force_store_save (MusterForceStore  *self,
                         MusterForce       *force,
                         GError           **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  g_auto (MusterForceRecord) record = { 0 };
  MusterDb *db;
  gboolean is_new;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_FORCE (force), FALSE);

  db = muster_force_store_get_db (self);
  transaction = muster_transaction_begin (db, error);
  if (transaction == NULL ||
      !prepare_record (self, muster_force_get_id (force), &record, error))
    return FALSE;

  is_new = record.id == 0;
  record.updated = muster_store_now ();
  muster_force_date_events (force, record.updated);
  muster_force_codec_write (force, &record);
  if (!muster_force_record_save (&record, db, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  if (is_new)
    muster_force_set_id (force, record.uuid);
  muster_force_store_emit (self, record.id, is_new);

  return TRUE;
}

/**
 * muster_force_store_open:
 *
 * Returns: (transfer full) (nullable): a copy of the force for the caller to change and save
 */
MusterForce *
muster_force_store_open (MusterForceStore  *self,
                         gint64             id,
                         MusterLibrary     *library,
                         GError           **error)
{
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), NULL);

  if (!muster_force_record_load (&record, muster_force_store_get_db (self), id, error))
    return NULL;

  return muster_force_codec_read (&record, library, error);
}
