/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include "core/campaign/setup/muster-campaign-offer.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Advances and honours (C-EXP). */

#define MAX_MORE_MODELS 4

static const MusterPhrase UNIT_NOT_DUE = { "C-EXP-01", N_("no advance is due to {u0}") };
static const MusterPhrase LEADER_NOT_DUE = { "C-EXP-01", N_("no advance is due to {L0}") };
static const MusterPhrase NO_SUCH_GAIN =
  { "C-EXP-02", N_("the rules of this campaign do not name that gain") };
static const MusterPhrase NOT_FOR_LEADERS = { "C-EXP-02", N_("that gain is for units") };
static const MusterPhrase NOT_FOR_UNITS = { "C-EXP-02", N_("that gain is for leaders") };
static const MusterPhrase NO_VALUE = { "C-EXP-02", N_("a gain of nothing takes no “value”") };
static const MusterPhrase TOO_LARGE =
  { "C-EXP-02", MUSTER_COUNTED (1, "{u0} would have more than {1} model",
                                "{u0} would have more than {1} models") };
static const MusterPhrase ALONE = { "C-LEAD-10", N_("{u0} is a leader by himself: nobody can join him") };
static const MusterPhrase UNIT_HONOUR = { "C-EXP-02", N_("{u0} gains an honour: {t1}") };
static const MusterPhrase LEADER_HONOUR = { "C-EXP-02", N_("{L0} gains an honour: {t1}") };
static const MusterPhrase OPTION = { "C-EXP-02", N_("{u0} gains {O0}") };
static const MusterPhrase MODELS = { "C-EXP-02", N_("{u0} has a full strength of {1} now") };
static const MusterPhrase LEADERSHIP = { "C-EXP-02", N_("{L0} has a leadership of {1} now") };
static const MusterPhrase TRAIT = { "C-EXP-02", N_("{L0} gains {T0}") };
static const MusterPhrase TRAIT_LEADS =
  { "C-EXP-02", N_("{L0} gains {T0}, and has a leadership of {1} now") };
static const MusterPhrase UNIT_NOTHING = { "C-EXP-02", N_("{u0} lets an advance pass") };
static const MusterPhrase LEADER_NOTHING = { "C-EXP-02", N_("{L0} lets an advance pass") };
static const MusterPhrase HONOURS_UNIT = { "C-EXP-03", N_("{u0}: {t1}") };
static const MusterPhrase HONOURS_LEADER = { "C-EXP-03", N_("{L0}: {t1}") };

/* Finds the unit or leader that the order is about; the other one is -1. */
static gboolean
find_whom (MusterCampaignResolution *self,
           int                      *unit,
           int                      *leader)
{
  MusterSpot spot;

  *unit = *leader = -1;
  return muster_campaign_resolution_has (self, "unit", &spot)
           ? muster_campaign_resolution_find (self, "unit", MUSTER_CAMPAIGN_UNITS, unit)
           : muster_campaign_resolution_find (self, "leader", MUSTER_CAMPAIGN_LEADERS, leader);
}

/* C-LEAD-10: what a leader who is a unit by himself earns belongs to the unit. */
static gboolean
judge_record (MusterCampaignResolution *self,
              int                       leader)
{
  MusterSpot spot;

  if (leader < 0 || !muster_campaign_state_get_leader_def (self->before, leader)->is_unit)
    return TRUE;
  muster_spot_member (self->params, "leader", &spot);
  return muster_spot_fail (&spot, _("C-LEAD-10 he is a unit himself: name it as “unit”"));
}

static gboolean
need_text (MusterCampaignResolution  *self,
           const char                *param,
           const char               **text)
{
  MusterSpot spot;

  return muster_spot_require (self->params, param, &spot) &&
         muster_spot_read_string (&spot, MUSTER_CAMPAIGN_MAX_TEXT, text) &&
         (**text != '\0' || muster_spot_fail (&spot, _("expected some words")));
}

static void
add_honour (MusterCampaignResolution *self,
            int                       unit,
            int                       leader,
            const char               *text)
{
  if (unit >= 0)
    muster_campaign_add_text (&muster_campaign_state_edit_unit (self->state, unit)->honours, text);
  else
    muster_campaign_add_text (&muster_campaign_state_edit_leader (self->state, leader)->honours, text);
}

static gboolean
gain_honour (MusterCampaignResolution *self,
             int                       unit,
             int                       leader)
{
  gint32 field = muster_campaign_resolution_get_text (self, "value");
  const char *text;

  if (!need_text (self, "value", &text))
    return FALSE;
  add_honour (self, unit, leader, text);
  if (unit >= 0)
    campaign_step (self, &UNIT_HONOUR, unit, field);
  else
    campaign_step (self, &LEADER_HONOUR, leader, field);
  return TRUE;
}

static gboolean
gain_option (MusterCampaignResolution *self,
             int                       unit)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->before, unit);
  const MusterOption *option;
  g_autofree char *why = NULL;
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (self->params, "value", &spot) || !muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  option = muster_catalog_find_option (muster_ruleset_get_catalog (def->ruleset), id);
  if (option == NULL)
    return muster_spot_fail (&spot, _("there is no option “%s”"), id);
  why = muster_campaign_offer_explain_option (self->before, unit, option);
  if (why != NULL)
    return muster_spot_fail (&spot, "%s", why);

  muster_campaign_add_option (&muster_campaign_state_edit_unit (self->state, unit)->options, option);
  campaign_step (self, &OPTION, unit);
  return TRUE;
}

static gboolean
gain_models (MusterCampaignResolution *self,
             int                       unit)
{
  MusterCampaignUnit *value;
  int models;

  if (!muster_spot_need_int (self->params, "value", 1, MAX_MORE_MODELS, &models))
    return FALSE;
  value = muster_campaign_state_edit_unit (self->state, unit);
  if (value->self >= 0 &&
      value->full + models > muster_campaign_state_get_unit_def (self->before, unit)->type->max_models)
    return campaign_refuse (self, &ALONE, unit);
  if (value->full + models > MUSTER_CAMPAIGN_MAX_MODELS)
    return campaign_refuse (self, &TOO_LARGE, unit, MUSTER_CAMPAIGN_MAX_MODELS);
  value->full += models;
  campaign_step (self, &MODELS, unit, value->full);
  return TRUE;
}

static gboolean
gain_leadership (MusterCampaignResolution *self,
                 int                       leader)
{
  int leadership;

  if (!muster_spot_need_int (self->params, "value", 1, MUSTER_CAMPAIGN_MAX_LEADERSHIP, &leadership))
    return FALSE;
  muster_campaign_state_edit_leader (self->state, leader)->leadership = leadership;
  campaign_step (self, &LEADERSHIP, leader, leadership);
  return TRUE;
}

static gboolean
gain_trait (MusterCampaignResolution *self,
            int                       leader)
{
  int force = muster_campaign_state_get_leader_def (self->before, leader)->force;
  MusterRuleset *ruleset = muster_campaign_state_get_force_def (self->before, force)->ruleset;
  MusterCampaignLeader *value;
  const MusterTrait *trait;
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (self->params, "value", &spot) || !muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  trait = muster_catalog_find_trait (muster_ruleset_get_catalog (ruleset), id);
  if (trait == NULL)
    return muster_spot_fail (&spot, _("there is no trait “%s”"), id);
  value = muster_campaign_state_edit_leader (self->state, leader);
  value->trait = trait;
  value->leadership = muster_trait_get_leadership (trait, value->leadership);
  if (trait->leadership > 0)
    campaign_step (self, &TRAIT_LEADS, leader, value->leadership);
  else
    campaign_step (self, &TRAIT, leader);
  return TRUE;
}

static gboolean
gain_nothing (MusterCampaignResolution *self,
              int                       unit,
              int                       leader)
{
  MusterSpot spot;

  if (muster_campaign_resolution_has (self, "value", &spot))
    return campaign_refuse (self, &NO_VALUE, 0);
  if (unit >= 0)
    campaign_step (self, &UNIT_NOTHING, unit);
  else
    campaign_step (self, &LEADER_NOTHING, leader);
  return TRUE;
}

static gboolean
gain (MusterCampaignResolution *self,
      int                       unit,
      int                       leader,
      MusterCampaignGain        what)
{
  switch (what)
    {
    case MUSTER_CAMPAIGN_GAIN_HONOUR:
      return gain_honour (self, unit, leader);
    case MUSTER_CAMPAIGN_GAIN_OPTION:
      return gain_option (self, unit);
    case MUSTER_CAMPAIGN_GAIN_LEADERSHIP:
      return gain_leadership (self, leader);
    case MUSTER_CAMPAIGN_GAIN_TRAIT:
      return gain_trait (self, leader);
    case MUSTER_CAMPAIGN_GAIN_MODELS:
      return gain_models (self, unit);
    case MUSTER_CAMPAIGN_GAIN_NONE:
    default:
      return gain_nothing (self, unit, leader);
    }
}

static gboolean
judge_gain (MusterCampaignResolution *self,
            int                       unit,
            MusterCampaignGain        what)
{
  gboolean for_units = what == MUSTER_CAMPAIGN_GAIN_OPTION || what == MUSTER_CAMPAIGN_GAIN_MODELS;
  gboolean for_leaders = what == MUSTER_CAMPAIGN_GAIN_LEADERSHIP || what == MUSTER_CAMPAIGN_GAIN_TRAIT;

  if (what != MUSTER_CAMPAIGN_GAIN_NONE && !(self->rules->gains >> what & 1))
    return campaign_refuse (self, &NO_SUCH_GAIN, 0);
  if (for_units && unit < 0)
    return campaign_refuse (self, &NOT_FOR_LEADERS, 0);
  if (for_leaders && unit >= 0)
    return campaign_refuse (self, &NOT_FOR_UNITS, 0);
  return TRUE;
}

static gboolean
judge_due (MusterCampaignResolution *self,
           int                       unit,
           int                       leader)
{
  if (unit >= 0)
    return muster_campaign_get_unit_due (self->setup, self->before, unit) > 0 ||
           campaign_refuse (self, &UNIT_NOT_DUE, unit);
  return muster_campaign_get_leader_due (self->setup, self->before, leader) > 0 ||
         campaign_refuse (self, &LEADER_NOT_DUE, leader);
}

void
muster_campaign_experience_play_advance (MusterCampaignResolution *self)
{
  MusterSpot spot;
  int unit, leader, what;

  if (!find_whom (self, &unit, &leader) || !muster_spot_require (self->params, "gain", &spot) ||
      !muster_spot_read_word (&spot, muster_campaign_gain_words, &what) ||
      !judge_record (self, leader) || !judge_due (self, unit, leader) ||
      !judge_gain (self, unit, (MusterCampaignGain) what) ||
      !gain (self, unit, leader, (MusterCampaignGain) what))
    return;

  if (unit >= 0)
    muster_campaign_state_edit_unit (self->state, unit)->used++;
  else
    muster_campaign_state_edit_leader (self->state, leader)->used++;
}

void
muster_campaign_experience_play_honour (MusterCampaignResolution *self)
{
  gint32 field = muster_campaign_resolution_get_text (self, "text");
  const char *text;
  int unit, leader;

  if (!find_whom (self, &unit, &leader) || !judge_record (self, leader) ||
      !need_text (self, "text", &text))
    return;

  add_honour (self, unit, leader, text);
  if (unit >= 0)
    campaign_step (self, &HONOURS_UNIT, unit, field);
  else
    campaign_step (self, &HONOURS_LEADER, leader, field);
}
