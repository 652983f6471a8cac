/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"
#include "core/rules/hexcard/muster-hexcard-private.h"
#include "core/rules/muster-correction.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test-state.h"
#include "muster-test.h"

/* Battles that nobody would fight, by players who know only how orders describe themselves:
 * whatever they do, what must always hold does. */

static const char *const TYPES[] = {
  "infantry", "infantry good magazine-rifles", "infantry very-poor hand-weapons",
  "infantry poor muskets", "cavalry", "machine-gun", "mountain-gun smooth-bore", "field-gun",
  "medium-gun", "heavy-gun",
  "horse-transport", "motor-transport", "motor-transport good", "commander", "commander",
};

typedef struct
{
  MusterLibrary *library;
  MusterRandom random;
  MusterSetup *setup;
  MusterState state;
  MusterOutcome outcome;
  MusterOutcome again;
  gboolean has_more; /* by the umpire */
} Game;

static char *
invent_battle (MusterRandom *random,
               guint         n_units)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *sides[2] = { json_array_new (), json_array_new () };
  g_autoptr (JsonObject) setup = json_object_new ();
  JsonObject *scenario = json_object_new ();
  JsonObject *settings = json_object_new ();

  for (guint i = 0; i < n_units; i++)
    {
      const char *type = TYPES[muster_random_below (random, G_N_ELEMENTS (TYPES))];
      g_autofree char *text = g_strdup_printf ("u%u %s", i, type);

      json_array_add_string_element (sides[i % 2], text);
    }
  json_object_set_array_member (object, "red", sides[0]);
  json_object_set_array_member (object, "blue", sides[1]);

  json_object_set_int_member (settings, "turn_limit", 8);
  json_object_set_int_member (settings, "exhaustion", muster_random_below (random, 101));
  json_object_set_string_member (scenario, "id", "battle");
  json_object_set_object_member (scenario, "settings", settings);
  json_object_set_object_member (setup, "scenario", scenario);
  json_object_set_object_member (object, "setup", g_steal_pointer (&setup));
  json_object_set_array_member (object, "log", json_array_new ());

  return muster_test_build_battle (object, "hexcard");
}

static guint
prefer_cb (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           gpointer           data)
{
  static const guint8 weights[HEXCARD_N_ORDERS] = {
    [HEXCARD_ATTACH] = 2,    [HEXCARD_DETACH] = 1, [HEXCARD_SPLIT] = 3,     [HEXCARD_MERGE] = 2,
    [HEXCARD_DEAL] = 25,     [HEXCARD_MOVE] = 12,  [HEXCARD_LIMBER] = 6,    [HEXCARD_UNLIMBER] = 6,
    [HEXCARD_EMBARK] = 8,    [HEXCARD_DISEMBARK] = 6, [HEXCARD_FIRE] = 40,  [HEXCARD_ASSAULT] = 40,
    [HEXCARD_DONE] = 10,     [HEXCARD_END_TURN] = 100, [HEXCARD_REMOVE] = 1, [HEXCARD_AWARD] = 1,
  };

  return weights[order->verb];
}

static guint
prefer_corrections_cb (const MusterSetup *setup,
                       const MusterState *state,
                       const MusterOrder *order,
                       gpointer           data)
{
  return order->verb == HEXCARD_SET;
}

/* Once in a while the umpire changes something. */
static gboolean
invent_correction (Game        *game,
                   MusterOrder *order)
{
  MusterRandomPlayer umpire = { .random = &game->random, .preference = prefer_corrections_cb };

  MusterCorrection correction;

  if (!muster_random_player_choose (&umpire, game->setup, &game->state, order))
    return FALSE;
  muster_correction_init (&correction, game->setup, &game->state, order);
  game->has_more |= correction.kind == MUSTER_CORRECT_FATE ||
                    correction.kind == MUSTER_CORRECT_START;
  return TRUE;
}

static void
check_unit (const MusterState *state,
            int                index)
{
  const MusterUnitState *unit = &state->units[index];
  HexcardArm arm = hexcard_get_arm (state, index);
  gboolean in_play = muster_state_is_in_play (state, index);

  g_assert_cmpint (unit->strength, >=, in_play ? 1 : 0);
  g_assert_cmpint (unit->strength, <=, unit->start);
  if (unit->fate == HEXCARD_DESTROYED || unit->fate == HEXCARD_MERGED)
    g_assert_cmpint (unit->strength, ==, 0);
  for (guint i = 0; i < HEXCARD_N_MARKERS; i++)
    g_assert_true (unit->markers[i] == 0 || unit->markers[i] == 1);
  g_assert_true (arm == HEXCARD_GUN || !unit->markers[HEXCARD_LIMBERED]);
  g_assert_true (arm == HEXCARD_COMMANDER || !unit->markers[HEXCARD_WOUNDED]);

  if (unit->with < 0)
    return;
  g_assert_true (in_play && muster_state_is_in_play (state, unit->with));
  g_assert_cmpint (unit->def->side, ==, state->units[unit->with].def->side);
  if (arm == HEXCARD_COMMANDER)
    {
      g_assert_cmpint (hexcard_get_arm (state, unit->with), !=, HEXCARD_COMMANDER);
      g_assert_false (muster_hexcard_units_is_aboard (state, unit->with));
      return;
    }
  g_assert_true (arm == HEXCARD_GUN || arm == HEXCARD_INFANTRY);
  g_assert_cmpint (hexcard_get_arm (state, unit->with), ==, HEXCARD_TRANSPORT);
  g_assert_cmpint (muster_hexcard_units_get_load (state, unit->with), ==, index);
  g_assert_true (arm == HEXCARD_GUN || hexcard_has_word (state, unit->with, HEXCARD_MOTORISED));
}

/* Every card is left, discarded or in front of one group. */
static void
check_cards (const MusterState *state)
{
  guint8 out[52] = { 0 };
  guint8 seen[MUSTER_MAX_UNITS + 1] = { 0 };

  for (guint i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *unit = &state->units[i];
      int group = unit->own[HEXCARD_GROUP];

      g_assert_true ((group > 0) == (unit->card != MUSTER_CARD_NONE));
      if (group > 0 && !seen[group])
        {
          seen[group] = 1;
          out[unit->card]++;
        }
    }

  for (guint i = 0; i < 52; i++)
    g_assert_cmpint (state->deck.left[i] + state->deck.discards[i] + out[i], ==, state->deck.packs);
}

static void
check_queue (const MusterState *state)
{
  int group = muster_hexcard_queue_get_next_group (state, 0);
  MusterCard last = 0;

  g_assert_true ((state->phase == HEXCARD_PHASE_ACTIVATION) == (group > 0));
  g_assert_true ((state->active_side >= 0) == (group > 0));
  g_assert_true ((state->phase == HEXCARD_PHASE_OVER) == (state->over != 0));

  for (; group > 0; group = muster_hexcard_queue_get_next_group (state, group))
    for (guint i = 0; i < state->n_units; i++)
      if (state->units[i].own[HEXCARD_GROUP] == group)
        {
          g_assert_cmpint (state->units[i].card, >=, last);
          last = state->units[i].card;
        }
}

/* Figures do not come from nowhere: the parts of a unit are never more than it was, unless the umpire
 * says so. */
static void
check_parts (const Game *game)
{
  if (game->has_more)
    return;
  for (guint i = 0; i < game->setup->units->len; i++)
    {
      const MusterUnitDef *root = game->state.units[i].def;
      int figures = game->state.units[i].strength;

      for (guint j = game->setup->units->len; j < game->state.n_units; j++)
        if (game->state.units[j].def->root == root)
          figures += game->state.units[j].strength;
      g_assert_cmpint (figures, <=, root->models);
    }
}

static void
check_state (const Game *game)
{
  for (int i = 0; i < game->state.n_units; i++)
    check_unit (&game->state, i);
  check_cards (&game->state);
  check_queue (&game->state);
  check_parts (game);
}

/* The same rolls lead to the same state, and with fewer of them the next is asked for. */
static void
check_tape (Game              *game,
            const MusterOrder *order,
            MusterTape        *tape)
{
  MusterRandom *generator = g_steal_pointer (&tape->generator);

  muster_ruleset_resolve (game->setup, &game->state, order, tape, &game->again);
  g_assert_cmpint (game->again.kind, ==, MUSTER_OUTCOME_DONE);
  g_assert_true (muster_test_states_equal (&game->again.state, &game->outcome.state));
  g_assert_cmpuint (game->again.steps->len, ==, game->outcome.steps->len);

  while (muster_tape_get_length (tape) > 0)
    {
      guint length = muster_tape_get_length (tape) - 1;
      MusterRoll roll = *muster_tape_get_roll (tape, length);

      muster_tape_truncate (tape, length);
      muster_ruleset_resolve (game->setup, &game->state, order, tape, &game->again);
      g_assert_cmpint (game->again.kind, ==, MUSTER_OUTCOME_NEEDS);
      g_assert_cmpint (game->again.request.purpose, ==, roll.purpose);
      g_assert_cmpint (game->again.request.n, ==, roll.n);
    }
  tape->generator = generator;
}

static void
play_order (Game              *game,
            const MusterOrder *order)
{
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  tape.generator = &game->random;
  muster_ruleset_resolve (game->setup, &game->state, order, &tape, &game->outcome);
  g_assert_cmpint (game->outcome.kind, ==, MUSTER_OUTCOME_DONE);
  check_tape (game, order, &tape);
  muster_state_assign (&game->state, &game->outcome.state);
  check_state (game);
}

static void
play_battle (Game  *game,
             guint  n_units,
             guint  n_orders)
{
  MusterRandomPlayer player = { .random = &game->random, .preference = prefer_cb };
  g_autofree char *text = invent_battle (&game->random, n_units);
  g_autoptr (GError) error = NULL;

  game->setup = muster_battle_file_read_setup (game->library, text, strlen (text), "play", &error);
  g_assert_no_error (error);
  muster_ruleset_begin (game->setup, &game->state);
  game->has_more = FALSE;

  for (guint i = 0; i < n_orders && !game->state.over; i++)
    {
      g_auto (MusterOrder) order = { 0 };

      if (muster_random_below (&game->random, 20) == 0 && invent_correction (game, &order))
        play_order (game, &order);
      else if (muster_random_player_choose (&player, game->setup, &game->state, &order))
        play_order (game, &order);
      else
        break;
    }
  g_clear_pointer (&game->setup, muster_setup_unref);
}

static void
play_battles (guint n_battles,
              guint n_units,
              guint n_orders)
{
  Game game = { .library = muster_test_library_new () };

  muster_random_init (&game.random, muster_test_seed (1879));
  muster_outcome_init (&game.outcome);
  muster_outcome_init (&game.again);

  for (guint i = 0; i < n_battles; i++)
    {
      muster_state_init (&game.state);
      play_battle (&game, n_units > 0 ? n_units : 4 + muster_random_below (&game.random, 16),
                   n_orders);
      muster_state_clear (&game.state);
    }

  muster_outcome_clear (&game.outcome);
  muster_outcome_clear (&game.again);
  g_object_unref (game.library);
}

static void
test_small_battles (void)
{
  play_battles (muster_test_rounds (40, 2000), 0, 300);
}

static void
test_battles_of_many_packs (void)
{
  play_battles (muster_test_rounds (3, 50), 120, 150);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/hexcard/play/whatever is ordered, cards, links and strengths stay in order",
                   test_small_battles);
  g_test_add_func ("/hexcard/play/with more units than cards too", test_battles_of_many_packs);

  return g_test_run ();
}
