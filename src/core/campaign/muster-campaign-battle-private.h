/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign-battle.h"

G_BEGIN_DECLS

/* What a force that goes to battle calls a unit of the campaign, or a leader of the staff who is a unit
 * there; the same every time. */
char *muster_campaign_dup_force_unit_id (const MusterCampaignState *state,
                                         MusterCampaignKind         kind,
                                         int                        index) G_GNUC_WARN_UNUSED_RESULT;
/* Whom it calls so, or -1. */
int   muster_campaign_find_force_unit   (const MusterCampaignState *state,
                                         MusterCampaignKind         kind,
                                         const char                *id);

/* As muster_campaign_make_return(), in another state of the campaign: before a return that is there
 * already. */
JsonNode *
      muster_campaign_make_return_in    (MusterCampaign            *campaign,
                                         const MusterCampaignState *state,
                                         const MusterBattleTie     *tie,
                                         MusterBattle              *battle,
                                         const char                *battle_id,
                                         GPtrArray                 *remarks) G_GNUC_WARN_UNUSED_RESULT;

/* @remarks: (nullable). */
void  muster_campaign_remark            (GPtrArray                 *remarks,
                                         const char                *format,
                                         ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
