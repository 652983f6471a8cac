/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-people.h"

#include "core/campaign/setup/muster-campaign-offer.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/fields/muster-field-codec.h"
#include "core/muster-i18n.h"

/* Reads a unit of a force. It is written as in the battle file, with ids for its leader and his
 * second. */

#define MAX_OPTIONS 32

static gboolean
read_type (const MusterSpot      *unit,
           MusterCampaignUnitDef *def)
{
  const MusterRules *rules = muster_ruleset_get_rules (def->ruleset);
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (unit, "type", &spot) || !muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  def->type = muster_catalog_find_type (muster_ruleset_get_catalog (def->ruleset), id);
  if (def->type == NULL)
    return muster_spot_fail (&spot, _("there is no unit type “%s”"), id);
  if (rules->staff_kind != NULL && g_str_equal (def->type->kind, rules->staff_kind))
    return muster_spot_fail (&spot, _("“%s” is not a unit in a campaign: list him under “staff”"), id);

  def->models = def->type->models;
  return muster_spot_take_int (unit, "models", def->type->min_models, def->type->max_models,
                               &def->models);
}

static gboolean
read_option (const MusterSpot      *spot,
             MusterCampaignUnitDef *def)
{
  const MusterOption *option;
  g_autofree char *why = NULL;
  const char *id;

  if (!muster_spot_read_string (spot, 64, &id))
    return FALSE;
  option = muster_catalog_find_option (muster_ruleset_get_catalog (def->ruleset), id);
  if (option == NULL)
    return muster_spot_fail (spot, _("there is no option “%s”"), id);
  why = muster_campaign_offer_refuse_option (def->type, def->options, def->n_options, option);
  if (why != NULL)
    return muster_spot_fail (spot, "%s", why);
  def->options[def->n_options++] = option;
  return TRUE;
}

/* Checks by the rules whether the options go together. */
static gboolean
check_options (const MusterSpot            *list,
               const MusterCampaignUnitDef *def)
{
  for (guint i = 0; i < def->n_options; i++)
    {
      g_autofree char *why = muster_campaign_offer_judge_option (def->ruleset, def->type, def->options,
                                                                 def->n_options, def->options[i]);
      MusterSpot spot;

      muster_spot_element (list, i, &spot);
      if (why != NULL)
        return muster_spot_fail (&spot, "%s", why);
    }
  return TRUE;
}

static gboolean
read_options (const MusterSpot      *unit,
              MusterCampaignUnitDef *def)
{
  MusterSpot list, spot;
  guint n;

  def->options = g_new0 (const MusterOption *, MAX_OPTIONS);
  if (!muster_spot_member (unit, "options", &list))
    return TRUE;
  if (!muster_spot_is_array (&list, MAX_OPTIONS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &spot) || !read_option (&spot, def))
      return FALSE;
  return check_options (&list, def);
}

static gboolean
read_player (const MusterCampaignState *state,
             const MusterSpot          *unit,
             MusterCampaignUnitDef     *def)
{
  int side = muster_campaign_state_get_force_def (state, def->force)->side;
  MusterSpot spot;
  int player;

  if (!muster_spot_take_text (unit, "player", 64, &def->player) || def->player == NULL)
    return !muster_spot_failed (unit);

  muster_spot_member (unit, "player", &spot);
  player = muster_campaign_state_find (state, MUSTER_CAMPAIGN_PLAYERS, def->player);
  if (player < 0 || muster_campaign_state_get_player_def (state, player)->side != side)
    return muster_spot_fail (&spot, _("“%s” is not a player on this side"), def->player);
  return TRUE;
}

static gboolean
read_unit_id (const MusterCampaignState *state,
              const MusterSpot          *unit,
              MusterCampaignUnitDef     *def)
{
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (unit, "id", &spot) || !muster_spot_read_id (&spot, &id))
    return FALSE;
  if (muster_campaign_state_find (state, MUSTER_CAMPAIGN_UNITS, id) >= 0)
    return muster_spot_fail (&spot, _("the id “%s” is used twice"), id);
  if (muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS) == MUSTER_CAMPAIGN_MAX_UNITS)
    return muster_spot_fail (unit, dngettext (GETTEXT_PACKAGE, "there is more than %d unit",
                                              "there are more than %d units",
                                              (gulong) MUSTER_CAMPAIGN_MAX_UNITS), MUSTER_CAMPAIGN_MAX_UNITS);
  def->base.id = g_strdup (id);
  return TRUE;
}

static gboolean
fill_unit (const MusterCampaignState *state,
           const MusterSpot          *unit,
           MusterCampaignUnitDef     *def)
{
  static const char *const members[] = {
    "id", "name", "type", "options", "models", "player", "leader", "second", NULL
  };
  const MusterField *fields = muster_ruleset_get_rules (def->ruleset)->unit_members;
  MusterFieldNames names = { 0 };

  def->members = g_new0 (MusterValue, muster_fields_count (fields) + 1);
  return muster_fields_only (fields, members, unit) && read_unit_id (state, unit, def) &&
         muster_spot_need_text (unit, "name", MUSTER_MAX_NAME, &def->base.name) &&
         read_type (unit, def) && read_options (unit, def) && read_player (state, unit, def) &&
         muster_fields_read (fields, &names, unit, def->members, &def->members_given);
}

/* C-LEAD-10: adds the leader that the unit is, under the unit's own id. */
static gboolean
add_self (MusterCampaignState *state,
          const MusterSpot    *unit,
          int                  index)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, index);
  MusterCampaignLeader leader = {
    .wounded_in = -1,
    .unit = (gint16) index,
    .leadership = MUSTER_CAMPAIGN_UNSAID,
  };
  MusterCampaignLeaderDef *self;
  MusterSpot spot;

  muster_spot_member (unit, "id", &spot);
  if (muster_campaign_state_find (state, MUSTER_CAMPAIGN_LEADERS, def->base.id) >= 0)
    return muster_spot_fail (&spot, _("C-LEAD-10 a leader has the id “%s” already"), def->base.id);

  self = muster_campaign_def_new (MUSTER_CAMPAIGN_LEADERS);
  self->base.id = g_strdup (def->base.id);
  self->base.name = g_strdup (def->base.name);
  self->force = def->force;
  self->is_unit = TRUE;
  self->leadership = MUSTER_CAMPAIGN_UNSAID;
  muster_campaign_state_edit_unit (state, index)->self =
    (gint16) muster_campaign_state_add (state, MUSTER_CAMPAIGN_LEADERS, self, &leader);
  return TRUE;
}

static gboolean
add_leader (MusterCampaignState *state,
            const MusterSpot    *unit,
            const char          *member,
            int                  index,
            gint16              *place)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, index);
  MusterSpot spot;
  int leader;

  if (!muster_spot_member (unit, member, &spot))
    return TRUE;
  if (muster_campaign_is_leader (def->ruleset, def->type))
    return muster_spot_fail (&spot, _("C-LEAD-10 “%s” is itself a leader and has none"), def->base.id);
  if (!muster_campaign_has_leaders (def->ruleset))
    return muster_spot_fail (&spot, _("units of “%s” have no leaders"),
                             muster_ruleset_get_id (def->ruleset));
  if (!muster_campaign_people_read_leader (state, &spot, def->force, &leader))
    return FALSE;

  muster_campaign_state_edit_leader (state, leader)->unit = (gint16) index;
  *place = (gint16) leader;
  return TRUE;
}

/**
 * muster_campaign_units_reader_read:
 * @force: index of the force that it joins
 */
gboolean
muster_campaign_units_reader_read (const MusterCampaignSetup *setup,
                                   MusterCampaignState       *state,
                                   const MusterSpot          *spot,
                                   int                        force)
{
  MusterCampaignUnitDef *def = muster_campaign_def_new (MUSTER_CAMPAIGN_UNITS);
  MusterCampaignUnit unit = { .leader = -1, .second = -1, .self = -1 };
  MusterCampaignUnit *added;
  gint16 leader = -1, second = -1;
  int index;

  def->force = force;
  def->ruleset = muster_campaign_state_get_force_def (state, force)->ruleset;
  if (!fill_unit (state, spot, def))
    {
      muster_campaign_def_unref (MUSTER_CAMPAIGN_UNITS, def);
      return FALSE;
    }

  unit.strength = unit.full = def->models;
  index = muster_campaign_state_add (state, MUSTER_CAMPAIGN_UNITS, def, &unit);
  if (!add_leader (state, spot, "leader", index, &leader) ||
      !add_leader (state, spot, "second", index, &second))
    return FALSE;
  if (muster_campaign_is_leader (def->ruleset, def->type) && !add_self (state, spot, index))
    return FALSE;

  added = muster_campaign_state_edit_unit (state, index);
  added->leader = leader;
  added->second = second;
  return TRUE;
}
