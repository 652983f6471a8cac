/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-file.h"

#include <string.h>

#include "core/battle/muster-entry-codec.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* From a document back to a plan. What the catalog no longer has is left out: a plan can be finished
 * with what there is. */

static gboolean
read_text (const MusterSpot  *object,
           const char        *member,
           const char       **text)
{
  MusterSpot spot;

  return muster_spot_require (object, member, &spot) &&
         muster_spot_read_string (&spot, MUSTER_MAX_NAME, text);
}

static gboolean
read_members (const MusterSpot  *object,
              const char        *member,
              MusterPlanMembers *members)
{
  MusterSpot spot;

  if (!muster_spot_member (object, member, &spot))
    return TRUE;
  if (!muster_spot_is_object (&spot))
    return FALSE;

  muster_plan_members_read (members, json_node_get_object (spot.node), NULL);
  return TRUE;
}

static gboolean
read_units (MusterPlanSide   *side,
            MusterForce      *force,
            const MusterSpot *object)
{
  MusterSpot units, spot, player;

  if (!muster_spot_member (object, "units", &units))
    return TRUE;
  if (!muster_spot_is_object (&units))
    return FALSE;

  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);
      const char *player_id;

      if (muster_plan_unit_get_force (unit) != force ||
          !muster_spot_member (&units, muster_force_unit_get_id (muster_plan_unit_get_unit (unit)),
                               &spot))
        continue;
      if (!muster_spot_is_object (&spot) ||
          !read_members (&spot, "members", muster_plan_unit_get_members (unit)))
        return FALSE;
      if (!muster_spot_member (&spot, "player", &player))
        continue;
      if (!muster_spot_read_string (&player, MUSTER_MAX_NAME, &player_id))
        return FALSE;
      muster_plan_unit_set_player_id (unit, player_id);
    }
  return TRUE;
}

static gboolean
read_force (MusterBattlePlan *plan,
            MusterPlanSide   *side,
            const MusterSpot *object)
{
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot spot;
  const char *source;

  if (!muster_spot_is_object (object) || !read_text (object, "source", &source) ||
      !muster_spot_require (object, "force", &spot))
    return FALSE;

  force = muster_force_from_json (muster_battle_plan_get_library (plan), spot.node, "force",
                                  &problem);
  if (force == NULL)
    return muster_spot_fail_with (&spot, problem);
  if (muster_force_get_ruleset (force) != muster_battle_plan_get_ruleset (plan))
    return muster_spot_fail (&spot, _("the force is of another ruleset"));

  muster_force_set_id (force, source);
  muster_plan_side_add_force (side, force);
  return read_units (side, force, object);
}

static gboolean
read_players (MusterPlanSide   *side,
              const MusterSpot *object)
{
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_require (object, "players", &list) ||
      !muster_spot_is_array (&list, MUSTER_MAX_PLAYERS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const char *id, *name;

      if (!muster_spot_element (&list, i, &spot) || !read_text (&spot, "id", &id) ||
          !read_text (&spot, "name", &name))
        return FALSE;
      muster_plan_side_add_player (side, id, name);
    }
  return TRUE;
}

static gboolean
read_side (MusterBattlePlan *plan,
           MusterPlanSide   *side,
           const MusterSpot *object)
{
  MusterSpot list, spot;
  const char *name, *role;
  guint n;

  if (!muster_spot_is_object (object) || !read_text (object, "name", &name) ||
      !read_text (object, "role", &role) ||
      !read_members (object, "members", muster_plan_side_get_members (side)) ||
      !muster_spot_require (object, "forces", &list) ||
      !muster_spot_is_array (&list, MUSTER_PLAN_MAX_FORCES, &n))
    return FALSE;

  muster_plan_side_set_name (side, name);
  muster_plan_side_set_role (side, g_str_equal (role, "defender") ? MUSTER_ROLE_DEFENDER
                                                                  : MUSTER_ROLE_ATTACKER);
  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &spot) || !read_force (plan, side, &spot))
      return FALSE;
  /* After the units, which are shared out among players that come later. */
  return read_players (side, object);
}

static gboolean
read_sides (MusterBattlePlan *plan,
            const MusterSpot *document)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_require (document, "sides", &list) ||
      !muster_spot_is_array (&list, rules->max_sides, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      MusterPlanSide *side = i < muster_battle_plan_get_n_sides (plan)
                               ? muster_battle_plan_get_side (plan, i)
                               : muster_battle_plan_add_side (plan);

      if (!muster_spot_element (&list, i, &spot) || !read_side (plan, side, &spot))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_scenario (MusterBattlePlan *plan,
               const MusterSpot *document)
{
  MusterCatalog *catalog = muster_battle_plan_get_catalog (plan);
  const MusterScenario *scenario;
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (document, "scenario", &spot) || !read_text (&spot, "id", &id))
    return FALSE;

  scenario = muster_catalog_find_scenario (catalog, id);
  if (scenario == NULL)
    return TRUE;
  muster_battle_plan_set_scenario (plan, scenario);
  return read_members (&spot, "settings", muster_battle_plan_get_settings (plan));
}

static gboolean
read_table (MusterBattlePlan *plan,
            const MusterSpot *document)
{
  MusterSpot table, spot;
  int length, width;

  if (!muster_spot_require (document, "table", &table) ||
      !muster_spot_require (&table, "length", &spot) ||
      !muster_spot_read_int (&spot, 1, MUSTER_TABLE_MAX, &length) ||
      !muster_spot_require (&table, "width", &spot) ||
      !muster_spot_read_int (&spot, 1, MUSTER_TABLE_MAX, &width))
    return FALSE;

  muster_battle_plan_set_table (plan, length, width);
  return TRUE;
}

static gboolean
read_lists (MusterBattlePlan *plan,
            const MusterSpot *document)
{
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_require (document, "optional_rules", &list) ||
      !muster_spot_is_array (&list, 64, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const char *id;

      if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_string (&spot, MUSTER_MAX_NAME, &id))
        return FALSE;
      muster_battle_plan_set_rule (plan, id, TRUE);
    }

  if (!muster_spot_require (document, "checklist", &list) || !muster_spot_is_array (&list, 64, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      int index;

      if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_int (&spot, 0, 63, &index))
        return FALSE;
      if ((guint) index < muster_battle_plan_get_n_checks (plan))
        muster_battle_plan_set_checked (plan, (guint) index, TRUE);
    }
  return TRUE;
}

static gboolean
read_tape (MusterBattlePlan *plan,
           const MusterSpot *rolls,
           const char       *member,
           MusterTape       *tape)
{
  MusterSpot list;

  muster_tape_reset (tape);
  return muster_spot_require (rolls, member, &list) &&
         muster_rolls_read (muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan)), &list,
                            tape);
}

/* Last of all: what the dice have said holds for the scenario and the forces that are there now. */
static gboolean
read_rolls (MusterBattlePlan *plan,
            const MusterSpot *document)
{
  g_auto (MusterTape) tape = { 0 };
  MusterSpot rolls, list, spot;
  guint n;

  muster_tape_init (&tape);
  if (!muster_spot_require (document, "rolls", &rolls) || !read_tape (plan, &rolls, "scenario", &tape))
    return FALSE;
  muster_battle_plan_set_scenario_tape (plan, &tape);
  if (!read_tape (plan, &rolls, "roles", &tape))
    return FALSE;
  muster_battle_plan_set_role_tape (plan, &tape);

  if (!muster_spot_require (document, "records", &list) ||
      !muster_spot_is_array (&list, MUSTER_PLAN_MAX_RECORDS, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const char *record;

      if (!muster_spot_element (&list, i, &spot) ||
          !muster_spot_read_string (&spot, MUSTER_PLAN_MAX_RECORD, &record))
        return FALSE;
      muster_battle_plan_add_record (plan, record);
    }
  return TRUE;
}

static MusterBattlePlan *
read_head (MusterLibrary    *library,
           const MusterSpot *document)
{
  MusterRuleset *ruleset;
  MusterSpot spot;
  const char *format, *id;
  int version;

  if (!muster_spot_is_object (document) || !read_text (document, "format", &format) ||
      !muster_spot_require (document, "version", &spot) ||
      !muster_spot_read_int (&spot, 1, G_MAXINT, &version) || !read_text (document, "ruleset", &id))
    return NULL;
  if (strcmp (format, MUSTER_PLAN_FORMAT) != 0 || version > MUSTER_PLAN_VERSION)
    {
      muster_spot_fail (document, _("this is no plan that this version of Muster can read"));
      return NULL;
    }

  ruleset = muster_library_find_ruleset (library, id);
  if (ruleset == NULL)
    {
      muster_spot_fail (document, _("there is no ruleset “%s”"), id);
      return NULL;
    }
  return muster_battle_plan_new (library, ruleset);
}

static gboolean
read_body (MusterBattlePlan *plan,
           const MusterSpot *document)
{
  const char *title, *date;

  if (!read_text (document, "title", &title) || !read_text (document, "date", &date))
    return FALSE;
  muster_battle_plan_set_title (plan, title);
  muster_battle_plan_set_date (plan, date);

  return read_table (plan, document) && read_scenario (plan, document) &&
         read_lists (plan, document) && read_sides (plan, document) && read_rolls (plan, document);
}

/**
 * muster_plan_read:
 * @origin: what to call the document in errors
 *
 * Returns: (transfer full) (nullable): the plan
 */
MusterBattlePlan *
muster_plan_read (MusterLibrary  *library,
                  const char     *text,
                  gsize           length,
                  const char     *origin,
                  GError        **error)
{
  g_autoptr (JsonNode) root = muster_json_parse (text, length, origin, error);
  g_autoptr (MusterBattlePlan) plan = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot document;

  if (root == NULL)
    return NULL;

  muster_spot_init (&document, root, origin, &problem);
  plan = read_head (library, &document);
  if (plan != NULL && read_body (plan, &document))
    return g_steal_pointer (&plan);

  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}
