/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-members.h"

struct _MusterPlanMembers
{
  JsonObject *object;
};

MusterPlanMembers *
muster_plan_members_new (void)
{
  MusterPlanMembers *self = g_new0 (MusterPlanMembers, 1);

  self->object = json_object_new ();

  return self;
}

void
muster_plan_members_free (MusterPlanMembers *self)
{
  g_return_if_fail (self != NULL);

  json_object_unref (self->object);
  g_free (self);
}

gboolean
muster_plan_members_is_empty (const MusterPlanMembers *self)
{
  return json_object_get_size (self->object) == 0;
}

JsonNode *
muster_plan_members_get (const MusterPlanMembers *self,
                         const char              *id)
{
  return json_object_get_member (self->object, id);
}

gboolean
muster_plan_members_take (MusterPlanMembers *self,
                          const char        *id,
                          JsonNode          *node)
{
  JsonNode *before = json_object_get_member (self->object, id);

  if (node == NULL)
    {
      if (before == NULL)
        return FALSE;
      json_object_remove_member (self->object, id);
      return TRUE;
    }

  if (before != NULL && json_node_equal (before, node))
    {
      json_node_unref (node);
      return FALSE;
    }

  json_object_set_member (self->object, id, node);
  return TRUE;
}

gboolean
muster_plan_members_set_int (MusterPlanMembers *self,
                             const char        *id,
                             int                number)
{
  return muster_plan_members_take (self, id, json_node_init_int (json_node_alloc (), number));
}

gboolean
muster_plan_members_set_boolean (MusterPlanMembers *self,
                                 const char        *id,
                                 gboolean           value)
{
  return muster_plan_members_take (self, id, json_node_init_boolean (json_node_alloc (), value));
}

gboolean
muster_plan_members_get_boolean (const MusterPlanMembers *self,
                                 const char              *id)
{
  JsonNode *node = muster_plan_members_get (self, id);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_boolean (node);
}

int
muster_plan_members_get_int (const MusterPlanMembers *self,
                             const char              *id,
                             int                      fallback)
{
  JsonNode *node = muster_plan_members_get (self, id);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node)
           ? (int) CLAMP (json_node_get_int (node), G_MININT, G_MAXINT)
           : fallback;
}

const char *
muster_plan_members_get_text (const MusterPlanMembers *self,
                              const char              *id)
{
  JsonNode *node = muster_plan_members_get (self, id);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) &&
             json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node)
           : NULL;
}

static gboolean
is_listed (const char *const *names,
           const char        *name)
{
  return names != NULL && g_strv_contains (names, name);
}

void
muster_plan_members_read (MusterPlanMembers *self,
                          const MusterSpot  *object,
                          const char *const *except)
{
  MusterSpot member;

  for (guint i = 0; muster_spot_nth_member (object, i, &member); i++)
    if (!is_listed (except, member.member))
      json_object_set_member (self->object, member.member, muster_spot_dup_node (&member));
}

void
muster_plan_members_write (const MusterPlanMembers *self,
                           const char *const       *only,
                           JsonBuilder             *builder)
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
muster_plan_members_clear (MusterPlanMembers *self)
{
  json_object_unref (self->object);
  self->object = json_object_new ();
}
