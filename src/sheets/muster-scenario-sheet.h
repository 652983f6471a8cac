/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"
#include "sheets/document/muster-document.h"
#include "sheets/map/muster-map-painter.h"

G_BEGIN_DECLS

/* Makes the sheet that lies beside the table while it is set up: the map to scale, what to do,
 * what counts, how long the battle lasts, and who takes part. For a battle that has begun, use
 * the plan from muster_plan_new_from_battle(). */
MusterDocument *muster_scenario_sheet_new (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;

/* Adds only the map, or its description where nothing can be painted. Adds nothing if there is
 * no map. */
void            muster_scenario_sheet_add_map (MusterBattlePlan *plan,
                                               MusterDocument   *document);

/* Makes the map of a plan, which is valid as long as the plan does not change. */
void            muster_scenario_sheet_init_map   (MusterMap        *map,
                                                  MusterBattlePlan *plan);
/* Gives the map the colours of the sides. They are not needed to read it: hatching and words say
 * the same. */
void            muster_scenario_sheet_set_map_style (MusterMapStyle   *style,
                                                     MusterBattlePlan *plan,
                                                     gboolean          is_dark);
/* Returns words such as "Length: 12 turns. Natal Column goes first." */
char           *muster_scenario_sheet_dup_length (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
