/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-object.h"
#include "core/plans/muster-plan-player.h"
#include "core/plans/muster-plan-unit.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_ROLE_ATTACKER,
  MUSTER_ROLE_DEFENDER,
} MusterSideRole;

#define MUSTER_PLAN_MAX_FORCES 32

#define MUSTER_TYPE_PLAN_SIDE (muster_plan_side_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanSide, muster_plan_side, MUSTER, PLAN_SIDE, MusterObject)

/**
 * MusterPlanSide:
 *
 * A side of a battle that is being prepared: its forces, which are copies that belong to the plan,
 * its players, and what the ruleset adds to a side.
 *
 * Properties: id (for good), name (given by the players, or ""), title (the name, or that of its
 * forces), role, colour (the chosen one, or %NULL). Signal `changed`: the side or something in it
 * has changed; emitted once for each change.
 */
MusterPlanSide    *muster_plan_side_new           (const char       *id) G_GNUC_WARN_UNUSED_RESULT;

const char        *muster_plan_side_get_id        (MusterPlanSide   *self);
const char        *muster_plan_side_get_name      (MusterPlanSide   *self);
void               muster_plan_side_set_name      (MusterPlanSide   *self,
                                                   const char       *name);
char              *muster_plan_side_dup_title     (MusterPlanSide   *self) G_GNUC_WARN_UNUSED_RESULT;
MusterSideRole     muster_plan_side_get_role      (MusterPlanSide   *self);
void               muster_plan_side_set_role      (MusterPlanSide   *self,
                                                   MusterSideRole    role);
/* @colour: (nullable): the id of the chosen colour; %NULL: none is chosen. The colour that is shown
 * depends on the other sides; see muster_battle_plan_get_colour(). */
const char        *muster_plan_side_get_colour    (MusterPlanSide   *self);
void               muster_plan_side_set_colour    (MusterPlanSide   *self,
                                                   const char       *colour);
/* Call muster_plan_side_emit_changed() after changing them. */
MusterMembers *muster_plan_side_get_members       (MusterPlanSide   *self);
void               muster_plan_side_emit_changed  (MusterPlanSide   *self);

/* MusterForce, MUSTER_PLAN_MAX_FORCES at most. The side takes a reference to @force and does not
 * copy it. */
GListModel        *muster_plan_side_get_forces    (MusterPlanSide   *self);
guint              muster_plan_side_get_n_forces  (MusterPlanSide   *self);
MusterForce       *muster_plan_side_get_force     (MusterPlanSide   *self,
                                                   guint             position);
void               muster_plan_side_add_force     (MusterPlanSide   *self,
                                                   MusterForce      *force);
void               muster_plan_side_replace_force (MusterPlanSide   *self,
                                                   guint             position,
                                                   MusterForce      *force);
void               muster_plan_side_remove_force  (MusterPlanSide   *self,
                                                   guint             position);

/* MusterPlanUnit, force by force. */
GListModel        *muster_plan_side_get_units     (MusterPlanSide   *self);
guint              muster_plan_side_get_n_units   (MusterPlanSide   *self);
MusterPlanUnit    *muster_plan_side_get_unit      (MusterPlanSide   *self,
                                                   guint             position);
int                muster_plan_side_get_points    (MusterPlanSide   *self,
                                                   const char *const *optional_rules);

/* MusterPlanPlayer. When a second player is added, the units are shared out. */
GListModel        *muster_plan_side_get_players   (MusterPlanSide   *self);
guint              muster_plan_side_get_n_players (MusterPlanSide   *self);
MusterPlanPlayer  *muster_plan_side_get_player    (MusterPlanSide   *self,
                                                   guint             position);
MusterPlanPlayer  *muster_plan_side_add_player    (MusterPlanSide   *self,
                                                   const char       *id,
                                                   const char       *name);
void               muster_plan_side_remove_player (MusterPlanSide   *self,
                                                   guint             position);
void               muster_plan_side_share_out     (MusterPlanSide   *self);

G_END_DECLS
