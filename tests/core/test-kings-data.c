/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* The figures of the ruleset kings against the tables of its book. */

static MusterLibrary *library;

static MusterCatalog *
get_catalog (void)
{
  return muster_ruleset_get_catalog (muster_library_find_ruleset (library, "kings"));
}

/* K-PROFILE */
static const struct
{
  const char *type;
  const char *options;
  int stats[4];
  const char *weapon;
  int points;
  int models;
  int small_models;
  const char *kind;
  const char *arm;
} profiles[] = {
  { "regular-infantry", "", { 6, 5, 5, 1 }, "modern-rifle", 6, 12, 6, "regular", "infantry" },
  { "regular-cavalry", "", { 10, 5, 4, 1 }, "modern-carbine", 6, 8, 4, "regular", "cavalry" },
  { "irregular-infantry", "", { 6, 5, 6, 0 }, "obsolete-rifle", 4, 12, 6, "irregular", "infantry" },
  { "irregular-cavalry", "", { 12, 5, 5, 0 }, "obsolete-carbine", 4, 8, 4, "irregular", "cavalry" },
  { "tribal-infantry", "", { 8, 6, 5, 0 }, "tribal-weapons", 3, 16, 8, "tribal", "infantry" },
  { "tribal-cavalry", "", { 12, 6, 5, 0 }, "tribal-weapons", 3, 10, 5, "tribal", "cavalry" },
  { "crewed-weapon", "", { 4, 4, 6, 0 }, "field-gun", 6, 4, 0, "regular", "crewed" },
  { "crewed-weapon", "well-drilled machine-gun", { 4, 4, 6, 0 }, "machine-gun", 6, 4, 0, "regular",
    "crewed" },
  { "crewed-weapon", "poorly-drilled", { 4, 5, 6, -1 }, "field-gun", 4, 4, 0, "regular", "crewed" },
  { "crewed-weapon", "machine-gun poorly-drilled", { 4, 5, 6, -1 }, "machine-gun", 4, 4, 0, "regular",
    "crewed" },
  /* K-OPTION */
  { "regular-infantry", "sharpshooters", { 6, 4, 5, 1 }, "modern-rifle", 8, 12, 6 },
  { "regular-infantry", "poor-shots", { 6, 6, 5, 1 }, "modern-rifle", 5, 12, 6 },
  { "regular-infantry", "elite", { 6, 5, 5, 2 }, "modern-rifle", 7, 12, 6 },
  { "regular-infantry", "unenthusiastic", { 6, 5, 5, 0 }, "modern-rifle", 5, 12, 6 },
  { "regular-infantry", "fierce", { 6, 5, 4, 1 }, "modern-rifle", 7, 12, 6 },
  { "regular-infantry", "mounted-infantry", { 8, 5, 5, 1 }, "modern-rifle", 7, 12, 6 },
  { "regular-infantry", "poorly-armed", { 6, 5, 5, 1 }, "obsolete-rifle", 5, 12, 6 },
  { "regular-cavalry", "elite", { 10, 5, 4, 2 }, "modern-carbine", 7, 8, 4 },
  { "regular-cavalry", "unenthusiastic", { 10, 5, 4, 0 }, "modern-carbine", 5, 8, 4 },
  { "regular-cavalry", "lancers", { 10, 5, 4, 1 }, "modern-carbine", 8, 8, 4 },
  { "regular-cavalry", "poorly-armed", { 10, 5, 4, 1 }, "obsolete-carbine", 5, 8, 4 },
  { "irregular-infantry", "sharpshooters", { 6, 4, 6, 0 }, "obsolete-rifle", 6, 12, 6 },
  { "irregular-infantry", "poor-shots", { 6, 6, 6, 0 }, "obsolete-rifle", 3, 12, 6 },
  { "irregular-infantry", "veteran", { 6, 5, 6, 1 }, "obsolete-rifle", 5, 12, 6 },
  { "irregular-infantry", "unenthusiastic", { 6, 5, 6, -1 }, "obsolete-rifle", 3, 12, 6 },
  { "irregular-infantry", "fieldcraft", { 6, 5, 6, 0 }, "obsolete-rifle", 5, 12, 6 },
  { "irregular-infantry", "mounted-infantry", { 8, 5, 6, 0 }, "obsolete-rifle", 5, 12, 6 },
  { "irregular-infantry", "well-armed", { 6, 5, 6, 0 }, "modern-rifle", 5, 12, 6 },
  { "irregular-infantry", "poorly-armed", { 6, 5, 6, 0 }, "antiquated-musket", 3, 12, 6 },
  { "irregular-cavalry", "veteran", { 12, 5, 5, 1 }, "obsolete-carbine", 5, 8, 4 },
  { "irregular-cavalry", "unenthusiastic", { 12, 5, 5, -1 }, "obsolete-carbine", 3, 8, 4 },
  { "irregular-cavalry", "well-armed", { 12, 5, 5, 0 }, "modern-carbine", 5, 8, 4 },
  { "irregular-cavalry", "lancers", { 12, 5, 5, 0 }, "obsolete-carbine", 6, 8, 4 },
  { "tribal-infantry", "elite", { 8, 6, 5, 2 }, "tribal-weapons", 5, 16, 8 },
  { "tribal-infantry", "veteran", { 8, 6, 5, 1 }, "tribal-weapons", 4, 16, 8 },
  { "tribal-infantry", "unenthusiastic", { 8, 6, 5, -1 }, "tribal-weapons", 2, 16, 8 },
  { "tribal-infantry", "fierce", { 8, 6, 4, 0 }, "tribal-weapons", 4, 16, 8 },
  { "tribal-infantry", "bows", { 8, 5, 5, 0 }, "foot-bows", 5, 16, 8 },
  { "tribal-cavalry", "sharpshooters", { 12, 5, 5, 0 }, "tribal-weapons", 4, 10, 5 },
  { "tribal-cavalry", "veteran", { 12, 6, 5, 1 }, "tribal-weapons", 4, 10, 5 },
  { "tribal-cavalry", "unenthusiastic", { 12, 6, 5, -1 }, "tribal-weapons", 2, 10, 5 },
  { "regular-infantry", "officer-snipers", { 6, 5, 5, 1 }, "modern-rifle", 7, 12, 6 },
  { "regular-cavalry", "cuirassiers", { 10, 5, 4, 1 }, "modern-carbine", 7, 8, 4 },
  { "tribal-infantry", "ghazi", { 8, 6, 5, 0 }, "tribal-weapons", 4, 16, 8 },
  { "tribal-cavalry", "ghazi", { 12, 6, 5, 0 }, "tribal-weapons", 4, 10, 5 },
  { "irregular-infantry", "light-infantry", { 6, 5, 6, 0 }, "obsolete-rifle", 5, 12, 6 },
  { "regular-infantry", "magazine-rifles", { 6, 4, 5, 1 }, "modern-rifle", 8, 12, 6 },
  { "tribal-infantry", "haka", { 8, 6, 5, 0 }, "tribal-weapons", 4, 16, 8 },
  { "regular-infantry", "terror-kilts", { 6, 5, 5, 1 }, "modern-rifle", 7, 12, 6 },
};

static void
test_units_and_options_are_those_of_the_book (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (profiles); i++)
    {
      const MusterUnitType *type = muster_catalog_find_type (get_catalog (), profiles[i].type);
      g_auto (GStrv) names = g_strsplit (profiles[i].options, " ", -1);
      const MusterOption *options[4];
      guint n_options = 0;
      MusterProfile profile;

      g_test_message ("%s %s", profiles[i].type, profiles[i].options);
      for (guint j = 0; names[j] != NULL; j++)
        {
          g_assert_nonnull (muster_unit_type_find_option (type, names[j]));
          options[n_options++] = muster_unit_type_find_option (type, names[j])->option;
        }

      muster_unit_type_get_profile (type, options, n_options, NULL, &profile);
      for (guint j = 0; j < 4; j++)
        g_assert_cmpint (profile.stats[j], ==, profiles[i].stats[j]);
      g_assert_cmpstr (profile.weapon->id, ==, profiles[i].weapon);
      g_assert_cmpint (muster_unit_type_get_cost (type, options, n_options), ==, profiles[i].points);
      g_assert_cmpint (type->models, ==, profiles[i].models);
      g_assert_cmpint (type->small_models, ==, profiles[i].small_models);
      if (profiles[i].kind != NULL)
        {
          g_assert_cmpstr (type->kind, ==, profiles[i].kind);
          g_assert_cmpstr (type->arm, ==, profiles[i].arm);
        }
    }
}

/* How many options each type has: what is not in the table above is nowhere. */
static void
test_no_type_has_an_option_too_many (void)
{
  static const struct
  {
    const char *type;
    guint n_options;
  } types[] = {
    { "regular-infantry", 7 + 4 },   { "regular-cavalry", 4 + 1 }, { "irregular-infantry", 8 + 3 },
    { "irregular-cavalry", 4 },      { "tribal-infantry", 5 + 3 }, { "tribal-cavalry", 3 + 1 },
    { "crewed-weapon", 4 },
  };

  g_assert_cmpuint (muster_catalog_get_types (get_catalog ())->len, ==, G_N_ELEMENTS (types));
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    g_assert_cmpuint (muster_catalog_find_type (get_catalog (), types[i].type)->options->len, ==,
                      types[i].n_options);
}

/* K-OPTION-01 */
static void
test_options_exclude_each_other_in_groups (void)
{
  static const struct
  {
    const char *group;
    const char *options[5];
  } groups[] = {
    { "shooting", { "sharpshooters", "poor-shots", "magazine-rifles" } },
    { "quality", { "elite", "veteran", "unenthusiastic" } },
    { "arms", { "well-armed", "poorly-armed", "bows" } },
    { "drill", { "well-drilled", "poorly-drilled" } },
    { "gun", { "field-gun", "machine-gun" } },
  };
  guint n_grouped = 0;
  guint n_found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      for (guint j = 0; groups[i].options[j] != NULL; j++, n_grouped++)
        g_assert_cmpstr (muster_catalog_find_option (get_catalog (), groups[i].options[j])->group, ==,
                         groups[i].group);
    }

  for (guint i = 0; i < muster_catalog_get_options (get_catalog ())->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (muster_catalog_get_options (get_catalog ()), i);

      n_found += option->group != NULL;
    }
  g_assert_cmpuint (n_found, ==, n_grouped);
}

static void
test_theatre_options_need_their_switch (void)
{
  static const char *const ids[] = {
    "officer-snipers", "cuirassiers", "ghazi", "light-infantry", "magazine-rifles", "haka",
    "terror-kilts", NULL,
  };

  for (guint i = 0; i < muster_catalog_get_options (get_catalog ())->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (muster_catalog_get_options (get_catalog ()), i);

      g_assert_cmpstr (option->needs, ==,
                       g_strv_contains (ids, option->id) ? "theatre-options" : NULL);
    }
}

static void
test_weapons_reach_as_far_as_in_the_book (void)
{
  static const struct
  {
    const char *id;
    int stats[3];
  } weapons[] = {
    { "modern-rifle", { 12, 24, 1 } },     { "obsolete-rifle", { 9, 18, 1 } },
    { "modern-carbine", { 9, 18, 1 } },    { "antiquated-musket", { 6, 12, 1 } },
    { "obsolete-carbine", { 6, 12, 1 } },  { "field-gun", { 16, 36, 2 } },
    { "machine-gun", { 12, 24, 3 } },      { "foot-bows", { 6, 12, 1 } },
    { "tribal-weapons", { 6, MUSTER_STAT_NONE, 1 } },
  };

  g_assert_cmpuint (muster_catalog_get_weapons (get_catalog ())->len, ==, G_N_ELEMENTS (weapons));
  for (guint i = 0; i < G_N_ELEMENTS (weapons); i++)
    {
      const MusterWeapon *weapon = muster_catalog_find_weapon (get_catalog (), weapons[i].id);

      for (guint j = 0; j < 3; j++)
        g_assert_cmpint (weapon->stats[j], ==, weapons[i].stats[j]);
    }
}

/* K-LEAD-02 */
static void
test_every_throw_of_two_dice_gives_a_trait (void)
{
  static const struct
  {
    const char *id;
    int leadership;
  } leaders[] = {
    { "hapless", 10 },        { "fine-moustache", 9 },  { "bulletproof-bumbler", 9 }, { "steady", 6 },
    { "jolly-good-chap", 5 }, { "hero-of-the-empire", 4 },
  };
  GPtrArray *traits = muster_catalog_get_traits (get_catalog ());
  guint n_leaders = 0;

  g_assert_cmpuint (traits->len, ==, 36);
  for (guint i = 0; i < traits->len; i++)
    {
      const MusterTrait *trait = g_ptr_array_index (traits, i);

      g_assert_cmpint (trait->dice[0], ==, (int) i / 6 + 1);
      g_assert_cmpint (trait->dice[1], ==, (int) i % 6 + 1);
      g_assert_cmpint (trait->permanent, ==,
                       g_str_equal (trait->id, "brutal") || g_str_equal (trait->id, "favourite-nephew"));
      n_leaders += trait->leadership > 0;
    }

  g_assert_cmpuint (n_leaders, ==, G_N_ELEMENTS (leaders));
  for (guint i = 0; i < G_N_ELEMENTS (leaders); i++)
    g_assert_cmpint (muster_catalog_find_trait (get_catalog (), leaders[i].id)->leadership, ==,
                     leaders[i].leadership);
}

static void
test_a_brutal_leader_ruins_discipline (void)
{
  const MusterUnitType *type = muster_catalog_find_type (get_catalog (), "regular-infantry");
  const MusterOption *elite = muster_catalog_find_option (get_catalog (), "elite");
  MusterProfile profile;

  muster_unit_type_get_profile (type, &elite, 1,
                                muster_catalog_find_trait (get_catalog (), "brutal"), &profile);
  g_assert_cmpint (profile.stats[3], ==, -2);
}

static void
test_optional_rules_are_all_there (void)
{
  static const char *const ids[] = {
    "half-size", "theatre-options", "dangerous-terrain", "climate", "limited-ammunition", "heavy-losses",
    "absorb-leaderless", "simplified-leaders", "no-traits", "whites-of-their-eyes", "size-points",
  };

  g_assert_cmpuint (muster_catalog_get_optional_rules (get_catalog ())->len, ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_nonnull (muster_catalog_find_optional_rule (get_catalog (), ids[i]));
}

/* K-SCN: points, who goes first, objectives as "id attacker/defender", * where it counts itself. */
static const struct
{
  const char *id;
  int points[2];
  gboolean defender_first;
  const char *objectives;
} scenarios[] = {
  { "A", { 24, 24 }, FALSE,
    "first-off 4/4* full-off 2/2* half-off 1/1* enemy-unit 1/1* enemy-leader 1/1*" },
  { "B", { 24, 24 }, FALSE, "building-destroyed 3/-* enemy-unit -/2* building-intact -/2*" },
  { "C", { 24, 18 }, FALSE, "farm-held 2/2 enemy-gave-up 1/1 enemy-unit 1/1*" },
  { "D", { 24, 24 }, TRUE, "area-scouted -/3 enemy-unit -/1* area-unscouted 2/-* enemy-unit 2/-*" },
  { "E", { 24, 24 }, TRUE, "escaped-strong -/3* escaped-weak -/1* enemy-unit 2/-*" },
  { "F", { 24, 18 }, FALSE, "objective-held 5/5 enemy-unit 1/1*" },
  { "G", { 24, 18 }, FALSE, "survivor -/2* enemy-unit -/2* enemy-unit 3/-* melted-away 1/-*" },
  { "H", { 24, 24 }, FALSE,
    "not-overrun -/4* enemy-unit -/2* overrun 2/- escort-unit 2/-* relief-unit 1/-*" },
  { "open", { 0, 0 }, FALSE, "enemy-unit 1/1*" },
};

static char *
describe_worth (gboolean counts,
                int      worth)
{
  return counts ? g_strdup_printf ("%d", worth) : g_strdup ("-");
}

static void
test_scenarios_are_worth_what_the_book_says (void)
{
  g_assert_cmpuint (muster_catalog_get_scenarios (get_catalog ())->len, ==, G_N_ELEMENTS (scenarios));
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      const MusterScenario *scenario = muster_catalog_find_scenario (get_catalog (), scenarios[i].id);
      g_autoptr (GString) text = g_string_new (NULL);

      g_assert_cmpint (scenario->attacker_points, ==, scenarios[i].points[0]);
      g_assert_cmpint (scenario->defender_points, ==, scenarios[i].points[1]);
      g_assert_cmpint (scenario->defender_first, ==, scenarios[i].defender_first);
      g_assert_cmpuint (g_strv_length (scenario->checklist), >=, 3);
      for (guint j = 0; j < scenario->objectives->len; j++)
        {
          const MusterScenarioObjective *objective = g_ptr_array_index (scenario->objectives, j);
          g_autofree char *attacker = describe_worth (objective->attacker, objective->worth);
          g_autofree char *defender = describe_worth (objective->defender, objective->worth);

          g_string_append_printf (text, "%s%s %s/%s%s", j > 0 ? " " : "", objective->id, attacker,
                                  defender, objective->automatic ? "*" : "");
        }
      g_assert_cmpstr (text->str, ==, scenarios[i].objectives);
    }
}

static void
test_scenarios_end_when_the_book_says (void)
{
  static const struct
  {
    const char *id;
    const char *number;
    int value;
  } numbers[] = {
    { "A", "turn-limit", 0 },       { "B", "turn-limit", 12 }, { "C", "turn-limit", 0 },
    { "F", "turn-limit", 12 },      { "G", "turn-limit", 10 }, { "H", "turn-limit", 0 },
    { "C", "bloodless-limit", 5 },  { "B", "buildings", 5 },   { "B", "structure-points", 10 },
    { "D", "sites", 6 },            { "H", "relief-turn", 2 }, { "H", "escort-min", 6 },
    { "H", "escort-max", 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpint (muster_scenario_get_number (muster_catalog_find_scenario (get_catalog (),
                                                                               numbers[i].id),
                                                 numbers[i].number, 0),
                     ==, numbers[i].value);
}

/* K-FORCE-05: in the order of the book; a number again is an alternative. The book misprints the foot of list
 * 20 as 36. Mounted infantry is counted as foot. */
static const struct
{
  int number;
  int points;
  int foot;
  int mounted;
  int guns;
} forces[] = {
  { 1, 24, 64, 10, 0 },  { 2, 24, 36, 8, 0 },   { 3, 24, 36, 0, 0 },   { 4, 24, 48, 16, 0 },
  { 5, 24, 56, 20, 1 },  { 6, 24, 36, 0, 0 },   { 7, 24, 52, 8, 0 },   { 7, 24, 36, 8, 0 },
  { 7, 23, 36, 8, 0 },   { 8, 24, 96, 0, 0 },   { 9, 24, 72, 0, 0 },   { 10, 24, 36, 0, 1 },
  { 11, 24, 84, 0, 0 },  { 12, 24, 112, 0, 0 }, { 13, 24, 36, 0, 0 },  { 14, 24, 60, 8, 0 },
  { 15, 24, 36, 28, 0 }, { 16, 24, 84, 0, 0 },  { 17, 24, 52, 0, 1 },  { 18, 24, 56, 8, 1 },
  { 19, 24, 36, 8, 0 },  { 20, 24, 40, 8, 0 },  { 20, 24, 40, 0, 1 },  { 21, 24, 56, 8, 1 },
  { 22, 24, 36, 8, 0 },  { 22, 24, 36, 0, 1 },  { 23, 24, 68, 20, 0 }, { 24, 24, 24, 16, 1 },
  { 25, 24, 36, 0, 0 },  { 26, 24, 44, 30, 0 }, { 27, 24, 0, 32, 0 },  { 28, 24, 48, 8, 0 },
  { 29, 24, 36, 8, 0 },  { 30, 24, 92, 10, 0 },
};

static void
test_starter_forces_add_up (void)
{
  GPtrArray *found = muster_catalog_get_starter_forces (get_catalog ());

  g_assert_cmpuint (found->len, ==, G_N_ELEMENTS (forces));
  for (guint i = 0; i < found->len; i++)
    {
      const MusterStarterForce *force = g_ptr_array_index (found, i);
      int points = 0;
      int foot = 0;
      int mounted = 0;
      int guns = 0;

      g_test_message ("%d %s", force->number, force->id);
      for (guint j = 0; j < force->units->len; j++)
        {
          const MusterStarterUnit *unit = g_ptr_array_index (force->units, j);
          int cost = muster_unit_type_get_cost (unit->type, unit->options, unit->n_options);
          int count = (int) unit->count;

          /* K-OPTION-02 */
          g_assert_cmpint (cost, >=, 2);
          g_assert_cmpint (cost, <=, 9);
          points += count * cost;
          if (g_str_equal (unit->type->arm, "infantry"))
            foot += count * unit->type->models;
          else if (g_str_equal (unit->type->arm, "cavalry"))
            mounted += count * unit->type->models;
          else
            guns += count;
        }

      g_assert_cmpint (force->number, ==, forces[i].number);
      g_assert_cmpint (points, ==, forces[i].points);
      g_assert_cmpint (foot, ==, forces[i].foot);
      g_assert_cmpint (mounted, ==, forces[i].mounted);
      g_assert_cmpint (guns, ==, forces[i].guns);
      g_assert_nonnull (force->theatre);
    }
}

static void
test_starter_forces_stand_in_eight_theatres_and_a_finale (void)
{
  GPtrArray *found = muster_catalog_get_starter_forces (get_catalog ());
  g_autoptr (GHashTable) theatres = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < found->len; i++)
    g_hash_table_add (theatres, ((const MusterStarterForce *) g_ptr_array_index (found, i))->theatre);

  g_assert_cmpuint (g_hash_table_size (theatres), ==, 9);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_kings_new_library ();

  g_test_add_func ("/kings-data/units-and-options-are-those-of-the-book",
                   test_units_and_options_are_those_of_the_book);
  g_test_add_func ("/kings-data/no-type-has-an-option-too-many", test_no_type_has_an_option_too_many);
  g_test_add_func ("/kings-data/options-exclude-each-other-in-groups",
                   test_options_exclude_each_other_in_groups);
  g_test_add_func ("/kings-data/theatre-options-need-their-switch",
                   test_theatre_options_need_their_switch);
  g_test_add_func ("/kings-data/weapons-reach-as-far-as-in-the-book",
                   test_weapons_reach_as_far_as_in_the_book);
  g_test_add_func ("/kings-data/every-throw-of-two-dice-gives-a-trait",
                   test_every_throw_of_two_dice_gives_a_trait);
  g_test_add_func ("/kings-data/a-brutal-leader-ruins-discipline", test_a_brutal_leader_ruins_discipline);
  g_test_add_func ("/kings-data/optional-rules-are-all-there", test_optional_rules_are_all_there);
  g_test_add_func ("/kings-data/scenarios-are-worth-what-the-book-says",
                   test_scenarios_are_worth_what_the_book_says);
  g_test_add_func ("/kings-data/scenarios-end-when-the-book-says", test_scenarios_end_when_the_book_says);
  g_test_add_func ("/kings-data/starter-forces-add-up", test_starter_forces_add_up);
  g_test_add_func ("/kings-data/starter-forces-stand-in-eight-theatres-and-a-finale",
                   test_starter_forces_stand_in_eight_theatres_and_a_finale);

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
