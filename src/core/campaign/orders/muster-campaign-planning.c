/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/setup/muster-campaign-people.h"
#include "core/muster-i18n.h"

/* Adds chapters, players and forces later, and assigns forces to players (C-CHAP-07, C-MAP-15,
 * C-MISC-06, C-MISC-07). */

static const MusterPhrase TOO_LATE = { "C-CHAP-07", N_("{C0} is {h1}: its plan can no longer be changed") };
static const MusterPhrase ADDED = { "C-CHAP-07", N_("{C0} is added and {h1}") };
static const MusterPhrase CHANGED = { "C-CHAP-07", N_("the plan of {C0} is changed, which stays {h1}") };
static const MusterPhrase MEETING_HAS_CHAPTER =
  { "C-MAP-15", N_("meeting {0} is fought in {C1} already") };
static const MusterPhrase MEETING_ADDED =
  { "C-MAP-15", N_("{C0} is added for the meeting and ready to be fought") };
static const MusterPhrase BEGUN = { "C-CHAP-11", N_("{C0} is {h1} and stays in the list") };
static const MusterPhrase FOLLOWS = { "C-CHAP-11", N_("{C0} still leads to {C1}") };
static const MusterPhrase OF_MEETING = { "C-CHAP-11", N_("a meeting on the map is fought in {C0}") };
static const MusterPhrase ONLY_ONE = { "C-CHAP-11", N_("{C0} is the only chapter") };
static const MusterPhrase REMOVED = { "C-CHAP-11", N_("{C0} is no longer in the list[: {t1}]") };
static const MusterPhrase JOINED = { "C-MISC-06", N_("{p0} joins {s1}") };
static const MusterPhrase OTHER_SIDE = { "C-MISC-06", N_("{p0} plays for another side than {F1}") };
static const MusterPhrase HAS_LEFT = { "C-MISC-07", N_("{p0} has left the campaign") };
static const MusterPhrase ASSIGNED = { "C-MISC-06", N_("{F0} belongs to {p1} now") };
static const MusterPhrase UNASSIGNED = { "C-MISC-06", N_("{F0} has no player now") };
static const MusterPhrase ENLISTED = { "C-MISC-07", N_("{s1} enlisted {F0}") };
static const MusterPhrase TAKES_PART = { "C-MISC-07", N_("it takes part in {C0}") };
static const MusterPhrase LEFT = { "C-MISC-07", N_("{p0} leaves the campaign") };

static gboolean
is_going_on (MusterCampaignResolution *self)
{
  for (int i = 0; i < muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_CHAPTERS); i++)
    if (muster_campaign_state_get_chapter (self->before, i)->status < MUSTER_CAMPAIGN_CLOSED)
      return TRUE;
  return FALSE;
}

/* C-MAP-15, C-MAP-16: the forces of a meeting's chapter are those of the meeting. */
static gboolean
refuse_forces (const MusterSpot *chapter)
{
  MusterSpot spot;

  return !muster_spot_member (chapter, "forces", &spot) ||
         muster_spot_fail (&spot, _("a meeting’s chapter has the forces of the meeting: leave “forces” out"));
}

static void
take_forces (MusterCampaignResolution *self,
             int                       meeting,
             MusterCampaignChapterDef *def)
{
  def->names_forces = TRUE;
  def->forces = g_array_index (self->before->meetings, MusterCampaignMeeting, meeting).forces;
}

static int
add_chapter (MusterCampaignResolution *self,
             MusterCampaignChapterDef *def,
             gboolean                  is_ready)
{
  MusterCampaignChapter chapter = {
    .winner = MUSTER_CAMPAIGN_NOBODY,
    .forces = muster_campaign_chapter_reader_get_forces (self->before, def),
  };

  if (is_ready || self->setup->plan == MUSTER_CAMPAIGN_FREE ||
      (self->setup->plan == MUSTER_CAMPAIGN_LADDER && !is_going_on (self)))
    chapter.status = MUSTER_CAMPAIGN_READY;
  return muster_campaign_state_add (self->state, MUSTER_CAMPAIGN_CHAPTERS, def, &chapter);
}

static gboolean
judge_chapter (MusterCampaignResolution *self,
               const MusterSpot         *spot,
               int                       chapter)
{
  MusterCampaignChapterStatus status;

  if (chapter < 0)
    return (muster_campaign_state_count_chapters (self->before) < MUSTER_CAMPAIGN_MAX_CHAPTERS &&
            muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_CHAPTERS) < G_MAXINT16) ||
           muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE, "there may be at most %d chapter",
                                              "there may be at most %d chapters",
                                              (gulong) MUSTER_CAMPAIGN_MAX_CHAPTERS),
                             MUSTER_CAMPAIGN_MAX_CHAPTERS);

  status = muster_campaign_state_get_chapter (self->before, chapter)->status;
  return status == MUSTER_CAMPAIGN_PLANNED || status == MUSTER_CAMPAIGN_READY ||
         campaign_refuse (self, &TOO_LATE, chapter, (gint32) status);
}

void
muster_campaign_planning_play_plan (MusterCampaignResolution *self)
{
  MusterCampaignChapterDef *def;
  MusterSpot spot;
  gboolean is_new;
  int chapter, meeting;

  if (!muster_spot_require (self->params, "chapter", &spot) ||
      !muster_campaign_chapter_reader_read (self->setup, self->before, &spot, &def))
    return;
  chapter = muster_campaign_state_find (self->before, MUSTER_CAMPAIGN_CHAPTERS, def->base.id);
  is_new = chapter < 0;
  meeting = is_new ? -1 : muster_campaign_map_get_meeting_in (self->before, chapter);
  if (!judge_chapter (self, &spot, chapter) || (meeting >= 0 && !refuse_forces (&spot)))
    {
      muster_campaign_def_unref (MUSTER_CAMPAIGN_CHAPTERS, def);
      return;
    }

  if (is_new)
    {
      chapter = add_chapter (self, def, FALSE);
    }
  else
    {
      if (meeting >= 0)
        take_forces (self, meeting, def);
      muster_campaign_state_replace_chapter (self->state, chapter, def);
      muster_campaign_state_edit_chapter (self->state, chapter)->forces =
        muster_campaign_chapter_reader_get_forces (self->state, def);
    }
  if (!muster_campaign_chapter_reader_read_next (self->setup, self->state, &spot, def) ||
      !muster_campaign_chapter_reader_check_circle (self->setup, self->state, &spot, chapter))
    return;
  campaign_step (self, is_new ? &ADDED : &CHANGED, chapter,
                 (gint32) muster_campaign_state_get_chapter (self->state, chapter)->status);
}

/* The chapter keeps its index, for what the log tells of it. */
void
muster_campaign_planning_play_remove (MusterCampaignResolution *self)
{
  MusterCampaignChapterStatus status;
  int chapter;

  if (!muster_campaign_resolution_find (self, "chapter", MUSTER_CAMPAIGN_CHAPTERS, &chapter))
    return;
  status = muster_campaign_state_get_chapter (self->before, chapter)->status;
  if (status != MUSTER_CAMPAIGN_PLANNED && status != MUSTER_CAMPAIGN_READY)
    {
      campaign_refuse (self, &BEGUN, chapter, (gint32) status);
      return;
    }
  if (muster_campaign_map_get_meeting_in (self->before, chapter) >= 0)
    {
      campaign_refuse (self, &OF_MEETING, chapter);
      return;
    }
  for (int i = 0; i < muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (self->before, i);

      for (guint j = 0; muster_campaign_state_lists (self->before, i) && j < G_N_ELEMENTS (def->next); j++)
        if (def->next[j] == chapter)
          {
            campaign_refuse (self, &FOLLOWS, i, chapter);
            return;
          }
    }
  if (muster_campaign_state_count_chapters (self->before) == 1)
    {
      campaign_refuse (self, &ONLY_ONE, chapter);
      return;
    }

  muster_campaign_state_edit_chapter (self->state, chapter)->status = MUSTER_CAMPAIGN_REMOVED;
  campaign_step (self, &REMOVED, chapter, muster_campaign_resolution_get_text (self, "reason"));
}

void
muster_campaign_planning_play_meet (MusterCampaignResolution *self)
{
  MusterCampaignMeeting *value;
  MusterCampaignChapterDef *def;
  MusterSpot spot, id, attacker;
  int chapter, meeting;

  if (!muster_campaign_map_orders_read_meeting (self, &meeting))
    return;
  value = &g_array_index (muster_campaign_state_edit_meetings (self->state), MusterCampaignMeeting, meeting);
  if (value->chapter >= 0)
    {
      campaign_refuse (self, &MEETING_HAS_CHAPTER, value->number, value->chapter);
      return;
    }
  if (!muster_spot_require (self->params, "chapter", &spot) ||
      !muster_campaign_chapter_reader_read (self->setup, self->before, &spot, &def))
    return;
  if (muster_campaign_state_find (self->before, MUSTER_CAMPAIGN_CHAPTERS, def->base.id) >= 0)
    {
      muster_spot_member (&spot, "id", &id);
      muster_spot_fail (&id, _("the id “%s” is used twice"), def->base.id);
    }
  if (muster_spot_failed (&spot) || !judge_chapter (self, &spot, -1) || !refuse_forces (&spot))
    {
      muster_campaign_def_unref (MUSTER_CAMPAIGN_CHAPTERS, def);
      return;
    }

  take_forces (self, meeting, def);
  if (!muster_spot_member (&spot, "attacker", &attacker))
    def->attacker = muster_campaign_map_get_attacker (self->before, meeting);
  chapter = add_chapter (self, def, TRUE);
  value->chapter = chapter;
  if (muster_campaign_chapter_reader_read_next (self->setup, self->state, &spot, def) &&
      muster_campaign_chapter_reader_check_circle (self->setup, self->state, &spot, chapter))
    campaign_step (self, &MEETING_ADDED, chapter, value->number);
}

void
muster_campaign_planning_play_join (MusterCampaignResolution *self)
{
  MusterSpot spot;
  int player;

  if (!muster_spot_require (self->params, "player", &spot) ||
      !muster_campaign_people_read_player (self->setup, self->state, &spot))
    return;

  player = muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_PLAYERS) - 1;
  campaign_step (self, &JOINED, player, muster_campaign_state_get_player_def (self->state, player)->side);
}

static gboolean
judge_player (MusterCampaignResolution *self,
              int                       player,
              int                       force)
{
  if (muster_campaign_state_get_player (self->before, player)->left)
    return campaign_refuse (self, &HAS_LEFT, player);
  if (muster_campaign_state_get_player_def (self->before, player)->side !=
      muster_campaign_state_get_force_def (self->before, force)->side)
    return campaign_refuse (self, &OTHER_SIDE, player, force);
  return TRUE;
}

void
muster_campaign_planning_play_assign (MusterCampaignResolution *self)
{
  MusterSpot spot;
  int force, player = -1;

  if (!muster_campaign_resolution_find (self, "force", MUSTER_CAMPAIGN_FORCES, &force))
    return;
  if (muster_campaign_resolution_has (self, "player", &spot) &&
      (!muster_campaign_resolution_find (self, "player", MUSTER_CAMPAIGN_PLAYERS, &player) ||
       !judge_player (self, player, force)))
    return;

  muster_campaign_state_edit_force (self->state, force)->player = player;
  if (player >= 0)
    campaign_step (self, &ASSIGNED, force, player);
  else
    campaign_step (self, &UNASSIGNED, force);
}

void
muster_campaign_planning_play_enlist (MusterCampaignResolution *self)
{
  MusterSpot spot;
  int force;

  if (!muster_spot_require (self->params, "force", &spot) ||
      !muster_campaign_people_read_force (self->setup, self->state, &spot))
    return;

  force = muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_FORCES) - 1;
  campaign_step (self, &ENLISTED, force, muster_campaign_state_get_force_def (self->state, force)->side);
  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (self->state, i)->status;

      if (muster_campaign_state_get_chapter_def (self->state, i)->names_forces ||
          (status != MUSTER_CAMPAIGN_PLANNED && status != MUSTER_CAMPAIGN_READY))
        continue;
      muster_campaign_state_edit_chapter (self->state, i)->forces |= G_GUINT64_CONSTANT (1) << force;
      if (status == MUSTER_CAMPAIGN_READY)
        campaign_step (self, &TAKES_PART, i);
    }
}

void
muster_campaign_planning_play_leave (MusterCampaignResolution *self)
{
  int player;

  if (!muster_campaign_resolution_find (self, "player", MUSTER_CAMPAIGN_PLAYERS, &player))
    return;
  if (muster_campaign_state_get_player (self->before, player)->left)
    {
      campaign_refuse (self, &HAS_LEFT, player);
      return;
    }

  muster_campaign_state_edit_player (self->state, player)->left = TRUE;
  campaign_step (self, &LEFT, player);
  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force (self->state, i)->player == player)
      {
        muster_campaign_state_edit_force (self->state, i)->player = -1;
        campaign_step (self, &UNASSIGNED, i);
      }
}
