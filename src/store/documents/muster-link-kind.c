/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"
#include "store/documents/muster-document-kinds.h"

#include <string.h>

#define MAX_TEXT 1024

char *
muster_link_kind_dup_content (const char *to,
                              const char *chapter)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "to", to);
  if (chapter != NULL)
    muster_json_add_string (builder, "chapter", chapter);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

gboolean
muster_link_kind_read_content (const char  *key,
                               const char  *content,
                               char       **to,
                               char       **chapter,
                               GError     **error)
{
  static const char *const names[] = { "to", "chapter", NULL };
  g_autoptr (MusterJson) json = muster_json_read (content, strlen (content), key, error);
  g_autoptr (GError) problem = NULL;
  const char *texts[2] = { NULL, NULL };
  MusterSpot root, members[2];

  if (json == NULL)
    return FALSE;

  muster_spot_init (&root, json, key, &problem);
  if (muster_spot_members (&root, names, members) && muster_spot_is_given (&members[0]) &&
      muster_spot_read_string (&members[0], MAX_TEXT, &texts[0]) && !muster_spot_is_absent (&members[1]))
    muster_spot_read_string (&members[1], MAX_TEXT, &texts[1]);
  if (problem != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  *to = g_strdup (texts[0]);
  if (chapter != NULL)
    *chapter = g_strdup (texts[1]);

  return TRUE;
}

static gboolean
validate_link (const char  *key,
               const char  *content,
               GError     **error)
{
  g_autofree char *to = NULL;

  return muster_link_kind_read_content (key, content, &to, NULL, error);
}

const MusterDocumentKind muster_link_kind = {
  .id = "link",
  .damaged = N_("A link between battles, chapters or forces is damaged: it is not as it was kept."),
  .changed = N_("This link has been changed meanwhile."),
  .lost = N_("Links between battles, chapters and forces that could not be found:"),
  .validate = validate_link,
};
