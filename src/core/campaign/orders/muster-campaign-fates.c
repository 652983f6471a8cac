/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include "core/muster-i18n.h"

/* What becomes of leaders, and who follows them (C-LEAD-01 to C-LEAD-06, C-LEAD-10). */

static const MusterPhrase NOBODY_LOST = { "C-LEAD-02", N_("no leader of {F0} is lost") };
static const MusterPhrase DEAD = { "C-LEAD-02", N_("{L0} is dead") };
static const MusterPhrase FATE = { "C-LEAD-03", N_("{L0}: {d1} = {2}: {l3}[, and misses chapters: {4}]") };
static const MusterPhrase FOLLOWS = { "C-LEAD-06", N_("{L0} follows as leader of {u1}") };
static const MusterPhrase TO_APPOINT = { "C-LEAD-06", N_("appoint a leader of {u0}") };
static const MusterPhrase UNATTACHED = { "C-LEAD-09", N_("{L0} is with no unit now") };
static const MusterPhrase FALLS_WITH = { "C-LEAD-10", N_("{u0} is disbanded with him") };
static const MusterPhrase GOES_WITH = { "C-LEAD-10", N_("{L0} is gone with his unit") };

static const MusterPhrase NO_PRISONER = { "C-LEAD-05", N_("{L0} is not a prisoner: he is {l1}") };
static const MusterPhrase RELEASED = { "C-LEAD-05", N_("{L0} is released and fit") };
static const MusterPhrase NOT_ALIVE = { "C-LEAD-05", N_("{L0} is {l1}") };
static const MusterPhrase FATE_FIRST =
  { "C-LEAD-02", N_("{L0} is lost: “fates” must say what became of him first") };
static const MusterPhrase RETIRED = { "C-LEAD-05", N_("{L0} is gone") };

static void
detach_leader (MusterCampaignResolution *self,
               int                       leader)
{
  MusterCampaignLeader *value = muster_campaign_state_edit_leader (self->state, leader);
  MusterCampaignUnit *unit;

  if (value->unit < 0)
    return;
  unit = muster_campaign_state_edit_unit (self->state, value->unit);
  if (unit->leader == leader)
    unit->leader = -1;
  if (unit->second == leader)
    unit->second = -1;
  value->unit = -1;
}

/* C-RET-07: a leader who is lost stays until his fate is known. */
static void
let_go (MusterCampaignResolution *self,
        int                       leader)
{
  if (leader < 0 || muster_campaign_state_get_leader (self->state, leader)->lost)
    return;
  detach_leader (self, leader);
  campaign_step (self, &UNATTACHED, leader);
}

void
muster_campaign_fates_disband_unit (MusterCampaignResolution *self,
                                    int                       unit)
{
  MusterCampaignUnit *value = muster_campaign_state_edit_unit (self->state, unit);

  value->disbanded = TRUE;
  value->losses = 0;
  value->awaits_leader = FALSE;
  let_go (self, value->leader);
  let_go (self, value->second);
  /* C-LEAD-10 */
  if (value->self >= 0 && muster_campaign_is_alive (self->state, value->self))
    {
      muster_campaign_fates_change_leader (self, value->self, MUSTER_CAMPAIGN_GONE);
      campaign_step (self, &GOES_WITH, value->self);
    }
}

void
muster_campaign_fates_restore_unit (MusterCampaignResolution *self,
                                    int                       unit)
{
  MusterCampaignUnit *value = muster_campaign_state_edit_unit (self->state, unit);

  value->disbanded = FALSE;
  value->awaits_leader = FALSE;
  value->strength = CLAMP (value->strength, 1, value->full);
}

/* C-LEAD-06 */
static void
succeed (MusterCampaignResolution *self,
         int                       unit)
{
  MusterCampaignSuccession rule = self->rules->succession;
  MusterCampaignUnit *value = muster_campaign_state_edit_unit (self->state, unit);

  if (rule == MUSTER_CAMPAIGN_SUCCESSION_NONE)
    return;
  if (rule == MUSTER_CAMPAIGN_SUCCESSION_SECOND && value->second >= 0 &&
      muster_campaign_state_get_leader (self->state, value->second)->status == MUSTER_CAMPAIGN_FIT)
    {
      value->leader = value->second;
      value->second = -1;
      campaign_step (self, &FOLLOWS, value->leader, unit);
      return;
    }
  value->awaits_leader = TRUE;
  campaign_prompt (self, &TO_APPOINT, unit);
}

/* C-LEAD-10 */
static void
change_unit (MusterCampaignResolution *self,
             int                       leader)
{
  const MusterCampaignLeader *value = muster_campaign_state_get_leader (self->state, leader);
  gboolean is_disbanded = muster_campaign_state_get_unit (self->state, value->unit)->disbanded;

  if (muster_campaign_is_alive (self->state, leader) && is_disbanded)
    {
      muster_campaign_fates_restore_unit (self, value->unit);
    }
  else if (!muster_campaign_is_alive (self->state, leader) && !is_disbanded)
    {
      muster_campaign_fates_disband_unit (self, value->unit);
      campaign_step (self, &FALLS_WITH, value->unit);
    }
}

void
muster_campaign_fates_change_leader (MusterCampaignResolution   *self,
                                     int                         leader,
                                     MusterCampaignLeaderStatus  status)
{
  MusterCampaignLeader *value = muster_campaign_state_edit_leader (self->state, leader);
  int unit = value->unit;
  gboolean is_disbanded, led;

  value->status = status;
  value->lost = FALSE;
  value->misses = 0;
  value->wounded_in = -1;
  if (muster_campaign_state_get_leader_def (self->state, leader)->is_unit)
    {
      change_unit (self, leader);
      return;
    }
  if (unit < 0)
    return;

  is_disbanded = muster_campaign_state_get_unit (self->state, unit)->disbanded;
  led = muster_campaign_state_get_unit (self->state, unit)->leader == leader;
  if (muster_campaign_is_alive (self->state, leader))
    {
      if (is_disbanded)
        let_go (self, leader);
      return;
    }
  detach_leader (self, leader);
  if (led && !is_disbanded)
    succeed (self, unit);
}

static void
settle (MusterCampaignResolution *self,
        int                       leader,
        const MusterCampaignFate *fate)
{
  const MusterCampaignLeaderDef *def = muster_campaign_state_get_leader_def (self->before, leader);
  MusterCampaignLeader *value;
  MusterCampaignUnit *unit;

  muster_campaign_fates_change_leader (self, leader, fate->fate);
  value = muster_campaign_state_edit_leader (self->state, leader);
  if (fate->fate == MUSTER_CAMPAIGN_WOUNDED)
    {
      value->misses = fate->misses;
      value->wounded_in = (gint16) muster_campaign_state_get_force (self->before, def->force)->chapter;
    }
  if (def->is_unit && fate->fate != MUSTER_CAMPAIGN_DEAD)
    {
      unit = muster_campaign_state_edit_unit (self->state, value->unit);
      unit->strength = unit->full;
    }
}

static gboolean
roll_fate (MusterCampaignResolution *self,
           int                       leader)
{
  const MusterCampaignRules *rules = self->rules;
  static const MusterCampaignFate dead = { .fate = MUSTER_CAMPAIGN_DEAD };
  MusterRequest request = {
    .purpose = MUSTER_CAMPAIGN_ROLL_FATE,
    .unit = -1,
    .leader = (gint16) leader,
    .n = (guint16) rules->dice,
    .sides = 6,
  };
  const MusterCampaignFate *fate;
  const guint8 *dice;
  int total = 0;

  if (rules->dice == 0)
    {
      campaign_step (self, &DEAD, leader);
      settle (self, leader, &dead);
      return TRUE;
    }

  dice = muster_resolution_ask (&self->base, &request);
  if (dice == NULL)
    return FALSE;
  for (int i = 0; i < rules->dice; i++)
    total += dice[i];
  fate = muster_campaign_rules_find_fate (rules, total);
  campaign_step (self, &FATE, leader, (gint32) muster_resolution_last_roll (&self->base), total,
                 (gint32) fate->fate, fate->misses);
  settle (self, leader, fate);
  return TRUE;
}

void
muster_campaign_fates_play (MusterCampaignResolution *self)
{
  g_autoptr (GArray) leaders = NULL;
  int force;

  if (!muster_campaign_resolution_find (self, "force", MUSTER_CAMPAIGN_FORCES, &force))
    return;
  if (!muster_campaign_duties_owes_fates (self->before, force))
    {
      campaign_refuse (self, &NOBODY_LOST, force);
      return;
    }

  leaders = muster_campaign_duties_list_leaders (self->before, force);
  for (guint i = 0; i < leaders->len; i++)
    {
      int leader = g_array_index (leaders, int, i);

      if (muster_campaign_state_get_leader (self->before, leader)->lost && !roll_fate (self, leader))
        return;
    }
}

void
muster_campaign_fates_play_release (MusterCampaignResolution *self)
{
  MusterCampaignLeaderStatus status;
  int leader;

  if (!muster_campaign_resolution_find (self, "leader", MUSTER_CAMPAIGN_LEADERS, &leader))
    return;
  status = muster_campaign_state_get_leader (self->before, leader)->status;
  if (status != MUSTER_CAMPAIGN_CAPTURED)
    {
      campaign_refuse (self, &NO_PRISONER, leader, (gint32) status);
      return;
    }

  muster_campaign_fates_change_leader (self, leader, MUSTER_CAMPAIGN_FIT);
  /* A prisoner whose unit was allowed to fight may have been lost again; his fate is then still
   * open. */
  muster_campaign_state_edit_leader (self->state, leader)->lost =
    muster_campaign_state_get_leader (self->before, leader)->lost;
  campaign_step (self, &RELEASED, leader);
}

/* Refuses a change of a leader whose fate is still open. */
gboolean
muster_campaign_fates_judge (MusterCampaignResolution *self,
                             int                       leader)
{
  return !muster_campaign_state_get_leader (self->before, leader)->lost ||
         campaign_refuse (self, &FATE_FIRST, leader);
}

void
muster_campaign_fates_play_retire (MusterCampaignResolution *self)
{
  int leader;

  if (!muster_campaign_resolution_find (self, "leader", MUSTER_CAMPAIGN_LEADERS, &leader) ||
      !muster_campaign_fates_judge (self, leader))
    return;
  if (!muster_campaign_is_alive (self->before, leader))
    {
      campaign_refuse (self, &NOT_ALIVE, leader,
                       (gint32) muster_campaign_state_get_leader (self->before, leader)->status);
      return;
    }

  campaign_step (self, &RETIRED, leader);
  muster_campaign_fates_change_leader (self, leader, MUSTER_CAMPAIGN_GONE);
}
