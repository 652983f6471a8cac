/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-library.h"
#include "muster-test-find.h"
#include "muster-test-library.h"
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
      const MusterWeapon *weapon = muster_test_find_weapon (get_catalog (), weapons[i].id);

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

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

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

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
