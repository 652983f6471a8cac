/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-file.h"

#include "core/battle/muster-entry-codec.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"

/* Writes a plan as a document that includes its forces. */

static void
write_members (JsonBuilder         *builder,
               const char          *member,
               const MusterMembers *members)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
  muster_members_write (members, NULL, builder);
  json_builder_end_object (builder);
}

static void
write_side (MusterPlanSide *side,
            JsonBuilder    *builder)
{
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", muster_plan_side_get_id (side));
  muster_json_add_string (builder, "name", muster_plan_side_get_name (side));
  muster_json_add_string (builder, "role",
                          muster_plan_side_get_role (side) == MUSTER_ROLE_ATTACKER ? "attacker"
                                                                                   : "defender");
  if (muster_plan_side_get_colour (side) != NULL)
    muster_json_add_string (builder, "colour", muster_plan_side_get_colour (side));
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint i = 0; i < muster_plan_side_get_n_players (side); i++)
    {
      MusterPlanPlayer *player = muster_plan_side_get_player (side, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", muster_plan_player_get_id (player));
      muster_json_add_string (builder, "name", muster_plan_player_get_name (player));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  write_members (builder, "members", muster_plan_side_get_members (side));
  json_builder_set_member_name (builder, "forces");
  json_builder_begin_array (builder);
  for (guint i = 0; i < muster_plan_side_get_n_forces (side); i++)
    {
      MusterForce *force = muster_plan_side_get_force (side, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "source", muster_force_get_id (force));
      json_builder_set_member_name (builder, "force");
      json_builder_add_value (builder, muster_force_to_json (force));

      /* Writes what the battle adds to the units of a force, by their ids. */
      json_builder_set_member_name (builder, "units");
      json_builder_begin_object (builder);
      for (guint k = 0; k < muster_plan_side_get_n_units (side); k++)
        {
          MusterPlanUnit *unit = muster_plan_side_get_unit (side, k);
          const char *player_id = muster_plan_unit_get_player_id (unit);

          if (muster_plan_unit_get_force (unit) != force ||
              (*player_id == '\0' && muster_members_is_empty (muster_plan_unit_get_members (unit))))
            continue;

          json_builder_set_member_name (builder,
                                        muster_force_unit_get_id (muster_plan_unit_get_unit (unit)));
          json_builder_begin_object (builder);
          if (*player_id != '\0')
            muster_json_add_string (builder, "player", player_id);
          write_members (builder, "members", muster_plan_unit_get_members (unit));
          json_builder_end_object (builder);
        }
      json_builder_end_object (builder);

      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_body (MusterBattlePlan *plan,
            JsonBuilder      *builder)
{
  const MusterRules *rules;

  muster_json_add_string (builder, "format", MUSTER_PLAN_FORMAT);
  muster_json_add_int (builder, "version", MUSTER_PLAN_VERSION);
  muster_json_add_string (builder, "ruleset",
                          muster_ruleset_get_id (muster_battle_plan_get_ruleset (plan)));
  muster_json_add_strv (builder, "packs", muster_battle_plan_get_packs (plan));
  muster_json_add_string (builder, "title", muster_battle_plan_get_title (plan));
  muster_json_add_string (builder, "date", muster_battle_plan_get_date (plan));
  json_builder_set_member_name (builder, "table");
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "length", muster_battle_plan_get_table_length (plan));
  muster_json_add_int (builder, "width", muster_battle_plan_get_table_width (plan));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "scenario");
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", muster_battle_plan_get_scenario (plan)->id);
  write_members (builder, "settings", muster_battle_plan_get_settings (plan));
  json_builder_end_object (builder);
  muster_json_add_strv (builder, "optional_rules", muster_battle_plan_get_optional_rules (plan));
  json_builder_set_member_name (builder, "checklist");
  json_builder_begin_array (builder);
  for (guint i = 0; i < muster_battle_plan_get_n_checks (plan); i++)
    if (muster_battle_plan_is_checked (plan, i))
      json_builder_add_int_value (builder, i);
  json_builder_end_array (builder);
  rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
  json_builder_set_member_name (builder, "rolls");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "scenario");
  muster_rolls_write (rules, muster_battle_plan_get_scenario_tape (plan), builder);
  json_builder_set_member_name (builder, "roles");
  muster_rolls_write (rules, muster_battle_plan_get_role_tape (plan), builder);
  json_builder_end_object (builder);
  muster_json_add_strv (builder, "records", muster_battle_plan_get_records (plan));
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    write_side (muster_battle_plan_get_side (plan, i), builder);
  json_builder_end_array (builder);
}

/**
 * muster_plan_write:
 *
 * Returns: (transfer full): the plan as a document on one line
 */
char *
muster_plan_write (MusterBattlePlan *plan)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);

  json_builder_begin_object (builder);
  write_body (plan, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

/* Removes portraits, since their ids are those of images in somebody's own store. */
static void
drop_portraits (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        drop_portraits (json_array_get_element (array, i));
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_node_get_object (node);
      JsonNode *leader = json_object_get_member (object, "leader");
      g_autoptr (GList) values = NULL;

      if (leader != NULL && JSON_NODE_HOLDS_OBJECT (leader) &&
          json_object_has_member (json_node_get_object (leader), "portrait"))
        json_object_remove_member (json_node_get_object (leader), "portrait");
      values = json_object_get_values (object);
      for (GList *value = values; value != NULL; value = value->next)
        drop_portraits (value->data);
    }
}

char *
muster_plan_file_write (const char  *document,
                        gsize        length,
                        GError     **error)
{
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (document != NULL, NULL);

  root = muster_json_parse (document, length, _("prepared battle"), error);
  if (root == NULL)
    return NULL;

  drop_portraits (root);
  text = muster_json_print (root, TRUE);

  return g_strconcat (text, "\n", NULL);
}

gboolean
muster_plan_file_is_plan (const char *text,
                          gsize       length)
{
  g_autoptr (MusterJson) json = muster_json_read (text, length, "", NULL);
  g_autoptr (GError) problem = NULL;
  MusterSpot root, spot;
  const char *format;

  if (json == NULL)
    return FALSE;

  muster_spot_init (&root, json, "", &problem);

  return muster_spot_member (&root, "format", &spot) &&
         muster_spot_read_string (&spot, G_MAXUINT, &format) &&
         g_str_equal (format, MUSTER_PLAN_FORMAT);
}
