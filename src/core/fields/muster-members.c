/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/fields/muster-members.h"

#include <string.h>

struct _MusterMembers
{
  JsonObject *object;
};

MusterMembers *
muster_members_new (void)
{
  MusterMembers *self = g_new0 (MusterMembers, 1);

  self->object = json_object_new ();

  return self;
}

void
muster_members_free (MusterMembers *self)
{
  g_return_if_fail (self != NULL);

  json_object_unref (self->object);
  g_free (self);
}

gboolean
muster_members_is_empty (const MusterMembers *self)
{
  return json_object_get_size (self->object) == 0;
}

gboolean
muster_members_get (const MusterMembers    *self,
                    const MusterField      *field,
                    const MusterFieldNames *names,
                    MusterValue            *value)
{
  JsonNode *node = json_object_get_member (self->object, field->id);
  g_autofree char *text = node != NULL ? muster_json_print (node, FALSE) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterJson) json = NULL;
  MusterSpot spot;

  if (node == NULL)
    return FALSE;

  json = muster_json_read (text, strlen (text), field->id, &error);
  if (json == NULL)
    return FALSE;
  muster_spot_init (&spot, json, field->id, &error);
  if (muster_field_read (field, names, &spot, value))
    return TRUE;

  muster_value_clear (field->kind, value);
  return FALSE;
}

/* @node: (transfer full) */
static gboolean
take (MusterMembers *self,
      const char    *id,
      JsonNode      *node)
{
  JsonNode *before = json_object_get_member (self->object, id);

  if (before != NULL && json_node_equal (before, node))
    {
      json_node_unref (node);
      return FALSE;
    }

  json_object_set_member (self->object, id, node);
  return TRUE;
}

gboolean
muster_members_set (MusterMembers          *self,
                    const MusterField      *field,
                    const MusterFieldNames *names,
                    const MusterValue      *value)
{
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) root = NULL;

  if (value == NULL)
    return muster_members_remove (self, field->id);

  builder = json_builder_new ();
  json_builder_begin_array (builder);
  muster_field_write (field, names, value, builder);
  json_builder_end_array (builder);
  root = json_builder_get_root (builder);
  return take (self, field->id, json_array_dup_element (json_node_get_array (root), 0));
}

gboolean
muster_members_set_int (MusterMembers *self,
                        const char    *id,
                        int            number)
{
  return take (self, id, json_node_init_int (json_node_alloc (), number));
}

gboolean
muster_members_remove (MusterMembers *self,
                       const char    *id)
{
  if (!json_object_has_member (self->object, id))
    return FALSE;

  json_object_remove_member (self->object, id);
  return TRUE;
}

int
muster_members_get_int (const MusterMembers *self,
                        const char          *id,
                        int                  fallback)
{
  JsonNode *node = json_object_get_member (self->object, id);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node)
           ? (int) CLAMP (json_node_get_int (node), G_MININT, G_MAXINT)
           : fallback;
}

static gboolean
is_listed (const char *const *names,
           const char        *name)
{
  return names != NULL && g_strv_contains (names, name);
}

void
muster_members_read (MusterMembers     *self,
                     const MusterSpot  *object,
                     const char *const *except)
{
  MusterSpot member;

  for (guint i = 0; muster_spot_nth_member (object, i, &member); i++)
    if (!is_listed (except, member.member))
      json_object_set_member (self->object, member.member, muster_spot_dup_node (&member));
}

void
muster_members_write (const MusterMembers *self,
                      const char   *const *only,
                      JsonBuilder         *builder)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, self->object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (only == NULL || is_listed (only, name))
      {
        json_builder_set_member_name (builder, name);
        json_builder_add_value (builder, json_node_copy (node));
      }
}

void
muster_members_clear (MusterMembers *self)
{
  json_object_unref (self->object);
  self->object = json_object_new ();
}
