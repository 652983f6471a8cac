/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tests/core/muster-test-force.h"

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
  g_autoptr (MusterTestWatch) watch = muster_test_watch_new (force);
  g_autoptr (MusterForceUnit) unit = NULL;

  g_object_set (force, "name", "Column", "theatre", "Natal", "colour", "teal", "budget", 24, "notes", "n",
                "archived", TRUE, NULL);
  muster_test_watch_assert (watch, "name ! theatre ! colour ! budget ! notes ! archived !");
  g_object_set (force, "name", "Column", "colour", "teal", "budget", 24, "archived", TRUE, NULL);
  muster_test_watch_assert (watch, "");
  muster_force_set_id (force, "7");
  muster_test_watch_assert (watch, "id");

  unit = g_object_ref (muster_test_force_add (force, "a", "archers"));
  muster_test_watch_assert (watch, "points !");
  g_assert_cmpint (muster_force_get_points (force), ==, 5);
  muster_test_force_add (force, "b", "dragons");
  muster_test_watch_assert (watch, "!");
  muster_force_unit_add_option (unit, "brave");
  muster_test_watch_assert (watch, "points !");
  muster_leader_set_name (muster_force_unit_get_leader (unit), "Hill");
  muster_test_watch_assert (watch, "!");
  muster_force_move (force, 0, 1);
  muster_test_watch_assert (watch, "!");
  muster_force_unit_set_name (unit, "Heard after the move");
  muster_test_watch_assert (watch, "!");

  muster_force_remove (force, 1);
  muster_test_watch_assert (watch, "points !");
  g_assert_cmpint (muster_force_get_points (force), ==, 0);
  muster_force_unit_set_name (unit, "Not heard any more");
  muster_test_watch_assert (watch, "");
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

/* Another value than the one a property has by default. */
static void
set_other_value (GParamSpec *pspec,
                 GValue     *value)
{
  static const char *const options[] = { "brave", NULL };

  if (g_str_equal (pspec->name, "colour"))
    g_value_set_static_string (value, "teal"); /* one of a few */
  else if (G_VALUE_HOLDS_STRING (value))
    g_value_set_static_string (value, "another");
  else if (G_VALUE_HOLDS_INT (value))
    g_value_set_int (value, G_PARAM_SPEC_INT (pspec)->maximum);
  else if (G_VALUE_HOLDS_BOOLEAN (value))
    g_value_set_boolean (value, TRUE);
  else if (G_VALUE_HOLDS (value, G_TYPE_STRV))
    g_value_set_static_boxed (value, options);
  else
    g_error ("a property of type %s", G_VALUE_TYPE_NAME (value));
}

static void
check_property (GObject    *object,
                GParamSpec *pspec)
{
  g_auto (GValue) before = G_VALUE_INIT;
  g_auto (GValue) other = G_VALUE_INIT;
  g_auto (GValue) after = G_VALUE_INIT;

  g_object_get_property (object, pspec->name, &before);
  if (!G_VALUE_HOLDS_OBJECT (&before) && !G_VALUE_HOLDS_BOXED (&before))
    g_assert_true (g_param_value_defaults (pspec, &before));
  if (!(pspec->flags & G_PARAM_WRITABLE) || pspec->flags & G_PARAM_CONSTRUCT_ONLY)
    return;

  g_value_init (&other, pspec->value_type);
  set_other_value (pspec, &other);
  g_object_set_property (object, pspec->name, &other);
  g_object_get_property (object, pspec->name, &after);
  if (G_VALUE_HOLDS (&after, G_TYPE_STRV))
    g_assert_cmpstrv (g_value_get_boxed (&after), g_value_get_boxed (&other));
  else
    g_assert_cmpint (g_param_values_cmp (pspec, &after, &other), ==, 0);
}

static void
test_every_property_can_be_set_and_read (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  const struct
  {
    GType type;
    const char *name;
    gpointer value;
  } cases[] = {
    { MUSTER_TYPE_LEADER, "catalog", catalog },
    { MUSTER_TYPE_FORCE_UNIT, "catalog", catalog },
    { MUSTER_TYPE_FORCE, "ruleset", ruleset },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GTypeClass) klass = g_type_class_ref (cases[i].type);
      guint n_specs;
      g_autofree GParamSpec **specs =
        g_object_class_list_properties (G_OBJECT_CLASS (klass), &n_specs);

      g_assert_cmpuint (n_specs, >, 8);
      for (guint j = 0; j < n_specs; j++)
        {
          GObject *object = g_object_new (cases[i].type, cases[i].name, cases[i].value, NULL);

          check_property (object, specs[j]);
          g_assert_finalize_object (object);
        }
    }
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

  g_test_add_func ("/force/force-reports-changes-of-its-list",
                   test_force_reports_changes_of_its_list);
  g_test_add_func ("/force/force-finds-units-and-unused-ids", test_force_finds_units_and_unused_ids);
  g_test_add_func ("/force/force-tells-each-change-once", test_force_tells_each_change_once);
  g_test_add_func ("/force/force-begins-empty", test_force_begins_empty);
  g_test_add_func ("/force/every-property-can-be-set-and-read",
                   test_every_property_can_be_set_and_read);
  g_test_add_func ("/force/starter-becomes-a-force", test_starter_becomes_a_force);

  return g_test_run ();
}
