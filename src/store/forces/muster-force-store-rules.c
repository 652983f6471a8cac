/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-store-private.h"

#include "core/forces/muster-force-file.h"
#include "core/forces/muster-force-record.h"
#include "store/db/muster-store-values.h"
#include "store/forces/muster-force-record.h"

#include <string.h>

/* Stores and opens forces. The data file stores a force as its own file format, so that the same
 * reader checks every force, wherever it comes from. */

gboolean
muster_force_store_rules_save (MusterForceStore  *self,
                               MusterForce       *force,
                               GError           **error)
{
  g_auto (MusterForceRecord) record = { 0 };
  g_autoptr (JsonNode) document = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_FORCE (force), FALSE);

  muster_force_date_events (force, muster_store_now ());
  document = muster_force_to_json (force);
  record.uuid = *muster_force_get_id (force) != '\0' ? g_strdup (muster_force_get_id (force))
                                                     : g_uuid_string_random ();
  record.summary.name = g_strdup (muster_force_get_name (force));
  record.summary.document = muster_json_print (document, FALSE);
  record.summary.points = muster_force_get_points (force);
  record.summary.archived = muster_force_get_archived (force);
  if (!muster_force_record_save (&record, muster_force_store_get_documents (self), error))
    return FALSE;

  if (*muster_force_get_id (force) == '\0')
    muster_force_set_id (force, record.uuid);

  return TRUE;
}

/**
 * muster_force_store_rules_open:
 *
 * Returns: (transfer full) (nullable): a copy of the force for the caller to change and save
 */
MusterForce *
muster_force_store_rules_open (MusterForceStore  *self,
                               gint64             id,
                               MusterLibrary     *library,
                               GError           **error)
{
  g_auto (MusterForceRecord) record = { 0 };
  MusterForce *force;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), NULL);

  if (!muster_force_record_load (&record, muster_force_store_get_documents (self), id, error))
    return NULL;

  force = muster_force_file_read (library, record.summary.document, strlen (record.summary.document),
                                  record.summary.name, error);
  if (force != NULL)
    {
      muster_force_set_id (force, record.uuid);
      muster_force_set_archived (force, record.summary.archived);
    }

  return force;
}
