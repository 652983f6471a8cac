/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-members.h"
#include "core/forces/muster-force.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_UNIT (muster_plan_unit_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanUnit, muster_plan_unit, MUSTER, PLAN_UNIT, MusterObject)

/**
 * MusterPlanUnit:
 *
 * A unit of a side, and what the battle adds to it. Properties: name (in the battle), player-id
 * ("": no particular player). Signal `changed`.
 */
MusterPlanUnit          *muster_plan_unit_new           (MusterForce       *force,
                                                         MusterForceUnit   *unit) G_GNUC_WARN_UNUSED_RESULT;

MusterForce             *muster_plan_unit_get_force     (MusterPlanUnit    *self);
MusterForceUnit         *muster_plan_unit_get_unit      (MusterPlanUnit    *self);
const char              *muster_plan_unit_get_name      (MusterPlanUnit    *self);
const char              *muster_plan_unit_get_player_id (MusterPlanUnit    *self);
void                     muster_plan_unit_set_player_id (MusterPlanUnit    *self,
                                                         const char        *player_id);
/* Call muster_plan_unit_emit_changed() after changing them. */
MusterMembers       *muster_plan_unit_get_members       (MusterPlanUnit    *self);
void                     muster_plan_unit_emit_changed  (MusterPlanUnit    *self);

G_END_DECLS
