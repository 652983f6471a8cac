/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"
#include "core/plans/muster-plan-file.h"

G_BEGIN_DECLS

/* Of muster-plan-reader.c and muster-plan-side-reader.c. A name, which must be there. */
gboolean muster_plan_read_text    (const MusterSpot  *object,
                                   const char        *member,
                                   const char       **text);
/* Members that the ruleset knows; what they may hold is for the battle to say. */
gboolean muster_plan_read_members (const MusterSpot  *object,
                                   const char        *member,
                                   const MusterField *fields,
                                   MusterMembers *members);
/* @player_ids: (element-type utf8): of the sides before; those of this one are added. */
gboolean muster_plan_read_side    (MusterBattlePlan  *plan,
                                   MusterPlanSide    *side,
                                   GHashTable        *player_ids,
                                   const MusterSpot  *object);

G_END_DECLS
