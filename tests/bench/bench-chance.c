/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"
#include "muster-bench-allocations.h"
#include "muster-bench.h"

#include <string.h>

/* Battles of twelve units a side, played to their end by players of chance, one ruleset beside the other:
 * orders resolved a second and what resolving allocates. Each battle is played once to find its orders and
 * then resolved again with the same dice, so that the rules are measured and not the players. */

#define BATTLES 60
#define MAX_ORDERS 20000
#define ROUNDS 5

/* @units: members of units, given in turn */
typedef struct
{
  const char *ruleset;
  const char *scenario;
  const char *units[12];
} Case;

#define UNIT(type, options) "\"type\": \"" type "\", \"options\": [" options "]"

static const Case CASES[] = {
  { "kings", "{\"id\": \"open\", \"settings\": {\"turn-limit\": 30}}",
    { UNIT ("tribal-infantry", ""), UNIT ("regular-infantry", ""), UNIT ("crewed-weapon", ""),
      UNIT ("irregular-infantry", ""), UNIT ("regular-infantry", ""), UNIT ("tribal-cavalry", ""),
      UNIT ("regular-cavalry", ""), UNIT ("irregular-cavalry", ""), UNIT ("tribal-infantry", ""),
      UNIT ("regular-infantry", ""), UNIT ("tribal-infantry", ""), UNIT ("irregular-infantry", "") } },
  { "magdala", "{\"id\": \"pitched-battle\", \"settings\": {\"turn-limit\": 30}}",
    { UNIT ("regular-infantry", "\"british\", \"breechloader\""), UNIT ("native-foot", "\"mahdist\""),
      UNIT ("regular-infantry", "\"magazine\""), UNIT ("native-foot", "\"fierce\", \"other-arms\""),
      UNIT ("regular-cavalry", "\"british\", \"lances\""), UNIT ("native-cavalry", "\"fanatic\""),
      UNIT ("kommando", "\"magazine\""), UNIT ("camelry", "\"other-arms\""),
      UNIT ("field-gun", "\"british\""), UNIT ("machine-gun", "\"british\", \"pre-maxim\""),
      UNIT ("native-foot", "\"zulu\""), UNIT ("mounted-infantry", "\"british\", \"magazine\"") } },
  { "toysoldier", "{\"id\": \"pitched\"}",
    { UNIT ("general", ""), UNIT ("infantry", ""), UNIT ("infantry", ""), UNIT ("skirmishers", ""),
      UNIT ("cavalry", ""), UNIT ("foot-artillery", ""), UNIT ("infantry", ""), UNIT ("infantry", ""),
      UNIT ("skirmishers", ""), UNIT ("cavalry", ""), UNIT ("horse-artillery", ""),
      UNIT ("infantry", "") } },
};

typedef struct
{
  MusterSetup *setup;
  GArray *orders;   /* MusterOrder */
  guint64 seed;
  MusterTape tape;
  MusterRandom dice;
  MusterOutcome now;
  MusterOutcome next;
} Bench;

static char *
dup_battle (const Case *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"%s\", "
                          "\"scenario\": %s, \"sides\": [", self->ruleset, self->scenario);
  for (guint side = 0; side < 2; side++)
    {
      g_string_append_printf (text, "%s{\"id\": \"s%u\", \"units\": [", side > 0 ? ", " : "", side);
      for (guint i = 0; i < G_N_ELEMENTS (self->units); i++)
        g_string_append_printf (text, "%s{\"id\": \"u%u-%u\", %s}", i > 0 ? ", " : "", side, i,
                                self->units[i]);
      g_string_append (text, "]}");
    }
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

static void
begin (Bench *bench)
{
  muster_random_init (&bench->dice, bench->seed);
  muster_state_clear (&bench->now.state);
  muster_state_init (&bench->now.state);
  muster_ruleset_begin (bench->setup, &bench->now.state);
}

static void
give (Bench             *bench,
      const MusterOrder *order)
{
  MusterOutcome held;

  muster_tape_reset (&bench->tape);
  muster_ruleset_resolve (bench->setup, &bench->now.state, order, &bench->tape, &bench->next);
  g_assert_cmpint (bench->next.kind, ==, MUSTER_OUTCOME_DONE);
  held = bench->now;
  bench->now = bench->next;
  bench->next = held;
}

/* Finds the orders of a battle. */
static void
play (Bench *bench)
{
  MusterRandom choices;
  MusterSoloMemory memory;
  MusterRandomPlayer player = { .random = &choices, .memory = &memory };

  muster_random_init (&choices, bench->seed + 1);
  muster_solo_memory_init (&memory);
  g_array_set_size (bench->orders, 0);
  begin (bench);
  while (!bench->now.state.over && bench->orders->len < MAX_ORDERS)
    {
      MusterOrder order = { 0 };

      if (!muster_random_player_choose (&player, bench->setup, &bench->now.state, &order))
        g_error ("nobody knows what to do");
      give (bench, &order);
      g_array_append_val (bench->orders, order);
    }
}

static void
play_again (Bench *bench)
{
  begin (bench);
  for (guint i = 0; i < bench->orders->len; i++)
    give (bench, &g_array_index (bench->orders, MusterOrder, i));
}

static void
measure (Bench      *bench,
         const char *name)
{
  guint64 n_orders = 0, n_allocations = 0;
  double seconds = 0.0;

  for (guint i = 0; i < BATTLES; i++)
    {
      double start;
      guint64 before;

      bench->seed = 1879 + i;
      play (bench);
      /* Everything has grown to its size by then. */
      play_again (bench);
      before = muster_bench_n_allocations;
      start = muster_bench_now ();
      for (guint k = 0; k < ROUNDS; k++)
        play_again (bench);
      seconds += muster_bench_now () - start;
      n_allocations += muster_bench_n_allocations - before;
      n_orders += ROUNDS * bench->orders->len;
    }
  g_print ("%s: %.0f orders resolved a second, %.3f allocations an order, %.0f orders a battle\n", name,
           (double) n_orders / seconds, (double) n_allocations / (double) n_orders,
           (double) n_orders / (BATTLES * ROUNDS));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_library_new (&error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *text = dup_battle (&CASES[i]);
      Bench bench = { .orders = g_array_new (FALSE, FALSE, sizeof (MusterOrder)) };

      bench.setup = muster_battle_file_read_setup (library, text, strlen (text), "bench", &error);
      g_assert_no_error (error);
      g_array_set_clear_func (bench.orders, (GDestroyNotify) muster_order_clear);
      muster_tape_init (&bench.tape);
      bench.tape.generator = &bench.dice;
      muster_outcome_init (&bench.now);
      muster_outcome_init (&bench.next);
      measure (&bench, CASES[i].ruleset);
      g_array_unref (bench.orders);
      muster_outcome_clear (&bench.now);
      muster_outcome_clear (&bench.next);
      muster_tape_clear (&bench.tape);
      muster_setup_unref (bench.setup);
    }
  return 0;
}
