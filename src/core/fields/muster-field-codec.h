/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-field.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

typedef struct _MusterFieldNames MusterFieldNames;

/**
 * MusterFieldNames:
 * @find: (nullable): the number of what is called @id, or -1. @kind is that of a unit, a side or a player
 * @get_id: (nullable): the id of what has such a number
 *
 * What the ids in a field's value are looked up in. Whoever knows them has this as its first member. Without
 * @find there is nothing to be named.
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

/* Those of @fields that @object has, each under its id. */
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

/* One value: @spot holds it; an empty @value becomes it. */
gboolean muster_field_read        (const MusterField      *field,
                                   const MusterFieldNames *names,
                                   const MusterSpot       *spot,
                                   MusterValue            *value);
void     muster_field_write       (const MusterField      *field,
                                   const MusterFieldNames *names,
                                   const MusterValue      *value,
                                   JsonBuilder            *builder);

/* Is each member of @object one of @names or of @fields? */
gboolean muster_fields_only       (const MusterField      *fields,
                                   const char *const      *names,
                                   const MusterSpot       *object);

G_END_DECLS
