/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-deeds.h"
#include "core/campaign/setup/muster-campaign-defs.h"

G_BEGIN_DECLS

/**
 * MusterCareerAffair:
 * @entry: place in the log of the campaign; outside campaigns, the number of the battle
 * @chapter: (nullable): id of the chapter; %NULL for a battle outside campaigns
 * @title: the title of the chapter or the battle
 * @scenario, @date: (nullable)
 * @battle: (nullable): UUID of the battle; %NULL if it was played on paper
 * @digest: (nullable): the digest of the log that its return was made from
 * @sides: names, as many as @n_sides
 * @present: a bit for each side that took part
 * @winner: index of a side, %MUSTER_CAMPAIGN_DRAW, or %MUSTER_CAMPAIGN_NOBODY while the battle is
 *   not decided
 *
 * A battle as careers tell of it. All who fought in it share one of these.
 */
typedef struct
{
  gatomicrefcount ref_count;
  guint entry;
  char *chapter;
  char *title;
  char *scenario;
  char *date;
  char *battle;
  char *digest;
  char *sides[MUSTER_CAMPAIGN_MAX_SIDES];
  int n_sides;
  guint present;
  int winner;
  int scores[MUSTER_CAMPAIGN_MAX_SIDES];
} MusterCareerAffair;

MusterCareerAffair *muster_career_event_affair_new   (void) G_GNUC_WARN_UNUSED_RESULT;
MusterCareerAffair *muster_career_event_affair_ref   (MusterCareerAffair       *self);
void                muster_career_event_affair_unref (MusterCareerAffair       *self);

/* Returns the names of the sides that stood against @side, such as "the Valley Clans and the
 * Hill Clans". */
char               *muster_career_event_affair_dup_foes (const MusterCareerAffair *self,
                                                         int                       side) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the points, such as "4 : 2", in the one order in which scores stand everywhere: the winner's
 * first. */
char               *muster_career_event_affair_dup_score (const MusterCareerAffair *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * MusterCareerEventKind:
 * @MUSTER_CAREER_FOUGHT: fought in a battle
 * @MUSTER_CAREER_SPARED: was lost in battle and came back unhurt
 * @MUSTER_CAREER_WOUNDED: is wounded and misses @number chapters
 * @MUSTER_CAREER_FIT: is fit again
 * @MUSTER_CAREER_RETIRED: has retired, or left in another way
 * @MUSTER_CAREER_PROMOTED: leads the unit @other now
 * @MUSTER_CAREER_SECONDED: is second in the unit @other now
 * @MUSTER_CAREER_DETACHED: is with no unit now
 * @MUSTER_CAREER_HONOURED: was given the honour @text
 * @MUSTER_CAREER_ADVANCED: gained @text, which is "" if nothing was gained
 * @MUSTER_CAREER_RECOVERED: @number of the casualties came back
 * @MUSTER_CAREER_REINFORCED: @number joined
 * @MUSTER_CAREER_CORRECTED: the strength was corrected by @number
 * @MUSTER_CAREER_RAISED: joined the campaign
 * @MUSTER_CAREER_DISBANDED, @MUSTER_CAREER_RESTORED: a unit was disbanded, or restored
 */
typedef enum
{
  MUSTER_CAREER_FOUGHT,
  MUSTER_CAREER_SPARED,
  MUSTER_CAREER_WOUNDED,
  MUSTER_CAREER_CAPTURED,
  MUSTER_CAREER_DIED,
  MUSTER_CAREER_FIT,
  MUSTER_CAREER_RETIRED,
  MUSTER_CAREER_PROMOTED,
  MUSTER_CAREER_SECONDED,
  MUSTER_CAREER_DETACHED,
  MUSTER_CAREER_HONOURED,
  MUSTER_CAREER_ADVANCED,
  MUSTER_CAREER_RECOVERED,
  MUSTER_CAREER_REINFORCED,
  MUSTER_CAREER_CORRECTED,
  MUSTER_CAREER_RAISED,
  MUSTER_CAREER_DISBANDED,
  MUSTER_CAREER_RESTORED,
  MUSTER_CAREER_N_EVENTS,
} MusterCareerEventKind;

/**
 * MusterCareerEvent:
 * @entry: place in the log of the campaign; outside campaigns, the number of the battle
 * @date: (nullable)
 * @other: (nullable): the name of the unit that a leader's event is about, or of the leader of a
 *   unit
 * @text: (nullable)
 * @affair: (nullable): the battle, for %MUSTER_CAREER_FOUGHT
 * @side: the side on which the unit or leader fought in it
 * @is_lost: whether the unit left the field, or the leader was lost
 * @deeds: what the unit or leader did in it
 *
 * One line of a career. It never changes.
 */
typedef struct
{
  gatomicrefcount ref_count;
  MusterCareerEventKind kind;
  guint entry;
  char *date;
  char *other;
  char *text;
  int number;
  MusterCareerAffair *affair;
  int side;
  int start;
  int left;
  gboolean is_lost;
  MusterDeeds deeds;
} MusterCareerEvent;

MusterCareerEvent *muster_career_event_new     (MusterCareerEventKind    kind,
                                                guint                    entry) G_GNUC_WARN_UNUSED_RESULT;
void               muster_career_event_unref   (MusterCareerEvent       *self);

/* Returns 1 if the side won the battle, -1 if it lost and 0 if nobody won. */
int                muster_career_event_get_result (const MusterCareerEvent *self);
/* Returns a line for a reader, such as "The ford, against Valley Clans: won 4 : 2, 7 of 12
 * left". */
char              *muster_career_words_event_to_text (const MusterCareerEvent *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCareerAffair, muster_career_event_affair_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCareerEvent, muster_career_event_unref)

G_END_DECLS
