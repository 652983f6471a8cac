/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/map/muster-campaign-map.h"

#include <string.h>

#include "core/muster-i18n.h"

/* Meetings, from the contacts that cause them to the owner of the place afterwards (C-MAP-13 to
 * C-MAP-21). A meeting stays in the list as long as it has forces of two sides and its chapter is
 * not closed. */

static const MusterPhrase BEGINS = { "C-MAP-13", N_("meeting {0} is at {P1}") };
static const MusterPhrase JOINS = { "C-MAP-13", N_("{F1} is in meeting {0}") };
static const MusterPhrase OVER = { "C-MAP-18", N_("meeting {0} is over") };
static const MusterPhrase DESTROYED = { "C-MAP-19", N_("nothing is left of {F0}: it is off the map") };
static const MusterPhrase HOLDS = { "C-MAP-19", N_("{s0} holds {P1}") };
static const MusterPhrase MUST_WITHDRAW = { "C-MAP-19", N_("{F0} has to withdraw from {P1}") };
static const MusterPhrase LEFT_TO = { "C-MAP-21", N_("{s0} takes {P1}") };

static guint64
get_bit (int force)
{
  return G_GUINT64_CONSTANT (1) << force;
}

static int
count_forces (const MusterCampaignState *state)
{
  return muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES);
}

static int
count_places (const MusterCampaignState *state)
{
  return muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES);
}

/* Returns: a bit for each force that is connected with @force by contacts, including itself */
static guint64
gather (const guint64 *met,
        int            n_forces,
        int            force)
{
  guint64 all = get_bit (force);
  guint64 before = 0;

  while (all != before)
    {
      before = all;
      for (int i = 0; i < n_forces; i++)
        if (all & get_bit (i))
          all |= met[i];
    }
  return all;
}

void
muster_campaign_map_meetings_begin (MusterCampaignState *state,
                                    MusterResolution    *said,
                                    const guint64       *met)
{
  guint64 is_done = 0;

  for (int i = 0; i < count_forces (state); i++)
    {
      MusterCampaignMeeting meeting = { .chapter = -1 };

      if (met[i] == 0 || (is_done & get_bit (i)))
        continue;
      meeting.number = ++state->n_met;
      meeting.forces = gather (met, count_forces (state), i);
      is_done |= meeting.forces;
      g_array_append_val (muster_campaign_state_edit_meetings (state), meeting);

      for (int place = 0; place < count_places (state); place++)
        if (meeting.forces & muster_campaign_map_get_forces_at (state, place))
          muster_step (said, &BEGINS, meeting.number, place);
      for (int j = 0; j < count_forces (state); j++)
        if (meeting.forces & get_bit (j))
          muster_step (said, &JOINS, meeting.number, j);
    }
}

void
muster_campaign_map_meetings_move (MusterCampaignState *state,
                                   MusterResolution    *said,
                                   int                  force,
                                   int                  place)
{
  MusterCampaignForce *value = muster_campaign_state_edit_force (state, force);
  int index;
  MusterCampaignMeeting *meeting;
  guint sides;

  value->place = (gint16) place;
  value->from = -1;
  value->withdraws = FALSE;
  value->n_march = 0;
  memset (value->march, 0, sizeof value->march);

  /* C-MAP-18 */
  index = muster_campaign_map_get_meeting_of (state, force);
  if (index < 0)
    return;
  meeting = &g_array_index (muster_campaign_state_edit_meetings (state), MusterCampaignMeeting, index);
  meeting->forces &= ~get_bit (force);
  sides = muster_campaign_map_get_sides (state, meeting->forces);
  if ((sides & (sides - 1)) != 0)
    return;
  muster_step (said, &OVER, meeting->number);
  g_array_remove_index (state->meetings, (guint) index);
}

void
muster_campaign_map_meetings_give_up (const MusterCampaignSetup *setup,
                                      MusterCampaignState       *state,
                                      MusterResolution          *said,
                                      int                        place,
                                      int                        side)
{
  guint64 forces = muster_campaign_map_get_forces_at (state, place);
  guint sides = muster_campaign_map_get_sides (state, forces);
  int winner = g_bit_nth_lsf (sides, -1);

  if (muster_campaign_get_rules (setup, state)->map.capture == MUSTER_CAMPAIGN_CAPTURE_NONE || sides == 0 ||
      (sides & (sides - 1)) != 0 || winner == side ||
      muster_campaign_state_get_place (state, place)->owner == winner)
    return;
  for (int i = 0; i < count_forces (state); i++)
    if ((forces & get_bit (i)) && muster_campaign_state_get_force (state, i)->withdraws)
      return;
  muster_campaign_state_edit_place (state, place)->owner = (gint16) winner;
  muster_step (said, &LEFT_TO, winner, place);
}

void
muster_campaign_map_meetings_release (MusterCampaignState *state,
                                      int                  chapter)
{
  int meeting = muster_campaign_map_get_meeting_in (state, chapter);

  if (meeting >= 0)
    g_array_index (muster_campaign_state_edit_meetings (state), MusterCampaignMeeting, meeting).chapter = -1;
}

/* Whether a force has units and all of them are disbanded. */
static gboolean
is_destroyed (const MusterCampaignState *state,
              int                        force)
{
  gboolean has_units = FALSE;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      if (muster_campaign_state_get_unit_def (state, i)->force != force)
        continue;
      if (!muster_campaign_state_get_unit (state, i)->disbanded)
        return FALSE;
      has_units = TRUE;
    }
  return has_units;
}

/* Decides which side, if any, keeps a place where several sides met. */
static void
settle_place (MusterCampaignState *state,
              MusterResolution    *said,
              guint64              parties,
              int                  place,
              int                  winner,
              int                  held)
{
  guint sides = muster_campaign_map_get_sides (state, parties);
  int holder = winner >= 0 && (sides >> winner & 1) ? winner : held;

  if (holder >= 0)
    muster_step (said, &HOLDS, holder, place);
  for (int i = 0; i < count_forces (state); i++)
    {
      if (!(parties & get_bit (i)) || muster_campaign_state_get_force_def (state, i)->side == holder)
        continue;
      muster_campaign_state_edit_force (state, i)->withdraws = TRUE;
      muster_step (said, &MUST_WITHDRAW, i, place);
    }
}

void
muster_campaign_map_meetings_close (const MusterCampaignSetup *setup,
                                    MusterCampaignState       *state,
                                    MusterResolution          *said,
                                    int                        chapter)
{
  int index = muster_campaign_map_get_meeting_in (state, chapter);
  int winner = muster_campaign_state_get_chapter (state, chapter)->winner;
  int left[MUSTER_CAMPAIGN_MAX_FORCES];
  MusterCampaignMeeting *meeting;

  if (index < 0)
    return;
  meeting = &g_array_index (muster_campaign_state_edit_meetings (state), MusterCampaignMeeting, index);
  for (int i = 0; i < count_forces (state); i++)
    {
      left[i] = -1;
      if (!(meeting->forces & get_bit (i)) || !is_destroyed (state, i))
        continue;
      left[i] = muster_campaign_state_get_force (state, i)->place;
      meeting->forces &= ~get_bit (i);
      muster_campaign_map_meetings_move (state, said, i, -1);
      muster_step (said, &DESTROYED, i);
    }
  for (int place = 0; place < count_places (state); place++)
    {
      guint64 parties = muster_campaign_map_get_parties (state, index, place);
      guint sides = muster_campaign_map_get_sides (state, parties);

      if ((sides & (sides - 1)) != 0)
        settle_place (state, said, parties, place, winner,
                      muster_campaign_map_get_held (state, index, place));
    }
  g_array_remove_index (state->meetings, (guint) index);
  for (int i = 0; i < count_forces (state); i++)
    if (left[i] >= 0)
      muster_campaign_map_meetings_give_up (setup, state, said, left[i],
                                            muster_campaign_state_get_force_def (state, i)->side);
}
