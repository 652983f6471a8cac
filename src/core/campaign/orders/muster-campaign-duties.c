/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-facts.h"

/* Lists what has to be done and by whom, in the order of the campaign file. */

static int
count (const MusterCampaignState *state,
       MusterCampaignKind         kind)
{
  return muster_campaign_state_count (state, kind);
}

static gboolean
is_of_force (const MusterCampaignState *state,
             int                        unit,
             int                        force)
{
  return muster_campaign_state_get_unit_def (state, unit)->force == force;
}

gboolean
muster_campaign_duties_owes_recover (const MusterCampaignState *state,
                                     int                        force)
{
  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_UNITS); i++)
    if (is_of_force (state, i, force) && muster_campaign_state_get_unit (state, i)->losses > 0)
      return TRUE;
  return FALSE;
}

gboolean
muster_campaign_duties_owes_fates (const MusterCampaignState *state,
                                   int                        force)
{
  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    if (muster_campaign_state_get_leader (state, i)->lost &&
        muster_campaign_state_get_leader_def (state, i)->force == force)
      return TRUE;
  return FALSE;
}

static void
add_leader (GArray *leaders,
            int     leader)
{
  if (leader >= 0)
    g_array_append_val (leaders, leader);
}

/**
 * muster_campaign_duties_list_leaders:
 *
 * Returns: (transfer full) (element-type int): their indexes
 */
GArray *
muster_campaign_duties_list_leaders (const MusterCampaignState *state,
                                     int                        force)
{
  GArray *leaders = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, i);

      if (!is_of_force (state, i, force))
        continue;
      add_leader (leaders, unit->self);
      add_leader (leaders, unit->leader);
      add_leader (leaders, unit->second);
    }
  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    if (muster_campaign_state_get_leader_def (state, i)->force == force &&
        muster_campaign_state_get_leader (state, i)->unit < 0)
      add_leader (leaders, i);
  return leaders;
}

static void
add_duty (GArray             *duties,
          MusterCampaignVerb  verb,
          int                 chapter,
          int                 force,
          int                 unit,
          int                 leader)
{
  MusterCampaignDuty duty = { verb, chapter, force, unit, leader, -1 };

  g_array_append_val (duties, duty);
}

static guint64
get_bit (int force)
{
  return G_GUINT64_CONSTANT (1) << force;
}

/* A bit for each force that has units with losses, or lost leaders. */
static guint64
find_losses (const MusterCampaignState *state)
{
  guint64 forces = 0;

  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_UNITS); i++)
    if (muster_campaign_state_get_unit (state, i)->losses > 0)
      forces |= get_bit (muster_campaign_state_get_unit_def (state, i)->force);
  return forces;
}

/* A unit or leader to whom something is due, with its place in the list, sorted by force. Since
 * there are few of them, they are collected in one pass and then sorted. */
typedef struct
{
  int force;
  int place;
  int index;
} Due;

static void
add_due (GArray *list,
         int     force,
         int     place,
         int     index)
{
  Due due = { force, place, index };

  g_array_append_val (list, due);
}

static int
compare_due (gconstpointer a,
             gconstpointer b)
{
  const Due *one = a;
  const Due *other = b;

  if (one->force != other->force)
    return one->force < other->force ? -1 : 1;
  return one->place < other->place ? -1 : one->place > other->place;
}

static void
add_for_units (const MusterCampaignSetup *setup,
               const MusterCampaignState *state,
               MusterCampaignVerb         verb,
               GArray                    *duties)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (Due));

  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_UNITS); i++)
    if (verb == MUSTER_CAMPAIGN_ORDER_APPOINT ? muster_campaign_state_get_unit (state, i)->awaits_leader
                                              : muster_campaign_get_unit_due (setup, state, i) > 0)
      add_due (list, muster_campaign_state_get_unit_def (state, i)->force, i, i);
  g_array_sort (list, compare_due);
  for (guint i = 0; i < list->len; i++)
    add_duty (duties, verb, -1, -1, g_array_index (list, Due, i).index, -1);
}

/**
 * muster_campaign_duties_list:
 *
 * Returns: (transfer full) (element-type MusterCampaignDuty): the duties
 */
GArray *
muster_campaign_duties_list (const MusterCampaignSetup *setup,
                             const MusterCampaignState *state)
{
  GArray *duties = g_array_new (FALSE, FALSE, sizeof (MusterCampaignDuty));
  g_autoptr (GArray) list = NULL;
  int n_units;
  guint64 losses = find_losses (state);
  guint64 lost = 0;

  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    if (muster_campaign_state_get_leader (state, i)->lost)
      lost |= get_bit (muster_campaign_state_get_leader_def (state, i)->force);
  for (int chapter = 0; (losses | lost) != 0 && chapter < count (state, MUSTER_CAMPAIGN_CHAPTERS); chapter++)
    {
      if (muster_campaign_state_get_chapter (state, chapter)->status != MUSTER_CAMPAIGN_FOUGHT)
        continue;
      for (int force = 0; force < count (state, MUSTER_CAMPAIGN_FORCES); force++)
        {
          if (!muster_campaign_takes_part (state, chapter, force))
            continue;
          if (losses & get_bit (force))
            add_duty (duties, MUSTER_CAMPAIGN_ORDER_RECOVER, chapter, force, -1, -1);
          if (lost & get_bit (force))
            add_duty (duties, MUSTER_CAMPAIGN_ORDER_FATES, chapter, force, -1, -1);
        }
    }

  add_for_units (setup, state, MUSTER_CAMPAIGN_ORDER_APPOINT, duties);
  add_for_units (setup, state, MUSTER_CAMPAIGN_ORDER_ADVANCE, duties);

  /* In the order of muster_campaign_duties_list_leaders(), force by force. */
  list = g_array_new (FALSE, FALSE, sizeof (Due));
  n_units = count (state, MUSTER_CAMPAIGN_UNITS);
  for (int i = 0; i < n_units; i++)
    {
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, i);
      const int leaders[] = { unit->self, unit->leader, unit->second };

      for (int k = 0; k < (int) G_N_ELEMENTS (leaders); k++)
        if (leaders[k] >= 0 && muster_campaign_get_leader_due (setup, state, leaders[k]) > 0)
          add_due (list, muster_campaign_state_get_unit_def (state, i)->force, 3 * i + k, leaders[k]);
    }
  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    if (muster_campaign_state_get_leader (state, i)->unit < 0 &&
        muster_campaign_get_leader_due (setup, state, i) > 0)
      add_due (list, muster_campaign_state_get_leader_def (state, i)->force, 3 * n_units + i, i);
  g_array_sort (list, compare_due);
  for (guint i = 0; i < list->len; i++)
    add_duty (duties, MUSTER_CAMPAIGN_ORDER_ADVANCE, -1, -1, -1, g_array_index (list, Due, i).index);

  /* C-MAP-26 */
  for (guint i = 0; i < state->meetings->len; i++)
    {
      MusterCampaignDuty duty = { MUSTER_CAMPAIGN_ORDER_MEET, -1, -1, -1, -1, (int) i };

      if (g_array_index (state->meetings, MusterCampaignMeeting, i).chapter < 0)
        g_array_append_val (duties, duty);
    }
  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_state_get_force (state, i)->withdraws)
      add_duty (duties, MUSTER_CAMPAIGN_ORDER_WITHDRAW, -1, i, -1, -1);

  return duties;
}
