/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"
#include "muster-test-catalog.h"
#include "muster-test-find.h"
#include "muster-test.h"

#include <string.h>

static void
test_entries_are_read_as_written (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *archers = muster_catalog_find_type (catalog, "archers");
  const MusterUnitType *battery = muster_catalog_find_type (catalog, "battery");
  const MusterStat *nerve = g_ptr_array_index (muster_catalog_get_stats (catalog), 1);
  const MusterStat *speed = g_ptr_array_index (muster_catalog_get_stats (catalog), 0);

  g_assert_cmpstr (muster_catalog_get_ruleset_id (catalog), ==, "test");
  g_assert_cmpstr (speed->suffix, ==, "\"");
  g_assert_false (speed->is_signed);
  g_assert_true (nerve->is_signed);
  g_assert_cmpint (muster_catalog_find_stat (catalog, "nerve"), ==, 1);
  g_assert_cmpint (muster_catalog_find_stat (catalog, "range"), ==, -1);
  g_assert_cmpint (muster_catalog_find_weapon_stat (catalog, "range"), ==, 0);
  g_assert_cmpuint (muster_catalog_get_weapon_stats (catalog)->len, ==, 1);

  g_assert_cmpuint (archers->index, ==, 0);
  g_assert_cmpstr (archers->name, ==, "Archers");
  g_assert_cmpstr (archers->summary, ==, "Shoot.");
  g_assert_cmpstr (archers->kind, ==, "regular");
  g_assert_cmpstr (archers->arm, ==, "foot");
  g_assert_cmpint (archers->models, ==, 12);
  g_assert_cmpint (archers->min_models, ==, 4);
  g_assert_cmpint (archers->max_models, ==, 20);
  g_assert_cmpint (archers->small_models, ==, 6);
  g_assert_cmpint (archers->points, ==, 5);
  g_assert_null (archers->pack);
  g_assert_cmpint (archers->profile.stats[0], ==, 6);
  g_assert_cmpint (archers->profile.stats[1], ==, -1);
  g_assert_cmpint (archers->profile.stats[2], ==, MUSTER_STAT_NONE);
  g_assert_true (archers->profile.weapon == muster_test_find_weapon (catalog, "bow"));
  g_assert_cmpuint (archers->profile.rules, ==, 0);

  g_assert_cmpuint (battery->index, ==, 1);
  g_assert_cmpstr (battery->summary, ==, "");
  g_assert_cmpint (battery->min_models, ==, 1);
  g_assert_cmpint (battery->max_models, ==, 99);
  g_assert_cmpint (battery->small_models, ==, 0);
  g_assert_cmpint (battery->profile.stats[1], ==, MUSTER_STAT_NONE);
  g_assert_cmpuint (battery->profile.rules, ==, 1 << 1);

  g_assert_cmpuint (muster_test_find_weapon (catalog, "cannon")->rules, ==, 1 << 1);
  g_assert_cmpint (muster_test_find_weapon (catalog, "club")->stats[0], ==, MUSTER_STAT_NONE);
  g_assert_cmpstr (muster_catalog_find_optional_rule (catalog, "thick-fog")->needs, ==, "fog");
  g_assert_null (muster_catalog_find_optional_rule (catalog, "rain")->needs);
  g_assert_null (muster_catalog_find_type (catalog, "dragons"));
}

static void
test_options_are_known_from_both_ends (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *archers = muster_catalog_find_type (catalog, "archers");
  const MusterUnitType *battery = muster_catalog_find_type (catalog, "battery");
  const MusterTypeOption *timid = muster_unit_type_find_option (archers, "timid");

  g_assert_cmpuint (archers->options->len, ==, 3);
  g_assert_cmpuint (archers->defaults->len, ==, 0);
  g_assert_cmpuint (battery->options->len, ==, 3);
  g_assert_cmpuint (battery->defaults->len, ==, 1);
  g_assert_true (g_ptr_array_index (battery->defaults, 0)
                 == muster_catalog_find_option (catalog, "light"));
  g_assert_true (timid->option == muster_catalog_find_option (catalog, "timid"));
  g_assert_cmpint (timid->cost, ==, -1);
  g_assert_cmpstr (timid->option->group, ==, "mood");
  g_assert_null (timid->option->needs);
  g_assert_cmpstr (muster_catalog_find_option (catalog, "unarmed")->needs, ==, "fog");
  g_assert_null (muster_unit_type_find_option (battery, "timid"));
}

static void
test_traits_scenarios_and_forces_are_read (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterTrait *bold = muster_catalog_find_trait (catalog, "bold");
  const MusterTrait *grim = muster_catalog_find_trait (catalog, "grim");
  const MusterScenario *a = muster_catalog_find_scenario (catalog, "A");
  const MusterStarterForce *guard = muster_test_find_starter (catalog, "guard");
  const MusterScenarioObjective *objective;
  const MusterStarterUnit *unit;

  g_assert_cmpint (bold->dice[0], ==, 1);
  g_assert_cmpint (bold->dice[1], ==, 2);
  g_assert_cmpint (bold->leadership, ==, 5);
  g_assert_false (bold->permanent);
  g_assert_true (grim->permanent);
  g_assert_cmpint (grim->leadership, ==, 0);
  g_assert_cmpuint (grim->effects->len, ==, 1);

  g_assert_cmpint (a->attacker_points, ==, 24);
  g_assert_cmpint (a->defender_points, ==, 18);
  g_assert_true (a->defender_first);
  g_assert_cmpuint (a->rules, ==, 1 << 2);
  g_assert_cmpint (muster_catalog_get_scenario_number (a, "turn-limit", 0), ==, 12);
  g_assert_cmpint (muster_catalog_get_scenario_number (a, "walls", 0), ==, -3);
  g_assert_cmpint (muster_catalog_get_scenario_number (a, "gates", 4), ==, 4);
  g_assert_cmpstrv (a->settings, ((const char *const[]) { "turn-limit", NULL }));
  g_assert_cmpstrv (a->checklist, ((const char *const[]) { "Build a wall.", "Man it.", NULL }));
  g_assert_cmpuint (a->objectives->len, ==, 3);
  objective = g_ptr_array_index (a->objectives, 0);
  g_assert_true (objective->attacker && !objective->defender && objective->automatic);
  g_assert_cmpint (objective->worth, ==, 2);
  objective = g_ptr_array_index (a->objectives, 2);
  g_assert_true (objective->attacker && objective->defender && !objective->automatic);
  g_assert_cmpint (objective->worth, ==, 1);

  g_assert_cmpint (guard->number, ==, 7);
  g_assert_cmpstr (guard->theatre, ==, "Home");
  unit = g_ptr_array_index (guard->units, 0);
  g_assert_true (unit->type == muster_catalog_find_type (catalog, "archers"));
  g_assert_cmpuint (unit->n_options, ==, 2);
  g_assert_true (unit->options[1] == muster_catalog_find_option (catalog, "unarmed"));
  g_assert_cmpuint (unit->count, ==, 2);
  g_assert_cmpstr (unit->name, ==, "Company");
  unit = g_ptr_array_index (guard->units, 1);
  g_assert_cmpuint (unit->count, ==, 1);
  g_assert_null (unit->name);
}

static void
test_document_of_another_kind_is_refused (void)
{
  static const struct
  {
    const char *text;
    int code;
    const char *message;
  } documents[] = {
    { "[]", MUSTER_CORE_ERROR_INVALID, "$: expected an object, found a list" },
    { "{}", MUSTER_CORE_ERROR_INVALID, "$.format: this member is missing" },
    { "{\"format\": \"muster-battle\"}", MUSTER_CORE_ERROR_INVALID,
      "$.format: expected “muster-catalog”, found “muster-battle”" },
    { "{\"format\": \"muster-catalog\"}", MUSTER_CORE_ERROR_INVALID,
      "$.version: this member is missing" },
    { "{\"format\": \"muster-catalog\", \"version\": 0, \"ruleset\": \"test\"}",
      MUSTER_CORE_ERROR_INVALID, "$.version: expected a whole number from 1 to 2147483647, found 0" },
    { "{\"format\": \"muster-catalog\", \"version\": 2, \"ruleset\": \"test\"}",
      MUSTER_CORE_ERROR_NEWER,
      "$.version: made for a later version of Muster (2; this one reads 1)" },
    { "{\"format\": \"muster-catalog\", \"version\": 1}", MUSTER_CORE_ERROR_INVALID,
      "$.ruleset: this member is missing" },
    { "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"other\"}",
      MUSTER_CORE_ERROR_INVALID, "$.ruleset: expected “test”, found “other”" },
    { "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"test\", \"unit\": []}",
      MUSTER_CORE_ERROR_INVALID,
      "$.unit: unknown member; expected one of format, version, ruleset, pack, stats, weapon_stats, "
      "weapons, optional_rules, types, options, traits, figures, tables, checklists, scenarios, "
      "forces, battles, cultures, reference, policies" },
    { "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"test\", \"pack\": {}}",
      MUSTER_CORE_ERROR_INVALID, "$.pack: a ruleset’s own file is not a pack" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autoptr (MusterCatalog) catalog = muster_catalog_new ("test", muster_test_catalog_words);
      g_autoptr (GError) error = NULL;
      g_autofree char *message = g_strconcat ("f.json: ", documents[i].message, NULL);
      g_autoptr (MusterJson) document = muster_json_read (documents[i].text,
                                                          strlen (documents[i].text), "f.json",
                                                          NULL);

      g_assert_false (muster_catalog_add (catalog, document, "f.json", NULL, &error));
      g_assert_error (error, MUSTER_CORE_ERROR, documents[i].code);
      g_assert_cmpstr (error->message, ==, message);
    }
}

static void
test_profile_follows_options_defaults_and_trait (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *archers = muster_catalog_find_type (catalog, "archers");
  const MusterUnitType *battery = muster_catalog_find_type (catalog, "battery");
  const MusterOption *brave = muster_catalog_find_option (catalog, "brave");
  const MusterOption *heavy = muster_catalog_find_option (catalog, "heavy");
  const MusterOption *unarmed = muster_catalog_find_option (catalog, "unarmed");
  MusterProfile profile;

  muster_unit_type_get_profile (archers, (const MusterOption *[]) { unarmed, brave }, 2, NULL,
                                &profile);
  g_assert_cmpint (profile.stats[0], ==, 6);
  g_assert_cmpint (profile.stats[1], ==, 1);
  g_assert_true (profile.weapon == muster_test_find_weapon (catalog, "club"));
  g_assert_cmpint (archers->profile.stats[1], ==, -1);

  muster_unit_type_get_profile (archers, &brave, 1, muster_catalog_find_trait (catalog, "grim"),
                                &profile);
  g_assert_cmpint (profile.stats[1], ==, 3);

  muster_unit_type_get_profile (battery, NULL, 0, NULL, &profile);
  g_assert_cmpint (profile.stats[0], ==, 4);
  g_assert_cmpint (profile.stats[1], ==, MUSTER_STAT_NONE);
  g_assert_cmpuint (profile.rules, ==, 1 << 1 | 1 << 0);

  /* The default goes when another of its group is chosen; nothing is added to a stat that is not there. */
  muster_unit_type_get_profile (battery, (const MusterOption *[]) { heavy, brave }, 2, NULL, &profile);
  g_assert_cmpint (profile.stats[0], ==, 2);
  g_assert_cmpint (profile.stats[1], ==, MUSTER_STAT_NONE);
  g_assert_cmpuint (profile.rules, ==, 1 << 1 | 1 << 2);
}

static void
test_cost_counts_options_and_defaults (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  const MusterUnitType *archers = muster_catalog_find_type (catalog, "archers");
  const MusterUnitType *battery = muster_catalog_find_type (catalog, "battery");
  const MusterOption *timid = muster_catalog_find_option (catalog, "timid");
  const MusterOption *brave = muster_catalog_find_option (catalog, "brave");
  const MusterOption *heavy = muster_catalog_find_option (catalog, "heavy");

  g_assert_cmpint (muster_unit_type_get_cost (archers, NULL, 0), ==, 5);
  g_assert_cmpint (muster_unit_type_get_cost (archers, &timid, 1), ==, 4);
  g_assert_cmpint (muster_unit_type_get_cost (battery, NULL, 0), ==, 8);
  g_assert_cmpint (muster_unit_type_get_cost (battery, &heavy, 1), ==, 10);
  g_assert_cmpint (muster_unit_type_get_cost (battery, (const MusterOption *[]) { brave, heavy }, 2),
                   ==, 11);
  /* What a type cannot have costs it nothing. */
  g_assert_cmpint (muster_unit_type_get_cost (battery, &timid, 1), ==, 8);
}

static void
test_later_files_see_earlier_ones (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  g_autoptr (GError) error = NULL;
  const MusterUnitType *mob;
  const MusterStat *luck;

  muster_test_catalog_add (
    catalog,
    "'stats': [{'id': 'luck', 'name': 'Luck'}],"
    "'types': [{'id': 'mob', 'name': 'Mob', 'kind': 'rabble', 'arm': 'foot', 'models': 30,"
    "           'weapon': 'club', 'stats': {'nerve': 0, 'luck': 4}}],"
    "'options': [{'id': 'lucky', 'name': 'Lucky',"
    "             'for': [{'types': ['mob'], 'effects': [{'stat': 'luck', 'add': 1}]}]}]",
    NULL, &error);
  g_assert_no_error (error);

  luck = g_ptr_array_index (muster_catalog_get_stats (catalog), 2);
  g_assert_cmpuint (luck->index, ==, 2);
  mob = muster_catalog_find_type (catalog, "mob");
  g_assert_cmpuint (mob->index, ==, 2);
  g_assert_cmpint (mob->profile.stats[2], ==, 4);
  g_assert_cmpint (mob->points, ==, 0);
  g_assert_cmpuint (mob->options->len, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/catalog/entries-are-read-as-written", test_entries_are_read_as_written);
  g_test_add_func ("/catalog/options-are-known-from-both-ends", test_options_are_known_from_both_ends);
  g_test_add_func ("/catalog/traits-scenarios-and-forces-are-read",
                   test_traits_scenarios_and_forces_are_read);
  g_test_add_func ("/catalog/document-of-another-kind-is-refused",
                   test_document_of_another_kind_is_refused);
  g_test_add_func ("/catalog/profile-follows-options-defaults-and-trait",
                   test_profile_follows_options_defaults_and_trait);
  g_test_add_func ("/catalog/cost-counts-options-and-defaults", test_cost_counts_options_and_defaults);
  g_test_add_func ("/catalog/later-files-see-earlier-ones", test_later_files_see_earlier_ones);

  return g_test_run ();
}
