/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterForceOrigin:
 * @force: what a force is called in its campaign, an id
 * @uuid: the stored force that it was made of; "" or NULL: none
 */
typedef struct
{
  const char *force;
  const char *uuid;
} MusterForceOrigin;

/* Operations that change a campaign and something else together. Each is one transaction. If one
 * fails, the campaign or battle in memory may be ahead of the file, and the caller must open it
 * again. */

/* A new campaign, the picture that its map names, and the stored forces that its own were made of.
 * @picture: (nullable): none, or it is there already. @counts: whether its battles count for the club.
 * Returns: its id, or 0. */
gint64   muster_store_campaign_begin      (MusterStore                *store,
                                           MusterCampaignSetup        *setup,
                                           GBytes                     *picture,
                                           const MusterForceOrigin    *origins,
                                           guint                       n_origins,
                                           gboolean                    counts,
                                           GError                    **error);
/* A force that joins a campaign by @orders. */
gboolean muster_store_campaign_enlist     (MusterStore                *store,
                                           MusterCampaign             *campaign,
                                           const char                 *uuid,
                                           const MusterCampaignOrder  *orders,
                                           guint                       n_orders,
                                           const MusterForceOrigin    *origin,
                                           GError                    **error);
/* Opens a chapter if it is not open, prepares its battle and links the two. @remarks: (nullable): as
 * muster_campaign_battle_plan_make() says. Returns: the id of the battle, or 0. */
gint64   muster_store_campaign_prepare    (MusterStore                *store,
                                           MusterCampaign             *campaign,
                                           const char                 *uuid,
                                           const char                 *chapter,
                                           GPtrArray                  *remarks,
                                           GError                    **error);
/* A battle that has just begun as @plan said: it learns who is who, and the campaign what was rolled for
 * leaders. */
gboolean muster_store_campaign_tie_battle (MusterStore                *store,
                                           MusterCampaign             *campaign,
                                           const char                 *uuid,
                                           const char                 *chapter,
                                           MusterBattle               *battle,
                                           MusterBattlePlan           *plan,
                                           GError                    **error);

G_END_DECLS
