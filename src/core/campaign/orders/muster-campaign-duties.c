/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-facts.h"

/* What is to do, and for whom, in the order in which the file lists it. */

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
muster_campaign_owes_recover (const MusterCampaignState *state,
                              int                        force)
{
  for (int i = 0; i < count (state, MUSTER_CAMPAIGN_UNITS); i++)
    if (is_of_force (state, i, force) && muster_campaign_state_get_unit (state, i)->losses > 0)
      return TRUE;
  return FALSE;
}

gboolean
muster_campaign_owes_fates (const MusterCampaignState *state,
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
 * muster_campaign_list_leaders:
 *
 * Returns: (transfer full) (element-type int): their indexes
 */
GArray *
muster_campaign_list_leaders (const MusterCampaignState *state,
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
  MusterCampaignDuty duty = { verb, chapter, force, unit, leader };

  g_array_append_val (duties, duty);
}

static void
add_aftermath (const MusterCampaignState *state,
               GArray                    *duties)
{
  for (int chapter = 0; chapter < count (state, MUSTER_CAMPAIGN_CHAPTERS); chapter++)
    {
      if (muster_campaign_state_get_chapter (state, chapter)->status != MUSTER_CAMPAIGN_FOUGHT)
        continue;
      for (int force = 0; force < count (state, MUSTER_CAMPAIGN_FORCES); force++)
        {
          if (!muster_campaign_takes_part (state, chapter, force))
            continue;
          if (muster_campaign_owes_recover (state, force))
            add_duty (duties, MUSTER_CAMPAIGN_ORDER_RECOVER, chapter, force, -1, -1);
          if (muster_campaign_owes_fates (state, force))
            add_duty (duties, MUSTER_CAMPAIGN_ORDER_FATES, chapter, force, -1, -1);
        }
    }
}

static void
add_for_units (const MusterCampaignSetup *setup,
               const MusterCampaignState *state,
               MusterCampaignVerb         verb,
               GArray                    *duties)
{
  for (int force = 0; force < count (state, MUSTER_CAMPAIGN_FORCES); force++)
    for (int i = 0; i < count (state, MUSTER_CAMPAIGN_UNITS); i++)
      {
        gboolean is_due = verb == MUSTER_CAMPAIGN_ORDER_APPOINT
                            ? muster_campaign_state_get_unit (state, i)->awaits_leader
                            : muster_campaign_get_unit_due (setup, state, i) > 0;

        if (is_due && is_of_force (state, i, force))
          add_duty (duties, verb, -1, -1, i, -1);
      }
}

static void
add_for_leaders (const MusterCampaignSetup *setup,
                 const MusterCampaignState *state,
                 GArray                    *duties)
{
  for (int force = 0; force < count (state, MUSTER_CAMPAIGN_FORCES); force++)
    {
      g_autoptr(GArray) leaders = muster_campaign_list_leaders (state, force);

      for (guint i = 0; i < leaders->len; i++)
        {
          int leader = g_array_index (leaders, int, i);

          if (muster_campaign_get_leader_due (setup, state, leader) > 0)
            add_duty (duties, MUSTER_CAMPAIGN_ORDER_ADVANCE, -1, -1, -1, leader);
        }
    }
}

/**
 * muster_campaign_list_duties:
 *
 * Returns: (transfer full) (element-type MusterCampaignDuty): what is to do
 */
GArray *
muster_campaign_list_duties (const MusterCampaignSetup *setup,
                             const MusterCampaignState *state)
{
  GArray *duties = g_array_new (FALSE, FALSE, sizeof (MusterCampaignDuty));

  add_aftermath (state, duties);
  add_for_units (setup, state, MUSTER_CAMPAIGN_ORDER_APPOINT, duties);
  add_for_units (setup, state, MUSTER_CAMPAIGN_ORDER_ADVANCE, duties);
  add_for_leaders (setup, state, duties);
  return duties;
}
