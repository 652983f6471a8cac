/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include "core/muster-i18n.h"

/* How many of the casualties come back (C-CAS). */

#define LEAST_TARGET 2

static const MusterPhrase NOTHING = { "C-CAS-01", N_("no casualties of {F0} can return") };
static const MusterPhrase ALL = { "C-CAS-02", N_("{u0}: all of {1} return, which makes {2}") };
static const MusterPhrase NONE =
  { "C-CAS-02", MUSTER_COUNTED (2, "{u0}: none of {1} returns; {2} is left",
                                "{u0}: none of {1} returns; {2} are left") };
static const MusterPhrase SHARE = { "C-CAS-02", N_("{u0}: {3} of {1} return ({4}/{5}), which makes {2}") };
static const MusterPhrase ROLL =
  { "C-CAS-02", N_("{u0}: {d4}, each {a5} returns: {3} of {1}, which makes {2}") };
static const MusterPhrase BONUS = { "C-CAS-03", N_("{s0} won: {a1} is enough instead of {a2}") };
static const MusterPhrase NOBODY_LEFT = { "C-CAS-04", N_("{u0} has nobody left and is disbanded") };

static int
get_share (const MusterCampaignRules *rules,
           int                        losses)
{
  int above = losses * rules->share[0];

  return (above + (rules->share_up ? rules->share[1] - 1 : 0)) / rules->share[1];
}

/* Returns: how many return, or -1 if the tape lacks a roll */
static int
roll_for_unit (MusterCampaignResolution *self,
               int                       unit,
               int                       target)
{
  int losses = muster_campaign_state_get_unit (self->before, unit)->losses;
  MusterRequest request = {
    .purpose = MUSTER_CAMPAIGN_ROLL_RECOVERY,
    .unit = (gint16) unit,
    .leader = -1,
    .n = (guint16) losses,
    .sides = 6,
    .target = (guint8) target,
  };
  const guint8 *dice = muster_resolution_ask (&self->base, &request);
  int back = 0;

  if (dice == NULL)
    return -1;
  for (int i = 0; i < losses; i++)
    back += dice[i] >= target;
  return back;
}

static int
count_back (MusterCampaignResolution *self,
            int                       unit,
            int                       target)
{
  const MusterCampaignRules *rules = self->rules;
  int losses = muster_campaign_state_get_unit (self->before, unit)->losses;

  switch (rules->returns)
    {
    case MUSTER_CAMPAIGN_RETURN_ALL:
      return losses;
    case MUSTER_CAMPAIGN_RETURN_SHARE:
      return get_share (rules, losses);
    case MUSTER_CAMPAIGN_RETURN_ROLL:
      return roll_for_unit (self, unit, target);
    case MUSTER_CAMPAIGN_RETURN_NONE:
    default:
      return 0;
    }
}

static gboolean
recover (MusterCampaignResolution *self,
         int                       unit,
         int                       target)
{
  int losses = muster_campaign_state_get_unit (self->before, unit)->losses;
  int back = count_back (self, unit, target);
  MusterCampaignUnit *value;
  const MusterCampaignRules *rules;
  int strength;

  if (back < 0)
    return FALSE;

  value = muster_campaign_state_edit_unit (self->state, unit);
  value->strength = MIN (value->full, value->strength + back);
  value->losses = 0;

  rules = self->rules;
  strength = muster_campaign_state_get_unit (self->state, unit)->strength;
  if (rules->returns == MUSTER_CAMPAIGN_RETURN_ROLL)
    campaign_step (self, &ROLL, unit, losses, strength, back,
                   (gint32) muster_resolution_last_roll (&self->base), target);
  else if (rules->returns == MUSTER_CAMPAIGN_RETURN_SHARE)
    campaign_step (self, &SHARE, unit, losses, strength, back, rules->share[0], rules->share[1]);
  else
    campaign_step (self, rules->returns == MUSTER_CAMPAIGN_RETURN_ALL ? &ALL : &NONE, unit, losses,
                   strength);

  if (value->strength == 0)
    {
      campaign_step (self, &NOBODY_LEFT, unit);
      muster_campaign_fates_disband_unit (self, unit);
    }
  return TRUE;
}

void
muster_campaign_casualties_play_recover (MusterCampaignResolution *self)
{
  const MusterCampaignRules *rules = self->rules;
  int force, side, chapter, target;
  gboolean has_won;

  if (!muster_campaign_resolution_find (self, "force", MUSTER_CAMPAIGN_FORCES, &force))
    return;
  if (!muster_campaign_duties_owes_recover (self->before, force))
    {
      campaign_refuse (self, &NOTHING, force);
      return;
    }

  side = muster_campaign_state_get_force_def (self->before, force)->side;
  chapter = muster_campaign_state_get_force (self->before, force)->chapter;
  has_won = chapter >= 0 && muster_campaign_state_get_chapter (self->before, chapter)->winner == side;
  target = has_won ? MAX (LEAST_TARGET, rules->target - rules->winner_bonus) : rules->target;
  if (rules->returns == MUSTER_CAMPAIGN_RETURN_ROLL && target != rules->target)
    campaign_step (self, &BONUS, side, target, rules->target);

  for (int i = 0; i < muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_UNITS); i++)
    if (muster_campaign_state_get_unit_def (self->before, i)->force == force &&
        muster_campaign_state_get_unit (self->before, i)->losses > 0 && !recover (self, i, target))
      return;
}
