/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/lab/muster-lab-match.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <math.h>
#include <string.h>

/* Match-ups (V-MATCH-01) against every die written out, and against a million throws. */

#define MOST_DICE 16

#define MAX_LOSSES 64

typedef struct
{
  const char *name;
  const char *ruleset;
  const char *units; /* of either side, with a bar between them */
  const char *rules; /* (nullable): optional ones */
} Case;

/* Small enough to write out every die. */
static const Case small_cases[] = {
  { "kings", "kings",
    "{\"id\":\"a\",\"type\":\"irregular-infantry\",\"models\":2}|"
    "{\"id\":\"b\",\"type\":\"tribal-infantry\",\"models\":1}" },
  { "kings-cavalry", "kings",
    "{\"id\":\"a\",\"type\":\"tribal-cavalry\",\"models\":1}|"
    "{\"id\":\"b\",\"type\":\"regular-infantry\",\"models\":2}" },
  { "magdala", "magdala",
    "{\"id\":\"a\",\"type\":\"regular-infantry\",\"models\":6,\"options\":[\"british\",\"breechloader\"]}|"
    "{\"id\":\"b\",\"type\":\"native-foot\",\"models\":3}" },
  { "magdala-gun", "magdala",
    "{\"id\":\"a\",\"type\":\"field-gun\",\"models\":3}|"
    "{\"id\":\"b\",\"type\":\"native-cavalry\",\"models\":3}" },
  { "toysoldier", "toysoldier",
    "{\"id\":\"ag\",\"type\":\"general\"},{\"id\":\"a\",\"type\":\"foot-artillery\",\"models\":2}|"
    "{\"id\":\"bg\",\"type\":\"general\"},{\"id\":\"b\",\"type\":\"foot-artillery\",\"models\":2}",
    "\"unit-sizes\"" },
  { "hexcard", "hexcard",
    "{\"id\":\"a\",\"type\":\"infantry\",\"models\":2}|{\"id\":\"b\",\"type\":\"infantry\",\"models\":2}" },
};

static const Case large_cases[] = {
  { "kings", "kings",
    "{\"id\":\"a\",\"type\":\"regular-infantry\"}|{\"id\":\"b\",\"type\":\"tribal-infantry\"}" },
  { "magdala", "magdala",
    "{\"id\":\"a\",\"type\":\"regular-infantry\",\"options\":[\"british\",\"magazine\"]}|"
    "{\"id\":\"b\",\"type\":\"native-foot\"}" },
  { "toysoldier", "toysoldier",
    "{\"id\":\"ag\",\"type\":\"general\"},{\"id\":\"a\",\"type\":\"cavalry\"}|"
    "{\"id\":\"bg\",\"type\":\"general\"},{\"id\":\"b\",\"type\":\"infantry\"}" },
  { "hexcard", "hexcard",
    "{\"id\":\"a\",\"type\":\"infantry\"}|{\"id\":\"b\",\"type\":\"cavalry\"}" },
};

typedef struct
{
  MusterLabMatch *match;
  MusterState state;
  MusterOrder order;
  int unit;
  int target;
  double losses[MAX_LOSSES];
  double own_losses[MAX_LOSSES];
  double gone;
  double obeyed; /* the order was carried out */
  double failed;
  double pinned; /* the target is, which it was not */
  guint64 n_ends;
  int pins; /* the marker of being pinned, or -1 */
  gboolean goes_on; /* further orders belong to it */
} Trial;

static MusterSetup *
read_setup (const Case *the_case)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_auto (GStrv) sides = g_strsplit (the_case->units, "|", 2);
  g_autofree char *text =
    g_strdup_printf ("{\"format\":\"muster-battle\",\"version\":1,\"ruleset\":\"%s\","
                     "\"optional_rules\":[%s],\"sides\":["
                     "{\"id\":\"s0\",\"units\":[%s]},{\"id\":\"s1\",\"units\":[%s]}],\"log\":[]}",
                     the_case->ruleset, the_case->rules != NULL ? the_case->rules : "", sides[0],
                     sides[1]);
  g_autoptr (GError) error = NULL;
  MusterSetup *setup = muster_battle_file_read_setup (library, text, strlen (text), "case", &error);

  g_assert_no_error (error);
  return setup;
}

static void
count (Trial               *trial,
       const MusterOutcome *outcome,
       double               weight)
{
  const MusterUnitState *before = trial->state.units;
  const MusterUnitState *after = outcome->state.units;

  g_assert_cmpint (outcome->kind, ==, MUSTER_OUTCOME_DONE);
  trial->losses[before[trial->target].strength - after[trial->target].strength] += weight;
  trial->own_losses[before[trial->unit].strength - after[trial->unit].strength] += weight;
  if (after[trial->target].fate != MUSTER_FATE_IN_PLAY)
    trial->gone += weight;
  else if (trial->pins >= 0 && after[trial->target].markers[trial->pins] > 0)
    trial->pinned += weight;
  trial->n_ends++;
}

/* In how many ways dice can fall that show these faces, which stand in order. */
static double
count_ways (const guint8 *faces,
            guint         n)
{
  double ways = 1.0;
  guint alike = 0;

  for (guint i = 0; i < n; i++)
    {
      alike = i > 0 && faces[i] == faces[i - 1] ? alike + 1 : 1;
      ways *= (i + 1.0) / alike;
    }
  return ways;
}

static int
find_marker (const MusterRules *rules,
             const char        *id)
{
  for (int i = 0;; i++)
    if (g_str_equal (rules->markers[i].id, id))
      return i;
}

/* A charge of `magdala` leads to a round of melee in the same turn, and that to the test of whoever has lost
 * it. Makes the next order of the assault; FALSE: it is over. */
static gboolean
find_next_order (Trial             *trial,
                 const MusterState *state,
                 const MusterOrder *given,
                 MusterOrder       *order)
{
  const MusterSetup *setup = muster_lab_match_get_setup (trial->match);
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  const MusterUnitState *units = state->units;
  int due, melee;

  if (!trial->goes_on)
    return FALSE;
  due = find_marker (rules, "test-due");
  melee = muster_ruleset_find_order (setup->ruleset, "melee");
  for (int i = 0; i < state->n_units; i++)
    if (units[i].markers[due] > 0 && units[i].fate == MUSTER_FATE_IN_PLAY)
      {
        muster_order_init (order, rules->orders, (guint) muster_ruleset_find_order (setup->ruleset, "morale"),
                           i);
        return TRUE;
      }
  if (!g_str_equal (given->spec->id, "charge") ||
      units[trial->unit].markers[find_marker (rules, "melee")] == 0)
    return FALSE;
  muster_order_init (order, rules->orders, (guint) melee, trial->unit);
  muster_order_set (order, (guint) muster_fields_find (order->spec->fields, "target"), trial->target);
  muster_order_set (order, (guint) muster_fields_find (order->spec->fields, "contact"),
                    MIN (units[trial->unit].strength, units[trial->target].strength));
  return TRUE;
}

/* Every face of every die that the rules ask for, one roll after the other; dice that show the same in
 * another order are one throw with its number of ways. Dice that are compared one by one are written out. */
static void
enumerate (Trial             *trial,
           const MusterState *state,
           const MusterOrder *order,
           MusterTape        *tape,
           double             weight)
{
  g_auto (MusterOutcome) outcome = { 0 };
  guint8 faces[MOST_DICE];
  guint n, sides, purpose;
  gboolean in_pairs = g_str_equal (order->spec->id, "melee");

  muster_outcome_init (&outcome);
  muster_ruleset_resolve (muster_lab_match_get_setup (trial->match), state, order, tape, &outcome);
  if (outcome.kind != MUSTER_OUTCOME_NEEDS)
    {
      g_auto (MusterOrder) next = { 0 };
      g_auto (MusterTape) rolls = { 0 };

      muster_tape_init (&rolls);
      if (find_next_order (trial, &outcome.state, order, &next))
        enumerate (trial, &outcome.state, &next, &rolls, weight);
      /* A test that fails is no part of what is foreseen but for its chance. */
      else if (outcome.passed || trial->goes_on)
        count (trial, &outcome, weight);
      if (outcome.passed || trial->goes_on)
        trial->obeyed += weight;
      else
        trial->failed += weight;
      return;
    }

  n = outcome.request.n;
  sides = outcome.request.sides;
  purpose = outcome.request.purpose;
  g_assert_cmpuint (n, <=, G_N_ELEMENTS (faces));
  g_assert_cmpuint (sides, >, 0);
  memset (faces, 1, sizeof faces);
  while (TRUE)
    {
      guint length = muster_tape_get_length (tape);
      guint i = 0;

      muster_tape_add (tape, purpose, FALSE, MUSTER_ROLL_TYPED, faces, n);
      enumerate (trial, state, order, tape,
                 weight * (in_pairs ? 1.0 : count_ways (faces, n)) / pow (sides, n));
      muster_tape_truncate (tape, length);
      while (i < n && faces[i] == sides)
        i++;
      if (i == n)
        return;
      memset (faces, in_pairs ? 1 : faces[i] + 1, i);
      faces[i]++;
    }
}

static double
sum (const double *odds)
{
  double total = 0.0;

  for (guint i = 0; i < MAX_LOSSES; i++)
    total += odds[i];
  return total;
}

static double
find_chance (const MusterForecast *forecast,
             const char           *id,
             int                   unit)
{
  for (guint i = 0; i < forecast->n_chances; i++)
    if (forecast->chances[i].unit == unit && g_str_equal (forecast->chances[i].id, id))
      return forecast->chances[i].chance;
  return 0.0;
}

static void
compare (Trial                *trial,
         const MusterForecast *forecast,
         double                slack)
{
  double total = sum (trial->losses);
  gboolean found = FALSE;

  g_assert_cmpfloat (total, >, 0.0);
  for (guint i = 0; i < forecast->n_spreads; i++)
    {
      const MusterForecastSpread *spread = &forecast->spreads[i];
      const double *odds = spread->unit == trial->target ? trial->losses : trial->own_losses;

      if (!g_str_equal (spread->id, "casualties") ||
          (spread->unit != trial->target && spread->unit != trial->unit))
        continue;
      found = TRUE;
      for (guint k = 0; k < MAX_LOSSES; k++)
        g_assert_cmpfloat_with_epsilon (k <= spread->highest ? spread->odds[k] : 0.0, odds[k] / total,
                                        slack);
    }
  g_assert_true (found);
  g_assert_cmpfloat_with_epsilon (find_chance (forecast, "destroyed", trial->target) +
                                    find_chance (forecast, "routed", trial->target),
                                  trial->gone / total, slack);
  if (!trial->goes_on)
    g_assert_cmpfloat_with_epsilon (forecast->chance, trial->obeyed / (trial->obeyed + trial->failed), slack);
  if (trial->pins >= 0)
    g_assert_cmpfloat_with_epsilon (find_chance (forecast, "pinned", trial->target), trial->pinned / total,
                                    slack);
}

static int
find_unit (const MusterState *state,
           const char        *id)
{
  int unit = muster_state_find_unit (state, id);

  g_assert_cmpint (unit, >=, 0);
  return unit;
}

typedef void (*Check) (Trial                *trial,
                       const MusterForecast *forecast);

static void
check_with_every_die (Trial                *trial,
                      const MusterForecast *forecast)
{
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  enumerate (trial, &trial->state, &trial->order, &tape, 1.0);
  compare (trial, forecast, 1e-9);
}

static void
check_with_throws (Trial                *trial,
                   const MusterForecast *forecast)
{
  guint n = muster_test_rounds (10000, 1000000);
  const MusterSetup *setup = muster_lab_match_get_setup (trial->match);
  g_auto (MusterOutcome) outcome = { 0 };
  g_auto (MusterState) state = { 0 };
  g_auto (MusterTape) tape = { 0 };
  MusterRandom random;

  muster_outcome_init (&outcome);
  muster_state_init (&state);
  muster_tape_init (&tape);
  muster_random_init (&random, 18790122);
  tape.generator = &random;
  for (guint i = 0; i < n; i++)
    {
      g_auto (MusterOrder) order = { 0 };

      muster_order_copy (&order, &trial->order);
      muster_tape_reset (&tape);
      muster_ruleset_resolve (setup, &trial->state, &order, &tape, &outcome);
      while (find_next_order (trial, &outcome.state, &order, &order))
        {
          muster_state_assign (&state, &outcome.state);
          muster_tape_reset (&tape);
          muster_ruleset_resolve (setup, &state, &order, &tape, &outcome);
        }
      if (outcome.passed || trial->goes_on)
        count (trial, &outcome, 1.0);
      if (outcome.passed || trial->goes_on)
        trial->obeyed += 1.0;
      else
        trial->failed += 1.0;
    }
  /* Five times the spread of a share that is one half. */
  compare (trial, forecast, 2.5 / sqrt ((double) trial->n_ends));
}

static void
run (const Case *the_case,
     gboolean    is_small)
{
  g_autoptr (MusterSetup) setup = read_setup (the_case);
  g_autoptr (MusterLabMatch) match = muster_lab_match_new (setup);
  int a = find_unit (muster_lab_match_get_state (match), "a");
  int b = find_unit (muster_lab_match_get_state (match), "b");
  guint n_checked = 0;

  for (guint turn = 0; turn < 2; turn++)
    {
      Trial trial = { .match = match, .unit = turn == 0 ? a : b, .target = turn == 0 ? b : a };
      g_autoptr (GArray) means = muster_lab_match_list_means (match, trial.unit, trial.target);

      for (guint i = 0; i < means->len; i++)
        {
          const MusterLabMeans *each = &g_array_index (means, MusterLabMeans, i);
          MusterForecast forecast;

          /* Cards cannot be written out. */
          if (is_small && g_str_equal (the_case->ruleset, "hexcard") && each->cover > 0)
            continue;
          trial.goes_on = g_str_equal (the_case->ruleset, "magdala") && g_str_equal (each->way->id, "charge");
          /* What covers the charged is said with the round of melee, which is made here without it. */
          if (trial.goes_on && each->cover > 1)
            continue;
          if (!is_small && each->cover > 1)
            continue;
          if (!muster_lab_match_foresee (match, trial.unit, trial.target, each, &forecast))
            continue;
          memset (trial.losses, 0, sizeof trial.losses);
          memset (trial.own_losses, 0, sizeof trial.own_losses);
          trial.gone = trial.obeyed = trial.failed = trial.pinned = 0.0;
          trial.pins = g_str_equal (the_case->ruleset, "kings")
                         ? find_marker (muster_ruleset_get_rules (setup->ruleset), "pinned") : -1;
          trial.n_ends = 0;
          muster_state_init (&trial.state);
          g_assert_true (muster_lab_match_pose (match, trial.unit, trial.target, each, &trial.state,
                                                &trial.order));
          if (is_small)
            check_with_every_die (&trial, &forecast);
          else
            check_with_throws (&trial, &forecast);
          muster_order_clear (&trial.order);
          muster_state_clear (&trial.state);
          n_checked++;
        }
    }
  g_assert_cmpuint (n_checked, >=, 2);
}

static void
test_every_die (gconstpointer data)
{
  run (data, TRUE);
}

static void
test_throws (gconstpointer data)
{
  run (data, FALSE);
}

/* V-MATCH-02: the best of a row is at least what any of its means gives. */
static void
test_best_of_all (void)
{
  g_autoptr (MusterSetup) setup = read_setup (&large_cases[0]);
  g_autoptr (MusterLabMatch) match = muster_lab_match_new (setup);
  g_autoptr (GArray) means = muster_lab_match_list_means (match, 0, 1);

  for (guint figure = 0; figure < MUSTER_LAB_N_FIGURES; figure++)
    {
      MusterLabMeans best;
      double value;

      g_assert_true (muster_lab_match_find_best (match, 0, 1, figure, &best, &value));
      g_assert_cmpfloat (value, >=, figure == MUSTER_LAB_DRIVEN_OFF ? 0.0 : 0.01);
      for (guint i = 0; i < means->len; i++)
        {
          const MusterLabMeans *each = &g_array_index (means, MusterLabMeans, i);
          MusterForecast forecast;

          g_assert_true (muster_lab_match_foresee (match, 0, 1, each, &forecast));
          g_assert_cmpfloat (muster_lab_match_get_figure (match, 0, 1, &forecast, figure), <=,
                             value + 1e-12);
        }
    }
  /* Fire and volley at two ranges and three covers, but no volley at long range; and an attack. */
  g_assert_cmpuint (means->len, ==, 6 + 3 + 3);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  muster_test_add_all ("/lab/match/V-MATCH-01/every-die", small_cases, test_every_die);
  muster_test_add_all ("/lab/match/V-MATCH-01/throws", large_cases, test_throws);
  g_test_add_func ("/lab/match/V-MATCH-02/best-of-all", test_best_of_all);

  return g_test_run ();
}
