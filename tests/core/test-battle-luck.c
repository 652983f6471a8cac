/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle-luck.h"
#include "core/battle/muster-entry-codec.h"
#include "core/dice/muster-odds.h"
#include "core/muster-json.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Whatever the rules ask for: over all dice and cards that there are, each weighed with its chance,
 * nobody has luck. */

static const struct
{
  const char *name;
  const char *ruleset;
  const char *rules;
  const char *first;
  const char *second;
  const char *before;
  const char *order;
} cases[] = {
  { "K-FIRE/hits and tests", "kings", "", "'type': 'regular-infantry', 'models': 2",
    "'type': 'tribal-infantry', 'models': 3", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "K-FIRE/keen shot and unlucky Leader", "kings", "",
    "'type': 'regular-infantry', 'models': 2, 'leader': {'leadership': 6, 'trait': 'keen-shot'}",
    "'type': 'tribal-infantry', 'models': 3, 'leader': {'leadership': 5, 'trait': 'unlucky'}", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "K-ACT/action test and planner", "kings", "",
    "'type': 'tribal-infantry', 'models': 1,"
    " 'leader': {'leadership': 7, 'trait': 'terrible-planner'}",
    "'type': 'irregular-infantry', 'models': 4", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "K-LEAD/bottle", "kings", "",
    "'type': 'tribal-infantry', 'models': 1, 'leader': {'leadership': 7, 'trait': 'bottle'}",
    "'type': 'irregular-infantry', 'models': 4", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "K-MELEE/both strike", "kings", "", "'type': 'tribal-infantry', 'models': 1",
    "'type': 'regular-infantry', 'models': 1", "",
    "'order': 'attack', 'unit': 'u0', 'params': {'target': 'u1'}" },
  { "K-LEAD/bag of nerves", "kings", "", "'type': 'regular-infantry', 'models': 2",
    "'type': 'tribal-infantry', 'models': 3, 'leader': {'leadership': 9, 'trait': 'bag-of-nerves'}",
    "", "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "K-RALLY/inspirational", "kings", "",
    "'type': 'regular-infantry', 'models': 6, 'leader': {'leadership': 7, 'trait': 'inspirational'}",
    "'type': 'tribal-infantry', 'models': 3",
    "{'order': 'set', 'params': {'unit': 'u0', 'field': 'pinned', 'value': 2}},",
    "'order': 'rally', 'unit': 'u0'" },
  { "H-FIRE/sixes", "hexcard", "", "'type': 'infantry', 'models': 3", "'type': 'infantry'",
    "DEAL", "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 1}" },
  { "H-COVER/cards", "hexcard", "", "'type': 'infantry', 'models': 1", "'type': 'infantry'",
    "DEAL", "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 1, 'cover': 'cover'}" },
  { "H-CMD/what befalls a commander", "hexcard", "", "'type': 'infantry', 'models': 1",
    "'type': 'commander'",
    "DEAL{'order': 'set', 'params': {'unit': 'u1', 'field': 'disrupted', 'value': 1}},",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 1}" },
  { "H-COHESION/cards", "hexcard", "", "'type': 'infantry', 'models': 2",
    "'type': 'infantry'",
    "DEAL{'order': 'set', 'params': {'unit': 'u1', 'field': 'disrupted', 'value': 1}},"
    "{'order': 'done', 'unit': 'u0'},{'order': 'done', 'unit': 'u1'},",
    "'order': 'end-turn'" },
};

#define DEAL "{'order': 'deal', 'rolls': [{'for': 'deal', 'cards': ['2C', '9S']}]},"

typedef struct
{
  const MusterSetup *setup;
  const MusterState *state;
  const MusterOrder *order;
  double total;
  double surplus[2];
  double tried[2];
  guint n_leaves;
} Search;

static char *
write_file (guint index)
{
  g_autofree char *file = g_strdup_printf (
    "{'format': 'muster-battle', 'version': 1, 'ruleset': '%s', 'optional_rules': [%s], 'sides': ["
    "{'id': 'red', 'name': 'Red', 'units': [{'id': 'u0', 'name': 'A', %s}]},"
    "{'id': 'blue', 'name': 'Blue', 'units': [{'id': 'u1', 'name': 'B', %s}]}],"
    "'log': [%s]}",
    cases[index].ruleset, cases[index].rules, cases[index].first, cases[index].second,
    cases[index].before);
  g_autoptr (GString) text = g_string_new (file);

  g_string_replace (text, "DEAL", DEAL, 0);
  g_string_replace (text, ",]", "]", 0);
  g_string_replace (text, "'", "\"", 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
count_leaf (Search              *search,
            const MusterOutcome *outcome,
            double               weight)
{
  search->total += weight;
  search->n_leaves++;
  for (guint i = 0; i < outcome->trials->len; i++)
    {
      const MusterTrial *trial = &g_array_index (outcome->trials, MusterTrial, i);

      search->tried[trial->unit] += weight * trial->n;
      search->surplus[trial->unit] +=
        weight * (trial->n_good - trial->n * (trial->good / (double) trial->of));
    }
}

static void search_from (Search *search, MusterTape *tape, double weight);

/* Each die or card by itself, so that no roll is too large. */
static void
search_roll (Search              *search,
             MusterTape          *tape,
             const MusterRequest *request,
             guint8              *faces,
             guint                n_known,
             MusterDeck          *deck,
             double               weight)
{
  guint n_kinds = request->sides > 0 ? request->sides : 52;

  if (n_known == request->n)
    {
      muster_tape_add (tape, request->purpose, request->sides == 0, MUSTER_ROLL_TYPED, faces,
                       request->n);
      search_from (search, tape, weight);
      muster_tape_truncate (tape, muster_tape_get_length (tape) - 1);
      return;
    }

  for (guint i = 0; i < n_kinds; i++)
    {
      MusterDeck left = *deck;
      double chance = 1.0 / n_kinds;

      faces[n_known] = (guint8) (request->sides > 0 ? i + 1 : i);
      if (request->sides == 0)
        {
          if (left.n_left == 0)
            muster_deck_recycle (&left);
          chance = left.left[i] / (double) left.n_left;
          if (!muster_deck_draw (&left, (MusterCard) i))
            continue;
          muster_deck_discard (&left, (MusterCard) i);
        }
      search_roll (search, tape, request, faces, n_known + 1, &left, weight * chance);
    }
}

static void
search_from (Search     *search,
             MusterTape *tape,
             double      weight)
{
  const MusterRules *rules = muster_ruleset_get_rules (search->setup->ruleset);
  g_auto (MusterOutcome) outcome = { 0 };
  guint8 faces[64];
  MusterDeck deck = { 0 };
  MusterRequest request;

  muster_outcome_init (&outcome);
  muster_ruleset_resolve (search->setup, search->state, search->order, tape, &outcome);
  if (outcome.kind == MUSTER_OUTCOME_DONE)
    {
      count_leaf (search, &outcome, weight);
      return;
    }

  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_NEEDS);
  request = outcome.request;
  if (request.sides == 0)
    rules->get_draw_deck (search->setup, &outcome.state, request.n, &deck);
  search_roll (search, tape, &request, faces, 0, &deck, weight);
}

static MusterBattle *
read_case (MusterLibrary *library,
           guint          index)
{
  g_autofree char *file = write_file (index);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, file, strlen (file), "case", &error);

  g_assert_no_error (error);
  return battle;
}

static void
read_order (MusterBattle *battle,
            guint         index,
            MusterOrder  *order)
{
  g_autofree char *text = g_strdup_printf ("{%s}", cases[index].order);
  g_autoptr (GString) json = g_string_new (text);
  g_autoptr (MusterJson) document = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (MusterTape) tape = { 0 };
  MusterSpot spot;

  g_string_replace (json, "'", "\"", 0);
  document = muster_json_read (json->str, json->len, "order", &error);
  g_assert_no_error (error);
  muster_tape_init (&tape);
  muster_spot_init (&spot, document, "order", &error);
  muster_entry_read (muster_battle_get_setup (battle), muster_battle_get_state (battle), &spot,
                     order, &tape);
  g_assert_no_error (error);
}

static void
test_nobody_has_luck_over_all_dice (gconstpointer data)
{
  guint index = GPOINTER_TO_UINT (data);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_case (library, index);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  Search search = {
    .setup = muster_battle_get_setup (battle),
    .state = muster_battle_get_state (battle),
    .order = &order,
  };

  read_order (battle, index, &order);
  muster_tape_init (&tape);
  search_from (&search, &tape, 1.0);
  g_test_message ("%u leaves", search.n_leaves);
  g_assert_cmpuint (search.n_leaves, >, 1);
  g_assert_cmpfloat_with_epsilon (search.total, 1.0, 1e-9);
  g_assert_cmpfloat (search.tried[0] + search.tried[1], >, 0.0);
  g_assert_cmpfloat_with_epsilon (search.surplus[0], 0.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (search.surplus[1], 0.0, 1e-9);
}

/* The chance that a test is weighed with is the one that was shown before the dice. */
static void
test_chances_are_those_of_the_forecast (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (int leadership = 5; leadership <= 9; leadership++)
    {
      g_autofree char *setup = g_strdup_printf (
        "r1 tribal-infantry x8 L%d *steady\nb1 irregular-infantry x8 L6 *steady", leadership);
      MusterKingsCase test = { .setup = setup };
      g_autofree char *file = muster_kings_case_to_file (&test);
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, file, strlen (file), "case", &error);
      const MusterSetup *of = muster_battle_get_setup (battle);
      g_autoptr (GArray) offers = NULL;

      g_assert_no_error (error);
      offers = muster_ruleset_list_orders (of, muster_battle_get_state (battle), 0);
      for (guint i = 0; i < offers->len; i++)
        {
          const MusterOffer *offer = &g_array_index (offers, MusterOffer, i);
          g_auto (MusterOrder) order = { 0 };
          g_auto (MusterTape) tape = { 0 };
          g_auto (MusterOutcome) outcome = { 0 };
          const MusterTrial *trial;
          MusterRandom random;

          muster_order_init (&order, muster_ruleset_get_rules (of->ruleset)->orders, offer->verb, 0);
          if (!offer->legal || offer->free || !g_str_equal (order.spec->id, "form-close-order"))
            continue;
          muster_random_init (&random, 1);
          muster_tape_init (&tape);
          muster_outcome_init (&outcome);
          tape.generator = &random;
          muster_ruleset_resolve (of, muster_battle_get_state (battle), &order, &tape, &outcome);
          g_assert_cmpuint (outcome.trials->len, ==, 1);
          trial = &g_array_index (outcome.trials, MusterTrial, 0);
          g_assert_cmpfloat_with_epsilon (trial->good / (double) trial->of, offer->chance, 1e-12);
        }
    }
}

static void
add_trials (MusterLuckTally *tally,
            guint            good,
            guint            of,
            guint            n,
            guint            n_good)
{
  MusterTrial trial = {
    .n = (guint16) n,
    .n_good = (guint16) n_good,
    .good = (guint16) good,
    .of = (guint16) of,
  };

  muster_luck_tally_add (tally, &trial);
}

/* 12 dice at 5+, against the binomial of the odds. */
static void
test_tails_are_exact (void)
{
  double odds[13];

  muster_odds_count (odds, 12, 2.0 / 6.0);
  for (guint hits = 0; hits <= 12; hits++)
    {
      g_autoptr (MusterLuckTally) tally = muster_luck_tally_new ();
      double at_least = 0.0;
      MusterLuckSum sum;

      for (guint k = hits; k <= 12; k++)
        at_least += odds[k];
      add_trials (tally, 2, 6, 7, hits / 2);
      add_trials (tally, 2, 6, 5, hits - hits / 2);
      muster_luck_tally_sum (tally, &sum);
      g_assert_cmpuint (sum.n_good, ==, hits);
      g_assert_cmpfloat_with_epsilon (sum.expected, 4.0, 1e-12);
      g_assert_cmpfloat_with_epsilon (sum.variance, 12.0 * 2.0 / 9.0, 1e-12);
      g_assert_cmpfloat_with_epsilon (sum.at_least, at_least, 1e-12);
      g_assert_cmpfloat_with_epsilon (sum.at_least + sum.at_most, 1.0 + odds[hits], 1e-12);
    }
}

/* A die at 4+ and a test at 35 in 36, all four cases written out. */
static void
test_chances_mix (void)
{
  static const struct
  {
    guint die;
    guint test;
    double at_least;
    double at_most;
  } table[] = {
    { 0, 0, 1.0, 0.5 / 36.0 },
    { 1, 0, 1.0 - 0.5 / 36.0, 0.5 + 0.5 / 36.0 },
    { 0, 1, 1.0 - 0.5 / 36.0, 0.5 + 0.5 / 36.0 },
    { 1, 1, 0.5 * 35.0 / 36.0, 1.0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (MusterLuckTally) tally = muster_luck_tally_new ();
      MusterLuckSum sum;

      add_trials (tally, 3, 6, 1, table[i].die);
      add_trials (tally, 35, 36, 1, table[i].test);
      muster_luck_tally_sum (tally, &sum);
      g_assert_cmpfloat_with_epsilon (sum.at_least, table[i].at_least, 1e-12);
      g_assert_cmpfloat_with_epsilon (sum.at_most, table[i].at_most, 1e-12);
    }
}

/* A battle as long as nobody fights it: the tails are still those of the bell curve, and quickly.
 * */
static void
test_many_dice_take_no_time (void)
{
  g_autoptr (MusterLuckTally) tally = muster_luck_tally_new ();
  gint64 start = g_get_monotonic_time ();
  MusterLuckSum sum;

  for (guint i = 0; i < 10; i++)
    add_trials (tally, 2, 6, 6000, i == 0 ? 2000 + 231 : 2000);
  muster_luck_tally_sum (tally, &sum);
  g_assert_cmpfloat_with_epsilon (sum.expected, 20000.0, 1e-6);
  /* Two standard deviations of 115.5 up, less half a step. */
  g_assert_cmpfloat (sum.at_least, >, 0.0228);
  g_assert_cmpfloat (sum.at_least, <, 0.0235);
  g_assert_cmpint (muster_luck_sum_judge (&sum), ==, MUSTER_LUCK_SPLENDID);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 10 * G_USEC_PER_SEC);
}

static void
test_words_fit_the_figures (void)
{
  static const struct
  {
    guint n;
    guint n_good;
    MusterLuckVerdict verdict;
    const char *text;
  } table[] = {
    { 0, 0, MUSTER_LUCK_NONE, "no dice that count" },
    { 6, 2, MUSTER_LUCK_FAIR, "2 of 6, with 2.0 expected; as good or better 65 times in 100" },
    { 6, 0, MUSTER_LUCK_POOR, "0 of 6, with 2.0 expected; as bad or worse 1 time in 11" },
    { 6, 4, MUSTER_LUCK_GOOD, "4 of 6, with 2.0 expected; as good or better 1 time in 10" },
    { 6, 6, MUSTER_LUCK_SPLENDID,
      "6 of 6, with 2.0 expected; as good or better 1 time in 729" },
    { 12, 0, MUSTER_LUCK_AWFUL,
      "0 of 12, with 4.0 expected; as bad or worse 1 time in 130" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (MusterLuckTally) tally = muster_luck_tally_new ();
      g_autofree char *text = NULL;
      MusterLuckSum sum;

      if (table[i].n > 0)
        add_trials (tally, 2, 6, table[i].n, table[i].n_good);
      muster_luck_tally_sum (tally, &sum);
      text = muster_luck_sum_to_text (&sum);
      g_assert_cmpstr (text, ==, table[i].text);
      g_assert_cmpint (muster_luck_sum_judge (&sum), ==, table[i].verdict);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/battle-luck/nobody-has-luck-over-all-dice/%s", cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_nobody_has_luck_over_all_dice);
    }
  g_test_add_func ("/battle-luck/chances-are-those-of-the-forecast",
                   test_chances_are_those_of_the_forecast);
  g_test_add_func ("/battle-luck/tails-are-exact", test_tails_are_exact);
  g_test_add_func ("/battle-luck/chances-mix", test_chances_mix);
  g_test_add_func ("/battle-luck/many-dice-take-no-time", test_many_dice_take_no_time);
  g_test_add_func ("/battle-luck/words-fit-the-figures", test_words_fit_the_figures);

  return g_test_run ();
}
