/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle-result.h"
#include "core/muster-json.h"
#include "muster-test-battles.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

static MusterBattle *
read_battle (MusterLibrary *library,
             const char    *setup,
             const char    *log)
{
  MusterKingsCase test = { .setup = setup, .log = log };
  g_autofree char *file = muster_kings_case_to_file (&test);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, file, strlen (file), "case", &error);

  g_assert_no_error (error);
  return battle;
}

#define COUNT(record, deed) ((record)->deeds.counts[MUSTER_DEED_##deed])

static const char two_units[] =
  "r1 regular-infantry x12 L6 *steady\nb1 tribal-infantry x16 L6 *steady";

static void
test_battle_that_has_not_begun (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_battle (library, two_units, NULL);
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autofree char *headline = muster_battle_result_dup_headline (result);

  g_assert_cmpstr (headline, ==, "Not over yet, 0 : 0");
  g_assert_false (result->is_over);
  g_assert_null (result->why);
  g_assert_cmpuint (result->units->len, ==, 2);
  g_assert_cmpuint (result->leaders->len, ==, 2);
  g_assert_cmpuint (result->turns->len, ==, 0);
  g_assert_cmpuint (result->moments->len, ==, 0);
  g_assert_cmpint (result->sides[0].start, ==, 12);
  g_assert_cmpint (result->sides[1].lost, ==, 0);
  g_assert_cmpuint (result->sides[0].luck.n, ==, 0);
  g_assert_cmpint (muster_luck_sum_judge (&result->sides[0].luck), ==, MUSTER_LUCK_NONE);
}

/* Twelve dice at 5+: 5, 5 and 6 hit where 4 were to be expected; the target stands. */
static void
test_fire_is_the_shooters_deed_and_luck (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    read_battle (library, two_units,
                 "fire r1 target=b1 range=short cover=none | hit 5 5 1 2 6 3 1 1 2 4 4 2"
                 " | leader-casualty 3 4 | pinning 5 6\n"
                 "end-battle");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterUnitRecord *shooter = muster_battle_result_get_unit (result, 0);
  const MusterUnitRecord *target = muster_battle_result_get_unit (result, 1);
  const MusterLeaderRecord *leader = muster_battle_result_find_leader (result, 0);

  g_assert_cmpuint (COUNT (shooter, SHOTS), ==, 1);
  g_assert_cmpuint (COUNT (shooter, HITS), ==, 3);
  g_assert_cmpuint (COUNT (shooter, FELLED), ==, 3);
  g_assert_cmpuint (COUNT (leader, FELLED), ==, 3);
  g_assert_cmpuint (COUNT (target, STOOD_FIRM), ==, 1);
  g_assert_cmpint (target->lost, ==, 3);
  g_assert_cmpint (target->left, ==, 13);
  g_assert_cmpint (result->sides[1].lost, ==, 3);

  g_assert_cmpuint (result->sides[0].dice.n, ==, 12);
  g_assert_cmpuint (result->sides[0].dice.n_good, ==, 3);
  g_assert_cmpfloat_with_epsilon (result->sides[0].dice.expected, 4.0, 1e-12);
  g_assert_cmpuint (result->sides[0].tests.n, ==, 0);
  /* His Leader is safe with 35 chances in 36. */
  g_assert_cmpuint (result->sides[1].tests.n, ==, 2);
  g_assert_cmpuint (result->sides[1].tests.n_good, ==, 2);
  g_assert_true (result->is_over);
  g_assert_cmpint (result->winner, ==, MUSTER_WINNER_DRAW);
}

/* K-SCN-04: shots at a building are shots, though they fell nobody. */
static void
test_fire_at_a_building_is_a_deed (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    read_battle (library, "scenario B\nr1 crewed-weapon\nb1 tribal-infantry",
                 "fire r1 target=building-1 | action 6 6 | hit 4 4 4 1 1 1 1 1");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterUnitRecord *gun = muster_battle_result_get_unit (result, 0);

  g_assert_cmpuint (COUNT (gun, SHOTS), ==, 1);
  g_assert_cmpuint (COUNT (gun, HITS), ==, 3);
  g_assert_cmpuint (COUNT (gun, FELLED), ==, 0);
}

/* What the umpire set by hand is nobody's luck. */
static void
test_overridden_rolls_are_left_out (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) typed = NULL;
  MusterKingsCase test = {
    .setup = two_units,
    .log = "fire r1 target=b1 range=short cover=none | hit 6 6 6 6 6 6 6 6 6 6 6 6"
           " | leader-casualty 3 4 | pinning 5 6",
  };
  g_autofree char *file = muster_kings_case_to_file (&test);
  g_autoptr (GString) changed = g_string_new (file);
  g_autoptr (MusterBattleResult) result = NULL;
  g_autoptr (GError) error = NULL;
  char *place = strstr (changed->str, "\"for\":\"hit\"");

  if (place == NULL)
    place = strstr (changed->str, "\"for\": \"hit\"");
  g_assert_nonnull (place);
  g_string_insert (changed, place - changed->str, "\"how\": \"overridden\", ");
  typed = muster_battle_file_read (library, changed->str, changed->len, "case", &error);
  g_assert_no_error (error);

  result = muster_battle_result_new (typed);
  g_assert_cmpuint (result->n_overridden, ==, 1);
  g_assert_cmpuint (result->sides[0].luck.n, ==, 0);
  g_assert_cmpuint (result->sides[1].luck.n, ==, 2);
  g_assert_cmpint (muster_battle_result_get_unit (result, 1)->lost, ==, 12);
}

/* A fight is won, a unit destroyed, the battle over: all of it with the one who did it. */
static void
test_a_destroyed_unit_is_its_enemys_doing (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    read_battle (library, "r1 regular-infantry x12 L6 *steady\nb1 tribal-infantry x2 L6 *steady",
                 "fire r1 target=b1 range=short cover=none | hit 6 6 6 1 1 1 1 1 1 1 1 1\n"
                 "end-turn\nend-turn");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterUnitRecord *shooter = muster_battle_result_get_unit (result, 0);
  const MusterUnitRecord *target = muster_battle_result_get_unit (result, 1);
  const MusterLeaderRecord *fallen = muster_battle_result_find_leader (result, 1);

  g_assert_cmpuint (COUNT (shooter, UNITS_BROKEN), ==, 1);
  g_assert_cmpuint (COUNT (shooter, LEADERS_FELLED), ==, 1);
  g_assert_cmpuint (muster_deeds_get_merit (&shooter->deeds), ==, 2 * 2 + 10 + 5);
  g_assert_cmpuint (muster_deeds_get_merit (&target->deeds), ==, 0);
  g_assert_true (target->is_gone);
  g_assert_cmpint (target->gone_turn, ==, 1);
  g_assert_cmpint (target->by, ==, 0);
  g_assert_cmpint (target->left, ==, 0);
  g_assert_true (fallen->is_lost);
  g_assert_cmpint (fallen->by, ==, 0);
  g_assert_cmpint (result->sides[1].units_lost, ==, 1);
  g_assert_cmpint (result->sides[1].leaders_lost, ==, 1);
  g_assert_true (result->is_over);
  g_assert_cmpint (result->winner, ==, 0);
  g_assert_nonnull (strstr (result->why, "is on the table or to come"));
  g_assert_cmpuint (result->turns->len, ==, 1);
  g_assert_cmpint (g_array_index (result->turns, MusterTurnRecord, 0).lost[1], ==, 2);
  g_assert_cmpint (g_array_index (result->turns, MusterTurnRecord, 0).units_lost[1], ==, 1);
}

/* K-SOLO-04: it went as r1's doing, and that is over when it is back at full strength. */
static void
test_a_unit_that_returns_is_not_gone (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    read_battle (library,
                 "side blue automated=true\nr1 regular-infantry\nb1 tribal-infantry x2 reserve=false",
                 "fire r1 target=b1 range=short cover=none | hit 6 6 6 1 1 1 1 1 1 1 1 1\n"
                 "babbage-return b1 | return 5");
  g_autoptr (MusterBattleResult) result = NULL;
  const MusterUnitRecord *unit;

  g_assert_true (muster_ledger_look (battle, 1));
  result = muster_battle_result_new (battle);
  unit = muster_battle_result_get_unit (result, 1);
  g_assert_true (unit->is_gone);
  g_assert_cmpint (unit->gone_turn, ==, 1);
  g_assert_cmpint (unit->by, ==, 0);
  g_assert_cmpint (result->sides[1].units_lost, ==, 1);
  muster_battle_result_free (g_steal_pointer (&result));

  g_assert_true (muster_ledger_look (battle, 2));
  result = muster_battle_result_new (battle);
  unit = muster_battle_result_get_unit (result, 1);
  g_assert_false (unit->is_gone);
  g_assert_cmpint (unit->gone_turn, ==, 0);
  g_assert_cmpint (unit->by, ==, -1);
  g_assert_cmpint (unit->returned, ==, 2);
  g_assert_cmpint (unit->left, ==, 2);
  g_assert_cmpint (result->sides[1].units_lost, ==, 0);
}

static void
test_umpires_corrections_are_nobodys_doing (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    read_battle (library, two_units,
                 "set unit=b1 field=strength value=10\nset unit=b1 field=strength value=12");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterUnitRecord *unit = muster_battle_result_get_unit (result, 1);

  g_assert_cmpint (unit->lost, ==, 6);
  g_assert_cmpint (unit->returned, ==, 2);
  g_assert_cmpint (unit->left, ==, 12);
  g_assert_cmpuint (COUNT (muster_battle_result_get_unit (result, 0), FELLED), ==, 0);
}

static void
test_looks_at_the_moment_that_is_shown (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    read_battle (library, two_units,
                 "set unit=b1 field=strength value=10\nend-battle reason=rain");
  g_autoptr (MusterBattleResult) now = muster_battle_result_new (battle);
  g_autoptr (MusterBattleResult) past = NULL;

  g_assert_true (now->is_over);
  g_assert_nonnull (strstr (now->why, "rain"));
  g_assert_true (muster_ledger_look (battle, 0));
  past = muster_battle_result_new (battle);
  g_assert_false (past->is_over);
  g_assert_cmpint (past->sides[1].lost, ==, 0);
}

/* The umpire's reason, and not what he has done. */
static void
test_the_reason_is_told (gconstpointer data)
{
  static const char text[] = "{\"red\": [\"r1 %s\"], \"blue\": [\"b1 %s\"],"
                             " \"log\": [\"end-battle%s\"]}";
  const char *type = g_str_equal (data, "magdala") ? "regular-infantry" : "infantry";
  static const char *const reasons[] = { " reason=rain", "" };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autoptr (MusterLibrary) library = muster_test_library_new ();
      g_autofree char *log = g_strdup_printf (text, type, type, reasons[i]);
      g_autoptr (JsonNode) node = muster_json_parse (log, strlen (log), "case", NULL);
      g_autofree char *file = muster_test_build_battle (json_node_get_object (node), data);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, file, strlen (file), "battle", &error);
      g_autoptr (MusterBattleResult) result = NULL;

      g_assert_no_error (error);
      result = muster_battle_result_new (battle);
      g_assert_true (result->is_over);
      if (*reasons[i] != '\0')
        g_assert_nonnull (strstr (result->why, "rain"));
      else
        g_assert_null (result->why);
    }
}

/* In whatever is played: no figure is lost twice or not at all, and what is done is done by
 * somebody. */
static void
check_sums (const MusterBattleResult *result,
            const MusterState        *state)
{
  guint felled = 0;
  int lost = 0;
  int by_turns = 0;

  g_assert_cmpuint (result->units->len, ==, state->n_units);
  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (result, (int) i);

      g_assert_cmpint (unit->start - unit->lost + unit->returned - unit->moved, ==, unit->left);
      g_assert_cmpint (unit->left, ==, state->units[i].strength);
      g_assert_cmpint (unit->fate, ==, state->units[i].fate);
      g_assert_cmpint (unit->lost, >=, 0);
      g_assert_true (!unit->is_gone || unit->fate != MUSTER_FATE_IN_PLAY);
      felled += COUNT (unit, FELLED);
      lost += unit->lost;
    }
  g_assert_cmpint ((int) felled, <=, lost);
  for (guint i = 0; i < result->turns->len; i++)
    {
      const MusterTurnRecord *turn = &g_array_index (result->turns, MusterTurnRecord, i);

      by_turns += turn->lost[0] + turn->lost[1];
    }
  g_assert_cmpint (by_turns, ==, lost);
  for (guint side = 0; side < 2; side++)
    {
      const MusterSideRecord *record = &result->sides[side];

      g_assert_cmpuint (record->luck.n, ==, record->dice.n + record->tests.n);
      g_assert_cmpuint (record->luck.n_good, ==, record->dice.n_good + record->tests.n_good);
      g_assert_cmpfloat_with_epsilon (record->luck.expected,
                                      record->dice.expected + record->tests.expected, 1e-9);
      g_assert_cmpfloat (record->luck.at_least + record->luck.at_most, >=, 1.0 - 1e-9);
    }
}

static void
test_any_battle_adds_up (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint64 seed = 0; seed < muster_test_rounds (150, 3000); seed++)
    {
      g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, data, seed * 7919, 250);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);

      g_test_message ("seed %" G_GUINT64_FORMAT, seed * 7919);
      check_sums (result, muster_battle_get_state (battle));
      g_assert_true (result->is_over);
    }
}

/* Where commanders are units by themselves, one of them falls as a leader falls. */
static void
test_a_commander_falls_as_a_leader (void)
{
  static const char text[] = "{\"red\": [\"r1 infantry\"], \"blue\": [\"bc commander\", \"b1 infantry\"],"
                             " \"log\": [\"remove unit=bc fate=destroyed\"]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (JsonNode) node = muster_json_parse (text, strlen (text), "case", NULL);
  g_autofree char *file = muster_test_build_battle (json_node_get_object (node), "hexcard");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = muster_battle_file_read (library, file, strlen (file), "battle", &error);
  g_autoptr (MusterBattleResult) result = NULL;
  int commander;
  guint n_told = 0;

  g_assert_no_error (error);
  result = muster_battle_result_new (battle);
  commander = muster_state_find_unit (muster_battle_get_state (battle), "bc");
  for (guint i = 0; i < result->moments->len; i++)
    {
      const MusterIncident *incident = &g_array_index (result->moments, MusterMoment, i).incident;

      g_assert_cmpint (incident->kind, !=, MUSTER_INCIDENT_LEFT);
      n_told += incident->kind == MUSTER_INCIDENT_LEADER_LOST && incident->unit == commander;
    }
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_cmpint (muster_battle_result_find_leader (result, commander)->lost_turn, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/battle-result/battle-that-has-not-begun", test_battle_that_has_not_begun);
  g_test_add_func ("/battle-result/fire-is-the-shooters-deed-and-luck",
                   test_fire_is_the_shooters_deed_and_luck);
  g_test_add_func ("/battle-result/fire-at-a-building-is-a-deed", test_fire_at_a_building_is_a_deed);
  g_test_add_func ("/battle-result/overridden-rolls-are-left-out",
                   test_overridden_rolls_are_left_out);
  g_test_add_func ("/battle-result/a-destroyed-unit-is-its-enemys-doing",
                   test_a_destroyed_unit_is_its_enemys_doing);
  g_test_add_func ("/battle-result/a-unit-that-returns-is-not-gone", test_a_unit_that_returns_is_not_gone);
  g_test_add_func ("/battle-result/umpires-corrections-are-nobodys-doing",
                   test_umpires_corrections_are_nobodys_doing);
  g_test_add_func ("/battle-result/looks-at-the-moment-that-is-shown",
                   test_looks_at_the_moment_that_is_shown);
  g_test_add_data_func ("/battle-result/the-reason-is-told/hexcard", "hexcard", test_the_reason_is_told);
  g_test_add_data_func ("/battle-result/the-reason-is-told/magdala", "magdala", test_the_reason_is_told);
  g_test_add_func ("/battle-result/a-commander-falls-as-a-leader", test_a_commander_falls_as_a_leader);
  g_test_add_data_func ("/battle-result/any-battle-adds-up/kings", "kings",
                        test_any_battle_adds_up);
  g_test_add_data_func ("/battle-result/any-battle-adds-up/hexcard", "hexcard",
                        test_any_battle_adds_up);

  return g_test_run ();
}
