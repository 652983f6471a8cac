/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-battle-private.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-offer.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/forces/muster-force.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-setup.h"

/* Makes a battle plan from a chapter. */

/* Battles put the id of the side before it and refuse longer ids. */
#define MAX_ID 32

typedef struct
{
  MusterCampaign *campaign;
  const MusterCampaignState *state;
  int chapter;
  MusterBattlePlan *plan;
  GPtrArray *remarks;
} Making;

char *
muster_campaign_battle_plan_dup_force_unit_id (const MusterCampaignState *state,
                                               MusterCampaignKind         kind,
                                               int                        index)
{
  const char *id = muster_campaign_state_get_def (state, kind, index)->id;
  g_autofree char *own =
    kind == MUSTER_CAMPAIGN_LEADERS ? g_strconcat ("staff:", id, NULL) : g_strdup (id);

  return strlen (own) <= MAX_ID ? g_steal_pointer (&own)
                                : g_compute_checksum_for_string (G_CHECKSUM_MD5, own, -1);
}

void
muster_campaign_battle_plan_remark (GPtrArray  *remarks,
                                    const char *format,
                                    ...)
{
  va_list args;

  if (remarks == NULL)
    return;
  va_start (args, format);
  g_ptr_array_add (remarks, g_strdup_vprintf (format, args));
  va_end (args);
}

/* Lists the options that work under the optional rules of the chapter. */
static char **
list_options (Making *self,
              int     unit)
{
  guint n_options;
  g_autofree const MusterOption **options = muster_campaign_offer_list_options (self->state, unit,
                                                                                &n_options);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < n_options; i++)
    {
      if (options[i]->needs == NULL || muster_battle_plan_has_rule (self->plan, options[i]->needs))
        g_strv_builder_add (builder, options[i]->id);
      else
        muster_campaign_battle_plan_remark (self->remarks,
                                            _("%s goes without “%s”, which needs another optional rule."),
                                            muster_campaign_state_get_unit_def (self->state, unit)->base.name,
                                            _(options[i]->name));
    }
  return g_strv_builder_end (builder);
}

/* Where generals are units, the officers of other units have no leadership value of their own. */
static gboolean
leads_by_value (Making               *self,
                const MusterUnitType *type)
{
  const char *kind = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (self->plan))->staff_kind;

  return kind == NULL || g_strcmp0 (type->kind, kind) == 0;
}

static void
fill_leader (Making               *self,
             MusterLeader         *target,
             const MusterUnitType *type,
             int                   leader)
{
  const MusterCampaignLeader *value;
  int min, max;

  if (leader < 0)
    return;
  value = muster_campaign_state_get_leader (self->state, leader);
  muster_ruleset_get_leadership_range (muster_battle_plan_get_ruleset (self->plan), &min, &max);
  muster_leader_set_name (target, muster_campaign_state_get_leader_def (self->state, leader)->base.name);
  muster_leader_set_name_locked (target, TRUE);
  if (value->leadership > 0 && leads_by_value (self, type))
    muster_leader_set_leadership (target, CLAMP (value->leadership, min, max));
  if (value->trait != NULL)
    muster_leader_set_trait_id (target, value->trait->id);
}

static MusterForceUnit *
make_unit (Making *self,
           int     unit)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->state, unit);
  int strength = muster_campaign_state_get_unit (self->state, unit)->strength;
  g_autofree char *id = muster_campaign_battle_plan_dup_force_unit_id (self->state, MUSTER_CAMPAIGN_UNITS,
                                                                       unit);
  g_auto (GStrv) options = list_options (self, unit);
  MusterForceUnit *made =
    muster_force_unit_new (muster_battle_plan_get_catalog (self->plan), id, def->type->id);

  if (strength > def->type->max_models)
    muster_campaign_battle_plan_remark (self->remarks, _("%s takes only %d of its %d to battle."),
                                        def->base.name,
                                        def->type->max_models, strength);
  muster_force_unit_set_name (made, def->base.name);
  muster_force_unit_set_options (made, (const char *const *) options);
  muster_force_unit_set_models (made, MIN (strength, def->type->max_models));
  fill_leader (self, muster_force_unit_get_leader (made), def->type,
               muster_campaign_get_led_by (self->state, unit));
  return made;
}

static gboolean
goes_to_battle (Making *self,
                int     unit)
{
  const char *name = muster_campaign_state_get_unit_def (self->state, unit)->base.name;

  switch (muster_campaign_get_unit_status (muster_campaign_get_setup (self->campaign), self->state, unit))
    {
    case MUSTER_CAMPAIGN_UNIT_UNFIT:
      muster_campaign_battle_plan_remark (self->remarks, _("%s is unfit and stays behind."), name);
      return FALSE;
    case MUSTER_CAMPAIGN_UNIT_DISBANDED:
      return FALSE;
    case MUSTER_CAMPAIGN_UNIT_FIT:
    default:
      break;
    }
  if (muster_campaign_state_get_unit (self->state, unit)->strength > 0)
    return TRUE;
  muster_campaign_battle_plan_remark (self->remarks, _("%s has nobody left and stays behind."), name);
  return FALSE;
}

/* The unit type for leaders of the staff, under rules in which they are units. */
static const MusterUnitType *
find_staff_type (MusterRuleset *ruleset)
{
  const char *kind = muster_ruleset_get_rules (ruleset)->staff_kind;
  GPtrArray *types = muster_catalog_get_types (muster_ruleset_get_catalog (ruleset));

  for (guint i = 0; kind != NULL && i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);

      if (g_strcmp0 (type->kind, kind) == 0)
        return type;
    }
  return NULL;
}

static void
add_staff (Making      *self,
           MusterForce *force,
           int          index)
{
  const MusterUnitType *type = find_staff_type (muster_battle_plan_get_ruleset (self->plan));

  for (int i = 0; type != NULL && i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_LEADERS); i++)
    {
      const MusterCampaignLeaderDef *def = muster_campaign_state_get_leader_def (self->state, i);
      const MusterCampaignLeader *leader = muster_campaign_state_get_leader (self->state, i);
      g_autoptr (MusterForceUnit) unit = NULL;
      g_autofree char *id = NULL;

      if (def->force != index || leader->unit >= 0 || leader->status != MUSTER_CAMPAIGN_FIT)
        continue;
      id = muster_campaign_battle_plan_dup_force_unit_id (self->state, MUSTER_CAMPAIGN_LEADERS, i);
      unit = muster_force_unit_new (muster_battle_plan_get_catalog (self->plan), id, type->id);
      muster_force_unit_set_name (unit, def->base.name);
      fill_leader (self, muster_force_unit_get_leader (unit), type, i);
      muster_force_append (force, unit);
    }
}

static MusterForce *
make_force (Making *self,
            int     index)
{
  const MusterCampaignForceDef *def = muster_campaign_state_get_force_def (self->state, index);
  int budget = muster_campaign_get_budget (self->state, self->chapter, def->side);
  MusterForce *force = muster_force_new (muster_battle_plan_get_ruleset (self->plan));

  muster_force_set_name (force, def->base.name);
  muster_force_set_budget (force, MAX (budget, 0));
  muster_force_set_optional_rules (force, muster_battle_plan_get_optional_rules (self->plan));
  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      g_autoptr (MusterForceUnit) unit = NULL;

      if (muster_campaign_state_get_unit_def (self->state, i)->force != index || !goes_to_battle (self, i))
        continue;
      unit = make_unit (self, i);
      muster_force_append (force, unit);
    }
  add_staff (self, force, index);
  return force;
}

static void
add_player (Making         *self,
            MusterPlanSide *side,
            int             force)
{
  int player = muster_campaign_state_get_force (self->state, force)->player;
  const MusterCampaignDef *def;

  if (player < 0)
    return;
  def = muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_PLAYERS, player);
  for (guint i = 0; i < muster_plan_side_get_n_players (side); i++)
    if (strcmp (muster_plan_player_get_id (muster_plan_side_get_player (side, i)), def->id) == 0)
      return;
  muster_plan_side_add_player (side, def->id, def->name);
}

/* Sets the players of the units, and what the ruleset adds to them. */
static void
settle_units (Making         *self,
              MusterPlanSide *side,
              MusterForce    *force,
              int             index)
{
  int player = muster_campaign_state_get_force (self->state, index)->player;
  const char *owner =
    player >= 0 ? muster_campaign_state_get_def (self->state, MUSTER_CAMPAIGN_PLAYERS, player)->id : "";

  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);
      int tied = muster_campaign_battle_tie_find_force_unit (
        self->state, MUSTER_CAMPAIGN_UNITS, muster_force_unit_get_id (muster_plan_unit_get_unit (unit)));

      if (muster_plan_unit_get_force (unit) != force)
        continue;
      muster_plan_unit_set_player_id (unit, owner);
      if (tied >= 0)
        {
          const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->state, tied);
          const MusterField *fields = muster_ruleset_get_rules (def->ruleset)->unit_members;

          for (guint k = 0; fields != NULL && fields[k].id != NULL; k++)
            if (def->members_given >> k & 1)
              muster_members_set (muster_plan_unit_get_members (unit), &fields[k],
                                  muster_battle_plan_get_names (self->plan), &def->members[k]);
        }
    }
}

static void
add_force (Making         *self,
           MusterPlanSide *side,
           int             index)
{
  const MusterCampaignForceDef *def = muster_campaign_state_get_force_def (self->state, index);
  g_autoptr (MusterForce) force = NULL;

  if (strcmp (muster_ruleset_get_id (def->ruleset),
              muster_ruleset_get_id (muster_battle_plan_get_ruleset (self->plan))) != 0)
    {
      muster_campaign_battle_plan_remark (self->remarks, _("%s is a force of other rules and stays behind."),
                                          def->base.name);
      return;
    }
  add_player (self, side, index);
  force = make_force (self, index);
  muster_plan_side_add_force (side, force);
  settle_units (self, side, force, index);
}

/* A side keeps its colour through the whole campaign. A colour that the plan would choose by itself
 * is not stored. */
static void
fill_colours (Making *self)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (self->campaign);
  guint sides = muster_campaign_get_chapter_sides (self->state, self->chapter);
  const MusterSideColour *wanted[MUSTER_CAMPAIGN_MAX_SIDES];
  guint n = 0;
  gboolean differs = FALSE;

  for (int i = 0; i < setup->n_sides; i++)
    if (sides >> i & 1)
      {
        wanted[n] = muster_campaign_get_colour (setup, self->state, i);
        differs |= muster_battle_plan_get_colour (self->plan, n) != wanted[n];
        n++;
      }
  for (guint i = 0; differs && i < n; i++)
    muster_plan_side_set_colour (muster_battle_plan_get_side (self->plan, i), wanted[i]->id);
}

static void
fill_sides (Making *self)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (self->campaign);
  int attacker = muster_campaign_state_get_chapter_def (self->state, self->chapter)->attacker;
  guint sides = muster_campaign_get_chapter_sides (self->state, self->chapter);
  guint position = 0;

  for (int i = 0; i < setup->n_sides; i++)
    {
      MusterPlanSide *side;

      if (!(sides >> i & 1))
        continue;
      side = muster_battle_plan_get_side (self->plan, position++);
      muster_plan_side_set_name (side, setup->sides[i].name);
      if (attacker >= 0)
        muster_plan_side_set_role (side, attacker == i ? MUSTER_ROLE_ATTACKER : MUSTER_ROLE_DEFENDER);
      for (int j = 0; j < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_FORCES); j++)
        if (muster_campaign_takes_part (self->state, self->chapter, j) &&
            muster_campaign_state_get_force_def (self->state, j)->side == i)
          add_force (self, side, j);
    }
}

static void
fill_rules (Making *self)
{
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (self->state, self->chapter);
  const MusterScenario *scenario =
    def->scenario != NULL ? muster_battle_plan_find_scenario (self->plan, def->scenario) : NULL;

  muster_battle_plan_set_title (self->plan, def->base.name);
  if (self->state->day > 0)
    {
      g_autofree char *date = muster_campaign_day_to_string (self->state->day);

      muster_battle_plan_set_date (self->plan, date);
    }
  if (scenario != NULL)
    muster_battle_plan_set_scenario (self->plan, scenario);
  else if (def->scenario != NULL)
    muster_campaign_battle_plan_remark (self->remarks, _("There is no scenario “%s”."), def->scenario);
  if (def->table_length > 0 || def->table_width > 0)
    muster_battle_plan_set_table (
      self->plan, def->table_length > 0 ? def->table_length : muster_battle_plan_get_table_length
      (self->plan),
      def->table_width > 0 ? def->table_width : muster_battle_plan_get_table_width (self->plan));
  for (guint i = 0; def->optional_rules != NULL && def->optional_rules[i] != NULL; i++)
    muster_battle_plan_set_rule (self->plan, def->optional_rules[i], TRUE);
}

/* Losses make units smaller than usual. Under some rules that needs an optional rule, which this
 * switches on. */
static void
fill_sizes (Making *self)
{
  MusterRuleset *ruleset = muster_battle_plan_get_ruleset (self->plan);
  const char *rule = muster_ruleset_get_rules (ruleset)->sizes_rule;

  for (int i = 0; rule != NULL && i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->state, i);

      if (!muster_campaign_takes_part (self->state, self->chapter, def->force) ||
          muster_campaign_state_get_unit (self->state, i)->strength >= def->models ||
          muster_battle_plan_has_rule (self->plan, rule))
        continue;
      muster_battle_plan_set_rule (self->plan, rule, TRUE);
      muster_campaign_battle_plan_remark (
        self->remarks, _("%s is below its full strength: the optional rule “%s” is switched on."),
        def->base.name, rule);
    }
}

/* The ruleset of the chapter or, if it names none, that of its first force. */
static MusterRuleset *
find_ruleset (const MusterCampaignState *state,
              int                        chapter)
{
  MusterRuleset *ruleset = muster_campaign_state_get_chapter_def (state, chapter)->ruleset;

  for (int i = 0; ruleset == NULL && i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_takes_part (state, chapter, i))
      ruleset = muster_campaign_state_get_force_def (state, i)->ruleset;
  return ruleset;
}

static guint
count_sides (guint sides)
{
  guint n = 0;

  for (; sides != 0; sides >>= 1)
    n += sides & 1;
  return n;
}

/**
 * muster_campaign_battle_plan_make:
 *
 * Returns: (transfer full) (nullable): the plan of the battle
 */
MusterBattlePlan *
muster_campaign_battle_plan_make (MusterCampaign  *campaign,
                                  const char      *chapter,
                                  GPtrArray       *remarks,
                                  GError         **error)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  Making self = {
    .campaign = campaign,
    .state = state,
    .chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, chapter),
    .remarks = remarks,
  };
  MusterRuleset *ruleset = self.chapter >= 0 ? find_ruleset (state, self.chapter) : NULL;
  guint n_sides;

  if (ruleset == NULL)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("Nobody takes part in “%s”: there is nothing to fight with."), chapter);
      return NULL;
    }
  n_sides = count_sides (muster_campaign_get_chapter_sides (state, self.chapter));
  if (n_sides > muster_ruleset_get_rules (ruleset)->max_sides)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("Sides in “%s”: %u, and a battle of %s has at most %u."),
                   muster_campaign_state_get_chapter_def (state, self.chapter)->base.name, n_sides,
                   muster_ruleset_get_name (ruleset), muster_ruleset_get_rules (ruleset)->max_sides);
      return NULL;
    }

  self.plan = muster_battle_plan_new (muster_campaign_get_setup (campaign)->library, ruleset);
  while (muster_battle_plan_get_n_sides (self.plan) < n_sides)
    muster_battle_plan_add_side (self.plan);
  fill_rules (&self);
  fill_sizes (&self);
  fill_sides (&self);
  fill_colours (&self);
  return self.plan;
}

/* Records which unit of the campaign a unit of the plan is, and who leads it. */
static void
tie_unit (MusterBattleTie           *tie,
          const MusterCampaignState *state,
          MusterPlanSide            *side,
          MusterPlanUnit            *unit)
{
  const char *id = muster_force_unit_get_id (muster_plan_unit_get_unit (unit));
  int tied = muster_campaign_battle_tie_find_force_unit (state, MUSTER_CAMPAIGN_UNITS, id);
  int leader = tied >= 0 ? muster_campaign_get_led_by (state, tied)
                         : muster_campaign_battle_tie_find_force_unit (state, MUSTER_CAMPAIGN_LEADERS, id);
  g_autofree char *battle_id = muster_plan_dup_unit_id (side, unit);

  if (tied >= 0 || leader >= 0)
    muster_battle_tie_add_unit (
      tie, battle_id,
      tied >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, tied)->id : NULL,
      leader >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, leader)->id : NULL);
}

/**
 * muster_campaign_battle_plan_tie:
 *
 * Units that a player added to the plan have no counterpart in the campaign.
 *
 * Returns: (transfer full): the tie
 */
MusterBattleTie *
muster_campaign_battle_plan_tie (MusterCampaign   *campaign,
                                 const char       *campaign_id,
                                 const char       *chapter,
                                 MusterBattlePlan *plan)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int index = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, chapter);
  guint sides = index >= 0 ? muster_campaign_get_chapter_sides (state, index) : 0;
  MusterBattleTie *tie = muster_battle_tie_new (campaign_id, chapter);
  guint position = 0;

  for (int i = 0; i < setup->n_sides && position < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side;

      if (!(sides >> i & 1))
        continue;
      side = muster_battle_plan_get_side (plan, position++);
      muster_battle_tie_add_side (tie, muster_plan_side_get_id (side), setup->sides[i].id);
      for (guint j = 0; j < muster_plan_side_get_n_units (side); j++)
        tie_unit (tie, state, side, muster_plan_side_get_unit (side, j));
    }
  return tie;
}
