/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-text.h"
#include "tests/core/muster-test-force.h"

/* Writes down which properties are notified and how often `changed` is emitted. */
typedef struct
{
  GObject *object;
  GString *text;
} Watch;

static void
notify_cb (Watch      *watch,
           GParamSpec *pspec)
{
  g_string_append_printf (watch->text, "%s ", pspec->name);
}

static void
changed_cb (Watch *watch)
{
  g_string_append (watch->text, "! ");
}

static Watch *
watch_new (gpointer object)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->object = g_object_ref (object);
  watch->text = g_string_new (NULL);
  g_signal_connect_swapped (object, "notify", G_CALLBACK (notify_cb), watch);
  g_signal_connect_swapped (object, "changed", G_CALLBACK (changed_cb), watch);

  return watch;
}

static void
watch_free (Watch *watch)
{
  g_signal_handlers_disconnect_by_data (watch->object, watch);
  g_object_unref (watch->object);
  g_string_free (watch->text, TRUE);
  g_free (watch);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Watch, watch_free)

/* In which order the properties of one change are notified is GObject's affair. */
static void
assert_watched (Watch      *watch,
                const char *expected)
{
  g_auto (GStrv) words = g_strsplit (g_strchomp (watch->text->str), " ", -1);
  g_auto (GStrv) wanted = g_strsplit (expected, " ", -1);
  guint n_words = g_strv_length (words);

  for (guint i = 0; wanted[i] != NULL; i++)
    {
      if (*wanted[i] != '\0' && !g_strv_contains ((const char *const *) words, wanted[i]))
        g_error ("no “%s” in “%s”", wanted[i], watch->text->str);
    }
  if (n_words != g_strv_length (wanted))
    g_error ("expected “%s”, found “%s”", expected, watch->text->str);
  g_string_truncate (watch->text, 0);
}

static void
test_leader_tells_each_change_once (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterLeader) leader = muster_leader_new (muster_ruleset_get_catalog (ruleset));
  g_autoptr (Watch) watch = watch_new (leader);
  g_autofree char *title = NULL;

  g_assert_true (muster_leader_is_empty (leader));
  muster_leader_set_name (leader, "Hill");
  assert_watched (watch, "name title is-empty !");
  muster_leader_set_name (leader, "Hill");
  assert_watched (watch, "");
  muster_leader_set_rank (leader, "Capt.");
  assert_watched (watch, "rank title !");
  title = muster_leader_dup_title (leader);
  g_assert_cmpstr (title, ==, "Capt. Hill");
  g_object_set (leader, "leadership", 6, NULL);
  assert_watched (watch, "leadership !");
  g_object_set (leader, "trait-id", "grim", NULL);
  assert_watched (watch, "trait-id trait-label !");
  g_object_set (leader, "trait-name", "Sour", "notes", "Lost an eye", NULL);
  assert_watched (watch, "trait-name trait-label ! notes !");
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
  g_autoptr (Watch) watch = watch_new (unit);

  muster_force_unit_set_name (unit, "1st company");
  assert_watched (watch, "name !");
  muster_force_unit_set_type_id (unit, "battery");
  assert_watched (watch, "type-id type-name cost !");
  muster_force_unit_add_option (unit, "brave");
  assert_watched (watch, "options options-text cost !");
  muster_force_unit_add_option (unit, "brave");
  assert_watched (watch, "");
  muster_force_unit_remove_option (unit, "timid");
  assert_watched (watch, "");
  g_object_set (unit, "models", 5, "notes", "Tired", NULL);
  assert_watched (watch, "models ! notes !");
  muster_leader_set_leadership (muster_force_unit_get_leader (unit), 7);
  assert_watched (watch, "!");
  muster_force_unit_set_options (unit, NULL);
  assert_watched (watch, "options options-text cost !");
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

static void
test_force_reports_changes_of_its_list (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  GListModel *units = muster_force_get_units (force);
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (units);
  g_autoptr (MusterForceUnit) inserted =
    muster_force_unit_new (muster_force_get_catalog (force), "x", "battery");

  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *id = muster_force_dup_unused_id (force);

      muster_test_force_add (force, id, "archers");
    }
  muster_assert_model (units, "id", "u1 u2 u3 u4 u5");
  muster_assert_changes (changes, "0+1, 1+1, 2+1, 3+1, 4+1");

  muster_force_move (force, 1, 3);
  muster_assert_model (units, "id", "u1 u3 u4 u2 u5");
  muster_assert_changes (changes, "1-3+3");
  muster_force_move (force, 4, 0);
  muster_assert_model (units, "id", "u5 u1 u3 u4 u2");
  muster_assert_changes (changes, "0-5+5");
  muster_force_move (force, 2, 2);
  muster_assert_changes (changes, "");

  muster_force_remove (force, 1);
  muster_force_insert (force, 2, inserted);
  muster_assert_model (units, "id", "u5 u3 x u4 u2");
  muster_assert_changes (changes, "1-1, 2+1");
  muster_force_splice (force, 0, 4, NULL, 0);
  muster_assert_model (units, "id", "u2");
  muster_assert_changes (changes, "0-4");
  muster_force_splice (force, 1, 0, NULL, 0);
  muster_assert_changes (changes, "");
}

static void
test_force_finds_units_and_unused_ids (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autofree char *unused = NULL;
  guint position = 99;

  muster_test_force_add (force, "u2", "archers");
  muster_test_force_add (force, "u3", "archers");
  unused = muster_force_dup_unused_id (force);
  g_assert_cmpstr (unused, ==, "u4");
  g_assert_true (muster_force_find_unit (force, "u3", &position) ==
                 muster_force_get_unit (force, 1));
  g_assert_cmpuint (position, ==, 1);
  g_assert_null (muster_force_find_unit (force, "u9", NULL));
  g_assert_null (muster_force_get_unit (force, 2));
}

static void
test_force_tells_each_change_once (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autoptr (Watch) watch = watch_new (force);
  g_autoptr (MusterForceUnit) unit = NULL;

  g_object_set (force, "name", "Column", "theatre", "Natal", "budget", 24, "notes", "n",
                "archived", TRUE, NULL);
  assert_watched (watch, "name ! theatre ! budget ! notes ! archived !");
  g_object_set (force, "name", "Column", "budget", 24, "archived", TRUE, NULL);
  assert_watched (watch, "");
  muster_force_set_id (force, "7");
  assert_watched (watch, "id");

  unit = g_object_ref (muster_test_force_add (force, "a", "archers"));
  assert_watched (watch, "points !");
  g_assert_cmpint (muster_force_get_points (force), ==, 5);
  muster_test_force_add (force, "b", "dragons");
  assert_watched (watch, "!");
  muster_force_unit_add_option (unit, "brave");
  assert_watched (watch, "points !");
  muster_leader_set_name (muster_force_unit_get_leader (unit), "Hill");
  assert_watched (watch, "!");
  muster_force_move (force, 0, 1);
  assert_watched (watch, "!");
  muster_force_unit_set_name (unit, "Heard after the move");
  assert_watched (watch, "!");

  muster_force_remove (force, 1);
  assert_watched (watch, "points !");
  g_assert_cmpint (muster_force_get_points (force), ==, 0);
  muster_force_unit_set_name (unit, "Not heard any more");
  assert_watched (watch, "");
}

static void
test_force_begins_empty (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  MusterForce *force = muster_force_new (ruleset);

  g_assert_cmpstr (muster_force_get_id (force), ==, "");
  g_assert_cmpstr (muster_force_get_name (force), ==, "");
  g_assert_cmpstr (muster_force_get_ruleset_id (force), ==, "test");
  g_assert_cmpint (muster_force_get_budget (force), ==, 0);
  g_assert_false (muster_force_get_archived (force));
  muster_test_force_add (force, "a", "archers");
  g_assert_finalize_object (force);
}

static void
test_starter_becomes_a_force (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  g_autoptr (MusterForce) force =
    muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));
  GListModel *units = muster_force_get_units (force);

  g_assert_cmpstr (muster_force_get_name (force), ==, "The guard");
  g_assert_cmpstr (muster_force_get_theatre (force), ==, "Home");
  muster_assert_model (units, "id", "u1 u2 u3");
  muster_assert_model (units, "name", "Company 1 Company 2 Battery");
  muster_assert_model (units, "options-text", "Brave, Hidden Brave, Hidden ");
  muster_assert_model (units, "cost", "7 7 8");
  g_assert_cmpint (muster_force_get_budget (force), ==, 22);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force/leader-tells-each-change-once", test_leader_tells_each_change_once);
  g_test_add_func ("/force/leader-calls-the-trait-by-the-best-name",
                   test_leader_calls_the_trait_by_the_best_name);
  g_test_add_func ("/force/leader-with-one-name-has-no-gap", test_leader_with_one_name_has_no_gap);
  g_test_add_func ("/force/unit-begins-as-its-type", test_unit_begins_as_its_type);
  g_test_add_func ("/force/unit-tells-each-change-once", test_unit_tells_each_change_once);
  g_test_add_func ("/force/options-change-cost-and-profile", test_options_change_cost_and_profile);
  g_test_add_func ("/force/trait-of-the-leader-changes-the-profile",
                   test_trait_of_the_leader_changes_the_profile);
  g_test_add_func ("/force/unit-keeps-what-no-pack-knows", test_unit_keeps_what_no_pack_knows);
  g_test_add_func ("/force/texts-stay-within-the-bounds-of-the-file",
                   test_texts_stay_within_the_bounds_of_the_file);
  g_test_add_func ("/force/force-reports-changes-of-its-list",
                   test_force_reports_changes_of_its_list);
  g_test_add_func ("/force/force-finds-units-and-unused-ids", test_force_finds_units_and_unused_ids);
  g_test_add_func ("/force/force-tells-each-change-once", test_force_tells_each_change_once);
  g_test_add_func ("/force/force-begins-empty", test_force_begins_empty);
  g_test_add_func ("/force/starter-becomes-a-force", test_starter_becomes_a_force);

  return g_test_run ();
}
