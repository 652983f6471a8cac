/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-preset.h"
#include "core/forces/muster-force.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_FOUNDING (muster_campaign_founding_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignFounding, muster_campaign_founding, MUSTER, CAMPAIGN_FOUNDING, GObject)

/**
 * MusterCampaignFounding:
 *
 * A campaign that is about to begin. Everything has a default, so that it can begin at once. Signal
 * `changed`: what can be chosen, or what is chosen, is another.
 */
MusterCampaignFounding *muster_campaign_founding_new           (MusterStore            *store,
                                                                MusterLibrary          *library) G_GNUC_WARN_UNUSED_RESULT;

void                    muster_campaign_founding_set_title     (MusterCampaignFounding *self,
                                                                const char             *title);
/* "" : no calendar. */
void                    muster_campaign_founding_set_start     (MusterCampaignFounding *self,
                                                                const char             *start);
void                    muster_campaign_founding_set_chapters  (MusterCampaignFounding *self,
                                                                guint                   n_chapters);
guint                   muster_campaign_founding_get_chapters  (MusterCampaignFounding *self);

/* (element-type MusterCampaignPreset) */
GPtrArray              *muster_campaign_founding_get_presets   (MusterCampaignFounding *self);
guint                   muster_campaign_founding_get_preset    (MusterCampaignFounding *self);
/* Its way through the chapters is chosen with it. */
void                    muster_campaign_founding_set_preset    (MusterCampaignFounding *self,
                                                                guint                   preset);
MusterCampaignPlan      muster_campaign_founding_get_plan      (MusterCampaignFounding *self);
void                    muster_campaign_founding_set_plan      (MusterCampaignFounding *self,
                                                                MusterCampaignPlan      plan);
guint                   muster_campaign_founding_get_ruleset   (MusterCampaignFounding *self);
void                    muster_campaign_founding_set_ruleset   (MusterCampaignFounding *self,
                                                                guint                   ruleset);

/* Forces that can be chosen: names of those that are stored, then of the ruleset's own. */
const char *const      *muster_campaign_founding_get_forces    (MusterCampaignFounding *self);
guint                   muster_campaign_founding_get_n_sides   (MusterCampaignFounding *self);
void                    muster_campaign_founding_add_side      (MusterCampaignFounding *self);
void                    muster_campaign_founding_remove_side   (MusterCampaignFounding *self);
/* What its force is called, until it is given a name. */
const char             *muster_campaign_founding_get_name      (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_name      (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                const char             *name);
const char             *muster_campaign_founding_get_player    (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_player    (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                const char             *player);
guint                   muster_campaign_founding_get_force     (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_force     (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                guint                   force);
/* What a side will be known by; the one that is chosen for it, or that its force has, is written down. */
const MusterSideColour *
                        muster_campaign_founding_get_colour    (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_colour    (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                const MusterSideColour *colour);
/* The UUID of the force of a side as it is stored, and what the campaign will call it. */
const char             *muster_campaign_founding_get_force_uuid (MusterCampaignFounding *self,
                                                                 guint                   side);
char                   *muster_campaign_founding_dup_force_id  (MusterCampaignFounding *self,
                                                                guint                   side) G_GNUC_WARN_UNUSED_RESULT;

/* The campaign as it would begin; an error says what is wrong. */
MusterCampaignSetup    *muster_campaign_founding_make          (MusterCampaignFounding  *self,
                                                                GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
