/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-text.h"
#include "tests/core/muster-test-force.h"

typedef struct
{
  MusterRuleset *ruleset;
  MusterForce *force;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  static const char *const ids[] = { "a", "b", "c", "d" };

  fixture->ruleset = muster_test_force_ruleset ();
  fixture->force = muster_force_new (fixture->ruleset);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    muster_test_force_add (fixture->force, ids[i], i % 2 == 0 ? "archers" : "battery");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->ruleset);
  g_assert_finalize_object (fixture->force);
}

static MusterForceVariant *
add_variant (Fixture    *fixture,
             const char *name,
             int         budget,
             const char *unit_ids)
{
  MusterForceVariant *variant = muster_force_add_variant (fixture->force, name, budget);
  g_auto (GStrv) ids = g_strsplit (unit_ids, " ", -1);

  muster_force_variant_set_unit_ids (variant, (const char *const *) ids);

  return variant;
}

static void
test_force_is_its_own_variant (Fixture       *fixture,
                               gconstpointer  data)
{
  MusterForceVariant *whole = muster_force_get_whole (fixture->force);
  g_autofree char *label = muster_force_variant_dup_label (whole);

  g_assert_cmpuint (muster_force_get_n_variants (fixture->force), ==, 1);
  g_assert_true (muster_force_find_variant (fixture->force, "", NULL) == whole);
  g_assert_true (muster_force_variant_is_whole (whole));
  g_assert_true (muster_force_variant_get_force (whole) == fixture->force);
  g_assert_cmpstr (label, ==, "Whole force");
  muster_assert_model (muster_force_variant_get_units (whole), "id", "a b c d");
  g_assert_cmpint (muster_force_variant_get_points (whole), ==, 26);
  g_assert_true (muster_force_variant_has_unit (whole, muster_force_get_unit (fixture->force, 2)));
  muster_force_variant_set_budget (whole, 30);
  g_assert_cmpint (muster_force_get_budget (fixture->force), ==, 30);
  g_assert_cmpint (muster_force_variant_get_budget (whole), ==, 30);
}

static void
test_variants_are_a_list (Fixture       *fixture,
                          gconstpointer  data)
{
  GListModel *variants = muster_force_get_variants (fixture->force);
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (variants);
  g_autoptr (MusterTestWatch) watch = muster_test_watch_new (fixture->force);
  g_autoptr (MusterForceVariant) third = NULL;

  muster_force_add_variant (fixture->force, "Small", 18);
  muster_force_add_variant (fixture->force, NULL, 24);
  third = g_object_ref (muster_force_add_variant (fixture->force, "Large", 0));
  muster_assert_model (variants, "id", " v1 v2 v3");
  muster_assert_model (variants, "label", "Whole force Small 24 points Large");
  muster_assert_model (variants, "n-units", "4 4 4 4");
  muster_assert_changes (changes, "1+1, 2+1, 3+1");
  muster_test_watch_assert (watch, "! ! !");

  muster_force_variant_set_name (third, "Huge");
  muster_force_variant_set_budget (third, 40);
  muster_test_watch_assert (watch, "! !");
  muster_assert_changes (changes, "");

  muster_force_remove_variant (fixture->force, 3);
  muster_assert_model (variants, "id", " v1 v2");
  muster_assert_changes (changes, "3-1");
  muster_test_watch_assert (watch, "!");
  g_assert_null (muster_force_variant_get_force (third));
  muster_force_variant_set_name (third, "Not heard any more");
  muster_test_watch_assert (watch, "");

  /* It still knows who took part. */
  muster_force_splice_variants (fixture->force, 2, 0, &third, 1);
  muster_assert_model (variants, "id", " v1 v3 v2");
  muster_assert_model (muster_force_variant_get_units (third), "id", "a b c d");
}

static void
test_variant_follows_the_force (Fixture       *fixture,
                                gconstpointer  data)
{
  MusterForceVariant *variant = add_variant (fixture, "Small", 18, "b d nobody");
  GListModel *units = muster_force_variant_get_units (variant);
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (units);
  g_autoptr (MusterTestWatch) watch = muster_test_watch_new (variant);
  g_auto (GStrv) ids = NULL;

  muster_assert_model (units, "id", "b d");
  g_assert_cmpint (muster_force_variant_get_points (variant), ==, 16);
  muster_force_move (fixture->force, 3, 0);
  muster_assert_model (units, "id", "d b");
  muster_assert_changes (changes, "0-2+2");
  muster_force_move (fixture->force, 1, 3);
  muster_assert_changes (changes, "");
  muster_test_watch_assert (watch, "unit-ids");

  muster_force_unit_add_option (muster_force_get_unit (fixture->force, 0), "brave");
  muster_test_watch_assert (watch, "points");
  g_assert_cmpint (muster_force_variant_get_points (variant), ==, 17);
  muster_force_variant_add_unit (variant, muster_force_find_unit (fixture->force, "c", NULL));
  muster_assert_model (units, "id", "d b c");
  muster_assert_changes (changes, "2+1");
  muster_test_watch_assert (watch, "unit-ids n-units points !");

  muster_test_force_add (fixture->force, "e", "archers");
  muster_assert_changes (changes, "");
  muster_force_splice (fixture->force, 0, 2, NULL, 0);
  muster_assert_model (units, "id", "c");
  muster_assert_changes (changes, "0-2");
  muster_test_watch_assert (watch, "unit-ids n-units points");
  ids = muster_force_variant_dup_unit_ids (variant);
  g_assert_cmpuint (g_strv_length (ids), ==, 1);

  /* Another unit of the same name is not the one that took part. */
  muster_test_force_add (fixture->force, "b", "archers");
  muster_assert_model (units, "id", "c");
  muster_force_variant_remove_unit (variant, muster_force_find_unit (fixture->force, "c", NULL));
  muster_assert_changes (changes, "0-1");
}

static void
test_change_of_a_variant_is_a_change_of_the_force (Fixture       *fixture,
                                                   gconstpointer  data)
{
  MusterForceVariant *variant = add_variant (fixture, "Small", 18, "b d");
  g_autoptr (MusterTestWatch) watch = muster_test_watch_new (fixture->force);
  static const char *const same[] = { "d", "b", NULL };

  muster_force_variant_set_unit_ids (variant, same);
  muster_force_variant_set_name (variant, "Small");
  muster_force_variant_add_unit (variant, muster_force_get_unit (fixture->force, 1));
  muster_test_watch_assert (watch, "");
  muster_force_variant_set_unit_ids (variant, NULL);
  muster_test_watch_assert (watch, "!");
}

static char *
print_findings (GPtrArray *findings)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      g_autofree char *line = muster_finding_dup_line (findings->pdata[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }

  return g_strdup (text->str);
}

static void
test_variant_is_checked_alone (Fixture       *fixture,
                               gconstpointer  data)
{
  static const struct
  {
    const char *unit_ids;
    int budget;
    int points;
    const char *said;
  } cases[] = {
    { "a b", 13, 13, "" },
    { "a b", 12, 13, "1 point over the budget of 12" },
    { "a", 12, 5, "7 points of 12 left" },
    { "c d", 0, 13, "Archers: models: 30, but Archers has 4 to 20" },
    { "", 0, 0, "no unit takes part yet" },
  };

  muster_force_set_budget (fixture->force, 5);
  muster_force_unit_set_models (muster_force_get_unit (fixture->force, 2), 30);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      MusterForceVariant *variant = add_variant (fixture, "", cases[i].budget, cases[i].unit_ids);
      g_autoptr (GPtrArray) findings = muster_force_variant_check (variant, NULL);
      g_autofree char *said = print_findings (findings);

      g_test_message ("%s", cases[i].unit_ids);
      g_assert_cmpstr (said, ==, cases[i].said);
      g_assert_cmpint (muster_force_variant_count_points (variant, NULL), ==, cases[i].points);
      g_assert_cmpint (muster_force_variant_get_points (variant), ==, cases[i].points);
    }
}

static void
test_there_are_only_so_many (Fixture       *fixture,
                             gconstpointer  data)
{
  for (guint i = 0; i < MUSTER_FORCE_MAX_VARIANTS; i++)
    g_assert_nonnull (muster_force_add_variant (fixture->force, "", 0));
  g_assert_null (muster_force_add_variant (fixture->force, "", 0));
  g_assert_cmpuint (muster_force_get_n_variants (fixture->force), ==, MUSTER_FORCE_MAX_VARIANTS + 1);
}

static void
test_variant_outlives_its_force (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  MusterForce *force = muster_force_new (ruleset);
  g_autoptr (MusterForceVariant) whole = g_object_ref (muster_force_get_whole (force));
  g_autoptr (MusterForceVariant) variant = NULL;

  muster_test_force_add (force, "a", "archers");
  variant = g_object_ref (muster_force_add_variant (force, "Small", 18));
  g_assert_finalize_object (force);
  g_assert_null (muster_force_variant_get_force (whole));
  g_assert_null (muster_force_variant_get_units (whole));
  g_assert_null (muster_force_variant_get_unit (whole, 0));
  g_assert_cmpint (muster_force_variant_get_budget (whole), ==, 0);
  g_assert_cmpuint (muster_force_variant_get_n_units (variant), ==, 0);
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  add ("/force-variant/force-is-its-own-variant", test_force_is_its_own_variant);
  add ("/force-variant/variants-are-a-list", test_variants_are_a_list);
  add ("/force-variant/variant-follows-the-force", test_variant_follows_the_force);
  add ("/force-variant/change-of-a-variant-is-a-change-of-the-force",
       test_change_of_a_variant_is_a_change_of_the_force);
  add ("/force-variant/variant-is-checked-alone", test_variant_is_checked_alone);
  add ("/force-variant/there-are-only-so-many", test_there_are_only_so_many);
  g_test_add_func ("/force-variant/variant-outlives-its-force", test_variant_outlives_its_force);

  return g_test_run ();
}
