/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/campaign/muster-campaign.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* From a chapter to its battle, and back. @remarks: (nullable) (element-type utf8): what a reader should
 * know of it is added there, a sentence each. All of it is about the present of a campaign. */

/* A battle to be prepared: rules, scenario, table, date, sides with their players, and the forces with their
 * fit units at their strength of today, led by who leads today. NULL: it cannot be had. */
MusterBattlePlan *muster_campaign_make_plan   (MusterCampaign        *campaign,
                                               const char            *chapter,
                                               GPtrArray             *remarks,
                                               GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* Who of such a plan is who of the campaign, for the battle that it becomes. */
MusterBattleTie  *muster_campaign_tie_plan    (MusterCampaign        *campaign,
                                               const char            *campaign_id,
                                               const char            *chapter,
                                               MusterBattlePlan      *plan) G_GNUC_WARN_UNUSED_RESULT;
/* The same of a battle that was fought before: by ids, then by names. */
MusterBattleTie  *muster_campaign_tie_battle  (MusterCampaign        *campaign,
                                               const char            *campaign_id,
                                               const char            *chapter,
                                               MusterBattle          *battle) G_GNUC_WARN_UNUSED_RESULT;
/* Keeps what was rolled for leaders of whom nothing was known before @battle, so that they are not rolled for
 * again: one change, or none. FALSE: it could not be kept. */
gboolean          muster_campaign_learn_leaders (MusterCampaign        *campaign,
                                                 const MusterBattleTie *tie,
                                                 MusterBattle          *battle,
                                                 GError               **error);

/* The parameters of the order `return` that says what came of @battle, as far as it went. Without a winner
 * where it is not over. @battle_id: its UUID. */
JsonNode         *muster_campaign_make_return (MusterCampaign        *campaign,
                                               const MusterBattleTie *tie,
                                               MusterBattle          *battle,
                                               const char            *battle_id,
                                               GPtrArray             *remarks) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
