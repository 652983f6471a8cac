/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-entry-codec.h"
#include "core/battle/muster-replay.h"
#include "core/forces/muster-force-leaders.h"
#include "core/muster-json.h"
#include "core/plans/muster-plan-rolls.h"
#include "muster-test-kings.h"
#include "muster-test-levy.h"
#include "muster-test-plan.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* Every roll says before it is thrown what it must show, or what it decides: each purpose of each
 * ruleset has a case here. */

typedef struct
{
  const char *purpose;
  const char *setup;
  const char *log;
  const char *need;
} Need;

#define FOE "\nb1 tribal-infantry"
#define FOOT(trait) "r1 regular-infantry *" trait FOE
#define SHOT "target=b1 range=short cover=none"
#define ONES_12 "1 1 1 1 1 1 1 1 1 1 1 1"
#define ONES_11 "1 1 1 1 1 1 1 1 1 1 1"
#define HIT_B1 "fire r1 " SHOT " | hit 5 " ONES_11
#define HIT_R1 "end-turn\nfire b1 target=r1 range=short cover=none | action 6 6" \
  " | hit 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
#define PIN(n) "set unit=r1 field=pinned value=" #n "\n"
#define NATIVES "side blue automated=true\nr1 regular-infantry\nb1 tribal-infantry\n" \
  "b2 irregular-infantry\nb3 tribal-infantry reserve=false"
#define APPEAR "move r1 | action 6 6\nbabbage-appear r1"
#define RELIEF "scenario H\nr1 regular-infantry\nb1 regular-infantry\n" \
  "b2 regular-infantry reserve=true"

static const Need KINGS[] = {
  { "ammunition", "rules limited-ammunition\nr1 regular-infantry" FOE, "begin",
    "it fires as often as the die shows, +1" },
  { "ammunition", "rules limited-ammunition\nr1 irregular-infantry" FOE, "begin",
    "it fires as often as the die shows" },
  { "drunkard", FOOT ("drunkard"), "begin", "1 to 3: Leadership 8, 4 to 6: Leadership 6" },
  { "idiot", FOOT ("idiot"), "idiot-check r1", "on a 1 the enemy gives his order" },
  { "bottle", FOOT ("bottle"), "move r1", "1 to 3: Leadership 8, 4 to 6: Leadership 6" },
  { "action", "r1 regular-infantry L7" FOE, "move r1",
    "6 or more in all (Leadership 7, +1 Discipline)" },
  { "action", "r1 irregular-infantry L7" FOE, "move r1", "7 or more in all (Leadership 7)" },
  { "double", "r1 regular-infantry" FOE, "at-the-double r1 | action 6 6",
    "it goes 6\" and what the die shows" },
  { "double", FOOT ("jolly-sporty"), "at-the-double r1 | action 6 6",
    "it goes 8\" and what the die shows" },
  { "dangerous", "rules dangerous-terrain\nr1 regular-infantry" FOE, "dangerous r1",
    "on a 1 a model is lost" },
  { "attack-hit", "r1 regular-infantry" FOE, "attack r1 target=b1 | action 6 6",
    "each 5 or 6 hits" },
  { "attack-hit", "r1 regular-infantry" FOE, "attack r1 target=b1 defence=hard-cover | action 6 6",
    "each 5 or 6 hits, 2 hits fell a model" },
  { "attack-hit", "scenario B\nr1 regular-infantry" FOE,
    "attack r1 target=building-1 | action 6 6", "each 5 or 6 hits" },
  { "defence-hit", "r1 regular-infantry" FOE,
    "attack r1 target=b1 | action 6 6 | attack-hit " ONES_12,
    "each 5 or 6 hits" },
  { "hit", "r1 regular-infantry" FOE, "fire r1 " SHOT, "each 5 or 6 hits" },
  { "hit", "r1 regular-infantry" FOE, "fire r1 target=b1 range=long cover=hard",
    "each 5 or 6 hits, 4 hits fell a model" },
  { "keen-shot", FOOT ("keen-shot"), "fire r1 " SHOT " | hit " ONES_12,
    "for the lowest miss, 5 or 6 hits" },
  { "ammo", FOOT ("terrible-planner"), "fire r1 " SHOT " | hit " ONES_12, "on a 1 it runs out" },
  { "leader-casualty", "r1 regular-infantry" FOE, HIT_B1, "he falls if they make 2 in all" },
  { "leader-casualty", "r1 regular-infantry\nb1 tribal-infantry *unlucky", HIT_B1,
    "he falls if they make 2 or 3 in all" },
  { "leader-casualty", "rules theatre-options\nr1 regular-infantry +officer-snipers" FOE, HIT_B1,
    "he falls if they make 2 or 12 in all" },
  { "leader-casualty-reroll", FOOT ("bulletproof-bumbler"), HIT_R1 " | leader-casualty 1 1",
    "he falls if they make 2 in all" },
  { "pinning", "r1 regular-infantry" FOE, HIT_B1 " | leader-casualty 3 4",
    "7 or more in all (Leadership 6, -1 for casualties)" },
  { "pinning", "r1 regular-infantry\nr2 regular-infantry" FOE,
    "remove unit=r2 fate=routed\nwitness r1", "5 or more in all (Leadership 6, +1 Discipline)" },
  { "nerves", FOOT ("bag-of-nerves"), HIT_R1 " | leader-casualty 3 4 | pinning 1 1",
    "on 3 or more he deserts" },
  { "rally", "r1 regular-infantry" FOE, PIN (3) "rally r1",
    "8 or more in all (Leadership 6, +1 Discipline, -3 for Pinned markers); 4 or less routs" },
  { "rally", "r1 tribal-infantry" FOE, PIN (1) "rally r1",
    "7 or more in all (Leadership 6, -1 for Pinned markers); 3 or less routs" },
  { "rally", "rules heavy-losses\nr1 regular-infantry" FOE,
    "set unit=r1 field=strength value=3\n" PIN (1) "rally r1",
    "7 or more in all (Leadership 6, +1 Discipline, -1 for Pinned markers, -1 for heavy losses);"
    " 6 or less routs" },
  { "rally", FOOT ("inspirational"), PIN (3) "rally r1",
    "8 or more in all (Leadership 6, +1 Discipline, -3 for Pinned markers)" },
  { "rally-reroll", FOOT ("inspirational"), PIN (3) "rally r1 | rally 1 1",
    "8 or more in all (Leadership 6, +1 Discipline, -3 for Pinned markers); 4 or less routs" },
  { "reinforcements", RELIEF, "end-turn\nend-turn\nend-turn\nreinforce",
    "as many points arrive as they make in all" },
  { "appear", NATIVES, APPEAR, "3 or more brings natives" },
  { "type", NATIVES, APPEAR " | appear 3", "it says who comes" },
  { "side", NATIVES, APPEAR " | appear 3 | type 3", "it says from which side they come" },
  { "babbage", NATIVES, "end-turn\nbabbage-act b3", "it says what the unit does" },
  { "babbage", NATIVES, "end-turn\nbabbage-act b3 outnumbered=true",
    "it says what the unit does, with -1" },
  { "return", NATIVES, "remove unit=b3 fate=destroyed\nbabbage-return b3",
    "it says whether the unit comes back, with +1" },
};

#define DEAL "'deal / deal AH 2H'"
#define BOTH "'red': ['r1 infantry'], 'blue': ['b1 infantry'], 'log': [" DEAL ", "
#define FALL_APART(quality) "'red': ['r1 infantry " quality "'], 'blue': ['b1 infantry'], " \
  "'log': [" DEAL ", 'set unit=r1 field=disrupted value=1', 'done r1', 'done b1', 'end-turn']"

/* The log stands in the setup here. */
static const Need HEXCARD[] = {
  { "deal", "'red': ['r1 infantry'], 'blue': ['b1 infantry'], 'log': ['deal']", NULL,
    "one for each unit; the lowest acts first" },
  { "hit", BOTH "'fire r1 target=b1 range=1']", NULL, "each 6 hits" },
  { "assault", BOTH "'assault r1 target=b1']", NULL,
    "each 6 hits, and the higher total drives the other back" },
  { "defence", BOTH "'assault r1 target=b1 / assault 1 2 3 4']", NULL,
    "each 6 hits, and 10 or more in all holds the ground" },
  { "cover", BOTH "'fire r1 target=b1 range=1 cover=cover / hit 6 1 1 1']", NULL,
    "each black card takes a hit away" },
  { "commander-hit", "'red': ['r1 infantry'], 'blue': ['bc commander'], 'log': [" DEAL
    ", 'fire r1 target=bc range=1 / hit 6 6 1 1']", NULL,
    "jack, queen or king of hearts kills him, other red cards wound him" },
  { "cohesion", FALL_APART ("good"), NULL, "any card but a heart recovers" },
  { "cohesion", FALL_APART ("average"), NULL, "a black card recovers" },
  { "cohesion", FALL_APART ("poor"), NULL, "a spade recovers" },
  { "cohesion-second", "'red': ['rc commander'], 'blue': ['b1 infantry'], 'log': [" DEAL
    ", 'set unit=rc field=disrupted value=1', 'done rc', 'done b1', 'end-turn / cohesion 3H']",
    NULL, "any card but a heart recovers" },
};

#define WITH(red, blue, log) "'red': [" red "], 'blue': [" blue "], 'log': [" log "]"
#define LINE "'r1 regular-infantry british breechloader'"
#define WARBAND "'b1 native-foot'"
#define CHARGE "'charge r1 target=b1 distance=5'"
#define LOST_ROUND \
  "'charge r1 target=b1 distance=5 / move 4 4', " \
  "'melee r1 target=b1 contact=3 / melee-attacker 6 / melee-defender 3', "
#define WORN "'set unit=r1 field=strength value=18', 'set unit=r1 field=test-due value=1', "
#define GENERAL "'r1 regular-infantry leader=general'"

static const Need MAGDALA[] = {
  { "hit", WITH (LINE, WARBAND, "'fire r1 target=b1 distance=11'"), NULL, "each 5 or 6 hits" },
  { "hit", WITH (LINE, WARBAND, "'fire r1 target=b1 distance=12'"), NULL, "each 6 hits" },
  { "ammo", WITH (LINE, WARBAND, "'fire r1 target=b1 distance=9 effect=half / hit 1 1 1 1'"), NULL,
    "4 or more saves it" },
  { "general-risk", WITH (LINE, "'b1 native-foot leader=general'",
                          "'fire r1 target=b1 distance=9 / hit 5 5 5 1 1 1 1 1'"), NULL,
    "a total of 2 kills him, 3 wounds him" },
  { "move", WITH ("'r1 native-foot'", WARBAND, "'move r1 mode=advance'"), NULL,
    "inches, with 2 more" },
  { "move", WITH ("'r1 native-foot'", WARBAND, "'charge r1 target=b1 distance=9'"), NULL,
    "inches, with 2 more; 7 or more in all reaches the enemy" },
  { "melee-attacker", WITH (LINE, WARBAND, CHARGE ", 'melee r1 target=b1 contact=3'"), NULL,
    "each kills if it is higher by 2, counted with +1" },
  { "melee-defender", WITH (LINE, WARBAND, CHARGE ", 'melee r1 target=b1 contact=3 / melee-attacker 3'"),
    NULL, "each kills if it is higher by 2" },
  { "overlap-enemy", WITH (LINE, WARBAND, CHARGE ", 'melee r1 target=b1 contact=3 overlapped=attacker "
                           "flanks=1 / melee-attacker 3 / melee-defender 3'"), NULL,
    "each kills if it is higher by 2" },
  { "overlap-victim", WITH (LINE, WARBAND, CHARGE ", 'melee r1 target=b1 contact=3 overlapped=attacker "
                            "flanks=1 / melee-attacker 3 / melee-defender 3 / overlap-enemy 1 1'"), NULL,
    "the higher the better; they kill nobody" },
  { "morale", WITH (LINE, WARBAND, WORN "'morale r1'"), NULL, "5 or more passes, with casualties of 6" },
  { "morale-reroll", WITH (GENERAL, WARBAND, WORN "'morale r1 / morale 1 1'"), NULL,
    "6 or more passes, with casualties of 6; this one stands" },
  { "pursuit", WITH ("'r1 native-foot'", "'b1 native-foot very-inferior'",
                     LOST_ROUND "'morale b1 / morale 1 1'"), NULL, "6 holds" },
  { "pursuit-reroll", WITH ("'r1 native-foot leader=general'", "'b1 native-foot very-inferior'",
                            LOST_ROUND "'morale b1 / morale 1 1 / pursuit 5'"), NULL,
    "6 holds; this one stands" },
  { "reaction", WITH (LINE, WARBAND, "'reaction r1 cause=rout'"), NULL, "3 or more carries on" },
  { "reaction-reroll", WITH (GENERAL, WARBAND, "'reaction r1 cause=rout / reaction 1'"), NULL,
    "3 or more carries on; this one stands" },
  { "clear", WITH ("'g1 machine-gun pre-maxim'", WARBAND,
                   "'set unit=g1 field=jammed value=2', 'clear-jam g1'"), NULL,
    "4 or more clears it" },
  { "build", WITH ("'r1 regular-infantry skirmishers'", WARBAND,
                   "'set unit=r1 field=building value=2', 'build r1'"), NULL, "5 or 6 finishes it" },
};

#define ARMIES(rules, red, blue, before, log) \
  "'setup': {'optional_rules': [" rules "]}, 'red': ['rg general', " red "], " \
  "'blue': ['bg general', " blue "], 'log': [" before log "]"
#define TURN "'start-turn / command-points 3 4 / command-points 2 5', "
#define CARD TURN "'draw / draw 7H', "
#define TOY_SHOT "fire r1 target=b1 range=5"
#define TOY_MISS TOY_SHOT " / attack " ONES_12
#define FOUR_FALL TOY_SHOT " / attack 6 6 6 6 1 1 1 1 1 1 1 1 / defence " ONES_12
#define MONMOUTH "'setup': {'optional_rules': ['reserves'], 'scenario': {'id': 'monmouth'}}, " \
  "'red': ['rg general', 'r1 infantry', 'r2 infantry', 'r3 infantry reserve'], " \
  "'blue': ['bg general', 'b1 infantry'], 'log': [" TURN "'remove unit=r1 fate=routed', " \
  "'set unit=r2 field=resolve value=1', 'set unit=b1 field=resolve value=1', 'end-turn', " \
  "'set field=turn value=3', "

static const Need TOYSOLDIER[] = {
  { "command-points", ARMIES ("", "'r1 infantry'", "'b1 infantry'", "", "'start-turn'"), NULL,
    "the highest is the general’s command points" },
  { "draw", ARMIES ("", "'r1 infantry'", "'b1 infantry'", TURN, "'draw'"), NULL,
    "it says which side acts" },
  { "activate", ARMIES ("'advanced-activation'", "'r1 infantry'", "'b1 infantry'", CARD,
                        "'set unit=r1 field=resolve value=1', 'move r1 in_radius=no'"), NULL,
    "one that shows 5 or 6" },
  { "attack", ARMIES ("", "'r1 infantry'", "'b1 infantry'", CARD, "'" TOY_SHOT "'"), NULL,
    "each 4 or more is a success" },
  { "attack-again", ARMIES ("'re-rolls'", "'r1 infantry reroll-fire-best'", "'b1 infantry'", CARD,
                            "'" TOY_MISS "'"), NULL, "each 4 or more is a success" },
  { "defence", ARMIES ("", "'r1 infantry'", "'b1 infantry'", CARD,
                       "'set unit=b1 field=resolve value=2', '" TOY_MISS "'"), NULL,
    "each 6 is a success" },
  { "defence-again", ARMIES ("'re-rolls'", "'r1 infantry'", "'b1 infantry reroll-defence-worst'", CARD,
                             "'" TOY_MISS " / defence " ONES_12 "'"), NULL,
    "each 4 or more is a success" },
  { "square", ARMIES ("'square'", "'r1 cavalry'", "'b1 infantry'", CARD,
                      "'charge r1 target=b1 square=yes'"), NULL, "one that shows 4 or more" },
  { "leader-casualty", ARMIES ("'leader-casualties'", "'r1 infantry'", "'b1 infantry'", CARD,
                               "'" FOUR_FALL "'"), NULL,
    "on a 5 the ensign falls, on a 6 the officer" },
  { "rally", ARMIES ("'rally-mob'", "'r1 infantry'", "'b1 infantry', 'b2 infantry'", CARD,
                     "'charge r1 target=b1 defender_general=bg / attack 6 1 1 1 1 1 1 1 1 1 1 1"
                     " / defence " ONES_12 "'"), NULL, "one that shows 6" },
  { "general-casualty", ARMIES ("'recover-disorder', 'general-casualties'", "'r1 infantry'",
                                "'b1 infantry'", CARD,
                                "'set unit=r1 field=disorder value=1', 'recover r1'"), NULL,
    "on a 6 he is wounded" },
  { "collapse", ARMIES ("'advanced-collapse'", "'r1 infantry', 'r2 infantry'", "'b1 infantry'", CARD,
                        "'remove unit=r1 fate=routed'"), NULL, "one that shows 5 or 6" },
  { "arrival", MONMOUTH "'start-turn']", NULL, "on 5 or 6 it arrives" },
  { "survivors", MONMOUTH "'start-turn / arrival 5']", NULL, "each 6 brings 6 figures back" },
  { "army-type", ARMIES ("", "'r1 infantry'", "'b1 infantry'", "", "'roll-unit side=red'"), NULL,
    "the total says what it is" },
  { "artillery-type", ARMIES ("", "'r1 infantry'", "'b1 infantry'", "",
                              "'roll-unit side=red / army-type 5 5'"), NULL,
    "1 to 4: foot artillery, 5 or 6: horse artillery" },
  { "general-rating", ARMIES ("", "'r1 infantry'", "'b1 infantry'", "", "'roll-rating rg'"), NULL,
    "1 or 2: rated 1, 3 to 5: rated 2, 6: rated 3" },
  { "gun-size", ARMIES ("'artillery-sizes'", "'r1 foot-artillery'", "'b1 infantry'", "",
                        "'roll-gun r1'"), NULL,
    "up to 5 in all: light, 6 to 9: medium, from 10 on: heavy" },
  { "quality", ARMIES ("'quality'", "'r1 infantry'", "'b1 infantry'", "", "'roll-quality r1'"), NULL,
    "1: militia, 2 to 5: regular, 6: elite" },
  { "war-party-size", ARMIES ("'woodland-war-party'", "'r1 war-party'", "'b1 infantry'", "",
                              "'roll-war-party r1'"), NULL,
    "as many warriors as the die shows, and 6" },
};

/* What is rolled before there is a battle. @log: the rolls. */
static const Need BEFORE[] = {
  { "leadership", "regular-infantry", "", "it gives his Leadership" },
  { "trait", "regular-infantry", "leadership 3", "read one after the other: what he is like" },
  { "scenario", "regular-infantry", "", "read one after the other: the scenario" },
  { "tactics", "8 tribal-infantry", "", "the higher total attacks, yours with +2 for tactics" },
  { "tactics", "regular-infantry", "", "the higher total attacks" },
  { "tactics", "8 tribal-infantry", "tactics 3 4", "10 or more in all attacks; 9 is a tie" },
  { "tactics", "regular-infantry", "tactics 3 4", "8 or more in all attacks; 7 is a tie" },
};

static MusterLibrary *
get_library (void)
{
  static MusterLibrary *library;

  if (library == NULL)
    library = muster_library_new (NULL);
  return library;
}

static void
check (const MusterOutcome     *outcome,
       const MusterLineContext *context,
       const Need              *expected)
{
  const MusterRules *rules = muster_ruleset_get_rules (
    context->setup != NULL ? context->setup->ruleset : context->ruleset);
  g_autofree char *need = NULL;

  g_assert_cmpint (outcome->kind, ==, MUSTER_OUTCOME_NEEDS);
  g_assert_cmpstr (rules->purposes[outcome->request.purpose].id, ==, expected->purpose);
  need = muster_line_to_text (&outcome->request.need, context);
  g_assert_cmpstr (need, ==, expected->need);
}

/* The last order of @file lacks a roll. */
static void
check_file (const char *file,
            const Need *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (MusterJson) root = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  MusterLineContext context = { 0 };
  MusterSpot document, log, entry;
  MusterReplayStatus status;
  guint n;

  status = muster_replay_run (get_library (), file, strlen (file), "case", -1, &result, &battle,
                              &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, MUSTER_REPLAY_NEEDS);

  root = muster_json_read (file, strlen (file), "case", &error);
  muster_spot_init (&document, root, "case", &error);
  g_assert_true (muster_spot_member (&document, "log", &log));
  g_assert_true (muster_spot_is_array (&log, G_MAXINT, &n));
  g_assert_true (muster_spot_element (&log, n - 1, &entry));

  context.setup = muster_battle_get_setup (battle);
  context.state = muster_battle_get_state (battle);
  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  g_assert_true (muster_entry_read (context.setup, context.state, &entry, &order, &tape));
  muster_battle_try (battle, &order, &tape, &outcome);
  check (&outcome, &context, expected);
}

static void
test_kings (gconstpointer data)
{
  const Need *expected = data;
  MusterKingsCase battle = { "", expected->setup, expected->log, "" };
  g_autofree char *file = muster_kings_case_to_file (&battle);

  check_file (file, expected);
}

static void
test_short (const Need *expected,
            const char *ruleset_id)
{
  g_autofree char *text = g_strdup_printf ("{%s}", expected->setup);
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *file = NULL;

  root = muster_json_parse (g_strdelimit (text, "'", '"'), strlen (text), "case", NULL);
  g_assert_nonnull (root);
  file = muster_test_build_battle (json_node_get_object (root), ruleset_id);
  check_file (file, expected);
}

static void
test_hexcard (gconstpointer data)
{
  test_short (data, "hexcard");
}

static void
test_magdala (gconstpointer data)
{
  test_short (data, "magdala");
}

static void
test_toysoldier (gconstpointer data)
{
  test_short (data, "toysoldier");
}

static void
test_before (gconstpointer data)
{
  const Need *expected = data;
  MusterRuleset *ruleset = muster_library_find_ruleset (get_library (), "kings");
  const MusterScenario *scenario =
    muster_catalog_find_scenario (muster_ruleset_get_catalog (ruleset), "A");
  g_autoptr (MusterForce) red = muster_test_levy_new_force (ruleset, expected->setup);
  g_autoptr (MusterForce) blue = muster_test_levy_new_force (ruleset, "regular-infantry");
  g_autoptr (MusterBattlePlan) plan = muster_test_plan_new (get_library (), scenario, red, blue);
  MusterLineContext context = { .ruleset = ruleset };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_test_levy_fill_tape (&tape, muster_ruleset_get_rules (ruleset), expected->log);
  if (g_str_equal (expected->purpose, "scenario"))
    muster_ruleset_roll_scenario (ruleset, &tape, &outcome, &scenario);
  else if (g_str_equal (expected->purpose, "tactics"))
    muster_plan_roll_roles (plan, &tape, &outcome);
  else
    muster_force_roll_leader (red, muster_force_get_unit (red, 0), NULL, &tape, &outcome);
  check (&outcome, &context, expected);
}

static const struct
{
  const char *ruleset_id;
  const char *path;
  const Need *needs;
  guint n_needs;
  GTestDataFunc test;
} TABLES[] = {
  { "kings", "kings", KINGS, G_N_ELEMENTS (KINGS), test_kings },
  { "kings", "before", BEFORE, G_N_ELEMENTS (BEFORE), test_before },
  { "hexcard", "hexcard", HEXCARD, G_N_ELEMENTS (HEXCARD), test_hexcard },
  { "magdala", "magdala", MAGDALA, G_N_ELEMENTS (MAGDALA), test_magdala },
  { "toysoldier", "toysoldier", TOYSOLDIER, G_N_ELEMENTS (TOYSOLDIER), test_toysoldier },
};

static gboolean
is_tried (const char *ruleset_id,
          const char *purpose)
{
  for (guint i = 0; i < G_N_ELEMENTS (TABLES); i++)
    for (guint j = 0; g_str_equal (TABLES[i].ruleset_id, ruleset_id) && j < TABLES[i].n_needs; j++)
      if (g_str_equal (TABLES[i].needs[j].purpose, purpose))
        return TRUE;
  return FALSE;
}

/* A new purpose, or a new ruleset, must say it too, and be tried here. */
static void
test_every_purpose_says_what_it_needs (void)
{
  GListModel *rulesets = muster_library_get_rulesets (get_library ());

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const MusterRules *rules = muster_ruleset_get_rules (ruleset);

      for (const MusterPurpose *purpose = rules->purposes; purpose->id != NULL; purpose++)
        {
          g_test_message ("%s of %s", purpose->id, rules->id);
          g_assert_nonnull (purpose->need.text);
          g_assert_cmpstr (purpose->need.text, !=, "");
          g_assert_true (is_tried (rules->id, purpose->id));
        }
    }
}

static void
add_needs (const char    *path,
           const Need    *needs,
           guint          n_needs,
           GTestDataFunc  test)
{
  for (guint i = 0; i < n_needs; i++)
    {
      g_autofree char *name = g_strdup_printf ("/needs/%s/%s/%u", path, needs[i].purpose, i);

      g_test_add_data_func (name, &needs[i], test);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/needs/every-purpose-says-what-it-needs",
                   test_every_purpose_says_what_it_needs);
  for (guint i = 0; i < G_N_ELEMENTS (TABLES); i++)
    add_needs (TABLES[i].path, TABLES[i].needs, TABLES[i].n_needs, TABLES[i].test);

  return g_test_run ();
}
