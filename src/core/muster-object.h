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
 * @property: (nullable): the read-only property for it
 * @free: (nullable): frees it
 */
typedef struct
{
  MusterMemberKind kind;
  gsize offset;
  const char *property;
  GDestroyNotify free;
} MusterMember;

/* A member that is a pointer and is freed by a function, and one that is embedded in the object and
 * is cleared by a function. */
#define MUSTER_OWNED(Type, member, free) \
  { MUSTER_MEMBER_OWNED, G_STRUCT_OFFSET (Type, member), NULL, (GDestroyNotify) free }
#define MUSTER_HELD(Type, member, clear) \
  { MUSTER_MEMBER_HELD, G_STRUCT_OFFSET (Type, member), NULL, (GDestroyNotify) clear }

/* Members with a property. The object owns its texts. */
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
 * An object with a table of its members. It frees what it owns in the order of the table when it is
 * finalized, and has a read-only property for each member that names one.
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
