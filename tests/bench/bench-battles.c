/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "muster-bench-allocations.h"
#include "muster-bench.h"

/* Battles of eight units a side, played to their end by a random player: battles and orders a second, and
 * what resolving allocates. The player is a plain one, so that the rules are measured and not he: each unit
 * in turn rallies if it must, else attacks or shoots at some enemy, else stands. Target: 10,000 battles
 * a second. */

#define BATTLES 3000

static const char *const TYPES[] = { "tribal-infantry",    "regular-infantry", "crewed-weapon",
                                     "irregular-infantry", "regular-infantry", "tribal-cavalry",
                                     "regular-cavalry",    "irregular-cavalry" };

static char *
dup_battle (void)
{
  GString *text = g_string_new ("{\"format\": \"muster-battle\", \"version\": 1,"
                                " \"ruleset\": \"kings\", \"sides\": [");

  for (guint side = 0; side < 2; side++)
    {
      g_string_append_printf (text, "%s{\"id\": \"s%u\", \"units\": [", side > 0 ? ", " : "", side);
      for (guint i = 0; i < G_N_ELEMENTS (TYPES); i++)
        g_string_append_printf (text, "%s{\"id\": \"u%u%u\", \"type\": \"%s\"}",
                                i > 0 ? ", " : "", side, i, TYPES[i]);
      g_string_append (text, "]}");
    }
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

enum { ATTACK, FIRE, RALLY, STAND_TO, END_TURN, N_VERBS };

static const char *const VERBS[] = { "attack", "fire", "rally", "stand-to", "end-turn" };

typedef struct
{
  MusterSetup *setup;
  const MusterOrderSpec *orders;
  guint verbs[N_VERBS];
  MusterRandom random;
  MusterTape tape;
  MusterOutcome now;
  MusterOutcome next;
  guint64 n_orders;
  guint64 n_allocations;
} Bench;

/* Gives an order; FALSE, with nothing changed, if the rules refuse it. */
static gboolean
give (Bench *bench,
      guint  verb,
      int    unit,
      int    target)
{
  g_auto (MusterOrder) order = { 0 };
  MusterOutcome held;
  guint64 before = muster_bench_n_allocations;

  muster_order_init (&order, bench->orders, bench->verbs[verb], unit);
  if (target >= 0)
    muster_order_set (&order, 0, target);
  if (verb == FIRE)
    {
      muster_order_set (&order, 1, (int) muster_random_below (&bench->random, 2));
      muster_order_set (&order, 2, 0);
    }

  muster_tape_reset (&bench->tape);
  muster_ruleset_resolve (bench->setup, &bench->now.state, &order, &bench->tape, &bench->next);
  bench->n_allocations += muster_bench_n_allocations - before;
  if (bench->next.kind != MUSTER_OUTCOME_DONE)
    return FALSE;

  held = bench->now;
  bench->now = bench->next;
  bench->next = held;
  bench->n_orders++;
  return TRUE;
}

static int
find_enemy (Bench *bench)
{
  const MusterState *state = &bench->now.state;

  for (guint tries = 0; tries < 64; tries++)
    {
      int unit = (int) muster_random_below (&bench->random, state->n_units);

      if (state->units[unit].fate == MUSTER_FATE_IN_PLAY &&
          state->units[unit].def->side != state->active_side)
        return unit;
    }
  return -1;
}

static void
play_unit (Bench *bench,
           int    unit)
{
  int enemy = find_enemy (bench);
  guint first = muster_random_below (&bench->random, 2) == 0 ? ATTACK : FIRE;

  if (give (bench, RALLY, unit, -1))
    return;
  if (enemy >= 0 && (give (bench, first, unit, enemy) ||
                     give (bench, first == ATTACK ? FIRE : ATTACK, unit, enemy)))
    return;
  give (bench, STAND_TO, unit, -1);
}

static void
play_battle (Bench *bench)
{
  muster_state_clear (&bench->now.state);
  muster_state_init (&bench->now.state);
  muster_ruleset_begin (bench->setup, &bench->now.state);

  while (!bench->now.state.over)
    {
      const MusterState *state = &bench->now.state;
      int side = state->active_side;

      for (int i = 0; i < state->n_units; i++)
        if (bench->now.state.units[i].def->side == side &&
            bench->now.state.units[i].fate == MUSTER_FATE_IN_PLAY)
          play_unit (bench, i);
      if (!give (bench, END_TURN, -1, -1))
        g_error ("the turn does not end");
    }
}

static double
time_copies (Bench *bench,
             guint  n)
{
  double start = muster_bench_now ();

  for (guint i = 0; i < n; i++)
    muster_state_assign (i % 2 == 0 ? &bench->next.state : &bench->now.state,
                         i % 2 == 0 ? &bench->now.state : &bench->next.state);
  return (muster_bench_now () - start) / n;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_library_new (&error);
  g_autofree char *text = dup_battle ();
  Bench bench = { 0 };
  double start, seconds, copy;

  g_assert_no_error (error);
  bench.setup = muster_battle_file_read_setup (library, text, strlen (text), "bench", &error);
  g_assert_no_error (error);
  bench.orders = muster_ruleset_get_rules (bench.setup->ruleset)->orders;
  for (guint i = 0; i < N_VERBS; i++)
    bench.verbs[i] = (guint) muster_ruleset_find_order (bench.setup->ruleset, VERBS[i]);
  muster_random_init (&bench.random, 1879);
  muster_tape_init (&bench.tape);
  bench.tape.generator = &bench.random;
  muster_outcome_init (&bench.now);
  muster_outcome_init (&bench.next);

  /* The first battles let everything grow to its size. */
  for (guint i = 0; i < 20; i++)
    play_battle (&bench);
  bench.n_orders = bench.n_allocations = 0;
  start = muster_bench_now ();
  for (guint i = 0; i < BATTLES; i++)
    play_battle (&bench);
  seconds = muster_bench_now () - start;
  copy = time_copies (&bench, 1000000);

  g_print ("%.0f battles a second (target: 10000), %.1f orders a battle\n", BATTLES / seconds,
           (double) bench.n_orders / BATTLES);
  g_print ("%.0f orders resolved a second\n", (double) bench.n_orders / seconds);
  g_print ("%.3f allocations an order\n",
           (double) bench.n_allocations / (double) bench.n_orders);
  g_print ("an order takes %.1f times as long as copying the state\n",
           seconds / (double) bench.n_orders / copy);

  muster_outcome_clear (&bench.now);
  muster_outcome_clear (&bench.next);
  muster_tape_clear (&bench.tape);
  muster_setup_unref (bench.setup);
  return 0;
}
