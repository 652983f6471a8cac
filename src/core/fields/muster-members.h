/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-field-codec.h"

G_BEGIN_DECLS

/**
 * MusterMembers:
 *
 * What is said under the ids of a table of fields (settings of a scenario, members of a side or a unit of a
 * plan), as the file has it: while something is prepared, what it names may still come, go and be called
 * something else. What is not said is not there. The rules judge it when it is made use of.
 */
typedef struct _MusterMembers MusterMembers;

MusterMembers *muster_members_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void           muster_members_free     (MusterMembers          *self);

gboolean       muster_members_is_empty (const MusterMembers    *self);

/* What is said of @field. FALSE: nothing, or what it cannot be. @value: an empty value. */
gboolean       muster_members_get      (const MusterMembers    *self,
                                        const MusterField      *field,
                                        const MusterFieldNames *names,
                                        MusterValue            *value);
/* Each says something else from now on. FALSE: it was the same before. @value: (nullable): as
 * muster_members_remove(). */
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

/* Reads all members of @object but those in @except. */
void           muster_members_read     (MusterMembers          *self,
                                        const MusterSpot       *object,
                                        const char *const      *except);
/* Writes those in @only, or all, as members of the object that is open in @builder. */
void           muster_members_write    (const MusterMembers    *self,
                                        const char *const      *only,
                                        JsonBuilder            *builder);
void           muster_members_clear    (MusterMembers          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterMembers, muster_members_free)

G_END_DECLS
