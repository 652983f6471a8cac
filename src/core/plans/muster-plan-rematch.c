/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-setup.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/muster-json.h"

/* Makes a plan from a battle, to fight it again. It reads the document of the setup, which has ids
 * where the setup itself has numbers. */

static char **
list_options (const MusterUnitDef *def)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < def->n_given; i++)
    g_strv_builder_add (builder, def->options[i]->id);
  return g_strv_builder_end (builder);
}

static MusterForceUnit *
new_unit (MusterForce         *force,
          const MusterUnitDef *def)
{
  g_autofree char *id = muster_force_dup_unused_id (force);
  g_auto (GStrv) options = list_options (def);
  MusterForceUnit *unit = muster_force_unit_new (muster_force_get_catalog (force), id, def->type->id);
  MusterLeader *leader = muster_force_unit_get_leader (unit);

  muster_force_unit_set_name (unit, def->name);
  muster_force_unit_set_called (unit, def->called);
  muster_force_unit_set_options (unit, (const char *const *) options);
  muster_force_unit_set_models (unit, def->models);
  if (def->leader.present)
    {
      muster_leader_set_name (leader, def->leader.name);
      muster_leader_set_leadership (leader, def->leader.leadership);
      muster_leader_set_trait_id (leader, def->leader.trait != NULL ? def->leader.trait->id : NULL);
    }
  return unit;
}

/* Units are in the same order in the document, in the setup and in the force. */
static void
fill_units (MusterPlanSide   *side,
            const MusterSpot *document,
            GHashTable       *player_ids)
{
  static const char *const known[] = { "id", "name", "type", "options", "models", "player", "leader",
                                       NULL };
  MusterSpot units, object;

  if (!muster_spot_require (document, "units", &units))
    return;

  for (guint i = 0; muster_spot_element (&units, i, &object); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);
      MusterSpot player;
      const char *id;

      muster_members_read (muster_plan_unit_get_members (unit), &object, known);
      if (muster_spot_member (&object, "player", &player) && muster_spot_read_id (&player, &id))
        muster_plan_unit_set_player_id (unit, g_hash_table_lookup (player_ids, id));
    }
}

static void
fill_side (MusterSetup      *setup,
           int               index,
           MusterPlanSide   *side,
           const MusterSpot *document)
{
  static const char *const known[] = { "id", "name", "role", "players", "units", NULL };
  g_autoptr (MusterForce) force = muster_force_new (setup->ruleset);
  g_autoptr (GHashTable) player_ids = g_hash_table_new (g_str_hash, g_str_equal);

  muster_force_set_name (force, setup->sides[index].name);
  muster_force_set_called (force, setup->sides[index].called);
  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = setup->units->pdata[i];
      g_autoptr (MusterForceUnit) unit = NULL;

      if (def->side != index)
        continue;
      unit = new_unit (force, def);
      muster_force_append (force, unit);
    }
  muster_plan_side_add_force (side, force);
  muster_plan_side_set_role (side, setup->sides[index].role == 1 ? MUSTER_ROLE_DEFENDER
                                                                 : MUSTER_ROLE_ATTACKER);
  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].side == index)
      {
        g_autofree char *id =
          g_strdup_printf ("%s-p%u", muster_plan_side_get_id (side),
                           muster_plan_side_get_n_players (side) + 1);
        MusterPlanPlayer *player = muster_plan_side_add_player (side, id, setup->players[i].name);

        g_hash_table_insert (player_ids, setup->players[i].id,
                             (gpointer) muster_plan_player_get_id (player));
      }
  muster_members_read (muster_plan_side_get_members (side), document, known);
  fill_units (side, document, player_ids);
}

/* The side that began begins again, even if the roles would let another side begin in a plan. If
 * there is a choice, one of the settings says who begins. */
static void
keep_first (MusterBattlePlan *plan,
            MusterSetup      *setup)
{
  const MusterField *fields = muster_ruleset_get_rules (setup->ruleset)->settings;
  MusterMembers *settings = muster_battle_plan_get_settings (plan);
  g_auto (MusterState) state = { 0 };
  MusterValue value = { 0 };
  int first;

  muster_state_init (&state);
  muster_ruleset_begin (setup, &state);
  value.number = state.active_side;
  if (!muster_plan_find_first (plan, &first) || first == state.active_side)
    return;

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    if (fields[i].kind == MUSTER_FIELD_SIDE)
      {
        muster_members_set (settings, &fields[i], muster_battle_plan_get_names (plan), &value);
        if (muster_plan_find_first (plan, &first) && first == state.active_side)
          return;
        muster_members_remove (settings, fields[i].id);
      }
}

static MusterForceUnit *
get_unit (MusterBattlePlan *plan,
          MusterSetup      *setup,
          int               index)
{
  const MusterUnitDef *def = setup->units->pdata[index];
  guint place = 0;

  for (int i = 0; i < index; i++)
    place += ((const MusterUnitDef *) setup->units->pdata[i])->side == def->side;

  return muster_plan_unit_get_unit (
    muster_plan_side_get_unit (muster_battle_plan_get_side (plan, (guint) def->side), place));
}

/* The first orders of the log say which units began the battle together. */
static void
fill_links (MusterBattlePlan *plan,
            MusterBattle     *battle)
{
  MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterLevyRules *rules = muster_ruleset_get_rules (setup->ruleset)->levy;
  guint length = muster_ledger_get_length (battle);

  if (rules == NULL || rules->link_order == NULL)
    return;

  for (guint i = 0; i < length; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), i);
      const MusterOrder *order = muster_log_entry_get_order (entry);
      int with;

      if (g_str_equal (order->spec->id, "note"))
        continue;
      if (!g_str_equal (order->spec->id, rules->link_order))
        return;
      with = muster_order_get (order,
                               (guint) muster_fields_find (order->spec->fields, rules->link_field));
      muster_force_unit_set_with (get_unit (plan, setup, order->unit),
                                  muster_force_unit_get_id (get_unit (plan, setup, with)));
    }
}

/**
 * muster_plan_new_from_battle:
 *
 * Returns: (transfer full): a plan of the same battle, without its date
 */
MusterBattlePlan *
muster_plan_new_from_battle (MusterLibrary *library,
                             MusterBattle  *battle)
{
  MusterBattlePlan *plan;
  MusterSetup *setup;
  g_autofree char *text = NULL;
  g_autoptr (MusterJson) json = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot document, sides, side_spot;
  GPtrArray *rules;
  const MusterField *fields;
  MusterMembers *settings;
  MusterSpot scenario, given;

  g_return_val_if_fail (MUSTER_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  setup = muster_battle_get_setup (battle);
  plan = muster_battle_plan_new (
    library, muster_library_find_ruleset (library, muster_ruleset_get_id (setup->ruleset)));
  muster_battle_plan_set_packs (plan, (const char *const *) setup->packs);
  text = muster_battle_file_write_setup (setup);
  json = muster_json_read (text, strlen (text), "setup", NULL);
  if (json == NULL)
    return plan;

  muster_battle_plan_set_title (plan, setup->title);
  muster_battle_plan_set_scenario (plan,
                                   muster_battle_plan_find_scenario (plan, setup->scenario->id));
  if (setup->table_length > 0 && setup->table_width > 0)
    muster_battle_plan_set_table (plan, setup->table_length, setup->table_width);
  muster_spot_init (&document, json, "setup", &problem);

  /* The sides of the plan have other ids than those of the old battle, so values that name sides are
   * not copied. keep_first() handles the side that begins. */
  fields = muster_ruleset_get_rules (setup->ruleset)->settings;
  settings = muster_battle_plan_get_settings (plan);
  if (muster_spot_member (&document, "scenario", &scenario) &&
      muster_spot_member (&scenario, "settings", &given))
    muster_members_read (settings, &given, NULL);
  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    if (fields[i].kind == MUSTER_FIELD_SIDE || fields[i].kind == MUSTER_FIELD_SIDES ||
        fields[i].kind == MUSTER_FIELD_PLAYER)
      muster_members_remove (settings, fields[i].id);

  rules = muster_catalog_get_optional_rules (muster_battle_plan_get_catalog (plan));
  for (guint i = 0; i < rules->len; i++)
    if (setup->optional_rules >> i & 1)
      muster_battle_plan_set_rule (plan, ((const MusterOptionalRule *) rules->pdata[i])->id, TRUE);

  muster_spot_require (&document, "sides", &sides);
  for (guint i = 0; i < setup->n_sides && muster_spot_element (&sides, i, &side_spot); i++)
    {
      MusterPlanSide *side = i < muster_battle_plan_get_n_sides (plan)
                               ? muster_battle_plan_get_side (plan, i)
                               : muster_battle_plan_add_side (plan);

      fill_side (setup, (int) i, side, &side_spot);
      muster_plan_side_set_colour (side,
                                   muster_battle_details_get_colour (
                                     muster_battle_get_details (battle), setup->sides[i].id));
    }
  fill_links (plan, battle);
  keep_first (plan, setup);

  return plan;
}
