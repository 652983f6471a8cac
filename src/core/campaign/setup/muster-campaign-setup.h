/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-state.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

#define MUSTER_CAMPAIGN_FORMAT "muster-campaign"
#define MUSTER_CAMPAIGN_VERSION 1

/* The order in which chapters are fought. */
typedef enum
{
  MUSTER_CAMPAIGN_LADDER,
  MUSTER_CAMPAIGN_TREE,
  MUSTER_CAMPAIGN_FREE,
} MusterCampaignPlan;

extern const char *const muster_campaign_plan_words[];

/* The purposes of rolls. After them come those of the rulesets that roll for leaders. */
typedef enum
{
  MUSTER_CAMPAIGN_ROLL_RECOVERY,
  MUSTER_CAMPAIGN_ROLL_FATE,
  MUSTER_CAMPAIGN_ROLL_EVENT,
  MUSTER_CAMPAIGN_N_ROLLS,
} MusterCampaignRoll;

/* @colour: (nullable): the colour that was chosen for it at the beginning. */
typedef struct
{
  char *id;
  char *name;
  const MusterSideColour *colour;
} MusterCampaignSide;

/**
 * MusterCampaignSetup:
 * @document: the document as it was read, without its log; used for writing
 * @has_map: whether there is a map with places, links and marches (C-MAP-01)
 * @map_width, @map_height: the size of the map
 * @map_picture: (nullable): the SHA-256 of the image of the map
 * @purposes: (element-type utf8): the purposes of rolls, those of MusterCampaignRoll first
 * @first: the state before the first entry
 *
 * How a campaign begins, and its first rules. Immutable once read.
 */
typedef struct
{
  gatomicrefcount ref_count;
  MusterLibrary *library;
  JsonNode *document;
  char *title;
  MusterCampaignPlan plan;
  MusterCampaignSide sides[MUSTER_CAMPAIGN_MAX_SIDES];
  int n_sides;
  MusterCampaignRules rules;
  gboolean has_map;
  int map_width;
  int map_height;
  char *map_picture;
  GPtrArray *purposes;
  MusterCampaignState first;
} MusterCampaignSetup;

/* The rules that count in a state (C-RULE-01). */
static inline const MusterCampaignRules *
muster_campaign_get_rules (const MusterCampaignSetup *setup,
                           const MusterCampaignState *state)
{
  return state->rules != NULL ? state->rules : &setup->rules;
}

/* Reads everything of a campaign file except its log. If it returns NULL, the document's error
 * names the place. */
MusterCampaignSetup *muster_campaign_setup_read         (MusterLibrary             *library,
                                                         const MusterSpot          *document) G_GNUC_WARN_UNUSED_RESULT;
MusterCampaignSetup *muster_campaign_setup_ref          (MusterCampaignSetup       *self);
void                 muster_campaign_setup_unref        (MusterCampaignSetup       *self);

/* To be called before anything else has a reference to the setup. */
void                 muster_campaign_setup_set_title    (MusterCampaignSetup       *self,
                                                         const char                *title);

int                  muster_campaign_setup_find_side    (const MusterCampaignSetup *self,
                                                         const char                *id);
int                  muster_campaign_setup_find_purpose (const MusterCampaignSetup *self,
                                                         const char                *id);

/* Whether units under these rules have leaders, and whether a unit of this type is a leader by
 * itself (C-LEAD-10). */
gboolean             muster_campaign_has_leaders        (MusterRuleset             *ruleset);
gboolean             muster_campaign_is_leader          (MusterRuleset             *ruleset,
                                                         const MusterUnitType      *type);

/* The range of leadership under these rules. It includes every value that an advance can give. */
void                 muster_campaign_get_leadership_range (MusterRuleset           *ruleset,
                                                           int                     *min,
                                                           int                     *max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignSetup, muster_campaign_setup_unref)

G_END_DECLS
