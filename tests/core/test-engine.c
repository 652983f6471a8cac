/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-random-player.h"
#include "muster-test-rules.h"
#include "muster-test-state.h"
#include "muster-test.h"

/* The protocol between rules and everybody else, tried with rules made for that. */

typedef struct
{
  MusterBattle *battle;
  MusterSetup *setup;
  MusterOrder order;
  MusterTape tape;
  MusterOutcome outcome;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->battle = muster_test_rules_new_battle ("");
  fixture->setup = muster_battle_get_setup (fixture->battle);
  muster_order_init (&fixture->order, muster_test_rules.orders, MUSTER_TEST_STRIKE, 0);
  muster_order_set (&fixture->order, 0, 2);
  muster_tape_init (&fixture->tape);
  muster_outcome_init (&fixture->outcome);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  muster_order_clear (&fixture->order);
  muster_tape_clear (&fixture->tape);
  muster_outcome_clear (&fixture->outcome);
  g_assert_finalize_object (fixture->battle);
}

static void
add_roll (Fixture    *fixture,
          guint       purpose,
          const char *faces)
{
  guint8 numbers[32];
  guint n = (guint) strlen (faces);

  for (guint i = 0; i < n; i++)
    numbers[i] = (guint8) (faces[i] - '0');
  muster_tape_add (&fixture->tape, purpose, FALSE, MUSTER_ROLL_TYPED, numbers, n);
}

static char *
resolve (Fixture *fixture)
{
  MusterLineContext context = {
    .setup = fixture->setup,
    .state = muster_battle_get_state (fixture->battle),
    .order = &fixture->order,
    .tape = &fixture->tape,
  };
  const MusterRequest *request = &fixture->outcome.request;

  muster_battle_try (fixture->battle, &fixture->order, &fixture->tape, &fixture->outcome);
  switch (fixture->outcome.kind)
    {
    case MUSTER_OUTCOME_DONE:
      return g_strdup ("done");
    case MUSTER_OUTCOME_NEEDS:
      return g_strdup_printf ("needs %u for %s of %d, target %u", request->n,
                              muster_test_rules.purposes[request->purpose].id, request->unit,
                              request->target);
    case MUSTER_OUTCOME_REFUSED:
    case MUSTER_OUTCOME_BAD_ROLL:
    default:
      return muster_line_to_string (&fixture->outcome.reason, &context);
    }
}

#define assert_outcome(fixture, expected)                \
  G_STMT_START {                                         \
    g_autofree char *_outcome = resolve (fixture);       \
    g_assert_cmpstr (_outcome, ==, (expected));          \
  } G_STMT_END

static void
test_missing_rolls_are_asked_for (Fixture       *fixture,
                                  gconstpointer  data)
{
  assert_outcome (fixture, "needs 4 for hit of 0, target 4");
  add_roll (fixture, 0, "4311");
  assert_outcome (fixture, "needs 1 for nerve of 2, target 3");
  add_roll (fixture, 1, "2");
  assert_outcome (fixture, "done");
  g_assert_cmpint (fixture->outcome.state.units[2].strength, ==, 3);
  g_assert_cmpint (fixture->outcome.state.units[2].markers[0], ==, 1);
  g_assert_false (fixture->outcome.passed);
  g_assert_cmpint (muster_outcome_get_fact (&fixture->outcome, "casualties", 2), ==, 1);
}

static void
test_resolving_changes_nothing_else (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_auto (MusterState) before = { 0 };

  muster_state_init (&before);
  muster_state_assign (&before, muster_battle_get_state (fixture->battle));
  add_roll (fixture, 0, "6666");
  assert_outcome (fixture, "done");
  g_assert_true (muster_test_states_equal (&before, muster_battle_get_state (fixture->battle)));
  g_assert_false (muster_test_states_equal (&before, &fixture->outcome.state));
  g_assert_cmpuint (muster_tape_get_length (&fixture->tape), ==, 1);
}

static void
test_wrong_rolls_are_named (Fixture       *fixture,
                            gconstpointer  data)
{
  static const guint8 cards[] = { 3, 4, 5, 6 };

  add_roll (fixture, 1, "1111");
  assert_outcome (fixture, "this roll is for “nerve”, but “hit” is asked for");
  muster_tape_reset (&fixture->tape);
  add_roll (fixture, 0, "111");
  assert_outcome (fixture, "wrong number of dice or cards for “hit”: 3 instead of 4");
  muster_tape_reset (&fixture->tape);
  add_roll (fixture, 0, "1117");
  assert_outcome (fixture, "“hit” has a die that shows 7; it can only show 1 to 6");
  g_assert_cmpint (fixture->outcome.bad_roll, ==, 0);
  muster_tape_reset (&fixture->tape);
  add_roll (fixture, 0, "0111");
  assert_outcome (fixture, "“hit” has a die that shows 0; it can only show 1 to 6");
  muster_tape_reset (&fixture->tape);
  muster_tape_add (&fixture->tape, 0, TRUE, MUSTER_ROLL_TYPED, cards, 4);
  assert_outcome (fixture, "“hit” is rolled with dice");
  muster_tape_reset (&fixture->tape);
  add_roll (fixture, 0, "1111");
  add_roll (fixture, 1, "1");
  assert_outcome (fixture, "there is a roll for “nerve” that nothing asks for");
  g_assert_cmpint (fixture->outcome.bad_roll, ==, 1);
}

static void
test_the_form_of_an_order_is_judged (Fixture       *fixture,
                                     gconstpointer  data)
{
  muster_order_unset (&fixture->order, 0);
  assert_outcome (fixture, "“target” is missing");
  muster_order_set (&fixture->order, 0, 99);
  assert_outcome (fixture, "“target” names no unit of this battle");
  muster_order_set (&fixture->order, 0, MUSTER_VALUE_FROM_CHOICE (1));
  assert_outcome (fixture, "“target” names no unit of this battle");
  muster_order_set (&fixture->order, 0, MUSTER_VALUE_FROM_CHOICE (0));
  assert_outcome (fixture, "needs 4 for hit of 0, target 4");
  muster_order_set (&fixture->order, 1, 4);
  assert_outcome (fixture, "“bonus” must be from 0 to 3, but is 4");
  muster_order_set (&fixture->order, 1, 3);
  assert_outcome (fixture, "needs 4 for hit of 0, target 1");
  muster_order_set (&fixture->order, 2, 2);
  assert_outcome (fixture, "“cover” must be from 0 to 1, but is 2");
  fixture->order.unit = -1;
  assert_outcome (fixture, "say which unit acts");
}

static void
test_the_rules_refuse_with_a_reason (Fixture       *fixture,
                                     gconstpointer  data)
{
  muster_order_set (&fixture->order, 0, 1);
  assert_outcome (fixture, "T-3 2nd is no enemy in play");
  fixture->order.unit = 3;
  assert_outcome (fixture, "T-1 Bows is not of the side to act");
}

static void
test_rerolls_are_the_rulesets_to_allow (Fixture       *fixture,
                                        gconstpointer  data)
{
  static const guint8 again[] = { 6, 6, 6, 6 };

  add_roll (fixture, 0, "1111");
  muster_tape_set_reroll (&fixture->tape, 0, again, 4, 1);
  assert_outcome (fixture, "done");
  g_assert_cmpint (fixture->outcome.state.units[2].strength, ==, 0);
  g_assert_cmpint (fixture->outcome.state.units[1].own[0], ==, 1);
}

static void
test_a_tape_feeds_itself (Fixture       *fixture,
                          gconstpointer  data)
{
  MusterRandom random;
  g_auto (MusterState) first = { 0 };

  muster_random_init (&random, 1);
  fixture->tape.generator = &random;
  assert_outcome (fixture, "done");
  g_assert_cmpuint (muster_tape_get_length (&fixture->tape), >=, 1);
  g_assert_cmpint (muster_tape_get_roll (&fixture->tape, 0)->origin, ==, MUSTER_ROLL_ROLLED);

  muster_state_init (&first);
  muster_state_assign (&first, &fixture->outcome.state);
  fixture->tape.generator = NULL;
  assert_outcome (fixture, "done");
  g_assert_true (muster_test_states_equal (&first, &fixture->outcome.state));
}

static void
test_cards_come_from_the_pack (Fixture       *fixture,
                               gconstpointer  data)
{
  static const guint8 twice[] = { 7, 7 };
  MusterRandom random;

  muster_order_clear (&fixture->order);
  muster_order_init (&fixture->order, muster_test_rules.orders, MUSTER_TEST_TURN_CARDS, -1);
  muster_order_set (&fixture->order, 0, 2);
  assert_outcome (fixture, "needs 2 for card of -1, target 0");
  muster_tape_add (&fixture->tape, 2, TRUE, MUSTER_ROLL_TYPED, twice, 2);
  assert_outcome (fixture, "2S cannot turn up: it is not in the pack");
  muster_tape_reset (&fixture->tape);
  add_roll (fixture, 2, "11");
  assert_outcome (fixture, "“card” is drawn from the cards");

  /* More than the pack holds: it is shuffled again in between. */
  muster_random_init (&random, 9);
  muster_tape_reset (&fixture->tape);
  fixture->tape.generator = &random;
  muster_order_set (&fixture->order, 0, 60);
  assert_outcome (fixture, "done");
  g_assert_cmpuint (fixture->outcome.state.deck.n_left, ==, 44);
}

static void
test_lines_say_their_figures (Fixture       *fixture,
                              gconstpointer  data)
{
  MusterLineContext context = {
    .setup = fixture->setup,
    .state = muster_battle_get_state (fixture->battle),
    .order = &fixture->order,
    .tape = &fixture->tape,
  };
  g_autofree char *step = NULL;
  g_autofree char *prompt = NULL;

  add_roll (fixture, 0, "4561");
  add_roll (fixture, 1, "1");
  assert_outcome (fixture, "done");
  step = muster_line_to_string (&g_array_index (fixture->outcome.steps, MusterLine, 0), &context);
  g_assert_cmpstr (step, ==, "T-5 1st on Spears, 4 5 6 1: 3 of 4 hit (+3)");
  prompt = muster_line_to_text (&g_array_index (fixture->outcome.prompts, MusterLine, 0), &context);
  g_assert_cmpstr (prompt, ==, "Spears falls back 4\"");
}

static void
test_orders_are_listed_with_reasons (Fixture       *fixture,
                                     gconstpointer  data)
{
  const MusterState *state = muster_battle_get_state (fixture->battle);
  g_autoptr (GArray) own = muster_ruleset_list_orders (fixture->setup, state, 0);
  g_autoptr (GArray) enemy = muster_ruleset_list_orders (fixture->setup, state, 2);
  g_autoptr (GArray) common = muster_ruleset_list_orders (fixture->setup, state, -1);
  const MusterOffer *strike = &g_array_index (own, MusterOffer, 0);

  g_assert_cmpuint (own->len, ==, 3);
  g_assert_true (strike->legal);
  g_assert_false (strike->free);
  g_assert_cmpfloat (strike->chance, ==, 0.5);
  g_assert_true (g_array_index (own, MusterOffer, 1).free);
  g_assert_false (g_array_index (enemy, MusterOffer, 0).legal);
  g_assert_cmpstr (g_array_index (enemy, MusterOffer, 0).reason.phrase->rule, ==, "T-1");
  g_assert_cmpuint (common->len, ==, 6);
}

static void
test_a_random_player_finds_only_legal_orders (Fixture       *fixture,
                                              gconstpointer  data)
{
  MusterRandom random;
  MusterRandomPlayer player = { .random = &random };

  muster_random_init (&random, 11);
  fixture->tape.generator = &random;
  for (guint i = 0; i < 300; i++)
    {
      g_auto (MusterOrder) order = { 0 };
      g_autoptr (GError) error = NULL;

      muster_tape_reset (&fixture->tape);
      g_assert_true (muster_random_player_choose (&player, fixture->setup,
                                                  muster_battle_get_state (fixture->battle),
                                                  &order));
      g_assert_true (muster_battle_record (fixture->battle, &order, &fixture->tape, &error));
      g_assert_no_error (error);
    }
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 300);
}

#define add(path, test) \
  g_test_add ("/engine/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  add ("missing rolls are asked for", test_missing_rolls_are_asked_for);
  add ("resolving changes nothing else", test_resolving_changes_nothing_else);
  add ("wrong rolls are named", test_wrong_rolls_are_named);
  add ("the form of an order is judged", test_the_form_of_an_order_is_judged);
  add ("the rules refuse with a reason", test_the_rules_refuse_with_a_reason);
  add ("rerolls are the ruleset's to allow", test_rerolls_are_the_rulesets_to_allow);
  add ("a tape feeds itself", test_a_tape_feeds_itself);
  add ("cards come from the pack", test_cards_come_from_the_pack);
  add ("lines say their figures", test_lines_say_their_figures);
  add ("orders are listed with reasons", test_orders_are_listed_with_reasons);
  add ("a random player finds only legal orders", test_a_random_player_finds_only_legal_orders);

  return g_test_run ();
}
