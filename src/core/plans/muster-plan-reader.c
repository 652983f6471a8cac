/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-reader-private.h"

#include <string.h>

#include "core/battle/muster-entry-codec.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* Reads a plan from its document. A scenario or rule that the catalog no longer has is left out, so
 * that the plan can be completed with what there is. */

static gboolean
read_sides (MusterBattlePlan *plan,
            const MusterSpot *document)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
  g_autoptr (GHashTable) player_ids = g_hash_table_new (g_str_hash, g_str_equal);
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

      if (!muster_spot_element (&list, i, &spot) || !muster_plan_read_side (plan, side, player_ids, &spot))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_scenario (MusterBattlePlan *plan,
               const MusterSpot *document)
{
  static const char *const members[] = { "id", "settings", NULL };
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
  const MusterScenario *scenario;
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (document, "scenario", &spot) ||
      !muster_spot_only_members (&spot, members) || !muster_plan_read_text (&spot, "id", &id))
    return FALSE;

  scenario = muster_battle_plan_find_scenario (plan, id);
  if (scenario == NULL)
    return TRUE;
  muster_battle_plan_set_scenario (plan, scenario);
  return muster_plan_read_members (&spot, "settings", rules->settings,
                                   muster_battle_plan_get_settings (plan));
}

static gboolean
read_table (MusterBattlePlan *plan,
            const MusterSpot *document)
{
  static const char *const members[] = { "length", "width", NULL };
  MusterSpot table, spot;
  int length, width;

  if (!muster_spot_require (document, "table", &table) ||
      !muster_spot_only_members (&table, members) ||
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

/* Read last, because changes of scenario or forces discard the rolls that depend on them. */
static gboolean
read_rolls (MusterBattlePlan *plan,
            const MusterSpot *document)
{
  static const char *const members[] = { "scenario", "roles", NULL };
  g_auto (MusterTape) tape = { 0 };
  MusterSpot rolls, list, spot;
  guint n;

  muster_tape_init (&tape);
  if (!muster_spot_require (document, "rolls", &rolls) ||
      !muster_spot_only_members (&rolls, members) || !read_tape (plan, &rolls, "scenario", &tape))
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

/* A plan without this member is played with all packs. */
static gboolean
read_packs (MusterBattlePlan *plan,
            const MusterSpot *document)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  MusterSpot list, spot;
  guint n;

  if (!muster_spot_member (document, "packs", &list))
    return TRUE;
  if (!muster_spot_is_array (&list, MUSTER_MAX_PACKS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const char *id;

      if (!muster_spot_element (&list, i, &spot) ||
          !muster_spot_read_string (&spot, MUSTER_PACK_MAX_ID, &id))
        return FALSE;
      if (g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
        return muster_spot_fail (&spot, _("the house pack “%s” appears twice"), id);
      g_ptr_array_add (ids, (gpointer) id);
    }
  g_ptr_array_add (ids, NULL);
  muster_battle_plan_set_packs (plan, (const char *const *) ids->pdata);

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

  if (!muster_spot_is_object (document) || !muster_plan_read_text (document, "format", &format) ||
      !muster_spot_require (document, "version", &spot) ||
      !muster_spot_read_int (&spot, 1, G_MAXINT, &version) ||
      !muster_plan_read_text (document, "ruleset", &id))
    return NULL;
  if (strcmp (format, MUSTER_PLAN_FORMAT) != 0)
    {
      muster_spot_fail (document, _("expected “%s”, found “%s”"), MUSTER_PLAN_FORMAT, format);
      return NULL;
    }
  if (version > MUSTER_PLAN_VERSION)
    {
      muster_spot_fail (&spot, _("this battle was prepared with a later Muster (version %d)"), version);
      (*document->error)->code = MUSTER_CORE_ERROR_NEWER;
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
  static const char *const members[] = {
    "format", "version", "ruleset", "packs", "title", "date", "table", "scenario", "optional_rules",
    "checklist", "rolls", "records", "sides", NULL
  };
  const char *title, *date;

  if (!muster_spot_only_members (document, members) ||
      !muster_plan_read_text (document, "title", &title) ||
      !muster_plan_read_text (document, "date", &date))
    return FALSE;
  muster_battle_plan_set_title (plan, title);
  muster_battle_plan_set_date (plan, date);

  return read_packs (plan, document) && read_table (plan, document) &&
         read_scenario (plan, document) &&
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
  g_autoptr (MusterJson) root = muster_json_read (text, length, origin, error);
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
