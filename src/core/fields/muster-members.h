/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-field-codec.h"

G_BEGIN_DECLS

/**
 * MusterMembers:
 *
 * The values of a table of fields, by id, such as the settings of a scenario or the members of a
 * side or a unit of a plan. They are kept as the file has them, because what they name may still be
 * added, removed or renamed while a battle is prepared. A field without a value has no member. The
 * rules judge the values when they are used.
 */
typedef struct _MusterMembers MusterMembers;

MusterMembers *muster_members_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void           muster_members_free     (MusterMembers          *self);

gboolean       muster_members_is_empty (const MusterMembers    *self);

/* Gets the value of @field. Returns FALSE if there is none or if it is not valid. @value: must
 * be empty. */
gboolean       muster_members_get      (const MusterMembers    *self,
                                        const MusterField      *field,
                                        const MusterFieldNames *names,
                                        MusterValue            *value);
/* These change a value and return FALSE if it was the same before. @value: (nullable): NULL
 * removes the member, as muster_members_remove() does. */
gboolean       muster_members_set      (MusterMembers          *self,
                                        const MusterField      *field,
                                        const MusterFieldNames *names,
                                        const MusterValue      *value);
gboolean       muster_members_set_int  (MusterMembers          *self,
                                        const char             *id,
                                        int                     number);
gboolean       muster_members_remove   (MusterMembers          *self,
                                        const char             *id);
int            muster_members_get_int  (const MusterMembers    *self,
                                        const char             *id,
                                        int                     fallback);

/* Reads all members of @object except those in @except. */
void           muster_members_read     (MusterMembers          *self,
                                        const MusterSpot       *object,
                                        const char *const      *except);
/* Writes the members in @only, or all if it is NULL, into the object that is open in @builder. */
void           muster_members_write    (const MusterMembers    *self,
                                        const char *const      *only,
                                        JsonBuilder            *builder);
void           muster_members_clear    (MusterMembers          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterMembers, muster_members_free)

G_END_DECLS
