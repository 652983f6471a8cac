/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-text.h"
#include "tests/core/muster-test-force.h"

static void
test_leader_tells_each_change_once (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterLeader) leader = muster_leader_new (muster_ruleset_get_catalog (ruleset));
  g_autoptr (MusterTestWatch) watch = muster_test_watch_new (leader);
  g_autofree char *title = NULL;

  g_assert_true (muster_leader_is_empty (leader));
  muster_leader_set_name (leader, "Hill");
  muster_test_watch_assert (watch, "name title !");
  muster_leader_set_name (leader, "Hill");
  muster_test_watch_assert (watch, "");
  muster_leader_set_rank (leader, "Capt.");
  muster_test_watch_assert (watch, "rank title !");
  title = muster_leader_dup_title (leader);
  g_assert_cmpstr (title, ==, "Capt. Hill");
  g_object_set (leader, "leadership", 6, NULL);
  muster_test_watch_assert (watch, "leadership !");
  g_object_set (leader, "trait-id", "grim", NULL);
  muster_test_watch_assert (watch, "trait-id !");
  g_object_set (leader, "trait-name", "Sour", "notes", "Lost an eye", NULL);
  muster_test_watch_assert (watch, "trait-name ! notes !");
}

static void
test_leader_calls_the_trait_by_the_best_name (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterLeader) leader = muster_leader_new (muster_ruleset_get_catalog (ruleset));

  muster_leader_set_trait_name (leader, "Sour");
  g_assert_cmpstr (muster_leader_get_trait_label (leader), ==, "");
  muster_leader_set_trait_id (leader, "grim");
  g_assert_cmpstr (muster_leader_get_trait_label (leader), ==, "Sour");
  muster_leader_set_trait_name (leader, NULL);
  g_assert_cmpstr (muster_leader_get_trait_label (leader), ==, "Grim");
  g_assert_cmpstr (muster_leader_get_trait (leader)->id, ==, "grim");
  muster_leader_set_trait_id (leader, "of-a-lost-pack");
  g_assert_cmpstr (muster_leader_get_trait_label (leader), ==, "of-a-lost-pack");
  g_assert_null (muster_leader_get_trait (leader));
}

static void
test_leader_with_one_name_has_no_gap (void)
{
  static const struct
  {
    const char *rank;
    const char *name;
    const char *title;
  } cases[] = {
    { "", "", "" }, { "Major", "", "Major" }, { "", "Hill", "Hill" }, { "Major", "Hill", "Major Hill" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterLeader) leader = muster_leader_new (NULL);
      g_autofree char *title = NULL;

      g_object_set (leader, "rank", cases[i].rank, "name", cases[i].name, NULL);
      g_object_get (leader, "title", &title, NULL);
      g_assert_cmpstr (title, ==, cases[i].title);
    }
}

static void
test_unit_begins_as_its_type (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  g_autoptr (MusterForceUnit) known = muster_force_unit_new (catalog, "u1", "archers");
  g_autoptr (MusterForceUnit) unknown = muster_force_unit_new (catalog, "u2", "camels");
  MusterProfile profile;

  g_assert_cmpstr (muster_force_unit_get_name (known), ==, "Archers");
  g_assert_cmpint (muster_force_unit_get_models (known), ==, 12);
  g_assert_cmpint (muster_force_unit_get_cost (known), ==, 5);
  g_assert_true (muster_force_unit_get_profile (known, &profile));
  g_assert_cmpint (profile.stats[0], ==, 6);

  g_assert_cmpstr (muster_force_unit_get_name (unknown), ==, "camels");
  g_assert_cmpint (muster_force_unit_get_models (unknown), ==, 1);
  g_assert_cmpint (muster_force_unit_get_cost (unknown), ==, 0);
  g_assert_false (muster_force_unit_get_profile (unknown, &profile));
}

static void
test_unit_tells_each_change_once (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "archers");
  g_autoptr (MusterTestWatch) watch = muster_test_watch_new (unit);

  muster_force_unit_set_name (unit, "1st company");
  muster_test_watch_assert (watch, "name !");
  muster_force_unit_set_type_id (unit, "battery");
  muster_test_watch_assert (watch, "type-id type-name cost !");
  muster_force_unit_add_option (unit, "brave");
  muster_test_watch_assert (watch, "options options-text cost !");
  muster_force_unit_add_option (unit, "brave");
  muster_test_watch_assert (watch, "");
  muster_test_force_drop_option (unit, "timid");
  muster_test_watch_assert (watch, "");
  g_object_set (unit, "models", 5, "notes", "Tired", NULL);
  muster_test_watch_assert (watch, "models ! notes !");
  muster_leader_set_leadership (muster_force_unit_get_leader (unit), 7);
  muster_test_watch_assert (watch, "!");
  muster_force_unit_set_options (unit, NULL);
  muster_test_watch_assert (watch, "options options-text cost !");
  muster_force_unit_add_option (unit, "brave");
  muster_test_watch_assert (watch, "options options-text cost !");
  g_object_set (unit, "free-option", "brave", NULL);
  muster_test_watch_assert (watch, "free-option cost !");
  muster_force_unit_set_free_option (unit, "brave");
  muster_test_watch_assert (watch, "");
  muster_test_force_drop_option (unit, "brave");
  muster_test_watch_assert (watch, "options options-text free-option cost !");
}

static void
test_one_option_may_cost_nothing (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "battery");

  muster_force_unit_add_option (unit, "brave");
  muster_force_unit_add_option (unit, "heavy");
  g_assert_cmpint (muster_force_unit_get_cost (unit), ==, 11);
  muster_force_unit_set_free_option (unit, "heavy");
  g_assert_cmpint (muster_force_unit_get_cost (unit), ==, 9);
  muster_force_unit_set_free_option (unit, "brave");
  g_assert_cmpstr (muster_force_unit_get_free_option (unit), ==, "brave");
  g_assert_cmpint (muster_force_unit_get_cost (unit), ==, 10);
  muster_test_force_drop_option (unit, "heavy");
  g_assert_cmpint (muster_force_unit_get_cost (unit), ==, 8);
  muster_force_unit_set_free_option (unit, NULL);
  g_assert_cmpint (muster_force_unit_get_cost (unit), ==, 9);
}

static void
test_options_change_cost_and_profile (void)
{
  static const struct
  {
    const char *type_id;
    const char *options;
    int cost;
    int speed;
    int nerve;
    const char *text;
  } cases[] = {
    { "archers", "", 5, 6, 0, "" },
    { "archers", "brave", 6, 6, 2, "Brave" },
    { "archers", "timid,hidden", 5, 6, -1, "Timid, Hidden" },
    { "archers", "wings,brave", 6, 6, 2, "wings, Brave" },
    { "archers", "heavy", 5, 6, 0, "Heavy" },
    { "battery", "", 8, 6, 0, "" },
    { "battery", "heavy", 10, 2, 0, "Heavy" },
  };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", cases[i].type_id);
      g_auto (GStrv) options = g_strsplit (cases[i].options, ",", -1);
      g_autofree char *text = NULL;
      MusterProfile profile;
      int cost;

      g_object_set (unit, "options", options, NULL);
      g_object_get (unit, "options-text", &text, "cost", &cost, NULL);
      g_assert_cmpint (cost, ==, cases[i].cost);
      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_true (muster_force_unit_get_profile (unit, &profile));
      g_assert_cmpint (profile.stats[0], ==, cases[i].speed);
      g_assert_cmpint (profile.stats[1], ==, cases[i].nerve);
    }
}

static void
test_trait_of_the_leader_changes_the_profile (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "archers");
  MusterProfile profile;

  muster_leader_set_trait_id (muster_force_unit_get_leader (unit), "grim");
  g_assert_true (muster_force_unit_get_profile (unit, &profile));
  g_assert_cmpint (profile.stats[1], ==, 3);
}

static void
test_unit_keeps_what_no_pack_knows (void)
{
  static const char *const options[] = { "wings", "brave", "wings", "", "tail", NULL };
  static const char *const kept[] = { "wings", "brave", "tail", NULL };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "dragons");

  muster_force_unit_set_options (unit, options);
  g_assert_cmpstrv (muster_force_unit_get_options (unit), kept);
  g_assert_cmpstr (muster_force_unit_get_type_id (unit), ==, "dragons");
  g_assert_true (muster_force_unit_has_option (unit, "tail"));
  g_assert_false (muster_force_unit_has_option (unit, "horns"));
}

static void
test_texts_stay_within_the_bounds_of_the_file (void)
{
  g_autoptr (MusterLeader) leader = muster_leader_new (NULL);
  GString *text = g_string_new (NULL);

  /* Two bytes a character, so that an odd bound falls into one. */
  for (guint i = 0; i < MUSTER_FORCE_MAX_NAME; i++)
    g_string_append (text, "é");
  muster_leader_set_name (leader, text->str);
  g_assert_cmpuint (strlen (muster_leader_get_name (leader)), ==, MUSTER_FORCE_MAX_NAME);

  g_string_insert (text, 0, "x");
  muster_leader_set_name (leader, text->str);
  g_assert_cmpuint (strlen (muster_leader_get_name (leader)), ==, MUSTER_FORCE_MAX_NAME - 1);
  g_assert_true (g_utf8_validate (muster_leader_get_name (leader), -1, NULL));
  g_string_free (text, TRUE);

  muster_leader_set_name (leader, "bad \xff byte");
  g_assert_cmpstr (muster_leader_get_name (leader), ==, "bad \xef\xbf\xbd byte");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-unit/leader-tells-each-change-once", test_leader_tells_each_change_once);
  g_test_add_func ("/force-unit/leader-calls-the-trait-by-the-best-name",
                   test_leader_calls_the_trait_by_the_best_name);
  g_test_add_func ("/force-unit/leader-with-one-name-has-no-gap", test_leader_with_one_name_has_no_gap);
  g_test_add_func ("/force-unit/unit-begins-as-its-type", test_unit_begins_as_its_type);
  g_test_add_func ("/force-unit/unit-tells-each-change-once", test_unit_tells_each_change_once);
  g_test_add_func ("/force-unit/options-change-cost-and-profile", test_options_change_cost_and_profile);
  g_test_add_func ("/force-unit/one-option-may-cost-nothing", test_one_option_may_cost_nothing);
  g_test_add_func ("/force-unit/trait-of-the-leader-changes-the-profile",
                   test_trait_of_the_leader_changes_the_profile);
  g_test_add_func ("/force-unit/unit-keeps-what-no-pack-knows", test_unit_keeps_what_no_pack_knows);
  g_test_add_func ("/force-unit/texts-stay-within-the-bounds-of-the-file",
                   test_texts_stay_within_the_bounds_of_the_file);

  return g_test_run ();
}
