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
/* The pictures of a note. */
#define MUSTER_CAMPAIGN_MAX_PICTURES 8
#define MUSTER_CAMPAIGN_MAX_LEADERSHIP 12
#define MUSTER_CAMPAIGN_MAX_PLACES 200
#define MUSTER_CAMPAIGN_MAX_LINKS 600
#define MUSTER_CAMPAIGN_MAX_PACE 20

/* The leadership of a leader for whom none is given. */
#define MUSTER_CAMPAIGN_UNSAID (-1)

/* Values that a winner can have instead of a side. */
#define MUSTER_CAMPAIGN_NOBODY (-1) /* that is not decided */
#define MUSTER_CAMPAIGN_DRAW (-2)

/* The definitions of people and things of a campaign: their names and everything else that never
 * changes. A definition is immutable once it is on a shelf, and shelves share definitions. All of
 * them begin with an id and a name. */

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
 * @pace: steps that it may march in a turn of the map; -1: the pace of the rules
 */
typedef struct
{
  MusterCampaignDef base;
  MusterRuleset *ruleset;
  int side;
  int pace;
} MusterCampaignForceDef;

/**
 * MusterCampaignUnitDef:
 * @force: index of its force
 * @player: (nullable): id of the player of its side who leads it in battle, if that is not the
 *   player of its force
 * @options: the options that it began with
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
 * @is_unit: whether he is a unit by himself, under the same id (C-LEAD-10)
 * @leadership: the one that he began with, or %MUSTER_CAMPAIGN_UNSAID
 * @trait: (nullable): the one that he began with
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
 * @ruleset: (nullable): the ruleset that it is fought by
 * @scenario: (nullable): id of its scenario
 * @points: budget of each side; -1: not given
 * @attacker: index of a side, or -1
 * @names_forces: whether only the forces in @forces take part
 * @forces: a bit for each force that it names
 * @table_length, @table_width: size of the table; 0: not given
 * @optional_rules: (nullable): their ids
 * @next: index of the next chapter, or -1: by the side that wins, and after the sides for a draw
 * @advantage: additional points for the winner in the next chapter
 * @advantage_text: any other advantage of the winner, or ""
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

/**
 * MusterCampaignPlaceDef:
 * @x, @y: its position on the picture
 * @owner: index of the side that owns it at first, or -1
 * @depot: index of the side that is supplied from it, or -1
 * @kind: (nullable): a description for readers
 *
 * A place of the map.
 */
typedef struct
{
  MusterCampaignDef base;
  int x;
  int y;
  int owner;
  int value;
  int depot;
  char *kind;
} MusterCampaignPlaceDef;

/* The index for a draw in MusterCampaignChapterDef.next. */
#define MUSTER_CAMPAIGN_NEXT_DRAW MUSTER_CAMPAIGN_MAX_SIDES

/**
 * MusterCampaignKind:
 *
 * The kinds of definitions; each has a shelf of its own.
 */
typedef enum
{
  MUSTER_CAMPAIGN_PLAYERS,
  MUSTER_CAMPAIGN_FORCES,
  MUSTER_CAMPAIGN_UNITS,
  MUSTER_CAMPAIGN_LEADERS,
  MUSTER_CAMPAIGN_CHAPTERS,
  MUSTER_CAMPAIGN_PLACES,
  MUSTER_CAMPAIGN_N_KINDS,
} MusterCampaignKind;

/* Creates an empty definition of a kind. The caller puts it on a shelf or unreferences it. */
gpointer muster_campaign_def_new   (MusterCampaignKind kind) G_GNUC_WARN_UNUSED_RESULT;
void     muster_campaign_def_unref (MusterCampaignKind kind,
                                    gpointer           def);

/**
 * MusterCampaignShelf:
 *
 * The definitions of a kind in order, which can be found by id. Definitions are only ever added and
 * keep their index, so that states and lines refer to them by index. A shared shelf is copied
 * before it is changed.
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
