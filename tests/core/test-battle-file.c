/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-colours.h"
#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-replay.h"
#include "core/muster-core-error.h"
#include "core/muster-json.h"
#include "muster-test-rules.h"
#include "muster-test.h"

#define HEAD "{'format': 'muster-battle', 'version': 1, 'ruleset': 'test'"
#define UNITS "[{'id': 'r1', 'type': 'foot'}]"
#define SIDES "'sides': [{'id': 'red', 'units': " UNITS "}, {'id': 'blue', 'units': []}]"
#define RED(units) HEAD ", 'sides': [{'id': 'red', 'units': " units "}, {'id': 'blue', 'units': []}]}"
#define LOG(entries)                                                                              \
  HEAD ", 'sides': [{'id': 'red', 'players': [{'id': 'p1', 'name': 'Ann'}], 'units': " UNITS "}," \
       "{'id': 'blue', 'units': [{'id': 'b1', 'type': 'foot'}]}], 'log': [" entries "]}"
#define STRIKE(params, rolls) \
  LOG ("{'order': 'strike', 'unit': 'r1', 'params': {" params "}, 'rolls': [" rolls "]}")

/* Documents are written with single quotes here, to be read more easily. */
static char *
dup_document (const char *quoted)
{
  return g_strdelimit (g_strdup (quoted), "'", '"');
}

typedef struct
{
  const char *document;
  const char *message;
} BadCase;

static const BadCase BAD[] = {
  { "[]", "$: expected an object, found a list" },
  { "{'format': 'muster-force', 'version': 1, 'ruleset': 'test'}",
    "$.format: expected “muster-battle”, found “muster-force”" },
  { "{'format': 'muster-battle', 'version': 2, 'ruleset': 'test'}",
    "$.version: this battle was written by a later Muster (version 2)" },
  { "{'format': 'muster-battle', 'ruleset': 'test', " SIDES "}", "$.version: this member is missing" },
  { "{'format': 'muster-battle', 'version': 'one', 'ruleset': 'test', " SIDES "}", "$.version: expected" },
  { "{'format': 'muster-battle', 'version': 1, 'ruleset': 'chess'}",
    "$.ruleset: there is no ruleset “chess”" },
  { HEAD "}", "sides" },
  { HEAD ", 'colour': 1, " SIDES "}", "colour" },
  { HEAD ", 'colours': [], " SIDES "}", "$.colours: expected an object, found a list" },
  { HEAD ", 'colours': {'red': 'mauve'}, " SIDES "}", "$.colours.red: there is no colour “mauve”" },
  { HEAD ", 'colours': {'green': 'red'}, " SIDES "}",
    "$.colours.green: there is no side of that id" },
  { HEAD ", 'despatch': 7, " SIDES "}", "$.despatch: expected a text" },
  { HEAD ", 'despatch': {'text': 'Sir,'}, " SIDES "}", "$.despatch: expected a text" },
  { HEAD ", 'despatch': 'Sir,', 'despatch_log': 'AB', " SIDES "}",
    "$.despatch_log: expected the SHA-256 of a log" },
  { HEAD ", 'despatch_log':"
         " 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', " SIDES "}",
    "$.despatch_log: there is no despatch that this could belong to" },
  { HEAD ", 'sides': []}", "$.sides: expected 2 sides, found 0" },
  { HEAD ", 'table': {'height': 3}, " SIDES "}", "$.table" },
  { HEAD ", 'table': {'length': 0}, " SIDES "}", "$.table.length" },
  { HEAD ", 'optional_rules': ['snow'], " SIDES "}",
    "$.optional_rules[0]: there is no optional rule “snow”" },
  { HEAD ", 'optional_rules': ['fog', 'fog'], " SIDES "}",
    "$.optional_rules[1]: the optional rule “fog” appears twice" },
  { HEAD ", 'optional_rules': ['night'], " SIDES "}",
    "$.optional_rules[0]: “night” needs “fog” too" },
  { HEAD ", 'scenario': {'id': 'Z'}, " SIDES "}", "$.scenario.id: there is no scenario “Z”" },
  { HEAD ", 'scenario': {'id': 'bare', 'settings': {'limit': 3}}, " SIDES "}",
    "$.scenario.settings" },
  { HEAD ", 'scenario': {'settings': {'limit': 100}}, " SIDES "}", "$.scenario.settings.limit" },
  { HEAD ", 'scenario': {'settings': {'proud': ['green']}}, " SIDES "}",
    "$.scenario.settings.proud[0]: there is no side “green”" },
  { HEAD ", 'scenario': {'settings': {'worths': {'flag': -1}}}, " SIDES "}",
    "$.scenario.settings.worths.flag" },
  { HEAD ", 'sides': [{'id': 'red', 'units': []}, {'id': 'red', 'units': []}]}",
    "$.sides[1].id: the id “red” is used twice" },
  { HEAD ", 'sides': [{'id': 'red', 'role': 'umpire', 'units': []}, {'id': 'b', 'units': []}]}",
    "$.sides[0].role: expected “attacker” or “defender”, found “umpire”" },
  { HEAD ", 'sides': [{'id': 'red', 'automated': 1, 'units': []}, {'id': 'b', 'units': []}]}",
    "$.sides[0].automated" },
  { RED ("[{'id': 'r1'}]"), "$.sides[0].units[0]" },
  { RED ("[{'id': 'r 1', 'type': 'foot'}]"), "$.sides[0].units[0].id" },
  { RED ("[{'id': 'r1', 'type': 'horse'}]"),
    "$.sides[0].units[0].type: there is no unit type “horse”" },
  { RED ("[{'id': 'r1', 'type': 'foot'}, {'id': 'r1', 'type': 'foot'}]"),
    "$.sides[0].units[1].id: the id “r1” is used twice" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'models': 0}]"), "$.sides[0].units[0].models" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'models': 21}]"), "$.sides[0].units[0].models" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'models': 4.5}]"), "$.sides[0].units[0].models" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'options': ['tall']}]"),
    "$.sides[0].units[0].options[0]: there is no option “tall”" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'options': ['old', 'young']}]"),
    "$.sides[0].units[0].options[1]: “old” and “young” exclude each other" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'options': ['old', 'old']}]"),
    "$.sides[0].units[0].options[1]: “old” appears twice" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'options': ['dim']}]"),
    "$.sides[0].units[0].options[0]: “dim” needs the optional rule “fog”" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'player': 'p9'}]"),
    "$.sides[0].units[0].player: “p9” is not a player on this side" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'leader': {'trait': 'odd'}}]"),
    "$.sides[0].units[0].leader.trait: there is no trait “odd”" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'leader': {'leadership': 11}}]"),
    "$.sides[0].units[0].leader: no leader is that bad" },
  { RED ("[{'id': 'r1', 'type': 'foot', 'speed': 6}]"), "$.sides[0].units[0]" },
  { LOG ("{'order': 'charge'}"), "$.log[0].order: these rules have no order “charge”" },
  { LOG ("{'order': 'strike'}"), "$.log[0]: “unit” is missing: it says who acts" },
  { LOG ("{'order': 'strike', 'unit': 'r9'}"), "$.log[0].unit: there is no unit “r9”" },
  { LOG ("{'order': 'end-turn', 'unit': 'r1'}"),
    "$.log[0].unit: the order “end-turn” has no unit of its own" },
  { LOG ("{'order': 'strike', 'unit': 'r1'}"),
    "$.log[0]: “params” is missing: the order “strike” needs “target”" },
  { STRIKE ("", ""), "$.log[0].params: “target” is missing" },
  { STRIKE ("'target': 'b9'", ""), "$.log[0].params.target: there is no unit “b9”" },
  { STRIKE ("'target': 'b1', 'speed': 4", ""), "$.log[0].params" },
  { STRIKE ("'target': 'b1', 'bonus': 4", ""), "$.log[0].params.bonus" },
  { STRIKE ("'target': 'b1', 'cover': 'moat'", ""),
    "$.log[0].params.cover: expected one of “none”, “wall”, found “moat”" },
  { STRIKE ("'target': 'b1', 'hard': 'yes'", ""), "$.log[0].params.hard" },
  { STRIKE ("'target': 'r1'", ""), "$.log[0]: the order “strike” is refused: T-3" },
  { STRIKE ("'target': 'b1'", "{'for': 'luck', 'dice': [1]}"),
    "$.log[0].rolls[0].for: these rules have no roll for “luck”" },
  { STRIKE ("'target': 'b1'", "{'for': 'hit'}"),
    "$.log[0].rolls[0]: expected either “dice” or “cards”" },
  { STRIKE ("'target': 'b1'", "{'for': 'hit', 'dice': [1], 'cards': ['4H']}"),
    "$.log[0].rolls[0]: expected either “dice” or “cards”" },
  { STRIKE ("'target': 'b1'", "{'for': 'hit', 'dice': [1, 'x']}"), "$.log[0].rolls[0].dice[1]" },
  { STRIKE ("'target': 'b1'", "{'for': 'hit', 'cards': ['4h']}"),
    "$.log[0].rolls[0].cards[0]: there is no card “4h”" },
  { STRIKE ("'target': 'b1'", "{'for': 'hit', 'dice': [1, 1, 1]}"),
    "$.log[0].rolls[0]: wrong number of dice or cards for “hit”: 3 instead of 4" },
  { STRIKE ("'target': 'b1'", "{'for': 'hit', 'dice': [1, 1, 1, 7]}"),
    "$.log[0].rolls[0]: “hit” has a die that shows 7" },
  { STRIKE ("'target': 'b1'", "{'for': 'hit', 'dice': [1, 1, 1, 1], 'by': 'r1'}"),
    "$.log[0].rolls[0].by: there is no “reroll” that it belongs to" },
  { STRIKE ("'target': 'b1'",
            "{'for': 'hit', 'dice': [1, 1, 1, 1], 'reroll': [1], 'by': 'r1'}"),
    "$.log[0].rolls[0].reroll: expected 4 faces, as many as were rolled, found 1" },
  { STRIKE ("'target': 'b1'", "{'for': 'hit', 'dice': [1, 1, 1, 1], 'how': 'guessed'}"),
    "$.log[0].rolls[0].how" },
  { STRIKE ("'target': 'b1'",
            "{'for': 'hit', 'dice': [1, 1, 1, 1]}, {'for': 'nerve', 'dice': [1]}"),
    "$.log[0].rolls[1]: there is a roll for “nerve” that nothing asks for" },
  { STRIKE ("'target': 'b1'", ""), "needs a roll for “hit”" },
  { LOG ("{'order': 'end-battle'}, {'order': 'end-turn'}"),
    "$.log[1]: the order “end-turn” is refused: the battle is over" },
};

static void
test_wrong_documents_are_named (gconstpointer data)
{
  const BadCase *bad = data;
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *text = dup_document (bad->document);
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_battle_file_read (library, text, strlen (text), "f.json", &error));
  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, "f.json: "));
  if (strstr (error->message, bad->message) == NULL)
    g_error ("%s does not say %s", error->message, bad->message);
}

static void
test_newer_documents_have_their_own_code (void)
{
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *text = dup_document ("{'format': 'muster-battle', 'version': 9}");
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_battle_file_read (library, text, strlen (text), "f.json", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEWER);
}

static const char WHOLE[] =
  HEAD ", 'title': 'Horse & Musket <b>', 'date': '1879-03-12', 'table': {'length': 72, 'width': 48},"
       "'weather': 'dust', 'scenario': {'id': 'field', 'settings': {'limit': 3, 'proud': ['blue'],"
       "'worths': {'flag': 4, 'well': 2}}}, 'optional_rules': ['fog', 'night'], 'sides': ["
       "{'id': 'red', 'name': 'Column', 'role': 'defender', 'automated': true,"
       " 'players': [{'id': 'p1', 'name': 'Ann'}], 'units': [{'id': 'r1', 'name': '1st',"
       " 'type': 'foot', 'options': ['young', 'dim'], 'models': 3, 'player': 'p1', 'hidden': false,"
       " 'leader': {'name': 'Hill', 'leadership': 5, 'trait': 'calm'}}]},"
       "{'id': 'blue', 'units': [{'id': 'b1', 'type': 'foot'}, {'id': 'b2', 'type': 'foot'}]}],"
       "'colours': {'red': 'teal'},"
       "'despatch': 'Sir, <all> is “well” & 🐘', 'despatch_log':"
       "'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',"
       "'log': [{'order': 'strike', 'unit': 'r1', 'params': {'target': 'b1', 'bonus': 1,"
       " 'cover': 'wall', 'hard': true}, 'rolls': [{'for': 'hit', 'dice': [1, 2, 3],"
       " 'reroll': [6, 1, 1], 'by': 'r1', 'how': 'rolled'}, {'for': 'nerve', 'dice': [6],"
       " 'how': 'overridden'}]},"
       "{'order': 'end-turn'}, {'order': 'shell', 'unit': 'b2', 'params': {'units': ['b1', 'b2']}},"
       "{'order': 'split', 'unit': 'b1', 'params': {'part': 'b3'}},"
       "{'order': 'strike', 'unit': 'b3', 'params': {'target': 'tower'},"
       " 'rolls': [{'for': 'hit', 'dice': [1, 1, 1, 1]}]},"
       "{'order': 'turn-cards', 'params': {'count': 2}, 'rolls': [{'for': 'card',"
       " 'cards': ['4H', 'TS']}]},"
       "{'order': 'set', 'params': {'unit': 'b2', 'field': 'worn', 'value': 3}},"
       "{'order': 'award', 'params': {'player': 'p1', 'objective': 'flag', 'count': -1}},"
       "{'order': 'note', 'params': {'text': 'Rain & <i>mud</i>'}}]}";

static void
test_battles_round_trip (void)
{
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *text = dup_document (WHOLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattle) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *digest_again = NULL;

  text = g_strdelimit (text, "\n", ' ');
  battle = muster_battle_file_read (library, text, strlen (text), "f.json", &error);
  g_assert_no_error (error);
  first = muster_battle_file_write (battle);
  again = muster_battle_file_read (library, first, strlen (first), "f.json", &error);
  g_assert_no_error (error);
  second = muster_battle_file_write (again);
  g_assert_cmpstr (first, ==, second);

  digest = muster_ledger_dup_state_digest (battle);
  digest_again = muster_ledger_dup_state_digest (again);
  g_assert_cmpstr (digest, ==, digest_again);
  g_assert_nonnull (strstr (first, "Horse & Musket <b>"));
  g_assert_cmpuint (muster_ledger_get_length (again), ==, 9);
  g_assert_cmpstr (muster_battle_get_colour (again, 0)->id, ==, "teal");
  g_assert_cmpstr (muster_battle_get_colour (again, 1)->id, ==, "blue");
  g_assert_cmpstr (muster_battle_get_despatch (again), ==, "Sir, <all> is “well” & 🐘");
  /* Another log than this one: it was edited before the first order. */
  g_assert_true (muster_battle_despatch_is_dated (again));
}

static void
test_sides_are_known_by_colours (void)
{
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *text = dup_document (LOG (""));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, text, strlen (text), "f.json", &error);
  g_autofree char *badge = NULL;
  g_autofree char *chosen = NULL;
  g_autofree char *plain = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (muster_battle_get_colour (battle, 0)->id, ==, "red");
  badge = muster_battle_dup_badge (battle, 1);
  g_assert_cmpstr (badge, ==, "B");
  g_assert_true (muster_battle_set_colour (battle, 0, "green", &error));
  g_assert_cmpstr (muster_battle_get_colour (battle, 0)->id, ==, "green");
  chosen = muster_battle_file_write (battle);
  g_assert_nonnull (strstr (chosen, "colours"));
  g_assert_true (muster_battle_set_colour (battle, 0, NULL, &error));
  g_assert_cmpstr (muster_battle_get_colour (battle, 0)->id, ==, "red");
  plain = muster_battle_file_write (battle);
  g_assert_null (strstr (plain, "colours"));
}

static void
test_a_despatch_has_a_bound (void)
{
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *most = g_strnfill (MUSTER_DESPATCH_MAX_LENGTH, 'x');

  for (guint more = 0; more < 2; more++)
    {
      g_autofree char *quoted =
        g_strdup_printf (HEAD ", 'despatch': '%s%s', " SIDES "}", most, more > 0 ? "x" : "");
      g_autofree char *text = dup_document (quoted);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, text, strlen (text), "f.json", &error);

      g_assert_cmpint (battle != NULL, ==, more == 0);
      g_assert_cmpint (error != NULL, ==, more == 1);
      if (error != NULL)
        g_assert_nonnull (strstr (error->message, "$.despatch"));
    }
}

static void
test_the_setup_stands_alone (void)
{
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *text = dup_document (WHOLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autofree char *written = NULL;

  setup = muster_battle_file_read_setup (library, text, strlen (text), "f.json", &error);
  g_assert_no_error (error);
  written = muster_battle_file_write_setup (setup);
  g_assert_null (strchr (written, '\n'));
  g_assert_null (strstr (written, "\"log\""));
  g_assert_cmpstr (setup->title, ==, "Horse & Musket <b>");
  g_assert_cmpint (setup->sides[0].role, ==, 1);
  g_assert_cmpint (setup->sides[1].role, ==, 0);
}

static char *
replay (const char         *document,
        int                 upto,
        MusterReplayStatus  expected)
{
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *text = dup_document (document);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) result = NULL;
  MusterReplayStatus status =
    muster_replay_run (library, text, strlen (text), "f.json", upto, &result, NULL, &error);

  g_assert_cmpint (status, ==, expected);
  if (status == MUSTER_REPLAY_INVALID)
    {
      g_assert_null (result);
      return g_strdup (error->message);
    }
  g_assert_no_error (error);
  return muster_json_print (result, FALSE);
}

static void
test_replay_prints_the_state (void)
{
  g_autofree char *start = replay (LOG (""), -1, MUSTER_REPLAY_DONE);
  g_autofree char *state = replay (STRIKE ("'target': 'b1'",
                                           "{'for': 'hit', 'dice': [4, 1, 1, 1]},"
                                           "{'for': 'nerve', 'dice': [1]}"), -1, MUSTER_REPLAY_DONE);

  g_assert_nonnull (strstr (start, "\"last\": null"));
  g_assert_cmpstr (state, ==,
                   "{\"turn\": 1, \"active_side\": \"red\", \"over\": false, \"winner\": null, "
                   "\"score\": {\"red\": 0, \"blue\": 0}, \"players\": {\"p1\": 0}, "
                   "\"objectives\": {\"red\": {\"enemy-unit\": 0}, \"blue\": {\"enemy-unit\": 0}}, "
                   "\"trackers\": {\"cards\": 0}, "
                   "\"units\": {\"r1\": {\"strength\": 4, \"start\": 4, \"fate\": \"in-play\", "
                   "\"acted\": true, \"leader\": null, \"markers\": {\"worn\": 0, \"tired\": 0}}, "
                   "\"b1\": {\"strength\": 3, \"start\": 4, \"fate\": \"in-play\", \"acted\": false, "
                   "\"leader\": null, \"markers\": {\"worn\": 1, \"tired\": 0}}}, "
                   "\"last\": {\"order\": \"strike\", \"unit\": \"r1\", \"passed\": false, \"hits\": 1, "
                   "\"casualties\": {\"b1\": 1}, \"retreat\": {\"b1\": 4}, "
                   "\"steps\": [\"T-5 Foot on Foot, 4 1 1 1: 1 of 4 hit (+1)\"], "
                   "\"prompts\": [\"T-7 Foot falls back 4\\\"\"]}}");
}

static void
test_replay_asks_only_for_the_last_order (void)
{
  g_autofree char *needs = replay (STRIKE ("'target': 'b1'", ""), -1, MUSTER_REPLAY_NEEDS);
  g_autofree char *cards = replay (LOG ("{'order': 'turn-cards', 'params': {'count': 3}}"), -1,
                                   MUSTER_REPLAY_NEEDS);
  g_autofree char *earlier = replay (LOG ("{'order': 'turn-cards', 'params': {'count': 3}},"
                                          "{'order': 'end-turn'}"), -1, MUSTER_REPLAY_INVALID);

  g_assert_cmpstr (needs, ==,
                   "{\"needs\": {\"for\": \"hit\", \"unit\": \"r1\", \"dice\": 4, \"sides\": 6}}");
  g_assert_cmpstr (cards, ==, "{\"needs\": {\"for\": \"card\", \"unit\": null, \"cards\": 3}}");
  g_assert_cmpstr (earlier, ==,
                   "f.json: $.log[0]: the order “turn-cards” needs a roll for “card”");
}

static void
test_replay_stops_where_it_is_told (void)
{
  static const char three[] =
    LOG ("{'order': 'end-turn'}, {'order': 'end-turn'}, {'order': 'end-turn'}");
  g_autofree char *none = replay (three, 0, MUSTER_REPLAY_DONE);
  g_autofree char *two = replay (three, 2, MUSTER_REPLAY_DONE);
  g_autofree char *four = replay (three, 4, MUSTER_REPLAY_INVALID);

  g_assert_nonnull (strstr (none, "\"turn\": 1,"));
  g_assert_nonnull (strstr (two, "\"turn\": 2,"));
  g_assert_cmpstr (four, ==, "f.json: $: the log has only 3 entries");
}

static void
test_awards_by_name_are_sorted (void)
{
  g_autofree char *state =
    replay (LOG ("{'order': 'award', 'params': {'side': 'red', 'objective': 'well', 'count': 1}},"
                 "{'order': 'award', 'params': {'player': 'p1', 'objective': 'flag', 'count': 2}}"),
            -1, MUSTER_REPLAY_DONE);

  g_assert_nonnull (strstr (state, "\"red\": {\"enemy-unit\": 0, \"flag\": 2, \"well\": 1}"));
  g_assert_nonnull (strstr (state, "\"players\": {\"p1\": 2}"));
  g_assert_nonnull (strstr (state, "\"score\": {\"red\": 3, \"blue\": 0}"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (BAD); i++)
    {
      g_autofree char *path = g_strdup_printf ("/battle-file/wrong documents are named/%u", i);

      g_test_add_data_func (path, &BAD[i], test_wrong_documents_are_named);
    }
  g_test_add_func ("/battle-file/sides-are-known-by-colours", test_sides_are_known_by_colours);
  g_test_add_func ("/battle-file/newer documents have their own code",
                   test_newer_documents_have_their_own_code);
  g_test_add_func ("/battle-file/battles round trip", test_battles_round_trip);
  g_test_add_func ("/battle-file/a despatch has a bound", test_a_despatch_has_a_bound);
  g_test_add_func ("/battle-file/the setup stands alone", test_the_setup_stands_alone);
  g_test_add_func ("/replay/prints the state", test_replay_prints_the_state);
  g_test_add_func ("/replay/asks only for the last order", test_replay_asks_only_for_the_last_order);
  g_test_add_func ("/replay/stops where it is told", test_replay_stops_where_it_is_told);
  g_test_add_func ("/replay/awards by name are sorted", test_awards_by_name_are_sorted);

  return g_test_run ();
}
