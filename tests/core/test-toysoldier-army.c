/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/forces/muster-force-army.h"
#include "core/forces/muster-force-record.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-levy.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Armies that are left to the dice (T-FORCE-03), and what units without a name are called (T-FORCE-05). */

static MusterLibrary *library;

static MusterRuleset *
get_ruleset (void)
{
  return muster_library_find_ruleset (library, "toysoldier");
}

enum
{
  GUNS = 1 << 0,
  QUALITY = 1 << 1,
  RATINGS = 1 << 2,
};

/**
 * Case:
 * @rules: (nullable): with a comma between; NULL: not decided
 * @said: what comes of it, where it is not done
 * @army: (nullable): the force then, "Infantry 1 +elite, General 2" with the rating of generals
 */
typedef struct
{
  const char *name;
  const char *rules;
  const char *units;
  guint n_units;
  guint details;
  const char *rolls;
  const char *said;
  const char *army;
} Case;

#define FOOT_GUN "army-type 4 6 | artillery-type 4"
#define HORSE_GUN "army-type 6 6 | artillery-type 5"

static const Case CASES[] = {
  { "T-FORCE-03/two dice for each unit", "", "general", 1, 0, "", "needs army-type -1 2", NULL },
  { "T-FORCE-03/6 is infantry", "", "general", 1, 0, "army-type 2 4", "", "General, Infantry 1" },
  { "T-FORCE-03/7 is cavalry", "", "general", 1, 0, "army-type 3 4", "", "General, Cavalry 1" },
  { "T-FORCE-03/8 is skirmishers", "", "general", 1, 0, "army-type 4 4", "", "General, Skirmishers 1" },
  { "T-FORCE-03/9 is skirmishers", "", "general", 1, 0, "army-type 4 5", "", "General, Skirmishers 1" },
  { "T-FORCE-03/10 is artillery, and takes another die", "", "general", 1, 0, "army-type 4 6",
    "needs artillery-type -1 1", NULL },
  { "T-FORCE-03/4 is foot artillery", "", "general", 1, 0, FOOT_GUN, "", "General, Foot artillery 1" },
  { "T-FORCE-03/5 is horse artillery", "", "general", 1, 0, HORSE_GUN, "", "General, Horse artillery 1" },
  { "T-FORCE-03/unit by unit", "", "general", 3, 0, FOOT_GUN " | army-type 1 1", "needs army-type -1 2",
    NULL },
  { "T-FORCE-03/nothing may be left over", "", "general", 1, 0, "army-type 1 1 | army-type 1 1",
    "bad 1: ", NULL },
  { "T-FORCE-03/guns are rolled for after all units", "artillery-sizes", "general", 2, GUNS,
    FOOT_GUN " | army-type 1 1", "needs gun-size 1 2", NULL },
  { "T-FORCE-03/5 is a light gun", "artillery-sizes", "general", 1, GUNS, FOOT_GUN " | gun-size 1 4", "",
    "General, Foot artillery 1 +gun-light" },
  { "T-FORCE-03/6 is a medium gun, which has no option", "artillery-sizes", "general", 1, GUNS,
    FOOT_GUN " | gun-size 1 5", "", "General, Foot artillery 1" },
  { "T-FORCE-03/10 is a heavy gun", "artillery-sizes", "general", 1, GUNS, FOOT_GUN " | gun-size 4 6", "",
    "General, Foot artillery 1 +gun-heavy" },
  { "T-FORCE-03/horse artillery has no heavy gun", "artillery-sizes", "general", 1, GUNS,
    HORSE_GUN " | gun-size 6 6", "", "General, Horse artillery 1" },
  { "T-FORCE-03/no guns without the switch", "quality", "general", 1, GUNS, FOOT_GUN, "",
    "General, Foot artillery 1" },
  { "T-FORCE-03/no guns unless they are wanted", "artillery-sizes", "general", 1, 0, FOOT_GUN, "",
    "General, Foot artillery 1" },
  { "T-FORCE-03/1 is militia, 2 regular", "quality", "general", 2, QUALITY,
    "army-type 1 1 | army-type 1 1 | quality 1 | quality 2", "", "General, Infantry 1 +militia, Infantry 2" },
  { "T-FORCE-03/5 is regular, 6 elite", "quality", "general", 2, QUALITY,
    "army-type 1 1 | army-type 1 1 | quality 5 | quality 6", "", "General, Infantry 1, Infantry 2 +elite" },
  { "T-FORCE-03/quality only with its switch", "artillery-sizes", "general", 1, QUALITY, "army-type 1 1",
    "", "General, Infantry 1" },
  { "T-FORCE-03/while that is open, what is wanted is rolled", NULL, "general", 1, QUALITY,
    "army-type 1 1", "needs quality 1 1", NULL },
  { "T-FORCE-03/generals in the end", "", "general\ngeneral", 1, RATINGS, "army-type 1 1",
    "needs general-rating 0 1", NULL },
  { "T-FORCE-03/2 is rated 1, 3 is rated 2", "", "general\ngeneral", 1, RATINGS,
    "army-type 1 1 | general-rating 2 | general-rating 3", "", "General 1, General 2, Infantry 1" },
  { "T-FORCE-03/5 is rated 2, 6 is rated 3", "", "general\ngeneral", 1, RATINGS,
    "army-type 1 1 | general-rating 5 | general-rating 6", "", "General 2, General 3, Infantry 1" },
  { "T-FORCE-03/all of it in its order", "quality,artillery-sizes", "general", 2,
    GUNS | QUALITY | RATINGS,
    FOOT_GUN " | army-type 3 4 | gun-size 6 6 | quality 6 | quality 1 | general-rating 6", "",
    "General 3, Foot artillery 1 +gun-heavy +elite, Cavalry 1 +militia" },
  { "T-FORCE-05/numbers go on from those that are there", "", "infantry\ncavalry", 2, 0,
    "army-type 1 1 | army-type 3 4", "", "Infantry, Cavalry, Infantry 2, Cavalry 2" },
};

static char *
dup_army (MusterForce *force)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);
      const char *const *options = muster_force_unit_get_options (unit);
      int rating = muster_leader_get_leadership (muster_force_unit_get_leader (unit));

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", muster_force_unit_get_name (unit));
      for (guint j = 0; options[j] != NULL; j++)
        g_string_append_printf (text, " +%s", options[j]);
      if (rating > 0)
        g_string_append_printf (text, " %d", rating);
    }
  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *of = data;
  const MusterArmyWish wish = { of->n_units, of->details };
  const MusterLineContext context = { .ruleset = get_ruleset () };
  g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), of->units);
  g_auto (GStrv) rules = of->rules != NULL ? g_strsplit (of->rules, ",", -1) : NULL;
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  guint n_before = muster_force_get_n_units (force);
  g_autofree char *said = NULL;
  g_autofree char *army = NULL;

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_force_set_optional_rules (force, (const char *const *) rules);
  muster_test_levy_fill_tape (&tape, muster_ruleset_get_rules (get_ruleset ()), of->rolls);
  muster_force_roll_army (force, &wish, NULL, &tape, &outcome);
  said = muster_test_levy_print (&outcome, &context);
  army = dup_army (force);
  if (of->army != NULL)
    {
      g_assert_cmpstr (said, ==, of->said);
      g_assert_cmpstr (army, ==, of->army);
    }
  else
    {
      g_assert_true (g_str_has_prefix (said, of->said));
      g_assert_cmpuint (muster_force_get_n_units (force), ==, n_before);
    }
}

/* T-FORCE-03: 5, 8 and 10 are offered, 1 to 40 can be asked for. */
static void
test_how_many (void)
{
  const MusterArmyRules *army = muster_ruleset_get_army_rules (get_ruleset ());
  g_autoptr (MusterForce) force = muster_force_new (get_ruleset ());
  g_autoptr (MusterForce) other = muster_force_new (muster_library_find_ruleset (library, "kings"));
  static const guint offered[] = { 5, 8, 10 };

  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    g_assert_cmpuint (army->sizes[i].n_units, ==, offered[i]);
  g_assert_null (army->sizes[G_N_ELEMENTS (offered)].label);
  g_assert_false (muster_force_can_roll_army (force, 0));
  g_assert_true (muster_force_can_roll_army (force, 1));
  g_assert_true (muster_force_can_roll_army (force, 40));
  g_assert_false (muster_force_can_roll_army (force, 41));
  g_assert_false (muster_force_can_roll_army (other, 5));
}

/* T-FORCE-03: the program rolls all of it in one go, the same army for the same seed; ratings stay on
 * record. */
static void
test_the_program_can_roll (void)
{
  const MusterArmyWish wish = { 40, GUNS | QUALITY | RATINGS };
  g_autofree char *first = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), "general");
      g_auto (MusterTape) tape = { 0 };
      g_auto (MusterOutcome) outcome = { 0 };
      MusterRandom random;
      g_autofree char *army = NULL;

      muster_tape_init (&tape);
      muster_outcome_init (&outcome);
      muster_random_init (&random, 1815);
      tape.generator = &random;
      muster_force_roll_army (force, &wish, NULL, &tape, &outcome);
      g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);
      g_assert_cmpuint (muster_force_get_n_units (force), ==, 41);
      g_assert_cmpuint (g_list_model_get_n_items (muster_force_get_record (force)), ==, 1);
      army = dup_army (force);
      if (first == NULL)
        first = g_steal_pointer (&army);
      else
        g_assert_cmpstr (army, ==, first);
    }
}

/* T-FORCE-05: in a battle too, where a file or a force says no name. */
static void
test_nameless_units (void)
{
  static const char document[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\", \"sides\": ["
    "{\"id\": \"red\", \"units\": [{\"id\": \"rg\", \"type\": \"general\"},"
    "{\"id\": \"r1\", \"type\": \"infantry\", \"name\": \"Guard\"}, {\"id\": \"r2\", \"type\": \"infantry\"},"
    "{\"id\": \"r3\", \"type\": \"cavalry\"}, {\"id\": \"r4\", \"type\": \"infantry\"}]},"
    "{\"id\": \"blue\", \"units\": [{\"id\": \"bg\", \"type\": \"general\"},"
    "{\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": []}";
  static const char *const names[] = { "General 1", "Guard", "Infantry 2", "Cavalry 1", "Infantry 3",
                                       "General 1", "Infantry 1" };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) setup =
    muster_battle_file_read_setup (library, document, strlen (document), "a file", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (setup->units->len, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (((MusterUnitDef *) setup->units->pdata[i])->name, ==, names[i]);
}

static void
test_nameless_units_of_a_force (void)
{
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, get_ruleset ());
  g_autoptr (MusterForce) first = muster_test_levy_new_force (get_ruleset (), "general\ninfantry\ninfantry");
  g_autoptr (MusterForce) second = muster_test_levy_new_force (get_ruleset (), "general\ninfantry");
  static const char *const names[] = { "General 1", "Infantry 1", "Infantry 2", "General 1", "Infantry 1" };
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;

  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 0), first);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 1), second);
  setup = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (((MusterUnitDef *) setup->units->pdata[i])->name, ==, names[i]);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  muster_test_add_all ("/toysoldier/force", CASES, test_case);
  g_test_add_func ("/toysoldier/force/T-FORCE-03/how many", test_how_many);
  g_test_add_func ("/toysoldier/force/T-FORCE-03/the program can roll", test_the_program_can_roll);
  g_test_add_func ("/toysoldier/force/T-FORCE-05/units without a name", test_nameless_units);
  g_test_add_func ("/toysoldier/force/T-FORCE-05/units of a force without a name",
                   test_nameless_units_of_a_force);

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
