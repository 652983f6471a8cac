/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-occasion.h"
#include "core/muster-i18n.h"
#include "store/documents/muster-document-kinds.h"

#include <string.h>

gboolean
muster_occasion_kind_read_content (const char      *key,
                                   const char      *content,
                                   MusterOccasion  *occasion,
                                   GError         **error)
{
  static const char *const members[] = { "played", "counts", NULL };
  g_autoptr (MusterJson) json = muster_json_read (content, strlen (content), key, error);
  g_autoptr (GError) problem = NULL;
  MusterSpot root;

  if (json == NULL)
    return FALSE;

  muster_spot_init (&root, json, key, &problem);
  if (muster_spot_is_object (&root) && muster_spot_only_members (&root, members) &&
      muster_occasion_read (occasion, &root))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

static gboolean
validate_occasion (const char  *key,
                   const char  *content,
                   GError     **error)
{
  g_auto (MusterOccasion) occasion = { 0 };

  return muster_occasion_kind_read_content (key, content, &occasion, error);
}

const MusterDocumentKind muster_occasion_kind = {
  .id = "occasion",
  .damaged = N_("The day on which a battle was played is damaged: it is not as it was kept."),
  .changed = N_("The day on which this battle was played has been changed meanwhile."),
  .lost = N_("Days of battles that could not be found:"),
  .validate = validate_occasion,
};
