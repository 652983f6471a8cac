/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-rules.h"
#include "core/muster-side-colour.h"

G_BEGIN_DECLS

/* The changing values of people and things. They are in the order of the shelves, so that a
 * definition and its value have the same index. */

typedef struct
{
  int points;
  int battles;
  int won;
  int difference; /* own victory points less those of the best other side */
  gboolean left;
} MusterCampaignPlayer;

/**
 * MusterCampaignForce:
 * @player: index of the player who has it now, or -1
 * @chapter: index of its chapter that is open or fought, or -1
 * @place: index of its place on the map, or -1
 * @from: index of the place that it came from in the last turn of the map, or -1
 * @withdraws: whether it has to withdraw (C-MAP-19)
 * @march: the places of its march in the coming turn
 */
typedef struct
{
  int player;
  int replacements;
  int chapter;
  gint16 place;
  gint16 from;
  gboolean withdraws;
  guint8 march[MUSTER_CAMPAIGN_MAX_PACE];
  guint8 n_march;
} MusterCampaignForce;

/**
 * MusterCampaignUnit:
 * @losses: losses of the last return that have not been recovered yet
 * @leader: index of its leader, or -1
 * @second: index of the second in command, or -1
 * @self: index of the leader that it is by itself, or -1
 * @used: number of advances taken
 * @awaits_leader: whether a leader has to be appointed
 * @options: (nullable) (element-type MusterOption): options gained by advances
 * @honours: (nullable) (element-type utf8): honours in the order in which they were given
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
 * @misses: number of chapters that he still misses while wounded
 * @wounded_in: index of the chapter in which he was wounded, or -1
 * @unit: index of the unit that he leads, is second in, or is; or -1
 * @lost: whether he was lost in battle and his fate is still open
 * @leadership: his leadership, or %MUSTER_CAMPAIGN_UNSAID
 * @trait: (nullable): his trait
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
  MUSTER_CAMPAIGN_REMOVED, /* it keeps its index, but is no longer in the list (C-CHAP-11) */
} MusterCampaignChapterStatus;

/**
 * MusterCampaignGrant:
 * @side: index of the side that has the advantage
 * @from: index of the chapter that the side won to get it
 */
typedef struct
{
  gint16 side;
  gint16 from;
} MusterCampaignGrant;

/**
 * MusterCampaignChapter:
 * @winner: index of a side, %MUSTER_CAMPAIGN_DRAW, or %MUSTER_CAMPAIGN_NOBODY until it is fought
 * @score: victory points by side
 * @forces: a bit for each force that takes part
 * @grants: (nullable) (element-type MusterCampaignGrant): advantages that apply in it
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
 * MusterCampaignPlace:
 * @owner: index of the side that owns it, or -1
 * @held: if several sides met here in the last turn, index of the side that was here first; else -1
 *   (C-MAP-14)
 */
typedef struct
{
  gint16 owner;
  gint16 held;
} MusterCampaignPlace;

/**
 * MusterCampaignLink:
 * @cost: how many steps it takes
 * @kind: (nullable): a #GRefString with a description for readers
 *
 * A way between two places of the map.
 */
typedef struct
{
  gint16 places[2];
  gint8 cost;
  gboolean closed;
  char *kind;
} MusterCampaignLink;

/**
 * MusterCampaignMeeting:
 * @number: 1 for the meeting "m1"
 * @chapter: index of the chapter that it is fought in, or -1
 * @forces: a bit for each force that is in it
 */
typedef struct
{
  int number;
  int chapter;
  guint64 forces;
} MusterCampaignMeeting;

/**
 * MusterCampaignState:
 * @day: the day of the calendar; 0: there is no calendar
 * @colours: (element-type nullable): the chosen colours; muster_campaign_get_colour() returns the
 *   colour that a side has
 * @counters: by counter, then by side
 * @cards_out: a bit for each card that was drawn
 * @rules: (nullable): the rules that an order gave; before it, those of the setup count. See
 *   muster_campaign_get_rules()
 * @turn: number of turns of the map so far
 * @n_met: number of meetings so far
 * @links: (element-type MusterCampaignLink): the links of the map
 * @meetings: (element-type MusterCampaignMeeting): the meetings that are not over
 * @shelves: the definitions, by MusterCampaignKind
 * @values: their values: MusterCampaignPlayer and so on
 * @own: a bit for each of @values, then of @shelves, then of @links and @meetings, that no other
 *   state shares
 *
 * The state of a campaign at one moment, as a value. States share what they have in common; the
 * functions for editing copy it first.
 */
typedef struct
{
  int day;
  gboolean over;
  int points[MUSTER_CAMPAIGN_MAX_SIDES];
  const MusterSideColour *colours[MUSTER_CAMPAIGN_MAX_SIDES];
  int counters[MUSTER_CAMPAIGN_MAX_COUNTERS][MUSTER_CAMPAIGN_MAX_SIDES];
  guint8 cards_out[(MUSTER_CAMPAIGN_MAX_CARDS + 7) / 8];
  MusterCampaignRules *rules;
  int turn;
  int n_met;
  GArray *links;
  GArray *meetings;
  MusterCampaignShelf *shelves[MUSTER_CAMPAIGN_N_KINDS];
  GArray *values[MUSTER_CAMPAIGN_N_KINDS];
  guint own;
} MusterCampaignState;

/* Makes an empty state. */
void muster_campaign_state_init   (MusterCampaignState       *self);
void muster_campaign_state_clear  (MusterCampaignState       *self);
/* Makes @self a copy of @source. Nobody may edit @source afterwards. */
void muster_campaign_state_assign (MusterCampaignState       *self,
                                   const MusterCampaignState *source);

/* Reading a state. */
int                             muster_campaign_state_count       (const MusterCampaignState *self,
                                                                   MusterCampaignKind         kind);
int                             muster_campaign_state_find        (const MusterCampaignState *self,
                                                                   MusterCampaignKind         kind,
                                                                   const char                *id);
const MusterCampaignDef        *muster_campaign_state_get_def     (const MusterCampaignState *self,
                                                                   MusterCampaignKind         kind,
                                                                   int                        index);
/* Whether the chapter is in the list, and how many are. */
gboolean                        muster_campaign_state_lists       (const MusterCampaignState *self,
                                                                   int                        chapter);
int                             muster_campaign_state_count_chapters (const MusterCampaignState *self);
/* The index of the link between two places of the map, in either order, or -1. */
int                             muster_campaign_state_find_link   (const MusterCampaignState *self,
                                                                   int                        one,
                                                                   int                        other);
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
const MusterCampaignPlace      *muster_campaign_state_get_place   (const MusterCampaignState *self,
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
const MusterCampaignPlaceDef   *muster_campaign_state_get_place_def   (const MusterCampaignState *self,
                                                                       int                        index);

/* Editing, only for a state that is being made. Pointers that were returned before become
 * invalid. */
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
MusterCampaignPlace   *muster_campaign_state_edit_place   (MusterCampaignState *self,
                                                           int                  index);
GArray                *muster_campaign_state_edit_links   (MusterCampaignState *self);
GArray                *muster_campaign_state_edit_meetings (MusterCampaignState *self);
/* @def: (transfer full). Adds the definition with its value @value, whose content is taken over,
 * and returns the index. */
int                    muster_campaign_state_add          (MusterCampaignState *self,
                                                           MusterCampaignKind   kind,
                                                           gpointer             def,
                                                           gconstpointer        value);
void                   muster_campaign_state_replace_chapter (MusterCampaignState      *self,
                                                              int                       index,
                                                              MusterCampaignChapterDef *def);

/* Add to a list that states may share: @list is replaced by a copy. */
void                   muster_campaign_add_text           (GPtrArray          **list,
                                                           const char          *text);
void                   muster_campaign_add_option         (GPtrArray          **list,
                                                           const MusterOption  *option);
void                   muster_campaign_add_grant          (GArray             **list,
                                                           int                  side,
                                                           int                  from);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignState, muster_campaign_state_clear)

G_END_DECLS
