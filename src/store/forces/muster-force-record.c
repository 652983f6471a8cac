/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-record.h"

#include "core/muster-i18n.h"
#include "store/documents/muster-change.h"

#include <string.h>

void
muster_force_record_clear (MusterForceRecord *self)
{
  g_free (self->uuid);
  muster_force_kind_summary_clear (&self->summary);
  memset (self, 0, sizeof *self);
}

gboolean
muster_force_record_load (MusterForceRecord  *self,
                          MusterDocuments    *documents,
                          gint64              id,
                          GError            **error)
{
  g_autoptr (MusterVersion) version = NULL;

  memset (self, 0, sizeof *self);
  if (!muster_documents_read_number (documents, &muster_force_kind, id, &version, error))
    return FALSE;
  if (version == NULL)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
                           _("This force no longer exists."));
      return FALSE;
    }
  self->id = id;
  self->uuid = g_strdup (version->key);
  self->updated = version->kept;

  return muster_force_kind_read_content (version->key, version->content, &self->summary, error);
}

gboolean
muster_force_record_save (MusterForceRecord  *self,
                          MusterDocuments    *documents,
                          GError            **error)
{
  g_autoptr (JsonNode) force =
    muster_json_parse (self->summary.document, strlen (self->summary.document), self->uuid, error);
  g_autofree char *content = NULL;
  g_autofree char *title = NULL;
  g_autoptr (MusterChange) change = NULL;
  g_autoptr (MusterVersion) version = NULL;

  if (force == NULL)
    return FALSE;

  content = muster_force_kind_dup_content (force, self->summary.points, self->summary.archived);
  title = g_strdup_printf (_("Force saved: %s"), self->summary.name != NULL ? self->summary.name : "");
  change = muster_change_begin (documents, MUSTER_AREA_FORCES, title, error);
  if (change == NULL || !muster_change_put (change, &muster_force_kind, self->uuid, content, error) ||
      !muster_documents_read (documents, &muster_force_kind, self->uuid, &version, error) ||
      !muster_change_commit (change, error))
    return FALSE;
  self->id = version->number;

  return TRUE;
}
