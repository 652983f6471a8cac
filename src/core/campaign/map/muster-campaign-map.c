/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/map/muster-campaign-map.h"

/* Facts that are worked out from the state of a map and never stored. */

static int
count_forces (const MusterCampaignState *state)
{
  return muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES);
}

static int
get_side (const MusterCampaignState *state,
          int                        force)
{
  return muster_campaign_state_get_force_def (state, force)->side;
}

static guint64
get_bit (int force)
{
  return G_GUINT64_CONSTANT (1) << force;
}

gboolean
muster_campaign_map_is_engaged (const MusterCampaignState *state,
                                int                        force)
{
  const MusterCampaignForce *value = muster_campaign_state_get_force (state, force);

  return value->withdraws || value->chapter >= 0 || muster_campaign_map_get_meeting_of (state, force) >= 0;
}

int
muster_campaign_map_get_pace (const MusterCampaignSetup *setup,
                              const MusterCampaignState *state,
                              int                        force)
{
  int pace = muster_campaign_state_get_force_def (state, force)->pace;

  return pace >= 0 ? pace : muster_campaign_get_rules (setup, state)->map.pace;
}

guint64
muster_campaign_map_get_forces_at (const MusterCampaignState *state,
                                   int                        place)
{
  guint64 forces = 0;

  for (int i = 0; i < count_forces (state); i++)
    if (muster_campaign_state_get_force (state, i)->place == place)
      forces |= get_bit (i);
  return forces;
}

guint
muster_campaign_map_get_sides (const MusterCampaignState *state,
                               guint64                    forces)
{
  guint sides = 0;

  for (int i = 0; i < count_forces (state); i++)
    if (forces & get_bit (i))
      sides |= 1u << get_side (state, i);
  return sides;
}

gboolean
muster_campaign_map_has_hostile (const MusterCampaignState *state,
                                 int                        place,
                                 int                        side)
{
  guint64 forces = muster_campaign_map_get_forces_at (state, place);

  return (muster_campaign_map_get_sides (state, forces) & ~(1u << side)) != 0;
}

gboolean
muster_campaign_map_is_way_out (const MusterCampaignState *state,
                                int                        force,
                                int                        place)
{
  int at = muster_campaign_state_get_force (state, force)->place;
  int side = get_side (state, force);
  int link = at >= 0 ? muster_campaign_state_find_link (state, at, place) : -1;

  if (link < 0 || g_array_index (state->links, MusterCampaignLink, link).closed ||
      muster_campaign_map_has_hostile (state, place, side))
    return FALSE;
  for (int i = 0; i < count_forces (state); i++)
    {
      const MusterCampaignForce *other = muster_campaign_state_get_force (state, i);

      if (other->place == at && other->from == place && get_side (state, i) != side)
        return FALSE;
    }
  return TRUE;
}

/**
 * muster_campaign_map_list_ways_out:
 *
 * Returns: (transfer full) (element-type int): places, in their order
 */
GArray *
muster_campaign_map_list_ways_out (const MusterCampaignState *state,
                                   int                        force)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    if (muster_campaign_map_is_way_out (state, force, i))
      g_array_append_val (places, i);
  return places;
}

static gboolean
has_depot (const MusterCampaignState *state,
           int                        place,
           int                        side)
{
  return muster_campaign_state_get_place_def (state, place)->depot == side &&
         muster_campaign_state_get_place (state, place)->owner == side;
}

/* Where supplies of a side may pass (C-MAP-25). */
static void
list_open_country (const MusterCampaignState *state,
                   int                        side,
                   gboolean                  *is_open)
{
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    {
      int owner = muster_campaign_state_get_place (state, i)->owner;

      is_open[i] = owner < 0 || owner == side;
    }
  for (int i = 0; i < count_forces (state); i++)
    {
      int place = muster_campaign_state_get_force (state, i)->place;

      if (place >= 0 && get_side (state, i) != side)
        is_open[place] = FALSE;
    }
}

/* Whole passes over the links, until one reaches nothing new: a window asks for all forces at once. */
gboolean
muster_campaign_map_is_supplied (const MusterCampaignState *state,
                                 int                        force)
{
  const MusterCampaignLink *links = (const MusterCampaignLink *) (gpointer) state->links->data;
  int side = get_side (state, force);
  int place = muster_campaign_state_get_force (state, force)->place;
  gboolean is_open[MUSTER_CAMPAIGN_MAX_PLACES];
  gboolean is_reached[MUSTER_CAMPAIGN_MAX_PLACES] = { FALSE };
  gboolean has_more = TRUE;

  if (has_depot (state, place, side))
    return TRUE;
  list_open_country (state, side, is_open);
  is_reached[place] = TRUE;
  while (has_more)
    {
      has_more = FALSE;
      for (guint i = 0; i < state->links->len; i++)
        {
          int one = links[i].places[0], other = links[i].places[1];
          int next = is_reached[one] ? other : one;

          if (links[i].closed || is_reached[one] == is_reached[other] || !is_open[next])
            continue;
          if (has_depot (state, next, side))
            return TRUE;
          is_reached[next] = has_more = TRUE;
        }
    }
  return FALSE;
}

static const MusterCampaignMeeting *
get_meeting (const MusterCampaignState *state,
             int                        meeting)
{
  return &g_array_index (state->meetings, MusterCampaignMeeting, meeting);
}

int
muster_campaign_map_find_meeting (const MusterCampaignState *state,
                                  const char                *id)
{
  for (guint i = 0; i < state->meetings->len; i++)
    {
      g_autofree char *own = g_strdup_printf ("m%d", get_meeting (state, (int) i)->number);

      if (g_str_equal (own, id))
        return (int) i;
    }
  return -1;
}

int
muster_campaign_map_get_meeting_of (const MusterCampaignState *state,
                                    int                        force)
{
  for (guint i = 0; i < state->meetings->len; i++)
    if (get_meeting (state, (int) i)->forces & get_bit (force))
      return (int) i;
  return -1;
}

int
muster_campaign_map_get_meeting_in (const MusterCampaignState *state,
                                    int                        chapter)
{
  for (guint i = 0; i < state->meetings->len; i++)
    if (get_meeting (state, (int) i)->chapter == chapter)
      return (int) i;
  return -1;
}

guint64
muster_campaign_map_get_parties (const MusterCampaignState *state,
                                 int                        meeting,
                                 int                        place)
{
  return get_meeting (state, meeting)->forces & muster_campaign_map_get_forces_at (state, place);
}

int
muster_campaign_map_get_held (const MusterCampaignState *state,
                              int                        meeting,
                              int                        place)
{
  int held = muster_campaign_state_get_place (state, place)->held;
  guint sides =
    muster_campaign_map_get_sides (state, muster_campaign_map_get_parties (state, meeting, place));

  return held >= 0 && (sides >> held & 1) ? held : -1;
}

/* Whether more than one bit is set. */
static gboolean
has_several (guint bits)
{
  return (bits & (bits - 1)) != 0;
}

int
muster_campaign_map_get_attacker (const MusterCampaignState *state,
                                  int                        meeting)
{
  guint sides = muster_campaign_map_get_sides (state, get_meeting (state, meeting)->forces);
  guint holders = 0;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    {
      guint64 parties = muster_campaign_map_get_parties (state, meeting, i);
      int held = muster_campaign_map_get_held (state, meeting, i);

      if (held >= 0 && has_several (muster_campaign_map_get_sides (state, parties)))
        holders |= 1u << held;
    }
  if (holders == 0 || has_several (holders) || !has_several (sides) || has_several (sides & (sides - 1)))
    return -1;
  return g_bit_nth_lsf (sides & ~holders, -1);
}

/* Whether a side sees what is in a place: it owns that place or a neighbouring one, or has a force
 * there. */
static gboolean
watches (const MusterCampaignState *state,
         int                        side,
         int                        place)
{
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    {
      guint sides = muster_campaign_map_get_sides (state, muster_campaign_map_get_forces_at (state, i));

      if ((muster_campaign_state_get_place (state, i)->owner == side || (sides >> side & 1)) &&
          (i == place || muster_campaign_state_find_link (state, i, place) >= 0))
        return TRUE;
    }
  return FALSE;
}

gboolean
muster_campaign_map_sees_meeting (const MusterCampaignSetup *setup,
                                  const MusterCampaignState *state,
                                  int                        side,
                                  int                        meeting)
{
  guint sides = muster_campaign_map_get_sides (state, get_meeting (state, meeting)->forces);

  return !muster_campaign_get_rules (setup, state)->map.hidden || (sides >> side & 1);
}

gboolean
muster_campaign_map_sees_force (const MusterCampaignSetup *setup,
                                const MusterCampaignState *state,
                                int                        side,
                                int                        force)
{
  int place = muster_campaign_state_get_force (state, force)->place;
  int meeting = muster_campaign_map_get_meeting_of (state, force);

  if (get_side (state, force) == side)
    return TRUE;
  if (place < 0)
    return FALSE;
  return !muster_campaign_get_rules (setup, state)->map.hidden || watches (state, side, place) ||
         (meeting >= 0 && muster_campaign_map_sees_meeting (setup, state, side, meeting));
}
