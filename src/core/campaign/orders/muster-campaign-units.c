/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include "core/campaign/setup/muster-campaign-people.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Units between battles: merging, raising, disbanding and replacements (C-UNIT, C-REP). */

#define MAX_COST 99999

static const MusterPhrase IN_CHAPTER =
  { "C-UNIT-01", N_("{C1} is not closed yet, and {F0} took part in it") };
static const MusterPhrase NO_MERGING = { "C-UNIT-02", N_("units are not merged in this campaign") };
static const MusterPhrase SAME = { "C-UNIT-02", N_("{u0} cannot be merged with itself") };
static const MusterPhrase OTHER_FORCE = { "C-UNIT-02", N_("{u0} and {u1} are not of one force") };
static const MusterPhrase OTHER_TYPE = { "C-UNIT-02", N_("{u0} and {u1} are not of one type") };
static const MusterPhrase MERGE_DISBANDED = { "C-UNIT-02", N_("{u0} is disbanded") };
static const MusterPhrase TOO_MANY = { "C-UNIT-02", N_("{0} and {1} are more than the {2} of {u3}") };
static const MusterPhrase MERGED = { "C-UNIT-02", N_("{u0} joins {u1}, which has {2} of {3} now") };
static const MusterPhrase CANNOT_PAY =
  { "C-UNIT-03", N_("replacements needed: {2}; {F0} still has: {1}") };
static const MusterPhrase RAISED =
  { "C-UNIT-03", MUSTER_COUNTED (2, "{u0} is raised for {F1}[; it costs {2} replacement]",
                                 "{u0} is raised for {F1}[; it costs {2} replacements]") };
static const MusterPhrase ALREADY = { "C-UNIT-04", N_("{u0} is disbanded already") };
static const MusterPhrase IS_DISBANDED = { "C-UNIT-04", N_("{u0} is disbanded") };
static const MusterPhrase REPLACE_DISBANDED = { "C-REP-02", N_("{u0} is disbanded") };
static const MusterPhrase OVER_FULL =
  { "C-REP-02", N_("there is no room in {u0} for {3} more: strength {1} of {2}") };
static const MusterPhrase TOO_DEAR = { "C-REP-02", N_("replacements needed: {3}; left to {F0}: {1}") };
static const MusterPhrase REPLACED =
  { "C-REP-02", N_("models that join {u0}: {1}; strength now {2}; replacements {+3}, left {4}") };

static gboolean
find_unit (MusterCampaignResolution *self,
           const char               *param,
           int                      *unit)
{
  return muster_campaign_resolution_find (self, param, MUSTER_CAMPAIGN_UNITS, unit);
}

/* C-UNIT-01 */
static gboolean
judge_rest (MusterCampaignResolution *self,
            int                       force)
{
  int chapter = muster_campaign_state_get_force (self->before, force)->chapter;

  return chapter < 0 || campaign_refuse (self, &IN_CHAPTER, force, chapter);
}

static gboolean
judge_merge (MusterCampaignResolution *self,
             int                       from,
             int                       into)
{
  const MusterCampaignUnitDef *one = muster_campaign_state_get_unit_def (self->before, from);
  const MusterCampaignUnitDef *other = muster_campaign_state_get_unit_def (self->before, into);
  const MusterCampaignUnit *joining = muster_campaign_state_get_unit (self->before, from);
  const MusterCampaignUnit *joined = muster_campaign_state_get_unit (self->before, into);

  if (!self->rules->merge)
    return campaign_refuse (self, &NO_MERGING, 0);
  if (from == into)
    return campaign_refuse (self, &SAME, from);
  if (one->force != other->force)
    return campaign_refuse (self, &OTHER_FORCE, from, into);
  if (one->type != other->type)
    return campaign_refuse (self, &OTHER_TYPE, from, into);
  if (joining->disbanded || joined->disbanded)
    return campaign_refuse (self, &MERGE_DISBANDED, joining->disbanded ? from : into);
  if (joining->strength + joined->strength > joined->full)
    return campaign_refuse (self, &TOO_MANY, joining->strength, joined->strength, joined->full, into);
  return judge_rest (self, one->force);
}

void
muster_campaign_units_play_merge (MusterCampaignResolution *self)
{
  MusterCampaignUnit *joining, *joined;
  int from, into;

  if (!find_unit (self, "from", &from) || !find_unit (self, "into", &into) ||
      !judge_merge (self, from, into))
    return;

  joining = muster_campaign_state_edit_unit (self->state, from);
  joined = muster_campaign_state_edit_unit (self->state, into);
  joined->strength += joining->strength;
  joining->strength = 0;
  for (guint i = 0; joining->honours != NULL && i < joining->honours->len; i++)
    muster_campaign_add_text (&joined->honours, g_ptr_array_index (joining->honours, i));
  campaign_step (self, &MERGED, from, into, joined->strength, joined->full);
  muster_campaign_fates_disband_unit (self, from);
}

void
muster_campaign_units_play_raise (MusterCampaignResolution *self)
{
  MusterSpot unit;
  int force, cost = 0, replacements;

  if (!muster_campaign_resolution_find (self, "force", MUSTER_CAMPAIGN_FORCES, &force) ||
      !muster_spot_take_int (self->params, "cost", 0, MAX_COST, &cost) || !judge_rest (self, force))
    return;
  replacements = muster_campaign_state_get_force (self->before, force)->replacements;
  if (cost > replacements)
    {
      campaign_refuse (self, &CANNOT_PAY, force, replacements, cost);
      return;
    }
  if (!muster_spot_require (self->params, "unit", &unit) ||
      !muster_campaign_units_reader_read (self->setup, self->state, &unit, force))
    return;

  muster_campaign_state_edit_force (self->state, force)->replacements -= cost;
  campaign_step (self, &RAISED, muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_UNITS) - 1, force,
                 cost);
}

void
muster_campaign_units_play_disband (MusterCampaignResolution *self)
{
  int unit;

  if (!find_unit (self, "unit", &unit) ||
      !judge_rest (self, muster_campaign_state_get_unit_def (self->before, unit)->force))
    return;
  if (muster_campaign_state_get_unit (self->before, unit)->disbanded)
    {
      campaign_refuse (self, &ALREADY, unit);
      return;
    }

  campaign_step (self, &IS_DISBANDED, unit);
  muster_campaign_fates_disband_unit (self, unit);
}

void
muster_campaign_units_play_replace (MusterCampaignResolution *self)
{
  const MusterCampaignUnitDef *def;
  MusterCampaignUnit *value;
  MusterCampaignForce *force;
  int unit, models, cost;

  if (!find_unit (self, "unit", &unit) ||
      !muster_spot_need_int (self->params, "models", 1, MUSTER_CAMPAIGN_MAX_MODELS, &models))
    return;
  def = muster_campaign_state_get_unit_def (self->before, unit);
  if (!judge_rest (self, def->force))
    return;

  value = muster_campaign_state_edit_unit (self->state, unit);
  force = muster_campaign_state_edit_force (self->state, def->force);
  cost = models * muster_campaign_rules_get_cost (self->rules, def->type->id);
  if (value->disbanded)
    {
      campaign_refuse (self, &REPLACE_DISBANDED, unit);
      return;
    }
  if (value->strength + models > value->full)
    {
      campaign_refuse (self, &OVER_FULL, unit, value->strength, value->full, models);
      return;
    }
  if (cost > force->replacements)
    {
      campaign_refuse (self, &TOO_DEAR, def->force, force->replacements, models, cost);
      return;
    }

  value->strength += models;
  force->replacements -= cost;
  campaign_step (self, &REPLACED, unit, models, value->strength, -cost, force->replacements);
}
