/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"
#include "muster-test-catalog.h"
#include "muster-test-find.h"
#include "muster-test.h"

/* Everything that can be wrong with a document of good form: each is refused with its place. */

typedef struct
{
  const char *members;
  const char *message;
} Wrong;

/* The head of entries that are about something further back. */
#define TYPE "'types': [{'id': 't', 'name': 'T', 'kind': 'regular', 'arm': 'foot'"
#define OPTION "'options': [{'id': 'o', 'name': 'O'"
#define TRAIT "'traits': [{'id': 'r', 'name': 'R'"
#define SCENARIO "'scenarios': [{'id': 's', 'name': 'S'"
#define FORCE "'forces': [{'id': 'f', 'name': 'F'"

#define LONG_50 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
#define LONG_200 LONG_50 LONG_50 LONG_50 LONG_50

static const Wrong wrong[] = {
  { "'types': {}", "$.types: expected a list, found an object" },
  { "'types': [5]", "$.types[0]: expected an object, found 5" },
  { "'types': [{}]", "$.types[0].id: this member is missing" },
  { "'types': [{'id': 5}]", "$.types[0].id: expected an id of 1 to 64 bytes without blanks, found 5" },
  { "'types': [{'id': 'Big_One'}]",
    "$.types[0].id: expected an id of the letters a to z, digits and “-”, found “Big_One”" },
  { "'scenarios': [{'id': 'A/B'}]",
    "$.scenarios[0].id: expected an id of letters, digits and “-”, found “A/B”" },
  { "'scenarios': [{'id': 'A B'}]",
    "$.scenarios[0].id: expected an id of 1 to 64 bytes without blanks, found “A B”" },
  { "'weapons': [{'id': 'axe', 'name': 'Axe'}, {'id': 'axe', 'name': 'Axe'}]",
    "$.weapons[1].id: “axe” appears twice in this document" },
  { "'weapons': [{'id': 'bow', 'name': 'Bow'}]",
    "$.weapons[0].id: “bow” is already in another file of this ruleset" },

  { "'stats': [{'id': 'luck', 'name': 'Luck', 'colour': 1}]",
    "$.stats[0].colour: unknown member; expected one of id, name, short_name, suffix, signed" },
  { "'reference': [{'id': 'a', 'name': 'A', 'lines': ['needs {nothing}+']}]",
    "$.reference[0].lines[0]: there is no figure “nothing” in this ruleset" },
  { "'reference': [{'id': 'a', 'name': 'A', 'lines': ['good', 'needs {5']}]",
    "$.reference[0].lines[1]: “{” without “}”" },
  { "'reference': [{'id': 'a', 'name': 'A', 'show': 'maps'}]",
    "$.reference[0].show: expected one of types, weapons, options, traits, optional_rules, tables, worked, "
    "found “maps”" },
  { "'reference': [{'id': 'a', 'name': 'A', 'show': 'tables'}]",
    "$.reference[0].tables: this member is missing" },
  { "'reference': [{'id': 'a', 'name': 'A', 'show': 'worked', 'worked': 'odds'}]",
    "$.reference[0].worked: the rules work out no table “odds”" },

  { "'stats': [{'id': 'luck'}]", "$.stats[0].name: this member is missing" },
  { "'stats': [{'id': 'luck', 'name': ' '}]", "$.stats[0].name: expected a text that is not empty" },
  { "'stats': [{'id': 'luck', 'name': 'a\\nb'}]",
    "$.stats[0].name: expected a text without control characters" },
  { "'stats': [{'id': 'luck', 'name': '" LONG_200 "x'}]",
    "$.stats[0].name: expected at most 200 bytes, found 201" },
  { "'stats': [{'id': 'luck', 'name': 'Luck', 'suffix': 5}]",
    "$.stats[0].suffix: expected a text, found 5" },
  { "'stats': [{'id': 'luck', 'name': 'Luck', 'signed': 'no'}]",
    "$.stats[0].signed: expected true or false, found “no”" },

  { "'weapons': [{'id': 'axe', 'name': 'Axe', 'stats': []}]",
    "$.weapons[0].stats: expected an object, found a list" },
  { "'weapons': [{'id': 'axe', 'name': 'Axe', 'stats': {'speed': 5}}]",
    "$.weapons[0].stats.speed: expected one of range, found “speed”" },
  { "'weapons': [{'id': 'axe', 'name': 'Axe', 'stats': {'range': 1000}}]",
    "$.weapons[0].stats.range: expected a whole number from -999 to 999, found 1000" },
  { "'weapons': [{'id': 'axe', 'name': 'Axe', 'rules': 'gun'}]",
    "$.weapons[0].rules: expected a list, found “gun”" },
  { "'weapons': [{'id': 'axe', 'name': 'Axe', 'rules': ['gun', 'magic']}]",
    "$.weapons[0].rules[1]: “magic” is not a rule that Muster knows" },

  { "'optional_rules': [{'id': 'o', 'name': 'O', 'needs': 'snow'}]",
    "$.optional_rules[0].needs: “snow” is not among the optional_rules so far" },
  { "'optional_rules': [{'id': 'o', 'name': 'O', 'needs': 'o'}]",
    "$.optional_rules[0].needs: “o” would need itself by way of “o”" },
  { "'optional_rules': [{'id': 'o', 'name': 'O', 'needs': false}]",
    "$.optional_rules[0].needs: expected an id of 1 to 64 bytes without blanks, found false" },

  { "'types': [{'id': 't', 'name': 'T', 'arm': 'foot'}]", "$.types[0].kind: this member is missing" },
  { "'types': [{'id': 't', 'name': 'T', 'kind': 'regular'}]",
    "$.types[0].arm: this member is missing" },
  { TYPE "}]", "$.types[0].models: this member is missing" },
  { TYPE ", 'models': 0}]", "$.types[0].models: expected a whole number from 1 to 999, found 0" },
  { TYPE ", 'models': 5, 'min_models': 6}]",
    "$.types[0].models: expected a number from “min_models” 6 to “max_models” 99, found 5" },
  { TYPE ", 'models': 5, 'max_models': 4}]",
    "$.types[0].models: expected a number from “min_models” 1 to “max_models” 4, found 5" },
  { TYPE ", 'models': 5, 'small_models': -1}]",
    "$.types[0].small_models: expected a whole number from 0 to 999, found -1" },
  { TYPE ", 'models': 5, 'points': 1.5}]",
    "$.types[0].points: expected a whole number from 0 to 999, found 1.5" },
  { TYPE ", 'models': 5, 'weapon': 'sling'}]",
    "$.types[0].weapon: “sling” is not among the weapons so far" },
  { TYPE ", 'models': 5, 'stats': {'range': 5}}]",
    "$.types[0].stats.range: expected one of speed, nerve, found “range”" },
  { TYPE ", 'models': 5, 'summary': '\\u0007'}]",
    "$.types[0].summary: expected a text without control characters" },

  { OPTION "}]", "$.options[0].for: this member is missing" },
  { OPTION ", 'group': 'A B', 'for': []}]",
    "$.options[0].group: expected an id of 1 to 64 bytes without blanks, found “A B”" },
  { OPTION ", 'needs': 'snow', 'for': []}]",
    "$.options[0].needs: “snow” is not among the optional_rules so far" },
  { OPTION ", 'for': [{}]}]", "$.options[0].for[0].types: this member is missing" },
  { OPTION ", 'for': [{'type': 'archers'}]}]",
    "$.options[0].for[0].type: unknown member; expected one of types, cost, default, effects" },
  { OPTION ", 'for': [{'types': ['dragons']}]}]",
    "$.options[0].for[0].types[0]: “dragons” is not among the types so far" },
  { OPTION ", 'for': [{'types': ['archers']}, {'types': ['battery', 'archers']}]}]",
    "$.options[0].for[1].types[1]: “archers” appears twice in this option" },
  { OPTION ", 'for': [{'types': ['archers'], 'cost': 'much'}]}]",
    "$.options[0].for[0].cost: expected a whole number from -999 to 999, found “much”" },
  { OPTION ", 'for': [{'types': ['archers'], 'default': true}]}]",
    "$.options[0].for[0].default: only an option with a “group” can be a default" },
  { OPTION ", 'group': 'g', 'needs': 'fog', 'for': [{'types': ['archers'], 'default': true}]}]",
    "$.options[0].for[0].default: an option that needs an optional rule cannot be a default" },
  { OPTION ", 'group': 'size', 'for': [{'types': ['battery'], 'default': true}]}]",
    "$.options[0]: “battery” has the default “light” in this group already" },

  { TRAIT ", 'effects': [{}]}]",
    "$.traits[0].effects[0]: expected an effect: “stat”, “weapon” or “rules”" },
  { TRAIT ", 'effects': [{'stat': 'nerve'}]}]",
    "$.traits[0].effects[0]: expected either “set” or “add” beside “stat”" },
  { TRAIT ", 'effects': [{'stat': 'nerve', 'set': 1, 'add': 1}]}]",
    "$.traits[0].effects[0]: expected either “set” or “add” beside “stat”" },
  { TRAIT ", 'effects': [{'stat': 'luck', 'set': 1}]}]",
    "$.traits[0].effects[0].stat: expected one of speed, nerve, found “luck”" },
  { TRAIT ", 'effects': [{'stat': 7, 'set': 1}]}]",
    "$.traits[0].effects[0].stat: expected an id of 1 to 64 bytes without blanks, found 7" },
  { TRAIT ", 'effects': [{'stat': 'nerve', 'add': 'two'}]}]",
    "$.traits[0].effects[0].add: expected a whole number from -999 to 999, found “two”" },
  { TRAIT ", 'effects': [{'stat': 'nerve', 'set': 1, 'rules': []}]}]",
    "$.traits[0].effects[0].rules: unknown member; expected one of stat, set, add" },
  { TRAIT ", 'effects': [{'weapon': 'sling'}]}]",
    "$.traits[0].effects[0].weapon: “sling” is not among the weapons so far" },
  { TRAIT ", 'effects': [{'weapon': 'bow', 'add': 1}]}]",
    "$.traits[0].effects[0].add: unknown member; expected one of weapon" },
  { TRAIT ", 'effects': [{'rules': ['magic']}]}]",
    "$.traits[0].effects[0].rules[0]: “magic” is not a rule that Muster knows" },
  { TRAIT ", 'effects': [{'rules': [], 'add': 1}]}]",
    "$.traits[0].effects[0].add: unknown member; expected one of rules" },
  { TRAIT ", 'effects': {}}]", "$.traits[0].effects: expected a list, found an object" },
  { TRAIT ", 'effects': [0]}]", "$.traits[0].effects[0]: expected an object, found 0" },
  { TRAIT ", 'dice': [1]}]", "$.traits[0].dice: expected two dice, found 1" },
  { TRAIT ", 'dice': [1, 2, 3]}]", "$.traits[0].dice: expected at most 2 entries, found 3" },
  { TRAIT ", 'dice': [0, 1]}]", "$.traits[0].dice[0]: expected a whole number from 1 to 20, found 0" },
  { TRAIT ", 'dice': [1, 3]}]", "$.traits[0].dice: 1, 3 give “grim” already" },
  { TRAIT ", 'dice': [4, 4]}, {'id': 'q', 'name': 'Q', 'dice': [4, 4]}]",
    "$.traits[0].dice: 4, 4 give “q” already" },
  { TRAIT ", 'leadership': 0}]",
    "$.traits[0].leadership: expected a whole number from 1 to 20, found 0" },
  { TRAIT ", 'permanent': 1}]", "$.traits[0].permanent: expected true or false, found 1" },

  { SCENARIO ", 'points': [24]}]",
    "$.scenarios[0].points: expected the points of attacker and defender, found 1 number" },
  { SCENARIO ", 'points': [24, 'all']}]",
    "$.scenarios[0].points[1]: expected a whole number from 0 to 999, found “all”" },
  { SCENARIO ", 'first': 'red'}]",
    "$.scenarios[0].first: expected “attacker” or “defender”, found “red”" },
  { SCENARIO ", 'settings': ['turn-limit', 'snow']}]",
    "$.scenarios[0].settings[1]: expected one of turn-limit, weather, found “snow”" },
  { SCENARIO ", 'settings': [5]}]",
    "$.scenarios[0].settings[0]: expected an id of 1 to 64 bytes without blanks, found 5" },
  { SCENARIO ", 'rules': ['magic']}]",
    "$.scenarios[0].rules[0]: “magic” is not a rule that Muster knows" },
  { SCENARIO ", 'numbers': []}]", "$.scenarios[0].numbers: expected an object, found a list" },
  { SCENARIO ", 'numbers': {'walls': null}}]",
    "$.scenarios[0].numbers.walls: expected a whole number from -9999 to 9999, found null" },
  { SCENARIO ", 'checklist': [5]}]", "$.scenarios[0].checklist[0]: expected a text, found 5" },
  { SCENARIO ", 'checklist': ['']}]",
    "$.scenarios[0].checklist[0]: expected a text that is not empty" },
  { SCENARIO ", 'objectives': [{'id': 'o'}]}]",
    "$.scenarios[0].objectives[0].name: this member is missing" },
  { SCENARIO ", 'objectives': [{'name': 'o'}]}]",
    "$.scenarios[0].objectives[0].id: this member is missing" },
  { SCENARIO ", 'objectives': [{'id': 'o', 'name': 'O', 'points': 5}]}]",
    "$.scenarios[0].objectives[0].points: unknown member; expected one of id, name, for, worth, "
    "automatic" },
  { SCENARIO ", 'objectives': [{'id': 'o', 'name': 'O', 'for': 'red'}]}]",
    "$.scenarios[0].objectives[0].for: expected “both”, “attacker” or “defender”, found “red”" },
  { SCENARIO ", 'objectives': [{'id': 'o', 'name': 'O', 'worth': 100}]}]",
    "$.scenarios[0].objectives[0].worth: expected a whole number from -99 to 99, found 100" },
  { SCENARIO ", 'objectives': [{'id': 'o', 'name': 'O'}, {'id': 'o', 'name': 'O', 'for': 'attacker'}]}]",
    "$.scenarios[0].objectives[1]: “o” appears twice for the same role" },

  { FORCE "}]", "$.forces[0].units: this member is missing" },
  { FORCE ", 'number': 'one', 'units': []}]",
    "$.forces[0].number: expected a whole number from 0 to 9999, found “one”" },
  { FORCE ", 'theatre': '', 'units': []}]",
    "$.forces[0].theatre: expected a text that is not empty" },
  { FORCE ", 'units': [{}]}]", "$.forces[0].units[0].type: this member is missing" },
  { FORCE ", 'units': [{'type': 'archers', 'lord': 'x'}]}]",
    "$.forces[0].units[0].lord: unknown member; expected one of type, options, count, models, name, "
    "leaders, leader, player, or, with" },
  { FORCE ", 'units': [{'type': 'archers', 'leader': {'leadership': 13}}]}]",
    "$.forces[0].units[0].leader.leadership: expected a whole number from 1 to 12, found 13" },
  { FORCE ", 'units': [{'type': 'archers', 'models': 1000}]}]",
    "$.forces[0].units[0].models: expected a whole number from 4 to 20, found 1000" },
  { FORCE ", 'units': [{'type': 'archers', 'leaders': ['nobody']}]}]",
    "$.forces[0].units[0].leaders[0]: “nobody” is not among the traits so far" },
  { FORCE ", 'units': [{'type': 'archers', 'or': [{'type': 'archers', 'with': 'Cart'}]}]}]",
    "$.forces[0].units[0].or[0].with: unknown member; expected one of type, options, count, models, name" },
  { FORCE ", 'units': [{'type': 'archers', 'with': 'Cart'}]}]",
    "$.forces[0].units[0].with: no other unit of the force is called “Cart”, or there are too few" },
  { FORCE ", 'units': [{'type': 'archers', 'count': 2, 'with': 'Cart'},"
    " {'type': 'archers', 'name': 'Cart'}]}]",
    "$.forces[0].units[0].with: no other unit of the force is called “Cart”, or there are too few" },
  { FORCE ", 'units': [{'type': 'dragons'}]}]",
    "$.forces[0].units[0].type: “dragons” is not among the types so far" },
  { FORCE ", 'units': [{'type': 'archers', 'options': ['flying']}]}]",
    "$.forces[0].units[0].options[0]: “flying” is not among the options so far" },
  { FORCE ", 'units': [{'type': 'archers', 'options': ['heavy']}]}]",
    "$.forces[0].units[0].options[0]: “archers” cannot have “heavy”" },
  { FORCE ", 'units': [{'type': 'archers', 'options': ['brave', 'brave']}]}]",
    "$.forces[0].units[0].options[1]: “brave” appears twice" },
  { FORCE ", 'units': [{'type': 'archers', 'options': ['unarmed', 'brave', 'timid']}]}]",
    "$.forces[0].units[0].options[2]: “brave” and “timid” exclude each other" },
  { FORCE ", 'units': [{'type': 'archers', 'count': 0}]}]",
    "$.forces[0].units[0].count: expected a whole number from 1 to 99, found 0" },
};

/* What only a pack can do wrong. */
static const Wrong wrong_packs[] = {
  { "'pack': 'mine'", "$.pack: expected an object, found “mine”" },
  { "'pack': {'title': 'Mine'}",
    "$.pack.title: unknown member; expected one of name, author, note" },
  { "'pack': {'name': ''}", "$.pack.name: expected a text that is not empty" },
  { "'pack': {'author': 5}", "$.pack.author: expected a text, found 5" },
  { "'pack': {'note': []}", "$.pack.note: expected a text, found a list" },
  { "'stats': []", "$.stats: only the ruleset itself can say what is measured" },
  { "'weapon_stats': []", "$.weapon_stats: only the ruleset itself can say what is measured" },
  { "'types': [{'id': 't', 'name': 'T', 'kind': 'regualr', 'arm': 'foot', 'models': 5}]",
    "$.types[0].kind: expected one of regular, irregular, found “regualr”" },
  { "'types': [{'id': 't', 'name': 'T', 'kind': 'regular', 'arm': 'air', 'models': 5}]",
    "$.types[0].arm: expected one of foot, gun, found “air”" },
  { "'optional_rules': [{'id': 'fog', 'name': 'Fog', 'needs': 'thick-fog'}]",
    "$.optional_rules[0].needs: “fog” would need itself by way of “thick-fog”" },
  { "'options': [{'id': 'brave', 'name': 'Brave', 'for': [{'types': ['battery']}]}]",
    "$.options: with these options the force “guard” could not have its “archers”" },
  { "'options': [{'id': 'unarmed', 'name': 'Unarmed', 'group': 'mood', 'for': [{'types': ['archers']}]}]",
    "$.options: with these options the force “guard” could not have its “archers”" },
  { "'options': [{'id': 'heavy', 'name': 'Heavy', 'group': 'size',"
    "             'for': [{'types': ['battery'], 'default': true}]}]",
    "$.options[0]: “battery” has the default “light” in this group already" },
};

static guint
count_entries (MusterCatalog *catalog)
{
  return muster_catalog_get_stats (catalog)->len + muster_catalog_get_weapon_stats (catalog)->len
         + muster_catalog_get_types (catalog)->len + muster_catalog_get_options (catalog)->len
         + muster_catalog_get_weapons (catalog)->len + muster_catalog_get_traits (catalog)->len
         + muster_catalog_get_scenarios (catalog)->len
         + muster_catalog_get_optional_rules (catalog)->len
         + muster_catalog_get_starter_forces (catalog)->len
         + muster_catalog_get_reference (catalog)->len;
}

static void
assert_refused (const char *members,
                const char *pack,
                const char *message)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  guint n_entries = count_entries (catalog);

  muster_test_catalog_assert_refused (catalog, members, pack, message);
  g_assert_cmpuint (count_entries (catalog), ==, n_entries);
}

static void
test_wrong_entries_are_refused_with_their_place (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_refused (wrong[i].members, NULL, wrong[i].message);
}

static void
test_wrong_packs_are_refused_with_their_place (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong_packs); i++)
    assert_refused (wrong_packs[i].members, "mine", wrong_packs[i].message);
}

static char *
repeat_entries (const char *section,
                guint       count)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "'%s': [", section);
  for (guint i = 0; i < count; i++)
    g_string_append_printf (text, "%s{'id': 'x%u', 'name': 'X'}", i > 0 ? ", " : "", i);
  g_string_append_c (text, ']');

  return g_string_free (text, FALSE);
}

static void
test_too_many_entries_are_refused (void)
{
  static const struct
  {
    const char *section;
    guint good;
    const char *message;
  } limits[] = {
    { "weapons", 500, "$.weapons: expected at most 500 entries, found 501" },
    { "stats", 10, "$.stats: expected at most 12 in all" },
    { "weapon_stats", 11, "$.weapon_stats: expected at most 12 in all" },
    { "optional_rules", 61, "$.optional_rules: expected at most 64 in all, with this there are 65" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
      g_autofree char *good = repeat_entries (limits[i].section, limits[i].good);
      g_autofree char *bad = repeat_entries (limits[i].section, limits[i].good + 1);
      g_autoptr (GError) error = NULL;

      assert_refused (bad, NULL, limits[i].message);
      muster_test_catalog_add (catalog, good, NULL, &error);
      g_assert_no_error (error);
    }
}

/* The last section is wrong, and nothing of the good ones before it stays. */
static void
test_a_document_is_taken_whole_or_not_at_all (void)
{
  g_autoptr (MusterCatalog) catalog = muster_test_catalog_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (muster_test_catalog_add (
    catalog,
    "'weapons': [{'id': 'axe', 'name': 'Axe'}, {'id': 'bow', 'name': 'Longbow'}],"
    "'types': [{'id': 'archers', 'name': 'Longbowmen', 'kind': 'regular', 'arm': 'foot', 'models': 3}],"
    "'options': [{'id': 'axes', 'name': 'Axes',"
    "             'for': [{'types': ['archers'], 'effects': [{'weapon': 'axe'}]}]}],"
    "'forces': [{'id': 'f', 'name': 'F', 'units': [{'type': 'archers', 'options': ['axes', 'no']}]}]",
    "mine", &error));
  g_assert_cmpstr (error->message, ==,
                   "f.json: $.forces[0].units[0].options[1]: “no” is not among the options so far");

  g_assert_null (muster_test_find_weapon (catalog, "axe"));
  g_assert_cmpstr (muster_test_find_weapon (catalog, "bow")->name, ==, "Bow");
  g_assert_cmpstr (muster_catalog_find_type (catalog, "archers")->name, ==, "Archers");
  g_assert_cmpuint (muster_catalog_find_type (catalog, "archers")->options->len, ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/catalog-errors/wrong-entries-are-refused-with-their-place",
                   test_wrong_entries_are_refused_with_their_place);
  g_test_add_func ("/catalog-errors/wrong-packs-are-refused-with-their-place",
                   test_wrong_packs_are_refused_with_their_place);
  g_test_add_func ("/catalog-errors/too-many-entries-are-refused", test_too_many_entries_are_refused);
  g_test_add_func ("/catalog-errors/a-document-is-taken-whole-or-not-at-all",
                   test_a_document_is_taken_whole_or_not_at_all);

  return g_test_run ();
}
