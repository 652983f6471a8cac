/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-deeds.h"
#include "core/campaign/setup/muster-campaign-defs.h"

G_BEGIN_DECLS

/**
 * MusterCareerAffair:
 * @entry: place in the log of the campaign; outside any, the number of the battle
 * @chapter: (nullable): id of the chapter; %NULL: a battle outside any campaign
 * @title: of the chapter or the battle
 * @scenario, @date: (nullable)
 * @battle: (nullable): UUID of the battle; %NULL: it was played on paper
 * @digest: (nullable): of the log that its return was made from
 * @sides: names, as many as @n_sides
 * @present: a bit for each side that took part
 * @winner: index of a side, %MUSTER_CAMPAIGN_DRAW, or %MUSTER_CAMPAIGN_NOBODY while it is not decided
 *
 * A battle as careers tell of it. Shared by all who fought in it.
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

MusterCareerAffair *muster_career_affair_new   (void) G_GNUC_WARN_UNUSED_RESULT;
MusterCareerAffair *muster_career_affair_ref   (MusterCareerAffair       *self);
void                muster_career_affair_unref (MusterCareerAffair       *self);

/* "the Valley Clans and the Hill Clans": who stood against a side. */
char               *muster_career_affair_dup_foes (const MusterCareerAffair *self,
                                                   int                       side) G_GNUC_WARN_UNUSED_RESULT;

/**
 * MusterCareerEventKind:
 * @MUSTER_CAREER_FOUGHT: in a battle
 * @MUSTER_CAREER_SPARED: was lost in battle and came back unhurt
 * @MUSTER_CAREER_WOUNDED: and misses @number chapters
 * @MUSTER_CAREER_FIT: again
 * @MUSTER_CAREER_RETIRED: or gone in another way
 * @MUSTER_CAREER_PROMOTED: leads the unit @other now
 * @MUSTER_CAREER_SECONDED: is second in the unit @other now
 * @MUSTER_CAREER_DETACHED: is with no unit now
 * @MUSTER_CAREER_HONOURED: with @text
 * @MUSTER_CAREER_ADVANCED: @text is what was gained, "" if nothing
 * @MUSTER_CAREER_RECOVERED: @number of the casualties came back
 * @MUSTER_CAREER_REINFORCED: @number joined
 * @MUSTER_CAREER_CORRECTED: the strength was put right by @number
 * @MUSTER_CAREER_RAISED: is there from now on
 * @MUSTER_CAREER_DISBANDED, @MUSTER_CAREER_RESTORED: a unit
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
 * @entry: place in the log of the campaign; outside any, the number of the battle
 * @date: (nullable)
 * @other: (nullable): name of the unit that a leader is about, or of who led a unit
 * @text: (nullable)
 * @affair: (nullable): the battle, of %MUSTER_CAREER_FOUGHT
 * @side: whose part was taken in it
 * @is_lost: a unit is gone from it, a leader was lost in it
 * @deeds: in it
 *
 * A line of a career. Immutable.
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

/* -1: the side lost the battle, 0: nobody won, 1: it won. */
int                muster_career_event_get_result (const MusterCareerEvent *self);
/* A line for a reader, such as "The ford, against Valley Clans: won 4 : 2, 7 of 12 left". */
char              *muster_career_event_to_text (const MusterCareerEvent *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCareerAffair, muster_career_affair_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCareerEvent, muster_career_event_unref)

G_END_DECLS
