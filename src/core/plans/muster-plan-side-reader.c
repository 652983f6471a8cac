/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-reader-private.h"

#include "core/battle/muster-unit-reader.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-i18n.h"
#include "core/muster-side-colour.h"

/* Reads a side of a plan: its forces, what the battle adds to their units, and its players. */

gboolean
muster_plan_read_text (const MusterSpot  *object,
                       const char        *member,
                       const char       **text)
{
  MusterSpot spot;

  return muster_spot_require (object, member, &spot) &&
         muster_spot_read_string (&spot, MUSTER_MAX_NAME, text);
}

gboolean
muster_plan_read_members (const MusterSpot  *object,
                          const char        *member,
                          const MusterField *fields,
                          MusterMembers     *members)
{
  g_autofree const char **names = g_new0 (const char *, muster_fields_count (fields) + 1);
  MusterSpot spot;

  for (guint i = 0; i < muster_fields_count (fields); i++)
    names[i] = fields[i].id;
  if (!muster_spot_member (object, member, &spot))
    return TRUE;
  if (!muster_spot_only_members (&spot, names))
    return FALSE;

  muster_members_read (members, &spot, NULL);
  return TRUE;
}

static gboolean
read_unit (MusterPlanUnit    *unit,
           const MusterRules *rules,
           const MusterSpot  *spot)
{
  static const char *const members[] = { "player", "members", NULL };
  MusterSpot player;
  const char *player_id;

  if (!muster_spot_only_members (spot, members) ||
      !muster_plan_read_members (spot, "members", rules->unit_members, muster_plan_unit_get_members (unit)))
    return FALSE;
  if (!muster_spot_member (spot, "player", &player))
    return TRUE;
  if (!muster_spot_read_id (&player, &player_id))
    return FALSE;

  muster_plan_unit_set_player_id (unit, player_id);
  return TRUE;
}

static MusterPlanUnit *
find_unit (MusterPlanSide *side,
           MusterForce    *force,
           const char     *id)
{
  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);

      if (muster_plan_unit_get_force (unit) == force &&
          g_str_equal (muster_force_unit_get_id (muster_plan_unit_get_unit (unit)), id))
        return unit;
    }
  return NULL;
}

/* Reads what the battle adds to units, by their ids. */
static gboolean
read_units (MusterPlanSide   *side,
            MusterForce      *force,
            const MusterSpot *object)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_force_get_ruleset (force));
  MusterSpot units, spot;

  if (!muster_spot_member (object, "units", &units))
    return TRUE;
  if (!muster_spot_is_object (&units))
    return FALSE;

  for (guint i = 0; muster_spot_nth_member (&units, i, &spot); i++)
    {
      MusterPlanUnit *unit = find_unit (side, force, spot.member);

      if (unit == NULL)
        return muster_spot_fail (&units, _("there is no unit “%s” in the force"), spot.member);
      if (!read_unit (unit, rules, &spot))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_force (MusterBattlePlan *plan,
            MusterPlanSide   *side,
            const MusterSpot *object)
{
  static const char *const members[] = { "source", "force", "units", NULL };
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot spot, document;
  const char *source;

  if (!muster_spot_only_members (object, members) || !muster_plan_read_text (object, "source", &source) ||
      !muster_spot_require (object, "force", &spot))
    return FALSE;

  muster_spot_init_root (&document, &spot, "force", &problem);
  force = muster_force_read_spot (muster_battle_plan_get_library (plan), &document);
  if (force == NULL)
    return muster_spot_fail_with (&spot, problem);
  if (!g_str_equal (muster_force_get_ruleset_id (force),
                    muster_ruleset_get_id (muster_battle_plan_get_ruleset (plan))))
    return muster_spot_fail (&spot, _("the force is of another ruleset"));

  muster_force_set_id (force, source);
  muster_plan_side_add_force (side, force);
  return read_units (side, force, object);
}

static gboolean
read_players (MusterPlanSide   *side,
              GHashTable       *player_ids,
              const MusterSpot *object)
{
  static const char *const members[] = { "id", "name", NULL };
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_require (object, "players", &list) ||
      !muster_spot_is_array (&list, MUSTER_MAX_PLAYERS, &n))
    return FALSE;
  if (g_hash_table_size (player_ids) + n > MUSTER_MAX_PLAYERS)
    return muster_spot_fail (&list, dngettext (GETTEXT_PACKAGE, "there is more than %d player",
                                               "there are more than %d players",
                                               (gulong) MUSTER_MAX_PLAYERS), MUSTER_MAX_PLAYERS);

  for (guint i = 0; i < n; i++)
    {
      const char *id, *name;

      if (!muster_spot_element (&list, i, &spot) || !muster_spot_only_members (&spot, members) ||
          !muster_spot_read_fresh_id (&spot, player_ids, &id) ||
          !muster_plan_read_text (&spot, "name", &name))
        return FALSE;
      muster_plan_side_add_player (side, id, name);
    }
  return TRUE;
}

static gboolean
has_player (MusterPlanSide *side,
            const char     *id)
{
  for (guint i = 0; i < muster_plan_side_get_n_players (side); i++)
    if (g_str_equal (muster_plan_player_get_id (muster_plan_side_get_player (side, i)), id))
      return TRUE;
  return FALSE;
}

/* Checks the players of units. To be called when all players are known. */
static gboolean
check_players (MusterPlanSide   *side,
               const MusterSpot *object)
{
  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      const char *id = muster_plan_unit_get_player_id (muster_plan_side_get_unit (side, i));

      if (*id != '\0' && !has_player (side, id))
        return muster_spot_fail (object, _("there is no player “%s” on this side"), id);
    }
  return TRUE;
}

static gboolean
read_role (MusterPlanSide   *side,
           const MusterSpot *object)
{
  MusterSpot spot;
  const char *role;

  if (!muster_spot_require (object, "role", &spot) || !muster_spot_read_string (&spot, 16, &role))
    return FALSE;
  if (!g_str_equal (role, "attacker") && !g_str_equal (role, "defender"))
    return muster_spot_fail (&spot, _("expected “attacker” or “defender”, found “%s”"), role);

  muster_plan_side_set_role (side, g_str_equal (role, "defender") ? MUSTER_ROLE_DEFENDER
                                                                  : MUSTER_ROLE_ATTACKER);
  return TRUE;
}

static gboolean
read_colour (MusterPlanSide   *side,
             const MusterSpot *object)
{
  MusterSpot spot;
  const char *colour;

  if (!muster_spot_member (object, "colour", &spot))
    return TRUE;
  if (!muster_side_colour_read (&spot, &colour))
    return FALSE;

  muster_plan_side_set_colour (side, colour);
  return TRUE;
}

gboolean
muster_plan_read_side (MusterBattlePlan *plan,
                       MusterPlanSide   *side,
                       GHashTable       *player_ids,
                       const MusterSpot *object)
{
  static const char *const members[] = { "id",      "name",    "role",   "colour",
                                         "players", "members", "forces", NULL };
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
  MusterSpot list, spot;
  const char *name;
  guint n;

  if (!muster_spot_only_members (object, members) || !muster_plan_read_text (object, "name", &name) ||
      !read_role (side, object) || !read_colour (side, object) ||
      !muster_plan_read_members (object, "members", rules->side_members,
                                 muster_plan_side_get_members (side)) ||
      !muster_spot_require (object, "forces", &list) ||
      !muster_spot_is_array (&list, MUSTER_PLAN_MAX_FORCES, &n))
    return FALSE;

  muster_plan_side_set_name (side, name);
  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &spot) || !read_force (plan, side, &spot))
      return FALSE;
  /* The players of units can be checked only after both have been read. */
  return read_players (side, player_ids, object) && check_players (side, object);
}
