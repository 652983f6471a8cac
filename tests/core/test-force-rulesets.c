/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-file.h"
#include "muster-test-library.h"
#include "muster-test-plan.h"
#include "muster-test.h"

#include <string.h>

/* The starter forces of every ruleset, through everything that a force goes through on its way into a
 * battle. */

typedef void (*StarterFunc) (MusterLibrary            *library,
                             MusterRuleset            *ruleset,
                             const MusterStarterForce *starter);

static void
for_each_starter (StarterFunc callback)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  GListModel *rulesets;
  guint n = 0;

  rulesets = muster_library_get_rulesets (library);
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      GPtrArray *starters =
        muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));

      for (guint j = 0; j < starters->len; j++, n++)
        callback (library, ruleset, g_ptr_array_index (starters, j));
    }
  g_assert_cmpuint (n, >, 30);
}

static char **
list_needed_rules (MusterForce *force)
{
  g_autoptr (GPtrArray) needed = g_ptr_array_new ();
  MusterCatalog *catalog = muster_force_get_catalog (force);

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      const char *const *ids = muster_force_unit_get_options (muster_force_get_unit (force, i));

      for (guint j = 0; ids[j] != NULL; j++)
        {
          const MusterOption *option = muster_catalog_find_option (catalog, ids[j]);

          if (option->needs != NULL &&
              !g_ptr_array_find_with_equal_func (needed, option->needs, g_str_equal, NULL))
            g_ptr_array_add (needed, option->needs);
        }
    }
  g_ptr_array_add (needed, NULL);

  return g_strdupv ((char **) needed->pdata);
}

static void
check_starter (MusterLibrary            *library,
               MusterRuleset            *ruleset,
               const MusterStarterForce *starter)
{
  g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, starter);
  g_auto (GStrv) rules = list_needed_rules (force);
  g_autoptr (GPtrArray) findings = muster_force_check (force, (const char *const *) rules);

  /* A note is worth knowing and no fault. */
  for (guint i = 0; i < findings->len; i++)
    if (muster_finding_get_severity (g_ptr_array_index (findings, i)) != MUSTER_SEVERITY_NOTE)
      g_error ("%s: %s", starter->id, muster_finding_get_text (g_ptr_array_index (findings, i)));
  g_assert_cmpuint (muster_force_get_n_units (force), >, 0);
}

static void
reread_starter (MusterLibrary            *library,
                MusterRuleset            *ruleset,
                const MusterStarterForce *starter)
{
  g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, starter);
  g_autofree char *text = muster_force_file_write (force);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) again = muster_force_file_read (library, text, strlen (text), starter->id,
                                                          &error);
  g_autofree char *rewritten = NULL;

  g_assert_no_error (error);
  rewritten = muster_force_file_write (again);
  g_assert_cmpstr (rewritten, ==, text);
  g_assert_cmpint (muster_force_get_points (again), ==, muster_force_get_points (force));
}

/* A force against itself: the battle begins with just its units, their models and profiles. */
static void
fight_starter (MusterLibrary            *library,
               MusterRuleset            *ruleset,
               const MusterStarterForce *starter)
{
  g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, starter);
  g_autoptr (MusterForce) other = muster_force_new_from_starter (ruleset, starter);
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, ruleset);
  g_auto (GStrv) rules = list_needed_rules (force);
  g_autoptr (MusterSetup) setup = NULL;
  guint n_units = muster_force_get_n_units (force);
  GPtrArray *defs;

  for (guint i = 0; rules[i] != NULL; i++)
    muster_battle_plan_set_rule (plan, rules[i], TRUE);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 0), force);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 1), other);
  setup = muster_test_plan_make_setup (plan);
  defs = setup->units;
  g_assert_cmpuint (defs->len, ==, 2 * n_units);
  for (guint i = 0; i < defs->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (defs, i);
      MusterForceUnit *unit = muster_force_get_unit (force, i % n_units);
      MusterProfile profile;

      g_assert_cmpint (def->side, ==, i < n_units ? 0 : 1);
      g_assert_cmpstr (def->name, ==, muster_force_unit_get_name (unit));
      g_assert_cmpint (def->models, ==, muster_force_unit_get_models (unit));
      g_assert_true (muster_force_unit_get_profile (unit, &profile));
      g_assert_cmpmem (profile.stats, sizeof profile.stats, def->profile.stats,
                       sizeof def->profile.stats);
      g_assert_true (profile.weapon == def->profile.weapon);
      /* A battle may add words of its own. */
      g_assert_cmphex (profile.rules, ==, def->profile.rules & profile.rules);
    }
}

static void
test_starters_keep_the_rules (void)
{
  for_each_starter (check_starter);
}

static void
test_starters_can_be_read_again (void)
{
  for_each_starter (reread_starter);
}

static void
test_starters_can_be_fought_with (void)
{
  for_each_starter (fight_starter);
}

static gboolean
has_token (const GArray *tokens,
           const char   *name)
{
  for (guint i = 0; i < tokens->len; i++)
    if (g_str_equal (g_array_index (tokens, MusterLevyToken, i).label, name))
      return TRUE;

  return FALSE;
}

/* There is something to put beside every unit, and nothing of which there is none. */
static void
test_every_type_has_its_tokens (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const MusterLevyRules *rules = muster_ruleset_get_rules (ruleset)->levy;
      MusterLevy levy = { .catalog = muster_ruleset_get_catalog (ruleset) };
      GPtrArray *types = muster_catalog_get_types (levy.catalog);

      for (guint j = 0; rules->list_tokens != NULL && j < types->len; j++)
        {
          MusterLevyUnit unit = { .type = g_ptr_array_index (types, j), .models = 12 };
          g_autoptr (GArray) tokens = g_array_new (FALSE, FALSE, sizeof (MusterLevyToken));

          rules->list_tokens (&levy, &unit, 7, tokens);
          g_test_message ("%s: %s", muster_ruleset_get_id (ruleset), unit.type->id);
          g_assert_cmpuint (tokens->len, >, 0);
          for (guint k = 0; k < tokens->len; k++)
            g_assert_cmpuint (g_array_index (tokens, MusterLevyToken, k).n, >, 0);
        }
    }
}

/* T-KIT-02: whichever colour the second counter has. */
static void
test_a_second_counter_is_a_token (void)
{
  static const char *const colours[] = { NULL, "extra-green", "extra-yellow", "extra-red" };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "toysoldier");
  MusterLevy levy = { .catalog = muster_ruleset_get_catalog (ruleset) };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      const MusterOption *option =
        colours[i] != NULL ? muster_catalog_find_option (levy.catalog, colours[i]) : NULL;
      MusterLevyUnit unit = { .type = muster_catalog_find_type (levy.catalog, "infantry"),
                              .options = &option, .n_options = option != NULL ? 1 : 0 };
      g_autoptr (GArray) tokens = g_array_new (FALSE, FALSE, sizeof (MusterLevyToken));

      muster_ruleset_get_rules (ruleset)->levy->list_tokens (&levy, &unit, 0, tokens);
      g_assert_cmpint (has_token (tokens, "Second counter"), ==, option != NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-rulesets/starters-keep-the-rules", test_starters_keep_the_rules);
  g_test_add_func ("/force-rulesets/starters-can-be-read-again", test_starters_can_be_read_again);
  g_test_add_func ("/force-rulesets/starters-can-be-fought-with", test_starters_can_be_fought_with);
  g_test_add_func ("/force-rulesets/every-type-has-its-tokens", test_every_type_has_its_tokens);
  g_test_add_func ("/force-rulesets/a-second-counter-is-a-token", test_a_second_counter_is_a_token);

  return g_test_run ();
}
