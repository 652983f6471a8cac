/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-check.h"
#include "core/library/muster-library.h"
#include "muster-test-judge.h"
#include "muster-test-levy.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Forces of kings before they go to battle: K-FORCE and K-OPTION. */

static MusterLibrary *library;

/**
 * Case:
 * @rules: (nullable): optional rules that are on; NULL: not decided
 * @units: a line for each: `2 regular-infantry +elite ^fierce x10 *steady`: how many, type, options, the
 *   option that costs nothing, models, trait
 * @asked: (nullable): `u1 elite`: may the first unit have this?
 * @expected: a line for each finding; with @asked the one answer
 */
typedef struct
{
  const char *name;
  int budget;
  const char *rules;
  const char *units;
  const char *asked;
  const char *expected;
} Case;

#define FULL "4 regular-infantry"

static const Case cases[] = {
  { "K-FORCE-01/kept to the point", 24, NULL, FULL, NULL, "" },
  { "K-FORCE-01/24 is the usual one", 0, NULL, FULL, NULL, "" },
  { "K-FORCE-01/over the usual one", 0, NULL, FULL "\ntribal-infantry", NULL,
    "error over-budget: 3 points over the budget of 24" },
  { "K-FORCE-01/one over", 23, NULL, FULL, NULL, "error over-budget: 1 point over the budget of 23" },
  { "K-FORCE-01/one under", 25, NULL, FULL, NULL, "note under-budget: 1 point of 25 left" },
  { "K-FORCE-01/the smallest", 1, NULL, "tribal-infantry", NULL,
    "error over-budget: 2 points over the budget of 1" },
  { "K-FORCE-01/the largest", 999, NULL, FULL, NULL, "note under-budget: 975 points of 999 left" },
  { "K-FORCE-01/too large", 1000, NULL, FULL, NULL,
    "note under-budget: 976 points of 1000 left\n"
    "error budget-range: a budget of 1000; it may be from 1 to 999" },

  { "K-FORCE-02/one crewed weapon", 24, NULL, "crewed-weapon\n3 regular-infantry", NULL, "" },
  { "K-FORCE-02/two are too many", 24, NULL, "crewed-weapon\ncrewed-weapon +machine-gun\n2 regular-infantry",
    NULL, "error too-many-guns: crewed weapons: 2, but a budget of 24 allows 1" },
  { "K-FORCE-02/badly drilled ones count", 16, NULL,
    "2 crewed-weapon +poorly-drilled\n2 irregular-infantry", NULL,
    "error too-many-guns: crewed weapons: 2, but a budget of 16 allows 1" },
  { "K-FORCE-02/one at least", 6, NULL, "crewed-weapon", NULL, "" },
  { "K-FORCE-02/47 points allow one", 47, NULL, "2 crewed-weapon\n5 regular-infantry +poor-shots\n"
    "regular-infantry\nirregular-infantry", NULL,
    "error too-many-guns: crewed weapons: 2, but a budget of 47 allows 1" },
  { "K-FORCE-02/48 points allow two", 48, NULL, "2 crewed-weapon\n6 regular-infantry", NULL, "" },
  { "K-FORCE-02/but no third", 48, NULL, "3 crewed-weapon\n5 regular-infantry", NULL,
    "error too-many-guns: crewed weapons: 3, but a budget of 48 allows 2" },
  { "K-FORCE-02/one regular cavalry", 24, NULL, "regular-cavalry\n3 regular-infantry", NULL, "" },
  { "K-FORCE-02/two are unusual", 24, NULL, "2 regular-cavalry\n2 regular-infantry", NULL,
    "warning regular-cavalry: units of regular cavalry: 2, and with a budget of 24 more than 1 are "
    "unusual" },
  { "K-FORCE-02/not with 48", 48, NULL, "2 regular-cavalry\n6 regular-infantry", NULL, "" },
  { "K-FORCE-02/other cavalry is free", 24, NULL, "6 irregular-cavalry", NULL, "" },

  { "K-FORCE-03/one model more", 24, NULL, "3 regular-infantry\nregular-infantry x13", NULL,
    "u4 warning unusual-models: models: 13, usually 12" },
  { "K-FORCE-03/one model less", 24, NULL, "3 regular-infantry\nregular-infantry x11", NULL,
    "u4 warning unusual-models: models: 11, usually 12" },
  { "K-FORCE-03/none at all", 24, NULL, "3 regular-infantry\nregular-infantry x0", NULL,
    "u4 error models: models: 0, but Regular Infantry has 1 to 99\n"
    "u4 warning unusual-models: models: 0, usually 12" },
  { "K-FORCE-03/an oversized unit costs a point", 24, "size-points",
    "3 regular-infantry\nregular-infantry x13", NULL,
    "error over-budget: 1 point over the budget of 24\n"
    "u4 warning unusual-models: models: 13, usually 12, so it costs 7 instead of 6" },
  { "K-FORCE-03/an undersized one saves one", 24, "size-points",
    "3 regular-infantry\nregular-infantry x2", NULL,
    "note under-budget: 1 point of 24 left\n"
    "u4 warning unusual-models: models: 2, usually 12, so it costs 5 instead of 6" },
  { "K-FORCE-03/never below two", 2, "size-points", "tribal-infantry +unenthusiastic x8", NULL,
    "u1 warning unusual-models: models: 8, usually 16, so it costs 2 instead of 2" },
  { "K-FORCE-03/never above nine", 9, "size-points", "regular-infantry +sharpshooters +elite x20", NULL,
    "u1 warning unusual-models: models: 20, usually 12, so it costs 9 instead of 9" },
  { "K-FORCE-03/the usual size costs nothing", 24, "size-points", FULL, NULL, "" },

  { "K-FORCE-04/models in brackets", 24, "half-size", "2 regular-infantry x6\nregular-cavalry x4\n"
    "tribal-infantry x8\ntribal-cavalry x5", NULL, "" },
  { "K-FORCE-04/full size is unusual there", 24, "half-size", "3 regular-infantry x6\nregular-infantry",
    NULL, "u4 warning unusual-models: models: 12, usually 6" },
  { "K-FORCE-04/no crewed weapons", 24, "half-size", "3 regular-infantry x6\ncrewed-weapon", NULL,
    "u4 error half-size: there are no such units in half-size play" },
  { "K-FORCE-04/half size and size points", 24, "half-size,size-points",
    "3 regular-infantry x6\nregular-infantry x7", NULL,
    "error over-budget: 1 point over the budget of 24\n"
    "u4 warning unusual-models: models: 7, usually 6, so it costs 7 instead of 6" },

  { "K-OPTION-01/sharpshooters and poor shots", 7, NULL, "regular-infantry +sharpshooters +poor-shots", NULL,
    "u1 error group-twice: “Poor Shots” cannot be combined with “Sharpshooters”" },
  { "K-OPTION-01/elite and unenthusiastic", 6, NULL, "regular-infantry +elite +unenthusiastic", NULL,
    "u1 error group-twice: “Unenthusiastic” cannot be combined with “Elite”" },
  { "K-OPTION-01/asked before it is taken", 24, NULL, "regular-infantry +elite", "u1 unenthusiastic",
    "error group-twice: “Unenthusiastic” cannot be combined with “Elite”" },
  { "K-OPTION-01/of different groups", 24, NULL, "regular-infantry +elite", "u1 fierce", "" },
  { "K-OPTION-01/magazines and sharpshooters", 24, "theatre-options", "regular-infantry +sharpshooters",
    "u1 magazine-rifles",
    "error group-twice: “Magazine Rifles” cannot be combined with “Sharpshooters”" },
  { "K-OPTION-01/bows and worse arms", 24, NULL, "irregular-infantry +well-armed", "u1 poorly-armed",
    "error group-twice: “Poorly Armed” cannot be combined with “Well Armed”" },
  { "K-OPTION-01/not of this type", 24, NULL, "tribal-cavalry", "u1 lancers",
    "error wrong-option: “Lancers” is not an option of Tribal Cavalry" },
  { "K-OPTION-01/a default makes room", 24, NULL, "crewed-weapon", "u1 poorly-drilled", "" },
  { "K-OPTION-01/theatre options are off", 24, "", "tribal-infantry", "u1 haka",
    "error needs-rule: “Haka” needs the optional rule “Theatre options”" },
  { "K-OPTION-01/theatre options may come", 24, NULL, "tribal-infantry", "u1 haka",
    "note needs-rule: “Haka” needs the optional rule “Theatre options”" },
  { "K-OPTION-01/theatre options are on", 24, "theatre-options", "tribal-infantry", "u1 haka", "" },
  { "K-OPTION-01/one unit of cuirassiers", 7, "theatre-options", "regular-cavalry +cuirassiers", NULL, "" },
  { "K-OPTION-01/no second one", 14, "theatre-options", "2 regular-cavalry +cuirassiers", NULL,
    "warning regular-cavalry: units of regular cavalry: 2, and with a budget of 14 more than 1 are "
    "unusual\nu2 error cuirassiers: only one unit of a force can be cuirassiers, and another already is" },
  { "K-OPTION-01/no second one if asked", 24, "theatre-options",
    "regular-cavalry +cuirassiers\nregular-cavalry", "u2 cuirassiers",
    "error cuirassiers: only one unit of a force can be cuirassiers, and another already is" },
  { "K-OPTION-01/the one may be asked", 24, "theatre-options", "regular-cavalry +cuirassiers\n"
    "regular-cavalry", "u1 cuirassiers", "" },
  { "K-OPTION-01/magazines need modern rifles", 7, "theatre-options",
    "regular-infantry +poorly-armed +magazine-rifles", NULL,
    "u1 error wrong-weapon: only modern rifles can have a magazine" },
  { "K-OPTION-01/and keep them", 24, "theatre-options", "regular-infantry +magazine-rifles",
    "u1 poorly-armed", "error wrong-weapon: only modern rifles can have a magazine" },
  { "K-OPTION-01/snipers need rifles", 24, "theatre-options", "irregular-infantry +poorly-armed",
    "u1 officer-snipers", "error wrong-weapon: only a unit with rifles can snipe at officers" },
  { "K-OPTION-01/snipers with rifles", 24, "theatre-options", "irregular-infantry", "u1 officer-snipers",
    "" },

  { "K-OPTION-02/nine is allowed", 9, NULL, "regular-infantry +sharpshooters +elite", NULL, "" },
  { "K-OPTION-02/ten is not", 10, NULL, "regular-infantry +sharpshooters +elite +fierce", NULL,
    "u1 error cost: it costs 10 with its options, but a unit costs 2 to 9" },
  { "K-OPTION-02/two is allowed", 2, NULL, "irregular-infantry +poor-shots +unenthusiastic", NULL, "" },
  { "K-OPTION-02/one is not", 1, NULL, "irregular-infantry +poor-shots +unenthusiastic +poorly-armed",
    NULL, "u1 error cost: it costs 1 with its options, but a unit costs 2 to 9" },
  { "K-OPTION-02/refused at ten", 24, NULL, "regular-infantry +sharpshooters +elite", "u1 fierce",
    "error cost: it would cost 10, but a unit costs 2 to 9" },
  { "K-OPTION-02/taken at nine", 24, NULL, "regular-infantry +sharpshooters", "u1 fierce", "" },
  { "K-OPTION-02/refused at one", 24, NULL, "irregular-infantry +poor-shots +unenthusiastic",
    "u1 poorly-armed", "error cost: it would cost 1, but a unit costs 2 to 9" },
  { "K-OPTION-02/what makes it cheaper is welcome", 24, NULL,
    "regular-infantry +sharpshooters +elite +fierce +mounted-infantry", "u1 poorly-armed", "" },
  { "K-OPTION-02/one that it has and should not", 24, NULL,
    "regular-infantry +sharpshooters +elite +fierce", "u1 fierce",
    "error cost: it would cost 10, but a unit costs 2 to 9" },
  { "K-OPTION-02/one that it has and may", 24, NULL, "regular-infantry +sharpshooters +elite", "u1 elite",
    "" },

  { "K-OPTION-04/a house option costs points", 7, NULL, "regular-infantry +drummer-boys", NULL, "" },
  { "K-OPTION-04/it is for its types only", 24, NULL, "tribal-infantry", "u1 drummer-boys",
    "error wrong-option: “Drummer Boys” is not an option of Tribal Infantry" },
  { "K-OPTION-04/it is refused like any other", 24, NULL, "regular-infantry +sharpshooters +elite",
    "u1 drummer-boys", "error cost: it would cost 10, but a unit costs 2 to 9" },
  { "K-OPTION-04/it needs its own rule", 24, "", "hunting-party", "u1 umbrellas",
    "error needs-rule: “Umbrellas” needs the optional rule “Monsoon”" },
  { "K-OPTION-04/which may be on", 6, "monsoon", "hunting-party +umbrellas", NULL, "" },

  { "K-LEAD-02/a favourite nephew brings an option", 24, NULL,
    "3 regular-infantry\nregular-infantry *favourite-nephew", NULL,
    "u4 note free-option-left: the favourite nephew who leads it brings one more option at no cost" },
  { "K-LEAD-02/which costs nothing", 24, NULL,
    "3 regular-infantry\nregular-infantry ^elite *favourite-nephew", NULL, "" },
  { "K-LEAD-02/beyond nine points", 9, NULL,
    "regular-infantry +sharpshooters +elite ^fierce *favourite-nephew", NULL, "" },
  { "K-LEAD-02/others pay", 6, NULL, "regular-infantry ^elite *steady", NULL,
    "u1 error free-option: an option at no cost, but no favourite nephew leads it" },
  { "K-LEAD-02/not without traits", 6, "no-traits", "regular-infantry ^elite *favourite-nephew", NULL,
    "u1 error free-option: an option at no cost, but no favourite nephew leads it" },
  { "K-LEAD-02/nobody is owed one without traits", 6, "simplified-leaders",
    "regular-infantry *favourite-nephew", NULL, "" },

  { "K-OPT/limited ammunition may save points", 24, "limited-ammunition",
    "crewed-weapon\n2 regular-infantry\ntribal-infantry\ntribal-cavalry", NULL,
    "note limited-ammunition: units with limited ammunition: 2; each may cost 1 point less if you agree "
    "on it" },
  { "K-OPT/tribes have none to save", 24, "limited-ammunition", "8 tribal-infantry", NULL, "" },
  { "K-OPT/the climate saves none", 24, "climate", "crewed-weapon\n2 regular-infantry\n2 tribal-infantry",
    NULL, "note climate: regular units: 3; the climate makes none of them cheaper" },
  { "K-OPT/nor does it trouble others", 10, "climate", "crewed-weapon +poorly-drilled\n2 tribal-infantry",
    NULL, "" },
};

static MusterForce *
create_force (const Case *this)
{
  MusterForce *force = muster_test_levy_new_force (muster_library_find_ruleset (library, "kings"),
                                                   this->units);

  muster_force_set_budget (force, this->budget);

  return force;
}

static void
describe (MusterFinding *finding,
          GString       *text)
{
  static const char *const severities[] = { "note", "warning", "error" };

  g_string_append_printf (text, "%s %s: %s", severities[muster_finding_get_severity (finding)],
                          muster_finding_get_code (finding), muster_finding_get_text (finding));
}

static char *
check (MusterForce       *force,
       const char *const *rules)
{
  g_autoptr (GPtrArray) findings = muster_force_check (force, rules);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      MusterFinding *finding = g_ptr_array_index (findings, i);
      MusterForceUnit *unit = muster_finding_get_unit (finding);

      if (i > 0)
        g_string_append_c (text, '\n');
      if (unit != NULL)
        g_string_append_printf (text, "%s ", muster_force_unit_get_id (unit));
      describe (finding, text);
    }

  return g_string_free (text, FALSE);
}

static char *
judge (MusterForce       *force,
       const char        *asked,
       const char *const *rules)
{
  g_auto (GStrv) words = g_strsplit (asked, " ", -1);
  MusterForceUnit *unit = muster_force_find_unit (force, words[0], NULL);
  g_autoptr (MusterFinding) finding = muster_test_force_judge_option (force, unit, words[1], rules);
  GString *text = g_string_new (NULL);

  if (finding != NULL)
    {
      g_assert_true (muster_finding_get_unit (finding) == unit);
      describe (finding, text);
    }

  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *this = data;
  g_autoptr (MusterForce) force = create_force (this);
  g_auto (GStrv) rules = this->rules != NULL ? g_strsplit (this->rules, ",", -1) : NULL;
  const char *const *ids = (const char *const *) rules;
  g_autofree char *text = this->asked != NULL ? judge (force, this->asked, ids) : check (force, ids);

  g_assert_cmpstr (text, ==, this->expected);
}

/* K-FORCE-01: common budgets are offered. */
static void
test_common_budgets_are_offered (void)
{
  static const int budgets[] = { 12, 18, 24, 30, 36 };
  MusterCatalog *catalog = muster_ruleset_get_catalog (muster_library_find_ruleset (library, "kings"));
  const MusterFigure *figure = muster_catalog_find_figure (catalog, "budgets");

  g_assert_cmpmem (figure->values->data, figure->values->len * sizeof (int), budgets, sizeof budgets);
  g_assert_cmpint (muster_catalog_get_figure (catalog, "budget", 0), ==, 24);
}

/* K-OPTION-03: what the option makes of a unit; how it plays is tested with the orders. */
static void
test_mounted_infantry_keeps_its_rifles (void)
{
  const Case this = { .units = "regular-infantry +mounted-infantry", .budget = 7 };
  g_autoptr (MusterForce) force = create_force (&this);
  MusterCatalog *catalog = muster_force_get_catalog (force);
  MusterProfile profile;

  g_assert_true (muster_force_unit_get_profile (muster_force_get_unit (force, 0), &profile));
  g_assert_cmpint (profile.stats[muster_catalog_find_stat (catalog, "speed")], ==, 8);
  g_assert_cmpstr (profile.weapon->id, ==, "modern-rifle");
  g_assert_cmpstr (muster_force_unit_get_unit_type (muster_force_get_unit (force, 0))->arm, ==, "infantry");
  g_assert_cmpint (muster_force_get_points (force), ==, 7);
}

/* K-OPTION-04 */
static void
test_house_options_change_the_profile (void)
{
  const Case this = { .units = "regular-infantry +drummer-boys" };
  g_autoptr (MusterForce) force = create_force (&this);
  MusterProfile profile;

  g_assert_true (muster_force_unit_get_profile (muster_force_get_unit (force, 0), &profile));
  g_assert_cmpint (profile.stats[muster_catalog_find_stat (muster_force_get_catalog (force), "speed")],
                   ==, 7);
}

static void
test_findings_name_their_rule (void)
{
  const Case this = { .units = "2 crewed-weapon\nregular-infantry +sharpshooters +elite +fierce",
                      .budget = 22 };
  g_autoptr (MusterForce) force = create_force (&this);
  g_autoptr (GPtrArray) findings = muster_force_check (force, NULL);

  g_assert_cmpuint (findings->len, ==, 2);
  g_assert_cmpstr (muster_finding_get_rule (findings->pdata[0]), ==, "K-FORCE-02");
  g_assert_cmpstr (muster_finding_get_rule (findings->pdata[1]), ==, "K-OPTION-02");
}

static void
test_points_hang_on_the_optional_rules (void)
{
  const Case this = { .units = "regular-infantry x13\nregular-infantry x11\nregular-infantry ^elite" };
  static const char *const size_points[] = { "size-points", NULL };
  g_autoptr (MusterForce) force = create_force (&this);

  g_assert_cmpint (muster_force_count_points (force, NULL), ==, 18);
  g_assert_cmpint (muster_force_count_points (force, size_points), ==, 18);
  g_assert_cmpint (muster_force_count_unit_points (force, muster_force_get_unit (force, 0), NULL), ==, 6);
  g_assert_cmpint (muster_force_count_unit_points (force, muster_force_get_unit (force, 0), size_points),
                   ==, 7);
  g_assert_cmpint (muster_force_count_unit_points (force, muster_force_get_unit (force, 1), size_points),
                   ==, 5);
  g_assert_cmpint (muster_force_count_unit_points (force, muster_force_get_unit (force, 2), size_points),
                   ==, 6);

  /* Those of the force count wherever no others are given. */
  muster_force_remove (force, 1);
  g_assert_cmpint (muster_force_get_points (force), ==, 12);
  muster_force_set_optional_rules (force, size_points);
  g_assert_cmpint (muster_force_get_points (force), ==, 13);
  g_assert_cmpint (muster_force_count_points (force, NULL), ==, 13);
  muster_force_unit_set_models (muster_force_get_unit (force, 0), 12);
  g_assert_cmpint (muster_force_get_points (force), ==, 12);
}

/* Units of a missing pack cost nothing and are nobody's business but the general checks'. */
static void
test_unknown_types_are_left_out (void)
{
  const Case this = { .units = "dragons\n4 regular-infantry\ncrewed-weapon +machine-gun x3",
                      .budget = 24 };
  g_autoptr (MusterForce) force = create_force (&this);
  g_autofree char *text = check (force, NULL);
  g_autofree char *answer = judge (force, "u1 elite", NULL);

  g_assert_cmpstr (text, ==,
                   "error over-budget: 6 points over the budget of 24\n"
                   "u1 error unknown-type: the unit type “dragons” is not known; is a pack missing?\n"
                   "u6 warning unusual-models: models: 3, usually 4");
  g_assert_cmpstr (answer, ==, "");
}

static void
add_house_pack (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples", "house-pack.json",
                                                 NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  muster_library_add_pack (library, "house", path, text, length);
  g_assert_null (((MusterPack *) muster_library_get_packs (library)->pdata[0])->error);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();
  add_house_pack ();

  muster_test_add_all ("/kings/force", cases, test_case);
  g_test_add_func ("/kings/force/K-FORCE-01/common budgets are offered", test_common_budgets_are_offered);
  g_test_add_func ("/kings/force/K-OPTION-03/mounted infantry keeps its rifles",
                   test_mounted_infantry_keeps_its_rifles);
  g_test_add_func ("/kings/force/K-OPTION-04/house options change the profile",
                   test_house_options_change_the_profile);
  g_test_add_func ("/kings/force/findings name their rule", test_findings_name_their_rule);
  g_test_add_func ("/kings/force/points depend on the optional rules",
                   test_points_hang_on_the_optional_rules);
  g_test_add_func ("/kings/force/unknown types are left out", test_unknown_types_are_left_out);

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
