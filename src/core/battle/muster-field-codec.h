/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"
#include "core/rules/muster-order.h"
#include "core/rules/muster-state.h"

G_BEGIN_DECLS

/**
 * MusterFieldNames:
 * @state: (nullable): for reading: the units that can be named
 * @roster: (nullable): for writing: the same
 *
 * What the ids in a field's value are looked up in.
 */
typedef struct
{
  const MusterSetup *setup;
  const MusterState *state;
  const MusterRoster *roster;
} MusterFieldNames;

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

/* Is each member of @object one of @names or of @fields? */
gboolean muster_fields_only       (const MusterField      *fields,
                                   const char *const      *names,
                                   const MusterSpot       *object);

G_END_DECLS
