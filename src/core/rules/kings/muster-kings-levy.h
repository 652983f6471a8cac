/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/kings/muster-kings-private.h"

G_BEGIN_DECLS

extern const MusterLevyRules muster_kings_levy_rules;

const char  *muster_kings_levy_get_kind        (const MusterLevyUnit *unit);
gboolean     muster_kings_leaders_count_traits (const MusterLevy     *levy);
void         muster_kings_boxes_list           (const MusterLevy     *levy,
                                                const MusterLevyUnit *unit,
                                                int                   leadership,
                                                GArray               *boxes);
void         muster_kings_boxes_list_tokens    (const MusterLevy     *levy,
                                                const MusterLevyUnit *unit,
                                                int                   leadership,
                                                GArray               *tokens);
gboolean     muster_kings_leaders_roll_one     (MusterResolution     *self,
                                                const MusterLevy     *levy,
                                                guint                 unit,
                                                MusterLeaderRoll     *roll);
gboolean     muster_kings_leaders_roll         (MusterResolution     *self,
                                                const MusterLevy     *levy,
                                                MusterLeaderScope     scope,
                                                MusterLeaderRoll     *rolls);

const MusterPhrase *
    muster_kings_levy_judge_words (guint64        words,
                                   gboolean       is_infantry);
int muster_kings_levy_add_size    (MusterCatalog *catalog,
                                   int            cost,
                                   int            models,
                                   int            usual);

extern const MusterTactic muster_kings_tactics[];

int  muster_kings_plan_get_table_length  (MusterCatalog        *catalog,
                                          int                   length);
int  muster_kings_plan_count_moves       (int                   length,
                                          int                   slowest);
int  muster_kings_plan_get_march_percent (const MusterScenario *scenario);
void muster_kings_plan_list_limits       (const MusterMatchup  *matchup,
                                          GArray               *limits);

G_END_DECLS
