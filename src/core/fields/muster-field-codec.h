/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-field.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

typedef struct _MusterFieldNames MusterFieldNames;

/**
 * MusterFieldNames:
 * @find: (nullable): returns the index of the unit, side or player (as @kind says) with the id @id,
 *   or -1
 * @get_id: (nullable): returns the id of the unit, side or player with that index
 *
 * The interface by which ids in the values of fields are looked up. A structure that knows ids has
 * this as its first member. If @find is %NULL, no id is known.
 */
struct _MusterFieldNames
{
  int         (*find)   (const MusterFieldNames *self,
                         MusterFieldKind         kind,
                         const char             *id);
  const char *(*get_id) (const MusterFieldNames *self,
                         MusterFieldKind         kind,
                         int                     number);
};

/* Reads those members of @object that belong to @fields. @given: (inout): gets a bit for each
 * field that was there. */
gboolean muster_fields_read       (const MusterField      *fields,
                                   const MusterFieldNames *names,
                                   const MusterSpot       *object,
                                   MusterValue            *values,
                                   guint32                *given);
void     muster_fields_write      (const MusterField      *fields,
                                   const MusterFieldNames *names,
                                   const MusterValue      *values,
                                   guint32                 given,
                                   JsonBuilder            *builder);

/* Reads the value at @spot into @value, which must be empty. */
gboolean muster_field_read        (const MusterField      *field,
                                   const MusterFieldNames *names,
                                   const MusterSpot       *spot,
                                   MusterValue            *value);
void     muster_field_write       (const MusterField      *field,
                                   const MusterFieldNames *names,
                                   const MusterValue      *value,
                                   JsonBuilder            *builder);

/* Checks that each member of @object is in @names or @fields, and fails at the first that is
 * not. */
gboolean muster_fields_only       (const MusterField      *fields,
                                   const char *const      *names,
                                   const MusterSpot       *object);

G_END_DECLS
