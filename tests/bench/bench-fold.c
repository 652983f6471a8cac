/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"
#include "muster-test-state.h"
#include "muster-test.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Folds one long log: by the engine alone, and as a file from its first byte. Beside it stands what it
 * costs to copy the states alone, which no fold can do without.
 *
 * bench-fold [ORDERS] */

#define N_ORDERS 100000
#define SEED 20
#define N_ROUNDS 5

/* Units so large that no volley and no fight destroys one, and so steady that none routs with one
 * marker. */
static const char SETUP[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"A long war\","
  " \"sides\": ["
  "  {\"id\": \"red\", \"units\": ["
  "   {\"id\": \"r1\", \"type\": \"regular-infantry\", \"options\": [\"elite\"], \"models\": 20},"
  "   {\"id\": \"r2\", \"type\": \"regular-infantry\", \"options\": [\"elite\"], \"models\": 20},"
  "   {\"id\": \"r3\", \"type\": \"regular-infantry\", \"options\": [\"elite\"], \"models\": 20},"
  "   {\"id\": \"r4\", \"type\": \"regular-cavalry\", \"options\": [\"elite\"], \"models\": 20},"
  "   {\"id\": \"r5\", \"type\": \"regular-cavalry\", \"options\": [\"elite\"], \"models\": 20}]},"
  "  {\"id\": \"blue\", \"units\": ["
  "   {\"id\": \"b1\", \"type\": \"tribal-infantry\", \"options\": [\"elite\"], \"models\": 24},"
  "   {\"id\": \"b2\", \"type\": \"tribal-infantry\", \"options\": [\"elite\"], \"models\": 24},"
  "   {\"id\": \"b3\", \"type\": \"tribal-infantry\", \"options\": [\"elite\"], \"models\": 24},"
  "   {\"id\": \"b4\", \"type\": \"tribal-infantry\", \"options\": [\"elite\"], \"models\": 24},"
  "   {\"id\": \"b5\", \"type\": \"tribal-infantry\", \"options\": [\"elite\"], \"models\": 24}]}]}";

/* Nobody may be lost in so long a battle: who has suffered is set right by the umpire before the next
 * order. */
static gboolean
find_correction (MusterBattle *battle,
                 MusterOrder  *order)
{
  const MusterState *state = muster_battle_get_state (battle);
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  const MusterOrderSpec *orders = muster_ruleset_get_rules (ruleset)->orders;
  guint verb = (guint) muster_ruleset_find_order (ruleset, "set");
  const MusterField *fields = orders[verb].fields;
  guint field = (guint) muster_fields_find (fields, "field");
  guint value = (guint) muster_fields_find (fields, "value");

  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *unit = &state->units[i];
      gboolean weak = unit->strength < unit->start;
      gboolean fallen = unit->leader > 1;

      if (!weak && !fallen && unit->markers[0] < 2)
        continue;
      muster_order_init (order, orders, verb, -1);
      muster_order_set (order, (guint) muster_fields_find (fields, "unit"), i);
      muster_order_set (order, field,
                        muster_choices_find (fields[field].choices,
                                             weak ? "strength" : fallen ? "leader" : "pinned"));
      if (fallen && !weak)
        muster_order_set_text (order, value, "in-command");
      else
        muster_order_set (order, value, weak ? unit->start : 0);
      return TRUE;
    }

  return FALSE;
}

static gboolean
is_one_of (const char        *id,
           const char *const *ids)
{
  return g_strv_contains (ids, id);
}

/* Anything but what is for the umpire and what ends a unit. Only cavalry fights hand to hand: two hits
 * for each of its models are too many for anybody. */
static guint
weigh_cb (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          gpointer           data)
{
  static const char *const never[] = { "retreat-loss", "spike", NULL };
  static const char *const melee[] = { "attack", "at-the-double", "follow-up", NULL };
  const char *id = order->spec->id;

  if ((order->spec->flags & MUSTER_ORDER_COMMON) || is_one_of (id, never))
    return 0;
  if (is_one_of (id, melee) && !g_str_equal (state->units[order->unit].def->type->arm, "cavalry"))
    return 0;

  return g_str_equal (id, "end-turn") ? 4 : 8;
}

static MusterBattle *
fight (MusterLibrary *library,
       guint          n_orders)
{
  g_autoptr (GError) error = NULL;
  MusterRandom random;
  MusterRandomPlayer player = { &random, weigh_cb, NULL };
  MusterBattle *battle = muster_battle_file_read (library, SETUP, strlen (SETUP), "bench", &error);

  g_assert_no_error (error);
  muster_random_init (&random, SEED);
  while (muster_ledger_get_length (battle) < n_orders)
    {
      g_auto (MusterOrder) order = { 0 };
      g_auto (MusterTape) tape = { 0 };

      muster_tape_init (&tape);
      tape.generator = &random;
      if (!find_correction (battle, &order))
        g_assert_true (muster_random_player_choose (&player, muster_battle_get_setup (battle),
                                                    muster_battle_get_state (battle), &order));
      muster_battle_record (battle, &order, &tape, &error);
      g_assert_no_error (error);
      g_assert_false (muster_battle_get_state (battle)->over);
    }

  return battle;
}

/* Of this process alone, since a machine has other things to do as well. */
static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static double
fold_by_engine (MusterBattle *battle,
                GPtrArray    *entries)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_auto (MusterOutcome) now = { 0 };
  g_auto (MusterOutcome) next = { 0 };
  double begin;

  muster_outcome_init (&now);
  muster_outcome_init (&next);
  begin = get_seconds ();
  muster_ruleset_begin (setup, &now.state);
  for (guint i = 0; i < entries->len; i++)
    {
      MusterLogEntry *entry = g_ptr_array_index (entries, i);
      MusterOutcome held = now;

      /* With every roll on it, the tape is only read. */
      muster_ruleset_resolve (setup, &now.state, muster_log_entry_get_order (entry),
                              (MusterTape *) muster_log_entry_get_tape (entry), &next);
      g_assert_cmpint (next.kind, ==, MUSTER_OUTCOME_DONE);
      now = next;
      next = held;
    }
  g_assert_true (muster_test_states_equal (&now.state, muster_battle_get_state (battle)));

  return get_seconds () - begin;
}

static double
copy_states (MusterBattle *battle,
             guint         n)
{
  g_auto (MusterState) a = { 0 };
  g_auto (MusterState) b = { 0 };
  double begin;

  muster_state_init (&a);
  muster_state_init (&b);
  muster_state_assign (&a, muster_battle_get_state (battle));
  begin = get_seconds ();
  for (guint i = 0; i < n; i++)
    muster_state_assign (i % 2 == 0 ? &b : &a, i % 2 == 0 ? &a : &b);
  g_assert_true (muster_test_states_equal (&a, &b));

  return get_seconds () - begin;
}

static double
read_file (MusterLibrary *library,
           const char    *text,
           MusterBattle **battle)
{
  g_autoptr (GError) error = NULL;
  double begin = get_seconds ();

  *battle = muster_battle_file_read (library, text, strlen (text), "bench", &error);
  g_assert_no_error (error);

  return get_seconds () - begin;
}

static double
undo_and_redo (MusterBattle *battle,
               guint         n)
{
  MusterRandom random;
  guint length = muster_ledger_get_length (battle);
  double begin = get_seconds ();

  muster_random_init (&random, SEED);
  for (guint i = 0; i < n; i++)
    muster_ledger_look (battle, muster_random_below (&random, length + 1));
  muster_ledger_look (battle, length);

  return (get_seconds () - begin) / n;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return first < second ? -1 : first > second;
}

static double
get_median (double *values)
{
  qsort (values, N_ROUNDS, sizeof *values, compare_doubles);

  return values[N_ROUNDS / 2];
}

static void
report (const char *what,
        double      seconds,
        guint       n_orders,
        double      copying)
{
  g_print ("%-32s %8.3f s  %9.0f orders/s  %6.1f times copying\n", what, seconds, n_orders / seconds,
           seconds / copying);
}

static void
measure (MusterLibrary *library,
         MusterBattle  *battle)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *text = muster_battle_file_write (battle);
  guint n = muster_ledger_get_length (battle);
  double engine[N_ROUNDS], copying[N_ROUNDS], reading[N_ROUNDS], looking[N_ROUNDS];

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (entries, g_list_model_get_item (muster_ledger_get_log (battle), i));
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_autoptr (MusterBattle) again = NULL;

      engine[i] = fold_by_engine (battle, entries);
      copying[i] = copy_states (battle, n);
      reading[i] = read_file (library, text, &again);
      looking[i] = undo_and_redo (again, 200);
    }

  get_median (copying);
  g_print ("%u orders, %u units, %" G_GSIZE_FORMAT " bytes of state, file of %.1f MB;"
           " processor time, median of %d\n", n,
           muster_battle_get_state (battle)->n_units,
           sizeof (MusterState) + muster_battle_get_state (battle)->n_units * sizeof (MusterUnitState),
           (double) strlen (text) / 1e6, N_ROUNDS);
  report ("copying the states", get_median (copying), n, get_median (copying));
  report ("folding by the engine", get_median (engine), n, get_median (copying));
  report ("reading the file and folding", get_median (reading), n, get_median (copying));
  g_print ("%-32s %8.1f times folding; 4 are meant to be enough\n", "",
           get_median (reading) / get_median (engine));
  g_print ("%-32s %8.3f ms\n", "looking at any past state", get_median (looking) * 1000);
}

int
main (int   argc,
      char *argv[])
{
  guint n_orders = argc > 1 ? (guint) atoi (argv[1]) : N_ORDERS;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_library_new (&error);
  g_autoptr (MusterBattle) battle = NULL;

  g_assert_no_error (error);
  battle = fight (library, n_orders);
  measure (library, battle);

  return 0;
}
