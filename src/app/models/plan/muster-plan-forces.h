/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/muster-object.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_FORCE (muster_plan_force_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanForce, muster_plan_force, MUSTER, PLAN_FORCE, MusterObject)

/**
 * MusterPlanForce:
 *
 * A force to choose from: one of the player's own, a variant of one, or a starter force. Property: label.
 * The detail is theatre or heading, and points. The force itself is made when it is chosen.
 */
const char      *muster_plan_force_get_label  (MusterPlanForce  *self);
const char      *muster_plan_force_get_detail (MusterPlanForce  *self);
/* The entry that is shown before a force is chosen; it has no force to load. */
MusterPlanForce *muster_plan_force_new_prompt (const char       *label) G_GNUC_WARN_UNUSED_RESULT;
gboolean         muster_plan_force_is_prompt  (MusterPlanForce  *self);
/* Returns a copy that the caller owns. */
MusterForce     *muster_plan_force_load       (MusterPlanForce  *self,
                                               GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Lists all forces of a ruleset, the player's own first, beginning with the one used last. */
GListModel      *muster_plan_forces_new       (MusterStore      *store,
                                               MusterLibrary    *library,
                                               MusterRuleset    *ruleset) G_GNUC_WARN_UNUSED_RESULT;
/* Gives sides that have none yet the player's own forces, the one used last first. */
void             muster_plan_forces_preselect (MusterBattlePlan *plan,
                                               MusterStore      *store,
                                               MusterLibrary    *library);

G_END_DECLS
