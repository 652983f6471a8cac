/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-member.h"

#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-text.h"

#include <string.h>

/**
 * muster_club_member_new:
 *
 * Returns: (transfer full): somebody active
 */
MusterClubMember *
muster_club_member_new (const char *name)
{
  MusterClubMember *self = g_new0 (MusterClubMember, 1);

  g_return_val_if_fail (name != NULL, NULL);

  self->name = g_strdup (name);
  self->nickname = g_strdup ("");
  self->since = g_strdup ("");
  self->notes = g_strdup ("");
  self->picture = g_strdup ("");
  self->is_active = TRUE;

  return self;
}

MusterClubMember *
muster_club_member_copy (const MusterClubMember *self)
{
  MusterClubMember *copy = g_new0 (MusterClubMember, 1);

  copy->name = g_strdup (self->name);
  copy->nickname = g_strdup (self->nickname);
  copy->since = g_strdup (self->since);
  copy->notes = g_strdup (self->notes);
  copy->picture = g_strdup (self->picture);
  copy->is_active = self->is_active;
  copy->is_gone = self->is_gone;

  return copy;
}

void
muster_club_member_free (MusterClubMember *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->name);
  g_free (self->nickname);
  g_free (self->since);
  g_free (self->notes);
  g_free (self->picture);
  g_free (self);
}

gboolean
muster_club_member_equal (const MusterClubMember *a,
                          const MusterClubMember *b)
{
  return strcmp (a->name, b->name) == 0 && strcmp (a->nickname, b->nickname) == 0 &&
         strcmp (a->since, b->since) == 0 && strcmp (a->notes, b->notes) == 0 &&
         strcmp (a->picture, b->picture) == 0 && !a->is_active == !b->is_active && !a->is_gone == !b->is_gone;
}

gboolean
muster_club_member_is_plain (const MusterClubMember *self)
{
  g_autoptr (MusterClubMember) plain = muster_club_member_new (self->name);

  return muster_club_member_equal (self, plain);
}

char *
muster_club_member_dup_fault (const MusterClubMember *self)
{
  if (*self->name == '\0')
    return g_strdup (_("a member needs a name"));
  if (*self->since != '\0' && !muster_club_date_is_valid (self->since))
    return muster_club_date_dup_fault (self->since);

  return NULL;
}

char *
muster_club_member_to_json (const MusterClubMember *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_text (builder, "nickname", self->nickname);
  muster_json_add_text (builder, "since", self->since);
  muster_json_add_text (builder, "notes", self->notes);
  muster_json_add_text (builder, "picture", self->picture);
  if (!self->is_active)
    muster_json_add_boolean (builder, "active", FALSE);
  if (self->is_gone)
    muster_json_add_boolean (builder, "gone", TRUE);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

static void
read_text (JsonObject  *object,
           const char  *member,
           gsize        limit,
           char       **target)
{
  muster_text_set (target, json_object_get_string_member_with_default (object, member, ""), limit);
}

/**
 * muster_club_member_from_json:
 *
 * Returns: (transfer full): the member; what is missing or makes no sense is as if nothing had been said
 */
MusterClubMember *
muster_club_member_from_json (const char *name,
                              const char *json)
{
  g_autoptr (JsonNode) root = muster_json_parse (json, strlen (json), name, NULL);
  MusterClubMember *self = muster_club_member_new (name);
  JsonObject *object;

  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return self;

  object = json_node_get_object (root);
  read_text (object, "nickname", MUSTER_CLUB_MAX_NAME, &self->nickname);
  read_text (object, "since", MUSTER_CLUB_MAX_NAME, &self->since);
  read_text (object, "notes", MUSTER_CLUB_MAX_NOTES, &self->notes);
  read_text (object, "picture", MUSTER_CLUB_MAX_NAME, &self->picture);
  self->is_active = json_object_get_boolean_member_with_default (object, "active", TRUE);
  self->is_gone = json_object_get_boolean_member_with_default (object, "gone", FALSE);

  return self;
}
