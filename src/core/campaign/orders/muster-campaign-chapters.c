/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/setup/muster-campaign-people.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Chapters from being planned to being closed, and the calendar (C-CHAP). */

static const MusterPhrase NOT_READY = { "C-CHAP-02", N_("{C0} is not ready: it is {h1}") };
static const MusterPhrase BUSY = { "C-CHAP-02", N_("{C1} is not closed yet, and {F0} must wait for it") };
static const MusterPhrase OPEN_WITHOUT_CALENDAR = { "C-CHAP-02", N_("the campaign has no calendar") };
static const MusterPhrase OPEN_BACKWARDS = { "C-CHAP-02", N_("{y0} is before the present day, {y1}") };
static const MusterPhrase OPENED = { "C-CHAP-02", N_("{C0} is open") };
static const MusterPhrase OPENED_ON = { "C-CHAP-02", N_("today is {y0}") };
static const MusterPhrase FORCES = { "C-CHAP-02", N_("{F0} takes part") };
static const MusterPhrase ATTACKER = { "C-CHAP-02", N_("{s0} attacks") };
static const MusterPhrase BUDGET = { "C-CHAP-08", N_("{s0} may bring points: {1}") };
static const MusterPhrase ADVANTAGE = { "C-CHAP-08", N_("{s0} {A1}: it won {C1}") };

static const MusterPhrase NOT_FOUGHT = { "C-CHAP-04", N_("{C0} is not fought: it is {h1}") };
static const MusterPhrase MUST_RECOVER =
  { "C-CHAP-04", N_("the casualties of {F0} have not been settled yet: the order “recover” comes first") };
static const MusterPhrase MUST_KNOW_FATES =
  { "C-CHAP-04", N_("the fate of the leaders of {F0} is not known yet: the order “fates” comes first") };
static const MusterPhrase END_OF_TIME =
  { "C-CHAP-04", MUSTER_COUNTED (1, "{y0} and {1} day more is after the year 9999",
                                 "{y0} and {1} days more is after the year 9999") };
static const MusterPhrase CLOSED = { "C-CHAP-04", N_("{C0} is closed") };
static const MusterPhrase DAYS_LATER = { "C-CHAP-04", N_("days passed: {0}; today is {y1}") };
static const MusterPhrase NEXT = { "C-CHAP-05", N_("{C0} is ready") };
static const MusterPhrase GRANTED =
  { "C-CHAP-08", MUSTER_COUNTED (2, "advantage for {s0} in {C1}[: {2} point more to spend]",
                                 "advantage for {s0} in {C1}[: {2} points more to spend]") };
static const MusterPhrase REPLACEMENTS =
  { "C-REP-01", N_("{F0} gets replacements: {1}, which makes {2}") };
static const MusterPhrase HEALS = { "C-LEAD-04", N_("{L0} still misses chapters: {1}") };
static const MusterPhrase HEALED = { "C-LEAD-04", N_("{L0} is fit again") };

static const MusterPhrase CANNOT_SKIP = { "C-CHAP-06", N_("{C0} is not ready: it is {h1}") };
static const MusterPhrase WHICH_WAY =
  { "C-CHAP-06", N_("“winner” must say which way it goes on after {C0}") };
static const MusterPhrase NO_WAY = { "C-CHAP-06", N_("nothing depends on who wins {C0}: leave "
                                                     "“winner” out") };
static const MusterPhrase SKIPPED = { "C-CHAP-06", N_("{C0} is skipped: {t1}") };

static const MusterPhrase NO_CALENDAR = { "C-CHAP-09", N_("the campaign has no calendar") };
static const MusterPhrase BACKWARDS = { "C-CHAP-09", N_("{y0} is before the present day, {y1}") };
static const MusterPhrase DATE = { "C-CHAP-09", N_("today is {y0}") };

static const MusterPhrase STILL_OPEN = { "C-CHAP-10", N_("{C0} is {h1}") };
static const MusterPhrase ENDED = { "C-CHAP-10", N_("the campaign is over: {s0} won") };
static const MusterPhrase ENDED_EVEN = { "C-CHAP-10", N_("the campaign is over: it is a draw") };

static gboolean
find_chapter (MusterCampaignResolution *self,
              int                      *chapter)
{
  return muster_campaign_resolution_find (self, "chapter", MUSTER_CAMPAIGN_CHAPTERS, chapter);
}

static gboolean
judge_status (MusterCampaignResolution    *self,
              int                          chapter,
              MusterCampaignChapterStatus  wanted,
              const MusterPhrase          *phrase)
{
  MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (self->before, chapter)->status;

  return status == wanted || campaign_refuse (self, phrase, chapter, (gint32) status);
}

static int
count_forces (MusterCampaignResolution *self)
{
  return muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_FORCES);
}

/* Moves the calendar to the given date, if the date is allowed. */
static gboolean
move_to (MusterCampaignResolution *self,
         const MusterPhrase       *no_calendar,
         const MusterPhrase       *backwards)
{
  MusterSpot spot;
  int day;

  if (!muster_campaign_resolution_has (self, "date", &spot))
    return TRUE;
  if (!muster_spot_read_day (&spot, &day))
    return FALSE;
  if (self->before->day == 0)
    return campaign_refuse (self, no_calendar, 0);
  if (day < self->before->day)
    return campaign_refuse (self, backwards, day, self->before->day);
  self->state->day = day;
  return TRUE;
}

static gboolean
judge_forces (MusterCampaignResolution *self,
              int                       chapter)
{
  for (int i = 0; i < count_forces (self); i++)
    {
      int other = muster_campaign_state_get_force (self->before, i)->chapter;

      if (muster_campaign_takes_part (self->before, chapter, i) && other >= 0)
        return campaign_refuse (self, &BUSY, i, other);
    }
  return TRUE;
}

void
muster_campaign_chapters_play_open (MusterCampaignResolution *self)
{
  int chapter;
  const MusterCampaignChapterDef *def;
  const GArray *grants;
  guint sides;

  if (!find_chapter (self, &chapter) ||
      !judge_status (self, chapter, MUSTER_CAMPAIGN_READY, &NOT_READY) || !judge_forces (self, chapter) ||
      !move_to (self, &OPEN_WITHOUT_CALENDAR, &OPEN_BACKWARDS))
    return;

  muster_campaign_state_edit_chapter (self->state, chapter)->status = MUSTER_CAMPAIGN_OPEN;
  campaign_step (self, &OPENED, chapter);
  if (self->state->day != self->before->day)
    campaign_step (self, &OPENED_ON, self->state->day);
  for (int i = 0; i < count_forces (self); i++)
    if (muster_campaign_takes_part (self->state, chapter, i))
      {
        muster_campaign_state_edit_force (self->state, i)->chapter = chapter;
        campaign_step (self, &FORCES, i);
      }

  /* Prompts for what players must know when they prepare the battle. */
  def = muster_campaign_state_get_chapter_def (self->state, chapter);
  grants = muster_campaign_state_get_chapter (self->state, chapter)->grants;
  sides = muster_campaign_get_chapter_sides (self->state, chapter);
  if (def->attacker >= 0)
    campaign_prompt (self, &ATTACKER, def->attacker);
  for (int i = 0; def->points >= 0 && i < self->setup->n_sides; i++)
    if (sides >> i & 1)
      campaign_prompt (self, &BUDGET, i, muster_campaign_get_budget (self->state, chapter, i));
  for (guint i = 0; grants != NULL && i < grants->len; i++)
    {
      const MusterCampaignGrant *grant = &g_array_index (grants, MusterCampaignGrant, i);

      if (*muster_campaign_state_get_chapter_def (self->state, grant->from)->advantage_text != '\0')
        campaign_prompt (self, &ADVANTAGE, grant->side, grant->from);
    }
}

static void
make_ready (MusterCampaignResolution *self,
            int                       chapter,
            int                       from,
            int                       winner)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (self->state, from);
  MusterCampaignChapter *value = muster_campaign_state_edit_chapter (self->state, chapter);

  value->status = MUSTER_CAMPAIGN_READY;
  campaign_step (self, &NEXT, chapter);
  /* C-CHAP-08 */
  if (winner < 0 || (def->advantage == 0 && *def->advantage_text == '\0'))
    return;
  muster_campaign_add_grant (&value->grants, winner, from);
  campaign_step (self, &GRANTED, winner, chapter, def->advantage);
}

/* C-CHAP-05. @way: the result that decides which way a tree goes on. @winner: the side that gets an
 * advantage, or nobody. */
static void
go_on (MusterCampaignResolution *self,
       int                       chapter,
       int                       way,
       int                       winner)
{
  int n = muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_CHAPTERS);
  int next = -1;

  if (self->setup->plan == MUSTER_CAMPAIGN_LADDER)
    for (int i = chapter + 1; next < 0 && i < n; i++)
      if (muster_campaign_state_get_chapter (self->state, i)->status == MUSTER_CAMPAIGN_PLANNED)
        next = i;
  if (self->setup->plan == MUSTER_CAMPAIGN_TREE && way != MUSTER_CAMPAIGN_NOBODY)
    next = muster_campaign_state_get_chapter_def (self->state, chapter)
             ->next[way == MUSTER_CAMPAIGN_DRAW ? MUSTER_CAMPAIGN_NEXT_DRAW : way];

  if (next >= 0 &&
      muster_campaign_state_get_chapter (self->state, next)->status == MUSTER_CAMPAIGN_PLANNED)
    make_ready (self, next, chapter, winner);
}

static gboolean
judge_aftermath (MusterCampaignResolution *self,
                 int                       chapter)
{
  for (int i = 0; i < count_forces (self); i++)
    {
      if (!muster_campaign_takes_part (self->before, chapter, i))
        continue;
      if (muster_campaign_duties_owes_recover (self->before, i))
        return campaign_refuse (self, &MUST_RECOVER, i);
      if (muster_campaign_duties_owes_fates (self->before, i))
        return campaign_refuse (self, &MUST_KNOW_FATES, i);
    }
  return TRUE;
}

static gboolean
judge_days (MusterCampaignResolution *self,
            int                       chapter)
{
  int days = muster_campaign_state_get_chapter_def (self->before, chapter)->days;

  return self->before->day == 0 || self->before->day + days <= MUSTER_CAMPAIGN_LAST_DAY ||
         campaign_refuse (self, &END_OF_TIME, self->before->day, days);
}

/* C-REP-01 */
static void
bring_replacements (MusterCampaignResolution *self,
                    int                       chapter)
{
  const MusterCampaignRules *rules = self->rules;
  int winner = muster_campaign_state_get_chapter (self->state, chapter)->winner;

  for (int i = 0; i < count_forces (self); i++)
    {
      gboolean has_won = muster_campaign_state_get_force_def (self->state, i)->side == winner;
      int more = rules->replacements + (has_won ? rules->winner_replacements : 0);
      MusterCampaignForce *force;
      int old;

      if (!muster_campaign_takes_part (self->state, chapter, i))
        continue;
      force = muster_campaign_state_edit_force (self->state, i);
      force->chapter = -1;
      old = force->replacements;
      force->replacements = (rules->keeps_replacements ? old : 0) + more;
      if (more > 0 || force->replacements != old)
        campaign_step (self, &REPLACEMENTS, i, more, force->replacements);
    }
}

void
muster_campaign_chapters_play_close (MusterCampaignResolution *self)
{
  int chapter, winner, days;

  if (!find_chapter (self, &chapter) ||
      !judge_status (self, chapter, MUSTER_CAMPAIGN_FOUGHT, &NOT_FOUGHT) ||
      !judge_aftermath (self, chapter) || !judge_days (self, chapter))
    return;

  muster_campaign_state_edit_chapter (self->state, chapter)->status = MUSTER_CAMPAIGN_CLOSED;
  campaign_step (self, &CLOSED, chapter);
  bring_replacements (self, chapter);

  /* C-LEAD-04 */
  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_LEADERS); i++)
    {
      const MusterCampaignLeader *before = muster_campaign_state_get_leader (self->state, i);
      int force = muster_campaign_state_get_leader_def (self->state, i)->force;
      MusterCampaignLeader *leader;

      if (before->status != MUSTER_CAMPAIGN_WOUNDED || before->wounded_in == chapter ||
          !muster_campaign_takes_part (self->state, chapter, force))
        continue;
      leader = muster_campaign_state_edit_leader (self->state, i);
      leader->misses--;
      if (leader->misses > 0)
        {
          campaign_step (self, &HEALS, i, leader->misses);
          continue;
        }
      muster_campaign_fates_change_leader (self, i, MUSTER_CAMPAIGN_FIT);
      campaign_step (self, &HEALED, i);
    }

  days = muster_campaign_state_get_chapter_def (self->state, chapter)->days;
  if (self->state->day > 0 && days > 0)
    {
      self->state->day += days;
      campaign_step (self, &DAYS_LATER, days, self->state->day);
    }

  winner = muster_campaign_state_get_chapter (self->state, chapter)->winner;
  go_on (self, chapter, winner, winner >= 0 ? winner : MUSTER_CAMPAIGN_NOBODY);
  muster_campaign_map_meetings_close (self->setup, self->state, &self->base, chapter);
}

/* C-CHAP-06: @winner must be given if the chapter of a tree has ways to go on, since it decides
 * which way to take, and must not be given otherwise. */
static gboolean
judge_way (MusterCampaignResolution *self,
           int                       chapter,
           int                       winner)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (self->before, chapter);
  gboolean has_ways = FALSE;

  for (guint i = 0; self->setup->plan == MUSTER_CAMPAIGN_TREE && i < G_N_ELEMENTS (def->next); i++)
    has_ways |= def->next[i] >= 0;

  if (has_ways && winner == MUSTER_CAMPAIGN_NOBODY)
    return campaign_refuse (self, &WHICH_WAY, chapter);
  if (!has_ways && winner != MUSTER_CAMPAIGN_NOBODY)
    return campaign_refuse (self, &NO_WAY, chapter);
  return TRUE;
}

void
muster_campaign_chapters_play_skip (MusterCampaignResolution *self)
{
  int chapter, winner;

  if (!find_chapter (self, &chapter) || !muster_campaign_resolution_read_winner (self, &winner) ||
      !judge_status (self, chapter, MUSTER_CAMPAIGN_READY, &CANNOT_SKIP) ||
      !judge_way (self, chapter, winner))
    return;

  muster_campaign_state_edit_chapter (self->state, chapter)->status = MUSTER_CAMPAIGN_SKIPPED;
  campaign_step (self, &SKIPPED, chapter, muster_campaign_resolution_get_text (self, "reason"));
  go_on (self, chapter, winner, MUSTER_CAMPAIGN_NOBODY);
  muster_campaign_map_meetings_release (self->state, chapter);
}

void
muster_campaign_chapters_play_date (MusterCampaignResolution *self)
{
  if (move_to (self, &NO_CALENDAR, &BACKWARDS))
    campaign_step (self, &DATE, self->state->day);
}

void
muster_campaign_chapters_play_end (MusterCampaignResolution *self)
{
  int winner;

  for (int i = 0; i < muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (self->before, i)->status;

      if (status == MUSTER_CAMPAIGN_OPEN || status == MUSTER_CAMPAIGN_FOUGHT)
        {
          campaign_refuse (self, &STILL_OPEN, i, (gint32) status);
          return;
        }
    }

  self->state->over = TRUE;
  if (self->rules->map.score == MUSTER_CAMPAIGN_SCORE_END)
    muster_campaign_map_orders_score_places (self);
  winner = muster_campaign_get_winner (self->setup, self->state);
  if (winner >= 0)
    campaign_step (self, &ENDED, winner);
  else
    campaign_step (self, &ENDED_EVEN, 0);
}
