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
/* "" for no calendar. */
void                    muster_campaign_founding_set_start     (MusterCampaignFounding *self,
                                                                const char             *start);
void                    muster_campaign_founding_set_chapters  (MusterCampaignFounding *self,
                                                                guint                   n_chapters);
guint                   muster_campaign_founding_get_chapters  (MusterCampaignFounding *self);

/* (element-type MusterCampaignPreset) */
GPtrArray              *muster_campaign_founding_get_presets   (MusterCampaignFounding *self);
guint                   muster_campaign_founding_get_preset    (MusterCampaignFounding *self);
/* The preset also sets the kind of plan. */
void                    muster_campaign_founding_set_preset    (MusterCampaignFounding *self,
                                                                guint                   preset);
MusterCampaignPlan      muster_campaign_founding_get_plan      (MusterCampaignFounding *self);
void                    muster_campaign_founding_set_plan      (MusterCampaignFounding *self,
                                                                MusterCampaignPlan      plan);
guint                   muster_campaign_founding_get_ruleset   (MusterCampaignFounding *self);
void                    muster_campaign_founding_set_ruleset   (MusterCampaignFounding *self,
                                                                guint                   ruleset);

/* Names of the forces that can be chosen: stored forces, then those of the ruleset. */
const char *const      *muster_campaign_founding_get_forces    (MusterCampaignFounding *self);
/* Where the picture of a map is kept. */
MusterImageStore       *muster_campaign_founding_get_images    (MusterCampaignFounding *self);
guint                   muster_campaign_founding_get_n_sides   (MusterCampaignFounding *self);
void                    muster_campaign_founding_add_side      (MusterCampaignFounding *self);
void                    muster_campaign_founding_remove_side   (MusterCampaignFounding *self);
/* The name of its force, until it is given one. */
const char             *muster_campaign_founding_get_name      (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_name      (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                const char             *name);
/* The names of the players of a side, separated by commas; the first of them has its force. */
const char             *muster_campaign_founding_get_players   (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_players   (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                const char             *players);
guint                   muster_campaign_founding_get_force     (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_force     (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                guint                   force);
/* (element-type MusterCulture): where leaders who have no name may get one; then the number of the one that
 * is chosen for a side, or 0 for none. */
GPtrArray              *muster_campaign_founding_get_cultures  (MusterCampaignFounding *self);
guint                   muster_campaign_founding_get_culture   (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_culture   (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                guint                   culture);
/* The colour of a side. If it was chosen or comes from the force, the campaign stores it. */
const MusterSideColour *
                        muster_campaign_founding_get_colour    (MusterCampaignFounding *self,
                                                                guint                   side);
void                    muster_campaign_founding_set_colour    (MusterCampaignFounding *self,
                                                                guint                   side,
                                                                const MusterSideColour *colour);
/* The UUID of the stored force of a side, and its name in the campaign. */
const char             *muster_campaign_founding_get_force_uuid (MusterCampaignFounding *self,
                                                                 guint                   side);
char                   *muster_campaign_founding_dup_force_id  (MusterCampaignFounding *self,
                                                                guint                   side) G_GNUC_WARN_UNUSED_RESULT;

/* The map, as a preset has it; NULL: none. It is that of the preset, unless there is another. Takes @map. */
JsonNode               *muster_campaign_founding_get_map       (MusterCampaignFounding  *self);
void                    muster_campaign_founding_take_map      (MusterCampaignFounding  *self,
                                                                JsonNode                *map);

/* Rules in place of those of the preset, until another preset is chosen. Takes @rules. */
gboolean                muster_campaign_founding_has_own_rules (MusterCampaignFounding *self);
void                    muster_campaign_founding_take_rules    (MusterCampaignFounding *self,
                                                                JsonNode               *rules);

/* Makes the setup of the campaign; an error says what is wrong. */
MusterCampaignSetup    *muster_campaign_founding_make          (MusterCampaignFounding  *self,
                                                                GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
