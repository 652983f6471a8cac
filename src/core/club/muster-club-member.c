/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-member.h"

#include "core/club/muster-club-date.h"
#include "core/club/muster-club-result.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-text.h"

#include <string.h>

/**
 * muster_club_member_new:
 *
 * Returns: (transfer full): an active member
 */
MusterClubMember *
muster_club_member_new (const char *name)
{
  MusterClubMember *self = g_new0 (MusterClubMember, 1);

  g_return_val_if_fail (name != NULL, NULL);

  self->key = g_strdup ("");
  self->name = g_strdup (name);
  self->nickname = g_strdup ("");
  self->since = g_strdup ("");
  self->contact = g_strdup ("");
  self->notes = g_strdup ("");
  self->picture = g_strdup ("");
  self->gone_since = g_strdup ("");
  self->formers = g_new0 (char *, 1);
  self->is_active = TRUE;
  self->is_named = TRUE;

  return self;
}

MusterClubMember *
muster_club_member_copy (const MusterClubMember *self)
{
  MusterClubMember *copy = g_new0 (MusterClubMember, 1);

  copy->key = g_strdup (self->key);
  copy->name = g_strdup (self->name);
  copy->nickname = g_strdup (self->nickname);
  copy->since = g_strdup (self->since);
  copy->contact = g_strdup (self->contact);
  copy->notes = g_strdup (self->notes);
  copy->picture = g_strdup (self->picture);
  copy->gone_since = g_strdup (self->gone_since);
  copy->formers = g_strdupv (self->formers);
  copy->is_active = self->is_active;
  copy->is_named = self->is_named;
  copy->is_gone = self->is_gone;

  return copy;
}

void
muster_club_member_free (MusterClubMember *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->key);
  g_free (self->name);
  g_free (self->nickname);
  g_free (self->since);
  g_free (self->contact);
  g_free (self->notes);
  g_free (self->picture);
  g_free (self->gone_since);
  g_strfreev (self->formers);
  g_free (self);
}

gboolean
muster_club_member_equal (const MusterClubMember *a,
                          const MusterClubMember *b)
{
  return strcmp (a->name, b->name) == 0 && strcmp (a->nickname, b->nickname) == 0 &&
         strcmp (a->since, b->since) == 0 && strcmp (a->contact, b->contact) == 0 &&
         strcmp (a->notes, b->notes) == 0 && strcmp (a->picture, b->picture) == 0 &&
         strcmp (a->gone_since, b->gone_since) == 0 &&
         g_strv_equal ((const char *const *) a->formers, (const char *const *) b->formers) &&
         !a->is_active == !b->is_active && !a->is_named == !b->is_named && !a->is_gone == !b->is_gone;
}

void
muster_club_member_rename (MusterClubMember *self,
                           const char       *name)
{
  guint n = g_strv_length (self->formers);

  self->formers = g_renew (char *, self->formers, n + 2);
  self->formers[n] = self->name;
  self->formers[n + 1] = NULL;
  self->name = g_strdup (name);
}

void
muster_club_member_forget (MusterClubMember *self)
{
  char **const texts[] = { &self->nickname, &self->since, &self->contact, &self->notes, &self->picture };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_free (*texts[i]);
      *texts[i] = g_strdup ("");
    }
  self->is_active = TRUE;
  self->is_named = TRUE;
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
  char *fault;

  if (*self->name == '\0')
    return g_strdup (_("a member needs a name"));
  fault = muster_club_name_dup_fault (self->name);
  if (fault == NULL && *self->nickname != '\0')
    fault = muster_club_name_dup_fault (self->nickname);
  if (fault != NULL)
    return fault;
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
  muster_json_add_text (builder, "name", self->name);
  muster_json_add_text (builder, "nickname", self->nickname);
  muster_json_add_text (builder, "since", self->since);
  muster_json_add_text (builder, "contact", self->contact);
  muster_json_add_text (builder, "notes", self->notes);
  muster_json_add_text (builder, "picture", self->picture);
  if (*self->formers != NULL)
    muster_json_add_strv (builder, "formers", (const char *const *) self->formers);
  if (!self->is_active)
    muster_json_add_boolean (builder, "active", FALSE);
  if (!self->is_named)
    muster_json_add_boolean (builder, "named", FALSE);
  if (self->is_gone)
    muster_json_add_boolean (builder, "gone", TRUE);
  muster_json_add_text (builder, "gone_since", self->gone_since);
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

static void
read_formers (JsonObject        *object,
              MusterClubMember  *self)
{
  JsonNode *node = json_object_get_member (object, "formers");
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    {
      JsonNode *name = json_array_get_element (json_node_get_array (node), i);

      if (JSON_NODE_HOLDS_VALUE (name) && json_node_get_value_type (name) == G_TYPE_STRING)
        g_strv_builder_add (names, json_node_get_string (name));
    }
  g_strfreev (self->formers);
  self->formers = g_strv_builder_end (names);
}

/**
 * muster_club_member_from_json:
 *
 * Returns: (transfer full): the member; what is missing or invalid has its default
 */
MusterClubMember *
muster_club_member_from_json (const char *key,
                              const char *json)
{
  g_autoptr (JsonNode) root = muster_json_parse (json, strlen (json), key, NULL);
  MusterClubMember *self = muster_club_member_new ("");
  JsonObject *object;

  muster_text_set (&self->key, key, MUSTER_CLUB_MAX_NAME);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return self;

  object = json_node_get_object (root);
  read_text (object, "name", MUSTER_CLUB_MAX_CELL, &self->name);
  read_text (object, "nickname", MUSTER_CLUB_MAX_NAME, &self->nickname);
  read_text (object, "since", MUSTER_CLUB_MAX_NAME, &self->since);
  read_text (object, "contact", MUSTER_CLUB_MAX_NOTES, &self->contact);
  read_text (object, "notes", MUSTER_CLUB_MAX_NOTES, &self->notes);
  read_text (object, "picture", MUSTER_CLUB_MAX_NAME, &self->picture);
  read_text (object, "gone_since", MUSTER_CLUB_MAX_NAME, &self->gone_since);
  read_formers (object, self);
  self->is_active = json_object_get_boolean_member_with_default (object, "active", TRUE);
  self->is_named = json_object_get_boolean_member_with_default (object, "named", TRUE);
  self->is_gone = json_object_get_boolean_member_with_default (object, "gone", FALSE);

  return self;
}
