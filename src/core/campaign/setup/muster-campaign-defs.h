/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_CAMPAIGN_MIN_SIDES 2
#define MUSTER_CAMPAIGN_MAX_SIDES 8
#define MUSTER_CAMPAIGN_MAX_PLAYERS 64
#define MUSTER_CAMPAIGN_MAX_FORCES 64
#define MUSTER_CAMPAIGN_MAX_UNITS 500
#define MUSTER_CAMPAIGN_MAX_CHAPTERS 500
#define MUSTER_CAMPAIGN_MAX_MODELS 999
#define MUSTER_CAMPAIGN_MAX_LEADERSHIP 12

/* A leadership that was not said. */
#define MUSTER_CAMPAIGN_UNSAID (-1)

/* In the place of a side: who has won. */
#define MUSTER_CAMPAIGN_NOBODY (-1) /* that is not decided */
#define MUSTER_CAMPAIGN_DRAW (-2)

/* What people and things of a campaign are called and what never changes of them. A definition is immutable
 * once it is on a shelf; shelves share them. All of them begin with an id and a name. */

typedef struct
{
  char *id;
  char *name;
} MusterCampaignDef;

/**
 * MusterCampaignPlayerDef:
 * @side: index of his side
 */
typedef struct
{
  MusterCampaignDef base;
  int side;
} MusterCampaignPlayerDef;

/**
 * MusterCampaignForceDef:
 * @side: index of its side
 */
typedef struct
{
  MusterCampaignDef base;
  MusterRuleset *ruleset;
  int side;
} MusterCampaignForceDef;

/**
 * MusterCampaignUnitDef:
 * @force: index of its force
 * @player: (nullable): id of the player of its side who is to lead it in battle, where that is not the
 *   one of its force
 * @options: those that it began with
 * @models: its full strength at the start
 * @members: values of the ruleset's own unit members, as many as its table has
 */
typedef struct
{
  MusterCampaignDef base;
  int force;
  char *player;
  MusterRuleset *ruleset;
  const MusterUnitType *type;
  const MusterOption **options;
  guint n_options;
  int models;
  MusterValue *members;
  guint32 members_given;
} MusterCampaignUnitDef;

/**
 * MusterCampaignLeaderDef:
 * @force: index of his force
 * @is_unit: he is a unit by himself, under the same id (C-LEAD-10)
 * @leadership: that he began with, or %MUSTER_CAMPAIGN_UNSAID
 * @trait: (nullable): that he began with
 */
typedef struct
{
  MusterCampaignDef base;
  int force;
  gboolean is_unit;
  int leadership;
  const MusterTrait *trait;
} MusterCampaignLeaderDef;

/**
 * MusterCampaignChapterDef:
 * @ruleset: (nullable): that it is fought by
 * @scenario: (nullable): id of its scenario
 * @points: budget of each side; -1: not said
 * @attacker: index of a side, or -1
 * @names_forces: only some forces take part; they are those of @forces
 * @forces: a bit for each force that it names
 * @table_length, @table_width: 0: not said
 * @optional_rules: (nullable): their ids
 * @next: by side, and behind the sides for a draw: index of a chapter, or -1
 * @advantage: points more for the winner in whatever comes next
 * @advantage_text: what else he has of it, or ""
 */
typedef struct
{
  MusterCampaignDef base;
  MusterRuleset *ruleset;
  char *scenario;
  int points;
  int attacker;
  int days;
  gboolean names_forces;
  guint64 forces;
  int table_length;
  int table_width;
  char **optional_rules;
  char *text;
  gint16 next[MUSTER_CAMPAIGN_MAX_SIDES + 1];
  int advantage;
  char *advantage_text;
} MusterCampaignChapterDef;

/* The place of a draw in MusterCampaignChapterDef.next. */
#define MUSTER_CAMPAIGN_NEXT_DRAW MUSTER_CAMPAIGN_MAX_SIDES

/**
 * MusterCampaignKind:
 *
 * What has a shelf of its own.
 */
typedef enum
{
  MUSTER_CAMPAIGN_PLAYERS,
  MUSTER_CAMPAIGN_FORCES,
  MUSTER_CAMPAIGN_UNITS,
  MUSTER_CAMPAIGN_LEADERS,
  MUSTER_CAMPAIGN_CHAPTERS,
  MUSTER_CAMPAIGN_N_KINDS,
} MusterCampaignKind;

/* An empty definition of a kind; it is put on a shelf, or unreferenced. */
gpointer muster_campaign_def_new   (MusterCampaignKind kind) G_GNUC_WARN_UNUSED_RESULT;
void     muster_campaign_def_unref (MusterCampaignKind kind,
                                    gpointer           def);

/**
 * MusterCampaignShelf:
 *
 * The definitions of a kind in their order, found by id. Their number only grows, and each keeps its place,
 * so that its index is its name in states and lines. A shelf that is shared is not changed: a copy of it is.
 */
typedef struct _MusterCampaignShelf MusterCampaignShelf;

MusterCampaignShelf *muster_campaign_shelf_new     (MusterCampaignKind         kind)
                                                    G_GNUC_WARN_UNUSED_RESULT;
MusterCampaignShelf *muster_campaign_shelf_copy    (const MusterCampaignShelf *self) G_GNUC_WARN_UNUSED_RESULT;
MusterCampaignShelf *muster_campaign_shelf_ref     (MusterCampaignShelf       *self);
void                 muster_campaign_shelf_unref   (MusterCampaignShelf       *self);

guint                muster_campaign_shelf_count   (const MusterCampaignShelf *self);
gpointer             muster_campaign_shelf_get     (const MusterCampaignShelf *self,
                                                    int                        index);
int                  muster_campaign_shelf_find    (const MusterCampaignShelf *self,
                                                    const char                *id);
void                 muster_campaign_shelf_add     (MusterCampaignShelf       *self,
                                                    gpointer                   def);
void                 muster_campaign_shelf_replace (MusterCampaignShelf       *self,
                                                    int                        index,
                                                    gpointer                   def);

G_END_DECLS
