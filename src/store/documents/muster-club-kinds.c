/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-json.h"
#include "core/club/muster-club-member.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"
#include "store/documents/muster-document-kinds.h"

#include <string.h>

static gboolean
validate_result (const char  *key,
                 const char  *content,
                 GError     **error)
{
  g_autoptr (MusterClubResult) result = muster_club_json_read_result (key, content, error);

  return result != NULL;
}

static gboolean
validate_member (const char  *key,
                 const char  *content,
                 GError     **error)
{
  g_autoptr (MusterClubMember) member = muster_club_member_from_json (key, content);
  g_autofree char *fault = muster_club_member_dup_fault (member);

  if (fault == NULL)
    return muster_document_kind_validate_object (key, content, error);
  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, fault);

  return FALSE;
}

gboolean
muster_club_kinds_merge_read_content (const char  *content,
                                      char       **name,
                                      char       **member)
{
  static const char *const names[] = { "name", "member", NULL };
  g_autoptr (MusterJson) json = muster_json_read (content, strlen (content), "merge", NULL);
  g_autoptr (GError) problem = NULL;
  const char *texts[2];
  MusterSpot root, members[2];

  if (json == NULL)
    return FALSE;

  muster_spot_init (&root, json, "merge", &problem);
  if (!muster_spot_members (&root, names, members))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      if (!muster_spot_is_given (&members[i]) ||
          !muster_spot_read_string (&members[i], MUSTER_CLUB_MAX_CELL, &texts[i]))
        return FALSE;
    }
  *name = g_strdup (texts[0]);
  *member = g_strdup (texts[1]);

  return TRUE;
}

static gboolean
validate_merge (const char  *key,
                const char  *content,
                GError     **error)
{
  g_autofree char *name = NULL;
  g_autofree char *member = NULL;

  if (muster_club_kinds_merge_read_content (content, &name, &member))
    return TRUE;
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, _("%s: not a merged name"), key);

  return FALSE;
}

const MusterDocumentKind muster_result_kind = {
  .id = "result",
  .damaged = N_("This result is damaged: it is not as it was kept."),
  .changed = N_("This result has been changed meanwhile."),
  .lost = N_("Results that could not be found:"),
  .validate = validate_result,
};

const MusterDocumentKind muster_member_kind = {
  .id = "member",
  .damaged = N_("What was noted of a member is damaged: it is not as it was kept."),
  .changed = N_("What was noted of this member has been changed meanwhile."),
  .lost = N_("Members of whom nothing could be found:"),
  .validate = validate_member,
};

const MusterDocumentKind muster_merge_kind = {
  .id = "merge",
  .damaged = N_("A merged name is damaged: it is not as it was kept."),
  .changed = N_("This merged name has been changed meanwhile."),
  .lost = N_("Merged names that could not be found:"),
  .validate = validate_merge,
};

char *
muster_club_kinds_merge_dup_content (const char *name,
                                     const char *member)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "name", name);
  muster_json_add_string (builder, "member", member);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}
