/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/**
 * MusterPlanMembers:
 *
 * What is said under the ids of a ruleset's fields (settings of a scenario, members of a side or a
 * unit), as the battle file has it: a plan does not know a battle's setup, in which such values are
 * numbers. What is not said is not there. The rules judge it when the battle begins.
 */
typedef struct _MusterPlanMembers MusterPlanMembers;

MusterPlanMembers *muster_plan_members_new     (void) G_GNUC_WARN_UNUSED_RESULT;
void               muster_plan_members_free    (MusterPlanMembers       *self);

gboolean           muster_plan_members_is_empty (const MusterPlanMembers *self);
/* (nullable) (transfer none) */
JsonNode          *muster_plan_members_get     (const MusterPlanMembers *self,
                                                const char              *id);
/* Each takes the value's place. FALSE: it was the same before. @node: (nullable) (transfer full): NULL takes
 * it away. */
gboolean           muster_plan_members_take    (MusterPlanMembers       *self,
                                                const char              *id,
                                                JsonNode                *node);
gboolean           muster_plan_members_set_int (MusterPlanMembers       *self,
                                                const char              *id,
                                                int                      number);
gboolean           muster_plan_members_set_boolean (MusterPlanMembers   *self,
                                                    const char          *id,
                                                    gboolean             value);
gboolean           muster_plan_members_get_boolean (const MusterPlanMembers *self,
                                                    const char              *id);
int                muster_plan_members_get_int (const MusterPlanMembers *self,
                                                const char              *id,
                                                int                      fallback);
const char        *muster_plan_members_get_text (const MusterPlanMembers *self,
                                                 const char              *id);

/* Reads all members of @object but those in @except. */
void               muster_plan_members_read    (MusterPlanMembers       *self,
                                                const MusterSpot        *object,
                                                const char *const       *except);
/* Writes those in @only, or all, as members of the object that is open in @builder. */
void               muster_plan_members_write   (const MusterPlanMembers *self,
                                                const char *const       *only,
                                                JsonBuilder             *builder);
void               muster_plan_members_clear   (MusterPlanMembers       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPlanMembers, muster_plan_members_free)

G_END_DECLS
