/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-deeds.h"
#include "core/campaign/setup/muster-campaign-defs.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_CAMPAIGN_MAX_COUNTERS 32
#define MUSTER_CAMPAIGN_MAX_CARDS 255

/* How casualties return. The words of the file are in muster_campaign_return_words in the same
 * order; the other enumerations here have such lists as well. */
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

/* The result of a chapter for a side; also the index in MusterCampaignService and other structs. */
typedef enum
{
  MUSTER_CAMPAIGN_WIN,
  MUSTER_CAMPAIGN_DRAWN,
  MUSTER_CAMPAIGN_LOSS,
  MUSTER_CAMPAIGN_N_RESULTS,
} MusterCampaignResult;

/**
 * MusterCampaignFate:
 * @from, @to: the range of totals of the dice
 * @misses: chapters that a wounded leader misses
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
 * @results: experience by MusterCampaignResult
 *
 * How much experience service gives.
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

/* How places change hands (C-MAP-11), and when they count (C-MAP-12). */
typedef enum
{
  MUSTER_CAMPAIGN_CAPTURE_STAND,
  MUSTER_CAMPAIGN_CAPTURE_PASS,
  MUSTER_CAMPAIGN_CAPTURE_NONE,
} MusterCampaignCapture;

typedef enum
{
  MUSTER_CAMPAIGN_SCORE_END,
  MUSTER_CAMPAIGN_SCORE_TURN,
  MUSTER_CAMPAIGN_SCORE_NONE,
} MusterCampaignScore;

/**
 * MusterCampaignMapRules:
 * @pace: steps that a force without a pace of its own may march in a turn
 * @days: the length of a turn in days
 * @depots: whether supply comes from depots (C-MAP-25)
 * @hidden: whether sides see only what is near them (C-MAP-28)
 */
typedef struct
{
  int pace;
  int days;
  MusterCampaignCapture capture;
  MusterCampaignScore score;
  gboolean depots;
  gboolean hidden;
} MusterCampaignMapRules;

/**
 * MusterCampaignRules:
 * @points: campaign points by MusterCampaignResult
 * @share, @minimum: fractions, as numerator and denominator
 * @costs: the cost of a model by the id of its unit type; a model of any other type costs @cost
 * @gains: a bit for each MusterCampaignGain
 * @source: (nullable): as they were written, of rules that an order gave (C-RULE-01)
 *
 * The rules of a campaign. muster_campaign_rules_init() fills in the defaults.
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

  MusterCampaignMapRules map;
  char *source;
} MusterCampaignRules;

extern const char *const muster_campaign_return_words[];
extern const char *const muster_campaign_succession_words[];
extern const char *const muster_campaign_status_words[];
extern const char *const muster_campaign_gain_words[];
extern const char *const muster_campaign_whom_words[];
extern const char *const muster_campaign_result_words[];

/* The index of @word in a list of words that ends with NULL, or -1. */
int      muster_campaign_find_word     (const char *const         *words,
                                        const char                *word);

void     muster_campaign_rules_init    (MusterCampaignRules       *self);
void     muster_campaign_rules_clear   (MusterCampaignRules       *self);
/* Rules that states share. */
MusterCampaignRules *
         muster_campaign_rules_new     (void) G_GNUC_WARN_UNUSED_RESULT;
MusterCampaignRules *
         muster_campaign_rules_ref     (MusterCampaignRules       *self);
void     muster_campaign_rules_unref   (MusterCampaignRules       *self);

/* Reads the group `rules` of a campaign file. @has_map: whether it may have rules for a map. */
gboolean muster_campaign_rules_reader_read    (MusterCampaignRules       *self,
                                               MusterLibrary             *library,
                                               gboolean                   has_map,
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
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignRules, muster_campaign_rules_unref)

G_END_DECLS
