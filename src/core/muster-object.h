/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_OBJECT (muster_object_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterObject, muster_object, MUSTER, OBJECT, GObject)

typedef enum
{
  MUSTER_MEMBER_OWNED,
  MUSTER_MEMBER_HELD,
  MUSTER_MEMBER_TEXT,
  MUSTER_MEMBER_TEXTS,
  MUSTER_MEMBER_FLAG,
  MUSTER_MEMBER_INT,
  MUSTER_MEMBER_UINT,
} MusterMemberKind;

/**
 * MusterMember:
 * @property: (nullable): the property that shows it, which is only read
 * @free: (nullable): lets it go
 */
typedef struct
{
  MusterMemberKind kind;
  gsize offset;
  const char *property;
  GDestroyNotify free;
} MusterMember;

/* What lies in a pointer and is given back by a function, and what lies in the object itself and is
 * cleared by one. */
#define MUSTER_OWNED(Type, member, free) \
  { MUSTER_MEMBER_OWNED, G_STRUCT_OFFSET (Type, member), NULL, (GDestroyNotify) free }
#define MUSTER_HELD(Type, member, clear) \
  { MUSTER_MEMBER_HELD, G_STRUCT_OFFSET (Type, member), NULL, (GDestroyNotify) clear }

/* What a property shows; texts belong to the object. */
#define MUSTER_TEXT(Type, member, property) \
  { MUSTER_MEMBER_TEXT, G_STRUCT_OFFSET (Type, member), property, g_free }
#define MUSTER_TEXTS(Type, member, property) \
  { MUSTER_MEMBER_TEXTS, G_STRUCT_OFFSET (Type, member), property, (GDestroyNotify) g_strfreev }
#define MUSTER_FLAG(Type, member, property) \
  { MUSTER_MEMBER_FLAG, G_STRUCT_OFFSET (Type, member), property, NULL }
#define MUSTER_INT(Type, member, property) \
  { MUSTER_MEMBER_INT, G_STRUCT_OFFSET (Type, member), property, NULL }
#define MUSTER_UINT(Type, member, property) \
  { MUSTER_MEMBER_UINT, G_STRUCT_OFFSET (Type, member), property, NULL }

/**
 * MusterObject:
 *
 * An object with a table of what it has: it lets go what it owns, in the order of the table, when nobody
 * needs it any more, and has a property for each member that is shown.
 */
struct _MusterObjectClass
{
  GObjectClass parent_class;

  /*< private >*/
  const MusterMember *members;
  guint n_members;
};

void muster_object_class_set_members (MusterObjectClass  *klass,
                                      const MusterMember *members,
                                      guint               n_members);

G_END_DECLS
