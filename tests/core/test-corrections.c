/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle-result.h"
#include "core/battle/muster-random-player.h"
#include "core/rules/muster-correction.h"
#include "muster-test-battles.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* The umpire's corrections, in every ruleset that takes them: what must hold whatever he sets. What a
 * correction means under the rules of one ruleset is tried with those rules. */

static MusterLibrary *library;

static const MusterRules *
find_rules (const char *id)
{
  return muster_ruleset_get_rules (muster_library_find_ruleset (library, id));
}

static const MusterOrderSpec *
find_set (const MusterRules *rules)
{
  for (guint i = 0; rules->orders[i].id != NULL; i++)
    if (g_str_equal (rules->orders[i].id, "set"))
      return &rules->orders[i];
  g_assert_not_reached ();
}

static gboolean
is_marker (const MusterRules *rules,
           const char        *id)
{
  for (guint i = 0; rules->markers[i].id != NULL; i++)
    if (g_str_equal (rules->markers[i].id, id))
      return TRUE;
  return FALSE;
}

/* Whatever a unit has can be set, and nothing is offered that neither a unit nor a battle has. */
static void
test_everything_can_be_set (gconstpointer data)
{
  static const char *const always[] = { "strength", "start", "fate", "acted", "turn" };
  static const char *const others[] = { "leader", "leadership", "with", "card", "active_side",
                                        /* trackers */
                                        "building-1", "building-2", "building-3", "building-4",
                                        "building-5", "bloodless", "reinforcement-points", NULL };
  const MusterRules *rules = find_rules (data);
  const MusterField *fields = find_set (rules)->fields;
  const MusterChoice *choices = fields[MUSTER_SET_FIELD].choices;
  guint n_always = 0;

  g_assert_cmpstr (fields[MUSTER_SET_UNIT].id, ==, "unit");
  g_assert_cmpstr (fields[MUSTER_SET_VALUE].id, ==, "value");
  g_assert_cmpstr (fields[MUSTER_SET_REASON].id, ==, "reason");
  for (guint i = 0; i < G_N_ELEMENTS (always); i++)
    g_assert_cmpint (muster_choices_find (choices, always[i]), >=, 0);
  for (guint i = 0; rules->markers[i].id != NULL; i++)
    {
      int choice = muster_choices_find (choices, rules->markers[i].id);

      g_assert_cmpint (choice, >=, 0);
      g_assert_cmpstr (choices[choice].label, ==, rules->markers[i].label);
    }
  for (guint i = 0; choices[i].id != NULL; i++)
    if (!is_marker (rules, choices[i].id) && !g_strv_contains (others, choices[i].id) &&
        (rules->corrections->switches == NULL ||
         !g_strv_contains (rules->corrections->switches, choices[i].id)))
      n_always++;
  g_assert_cmpuint (n_always, ==, G_N_ELEMENTS (always));
}

/* Each tracker that a battle has can be set, by the name that it is shown with; so can optional rules. */
static void
check_trackers (const MusterSetup *setup)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  const MusterChoice *choices = find_set (rules)->fields[MUSTER_SET_FIELD].choices;

  for (guint i = 0; i < setup->trackers->len; i++)
    {
      const MusterTrackerDef *tracker = &g_array_index (setup->trackers, MusterTrackerDef, i);
      int choice = muster_choices_find (choices, tracker->id);

      g_assert_cmpint (choice, >=, 0);
      g_assert_cmpstr (choices[choice].label, ==, tracker->label);
    }
  for (guint i = 0; rules->corrections->switches != NULL && rules->corrections->switches[i] != NULL; i++)
    {
      const char *id = rules->corrections->switches[i];
      int choice = muster_choices_find (choices, id);

      g_assert_cmpint (choice, >=, 0);
      g_assert_cmpstr (choices[choice].label, ==,
                       muster_catalog_find_optional_rule (muster_ruleset_get_catalog (setup->ruleset),
                                                          id)->name);
    }
}

static guint
prefer_corrections (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    gpointer           data)
{
  return g_str_equal (order->spec->id, "set");
}

static void
check_unit (const MusterRules     *rules,
            const MusterUnitState *unit)
{
  gboolean is_empty = (rules->corrections->empty_fates >> unit->fate & 1) != 0;

  g_assert_cmpint (unit->strength, <=, unit->start);
  g_assert_true (is_empty == (unit->strength == 0));
  g_assert_cmpint (unit->acted, <=, 1);
  g_assert_true (unit->with == -1 || unit->fate == MUSTER_FATE_IN_PLAY);
  for (guint i = 0; rules->markers[i].id != NULL; i++)
    {
      g_assert_cmpint (unit->markers[i], >=, rules->markers[i].min);
      g_assert_cmpint (unit->markers[i], <=, rules->markers[i].max);
    }
}

static void
check_battle (const MusterSetup *setup,
              const MusterState *state)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  int limit = rules->get_turn_limit (setup);

  g_assert_cmpint (state->turn, >=, 1);
  if (limit > 0)
    g_assert_cmpint (state->turn, <=, limit);
  g_assert_cmpint (state->active_side, <, (int) setup->n_sides);
  for (guint i = 0; i < setup->trackers->len; i++)
    {
      const MusterTrackerDef *tracker = &g_array_index (setup->trackers, MusterTrackerDef, i);

      g_assert_cmpint (state->own[tracker->slot], >=, 0);
      if (tracker->max > 0)
        g_assert_cmpint (state->own[tracker->slot], <=, tracker->max);
    }
}

/* The log says what it was and what it is: the number that is offered is the one that is there. */
static void
check_correction (MusterBattle      *battle,
                  const MusterOrder *order,
                  int                wanted)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  const MusterState *state = muster_battle_get_state (battle);
  const MusterOutcome *last = muster_battle_get_last (battle);
  MusterLineContext context = {
    .setup = muster_battle_get_setup (battle), .state = state, .order = order,
  };
  g_autofree char *said =
    muster_line_to_string (&g_array_index (last->steps, MusterLine, 0), &context);
  MusterCorrection correction;

  muster_correction_init (&correction, muster_battle_get_setup (battle), state, order);
  if (correction.kind != MUSTER_CORRECT_STRENGTH || wanted > 0)
    g_assert_cmpint (correction.now, ==, wanted);
  if (correction.kind != MUSTER_CORRECT_WITH)
    g_assert_true (strstr (said, "→") != NULL || strstr (said, "stays") != NULL);
  for (int i = 0; i < state->n_units; i++)
    check_unit (rules, &state->units[i]);
  check_battle (muster_battle_get_setup (battle), state);
}

static void
give_order (MusterBattle *battle,
            MusterRandom *random,
            gboolean      corrects)
{
  MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  MusterRandomPlayer player = { random, corrects ? prefer_corrections : NULL, NULL };
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;
  MusterCorrection correction;
  int wanted = 0;

  if (!muster_random_player_choose (&player, setup, state, &order))
    return;
  if (corrects)
    {
      g_assert_true (muster_correction_find (&correction, setup, state, &order));
      wanted = muster_correction_get_new (&correction, setup, state, &order);
    }
  muster_tape_init (&tape);
  tape.generator = random;
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
  if (corrects)
    check_correction (battle, &order, wanted);
}

/* One turn comes after the other, whatever the umpire said of their numbers, and what happened did so in one
 * of them. */
static void
check_turns (const MusterBattleResult *result)
{
  int last = 0;

  g_assert_cmpint (result->turn, >=, 1);
  for (guint i = 0; i < result->turns->len; i++)
    {
      const MusterTurnRecord *turn = &g_array_index (result->turns, MusterTurnRecord, i);

      g_assert_cmpint (turn->turn, >, last);
      last = turn->turn;
    }
  g_assert_cmpint (last, <=, result->turn);

  last = 0;
  for (guint i = 0; i < result->moments->len; i++)
    {
      const MusterMoment *moment = &g_array_index (result->moments, MusterMoment, i);

      g_assert_cmpint (moment->turn, >=, last);
      last = moment->turn;
    }
  g_assert_cmpint (last, <=, result->turn);
}

/* Undo, redo and the file give the same state again, and the result can be told. */
static void
check_record (MusterBattle *battle,
              MusterRandom *random)
{
  guint length = muster_ledger_get_length (battle);
  g_autofree char *digest = muster_ledger_dup_state_digest (battle);
  g_autofree char *again = NULL, *read = NULL;
  g_autofree char *text = muster_battle_file_write (battle);
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr (MusterBattle) copy = NULL;
  g_autoptr (GError) error = NULL;

  muster_ledger_seek (battle, muster_random_below (random, length + 1), &error);
  g_assert_no_error (error);
  muster_ledger_seek (battle, length, &error);
  g_assert_no_error (error);
  again = muster_ledger_dup_state_digest (battle);
  g_assert_cmpstr (again, ==, digest);

  copy = muster_battle_file_read (library, text, strlen (text), "copy", &error);
  g_assert_no_error (error);
  read = muster_ledger_dup_state_digest (copy);
  g_assert_cmpstr (read, ==, digest);

  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (result, (int) i);
      const MusterUnitState *now = &muster_battle_get_state (battle)->units[i];

      g_assert_cmpint (unit->left, ==, now->strength);
      g_assert_cmpint (unit->fate, ==, now->fate);
      if (now->fate == MUSTER_FATE_IN_PLAY)
        g_assert_false (unit->is_gone);
      g_assert_cmpint (unit->gone_turn, <=, result->turn);
    }
  check_turns (result);
}

static void
test_whatever_is_set_holds (gconstpointer data)
{
  guint n_battles = g_test_thorough () ? 300 : 30;

  for (guint64 seed = 1; seed <= n_battles; seed++)
    {
      g_autofree char *file = muster_test_battles_invent (library, data, seed * 6151);
      g_autoptr (MusterBattle) battle = NULL;
      g_autoptr (GError) error = NULL;
      MusterRandom random;

      battle = muster_battle_file_read (library, file, strlen (file), "invented", &error);
      g_assert_no_error (error);
      check_trackers (muster_battle_get_setup (battle));
      muster_random_init (&random, seed);
      for (guint i = 0; i < 150; i++)
        give_order (battle, &random, muster_random_below (&random, 2) == 0);
      check_record (battle, &random);
    }
}

static MusterBattle *
read_kings (const char *log)
{
  MusterKingsCase test = {
    .setup = "r1 regular-infantry x12 L6 *steady\nb1 tribal-infantry x2 L6 *steady"
             "\nb2 tribal-infantry x16 L6 *steady",
    .log = log,
  };
  g_autofree char *file = muster_kings_case_to_file (&test);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, file, strlen (file), "case", &error);

  g_assert_no_error (error);
  return battle;
}

#define DESTROYED \
  "fire r1 target=b1 range=short cover=none | hit 5 5 1 2 6 3 1 1 2 4 4 2"

static guint
count_moments (const MusterBattleResult *result,
               MusterIncidentKind        kind)
{
  guint n = 0;

  for (guint i = 0; i < result->moments->len; i++)
    n += g_array_index (result->moments, MusterMoment, i).incident.kind == kind;
  return n;
}

/* What was none is neither told nor anybody's credit. */
static void
test_a_loss_that_was_none_is_not_told (void)
{
  static const struct
  {
    const char *log;
    guint left;
    guint leaders;
    guint broken;
    guint felled;
    int units_lost;
  } cases[] = {
    { DESTROYED, 1, 1, 1, 1, 1 },
    { DESTROYED "\nset unit=b1 field=fate value=in-play", 0, 1, 0, 1, 0 },
    { DESTROYED "\nset unit=b1 field=fate value=in-play\nset unit=b1 field=leader value=in-command",
      0, 0, 0, 0, 0 },
    { DESTROYED "\nset unit=b1 field=fate value=routed", 1, 1, 1, 1, 1 },
    { DESTROYED "\nset unit=b1 field=fate value=exited", 1, 1, 0, 1, 0 },
    { DESTROYED "\nset unit=b1 field=fate value=exited\nset unit=b1 field=fate value=destroyed",
      1, 1, 1, 1, 1 },
    { DESTROYED "\nset unit=b1 field=fate value=reserve", 0, 1, 0, 1, 0 },
    { "set unit=b1 field=fate value=routed", 1, 0, 0, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterBattle) battle = read_kings (cases[i].log);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
      const MusterUnitRecord *shooter = muster_battle_result_get_unit (result, 0);
      const MusterLeaderRecord *leader = muster_battle_result_find_leader (result, 0);

      g_test_message ("%s", cases[i].log);
      g_assert_cmpuint (count_moments (result, MUSTER_INCIDENT_LEFT), ==, cases[i].left);
      g_assert_cmpuint (count_moments (result, MUSTER_INCIDENT_LEADER_LOST), ==, cases[i].leaders);
      g_assert_cmpuint (shooter->deeds.counts[MUSTER_DEED_UNITS_BROKEN], ==, cases[i].broken);
      g_assert_cmpuint (leader->deeds.counts[MUSTER_DEED_UNITS_BROKEN], ==, cases[i].broken);
      g_assert_cmpuint (shooter->deeds.counts[MUSTER_DEED_LEADERS_FELLED], ==, cases[i].felled);
      g_assert_cmpint (result->sides[1].units_lost, ==, cases[i].units_lost);
      g_assert_cmpint (g_array_index (result->turns, MusterTurnRecord, 0).units_lost[1], ==,
                       cases[i].units_lost);
    }
}

/* A leader whom the umpire takes away is lost, once, and in the way that he said last. */
static void
test_a_leader_taken_away_is_told (void)
{
  static const struct
  {
    const char *log;
    guint moments;
    int status;
    int lost;
    guint felled;
  } cases[] = {
    { "set unit=b1 field=leader value=casualty", 1, 2, 1, 0 },
    { "set unit=b1 field=leader value=casualty\nset unit=b1 field=leader value=casualty", 1, 2, 1, 0 },
    { "set unit=b1 field=leader value=casualty\nset unit=b1 field=leader value=deserted", 1, 3, 1, 0 },
    { "set unit=b1 field=leader value=casualty\nset unit=b1 field=leader value=in-command", 0, 0, 0, 0 },
    { DESTROYED "\nset unit=b1 field=leader value=deserted", 1, 3, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterBattle) battle = read_kings (cases[i].log);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
      const MusterUnitRecord *shooter = muster_battle_result_get_unit (result, 0);

      g_test_message ("%s", cases[i].log);
      g_assert_cmpuint (count_moments (result, MUSTER_INCIDENT_LEADER_LOST), ==, cases[i].moments);
      for (guint k = 0; k < result->moments->len; k++)
        {
          const MusterIncident *incident =
            &g_array_index (result->moments, MusterMoment, k).incident;

          if (incident->kind == MUSTER_INCIDENT_LEADER_LOST)
            g_assert_cmpint (incident->number, ==, cases[i].status);
        }
      g_assert_cmpint (result->sides[1].leaders_lost, ==, cases[i].lost);
      g_assert_cmpuint (shooter->deeds.counts[MUSTER_DEED_LEADERS_FELLED], ==, cases[i].felled);
    }
}

/* It always was so: nobody was lost by it. */
static void
test_a_corrected_start_is_no_loss (void)
{
  g_autoptr (MusterBattle) battle =
    read_kings ("set unit=b2 field=start value=14\nset unit=r1 field=start value=14");
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterUnitRecord *unit = muster_battle_result_get_unit (result, 2);

  g_assert_cmpint (unit->start, ==, 14);
  g_assert_cmpint (unit->left, ==, 14);
  g_assert_cmpint (unit->lost, ==, 0);
  unit = muster_battle_result_get_unit (result, 0);
  g_assert_cmpint (unit->left, ==, 12);
  g_assert_cmpint (unit->lost, ==, 0);
}

/* What was one turn is another, for all that is told of it. */
static void
test_a_corrected_turn_is_told (void)
{
  static const struct
  {
    const char *log;
    int turn;
    int gone_turn;
    int turns[4];
  } cases[] = {
    { DESTROYED "\nset field=turn value=5", 5, 5, { 5 } },
    { "set field=turn value=5\n" DESTROYED, 5, 5, { 5 } },
    { DESTROYED "\nend-turn\nend-turn\nset field=turn value=5", 5, 1, { 1, 5 } },
    { "end-turn\nend-turn\n" DESTROYED "\nset field=turn value=1", 1, 1, { 1 } },
    { "end-turn\nend-turn\n" DESTROYED "\nend-turn\nend-turn\nset field=turn value=2", 2, 2,
      { 1, 2 } },
    { "end-turn\nend-turn\n" DESTROYED "\nend-turn\nend-turn\nset field=turn value=1\nend-turn", 1,
      1, { 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterBattle) battle = read_kings (cases[i].log);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
      guint n_entries = 0;

      g_test_message ("%s", cases[i].log);
      g_assert_cmpint (result->turn, ==, cases[i].turn);
      g_assert_cmpint (muster_battle_result_get_unit (result, 1)->gone_turn, ==, cases[i].gone_turn);
      g_assert_cmpint (muster_battle_result_find_leader (result, 1)->lost_turn, ==,
                       cases[i].gone_turn);
      for (guint j = 0; j < result->turns->len; j++)
        {
          const MusterTurnRecord *turn = &g_array_index (result->turns, MusterTurnRecord, j);

          g_assert_cmpint (turn->turn, ==, cases[i].turns[j]);
          g_assert_cmpint (turn->units_lost[1], ==, turn->turn == cases[i].gone_turn);
          n_entries += turn->n_entries;
        }
      g_assert_cmpint (cases[i].turns[result->turns->len], ==, 0);
      g_assert_cmpuint (n_entries, ==, muster_ledger_get_length (battle));
    }
}

/* Nobody has brought down what stands by the umpire's word. */
static void
test_a_building_that_stands_was_not_razed (void)
{
  static const struct
  {
    const char *log;
    guint razed;
  } cases[] = {
    { "", 1 },
    { "\nset field=building-1 value=1", 0 },
    { "\nset field=building-2 value=1", 1 },
    { "\nset field=building-1 value=1\nset field=building-1 value=0", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *log = g_strconcat (
        "set field=building-1 value=3\n"
        "fire r1 target=building-1 | action 6 6 | hit 4 4 4 4 4 4 4 4", cases[i].log, NULL);
      MusterKingsCase test = { .setup = "scenario B\nr1 crewed-weapon\nb1 tribal-infantry", .log = log };
      g_autofree char *file = muster_kings_case_to_file (&test);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, file, strlen (file), "case", &error);
      g_autoptr (MusterBattleResult) result = NULL;

      g_assert_no_error (error);
      result = muster_battle_result_new (battle);
      g_assert_cmpuint (count_moments (result, MUSTER_INCIDENT_RAZED), ==, cases[i].razed);
      g_assert_cmpuint (count_moments (result, MUSTER_INCIDENT_UNRAZED), ==, 0);
      g_assert_cmpuint (muster_battle_result_get_unit (result, 0)->deeds.counts[MUSTER_DEED_RAZED], ==,
                        cases[i].razed);
      g_assert_cmpuint (muster_battle_result_find_leader (result, 0)->deeds.counts[MUSTER_DEED_RAZED],
                        ==, cases[i].razed);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const rulesets[] = { "kings", "hexcard" };
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *offered =
        g_strdup_printf ("/corrections/%s/everything-can-be-set", rulesets[i]);
      g_autofree char *random = g_strdup_printf ("/corrections/%s/whatever-is-set-holds", rulesets[i]);

      g_test_add_data_func (offered, rulesets[i], test_everything_can_be_set);
      g_test_add_data_func (random, rulesets[i], test_whatever_is_set_holds);
    }
  g_test_add_func ("/corrections/a-loss-that-was-none-is-not-told",
                   test_a_loss_that_was_none_is_not_told);
  g_test_add_func ("/corrections/a-leader-taken-away-is-told", test_a_leader_taken_away_is_told);
  g_test_add_func ("/corrections/a-corrected-start-is-no-loss", test_a_corrected_start_is_no_loss);
  g_test_add_func ("/corrections/a-corrected-turn-is-told", test_a_corrected_turn_is_told);
  g_test_add_func ("/corrections/a-building-that-stands-was-not-razed",
                   test_a_building_that_stands_was_not_razed);

  status = g_test_run ();
  g_clear_object (&library);
  return status;
}
