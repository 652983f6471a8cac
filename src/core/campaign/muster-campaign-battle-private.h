/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign-battle.h"

G_BEGIN_DECLS

/* The id that a unit of the campaign, or a leader of the staff who is a unit in battle, gets in the
 * force that goes to battle. Always the same. */
char *muster_campaign_battle_plan_dup_force_unit_id (const MusterCampaignState *state,
                                                     MusterCampaignKind         kind,
                                                     int                        index) G_GNUC_WARN_UNUSED_RESULT;
/* Finds the unit or leader by that id, or returns -1. */
int   muster_campaign_battle_tie_find_force_unit    (const MusterCampaignState *state,
                                                     MusterCampaignKind         kind,
                                                     const char                *id);

/* As muster_campaign_battle_return_make(), but in an earlier state of the campaign: the one before an
 * existing return. */
JsonNode *
      muster_campaign_battle_return_make_in    (MusterCampaign            *campaign,
                                                const MusterCampaignState *state,
                                                const MusterBattleTie     *tie,
                                                MusterBattle              *battle,
                                                const char                *battle_id,
                                                GPtrArray                 *remarks) G_GNUC_WARN_UNUSED_RESULT;

/* @remarks: (nullable). */
void  muster_campaign_battle_plan_remark            (GPtrArray                 *remarks,
                                                     const char                *format,
                                                     ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
