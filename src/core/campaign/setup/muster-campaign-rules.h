/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-deeds.h"
#include "core/campaign/setup/muster-campaign-defs.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_CAMPAIGN_MAX_COUNTERS 32
#define MUSTER_CAMPAIGN_MAX_CARDS 255

/* How casualties come back. The words of the file are in muster_campaign_return_words, in this order, and so
 * for the other enumerations here. */
typedef enum
{
  MUSTER_CAMPAIGN_RETURN_ALL,
  MUSTER_CAMPAIGN_RETURN_NONE,
  MUSTER_CAMPAIGN_RETURN_SHARE,
  MUSTER_CAMPAIGN_RETURN_ROLL,
} MusterCampaignReturn;

typedef enum
{
  MUSTER_CAMPAIGN_SUCCESSION_SECOND,
  MUSTER_CAMPAIGN_SUCCESSION_APPOINT,
  MUSTER_CAMPAIGN_SUCCESSION_NONE,
} MusterCampaignSuccession;

/**
 * MusterCampaignLeaderStatus:
 *
 * The state of a leader (C-LEAD-01).
 */
typedef enum
{
  MUSTER_CAMPAIGN_FIT,
  MUSTER_CAMPAIGN_WOUNDED,
  MUSTER_CAMPAIGN_CAPTURED,
  MUSTER_CAMPAIGN_DEAD,
  MUSTER_CAMPAIGN_GONE,
} MusterCampaignLeaderStatus;

typedef enum
{
  MUSTER_CAMPAIGN_GAIN_HONOUR,
  MUSTER_CAMPAIGN_GAIN_OPTION,
  MUSTER_CAMPAIGN_GAIN_LEADERSHIP,
  MUSTER_CAMPAIGN_GAIN_TRAIT,
  MUSTER_CAMPAIGN_GAIN_MODELS,
  MUSTER_CAMPAIGN_GAIN_NONE, /* always allowed */
} MusterCampaignGain;

typedef enum
{
  MUSTER_CAMPAIGN_DRAWER,
  MUSTER_CAMPAIGN_ENEMY,
  MUSTER_CAMPAIGN_ALL,
} MusterCampaignWhom;

/* What came of a chapter for a side; places in MusterCampaignService and elsewhere. */
typedef enum
{
  MUSTER_CAMPAIGN_WIN,
  MUSTER_CAMPAIGN_DRAWN,
  MUSTER_CAMPAIGN_LOSS,
  MUSTER_CAMPAIGN_N_RESULTS,
} MusterCampaignResult;

/**
 * MusterCampaignFate:
 * @from, @to: totals of the dice
 * @misses: chapters, for a wounded one
 */
typedef struct
{
  int from;
  int to;
  MusterCampaignLeaderStatus fate;
  int misses;
} MusterCampaignFate;

/**
 * MusterCampaignService:
 * @results: by MusterCampaignResult
 *
 * What service is worth in experience.
 */
typedef struct
{
  int battle;
  int results[MUSTER_CAMPAIGN_N_RESULTS];
  int deeds[MUSTER_N_DEEDS];
} MusterCampaignService;

/**
 * MusterCampaignCounter:
 * @results: how it changes, by MusterCampaignResult
 */
typedef struct
{
  char *id;
  char *name;
  int start;
  int min;
  int max;
  int results[MUSTER_CAMPAIGN_N_RESULTS];
} MusterCampaignCounter;

typedef struct
{
  int counter;
  int change;
  MusterCampaignWhom whom;
} MusterCampaignEffect;

typedef struct
{
  char *id;
  char *title;
  char *text;
  GArray *effects; /* MusterCampaignEffect */
} MusterCampaignCard;

/**
 * MusterCampaignRules:
 * @points: by MusterCampaignResult
 * @share, @minimum: a fraction, above and below
 * @costs: what a model costs by id of a unit type; those that are not named cost @cost
 * @gains: a bit for each MusterCampaignGain
 *
 * What a group plays by. Filled with the defaults by muster_campaign_rules_init().
 */
typedef struct
{
  int points[MUSTER_CAMPAIGN_N_RESULTS];
  int each_victory_point;

  MusterCampaignReturn returns;
  int share[2];
  gboolean share_up;
  int target;
  int winner_bonus;
  gboolean strikes_off;

  int minimum[2];
  gboolean merge;

  int replacements;
  int winner_replacements;
  gboolean keeps_replacements;
  int cost;
  GHashTable *costs;

  int dice;
  GArray *fates; /* MusterCampaignFate */
  MusterCampaignSuccession succession;

  MusterCampaignService unit;
  MusterCampaignService leader;
  GArray *thresholds; /* int */
  guint gains;

  GPtrArray *counters; /* MusterCampaignCounter */

  gboolean has_deck;
  gboolean reshuffles;
  GPtrArray *cards; /* MusterCampaignCard */
} MusterCampaignRules;

extern const char *const muster_campaign_return_words[];
extern const char *const muster_campaign_succession_words[];
extern const char *const muster_campaign_status_words[];
extern const char *const muster_campaign_gain_words[];
extern const char *const muster_campaign_whom_words[];
extern const char *const muster_campaign_result_words[];

/* The place of @word in a list of words that ends with NULL, or -1. */
int      muster_campaign_find_word     (const char *const         *words,
                                        const char                *word);

void     muster_campaign_rules_init    (MusterCampaignRules       *self);
void     muster_campaign_rules_clear   (MusterCampaignRules       *self);

/* The group `rules` of a campaign file. */
gboolean muster_campaign_rules_read    (MusterCampaignRules       *self,
                                        MusterLibrary             *library,
                                        const MusterSpot          *spot);

int      muster_campaign_rules_find_counter (const MusterCampaignRules *self,
                                             const char                *id);
int      muster_campaign_rules_get_cost (const MusterCampaignRules *self,
                                         const char                *type_id);
int      muster_campaign_rules_get_level (const MusterCampaignRules *self,
                                          int                        experience);
const MusterCampaignFate *
         muster_campaign_rules_find_fate (const MusterCampaignRules *self,
                                          int                        total);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignRules, muster_campaign_rules_clear)

G_END_DECLS
