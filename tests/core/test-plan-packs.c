/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-levy.h"
#include "core/plans/muster-plan-check.h"
#include "core/plans/muster-plan-file.h"
#include "muster-test-packs.h"
#include "muster-test-plan.h"
#include "muster-test.h"

/* House packs of a battle that is being prepared. */

#define PACKS(...) ((const char *const[]) { __VA_ARGS__, NULL })

static const char *const NONE[] = { NULL };

typedef struct
{
  MusterLibrary *library;
  MusterBattlePlan *plan;
  guint n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
add_unit (MusterForce *force,
          const char  *id,
          const char  *type_id)
{
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_force_get_catalog (force), id, type_id);

  muster_force_append (force, unit);
}

static void
add_force (MusterBattlePlan *plan,
           guint             side,
           const char       *first_type,
           const char       *second_type)
{
  g_autoptr (MusterForce) force = muster_force_new (
    muster_library_find_ruleset (muster_battle_plan_get_library (plan), "kings"));

  add_unit (force, "u1", first_type);
  add_unit (force, "u2", second_type);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, side), force);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = muster_test_new_library_with_packs ();
  fixture->plan = muster_battle_plan_new (fixture->library,
                                          muster_library_find_ruleset (fixture->library, "kings"));
  add_force (fixture->plan, 0, "regular-infantry", "tribal-infantry");
  add_force (fixture->plan, 1, "regular-infantry", "tribal-infantry");
  g_signal_connect_swapped (fixture->plan, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->plan);
  g_clear_object (&fixture->library);
}

static int
get_points (Fixture *fixture,
            guint    side)
{
  return muster_plan_side_get_points (muster_battle_plan_get_side (fixture->plan, side), NULL);
}

static MusterForceUnit *
get_unit (Fixture *fixture,
          guint    side,
          guint    unit)
{
  return muster_plan_unit_get_unit (
    muster_plan_side_get_unit (muster_battle_plan_get_side (fixture->plan, side), unit));
}

/* What is found of the plan and of its first side, but for points: codes and texts. */
static char *
dup_findings (Fixture *fixture)
{
  g_autoptr (GPtrArray) findings = muster_plan_check (fixture->plan);
  GString *text = g_string_new (NULL);

  g_ptr_array_extend_and_steal (
    findings,
    muster_plan_check_side (fixture->plan, muster_battle_plan_get_side (fixture->plan, 0)));
  for (guint i = 0; i < findings->len; i++)
    {
      g_autofree char *line = muster_finding_dup_line (findings->pdata[i]);

      if (muster_finding_get_severity (findings->pdata[i]) == MUSTER_SEVERITY_ERROR)
        g_string_append_printf (text, "%s: %s\n", muster_finding_get_code (findings->pdata[i]), line);
    }

  return g_string_free (text, FALSE);
}

static void
test_a_battle_is_played_with_all_packs_unless_one_is_switched_off (Fixture       *fixture,
                                                                   gconstpointer  data)
{
  g_autoptr (MusterSetup) setup = muster_test_plan_make_setup (fixture->plan);

  g_assert_cmpstrv (muster_battle_plan_get_packs (fixture->plan), PACKS ("house", "second"));
  g_assert_cmpstrv (setup->packs, PACKS ("house", "second"));
  g_assert_true (setup->ruleset == muster_library_find_ruleset (fixture->library, "kings"));
  g_assert_null (muster_battle_plan_get_pack_problem (fixture->plan));
}

static void
test_a_switch_gives_other_figures_and_tells_once (Fixture       *fixture,
                                                  gconstpointer  data)
{
  g_autoptr (MusterSetup) setup = NULL;

  g_assert_cmpint (get_points (fixture, 0), ==, 11);
  g_assert_cmpstr (muster_force_unit_get_type_name (get_unit (fixture, 0, 0)), ==, "Big company");

  muster_battle_plan_set_packs (fixture->plan, NONE);
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  g_assert_cmpint (get_points (fixture, 0), ==, 9);
  g_assert_cmpint (get_points (fixture, 1), ==, 9);
  g_assert_cmpstr (muster_force_unit_get_type_name (get_unit (fixture, 0, 0)), ==, "Regular Infantry");
  setup = muster_test_plan_make_setup (fixture->plan);
  g_assert_cmpint (((MusterUnitDef *) setup->units->pdata[0])->profile.stats[0], ==, 6);
  g_assert_cmpstrv (setup->packs, NONE);

  muster_battle_plan_set_pack (fixture->plan, "house", TRUE);
  g_assert_cmpuint (fixture->n_changes, ==, 2);
  g_assert_cmpint (get_points (fixture, 0), ==, 11);
  muster_battle_plan_set_pack (fixture->plan, "house", TRUE);
  g_assert_cmpuint (fixture->n_changes, ==, 2);
}

static void
test_forces_that_come_later_fight_with_the_same_packs (Fixture       *fixture,
                                                       gconstpointer  data)
{
  muster_battle_plan_set_packs (fixture->plan, NONE);
  add_force (fixture->plan, 0, "regular-infantry", "regular-infantry");
  g_assert_cmpint (get_points (fixture, 0), ==, 9 + 12);
}

static void
test_what_is_of_a_pack_that_is_off_is_found (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;
  MusterForceUnit *company = get_unit (fixture, 0, 0);

  muster_force_unit_set_type_id (get_unit (fixture, 0, 1), "guard");
  muster_force_unit_set_name (get_unit (fixture, 0, 1), "Sentries");
  muster_force_unit_set_name (company, "First");
  muster_force_unit_set_options (company, PACKS ("drums"));
  muster_leader_set_trait_id (muster_force_unit_get_leader (company), "jolly");
  muster_battle_plan_set_scenario (fixture->plan,
                                   muster_battle_plan_find_scenario (fixture->plan, "tea"));
  before = dup_findings (fixture);
  g_assert_cmpstr (before, ==, "");

  muster_battle_plan_set_packs (fixture->plan, NONE);
  after = dup_findings (fixture);
  g_assert_cmpstr (after, ==,
                   "pack-off: The scenario “Tea time” comes from the house pack “Our house”, which "
                   "this battle does not use: choose another scenario, or switch the pack on\n"
                   "pack-off: First: “Drums” comes from the house pack “Our house”, which this "
                   "battle does not use\n"
                   "pack-off: First: “Jolly” comes from the house pack “Our house”, which this "
                   "battle does not use\n"
                   "pack-off: Sentries: “Palace guard” comes from the house pack “Our house”, which "
                   "this battle does not use\n");
  g_assert_cmpstr (muster_battle_plan_get_scenario (fixture->plan)->id, ==, "tea");

  muster_battle_plan_set_packs (fixture->plan, NULL);
  again = dup_findings (fixture);
  g_assert_cmpstr (again, ==, "");
}

static void
test_rules_of_a_pack_go_with_it_and_others_stay (Fixture       *fixture,
                                                 gconstpointer  data)
{
  muster_battle_plan_set_rule (fixture->plan, "fog", TRUE);
  muster_battle_plan_set_rule (fixture->plan, "dangerous-terrain", TRUE);
  muster_battle_plan_set_packs (fixture->plan, NONE);
  g_assert_cmpstrv (muster_battle_plan_get_optional_rules (fixture->plan),
                    PACKS ("dangerous-terrain"));
}

static void
test_a_plan_keeps_its_packs (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (MusterBattlePlan) copy = NULL;
  g_autoptr (GError) error = NULL;

  muster_battle_plan_set_pack (fixture->plan, "second", FALSE);
  text = muster_plan_write (fixture->plan);
  copy = muster_plan_read (fixture->library, text, strlen (text), "plan", &error);
  g_assert_no_error (error);
  g_assert_cmpstrv (muster_battle_plan_get_packs (copy), PACKS ("house"));
  g_assert_true (muster_battle_plan_get_ruleset (copy) ==
                 muster_battle_plan_get_ruleset (fixture->plan));
  again = muster_plan_write (copy);
  g_assert_cmpstr (again, ==, text);
}

/* As plans were written before they said so. */
static void
test_a_plan_that_does_not_say_has_all_packs (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autofree char *text = muster_plan_write (fixture->plan);
  g_autoptr (GString) old = g_string_new (text);
  g_autoptr (MusterBattlePlan) copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_string_replace (old, "\"packs\": [\"house\", \"second\"], ", "", 0), ==, 1);
  copy = muster_plan_read (fixture->library, old->str, old->len, "plan", &error);
  g_assert_no_error (error);
  g_assert_cmpstrv (muster_battle_plan_get_packs (copy), PACKS ("house", "second"));
}

/* It opens, says what is missing, and can be played once the pack is here or switched off. */
static void
test_a_plan_with_a_missing_pack_opens (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autofree char *findings = NULL;
  g_autoptr (GString) other = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;

  text = muster_plan_write (fixture->plan);
  other = g_string_new (text);
  g_string_replace (other, "\"second\"", "\"lost\"", 0);
  g_signal_handlers_disconnect_by_data (fixture->plan, fixture);
  g_assert_finalize_object (fixture->plan);
  fixture->plan = muster_plan_read (fixture->library, other->str, other->len, "plan", &error);
  g_assert_no_error (error);

  g_assert_cmpstrv (muster_battle_plan_get_packs (fixture->plan), PACKS ("house", "lost"));
  findings = dup_findings (fixture);
  g_assert_cmpstr (findings, ==,
                   "pack-missing: This battle uses the house pack “lost”, which is not installed. "
                   "Put lost.json into /packs and start Muster again.\n");
  g_assert_cmpint (get_points (fixture, 0), ==, 11);
  g_assert_null (muster_plan_make_setup (fixture->plan, NULL, NULL));

  muster_battle_plan_set_pack (fixture->plan, "lost", FALSE);
  g_assert_cmpstrv (muster_battle_plan_get_packs (fixture->plan), PACKS ("house"));
  g_assert_null (muster_battle_plan_get_pack_problem (fixture->plan));
  setup = muster_test_plan_make_setup (fixture->plan);
  g_assert_cmpstrv (setup->packs, PACKS ("house"));
}

static void
test_a_rematch_keeps_the_packs (Fixture       *fixture,
                                gconstpointer  data)
{
  const char *const *choices[] = { NONE, PACKS ("house") };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (MusterSetup) setup = NULL;
      g_autoptr (MusterBattle) battle = NULL;
      g_autoptr (MusterBattlePlan) plan = NULL;

      muster_battle_plan_set_packs (fixture->plan, choices[i]);
      setup = muster_test_plan_make_setup (fixture->plan);
      battle = muster_battle_new (setup);
      plan = muster_plan_new_from_battle (fixture->library, battle);
      g_assert_cmpstrv (muster_battle_plan_get_packs (plan), choices[i]);
      g_assert_true (muster_battle_plan_get_ruleset (plan) == setup->ruleset);
      g_assert_cmpint (
        muster_plan_side_get_points (muster_battle_plan_get_side (plan, 0), NULL), ==,
        get_points (fixture, 0));
    }
}

static void
test_other_rules_begin_with_all_of_their_packs (Fixture       *fixture,
                                                gconstpointer  data)
{
  muster_battle_plan_set_packs (fixture->plan, NONE);
  muster_battle_plan_set_ruleset (fixture->plan,
                                  muster_library_find_ruleset (fixture->library, "hexcard"));
  g_assert_cmpstrv (muster_battle_plan_get_packs (fixture->plan), PACKS ("hex"));
  muster_battle_plan_set_ruleset (fixture->plan,
                                  muster_library_find_ruleset (fixture->library, "kings"));
  g_assert_cmpstrv (muster_battle_plan_get_packs (fixture->plan), PACKS ("house", "second"));
}

#define ADD(name, function) g_test_add ("/plan-packs/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("a-battle-is-played-with-all-packs-unless-one-is-switched-off",
       test_a_battle_is_played_with_all_packs_unless_one_is_switched_off);
  ADD ("a-switch-gives-other-figures-and-tells-once",
       test_a_switch_gives_other_figures_and_tells_once);
  ADD ("forces-that-come-later-fight-with-the-same-packs",
       test_forces_that_come_later_fight_with_the_same_packs);
  ADD ("what-is-of-a-pack-that-is-off-is-found", test_what_is_of_a_pack_that_is_off_is_found);
  ADD ("rules-of-a-pack-go-with-it-and-others-stay", test_rules_of_a_pack_go_with_it_and_others_stay);
  ADD ("a-plan-keeps-its-packs", test_a_plan_keeps_its_packs);
  ADD ("a-plan-that-does-not-say-has-all-packs", test_a_plan_that_does_not_say_has_all_packs);
  ADD ("a-plan-with-a-missing-pack-opens", test_a_plan_with_a_missing_pack_opens);
  ADD ("a-rematch-keeps-the-packs", test_a_rematch_keeps_the_packs);
  ADD ("other-rules-begin-with-all-of-their-packs", test_other_rules_begin_with_all_of_their_packs);

  return g_test_run ();
}
