/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/documents/muster-document-kinds.h"

#include "core/muster-i18n.h"
#include "core/muster-json-value.h"

#include <string.h>

const MusterDocumentKind *const muster_document_kinds[] = {
  &muster_force_kind,
  &muster_result_kind,
  &muster_member_kind,
  &muster_merge_kind,
  &muster_link_kind,
  &muster_preset_kind,
  &muster_season_kind,
  &muster_evening_kind,
  &muster_event_kind,
  &muster_occasion_kind,
  NULL,
};

const MusterDocumentKind *
muster_document_kind_find (const char *id)
{
  for (guint i = 0; muster_document_kinds[i] != NULL; i++)
    {
      if (strcmp (muster_document_kinds[i]->id, id) == 0)
        return muster_document_kinds[i];
    }

  return NULL;
}

void
muster_document_kind_facts_init (MusterDocumentFacts      *self,
                                 const MusterDocumentKind *kind,
                                 const char               *key,
                                 const char               *content)
{
  *self = (MusterDocumentFacts) { 0 };
  if (kind != NULL && kind->describe != NULL && content != NULL)
    kind->describe (key, content, self);
  if (self->search == NULL)
    self->search = g_strdup ("");
  if (self->facts == NULL)
    self->facts = g_strdup ("{}");
}

void
muster_document_kind_facts_clear (MusterDocumentFacts *self)
{
  g_clear_pointer (&self->search, g_free);
  g_clear_pointer (&self->facts, g_free);
}

gboolean
muster_document_kind_validate_object (const char  *key,
                                      const char  *content,
                                      GError     **error)
{
  g_autoptr (MusterJson) json = muster_json_read (content, strlen (content), key, error);

  if (json == NULL)
    return FALSE;
  if (json->root.kind == MUSTER_JSON_OBJECT)
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, _("%s: not a JSON object"), key);

  return FALSE;
}
