/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-object.h"

/* The id of a property is its place in the table, counted from 1. */

G_DEFINE_ABSTRACT_TYPE (MusterObject, muster_object, G_TYPE_OBJECT)

static void
muster_object_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  const MusterMember *member = &MUSTER_OBJECT_GET_CLASS (object)->members[prop_id - 1];
  gconstpointer place = G_STRUCT_MEMBER_P (object, member->offset);

  switch (member->kind)
    {
    case MUSTER_MEMBER_TEXT:
      g_value_set_string (value, *(const char *const *) place);
      break;

    case MUSTER_MEMBER_TEXTS:
      g_value_set_boxed (value, *(const gconstpointer *) place);
      break;

    case MUSTER_MEMBER_FLAG:
      g_value_set_boolean (value, *(const gboolean *) place);
      break;

    case MUSTER_MEMBER_INT:
      g_value_set_int (value, *(const int *) place);
      break;

    case MUSTER_MEMBER_UINT:
      g_value_set_uint (value, *(const guint *) place);
      break;

    case MUSTER_MEMBER_OWNED:
    case MUSTER_MEMBER_HELD:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
let_go (GObject            *object,
        const MusterMember *member)
{
  gpointer place = G_STRUCT_MEMBER_P (object, member->offset);
  gpointer owned;

  if (member->free == NULL)
    return;
  if (member->kind == MUSTER_MEMBER_HELD)
    {
      member->free (place);
      return;
    }

  owned = g_steal_pointer ((gpointer *) place);
  if (owned != NULL)
    member->free (owned);
}

static void
muster_object_finalize (GObject *object)
{
  MusterObjectClass *klass = MUSTER_OBJECT_GET_CLASS (object);

  for (guint i = 0; i < klass->n_members; i++)
    let_go (object, &klass->members[i]);

  G_OBJECT_CLASS (muster_object_parent_class)->finalize (object);
}

static void
muster_object_class_init (MusterObjectClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_object_finalize;
}

static void
muster_object_init (MusterObject *self)
{
}

static GParamSpec *
new_spec (const MusterMember *member)
{
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  switch (member->kind)
    {
    case MUSTER_MEMBER_TEXT:
      return g_param_spec_string (member->property, NULL, NULL, NULL, shown);
    case MUSTER_MEMBER_TEXTS:
      return g_param_spec_boxed (member->property, NULL, NULL, G_TYPE_STRV, shown);
    case MUSTER_MEMBER_FLAG:
      return g_param_spec_boolean (member->property, NULL, NULL, FALSE, shown);
    case MUSTER_MEMBER_INT:
      return g_param_spec_int (member->property, NULL, NULL, G_MININT, G_MAXINT, 0, shown);
    case MUSTER_MEMBER_UINT:
      return g_param_spec_uint (member->property, NULL, NULL, 0, G_MAXUINT, 0, shown);
    case MUSTER_MEMBER_OWNED:
    case MUSTER_MEMBER_HELD:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
shows_any (const MusterMember *members,
           guint               n_members)
{
  for (guint i = 0; i < n_members; i++)
    if (members[i].property != NULL)
      return TRUE;
  return FALSE;
}

/**
 * muster_object_class_set_members:
 * @members: (transfer none): lives as long as the class
 *
 * To be called once, in the class_init of a class whose members are in its own struct. A class that
 * implements get_property itself must not have properties in the table.
 */
void
muster_object_class_set_members (MusterObjectClass  *klass,
                                 const MusterMember *members,
                                 guint               n_members)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  g_return_if_fail (MUSTER_IS_OBJECT_CLASS (klass));
  g_return_if_fail (klass->members == NULL);

  /* GObject resets get_property to NULL for every class. */
  g_return_if_fail (object_class->get_property == NULL || !shows_any (members, n_members));

  klass->members = members;
  klass->n_members = n_members;
  if (shows_any (members, n_members))
    object_class->get_property = muster_object_get_property;
  for (guint i = 0; i < n_members; i++)
    if (members[i].property != NULL)
      g_object_class_install_property (object_class, i + 1, new_spec (&members[i]));
}
