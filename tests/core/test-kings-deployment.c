/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle.h"
#include "core/plans/muster-plan-check.h"
#include "core/plans/muster-plan-deployment.h"
#include "muster-test-levy.h"
#include "muster-test-library.h"
#include "muster-test-plan.h"
#include "muster-test.h"

/* Who begins on the table and who waits, while a battle is prepared: B, D and H. */

static MusterLibrary *library;

typedef struct
{
  const char *name;
  const char *scenario;
  const char *units;    /* of the side that is asked, with a comma between */
  const char *waiting;  /* a letter for each of them: x waits, - begins */
  const char *findings; /* codes, with a space between */
} Case;

#define SIX "regular-infantry"
#define FOUR "irregular-infantry"
#define TRIBAL "tribal-infantry"

static const Case CASES[] = {
  { "K-SCN-04/B: 12 points begin", "B", SIX "," SIX "," SIX, "--x", "" },
  { "K-SCN-04/B: more than 12 do not", "B", SIX "," SIX "," SIX, "---", "too-many-begin" },
  { "K-SCN-04/B: nobody has to", "B", SIX "," SIX "," SIX, "xxx", "" },
  { "K-SCN-06/D: tribes are hidden", "D", SIX "," TRIBAL, "-x", "" },
  { "K-SCN-06/D: a tribe in the open", "D", SIX "," TRIBAL, "--", "has-to-wait" },
  { "K-SCN-06/D: regulars are not hidden", "D", SIX "," TRIBAL, "xx", "may-not-wait" },
  { "K-SCN-06/D: fieldcraft hides", "D", FOUR " +fieldcraft," FOUR, "x-", "" },
  { "K-SCN-06/D: fieldcraft in the open", "D", FOUR " +fieldcraft," FOUR, "--", "has-to-wait" },
  { "K-SCN-07/H: an escort of 6", "H", SIX "," SIX, "-x", "" },
  { "K-SCN-07/H: an escort of 4", "H", SIX "," FOUR, "x-", "too-few-begin" },
  { "K-SCN-07/H: an escort of 10", "H", SIX "," FOUR "," SIX, "--x", "" },
  { "K-SCN-07/H: an escort of 12", "H", SIX "," FOUR "," SIX, "-x-", "too-many-begin" },
  { "K-SCN-07/H: everybody", "H", SIX "," SIX, "--", "too-many-begin" },
  { "K-SCN-07/H: nobody", "H", SIX "," SIX, "xx", "too-few-begin" },
};

static MusterRuleset *
get_ruleset (void)
{
  return muster_library_find_ruleset (library, "kings");
}

/* The attacker stands first. */
static MusterBattlePlan *
new_plan (const Case *of)
{
  g_autofree char *lines = g_strdelimit (g_strdup (of->units), ",", '\n');
  g_autoptr (MusterForce) asked = muster_test_levy_new_force (get_ruleset (), lines);
  g_autoptr (MusterForce) other = muster_test_levy_new_force (get_ruleset (), SIX);
  const MusterScenario *scenario =
    muster_catalog_find_scenario (muster_ruleset_get_catalog (get_ruleset ()), of->scenario);
  MusterForce *attacker = scenario->deployment->attacker ? asked : other;

  return muster_test_plan_new (library, scenario, attacker, attacker == asked ? other : asked);
}

static MusterPlanSide *
get_asked (MusterBattlePlan *plan)
{
  gboolean attacker = muster_battle_plan_get_scenario (plan)->deployment->attacker;

  return muster_battle_plan_get_side (plan, attacker ? 0 : 1);
}

/* Codes of the findings that are about who begins. */
static char *
dup_codes (MusterBattlePlan *plan,
           MusterPlanSide   *side)
{
  g_autoptr (GPtrArray) findings = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString) codes = g_string_new (NULL);

  muster_plan_check_deployment (plan, side, findings);
  for (guint i = 0; i < findings->len; i++)
    {
      g_string_append_printf (codes, "%s%s", i > 0 ? " " : "", muster_finding_get_code (findings->pdata[i]));
      g_assert_cmpint (muster_finding_get_severity (findings->pdata[i]), ==, MUSTER_SEVERITY_WARNING);
    }
  return g_string_free (g_steal_pointer (&codes), FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *of = data;
  g_autoptr (MusterBattlePlan) plan = new_plan (of);
  MusterPlanSide *side = get_asked (plan);
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autofree char *codes = NULL;
  guint seen = 0;

  g_assert_cmpuint (muster_plan_side_get_n_units (side), ==, strlen (of->waiting));
  for (guint i = 0; of->waiting[i] != '\0'; i++)
    muster_plan_unit_set_waits (plan, muster_plan_side_get_unit (side, i), of->waiting[i] == 'x');
  codes = dup_codes (plan, side);
  g_assert_cmpstr (codes, ==, of->findings);

  /* The battle begins as it was said. */
  setup = muster_test_plan_make_setup (plan);
  battle = muster_battle_new (setup);
  for (int i = 0; i < muster_battle_get_state (battle)->n_units; i++)
    {
      const MusterUnitState *unit = &muster_battle_get_state (battle)->units[i];
      int reserve = muster_ruleset_get_rules (get_ruleset ())->reserve_fate;

      if (unit->def->side == (side == muster_battle_plan_get_side (plan, 0) ? 0 : 1))
        g_assert_cmpint (unit->fate == reserve, ==, of->waiting[seen++] == 'x');
    }
  g_assert_cmpuint (seen, ==, strlen (of->waiting));
}

/* A proposal holds, and leaves as many on the table as may be there. */
static void
test_proposals (void)
{
  static const struct
  {
    Case of;
    int points;
  } proposals[] = {
    { { "B", "B", SIX "," FOUR "," SIX "," SIX, "", "" }, 10 },
    { { "D", "D", SIX "," TRIBAL "," TRIBAL, "", "" }, 6 },
    { { "H", "H", SIX "," SIX "," FOUR, "", "" }, 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (proposals); i++)
    {
      g_autoptr (MusterBattlePlan) plan = new_plan (&proposals[i].of);
      MusterPlanSide *side = get_asked (plan);
      g_autofree char *codes = NULL;

      muster_plan_propose_deployment (plan, side);
      codes = dup_codes (plan, side);
      g_assert_cmpstr (codes, ==, "");
      g_assert_cmpint (muster_plan_count_deployed (plan, side, FALSE), ==, proposals[i].points);
      g_assert_cmpint (muster_plan_count_deployed (plan, side, FALSE) +
                         muster_plan_count_deployed (plan, side, TRUE), ==,
                       muster_plan_side_get_points (side, muster_battle_plan_get_optional_rules (plan)));
    }
}

/* Nobody is asked of the other side, in other scenarios, or where Mr Babbage deploys. */
static void
test_who_is_not_asked (void)
{
  static const Case escort = { "H", "H", SIX "," SIX, "", "" };
  g_autoptr (MusterBattlePlan) plan = new_plan (&escort);
  MusterPlanSide *side = get_asked (plan);
  const MusterField *fields = muster_ruleset_get_rules (get_ruleset ())->side_members;
  const MusterValue yes = { .number = 1 };

  g_assert_nonnull (muster_plan_get_deployment (plan, side));
  g_assert_null (muster_plan_get_deployment (plan, muster_battle_plan_get_side (plan, 0)));
  muster_members_set (muster_plan_side_get_members (side),
                      &fields[muster_fields_find (fields, "automated")], NULL, &yes);
  g_assert_null (muster_plan_get_deployment (plan, side));
  muster_members_clear (muster_plan_side_get_members (side));
  muster_battle_plan_set_scenario (
    plan, muster_catalog_find_scenario (muster_ruleset_get_catalog (get_ruleset ()), "A"));
  g_assert_null (muster_plan_get_deployment (plan, side));
}

/* Who waits in one scenario begins in the next; and where the others have become those who wait, the plan
 * says so. */
static void
test_who_waited_begins (void)
{
  static const Case escort = { "H", "H", SIX "," SIX, "", "" };
  g_autoptr (MusterBattlePlan) plan = new_plan (&escort);
  MusterCatalog *catalog = muster_ruleset_get_catalog (get_ruleset ());
  MusterPlanSide *side = get_asked (plan);
  MusterPlanUnit *unit = muster_plan_side_get_unit (side, 0);
  g_autofree char *codes = NULL;

  muster_plan_unit_set_waits (plan, unit, TRUE);
  muster_battle_plan_set_scenario (plan, muster_catalog_find_scenario (catalog, "A"));
  muster_battle_plan_set_scenario (plan, muster_catalog_find_scenario (catalog, "H"));
  g_assert_false (muster_plan_unit_waits (plan, unit));

  muster_plan_unit_set_waits (plan, unit, TRUE);
  muster_plan_side_set_role (side, MUSTER_ROLE_ATTACKER);
  codes = dup_codes (plan, side);
  g_assert_cmpstr (codes, ==, "may-not-wait");
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kings/deployment/%s", CASES[i].name);

      g_test_add_data_func (path, &CASES[i], test_case);
    }
  g_test_add_func ("/kings/deployment/K-SCN-07/proposals", test_proposals);
  g_test_add_func ("/kings/deployment/K-SCN-07/who is not asked", test_who_is_not_asked);
  g_test_add_func ("/kings/deployment/K-SCN-07/who waited begins", test_who_waited_begins);

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
