/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include "core/campaign/setup/muster-campaign-offer.h"
#include "core/campaign/setup/muster-campaign-people.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-leader-roll.h"

/* New leaders and seconds (C-LEAD-07, C-LEAD-08). */

static const MusterPhrase DISBANDED = { "C-LEAD-07", N_("{u0} is disbanded") };
static const MusterPhrase IS_LEADER = { "C-LEAD-10", N_("{u0} is itself a leader and has none") };
static const MusterPhrase NO_LEADERS = { "C-LEAD-07", N_("units of “{j0}” have no leaders") };
static const MusterPhrase TAKEN = { "C-LEAD-07", N_("{L1} has that place in {u0}") };
static const MusterPhrase OTHER_FORCE = { "C-LEAD-07", N_("{L0} belongs to {F1}") };
static const MusterPhrase NOT_FIT = { "C-LEAD-07", N_("{L0} is not fit: he is {l1}") };
static const MusterPhrase ATTACHED = { "C-LEAD-07", N_("{L0} is with {u1} already") };
static const MusterPhrase LEADS_ALREADY =
  { "C-LEAD-07", N_("{L0} is second in {u1}, and leads it while nobody else does: "
                    "he need not be appointed") };
static const MusterPhrase LEADS = { "C-LEAD-07", N_("{L0} leads {u1} now") };
static const MusterPhrase SECONDS = { "C-LEAD-07", N_("{L0} is second in {u1} now") };
static const MusterPhrase KNOWN = { "C-LEAD-08", N_("somebody who is known already is not rolled for") };
static const MusterPhrase SAID = { "C-LEAD-08", N_("somebody who is rolled for has no leadership "
                                                   "and no trait yet") };
static const MusterPhrase NO_TABLES = { "C-LEAD-08", N_("“{j0}” has no tables for leaders") };
static const MusterPhrase ROLLED = { "C-LEAD-08", N_("{L0}: {d1}[, {d2}]: leadership {3}") };

static gint16 *
get_place (MusterCampaignResolution *self,
           MusterCampaignUnit       *unit)
{
  return self->order->verb == MUSTER_CAMPAIGN_ORDER_SECOND ? &unit->second : &unit->leader;
}

static gboolean
judge_unit (MusterCampaignResolution *self,
            int                       unit)
{
  MusterCampaignUnit value = *muster_campaign_state_get_unit (self->before, unit);
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->before, unit);
  int holder = *get_place (self, &value);

  if (!muster_campaign_has_leaders (def->ruleset))
    return campaign_refuse (self, &NO_LEADERS, def->force);
  if (value.disbanded)
    return campaign_refuse (self, &DISBANDED, unit);
  if (holder >= 0)
    return campaign_refuse (self, &TAKEN, unit, holder);
  return TRUE;
}

static gboolean
judge_known (MusterCampaignResolution *self,
             int                       unit,
             int                       leader)
{
  int force = muster_campaign_state_get_leader_def (self->before, leader)->force;
  const MusterCampaignLeader *value = muster_campaign_state_get_leader (self->before, leader);

  if (force != muster_campaign_state_get_unit_def (self->before, unit)->force)
    return campaign_refuse (self, &OTHER_FORCE, leader, force);
  if (value->status != MUSTER_CAMPAIGN_FIT)
    return campaign_refuse (self, &NOT_FIT, leader, (gint32) value->status);
  if (value->unit == unit && muster_campaign_get_led_by (self->before, unit) == leader)
    return campaign_refuse (self, &LEADS_ALREADY, leader, unit);
  if (value->unit >= 0)
    return campaign_refuse (self, &ATTACHED, leader, value->unit);
  return TRUE;
}

/* Takes the next roll that the ruleset asks for from the tape of the order and adds it to the
 * ruleset's own tape. */
static gboolean
pass_on (MusterCampaignResolution *self,
         int                       unit,
         const MusterRules        *rules,
         const MusterRequest      *asked,
         MusterTape               *own)
{
  const char *purpose = rules->purposes[asked->purpose].id;
  MusterRequest request = {
    .purpose = (guint16) muster_campaign_setup_find_purpose (self->setup, purpose),
    .unit = (gint16) unit,
    .leader = -1,
    .n = asked->n,
    .sides = asked->sides,
  };
  const guint8 *faces = muster_resolution_ask (&self->base, &request);

  if (faces == NULL)
    return FALSE;
  muster_tape_add (own, asked->purpose, FALSE, MUSTER_ROLL_TYPED, faces, asked->n);
  return TRUE;
}

/* Calls the ruleset until it has all the rolls that it needs. */
static gboolean
roll (MusterCampaignResolution *self,
      int                       unit,
      MusterLeaderRoll         *rolled)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->before, unit);
  MusterLevyUnit levied = { .type = def->type, .models = def->models, .with = -1 };
  g_autofree const MusterOption **options =
    muster_campaign_offer_list_options (self->before, unit, &levied.n_options);
  MusterLevy levy = {
    .catalog = muster_ruleset_get_catalog (def->ruleset),
    .units = &levied,
    .n_units = 1,
  };
  g_auto (MusterTape) own = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  levied.options = options;
  muster_tape_init (&own);
  muster_outcome_init (&outcome);
  do
    {
      muster_ruleset_roll_leader (def->ruleset, &levy, 0, &own, &outcome, rolled);
      if (outcome.kind == MUSTER_OUTCOME_NEEDS &&
          !pass_on (self, unit, muster_ruleset_get_rules (def->ruleset), &outcome.request, &own))
        return FALSE;
    }
  while (outcome.kind == MUSTER_OUTCOME_NEEDS);
  return outcome.kind == MUSTER_OUTCOME_DONE;
}

/* Whether the parameter names, or describes, a leader by an id that is in use. */
static gboolean
is_known (MusterCampaignResolution *self,
          const MusterSpot         *leader)
{
  MusterSpot spot;
  const char *id;

  if (!muster_spot_holds (leader, MUSTER_JSON_OBJECT))
    return TRUE;
  return muster_spot_member (leader, "id", &spot) && muster_spot_read_string (&spot, 64, &id) &&
         muster_campaign_state_find (self->before, MUSTER_CAMPAIGN_LEADERS, id) >= 0;
}

static gboolean
judge_rolled (MusterCampaignResolution *self,
              int                       unit,
              const MusterSpot         *leader)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->before, unit);
  MusterSpot spot;

  if (is_known (self, leader))
    return campaign_refuse (self, &KNOWN, 0);
  if (muster_spot_member (leader, "leadership", &spot) || muster_spot_member (leader, "trait", &spot))
    return campaign_refuse (self, &SAID, 0);
  if (!muster_ruleset_rolls_leaders (def->ruleset))
    return campaign_refuse (self, &NO_TABLES, def->force);
  return TRUE;
}

static gboolean
roll_for (MusterCampaignResolution *self,
          int                       unit,
          int                       leader)
{
  gint32 first = (gint32) self->base.cursor;
  MusterLeaderRoll rolled = { 0 };
  MusterCampaignLeader *value;
  gint32 last;

  if (!roll (self, unit, &rolled))
    return FALSE;

  value = muster_campaign_state_edit_leader (self->state, leader);
  value->leadership = rolled.leadership;
  value->trait = rolled.trait;
  last = (gint32) muster_resolution_last_roll (&self->base);
  campaign_step (self, &ROLLED, leader, first, last > first ? last : 0, rolled.leadership);
  return TRUE;
}

/* Finds the leader for the place, or creates a new one. */
static gboolean
find_leader (MusterCampaignResolution *self,
             int                       unit,
             int                      *leader)
{
  gboolean rolled = FALSE;
  MusterSpot spot;

  if (!muster_spot_take_boolean (self->params, "rolled", &rolled) ||
      !muster_spot_require (self->params, "leader", &spot))
    return FALSE;
  if (muster_campaign_state_get_unit (self->before, unit)->self >= 0)
    return campaign_refuse (self, &IS_LEADER, unit);
  if ((rolled && !judge_rolled (self, unit, &spot)) || !judge_unit (self, unit))
    return FALSE;
  if (!muster_spot_holds (&spot, MUSTER_JSON_OBJECT))
    return muster_campaign_resolution_find (self, "leader", MUSTER_CAMPAIGN_LEADERS, leader) &&
           judge_known (self, unit, *leader);

  return muster_campaign_people_read_leader (self->state, &spot,
                                             muster_campaign_state_get_unit_def (self->before, unit)->force,
                                             leader) &&
         (!rolled || roll_for (self, unit, *leader));
}

void
muster_campaign_appoint_play (MusterCampaignResolution *self)
{
  gboolean is_second = self->order->verb == MUSTER_CAMPAIGN_ORDER_SECOND;
  MusterCampaignUnit *value;
  int unit, leader;

  if (!muster_campaign_resolution_find (self, "unit", MUSTER_CAMPAIGN_UNITS, &unit) ||
      !find_leader (self, unit, &leader))
    return;

  value = muster_campaign_state_edit_unit (self->state, unit);
  *get_place (self, value) = (gint16) leader;
  if (!is_second)
    value->awaits_leader = FALSE;
  muster_campaign_state_edit_leader (self->state, leader)->unit = (gint16) unit;
  campaign_step (self, is_second ? &SECONDS : &LEADS, leader, unit);
}
