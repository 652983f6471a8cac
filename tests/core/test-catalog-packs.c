/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-catalog.h"
#include "muster-test-find.h"
#include "muster-test.h"

static void
add_pack (MusterCatalog *catalog,
          const char    *members)
{
  g_autoptr (GError) error = NULL;

  muster_test_catalog_add (catalog, members, "mine", &error);
  g_assert_no_error (error);
}

static void
test_a_replaced_entry_keeps_its_place (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *archers = muster_catalog_find_type (catalog, "archers");

  add_pack (catalog,
            "'types': [{'id': 'archers', 'name': 'Longbowmen', 'kind': 'regular', 'arm': 'foot',"
            "           'models': 10, 'weapon': 'club', 'stats': {'speed': 7}}]");

  g_assert_true (muster_catalog_find_type (catalog, "archers") == archers);
  g_assert_cmpuint (archers->index, ==, 0);
  g_assert_cmpuint (muster_catalog_get_types (catalog)->len, ==, 2);
  g_assert_cmpstr (archers->name, ==, "Longbowmen");
  g_assert_cmpstr (archers->pack, ==, "mine");
  g_assert_cmpint (archers->models, ==, 10);
  /* As a whole: nothing of the old one shows through. */
  g_assert_cmpstr (archers->summary, ==, "");
  g_assert_cmpint (archers->points, ==, 0);
  g_assert_cmpint (archers->profile.stats[1], ==, MUSTER_STAT_NONE);
  g_assert_null (muster_catalog_find_type (catalog, "battery")->pack);
}

static void
test_a_replaced_type_keeps_its_options (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *battery = muster_catalog_find_type (catalog, "battery");
  const MusterStarterForce *guard = muster_test_find_starter (catalog, "guard");
  const MusterStarterUnit *unit = g_ptr_array_index (guard->units, 1);

  add_pack (catalog,
            "'types': [{'id': 'battery', 'name': 'Big guns', 'kind': 'irregular', 'arm': 'gun',"
            "           'models': 6, 'points': 9}]");

  g_assert_cmpuint (battery->options->len, ==, 3);
  g_assert_cmpuint (battery->defaults->len, ==, 1);
  g_assert_true (unit->type == battery);
  g_assert_cmpint (muster_unit_type_get_cost (unit->type, NULL, 0), ==, 9);
}

static void
test_whoever_names_a_weapon_has_the_replaced_one (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *archers = muster_catalog_find_type (catalog, "archers");
  const MusterOption *unarmed = muster_catalog_find_option (catalog, "unarmed");
  MusterProfile profile;

  add_pack (catalog, "'weapons': [{'id': 'bow', 'name': 'Longbow', 'stats': {'range': 20}},"
                     "            {'id': 'club', 'name': 'Maul'}]");

  g_assert_cmpstr (archers->profile.weapon->name, ==, "Longbow");
  g_assert_cmpint (archers->profile.weapon->stats[0], ==, 20);
  muster_unit_type_get_profile (archers, &unarmed, 1, NULL, &profile);
  g_assert_cmpstr (profile.weapon->name, ==, "Maul");
}

static void
test_a_replaced_option_is_for_other_types (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *archers = muster_catalog_find_type (catalog, "archers");
  const MusterUnitType *battery = muster_catalog_find_type (catalog, "battery");

  add_pack (catalog,
            "'options': [{'id': 'timid', 'name': 'Very timid', 'for': [{'types': ['battery'],"
            "             'cost': -3}]}]");

  g_assert_null (muster_unit_type_find_option (archers, "timid"));
  g_assert_cmpint (muster_unit_type_find_option (battery, "timid")->cost, ==, -3);
  g_assert_null (muster_catalog_find_option (catalog, "timid")->group);
  g_assert_cmpuint (muster_catalog_find_option (catalog, "timid")->index, ==, 1);
}

static void
test_a_default_may_move_to_another_option (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *battery = muster_catalog_find_type (catalog, "battery");
  const MusterOption *heavy = muster_catalog_find_option (catalog, "heavy");

  add_pack (catalog,
            "'options': [{'id': 'heavy', 'name': 'Heavy', 'group': 'size',"
            "             'for': [{'types': ['battery'], 'cost': 2, 'default': true}]},"
            "            {'id': 'light', 'name': 'Light', 'group': 'size',"
            "             'for': [{'types': ['battery'], 'cost': 0}]}]");

  g_assert_cmpuint (battery->defaults->len, ==, 1);
  g_assert_true (g_ptr_array_index (battery->defaults, 0) == heavy);
  g_assert_cmpint (muster_unit_type_get_cost (battery, NULL, 0), ==, 10);
}

static void
test_a_pack_builds_on_itself (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *riders;
  const MusterStarterForce *force;
  const MusterStarterUnit *unit;

  add_pack (catalog,
            "'pack': {'name': 'Horses', 'author': 'Me', 'note': 'All of them.'},"
            "'weapons': [{'id': 'bow', 'name': 'Short bow'}, {'id': 'lance', 'name': 'Lance'}],"
            "'optional_rules': [{'id': 'mud', 'name': 'Mud'}],"
            "'types': [{'id': 'riders', 'name': 'Riders', 'kind': 'regular', 'arm': 'foot',"
            "           'models': 8, 'points': 6, 'weapon': 'lance'}],"
            "'options': [{'id': 'bows', 'name': 'Bows', 'needs': 'mud',"
            "             'for': [{'types': ['riders'], 'cost': 1, 'effects': [{'weapon': 'bow'}]}]}],"
            "'forces': [{'id': 'raid', 'name': 'Raid',"
            "            'units': [{'type': 'riders', 'options': ['bows']}]}]");

  riders = muster_catalog_find_type (catalog, "riders");
  force = muster_test_find_starter (catalog, "raid");
  unit = g_ptr_array_index (force->units, 0);
  g_assert_cmpuint (riders->index, ==, 2);
  g_assert_cmpuint (force->index, ==, 1);
  g_assert_cmpstr (force->pack, ==, "mine");
  g_assert_null (force->theatre);
  g_assert_cmpint (force->number, ==, 0);
  g_assert_true (unit->type == riders);
  g_assert_cmpint (muster_unit_type_get_cost (unit->type, unit->options, unit->n_options), ==, 7);
  g_assert_cmpuint (muster_catalog_find_optional_rule (catalog, "mud")->index, ==, 3);

  /* What the pack's own entries point to is what stands in the catalog. */
  g_assert_true (((const MusterTypeOption *) g_ptr_array_index (riders->options, 0))->option
                 == unit->options[0]);
}

static void
test_a_later_pack_replaces_an_earlier_one (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  g_autoptr (GError) error = NULL;

  add_pack (catalog, "'traits': [{'id': 'bold', 'name': 'Bolder', 'dice': [6, 6]},"
                     "           {'id': 'mad', 'name': 'Mad', 'dice': [1, 2]}]");
  muster_test_catalog_add (catalog, "'traits': [{'id': 'bold', 'name': 'Boldest'}]", "other", &error);
  g_assert_no_error (error);

  g_assert_cmpuint (muster_catalog_get_traits (catalog)->len, ==, 3);
  g_assert_cmpstr (muster_catalog_find_trait (catalog, "bold")->name, ==, "Boldest");
  g_assert_cmpstr (muster_catalog_find_trait (catalog, "bold")->pack, ==, "other");
  g_assert_cmpint (muster_catalog_find_trait (catalog, "bold")->dice[0], ==, 0);
  g_assert_cmpstr (muster_catalog_find_trait (catalog, "mad")->pack, ==, "mine");
}

static void
test_scenarios_and_forces_are_replaced (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterScenario *a = muster_catalog_find_scenario (catalog, "A");
  const MusterStarterForce *guard = muster_test_find_starter (catalog, "guard");

  add_pack (catalog,
            "'scenarios': [{'id': 'A', 'name': 'Another'}],"
            "'options': [{'id': 'brave', 'name': 'Brave', 'for': []}],"
            "'forces': [{'id': 'guard', 'name': 'Old guard', 'units': [{'type': 'battery'}]}]");

  g_assert_cmpstr (a->name, ==, "Another");
  g_assert_cmpuint (a->objectives->len, ==, 0);
  g_assert_cmpuint (g_strv_length (a->settings), ==, 0);
  g_assert_cmpuint (g_strv_length (a->checklist), ==, 0);
  g_assert_false (a->defender_first);
  g_assert_cmpuint (a->rules, ==, 0);
  g_assert_cmpint (muster_catalog_get_scenario_number (a, "walls", 9), ==, 9);
  g_assert_cmpuint (guard->units->len, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/catalog-packs/a-replaced-entry-keeps-its-place",
                   test_a_replaced_entry_keeps_its_place);
  g_test_add_func ("/catalog-packs/a-replaced-type-keeps-its-options",
                   test_a_replaced_type_keeps_its_options);
  g_test_add_func ("/catalog-packs/whoever-names-a-weapon-has-the-replaced-one",
                   test_whoever_names_a_weapon_has_the_replaced_one);
  g_test_add_func ("/catalog-packs/a-replaced-option-is-for-other-types",
                   test_a_replaced_option_is_for_other_types);
  g_test_add_func ("/catalog-packs/a-default-may-move-to-another-option",
                   test_a_default_may_move_to_another_option);
  g_test_add_func ("/catalog-packs/a-pack-builds-on-itself", test_a_pack_builds_on_itself);
  g_test_add_func ("/catalog-packs/a-later-pack-replaces-an-earlier-one",
                   test_a_later_pack_replaces_an_earlier_one);
  g_test_add_func ("/catalog-packs/scenarios-and-forces-are-replaced",
                   test_scenarios_and_forces_are_replaced);

  return g_test_run ();
}
