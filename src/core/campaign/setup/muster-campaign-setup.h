/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-state.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

#define MUSTER_CAMPAIGN_FORMAT "muster-campaign"
#define MUSTER_CAMPAIGN_VERSION 1

/* In which order chapters are fought. */
typedef enum
{
  MUSTER_CAMPAIGN_LADDER,
  MUSTER_CAMPAIGN_TREE,
  MUSTER_CAMPAIGN_FREE,
} MusterCampaignPlan;

extern const char *const muster_campaign_plan_words[];

/* Purposes of rolls; behind them stand those of the rulesets that roll for leaders. */
typedef enum
{
  MUSTER_CAMPAIGN_ROLL_RECOVERY,
  MUSTER_CAMPAIGN_ROLL_FATE,
  MUSTER_CAMPAIGN_ROLL_EVENT,
  MUSTER_CAMPAIGN_N_ROLLS,
} MusterCampaignRoll;

/* @colour: (nullable): that was chosen for it from the beginning. */
typedef struct
{
  char *id;
  char *name;
  const MusterSideColour *colour;
} MusterCampaignSide;

/**
 * MusterCampaignSetup:
 * @document: as it was read, without its log: what is written down of it
 * @purposes: (element-type utf8): what rolls can be for, those of MusterCampaignRoll first
 * @first: the state before the first entry
 *
 * How a campaign begins, and what it is played by. Immutable once read.
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
  GPtrArray *purposes;
  MusterCampaignState first;
} MusterCampaignSetup;

/* Everything of a campaign file but its log. NULL, and the document's error names the place. */
MusterCampaignSetup *muster_campaign_setup_read         (MusterLibrary             *library,
                                                         const MusterSpot          *document) G_GNUC_WARN_UNUSED_RESULT;
MusterCampaignSetup *muster_campaign_setup_ref          (MusterCampaignSetup       *self);
void                 muster_campaign_setup_unref        (MusterCampaignSetup       *self);

/* Before anybody else has it. */
void                 muster_campaign_setup_set_title    (MusterCampaignSetup       *self,
                                                         const char                *title);

int                  muster_campaign_setup_find_side    (const MusterCampaignSetup *self,
                                                         const char                *id);
int                  muster_campaign_setup_find_purpose (const MusterCampaignSetup *self,
                                                         const char                *id);

/* Do units of these rules have leaders? Is a unit of this type one by itself (C-LEAD-10)? */
gboolean             muster_campaign_has_leaders        (MusterRuleset             *ruleset);
gboolean             muster_campaign_is_leader          (MusterRuleset             *ruleset,
                                                         const MusterUnitType      *type);

/* What a leader of these rules can have: at least as much as any advance gives. */
void                 muster_campaign_get_leadership_range (MusterRuleset           *ruleset,
                                                           int                     *min,
                                                           int                     *max);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignSetup, muster_campaign_setup_unref)

G_END_DECLS
