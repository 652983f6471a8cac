/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-edit.h"
#include "app/models/forces/muster-force-findings.h"
#include "app/models/forces/muster-force-partners.h"
#include "app/models/forces/muster-force-stat.h"
#include "app/models/forces/muster-force-unit-view.h"
#include "app/models/forces/muster-force-words.h"
#include "core/forces/muster-force-history.h"
#include "muster-test-app.h"
#include "muster-test-find.h"

typedef struct
{
  MusterLibrary *library;
  MusterForce *force;
  MusterForceUnitView *view;
  MusterForceFindings *findings;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = muster_test_library_new ();
  fixture->force = muster_force_new (muster_library_find_ruleset (fixture->library, "kings"));
  muster_force_set_budget (fixture->force, 24);
  muster_force_edit_add (fixture->force, "regular-infantry", -1);
  muster_force_edit_add (fixture->force, "tribal-infantry", -1);
  fixture->view = muster_force_unit_view_new (fixture->force);
  fixture->findings = muster_force_findings_new (fixture->force);
  muster_force_unit_view_set_unit (fixture->view, muster_force_get_unit (fixture->force, 0));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->findings);
  g_assert_finalize_object (fixture->view);
  g_assert_finalize_object (fixture->force);
  g_clear_object (&fixture->library);
}

static MusterForceChoice *
get_choice (Fixture    *fixture,
            const char *id)
{
  GListModel *choices = muster_force_unit_view_get_choices (fixture->view);
  guint n_choices = g_list_model_get_n_items (choices);

  for (guint i = 0; i < n_choices; i++)
    {
      g_autoptr (MusterForceChoice) choice = g_list_model_get_item (choices, i);

      if (g_str_equal (muster_force_choice_get_id (choice), id))
        return choice;
    }
  g_error ("There is no option %s", id);
}

static const MusterForceStanding *
get_standing (Fixture    *fixture,
              const char *id)
{
  return muster_force_choice_get_standing (get_choice (fixture, id));
}

static MusterForceStat *
get_stat (Fixture    *fixture,
          const char *name)
{
  GListModel *stats = muster_force_unit_view_get_stats (fixture->view);
  guint n_stats = g_list_model_get_n_items (stats);

  for (guint i = 0; i < n_stats; i++)
    {
      g_autoptr (MusterForceStat) stat = g_list_model_get_item (stats, i);

      if (g_str_equal (muster_force_stat_get_name (stat), name))
        return stat;
    }
  g_error ("There is no %s", name);
}

static void
test_an_option_says_what_it_does (Fixture       *fixture,
                                  gconstpointer  data)
{
  const MusterForceStanding *elite = get_standing (fixture, "elite");

  g_assert_cmpstr (elite->effect, ==, "Discipline +2");
  g_assert_cmpstr (elite->cost, ==, "+1");
  g_assert_cmpstr (elite->reason, ==, "");
  g_assert_false (elite->active);
  g_assert_true (elite->allowed);
}

static void
test_a_switch_changes_points_and_profile (Fixture       *fixture,
                                          gconstpointer  data)
{
  MusterForceStat *discipline = get_stat (fixture, "Discipline");
  int before = muster_force_get_points (fixture->force);

  g_assert_cmpstr (muster_force_stat_get_value (discipline), ==, "+1");
  g_assert_false (muster_force_stat_is_changed (discipline));
  muster_force_unit_view_switch (fixture->view, "elite", TRUE);

  g_assert_cmpint (muster_force_get_points (fixture->force), ==, before + 1);
  g_assert_cmpstr (muster_force_stat_get_value (discipline), ==, "+2");
  g_assert_cmpstr (muster_force_stat_get_usual (discipline), ==, "+1");
  g_assert_cmpstr (muster_force_stat_get_reason (discipline), ==, "Elite (option)");
  g_assert_true (get_standing (fixture, "elite")->active);
}

/* The rows of the options stay: only what they say changes. */
static void
test_a_switch_rebuilds_nothing (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (MusterTestChanges) choices =
    muster_test_changes_new (muster_force_unit_view_get_choices (fixture->view));
  g_autoptr (MusterTestChanges) stats =
    muster_test_changes_new (muster_force_unit_view_get_stats (fixture->view));
  g_autoptr (MusterTestChanges) units =
    muster_test_changes_new (muster_force_get_units (fixture->force));

  muster_force_unit_view_switch (fixture->view, "elite", TRUE);
  muster_force_unit_view_switch (fixture->view, "sharpshooters", TRUE);
  muster_force_unit_view_switch (fixture->view, "elite", FALSE);
  muster_assert_changes (choices, "");
  muster_assert_changes (stats, "");
  muster_assert_changes (units, "");
}

static void
test_an_option_takes_the_place_of_its_rival (Fixture       *fixture,
                                             gconstpointer  data)
{
  MusterForceUnit *unit = muster_force_get_unit (fixture->force, 0);

  muster_force_unit_view_switch (fixture->view, "elite", TRUE);
  g_assert_cmpstr (get_standing (fixture, "unenthusiastic")->reason, ==, "instead of Elite");
  g_assert_true (get_standing (fixture, "unenthusiastic")->allowed);
  muster_force_unit_view_switch (fixture->view, "unenthusiastic", TRUE);
  g_assert_false (muster_force_unit_has_option (unit, "elite"));
  g_assert_true (muster_force_unit_has_option (unit, "unenthusiastic"));
}

static void
test_a_refused_option_says_why (Fixture       *fixture,
                                gconstpointer  data)
{
  const MusterForceStanding *standing;

  /* Regular infantry costs 6; with all of this it would cost more than 9. */
  muster_force_unit_view_switch (fixture->view, "elite", TRUE);
  muster_force_unit_view_switch (fixture->view, "sharpshooters", TRUE);
  standing = get_standing (fixture, "fierce");
  g_assert_false (standing->allowed);
  g_assert_cmpstr (standing->reason, !=, "");
}

static void
test_a_trait_is_named_as_the_reason (Fixture       *fixture,
                                     gconstpointer  data)
{
  MusterForceUnit *unit = muster_force_get_unit (fixture->force, 0);
  GPtrArray *traits = muster_catalog_get_traits (muster_force_get_catalog (fixture->force));
  const MusterTrait *found = NULL;

  for (guint i = 0; i < traits->len; i++)
    {
      const MusterTrait *trait = g_ptr_array_index (traits, i);

      for (guint j = 0; j < trait->effects->len; j++)
        if (g_array_index (trait->effects, MusterEffect, j).stat >= 0)
          found = trait;
    }
  if (found == NULL)
    {
      g_test_skip ("No trait of this catalog changes a value");
      return;
    }

  muster_leader_set_trait_id (muster_force_unit_get_leader (unit), found->id);
  for (guint i = 0; i < found->effects->len; i++)
    {
      const MusterEffect *effect = &g_array_index (found->effects, MusterEffect, i);
      g_autoptr (MusterForceStat) stat = NULL;
      g_autofree char *reason = g_strdup_printf ("%s (trait)", found->name);

      if (effect->stat < 0)
        continue;
      stat = g_list_model_get_item (muster_force_unit_view_get_stats (fixture->view),
                                    (guint) effect->stat);
      if (muster_force_stat_is_changed (stat))
        g_assert_cmpstr (muster_force_stat_get_reason (stat), ==, reason);
    }
}

static void
test_a_unit_that_goes_is_not_edited_any_more (Fixture       *fixture,
                                              gconstpointer  data)
{
  muster_force_remove (fixture->force, 0);
  g_assert_null (muster_force_unit_view_get_unit (fixture->view));
  g_assert_cmpuint (g_list_model_get_n_items (muster_force_unit_view_get_choices (fixture->view)), ==,
                    0);
}

static void
test_findings_follow_the_force (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (MusterTestChanges) changes =
    muster_test_changes_new (G_LIST_MODEL (fixture->findings));
  MusterForceUnit *unit = muster_force_get_unit (fixture->force, 1);
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (fixture->findings));
  g_autoptr (MusterFinding) finding = NULL;
  MusterSeverity severity;

  muster_force_unit_set_name (unit, "Another name");
  muster_assert_changes (changes, "");

  muster_force_unit_set_models (unit, 5);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->findings)), ==, n_before + 1);
  finding = g_list_model_get_item (G_LIST_MODEL (fixture->findings), n_before);
  g_assert_true (muster_finding_get_unit (finding) == unit);
  g_assert_true (muster_force_findings_judge_unit (fixture->findings, unit, &severity));
  g_assert_cmpint ((int) severity, ==, MUSTER_SEVERITY_WARNING);

  muster_force_set_budget (fixture->force, 3);
  g_assert_cmpint ((int) muster_force_findings_get_severity (fixture->findings), ==,
                   MUSTER_SEVERITY_ERROR);
}

static void
assert_names (Fixture    *fixture,
              const char *names)
{
  muster_assert_model (muster_force_get_units (fixture->force), "name", names);
}

static void
test_units_are_put_beside_each_other (Fixture       *fixture,
                                      gconstpointer  data)
{
  static const struct
  {
    guint unit;
    guint beside;
    gboolean after;
    const char *names;
  } cases[] = {
    { 0, 3, TRUE, "b c d a" },
    { 0, 3, FALSE, "b c a d" },
    { 3, 0, FALSE, "d a b c" },
    { 3, 0, TRUE, "a d b c" },
    { 1, 2, TRUE, "a c b d" },
    { 1, 2, FALSE, "a b c d" },
    { 2, 1, TRUE, "a b c d" },
    { 1, 1, TRUE, "a b c d" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterForce) force = muster_force_new (muster_force_get_ruleset (fixture->force));
      gboolean same = g_str_equal (cases[i].names, "a b c d");

      for (guint j = 0; j < 4; j++)
        muster_force_unit_set_name (muster_force_edit_add (force, "tribal-infantry", -1),
                                    (char[]) { (char) ('a' + j), '\0' });
      g_assert_true (muster_force_edit_put (force, muster_force_get_unit (force, cases[i].unit),
                                            muster_force_get_unit (force, cases[i].beside),
                                            cases[i].after) != same);
      muster_assert_model (muster_force_get_units (force), "name", cases[i].names);
    }
}

static void
test_new_units_get_names_of_their_own (Fixture       *fixture,
                                       gconstpointer  data)
{
  MusterForceUnit *unit;

  muster_force_edit_add (fixture->force, "regular-infantry", 0);
  assert_names (fixture, "Regular Infantry Regular Infantry 2 Tribal Infantry");
  muster_force_edit_duplicate (fixture->force, 1);
  assert_names (fixture, "Regular Infantry Regular Infantry 2 Regular Infantry 3 Tribal Infantry");

  muster_leader_set_name (muster_force_unit_get_leader (muster_force_get_unit (fixture->force, 3)),
                          "Osman");
  unit = muster_force_edit_duplicate (fixture->force, 3);
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "Tribal Infantry 2");
  g_assert_true (muster_leader_is_empty (muster_force_unit_get_leader (unit)));
}

static void
test_words (void)
{
  static const struct
  {
    int points;
    int budget;
    const char *words;
  } points[] = {
    { 21, 24, "21 of 24 points" }, { 0, 24, "0 of 24 points" }, { 1, 0, "1 point" },
    { 7, 0, "7 points" },          { 0, 0, "" },
  };
  static const struct
  {
    int cost;
    const char *words;
  } costs[] = { { 2, "+2" }, { -1, "−1" }, { 0, "free" } };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_autofree char *words = muster_force_words_for_points (points[i].points, points[i].budget);

      g_assert_cmpstr (words, ==, points[i].words);
    }
  for (guint i = 0; i < G_N_ELEMENTS (costs); i++)
    {
      g_autofree char *words = muster_force_words_for_cost (costs[i].cost);

      g_assert_cmpstr (words, ==, costs[i].words);
    }
}

static void
test_starters_say_what_they_are_made_of (Fixture       *fixture,
                                         gconstpointer  data)
{
  const MusterStarterForce *starter =
    muster_test_find_starter (muster_force_get_catalog (fixture->force), "beja");
  g_autofree char *words = muster_force_words_for_starter (starter);

  g_assert_cmpstr (words, ==,
                   "4 × Tribal Infantry (Veteran, Fierce), Tribal Cavalry (Veteran)");
}

static void
test_rules_without_links_offer_nobody (Fixture       *fixture,
                                       gconstpointer  data)
{
  MusterForceUnit *unit = muster_force_get_unit (fixture->force, 0);
  g_autoptr (MusterForcePartners) partners = muster_force_partners_new (fixture->force, unit);

  g_assert_cmpuint (g_strv_length (partners->ids), ==, 0);
  g_assert_cmpuint (g_strv_length (partners->names), ==, 0);
}

static char *
describe_partners (MusterForce *force,
                   guint        position)
{
  g_autoptr (MusterForcePartners) partners =
    muster_force_partners_new (force, muster_force_get_unit (force, position));
  g_autofree char *names = g_strjoinv (", ", partners->names);

  return g_strdup_printf ("%s: %u", names, partners->selected);
}

static void
assert_partners (MusterForce *force,
                 guint        position,
                 const char  *expected)
{
  g_autofree char *partners = describe_partners (force, position);

  g_assert_cmpstr (partners, ==, expected);
}

static void
test_a_unit_goes_with_another (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autoptr (MusterForce) force =
    muster_force_new (muster_library_find_ruleset (fixture->library, "hexcard"));
  g_autoptr (MusterForceHistory) history = NULL;
  g_autoptr (MusterForcePartners) partners = NULL;
  g_autofree char *label = NULL;
  MusterForceUnit *gun = muster_force_edit_add (force, "field-gun", -1);

  assert_partners (force, 0, ": 0");
  muster_force_edit_add (force, "horse-transport", -1);
  muster_force_edit_add (force, "cavalry", -1);
  history = muster_force_history_new (force);
  assert_partners (force, 0, "Nobody, Horse transport: 0");
  assert_partners (force, 1, ": 0");

  partners = muster_force_partners_new (force, gun);
  muster_force_partners_choose (partners, gun, 1);
  assert_partners (force, 0, "Nobody, Horse transport: 1");
  label = muster_force_history_dup_undo_label (history);
  g_assert_cmpstr (label, ==, "Undo: Change whom Field gun is with");
  g_assert_true (muster_force_history_undo (history));
  assert_partners (force, 0, "Nobody, Horse transport: 0");
  g_assert_true (muster_force_history_redo (history));

  /* What is against the rules is shown, to be taken away. */
  muster_force_unit_set_with (gun, muster_force_unit_get_id (muster_force_get_unit (force, 2)));
  assert_partners (force, 0, "Nobody, Horse transport, Cavalry: 2");
  muster_force_remove (force, 2);
  assert_partners (force, 0, "Nobody, Horse transport, A unit that has left the force: 2");
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("/force-view/an-option-says-what-it-does", test_an_option_says_what_it_does);
  ADD ("/force-view/a-switch-changes-points-and-profile",
       test_a_switch_changes_points_and_profile);
  ADD ("/force-view/a-switch-rebuilds-nothing", test_a_switch_rebuilds_nothing);
  ADD ("/force-view/an-option-takes-the-place-of-its-rival",
       test_an_option_takes_the_place_of_its_rival);
  ADD ("/force-view/a-refused-option-says-why", test_a_refused_option_says_why);
  ADD ("/force-view/a-trait-is-named-as-the-reason", test_a_trait_is_named_as_the_reason);
  ADD ("/force-view/a-unit-that-goes-is-not-edited-any-more",
       test_a_unit_that_goes_is_not_edited_any_more);
  ADD ("/force-view/findings-follow-the-force", test_findings_follow_the_force);
  ADD ("/force-view/units-are-put-beside-each-other", test_units_are_put_beside_each_other);
  ADD ("/force-view/new-units-get-names-of-their-own", test_new_units_get_names_of_their_own);
  ADD ("/force-view/starters-say-what-they-are-made-of", test_starters_say_what_they_are_made_of);
  ADD ("/force-view/rules-without-links-offer-nobody", test_rules_without_links_offer_nobody);
  ADD ("/force-view/a-unit-goes-with-another", test_a_unit_goes_with_another);
  g_test_add_func ("/force-view/words", test_words);

  return g_test_run ();
}
