/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"
#include "sheets/document/muster-document.h"
#include "sheets/map/muster-map-painter.h"

G_BEGIN_DECLS

/* What lies beside the table while it is set up: the map to scale, what to do, what counts, how long
 * it lasts, and who is there. Of a battle that has begun: of the plan that
 * muster_plan_new_from_battle() gives. */
MusterDocument *muster_scenario_sheet_new (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;

/* Its map alone, in words where nothing can be painted; nothing where there is none. */
void            muster_scenario_sheet_add_map (MusterBattlePlan *plan,
                                               MusterDocument   *document);

/* The map of a plan, as long as the plan does not change. */
void            muster_map_init_for_plan  (MusterMap        *map,
                                           MusterBattlePlan *plan);
/* In the colours of its sides; hatching and words tell the same. */
void            muster_map_style_follow_plan (MusterMapStyle   *style,
                                              MusterBattlePlan *plan,
                                              gboolean          is_dark);
/* "Length: 12 turns. Natal Column goes first." */
char           *muster_plan_dup_length    (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
