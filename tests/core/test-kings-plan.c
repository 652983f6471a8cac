/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-rematch.h"
#include "core/library/muster-library.h"
#include "core/muster-core-error.h"
#include "core/plans/muster-plan-rolls.h"
#include "muster-test-kings.h"
#include "muster-test-levy.h"
#include "muster-test-library.h"
#include "muster-test-packs.h"
#include "muster-test-plan.h"
#include "muster-test.h"

/* Battles while they are planned: K-SCN. What happens in them stands in test-kings-scenarios.c. */

static MusterLibrary *library;

static MusterRuleset *
get_ruleset (void)
{
  return muster_library_find_ruleset (library, "kings");
}

static const MusterScenario *
find_scenario (const char *id)
{
  return muster_catalog_find_scenario (muster_ruleset_get_catalog (get_ruleset ()), id);
}

/* Which scenario a throw gives. */
static void
test_every_throw_chooses_its_scenario (void)
{
  static const char *const by_second[2][6] = {
    { "A", "B", "B", "C", "C", "D" },
    { "E", "F", "F", "G", "G", "H" },
  };

  for (guint8 first = 1; first <= 6; first++)
    for (guint8 second = 1; second <= 6; second++)
      {
        const guint8 dice[] = { first, second };
        g_auto (MusterTape) tape = { 0 };
        g_auto (MusterOutcome) outcome = { 0 };
        const MusterScenario *scenario;

        muster_tape_init (&tape);
        muster_outcome_init (&outcome);
        muster_ruleset_roll_scenario (get_ruleset (), &tape, &outcome, &scenario);
        g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_NEEDS);
        g_assert_cmpint (outcome.request.n, ==, 2);
        g_assert_null (scenario);

        muster_tape_add (&tape, outcome.request.purpose, FALSE, MUSTER_ROLL_TYPED, dice, 2);
        muster_ruleset_roll_scenario (get_ruleset (), &tape, &outcome, &scenario);
        g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);
        g_assert_cmpstr (scenario->id, ==, by_second[first % 2 == 1 ? 0 : 1][second - 1]);
      }
}

static const struct
{
  const char *name;
  const char *rolls;
  const char *said;
} choices[] = {
  { "K-SCN/two dice in their order", "", "needs scenario -1 2" },
  { "K-SCN/odd and six", "scenario 3 6", "K-SCN 3 6: Get Off My Land" },
  { "K-SCN/six and odd", "scenario 6 3", "K-SCN 6 3: Take the High Road" },
  { "K-SCN/no third die", "scenario 1 2 3",
    "bad 0: wrong number of dice or cards for “scenario”: 3 instead of 2" },
  { "K-SCN/no second throw", "scenario 1 2 | scenario 1 2",
    "bad 1: there is a roll for “scenario” that nothing asks for" },
};

static void
test_choice (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  const MusterLineContext context = { .ruleset = get_ruleset (), .tape = &tape };
  const MusterScenario *scenario;
  g_autofree char *said = NULL;

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_test_levy_fill_tape (&tape, muster_ruleset_get_rules (get_ruleset ()), choices[i].rolls);
  muster_ruleset_roll_scenario (get_ruleset (), &tape, &outcome, &scenario);
  said = muster_test_levy_print (&outcome, &context);
  g_assert_cmpstr (said, ==, choices[i].said);
}

#define TRIBES "8 tribal-infantry"
#define COLUMN "3 regular-infantry\nregular-cavalry"

/* Who attacks: Red is the first force. */
static const struct
{
  const char *name;
  const char *scenario;
  const char *red;
  const char *blue;
  const char *rolls;
  const char *said;
} roles[] = {
  { "K-SCN/two dice of the first side", "A", COLUMN, TRIBES, "", "needs tactics 0 2" },
  { "K-SCN/two of the second", "A", COLUMN, TRIBES, "tactics 3 4", "needs tactics 1 2" },
  { "K-SCN/dice and tactical value", "A", COLUMN, TRIBES, "tactics 3 4 | tactics 3 4",
    "K-SCN Red has more cavalry, 1 to 0: +1\nK-SCN Blue has more tribal units, 8 to 0: +2\n"
    "K-SCN Red: 3 4 = 7, +1 = 8\nK-SCN Blue: 3 4 = 7, +2 = 9\nBlue attacks, Red defends" },
  { "K-SCN/the higher attacks", "A", COLUMN, TRIBES, "tactics 4 5 | tactics 3 4",
    "K-SCN Red has more cavalry, 1 to 0: +1\nK-SCN Blue has more tribal units, 8 to 0: +2\n"
    "K-SCN Red: 4 5 = 9, +1 = 10\nK-SCN Blue: 3 4 = 7, +2 = 9\nRed attacks, Blue defends" },
  { "K-SCN/ties are rolled again", "E", TRIBES, TRIBES, "tactics 1 1 | tactics 1 1", "needs tactics 0 2" },
  { "K-SCN/until they are none", "E", TRIBES, TRIBES,
    "tactics 1 1 | tactics 1 1 | tactics 1 2 | tactics 6 6",
    "K-SCN Red: 1 1 = 2, +0 = 2\nK-SCN Blue: 1 1 = 2, +0 = 2\n2 each: both roll again\n"
    "K-SCN Red: 1 2 = 3, +0 = 3\nK-SCN Blue: 6 6 = 12, +0 = 12\nBlue attacks, Red defends" },
  { "K-SCN/as many are not more", "A", "regular-infantry\n2 tribal-cavalry", "2 tribal-cavalry",
    "tactics 6 6 | tactics 1 1",
    "K-SCN Red: 6 6 = 12, +0 = 12\nK-SCN Blue: 1 1 = 2, +0 = 2\nRed attacks, Blue defends" },
  { "K-SCN/values may be negative", "B", TRIBES, COLUMN "\ncrewed-weapon", "tactics 6 6 | tactics 1 1",
    "K-SCN Red has more tribal units, 8 to 0: -2\nK-SCN Blue has more regular units, 5 to 0: +2\n"
    "K-SCN Blue has more cavalry, 1 to 0: +1\nK-SCN Blue has more crewed weapons, 1 to 0: +2\n"
    "K-SCN Red: 6 6 = 12, -2 = 10\nK-SCN Blue: 1 1 = 2, +5 = 7\nRed attacks, Blue defends" },
  { "K-SCN/a badly drilled crew is irregular", "F", "crewed-weapon +poorly-drilled", TRIBES,
    "tactics 1 1 | tactics 1 2",
    "K-SCN Red has more irregular units, 1 to 0: +1\nK-SCN Red: 1 1 = 2, +1 = 3\n"
    "K-SCN Blue: 1 2 = 3, +0 = 3\n3 each: both roll again" },
  { "K-SCN/a pitched battle has no values", "open", COLUMN, TRIBES, "tactics 1 1 | tactics 1 2",
    "K-SCN Red: 1 1 = 2, +0 = 2\nK-SCN Blue: 1 2 = 3, +0 = 3\nBlue attacks, Red defends" },
};

static void
test_roles (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  static const char *const names[] = { "Red", "Blue" };
  g_autoptr (MusterForce) red = muster_test_levy_new_force (get_ruleset (), roles[i].red);
  g_autoptr (MusterForce) blue = muster_test_levy_new_force (get_ruleset (), roles[i].blue);
  g_autoptr (MusterBattlePlan) plan =
    muster_test_plan_new (library, find_scenario (roles[i].scenario), red, blue);
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  const MusterLineContext context = { .ruleset = get_ruleset (), .tape = &tape, .side_names = names };
  g_autofree char *said = NULL;

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_test_levy_fill_tape (&tape, muster_ruleset_get_rules (get_ruleset ()), roles[i].rolls);
  muster_plan_roll_roles (plan, &tape, &outcome);

  /* The tie at the end of a case asks for more; what was said so far is what is looked at. */
  if (g_str_has_suffix (roles[i].said, "again"))
    outcome.kind = MUSTER_OUTCOME_DONE;
  said = muster_test_levy_print (&outcome, &context);
  g_assert_cmpstr (said, ==, roles[i].said);
}

/* The columns of the table: more tribal, regular, irregular, cavalry, crewed units than the opponent. */
static void
test_tactical_values_are_those_of_the_table (void)
{
  static const char *const columns[] = { "tribal", "regular", "irregular", "cavalry", "crewed" };
  static const struct
  {
    const char *id;
    int values[5];
  } table[] = {
    { "A", { 2, 0, 0, 1, 0 } },  { "B", { -2, 2, 0, 1, 2 } }, { "C", { 2, -2, 0, 1, 0 } },
    { "D", { 4, -1, 0, 1, 0 } }, { "E", { 2, 0, 0, 2, 0 } },  { "F", { 0, 3, 1, 2, 0 } },
    { "G", { 4, -2, 1, 1, 0 } }, { "H", { 4, -4, 0, 0, 0 } }, { "open", { 0, 0, 0, 0, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const MusterScenario *scenario = find_scenario (table[i].id);
      int values[5] = { 0 };

      for (guint j = 0; j < scenario->tactical->len; j++)
        {
          const MusterTacticalValue *value = &g_array_index (scenario->tactical, MusterTacticalValue, j);

          for (guint k = 0; k < G_N_ELEMENTS (columns); k++)
            if (g_str_equal (columns[k], value->units))
              values[k] = value->value;
        }
      g_assert_cmpmem (values, sizeof values, table[i].values, sizeof table[i].values);
    }
}

/* K-SCN-01: every scenario has a checklist and a map on which both sides have their place. */
static void
test_every_scenario_can_be_set_up (void)
{
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_ruleset_get_catalog (get_ruleset ()));

  g_assert_cmpuint (scenarios->len, ==, 9);
  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = g_ptr_array_index (scenarios, i);
      gboolean attacker = FALSE, defender = FALSE;

      g_assert_cmpuint (g_strv_length (scenario->checklist), >=, 3);
      for (guint j = 0; j < scenario->map->len; j++)
        {
          const MusterMapShape *shape = g_ptr_array_index (scenario->map, j);

          attacker |= shape->attacker && !shape->defender;
          defender |= shape->defender && !shape->attacker;
        }
      g_assert_true (attacker && defender);
    }
  g_assert_cmpuint (find_scenario ("B")->map->len, >=, 5 + 3);
  g_assert_cmpuint (find_scenario ("D")->map->len, >=, 6 + 3);
}

/* Scenarios of a pack, with figures of their own. */
#define ROADS \
  "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings', 'scenarios': [" \
  "{'id': 'road', 'name': 'Road', 'points': [24, 24], 'rules': ['march-limit']," \
  " 'numbers': {'march-percent': 100, 'march-short-percent': 9}}," \
  "{'id': 'lane', 'name': 'Lane', 'points': [24, 24], 'rules': ['march-limit']}," \
  "{'id': 'raid', 'name': 'Raid', 'points': [24, 24], 'numbers': {'turn-limit': 1}}]}"

static const struct
{
  const char *name;
  const char *scenario;
  const char *red;
  int length;
  const char *expected;
} limits[] = {
  { "K-SCN-03/both readings of the example", "A", "regular-infantry", 72,
    "30: K-SCN-03 250 percent of 12 moves of 6\" along 72\" of table\n"
    "15: K-SCN-03 as the rulebook’s example counts: 125 percent of 12 moves of 6\" "
    "along 72\" of table" },
  { "K-SCN-03/moves are rounded up", "A", "tribal-infantry", 60,
    "20: K-SCN-03 250 percent of 8 moves of 8\" along 60\" of table\n"
    "10: K-SCN-03 as the rulebook’s example counts: 125 percent of 8 moves of 8\" "
    "along 60\" of table" },
  { "K-SCN-03/turns are rounded down", "A", "tribal-cavalry", 72,
    "15: K-SCN-03 250 percent of 6 moves of 12\" along 72\" of table\n"
    "7: K-SCN-03 as the rulebook’s example counts: 125 percent of 6 moves of 12\" "
    "along 72\" of table" },
  { "K-SCN-03/the slowest unit of both", "A", "tribal-cavalry\ncrewed-weapon", 48,
    "30: K-SCN-03 250 percent of 12 moves of 4\" along 48\" of table\n"
    "15: K-SCN-03 as the rulebook’s example counts: 125 percent of 12 moves of 4\" "
    "along 48\" of table" },
  { "K-SCN-03/the usual table", "A", "regular-infantry", 0,
    "30: K-SCN-03 250 percent of 12 moves of 6\" along 72\" of table\n"
    "15: K-SCN-03 as the rulebook’s example counts: 125 percent of 12 moves of 6\" "
    "along 72\" of table" },
  { "K-SCN-03/others have theirs", "B", "regular-infantry", 72,
    "12: K-SCN the scenario ends after turn 12" },
  { "K-SCN-03/ten turns of ambush", "G", "regular-infantry", 72,
    "10: K-SCN the scenario ends after turn 10" },
  { "K-SCN-03/or none", "C", "regular-infantry", 72, "" },
  { "K-SCN-03/where nobody marches yet, how it is reckoned", "A", "", 72,
    "0: K-SCN-03 two and a half times as many turns as the slowest unit needs moves along 72\" of table" },
  { "K-SCN-03/a single turn is one", "road", "regular-infantry", 72,
    "12: K-SCN-03 100 percent of 12 moves of 6\" along 72\" of table\n"
    "1: K-SCN-03 as the rulebook’s example counts: 9 percent of 12 moves of 6\" "
    "along 72\" of table" },
  { "K-SCN-03/less is none", "road", "regular-infantry", 66,
    "11: K-SCN-03 100 percent of 11 moves of 6\" along 66\" of table" },
  { "K-SCN-03/one reading of a pack", "lane", "regular-infantry", 72,
    "30: K-SCN-03 250 percent of 12 moves of 6\" along 72\" of table" },
  { "K-SCN-03/a single turn that is said", "raid", "regular-infantry", 72,
    "1: K-SCN the scenario ends after turn 1" },
};

static MusterRuleset *
add_roads (MusterLibrary *to)
{
  muster_test_add_pack (to, "roads", ROADS);
  return muster_library_find_ruleset (to, "kings");
}

static void
test_limits (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (MusterLibrary) roads = muster_test_library_new ();
  MusterRuleset *ruleset = add_roads (roads);
  g_autoptr (MusterForce) red = muster_test_levy_new_force (ruleset, limits[i].red);
  g_autoptr (MusterForce) blue =
    muster_test_levy_new_force (ruleset, *limits[i].red != '\0' ? "irregular-cavalry" : "");
  g_autoptr (MusterBattlePlan) plan =
    muster_test_plan_new (roads, muster_catalog_find_scenario (muster_ruleset_get_catalog (ruleset),
                                                               limits[i].scenario), red, blue);
  g_autoptr (GArray) found = NULL;
  const MusterLineContext context = { .ruleset = ruleset };
  g_autoptr (GString) text = g_string_new (NULL);

  if (limits[i].length > 0)
    muster_battle_plan_set_table (plan, limits[i].length, muster_battle_plan_get_table_width (plan));
  found = muster_plan_list_limits (plan);
  for (guint j = 0; j < found->len; j++)
    {
      const MusterTurnLimit *limit = &g_array_index (found, MusterTurnLimit, j);
      g_autofree char *reason = muster_line_to_string (&limit->reason, &context);

      g_string_append_printf (text, "%s%d: %s", j > 0 ? "\n" : "", limit->turns, reason);
    }
  g_assert_cmpstr (text->str, ==, limits[i].expected);
}

static MusterBattle *
read_battle (const char *setup,
             const char *log)
{
  const MusterKingsCase battle = { .setup = setup, .log = log };
  g_autofree char *file = muster_kings_case_to_file (&battle);
  g_autoptr (GError) error = NULL;
  MusterBattle *read = muster_battle_file_read (library, file, strlen (file), "battle", &error);

  g_assert_no_error (error);
  return read;
}

#define UNITS "\nr1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry"
#define FIRST "scenario open\nside red role=attacker players=ann\nside blue role=defender players=ben" UNITS

/* Ann attacks in the first battle, where she has 2 points and Ben 1. */
static const struct
{
  const char *name;
  const char *second;
  const char *log;
  int points[2];
  int winner;
  const char *error;
} rematches[] = {
  { "K-SCN-08/with the same forces",
    "scenario open\nside red role=defender players=ann\nside blue role=attacker players=ben" UNITS,
    "award side=red objective=flag count=3", { 5, 1 }, 0, NULL },
  { "K-SCN-08/with the other's force",
    "scenario open\nside red role=attacker players=ben\nside blue role=defender players=ann" UNITS,
    "award side=red objective=flag count=3", { 2, 4 }, 1, NULL },
  { "K-SCN-08/a draw",
    "scenario open\nside red role=defender\nside blue role=attacker" UNITS,
    "award side=blue objective=flag count=1", { 2, 2 }, -1, NULL },
  { "K-SCN-08/nobody changed sides",
    "scenario open\nside red role=attacker players=ann\nside blue role=defender players=ben" UNITS, NULL,
    { 0, 0 }, 0, "in a rematch who attacked defends, and here somebody does not" },
  { "K-SCN-08/another scenario",
    "scenario F\nside red role=defender players=ann\nside blue role=attacker players=ben" UNITS, NULL,
    { 0, 0 }, 0, "a rematch is of the same scenario" },
  { "K-SCN-08/three sides",
    "scenario open\nside red role=defender\nside blue role=attacker\nside green role=attacker"
    UNITS "\ng1 tribal-infantry", NULL, { 0, 0 }, 0, "a rematch is between two sides" },
};

static void
test_rematch (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (MusterBattle) first = read_battle (FIRST, "award side=red objective=flag count=2\n"
                                                       "award side=blue objective=flag count=1");
  g_autoptr (MusterBattle) second = read_battle (rematches[i].second, rematches[i].log);
  g_autoptr (GError) error = NULL;
  MusterRematchSum sum;
  gboolean done = muster_rematch_add_up (muster_battle_get_setup (first), muster_battle_get_state (first),
                                         muster_battle_get_setup (second),
                                         muster_battle_get_state (second), &sum, &error);

  if (rematches[i].error != NULL)
    {
      g_assert_false (done);
      g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID);
      g_assert_cmpstr (error->message, ==, rematches[i].error);
      return;
    }

  g_assert_no_error (error);
  g_assert_cmpint (sum.points[0], ==, rematches[i].points[0]);
  g_assert_cmpint (sum.points[1], ==, rematches[i].points[1]);
  g_assert_cmpint (sum.winner, ==, rematches[i].winner);
}

/* Ids count within a battle only: who sat where is known by name. */
static void
test_rematch_by_name (void)
{
  g_autoptr (MusterBattle) first = read_battle (FIRST, NULL);
  g_autoptr (MusterBattle) second = read_battle (FIRST, "award side=red objective=flag count=3");
  MusterSetup *setup = muster_battle_get_setup (second);
  g_autofree char *line = NULL;
  g_autofree char *score = NULL;
  MusterRematchSum sum;

  for (guint i = 0; i < 2; i++)
    {
      g_free (setup->players[i].name);
      setup->players[i].name = g_strdup (i == 0 ? "Ben" : "ANN");
    }
  g_assert_true (muster_rematch_add_up (muster_battle_get_setup (first), muster_battle_get_state (first),
                                        setup, muster_battle_get_state (second), &sum, NULL));
  line = muster_rematch_dup_line (muster_battle_get_setup (first), setup, &sum);
  g_assert_cmpstr (line, ==, "Both battles: ann 0\u00a0:\u00a03 ben\u00a0· ben wins");
  score = muster_rematch_dup_score (setup, muster_battle_get_state (second), 1);
  g_assert_cmpstr (score, ==, "blue 0\u00a0:\u00a03 red");
}

#define SWAPPED "scenario open\nside red role=defender\nside blue role=attacker" UNITS

/* By the forces where they stay with their players, and by both where nobody is named. */
static void
test_rematch_in_words (void)
{
  static const struct
  {
    const char *first;
    const char *second;
    const char *line;
  } cases[] = {
    { FIRST, SWAPPED, "Both battles: red 0\u00a0:\u00a00 blue\u00a0· a draw" },
    { SWAPPED, SWAPPED, "Both battles: red / blue 0\u00a0:\u00a00 blue / red\u00a0· a draw" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterBattle) first = read_battle (cases[i].first, NULL);
      g_autoptr (MusterBattle) second = read_battle (cases[i].second, NULL);
      g_autofree char *line = NULL;
      MusterRematchSum sum;

      g_assert_true (muster_rematch_add_up (muster_battle_get_setup (first),
                                            muster_battle_get_state (first),
                                            muster_battle_get_setup (second),
                                            muster_battle_get_state (second), &sum, NULL));
      line = muster_rematch_dup_line (muster_battle_get_setup (first), muster_battle_get_setup (second),
                                      &sum);
      g_assert_cmpstr (line, ==, cases[i].line);
    }
}

#define ADD_ALL(cases, function) \
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) \
    { \
      g_autofree char *path = g_strconcat ("/kings/scenario/", cases[i].name, NULL); \
\
      g_test_add_data_func (path, GUINT_TO_POINTER (i), function); \
    }

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/kings/scenario/K-SCN/every throw chooses its scenario",
                   test_every_throw_chooses_its_scenario);
  g_test_add_func ("/kings/scenario/K-SCN/tactical values are those of the table",
                   test_tactical_values_are_those_of_the_table);
  g_test_add_func ("/kings/scenario/K-SCN-01/every scenario can be set up",
                   test_every_scenario_can_be_set_up);
  ADD_ALL (choices, test_choice);
  ADD_ALL (roles, test_roles);
  ADD_ALL (limits, test_limits);
  ADD_ALL (rematches, test_rematch);
  g_test_add_func ("/kings/scenario/K-SCN-08/players are known by name", test_rematch_by_name);
  g_test_add_func ("/kings/scenario/K-SCN-08/in words", test_rematch_in_words);

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
