/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"
#include "core/rules/kings/muster-kings-private.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test-state.h"
#include "muster-test.h"

/* What must hold whatever is played: battles of any scenario, with any units, options, traits and
 * optional rules, played by somebody who knows nothing. A battle is known by its seed. */

#define MAX_ORDERS 4000

static const char *const SCENARIOS[] = { "A", "B", "C", "D", "E", "F", "G", "H" };

static const char *const RULES[] = {
  "theatre-options", "dangerous-terrain", "limited-ammunition", "heavy-losses", "absorb-leaderless",
  "whites-of-their-eyes", "size-points",
};

typedef struct
{
  MusterLibrary *library;
  MusterCatalog *catalog;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = muster_test_library_new ();
  fixture->catalog =
    muster_ruleset_get_catalog (muster_library_find_ruleset (fixture->library, "kings"));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->library);
}

static gboolean
takes_group (GPtrArray          *taken,
             const MusterOption *option)
{
  for (guint i = 0; i < taken->len; i++)
    {
      const MusterOption *other = g_ptr_array_index (taken, i);

      if (other == option || (option->group != NULL && g_strcmp0 (option->group, other->group) == 0))
        return FALSE;
    }
  return TRUE;
}

static void
append_options (GString              *lines,
                MusterRandom         *random,
                const MusterUnitType *type,
                gboolean              theatre)
{
  g_autoptr (GPtrArray) taken = g_ptr_array_new ();

  for (guint i = 0; i < type->options->len; i++)
    {
      const MusterTypeOption *option = g_ptr_array_index (type->options, i);

      if (muster_random_below (random, 4) > 0 || (option->option->needs != NULL && !theatre) ||
          !takes_group (taken, option->option))
        continue;
      /* What these two need of the weapon is a reason to be refused, tried elsewhere. */
      if (g_str_equal (option->option->id, "officer-snipers") ||
          g_str_equal (option->option->id, "magazine-rifles"))
        continue;
      g_ptr_array_add (taken, (gpointer) option->option);
      g_string_append_printf (lines, " +%s", option->option->id);
    }
}

static void
append_units (Fixture      *fixture,
              GString      *lines,
              MusterRandom *random,
              char          side,
              gboolean      theatre)
{
  GPtrArray *types = muster_catalog_get_types (fixture->catalog);
  GPtrArray *traits = muster_catalog_get_traits (fixture->catalog);

  for (guint i = 0; i < 8; i++)
    {
      const MusterUnitType *type =
        g_ptr_array_index (types, muster_random_below (random, types->len));
      const MusterTrait *trait =
        g_ptr_array_index (traits, muster_random_below (random, traits->len));

      g_string_append_printf (lines, "\n%c%u %s L%u *%s", side, i, type->id,
                              5 + muster_random_below (random, 4), trait->id);
      if (muster_random_below (random, 2) == 0)
        g_string_append_printf (lines, " @%c%u", side, muster_random_below (random, 2) + 1);
      if (muster_random_below (random, 6) == 0)
        g_string_append (lines, " reserve=true");
      append_options (lines, random, type, theatre);
    }
}

/* Returns: (transfer full): the file of a battle that has not begun */
static char *
invent_battle (Fixture      *fixture,
               MusterRandom *random)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  MusterKingsCase test = { 0 };
  gboolean theatre = FALSE;

  if (muster_random_below (random, 3) == 0)
    g_string_append_printf (lines, "scenario open turn-limit=%u",
                            5 + muster_random_below (random, 40));
  else
    g_string_append_printf (lines, "scenario %s",
                            SCENARIOS[muster_random_below (random, G_N_ELEMENTS (SCENARIOS))]);
  g_string_append (lines, "\nrules climate");
  for (guint i = 0; i < G_N_ELEMENTS (RULES); i++)
    if (muster_random_below (random, 3) == 0)
      {
        g_string_append_printf (lines, " %s", RULES[i]);
        theatre |= i == 0;
      }

  g_string_append (lines, "\nside red players=r1,r2\nside blue players=b1,b2");
  if (muster_random_below (random, 4) == 0)
    g_string_append (lines, " automated=true");
  append_units (fixture, lines, random, 'r', theatre);
  append_units (fixture, lines, random, 'b', theatre);
  test.setup = lines->str;
  return muster_kings_case_to_file (&test);
}

static MusterSetup *
invent_setup (Fixture      *fixture,
              MusterRandom *random)
{
  g_autofree char *file = invent_battle (fixture, random);
  g_autoptr (GError) error = NULL;
  MusterSetup *setup =
    muster_battle_file_read_setup (fixture->library, file, strlen (file), "invented", &error);

  g_assert_no_error (error);
  return setup;
}

static void
check_unit (const MusterSetup     *setup,
            const MusterUnitState *now)
{
  gboolean wiped_out = now->fate == KINGS_DESTROYED || now->fate == KINGS_ABSORBED;

  g_assert_cmpint (now->strength, >=, wiped_out ? 0 : 1);
  g_assert_cmpint (now->strength, <=, wiped_out ? 0 : now->start);
  g_assert_true (now->leader >= KINGS_IN_COMMAND && now->leader <= KINGS_DESERTED);
  for (guint i = 0; muster_kings_markers[i].id != NULL; i++)
    {
      g_assert_cmpint (now->markers[i], >=, muster_kings_markers[i].min);
      g_assert_cmpint (now->markers[i], <=, muster_kings_markers[i].max);
    }

  if (now->fate != KINGS_IN_PLAY)
    return;
  if (now->markers[KINGS_PINNED] > 0)
    g_assert_true (!now->markers[KINGS_CLOSE_ORDER] && !now->markers[KINGS_GONE_TO_GROUND]);
  if (now->markers[KINGS_CLOSE_ORDER])
    g_assert_cmpint (now->strength, >=, KINGS_CLOSE_ORDER_MIN);
  g_assert_true (!now->markers[KINGS_RETURNING] && !now->markers[KINGS_GONE]);
}

/* Counts of players are part of their side's, and lost units are counted once each. */
static void
check_points (const MusterSetup *setup,
              const MusterState *state)
{
  const KingsData *data = muster_kings_get_data (setup);
  int enemy_unit = data->objectives[KINGS_ENEMY_UNIT];
  int lost[2] = { 0, 0 };

  for (guint i = 0; i < setup->objectives->len; i++)
    for (int side = 0; side < 2; side++)
      {
        int of_players = 0;

        for (guint p = 0; p < setup->n_players; p++)
          if (setup->players[p].side == side)
            of_players += state->player_objectives[p][i];
        g_assert_cmpint (of_players, <=, state->objectives[side][i]);
        g_assert_cmpint (state->objectives[side][i], >=, 0);
      }

  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].fate == KINGS_DESTROYED || state->units[i].fate == KINGS_ROUTED)
      lost[state->units[i].def->side]++;
  for (int side = 0; side < 2 && enemy_unit >= 0 && data->automated < 0; side++)
    {
      const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, enemy_unit);

      if (def->sides >> side & 1)
        g_assert_cmpint (state->objectives[side][enemy_unit], ==, lost[1 - side]);
    }
}

static void
check_order (const MusterSetup *setup,
             const MusterState *before,
             const MusterOrder *order,
             const MusterState *after)
{
  for (int i = 0; i < after->n_units; i++)
    check_unit (setup, &after->units[i]);
  check_points (setup, after);

  g_assert_cmpint (after->turn, >=, before->turn);
  if (order->unit < 0 || order->verb == KINGS_DEPLOY || order->verb == KINGS_BABBAGE_RETURN)
    return;
  g_assert_cmpint (before->units[order->unit].fate, ==, KINGS_IN_PLAY);
}

/* An order of any kind with any values: if it is refused, nothing has happened. */
static void
try_nonsense (const MusterSetup *setup,
              const MusterState *state,
              MusterRandom      *random,
              MusterTape        *tape,
              MusterOutcome     *outcome)
{
  g_auto (MusterState) copy = { 0 };
  MusterOrder order;
  MusterRefusal why;
  gboolean legal;

  muster_order_init (&order, muster_kings_orders, muster_random_below (random, KINGS_BABBAGE_RETURN),
                     (int) muster_random_below (random, state->n_units));
  for (guint i = 0; order.spec->fields != NULL && order.spec->fields[i].id != NULL; i++)
    muster_order_set (&order, i, (int) muster_random_below (random, 24) - 6);

  muster_state_init (&copy);
  muster_state_assign (&copy, state);
  legal = muster_ruleset_judge (setup, state, &order, &why);
  muster_tape_reset (tape);
  muster_ruleset_resolve (setup, state, &order, tape, outcome);
  g_assert_true (muster_test_states_equal (&copy, state));
  g_assert_cmpint (outcome->kind, ==, legal ? MUSTER_OUTCOME_DONE : MUSTER_OUTCOME_REFUSED);
}

/* The random player looks at those in play first, and would let the others wait for ever. */
static void
choose_order (MusterRandomPlayer *player,
              const MusterSetup  *setup,
              const MusterState  *state,
              MusterOrder        *order)
{
  int unit = (int) muster_random_below (player->random, state->n_units);
  guint verb = state->units[unit].fate == KINGS_RESERVE ? KINGS_DEPLOY : KINGS_BABBAGE_RETURN;
  MusterRefusal why;

  if (state->own[KINGS_STATE_MOVED] > 0)
    {
      unit = state->own[KINGS_STATE_MOVED] - 1;
      verb = KINGS_BABBAGE_APPEAR;
    }

  muster_order_init (order, muster_kings_orders, verb, unit);
  if (muster_random_below (player->random, 3) == 0 &&
      muster_ruleset_judge (setup, state, order, &why))
    return;
  g_assert_true (muster_random_player_choose (player, setup, state, order));
}

typedef struct
{
  guint64 n_orders;
  guint n_over;
} Tally;

static void
play_battle (Fixture *fixture,
             guint64  seed,
             Tally   *tally)
{
  MusterRandom random;
  MusterRandomPlayer player = { .random = &random };
  g_auto (MusterOutcome) now = { 0 }, next = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (MusterSetup) setup = NULL;

  muster_random_init (&random, seed);
  setup = invent_setup (fixture, &random);
  muster_outcome_init (&now);
  muster_outcome_init (&next);
  muster_tape_init (&tape);
  tape.generator = &random;
  muster_ruleset_begin (setup, &now.state);

  for (guint i = 0; i < MAX_ORDERS && !now.state.over; i++)
    {
      MusterOutcome swap;
      MusterOrder order;

      if (muster_random_below (&random, 8) == 0)
        try_nonsense (setup, &now.state, &random, &tape, &next);
      choose_order (&player, setup, &now.state, &order);
      muster_tape_reset (&tape);
      muster_ruleset_resolve (setup, &now.state, &order, &tape, &next);
      g_assert_cmpint (next.kind, ==, MUSTER_OUTCOME_DONE);
      check_order (setup, &now.state, &order, &next.state);
      muster_order_clear (&order);

      swap = now;
      now = next;
      next = swap;
      tally->n_orders++;
    }
  tally->n_over += now.state.over;
}

static void
test_battles_keep_to_the_rules (Fixture       *fixture,
                                gconstpointer  data)
{
  guint n_battles = muster_test_rounds (2000, 200000);
  Tally tally = { 0 };

  for (guint seed = 1; seed <= n_battles; seed++)
    {
      g_test_message ("seed %u", seed);
      play_battle (fixture, seed, &tally);
    }
  g_test_message ("%" G_GUINT64_FORMAT " orders in %u battles", tally.n_orders, n_battles);
  /* A handful of players never meet again in a scenario without a last turn. */
  g_assert_cmpuint (tally.n_over + n_battles / 500, >=, n_battles);
}

/* Plays on record, and looks after each order whether undoing it leads back. */
static void
record_order (MusterBattle       *battle,
              MusterRandomPlayer *player)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  guint length = muster_ledger_get_length (battle);
  g_autofree char *before = muster_ledger_dup_state_digest (battle);
  g_auto (MusterTape) tape = { 0 };
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  MusterOrder order;

  choose_order (player, setup, muster_battle_get_state (battle), &order);
  muster_tape_init (&tape);
  tape.generator = player->random;
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
  muster_order_clear (&order);

  after = muster_ledger_dup_state_digest (battle);
  if (muster_random_below (player->random, 6) == 0)
    {
      g_autofree char *undone = NULL;
      g_autofree char *redone = NULL;

      g_assert_true (muster_ledger_seek (battle, length, &error));
      undone = muster_ledger_dup_state_digest (battle);
      g_assert_cmpstr (undone, ==, before);
      g_assert_true (muster_ledger_seek (battle, length + 1, &error));
      redone = muster_ledger_dup_state_digest (battle);
      g_assert_cmpstr (redone, ==, after);
    }
}

static void
test_replay_equals_play (Fixture       *fixture,
                         gconstpointer  data)
{
  guint n_battles = muster_test_rounds (10, 2000);

  for (guint seed = 1; seed <= n_battles; seed++)
    {
      MusterRandom random;
      MusterRandomPlayer player = { .random = &random };
      g_autoptr (MusterSetup) setup = NULL;
      g_autoptr (MusterBattle) battle = NULL;
      g_autoptr (MusterBattle) again = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *file = NULL;
      g_autofree char *rewritten = NULL;
      g_autofree char *digest = NULL;
      g_autofree char *digest_again = NULL;

      muster_random_init (&random, seed);
      setup = invent_setup (fixture, &random);
      battle = muster_battle_new (setup);
      for (guint i = 0; i < 400 && !muster_battle_get_state (battle)->over; i++)
        record_order (battle, &player);

      file = muster_battle_file_write (battle);
      again = muster_battle_file_read (fixture->library, file, strlen (file), "again", &error);
      g_assert_no_error (error);
      rewritten = muster_battle_file_write (again);
      g_assert_cmpstr (rewritten, ==, file);
      digest = muster_ledger_dup_state_digest (battle);
      digest_again = muster_ledger_dup_state_digest (again);
      g_assert_cmpstr (digest_again, ==, digest);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  g_test_add ("/kings/random/battles keep to the rules", Fixture, NULL, set_up,
              test_battles_keep_to_the_rules, tear_down);
  g_test_add ("/kings/random/replay equals play", Fixture, NULL, set_up, test_replay_equals_play,
              tear_down);
  return g_test_run ();
}
