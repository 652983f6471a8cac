/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-rules.h"
#include "core/muster-side-colour.h"

G_BEGIN_DECLS

/* The state of everybody and everything. Values stand in the order of the shelves, so that an index is
 * the same in both. */

typedef struct
{
  int points;
  int battles;
  int won;
  int difference; /* victory points for, less those of the best other side */
  gboolean left;
} MusterCampaignPlayer;

/**
 * MusterCampaignForce:
 * @player: index of the player who has it now, or -1
 * @chapter: index of the chapter that it is in and that is open or fought, or -1
 */
typedef struct
{
  int player;
  int replacements;
  int chapter;
} MusterCampaignForce;

/**
 * MusterCampaignUnit:
 * @losses: of the last return, that have not been recovered yet
 * @leader: index of who holds the place, or -1
 * @second: index of his second, or -1
 * @self: index of the leader that it is by itself, or -1
 * @used: advances
 * @awaits_leader: somebody is to be appointed
 * @options: (nullable) (element-type MusterOption): gained by advances
 * @honours: (nullable) (element-type utf8): in the order in which they were given
 */
typedef struct
{
  int strength;
  int full;
  int losses;
  int battles;
  int experience;
  int used;
  gint16 leader;
  gint16 second;
  gint16 self;
  gboolean disbanded;
  gboolean awaits_leader;
  guint deeds[MUSTER_N_DEEDS];
  GPtrArray *options;
  GPtrArray *honours;
} MusterCampaignUnit;

/**
 * MusterCampaignLeader:
 * @misses: chapters that a wounded one still misses
 * @wounded_in: index of the chapter in which he was wounded, or -1
 * @unit: index of the unit that he leads, is second in, or is; or -1
 * @lost: he was lost in battle, and his fate is not known yet
 * @leadership: or %MUSTER_CAMPAIGN_UNSAID
 * @trait: (nullable)
 */
typedef struct
{
  MusterCampaignLeaderStatus status;
  int misses;
  gint16 wounded_in;
  gint16 unit;
  gboolean lost;
  int leadership;
  const MusterTrait *trait;
  int battles;
  int experience;
  int used;
  guint deeds[MUSTER_N_DEEDS];
  GPtrArray *honours;
} MusterCampaignLeader;

/* C-CHAP-01 */
typedef enum
{
  MUSTER_CAMPAIGN_PLANNED,
  MUSTER_CAMPAIGN_READY,
  MUSTER_CAMPAIGN_OPEN,
  MUSTER_CAMPAIGN_FOUGHT,
  MUSTER_CAMPAIGN_CLOSED,
  MUSTER_CAMPAIGN_SKIPPED,
} MusterCampaignChapterStatus;

/**
 * MusterCampaignGrant:
 * @side: who has the advantage
 * @from: index of the chapter that was won for it
 */
typedef struct
{
  gint16 side;
  gint16 from;
} MusterCampaignGrant;

/**
 * MusterCampaignChapter:
 * @winner: index of a side, %MUSTER_CAMPAIGN_DRAW, or %MUSTER_CAMPAIGN_NOBODY until it is fought
 * @score: by side
 * @forces: a bit for each force that takes part
 * @grants: (nullable) (element-type MusterCampaignGrant): advantages that it was given
 */
typedef struct
{
  MusterCampaignChapterStatus status;
  int winner;
  int score[MUSTER_CAMPAIGN_MAX_SIDES];
  guint64 forces;
  GArray *grants;
} MusterCampaignChapter;

/**
 * MusterCampaignState:
 * @day: of the calendar; 0: there is none
 * @colours: (element-type nullable): that were chosen; muster_campaign_get_colour() says what a side has
 * @counters: by counter, then by side
 * @cards_out: a bit for each card that was drawn
 * @shelves: who and what there is, by MusterCampaignKind
 * @values: their state: MusterCampaignPlayer and so on
 * @own: a bit for each of @values, then of @shelves, that no other state shares
 *
 * A moment of a campaign, as a value: states share what is the same in them, and whoever edits one copies
 * it first.
 */
typedef struct
{
  int day;
  gboolean over;
  int points[MUSTER_CAMPAIGN_MAX_SIDES];
  const MusterSideColour *colours[MUSTER_CAMPAIGN_MAX_SIDES];
  int counters[MUSTER_CAMPAIGN_MAX_COUNTERS][MUSTER_CAMPAIGN_MAX_SIDES];
  guint8 cards_out[(MUSTER_CAMPAIGN_MAX_CARDS + 7) / 8];
  MusterCampaignShelf *shelves[MUSTER_CAMPAIGN_N_KINDS];
  GArray *values[MUSTER_CAMPAIGN_N_KINDS];
  guint own;
} MusterCampaignState;

/* An empty one. */
void muster_campaign_state_init   (MusterCampaignState       *self);
void muster_campaign_state_clear  (MusterCampaignState       *self);
/* @self becomes what @source is. Nobody may edit @source any more. */
void muster_campaign_state_assign (MusterCampaignState       *self,
                                   const MusterCampaignState *source);

/* Looking. */
int                             muster_campaign_state_count       (const MusterCampaignState *self,
                                                                   MusterCampaignKind         kind);
int                             muster_campaign_state_find        (const MusterCampaignState *self,
                                                                   MusterCampaignKind         kind,
                                                                   const char                *id);
const MusterCampaignDef        *muster_campaign_state_get_def     (const MusterCampaignState *self,
                                                                   MusterCampaignKind         kind,
                                                                   int                        index);
const MusterCampaignPlayer     *muster_campaign_state_get_player  (const MusterCampaignState *self,
                                                                   int                        index);
const MusterCampaignForce      *muster_campaign_state_get_force   (const MusterCampaignState *self,
                                                                   int                        index);
const MusterCampaignUnit       *muster_campaign_state_get_unit    (const MusterCampaignState *self,
                                                                   int                        index);
const MusterCampaignLeader     *muster_campaign_state_get_leader  (const MusterCampaignState *self,
                                                                   int                        index);
const MusterCampaignChapter    *muster_campaign_state_get_chapter (const MusterCampaignState *self,
                                                                   int                        index);

const MusterCampaignPlayerDef  *muster_campaign_state_get_player_def  (const MusterCampaignState *self,
                                                                       int                        index);
const MusterCampaignForceDef   *muster_campaign_state_get_force_def   (const MusterCampaignState *self,
                                                                       int                        index);
const MusterCampaignUnitDef    *muster_campaign_state_get_unit_def    (const MusterCampaignState *self,
                                                                       int                        index);
const MusterCampaignLeaderDef  *muster_campaign_state_get_leader_def  (const MusterCampaignState *self,
                                                                       int                        index);
const MusterCampaignChapterDef *muster_campaign_state_get_chapter_def (const MusterCampaignState *self,
                                                                       int                        index);

/* Editing: only of a state that is being made. What was lent before is no longer there. */
MusterCampaignPlayer  *muster_campaign_state_edit_player  (MusterCampaignState *self,
                                                           int                  index);
MusterCampaignForce   *muster_campaign_state_edit_force   (MusterCampaignState *self,
                                                           int                  index);
MusterCampaignUnit    *muster_campaign_state_edit_unit    (MusterCampaignState *self,
                                                           int                  index);
MusterCampaignLeader  *muster_campaign_state_edit_leader  (MusterCampaignState *self,
                                                           int                  index);
MusterCampaignChapter *muster_campaign_state_edit_chapter (MusterCampaignState *self,
                                                           int                  index);
/* @def: (transfer full). Returns the index of what it is; its value is @value, which is taken too. */
int                    muster_campaign_state_add          (MusterCampaignState *self,
                                                           MusterCampaignKind   kind,
                                                           gpointer             def,
                                                           gconstpointer        value);
void                   muster_campaign_state_replace_chapter (MusterCampaignState      *self,
                                                              int                       index,
                                                              MusterCampaignChapterDef *def);

/* Adds to a list that states may share: @list becomes another one. */
void                   muster_campaign_add_text           (GPtrArray          **list,
                                                           const char          *text);
void                   muster_campaign_add_option         (GPtrArray          **list,
                                                           const MusterOption  *option);
void                   muster_campaign_add_grant          (GArray             **list,
                                                           int                  side,
                                                           int                  from);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignState, muster_campaign_state_clear)

G_END_DECLS
