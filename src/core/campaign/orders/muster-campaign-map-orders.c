/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include <string.h>

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/setup/muster-campaign-people.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* The orders of the map (C-MAP). This file checks the orders; core/campaign/map has what happens on
 * the map. */

static const MusterPhrase STATION_ENGAGED = { "C-MAP-04", N_("{F0} cannot be moved while engaged") };
static const MusterPhrase STATION_HOSTILE = { "C-MAP-04", N_("a force of another side stands at {P0}") };
static const MusterPhrase STATIONED = { "C-MAP-04", N_("{F0} moved to {P1}") };
static const MusterPhrase TAKEN_OFF = { "C-MAP-04", N_("{F0} left the map") };
static const MusterPhrase NOT_ON_MAP = { "C-MAP-05", N_("{F0} cannot march: no place on the map") };
static const MusterPhrase MARCH_ENGAGED = { "C-MAP-05", N_("{F0} cannot march while engaged") };
static const MusterPhrase NO_LINK = { "C-MAP-05", N_("no link leads from {P0} to {P1}") };
static const MusterPhrase LINK_IS_CLOSED = { "C-MAP-05", N_("the way from {P0} to {P1} is closed") };
static const MusterPhrase TOO_FAR =
  { "C-MAP-05", MUSTER_COUNTED (1, "the march of {F0} takes {1} step, and the pace allows {2}",
                                "the march of {F0} takes {1} steps, and the pace allows {2}") };
static const MusterPhrase MARCHES = { "C-MAP-05", N_("{F0} will march to {P1}; steps: {2}") };
static const MusterPhrase HALTS = { "C-MAP-05", N_("{F0} will stay in place") };
static const MusterPhrase MEETING_LEFT = { "C-MAP-06", N_("meeting {0} is not settled yet") };
static const MusterPhrase STILL_WITHDRAWS = { "C-MAP-06", N_("{F0} must withdraw first") };
static const MusterPhrase END_OF_TIME =
  { "C-MAP-06", MUSTER_COUNTED (1, "{y0} and {1} day more is after the year 9999",
                                "{y0} and {1} days more is after the year 9999") };
static const MusterPhrase TURN = { "C-MAP-06", N_("turn {0} of the map is over") };
static const MusterPhrase DAYS_LATER = { "C-MAP-06", N_("days passed: {0}; today is {y1}") };
static const MusterPhrase POINTS =
  { "C-MAP-12", N_("{s0} gets points for its places: {1}, which makes {2}") };
static const MusterPhrase HAS_CHAPTER = { "C-MAP-18", N_("meeting {0} is fought in {C1}") };
static const MusterPhrase NOT_IN_MEETING = { "C-MAP-18", N_("no part of meeting {1}: {F0}") };
static const MusterPhrase AVOID_NO_WAY = { "C-MAP-18", N_("{P1} is no way out for {F0}") };
static const MusterPhrase AVOIDED = { "C-MAP-18", N_("{F0} avoids meeting {1} and goes to {P2}") };
static const MusterPhrase NEED_NOT = { "C-MAP-20", N_("{F0} need not withdraw") };
static const MusterPhrase WITHDRAW_NO_WAY = { "C-MAP-20", N_("{P1} is no way out for {F0}") };
static const MusterPhrase HAS_WAY = { "C-MAP-20", N_("there is a way out for {F0}: {P1}") };
static const MusterPhrase WITHDREW = { "C-MAP-20", N_("{F0} withdraws to {P1}") };
static const MusterPhrase DISPERSED = { "C-MAP-20", N_("{F0} found no way out and left the map") };
static const MusterPhrase OWNED = { "C-MAP-22", N_("{P0} now belongs to {s1}: {t2}") };
static const MusterPhrase OWNED_BY_NOBODY = { "C-MAP-22", N_("{P0} now belongs to nobody: {t1}") };
static const MusterPhrase CLOSED = { "C-MAP-23", N_("the way between {P0} and {P1} is closed: {t2}") };
static const MusterPhrase OPENED = { "C-MAP-23", N_("the way between {P0} and {P1} is open: {t2}") };
static const MusterPhrase ADDED = { "C-MAP-23", N_("{P0} is added to the map") };
static const MusterPhrase LINKED = { "C-MAP-23", N_("a link joins {P0} and {P1}") };
static const MusterPhrase SET_HOSTILE = { "C-MAP-24", N_("a force of another side stands at {P0}") };
static const MusterPhrase SET_MEETING =
  { "C-MAP-24", N_("{F0} cannot be moved before {C2}, the chapter of meeting {1}, is fought") };
static const MusterPhrase SET_BUSY = { "C-MAP-24", N_("{F0} cannot be moved before {C1} is closed") };
static const MusterPhrase SET = { "C-MAP-24", N_("{F0} moved to {P1}") };
static const MusterPhrase SET_OFF = { "C-MAP-24", N_("{F0} left the map") };

static gboolean
find_force (MusterCampaignResolution *self,
            int                      *force)
{
  return muster_campaign_resolution_find (self, "force", MUSTER_CAMPAIGN_FORCES, force);
}

/* Reads a place; -1 for null. */
static gboolean
find_place (MusterCampaignResolution *self,
            const char               *param,
            int                      *place)
{
  MusterSpot spot;

  *place = -1;
  return !muster_campaign_resolution_has (self, param, &spot) ||
         muster_campaign_map_reader_find_place (self->before, &spot, place);
}

static int
get_side (MusterCampaignResolution *self,
          int                       force)
{
  return muster_campaign_state_get_force_def (self->before, force)->side;
}

static const MusterCampaignMeeting *
get_meeting (MusterCampaignResolution *self,
             int                       meeting)
{
  return &g_array_index (self->before->meetings, MusterCampaignMeeting, meeting);
}

gboolean
muster_campaign_map_orders_read_meeting (MusterCampaignResolution *self,
                                         int                      *meeting)
{
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (self->params, "meeting", &spot) || !muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  *meeting = muster_campaign_map_find_meeting (self->before, id);
  return *meeting >= 0 || muster_spot_fail (&spot, _("there is no meeting “%s”"), id);
}

void
muster_campaign_map_orders_play_station (MusterCampaignResolution *self)
{
  int force, place;

  if (!find_force (self, &force) || !find_place (self, "place", &place))
    return;
  if (muster_campaign_map_is_engaged (self->before, force))
    {
      campaign_refuse (self, &STATION_ENGAGED, force);
      return;
    }
  if (place >= 0 && muster_campaign_map_has_hostile (self->before, place, get_side (self, force)))
    {
      campaign_refuse (self, &STATION_HOSTILE, place);
      return;
    }
  muster_campaign_map_meetings_move (self->state, &self->base, force, place);
  if (place >= 0)
    campaign_step (self, &STATIONED, force, place);
  else
    campaign_step (self, &TAKEN_OFF, force);
}

/* Reads the places of a march in order. */
static gboolean
read_path (MusterCampaignResolution *self,
           int                       force,
           MusterCampaignForce      *value)
{
  int pace = muster_campaign_map_get_pace (self->setup, self->before, force);
  int at = value->place;
  int cost = 0;
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_require (self->params, "path", &list) || !muster_spot_is_array (&list, G_MAXUINT, &n))
    return FALSE;
  memset (value->march, 0, sizeof value->march);
  for (guint i = 0; i < n; i++)
    {
      const MusterCampaignLink *link;
      int next, index;

      if (!muster_spot_element (&list, i, &spot) || !muster_campaign_map_reader_find_place (self->before,
                                                                                            &spot, &next))
        return FALSE;
      index = muster_campaign_state_find_link (self->before, at, next);
      if (index < 0)
        return campaign_refuse (self, &NO_LINK, at, next);
      link = &g_array_index (self->before->links, MusterCampaignLink, index);
      if (link->closed)
        return campaign_refuse (self, &LINK_IS_CLOSED, at, next);
      cost += link->cost;
      if (i < MUSTER_CAMPAIGN_MAX_PACE)
        value->march[i] = (guint8) next;
      at = next;
    }
  if (cost > pace)
    return campaign_refuse (self, &TOO_FAR, force, cost, pace);

  value->n_march = (guint8) n;
  if (n > 0)
    campaign_step (self, &MARCHES, force, at, cost);
  else
    campaign_step (self, &HALTS, force);
  return TRUE;
}

void
muster_campaign_map_orders_play_march (MusterCampaignResolution *self)
{
  int force;

  if (!find_force (self, &force))
    return;
  if (muster_campaign_state_get_force (self->before, force)->place < 0)
    campaign_refuse (self, &NOT_ON_MAP, force);
  else if (muster_campaign_map_is_engaged (self->before, force))
    campaign_refuse (self, &MARCH_ENGAGED, force);
  else
    read_path (self, force, muster_campaign_state_edit_force (self->state, force));
}

void
muster_campaign_map_orders_score_places (MusterCampaignResolution *self)
{
  for (int side = 0; side < self->setup->n_sides; side++)
    {
      int worth = 0;

      for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_PLACES); i++)
        if (muster_campaign_state_get_place (self->state, i)->owner == side)
          worth += muster_campaign_state_get_place_def (self->state, i)->value;
      if (worth == 0)
        continue;
      self->state->points[side] = muster_campaign_misc_tally ((gint64) self->state->points[side] + worth);
      campaign_step (self, &POINTS, side, worth, self->state->points[side]);
    }
}

static gboolean
judge_turn (MusterCampaignResolution *self)
{
  int days = self->rules->map.days;

  if (self->before->meetings->len > 0)
    return campaign_refuse (self, &MEETING_LEFT, get_meeting (self, 0)->number);
  for (int i = 0; i < muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force (self->before, i)->withdraws)
      return campaign_refuse (self, &STILL_WITHDRAWS, i);
  return self->before->day == 0 || self->before->day + days <= MUSTER_CAMPAIGN_LAST_DAY ||
         campaign_refuse (self, &END_OF_TIME, self->before->day, days);
}

void
muster_campaign_map_orders_play_resolve (MusterCampaignResolution *self)
{
  const MusterCampaignMapRules *rules = &self->rules->map;
  guint64 met[MUSTER_CAMPAIGN_MAX_FORCES];

  if (!judge_turn (self))
    return;

  self->state->turn++;
  muster_campaign_map_march (self->setup, self->state, &self->base, met);
  if (rules->score == MUSTER_CAMPAIGN_SCORE_TURN)
    muster_campaign_map_orders_score_places (self);
  muster_campaign_map_meetings_begin (self->state, &self->base, met);
  campaign_step (self, &TURN, self->state->turn);
  if (self->state->day > 0 && rules->days > 0)
    {
      self->state->day += rules->days;
      campaign_step (self, &DAYS_LATER, rules->days, self->state->day);
    }
}

/* Moves a force from its place to another or off the map (C-MAP-21). */
static void
leave (MusterCampaignResolution *self,
       int                       force,
       int                       to)
{
  int from = muster_campaign_state_get_force (self->before, force)->place;

  muster_campaign_map_meetings_move (self->state, &self->base, force, to);
  muster_campaign_map_meetings_give_up (self->setup, self->state, &self->base, from, get_side (self, force));
}

void
muster_campaign_map_orders_play_avoid (MusterCampaignResolution *self)
{
  int meeting, force, to;

  if (!muster_campaign_map_orders_read_meeting (self, &meeting) || !find_force (self, &force) ||
      !find_place (self, "to", &to))
    return;
  if (get_meeting (self, meeting)->chapter >= 0)
    {
      campaign_refuse (self, &HAS_CHAPTER, get_meeting (self, meeting)->number,
                       get_meeting (self, meeting)->chapter);
      return;
    }
  if (muster_campaign_map_get_meeting_of (self->before, force) != meeting)
    {
      campaign_refuse (self, &NOT_IN_MEETING, force, get_meeting (self, meeting)->number);
      return;
    }
  if (!muster_campaign_map_is_way_out (self->before, force, to))
    {
      campaign_refuse (self, &AVOID_NO_WAY, force, to);
      return;
    }
  campaign_step (self, &AVOIDED, force, get_meeting (self, meeting)->number, to);
  leave (self, force, to);
}

void
muster_campaign_map_orders_play_withdraw (MusterCampaignResolution *self)
{
  g_autoptr (GArray) ways = NULL;
  int force, to;

  if (!find_force (self, &force) || !find_place (self, "to", &to))
    return;
  if (!muster_campaign_state_get_force (self->before, force)->withdraws)
    {
      campaign_refuse (self, &NEED_NOT, force);
      return;
    }
  ways = muster_campaign_map_list_ways_out (self->before, force);
  if (to < 0 && ways->len > 0)
    {
      campaign_refuse (self, &HAS_WAY, force, g_array_index (ways, int, 0));
      return;
    }
  if (to >= 0 && !muster_campaign_map_is_way_out (self->before, force, to))
    {
      campaign_refuse (self, &WITHDRAW_NO_WAY, force, to);
      return;
    }
  if (to >= 0)
    campaign_step (self, &WITHDREW, force, to);
  else
    campaign_step (self, &DISPERSED, force);
  leave (self, force, to);
}

void
muster_campaign_map_orders_play_own (MusterCampaignResolution *self)
{
  gint32 reason = muster_campaign_resolution_get_text (self, "reason");
  int place, side = -1;
  MusterSpot spot;

  if (!muster_campaign_resolution_find (self, "place", MUSTER_CAMPAIGN_PLACES, &place))
    return;
  if (muster_campaign_resolution_has (self, "side", &spot) &&
      !muster_campaign_people_read_side (self->setup, &spot, &side))
    return;
  muster_campaign_state_edit_place (self->state, place)->owner = (gint16) side;
  if (side >= 0)
    campaign_step (self, &OWNED, place, side, reason);
  else
    campaign_step (self, &OWNED_BY_NOBODY, place, reason);
}

void
muster_campaign_map_orders_play_link (MusterCampaignResolution *self)
{
  MusterSpot between, spot;
  int places[2];
  gboolean closed;
  int link;

  if (!muster_spot_require (self->params, "between", &between) ||
      !muster_campaign_map_reader_read_between (self->before, &between, places) ||
      !muster_spot_require (self->params, "closed", &spot) || !muster_spot_read_boolean (&spot, &closed))
    return;
  link = muster_campaign_state_find_link (self->before, places[0], places[1]);
  if (link < 0)
    {
      muster_spot_fail (&between, _("there is no link between these places"));
      return;
    }
  g_array_index (muster_campaign_state_edit_links (self->state), MusterCampaignLink, link).closed = closed;
  campaign_step (self, closed ? &CLOSED : &OPENED, places[0], places[1],
                 muster_campaign_resolution_get_text (self, "reason"));
}

void
muster_campaign_map_orders_play_place (MusterCampaignResolution *self)
{
  MusterSpot spot, list;

  if (!muster_spot_require (self->params, "place", &spot) ||
      !muster_campaign_map_reader_read_place (self->setup, self->state, &spot))
    return;
  if (muster_campaign_resolution_has (self, "links", &list) &&
      !muster_campaign_map_reader_read_links (self->state, &list))
    return;
  campaign_step (self, &ADDED, muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_PLACES) - 1);
  for (guint i = self->before->links->len; i < self->state->links->len; i++)
    {
      const MusterCampaignLink *link = &g_array_index (self->state->links, MusterCampaignLink, i);

      campaign_step (self, &LINKED, link->places[0], link->places[1]);
    }
}

gboolean
muster_campaign_map_orders_set_place (MusterCampaignResolution *self,
                                      int                       force)
{
  int meeting = muster_campaign_map_get_meeting_of (self->before, force);
  int chapter = muster_campaign_state_get_force (self->before, force)->chapter;
  int place;

  if (!find_place (self, "value", &place))
    return FALSE;
  if (place >= 0 && muster_campaign_map_has_hostile (self->before, place, get_side (self, force)))
    return campaign_refuse (self, &SET_HOSTILE, place);
  if (meeting >= 0 && get_meeting (self, meeting)->chapter >= 0)
    return campaign_refuse (self, &SET_MEETING, force, get_meeting (self, meeting)->number,
                            get_meeting (self, meeting)->chapter);
  if (chapter >= 0)
    return campaign_refuse (self, &SET_BUSY, force, chapter);
  if (place >= 0)
    campaign_step (self, &SET, force, place);
  else
    campaign_step (self, &SET_OFF, force);
  muster_campaign_map_meetings_move (self->state, &self->base, force, place);
  return TRUE;
}
