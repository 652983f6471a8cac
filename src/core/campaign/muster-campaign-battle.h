/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/campaign/muster-campaign.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* Makes a battle from a chapter, and a return from a battle. @remarks: (nullable) (element-type
 * utf8): receives sentences that the reader should know. All functions use the present state of the
 * campaign. */

/* A plan with rules, scenario, table, date, sides with their players, and the forces with their fit
 * units, at their present strength and under their present leaders. NULL with an error if it cannot
 * be made. */
MusterBattlePlan *muster_campaign_battle_plan_make (MusterCampaign        *campaign,
                                                    const char            *chapter,
                                                    GPtrArray             *remarks,
                                                    GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* The tie between the units of such a plan and those of the campaign, for the battle made from
 * it. */
MusterBattleTie  *muster_campaign_battle_plan_tie  (MusterCampaign        *campaign,
                                                    const char            *campaign_id,
                                                    const char            *chapter,
                                                    MusterBattlePlan      *plan) G_GNUC_WARN_UNUSED_RESULT;
/* The same for a battle that was fought before, matched by ids and then by names. */
MusterBattleTie  *muster_campaign_battle_tie       (MusterCampaign        *campaign,
                                                    const char            *campaign_id,
                                                    const char            *chapter,
                                                    MusterBattle          *battle) G_GNUC_WARN_UNUSED_RESULT;
/* Stores what was rolled for leaders before @battle whose values were unknown, so that they are not
 * rolled for again. All of it is one change. FALSE: it could not be stored. */
gboolean          muster_campaign_battle_learn_leaders (MusterCampaign        *campaign,
                                                        const MusterBattleTie *tie,
                                                        MusterBattle          *battle,
                                                        GError               **error);

/* The parameters of the order `return` for @battle as far as it went, without a winner if it is not
 * over. @battle_id: the UUID of the battle. */
JsonNode         *muster_campaign_battle_return_make (MusterCampaign        *campaign,
                                                      const MusterBattleTie *tie,
                                                      MusterBattle          *battle,
                                                      const char            *battle_id,
                                                      GPtrArray             *remarks) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
