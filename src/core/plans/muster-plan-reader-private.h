/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"
#include "core/plans/muster-plan-file.h"

G_BEGIN_DECLS

/* Shared by muster-plan-reader.c and muster-plan-side-reader.c. Reads a name; it is an error if
 * there is none. */
gboolean muster_plan_read_text    (const MusterSpot  *object,
                                   const char        *member,
                                   const char       **text);
/* Reads members that the ruleset knows. Their values are checked only when the battle begins. */
gboolean muster_plan_read_members (const MusterSpot  *object,
                                   const char        *member,
                                   const MusterField *fields,
                                   MusterMembers *members);
/* @player_ids: (element-type utf8): the ids of the sides before; those of this side are added. */
gboolean muster_plan_read_side    (MusterBattlePlan  *plan,
                                   MusterPlanSide    *side,
                                   GHashTable        *player_ids,
                                   const MusterSpot  *object);

G_END_DECLS
