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
 * A side of a battle that is being prepared: its forces, which are copies and belong to the plan, who plays
 * it, and what the ruleset adds to a side.
 *
 * Properties: id (for good), name (what the players call it, or ""), title (that, or what its forces are
 * called), role, colour (that was chosen, or
 * %NULL). Signal `changed`: something of the side or of what it holds has changed; once for each
 * change.
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
/* @colour: (nullable): the id of the one that was chosen; %NULL: none. Which one it then has is for
 * muster_battle_plan_get_colour() to say, which knows the other sides. */
const char        *muster_plan_side_get_colour    (MusterPlanSide   *self);
void               muster_plan_side_set_colour    (MusterPlanSide   *self,
                                                   const char       *colour);
/* Say muster_plan_side_emit_changed() after changing them. */
MusterMembers *muster_plan_side_get_members       (MusterPlanSide   *self);
void               muster_plan_side_emit_changed  (MusterPlanSide   *self);

/* MusterForce, MUSTER_PLAN_MAX_FORCES at most. @force is kept, not copied. */
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

/* MusterPlanPlayer. As soon as there are two of them the units are shared out. */
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
