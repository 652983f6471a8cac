/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-setup.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force-unit-members.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-text.h"
#include "core/plans/muster-plan-rolls.h"

/* Makes a setup from a plan. The plan is written as a battle file and read again, so that the
 * reader of battle files checks everything. */

static const char **
list_ids (const MusterField *fields)
{
  guint n = muster_fields_count (fields);
  const char **ids = g_new0 (const char *, n + 1);

  for (guint i = 0; i < n; i++)
    ids[i] = fields[i].id;
  return ids;
}

/**
 * muster_plan_dup_unit_id:
 *
 * Units of two forces may have the same id, so the ids of the second and later forces get the
 * number of their force.
 *
 * Returns: (transfer full): the id of the unit in the battle
 */
char *
muster_plan_dup_unit_id (MusterPlanSide *side,
                         MusterPlanUnit *unit)
{
  const char *id = muster_force_unit_get_id (muster_plan_unit_get_unit (unit));
  guint number = 0;

  while (muster_plan_side_get_force (side, number) != muster_plan_unit_get_force (unit))
    number++;
  if (number == 0)
    return g_strdup_printf ("%s-%s", muster_plan_side_get_id (side), id);
  return g_strdup_printf ("%s%u-%s", muster_plan_side_get_id (side), number + 1, id);
}

/* Where the rules require a general and the side has none, adds one with the usual rating. */
static void
write_general (const MusterRules *rules,
               MusterPlanSide    *side,
               MusterCatalog     *catalog,
               JsonBuilder       *builder)
{
  GPtrArray *types = muster_catalog_get_types (catalog);
  const MusterUnitType *found = NULL;
  g_autofree char *id = g_strdup_printf ("%s-general", muster_plan_side_get_id (side));

  for (guint i = 0; found == NULL && rules->staff_kind != NULL && i < types->len; i++)
    if (g_strcmp0 (((MusterUnitType *) types->pdata[i])->kind, rules->staff_kind) == 0)
      found = types->pdata[i];
  for (guint i = 0; found != NULL && i < muster_plan_side_get_n_units (side); i++)
    {
      const MusterUnitType *type = muster_force_unit_get_unit_type (
        muster_plan_unit_get_unit (muster_plan_side_get_unit (side, i)));

      if (type != NULL && g_strcmp0 (type->kind, rules->staff_kind) == 0)
        return;
    }
  if (found == NULL || muster_plan_side_get_n_units (side) == 0)
    return;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", id);
  if (!rules->numbers_units)
    muster_json_add_string (builder, "name", muster_force_text_show (found->name));
  muster_json_add_string (builder, "type", found->id);
  if (muster_plan_side_get_n_players (side) > 0)
    muster_json_add_string (builder, "player",
                            muster_plan_player_get_id (muster_plan_side_get_player (side, 0)));
  json_builder_end_object (builder);
}

static void
write_units (const MusterRules *rules,
             MusterPlanSide    *side,
             MusterCatalog     *catalog,
             JsonBuilder       *builder)
{
  g_autofree const char **members = list_ids (rules->unit_members);

  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  write_general (rules, side, catalog, builder);
  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);
      g_autofree char *id = muster_plan_dup_unit_id (side, unit);
      const char *player_id = muster_plan_unit_get_player_id (unit);

      /* Units name a player only if the side has several; a single player leads all units. */
      if (*player_id == '\0' && muster_plan_side_get_n_players (side) > 0)
        player_id = muster_plan_player_get_id (muster_plan_side_get_player (side, 0));
      json_builder_begin_object (builder);
      muster_force_unit_write_members (muster_plan_unit_get_unit (unit), id,
                                       *player_id != '\0' ? player_id : NULL, rules->numbers_units, builder);
      muster_members_write (muster_plan_unit_get_members (unit), members, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_side (MusterBattlePlan *plan,
            MusterPlanSide   *side,
            JsonBuilder      *builder)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
  g_autofree const char **members = list_ids (rules->side_members);
  g_autofree char *title = muster_plan_side_dup_title (side);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", muster_plan_side_get_id (side));
  muster_json_add_string (builder, "name", title);
  /* A side that has the name of its force is called as that one is. */
  if (muster_plan_side_get_n_forces (side) == 1 &&
      g_str_equal (title, muster_force_get_name (muster_plan_side_get_force (side, 0))))
    muster_json_add_text (builder, "called", muster_force_get_called (muster_plan_side_get_force (side, 0)));
  muster_json_add_string (builder, "role",
                          muster_plan_side_get_role (side) == MUSTER_ROLE_ATTACKER ? "attacker"
                                                                                   : "defender");
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint i = 0; i < muster_plan_side_get_n_players (side); i++)
    {
      MusterPlanPlayer *player = muster_plan_side_get_player (side, i);
      const char *name = muster_plan_player_get_name (player);
      g_autofree char *number = g_strdup_printf (_("Player %u"), i + 1);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", muster_plan_player_get_id (player));
      muster_json_add_string (builder, "name", *name != '\0' ? name : number);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_members_write (muster_plan_side_get_members (side), members, builder);
  write_units (rules, side, muster_battle_plan_get_catalog (plan), builder);
  json_builder_end_object (builder);
}

static char *
write_battle (MusterBattlePlan *plan,
              const char       *title)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *plan_title = muster_battle_plan_dup_heading (plan);
  g_autofree char *heading = muster_text_cut (title != NULL ? title : plan_title, MUSTER_MAX_NAME);
  const MusterScenario *scenario;
  gboolean sorted;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "format", "muster-battle");
  muster_json_add_int (builder, "version", MUSTER_BATTLE_FILE_VERSION);
  muster_json_add_string (builder, "ruleset",
                          muster_ruleset_get_id (muster_battle_plan_get_ruleset (plan)));
  /* Written even if it is empty, so that a pack that is installed later does not change the
   * battle. */
  muster_json_add_strv (builder, "packs", muster_battle_plan_get_packs (plan));
  muster_json_add_string (builder, "title", heading);
  muster_json_add_string (builder, "date", muster_battle_plan_get_date (plan));
  json_builder_set_member_name (builder, "table");
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "length", muster_battle_plan_get_table_length (plan));
  muster_json_add_int (builder, "width", muster_battle_plan_get_table_width (plan));
  json_builder_end_object (builder);
  scenario = muster_battle_plan_get_scenario (plan);
  json_builder_set_member_name (builder, "scenario");
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", scenario->id);
  json_builder_set_member_name (builder, "settings");
  json_builder_begin_object (builder);
  muster_members_write (muster_battle_plan_get_settings (plan),
                        (const char *const *) scenario->settings, builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  const char *const *rules = muster_battle_plan_get_optional_rules (plan);

  if (rules[0] != NULL)
    muster_json_add_strv (builder, "optional_rules", rules);

  /* If the rules want it, the attacker comes first, and so begins. */
  sorted = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan))->attacker_first;
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (int role = MUSTER_ROLE_ATTACKER; role <= (sorted ? MUSTER_ROLE_DEFENDER : 0); role++)
    for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
      {
        MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

        if (!sorted || (int) muster_plan_side_get_role (side) == role)
          write_side (plan, side, builder);
      }
  json_builder_end_array (builder);

  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

/**
 * muster_plan_make_setup:
 * @title: (nullable): the title of the battle; %NULL: that of the plan
 *
 * Returns: (transfer full) (nullable): the setup
 */
MusterSetup *
muster_plan_make_setup (MusterBattlePlan  *plan,
                        const char        *title,
                        GError           **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);

  text = write_battle (plan, title);

  return muster_battle_file_read_setup (muster_battle_plan_get_library (plan), text, strlen (text),
                                        _("battle"), error);
}

gboolean
muster_plan_find_first (MusterBattlePlan *plan,
                        int              *side)
{
  g_autoptr (MusterSetup) setup = muster_plan_make_setup (plan, NULL, NULL);
  g_auto (MusterState) state = { 0 };

  *side = -1;
  if (setup == NULL)
    return FALSE;

  muster_state_init (&state);
  muster_ruleset_begin (setup, &state);
  /* The battle may have its sides in another order than the plan. */
  for (guint i = 0; state.active_side >= 0 && i < muster_battle_plan_get_n_sides (plan); i++)
    if (g_str_equal (muster_plan_side_get_id (muster_battle_plan_get_side (plan, i)),
                     setup->sides[state.active_side].id))
      *side = (int) i;
  return TRUE;
}

char **
muster_plan_list_records (MusterBattlePlan *plan)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *const *records;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);

  muster_plan_describe_rolls (plan, builder);
  records = muster_battle_plan_get_records (plan);
  for (guint i = 0; records[i] != NULL; i++)
    g_strv_builder_add (builder, records[i]);

  return g_strv_builder_end (builder);
}

/* Returns: the unit of the battle that was made from @unit of the plan */
static int
find_battle_unit (MusterBattle   *battle,
                  MusterPlanSide *side,
                  MusterPlanUnit *unit)
{
  g_autofree char *id = muster_plan_dup_unit_id (side, unit);

  return muster_state_find_unit (muster_battle_get_state (battle), id);
}

static int
find_link (MusterBattle   *battle,
           MusterPlanSide *side,
           MusterPlanUnit *unit)
{
  const char *with = muster_force_unit_get_with (muster_plan_unit_get_unit (unit));

  for (guint i = 0; *with != '\0' && i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *other = muster_plan_side_get_unit (side, i);

      if (muster_plan_unit_get_force (other) == muster_plan_unit_get_force (unit) &&
          g_str_equal (muster_force_unit_get_id (muster_plan_unit_get_unit (other)), with))
        return find_battle_unit (battle, side, other);
    }
  return -1;
}

/* Gives an order for each unit that begins the battle with another. If the rules refuse one, the
 * players have to decide. */
static gboolean
record_links (MusterBattlePlan  *plan,
              MusterPlanSide    *side,
              MusterBattle      *battle,
              GError           **error)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  int verb = rules->levy != NULL && rules->levy->link_order != NULL
               ? muster_ruleset_find_order (muster_battle_get_ruleset (battle),
                                            rules->levy->link_order)
               : -1;

  for (guint i = 0; verb >= 0 && i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);
      int with = find_link (battle, side, unit);
      g_auto (MusterOrder) order = { 0 };
      g_auto (MusterTape) tape = { 0 };
      MusterRefusal why;

      if (with < 0)
        continue;
      muster_tape_init (&tape);
      muster_order_init (&order, rules->orders, (guint) verb,
                         find_battle_unit (battle, side, unit));
      muster_order_set (&order, (guint) muster_fields_find (order.spec->fields,
                                                            rules->levy->link_field), with);
      if (muster_ruleset_judge (muster_battle_get_setup (battle), muster_battle_get_state (battle),
                                &order, &why) &&
          !muster_battle_record (battle, &order, &tape, error))
        return FALSE;
    }
  return TRUE;
}

/**
 * muster_plan_record_rolls:
 * @battle: the battle, before its first order
 *
 * Writes the rolls before the battle into its log as notes, and links the units that begin the
 * battle together.
 *
 * Returns: %FALSE if something could not be stored; without rolls there are no notes
 */
gboolean
muster_plan_record_rolls (MusterBattlePlan  *plan,
                          MusterBattle      *battle,
                          GError           **error)
{
  g_auto (GStrv) records = muster_plan_list_records (plan);
  const MusterRules *rules;
  int verb;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  verb = muster_ruleset_find_order (muster_battle_get_ruleset (battle), "note");
  for (guint i = 0; verb >= 0 && records[i] != NULL; i++)
    {
      g_auto (MusterOrder) order = { 0 };
      g_auto (MusterTape) tape = { 0 };

      muster_tape_init (&tape);
      muster_order_init (&order, rules->orders, (guint) verb, -1);
      muster_order_set_text (&order, 0, records[i]);
      if (!muster_battle_record (battle, &order, &tape, error))
        return FALSE;
    }

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    if (!record_links (plan, muster_battle_plan_get_side (plan, i), battle, error))
      return FALSE;
  return TRUE;
}
