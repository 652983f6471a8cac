/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"
#include "core/rules/magdala/muster-magdala-private.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test-state.h"
#include "muster-test.h"

/* Battles that nobody would fight, by players of chance (M-SOLO): whatever they do, what must always hold
 * does. A battle is known by its seed. */

#define TURN_LIMIT 30

static const char *const TYPES[] = {
  "regular-infantry british breechloader", "regular-infantry british magazine skirmishers",
  "regular-infantry inferior breechloader in-earthworks", "regular-infantry foreign-legion magazine",
  "regular-cavalry british lances carbines", "regular-cavalry", "mounted-infantry european magazine",
  "kommando magazine", "kommando breechloader dismounted skirmishers", "native-foot mahdist",
  "native-foot zulu", "native-foot other-arms half-detach", "native-foot snipers other-arms",
  "native-foot fierce very-inferior", "native-cavalry fanatic breechloader", "camelry other-arms",
  "native-foot detachment other-arms models=10", "field-gun british", "mountain-gun", "pom-pom european",
  "machine-gun british pre-maxim", "rocket", "naval-gun british", "field-gun native limbered",
  "machine-gun pre-maxim riverboat", "supply-wagon models=2", "pack-mules",
};

static const char *const LEADERS[] = { "", "", "", " leader=general", " leader=imam" };

static MusterLibrary *library;

typedef struct
{
  MusterRandom random;
  MusterSetup *setup;
  MusterState state;
  MusterOutcome outcome;
  MusterSoloMemory memory;
} Game;

static void
add_unit (MusterRandom *random,
          JsonArray    *side,
          guint         index,
          guint        *n_generals)
{
  const char *leader = LEADERS[muster_random_below (random, G_N_ELEMENTS (LEADERS))];
  g_autofree char *unit = NULL;

  if (strstr (leader, "general") != NULL && (*n_generals)++ >= MAGDALA_GENERALS)
    leader = "";
  unit = g_strdup_printf ("u%u %s%s", index,
                          TYPES[muster_random_below (random, G_N_ELEMENTS (TYPES))], leader);
  json_array_add_string_element (side, unit);
}

static JsonObject *
invent_scenario (MusterRandom *random)
{
  JsonObject *scenario = json_object_new ();
  JsonObject *settings = json_object_new ();

  json_object_set_int_member (settings, "turn-limit", TURN_LIMIT);
  json_object_set_int_member (settings, "army-break", muster_random_below (random, 101));
  json_object_set_int_member (settings, "ammunition", muster_random_below (random, 8));
  json_object_set_string_member (settings, "first-side",
                                 muster_random_below (random, 2) ? "red" : "blue");
  json_object_set_object_member (scenario, "settings", settings);
  return scenario;
}

static MusterSetup *
invent_setup (MusterRandom *random)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *setup = json_object_new ();
  JsonArray *sides[2] = { json_array_new (), json_array_new () };
  guint n_units = 4 + muster_random_below (random, 16);
  guint n_generals[2] = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterSetup *read;

  for (guint i = 0; i < n_units; i++)
    add_unit (random, sides[i % 2], i, &n_generals[i % 2]);
  json_object_set_array_member (object, "red", sides[0]);
  json_object_set_array_member (object, "blue", sides[1]);
  json_object_set_object_member (setup, "scenario", invent_scenario (random));
  if (muster_random_below (random, 5) == 0)
    {
      JsonArray *rules = json_array_new ();

      json_array_add_string_element (rules, "no-ammunition");
      json_object_set_array_member (setup, "optional_rules", rules);
    }
  json_object_set_object_member (object, "setup", setup);
  json_object_set_array_member (object, "log", json_array_new ());
  text = muster_test_build_battle (object, "magdala");
  read = muster_battle_file_read_setup (library, text, strlen (text), "random", &error);
  g_assert_no_error (error);
  return read;
}

/* What a unit's numbers may be. */
static void
check_unit (const Game *game,
            int         unit)
{
  const MusterState *state = &game->state;
  const MusterUnitState *now = &state->units[unit];
  const MusterMarker *markers = muster_magdala_rules.markers;

  g_assert_cmpint (now->strength, >=, 0);
  g_assert_cmpint (now->strength, <=, now->start);
  for (guint i = 0; i < MAGDALA_N_MARKERS; i++)
    {
      g_assert_cmpint (now->markers[i], >=, markers[i].min);
      g_assert_cmpint (now->markers[i], <=, markers[i].max);
    }
  if (now->fate == MAGDALA_IN_PLAY)
    g_assert_cmpint (now->strength, >, 0);
  else
    g_assert_cmpint (now->markers[MAGDALA_MELEE] + now->markers[MAGDALA_TEST_DUE], ==, 0);
  if (now->fate == MAGDALA_IN_PLAY && magdala_get_arm (state, unit) != MAGDALA_TRANSPORT &&
      now->strength * 2 <= now->start)
    g_assert_cmpint (now->markers[MAGDALA_SPENT], ==, 1);
  if (magdala_get_arm (state, unit) == MAGDALA_TRANSPORT)
    g_assert_cmpint (now->markers[MAGDALA_SPENT] + now->markers[MAGDALA_TEST_DUE], ==, 0);
  if (!muster_magdala_units_counts_ammo (game->setup, state, unit))
    g_assert_cmpint (now->markers[MAGDALA_AMMO], ==, 0);
  if (!muster_magdala_units_is_on_foot (state, unit))
    g_assert_cmpint (now->markers[MAGDALA_SKIRMISH] + now->markers[MAGDALA_SQUARE] +
                       now->markers[MAGDALA_PRONE], ==, 0);
  if (now->markers[MAGDALA_MELEE] == 0)
    g_assert_cmpint (now->markers[MAGDALA_LOST_ROUNDS], ==, 0);
  if (now->markers[MAGDALA_PINNED] > 0)
    g_assert_cmpint (now->markers[MAGDALA_HALTED], >, 0);
}

/* Who fights whom is the same from both ends, and enemies are in play. */
static void
check_melees (const MusterState *state)
{
  for (int i = 0; i < state->n_units; i++)
    {
      int round = 0;

      for (int j = 0; j < state->n_units; j++)
        if (muster_magdala_melees_fights (state, i, j) ||
            muster_magdala_melees_fights (state, j, i))
          {
            int attacker = muster_magdala_melees_fights (state, i, j) ? i : j;

            g_assert_true (muster_state_is_in_play (state, j));
            g_assert_cmpint (magdala_get_side (state, i), !=, magdala_get_side (state, j));
            round = MAX (round, state->units[attacker].own[MAGDALA_OWN_ROUND]);
          }
      g_assert_cmpint (magdala_get (state, i, MAGDALA_MELEE), ==, MIN (round, 99));
    }
}

/* Figures of a unit and its Detachments never grow, and who rejoined has none. */
static void
check_figures (const Game *game)
{
  const MusterState *state = &game->state;

  for (guint i = 0; i < game->setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (game->setup->units, i);
      int start = 0;

      for (int j = 0; j < state->n_units; j++)
        if (state->units[j].def == def || state->units[j].def->root == def)
          start += state->units[j].start;
      g_assert_cmpint (start, ==, def->models);
    }
  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].fate == MAGDALA_REJOINED)
      g_assert_cmpint (state->units[i].start, ==, 0);
}

/* Every leader is somewhere once, alive, dead or gone. */
static void
check_leaders (const Game *game)
{
  const MusterState *state = &game->state;
  guint n_present = 0, n_led = 0, n_replaced = 0;

  for (guint i = 0; i < game->setup->units->len; i++)
    {
      guint status;
      gboolean is_lost;
      int at = muster_magdala_leaders_find (game->setup, state, (int) i, &status, &is_lost);

      if (!((const MusterUnitDef *) g_ptr_array_index (game->setup->units, i))->leader.present)
        continue;
      n_present++;
      g_assert_cmpint (at, >=, 0);
      if (state->units[at].own[MAGDALA_OWN_LED_BY] == (int) i + 1)
        g_assert_cmpuint (state->units[at].leader, ==, status);
      else
        n_replaced += status == MAGDALA_KILLED;
      g_assert_true (!is_lost || status == MAGDALA_KILLED ||
                     state->units[at].fate == MAGDALA_DESTROYED);
    }
  for (int i = 0; i < state->n_units; i++)
    n_led += state->units[i].leader != MAGDALA_NO_LEADER;
  g_assert_cmpuint (n_led + n_replaced, ==, n_present);
}

/* Points are what has left play, since nobody awards any. */
static void
check_score (const Game *game)
{
  const MusterState *state = &game->state;
  int broken[2] = { 0 };

  for (int i = 0; i < state->n_units; i++)
    if (muster_magdala_units_counts (state->units[i].def) &&
        muster_magdala_losses_is_broken ((MagdalaFate) state->units[i].fate))
      broken[1 - magdala_get_side (state, i)]++;
  for (int side = 0; side < 2; side++)
    g_assert_cmpint (muster_magdala_score_get (game->setup, state, side), ==, broken[side]);
}

static void
check_all (const Game *game)
{
  for (int i = 0; i < game->state.n_units; i++)
    check_unit (game, i);
  check_melees (&game->state);
  check_figures (game);
  check_leaders (game);
  check_score (game);
}

static void
check_chance (double chance)
{
  g_assert_cmpfloat (chance, >=, -1e-9);
  g_assert_cmpfloat (chance, <=, 1.0 + 1e-9);
}

static void
check_forecast (const Game        *game,
                const MusterOrder *order)
{
  static MusterForecast forecast;

  if (!muster_ruleset_forecast (game->setup, &game->state, order, &forecast))
    return;
  for (guint i = 0; i < forecast.n_chances; i++)
    check_chance (forecast.chances[i].chance);
  for (guint i = 0; i < forecast.n_spreads; i++)
    {
      double sum = 0.0;

      for (guint k = 0; k <= forecast.spreads[i].highest; k++)
        {
          check_chance (forecast.spreads[i].odds[k]);
          sum += forecast.spreads[i].odds[k];
        }
      g_assert_cmpfloat (fabs (sum - 1.0), <, 1e-9);
    }
}

static void
check_reason (const Game          *game,
              const MusterOrder   *order,
              const MusterRefusal *why)
{
  MusterLineContext context = { .setup = game->setup, .state = &game->state, .order = order };
  g_autofree char *text = NULL;

  g_assert_nonnull (why->phrase);
  text = muster_line_to_string (why, &context);
  g_assert_cmpuint (strlen (text), >, 10);
  g_assert_null (strchr (text, '{'));
}

static void
check_offers (const Game *game)
{
  int unit = (int) muster_random_below ((MusterRandom *) &game->random, game->state.n_units);
  g_autoptr (GArray) offers = muster_ruleset_list_orders (game->setup, &game->state, unit);
  g_autoptr (GArray) duties = muster_duty_list (game->setup, &game->state);

  for (guint i = 0; i < offers->len; i++)
    {
      const MusterOffer *offer = &g_array_index (offers, MusterOffer, i);

      if (!offer->legal)
        check_reason (game, NULL, &offer->reason);
    }
  for (guint i = 0; i < duties->len; i++)
    check_reason (game, NULL, &g_array_index (duties, MusterDuty, i).line);
}

/* An order of any kind with any values: if it is refused, it says why and nothing has happened. */
static void
try_nonsense (Game *game)
{
  MusterState *state = &game->state;
  g_auto (MusterState) copy = { 0 };
  g_auto (MusterTape) tape = { 0 };
  MusterRefusal why;
  MusterOrder order;
  gboolean legal;

  muster_order_init (&order, muster_magdala_orders, muster_random_below (&game->random, MAGDALA_SET),
                     (int) muster_random_below (&game->random, state->n_units));
  if (!(order.spec->flags & MUSTER_ORDER_OF_UNIT))
    order.unit = -1;
  for (guint i = 0; order.spec->fields[i].id != NULL; i++)
    {
      MusterFieldKind kind = order.spec->fields[i].kind;

      if (muster_random_below (&game->random, 3) == 0)
        continue;
      if (kind == MUSTER_FIELD_UNIT)
        muster_order_set (&order, i, (int) muster_random_below (&game->random, state->n_units));
      else if (kind == MUSTER_FIELD_ID)
        muster_order_set_text (&order, i, muster_random_below (&game->random, 2) ? "u0" : "fresh");
      else if (kind == MUSTER_FIELD_CHOICE || kind == MUSTER_FIELD_SWITCH)
        muster_order_set (&order, i, (int) muster_random_below (&game->random, 2));
      else if (kind == MUSTER_FIELD_NUMBER)
        muster_order_set (&order, i, (int) muster_random_below (&game->random, 24) - 3);
    }

  muster_state_init (&copy);
  muster_state_assign (&copy, state);
  muster_tape_init (&tape);
  tape.generator = &game->random;
  legal = muster_ruleset_judge (game->setup, state, &order, &why);
  if (!legal)
    check_reason (game, &order, &why);
  else
    check_forecast (game, &order);
  muster_ruleset_resolve (game->setup, state, &order, &tape, &game->outcome);
  g_assert_true (muster_test_states_equal (&copy, state));
  if (!legal)
    g_assert_cmpint (game->outcome.kind, ==, MUSTER_OUTCOME_REFUSED);
  else if (order.verb != MAGDALA_MOVE) /* M-MOVE-13 */
    g_assert_cmpint (game->outcome.kind, ==, MUSTER_OUTCOME_DONE);
  muster_order_clear (&order);
}

/* M-SOLO-01 and -03: only orders of units and the end of a turn, and each that is judged legal is carried
 * out. FALSE: nobody could do anything. */
static gboolean
give_order (Game *game)
{
  MusterRandomPlayer player = { .random = &game->random, .memory = &game->memory };
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  MusterLineContext context = { .setup = game->setup, .order = &order, .tape = &tape };

  if (!muster_random_player_choose (&player, game->setup, &game->state, &order))
    return FALSE;

  g_assert_true (order.verb == MAGDALA_END_TURN || (order.spec->flags & MUSTER_ORDER_OF_UNIT) != 0);
  check_forecast (game, &order);
  muster_tape_init (&tape);
  tape.generator = &game->random;
  muster_ruleset_resolve (game->setup, &game->state, &order, &tape, &game->outcome);
  g_assert_cmpint (game->outcome.kind, ==, MUSTER_OUTCOME_DONE);
  context.state = &game->outcome.state;
  for (guint i = 0; i < game->outcome.steps->len; i++)
    {
      g_autofree char *step =
        muster_line_to_string (&g_array_index (game->outcome.steps, MusterLine, i), &context);

      g_assert_null (strchr (step, '{'));
    }
  muster_state_assign (&game->state, &game->outcome.state);
  return TRUE;
}

static void
game_init (Game  *game,
           guint  seed)
{
  g_test_message ("seed %u", seed);
  muster_random_init (&game->random, seed);
  game->setup = invent_setup (&game->random);
  muster_state_init (&game->state);
  muster_outcome_init (&game->outcome);
  muster_solo_memory_init (&game->memory);
  muster_ruleset_begin (game->setup, &game->state);
}

static void
game_clear (Game *game)
{
  muster_state_clear (&game->state);
  muster_outcome_clear (&game->outcome);
  g_clear_pointer (&game->setup, muster_setup_unref);
}

/* M-SOLO-04: with a turn limit every battle ends. */
static void
test_invariants (void)
{
  guint n_battles = muster_test_rounds (1500, 40000);
  static Game game;

  for (guint seed = 1; seed <= n_battles; seed++)
    {
      guint n_orders = 0;

      game_init (&game, seed);
      check_all (&game);
      while (!game.state.over)
        {
          for (guint i = 0; i < 2; i++)
            try_nonsense (&game);
          if (n_orders % 8 == 0)
            check_offers (&game);
          g_assert_true (give_order (&game));
          check_all (&game);
          g_assert_cmpuint (++n_orders, <, 20000);
        }
      g_assert_cmpint (game.state.turn, <=, TURN_LIMIT);
      game_clear (&game);
    }
}

/* M-SOLO-02: what must be done is done first, what nothing bounds once a turn, and friends look once. */
static void
test_duties_first (void)
{
  guint n_battles = muster_test_rounds (60, 2000);
  static Game game;

  for (guint seed = 1; seed <= n_battles; seed++)
    {
      game_init (&game, seed + 100000);
      while (!game.state.over)
        {
          g_autoptr (GArray) duties = muster_duty_list (game.setup, &game.state);
          gboolean owed = duties->len > 0 &&
                          g_array_index (duties, MusterDuty, 0).when != MUSTER_DUTY_MAY;

          g_assert_true (give_order (&game));
          if (owed)
            g_assert_true (game.memory.last_verb == MAGDALA_MORALE ||
                           game.memory.last_verb == MAGDALA_REACTION ||
                           game.memory.last_verb == MAGDALA_MELEE_ROUND);
        }
      game_clear (&game);
    }
}

static void
record_all (MusterBattle *battle,
            Game         *game)
{
  MusterRandomPlayer player = { .random = &game->random, .memory = &game->memory };

  for (guint i = 0; i < 120 && !muster_battle_get_state (battle)->over; i++)
    {
      g_auto (MusterOrder) order = { 0 };
      g_auto (MusterTape) tape = { 0 };
      g_autoptr (GError) error = NULL;

      g_assert_true (muster_random_player_choose (&player, game->setup,
                                                  muster_battle_get_state (battle), &order));
      muster_tape_init (&tape);
      tape.generator = &game->random;
      muster_battle_record (battle, &order, &tape, &error);
      g_assert_no_error (error);
    }
}

/* The file says it all, and every moment of it can be gone back to. */
static void
test_files (void)
{
  guint n_battles = muster_test_rounds (25, 2000);
  static Game game;

  for (guint seed = 1; seed <= n_battles; seed++)
    {
      g_autoptr (MusterBattle) battle = NULL;
      g_autoptr (MusterBattle) again = NULL;
      g_autofree char *file = NULL;
      g_autofree char *rewritten = NULL;
      g_autofree char *digest = NULL;
      g_autofree char *digest_again = NULL;
      g_autofree char *redone = NULL;
      g_autoptr (GError) error = NULL;
      guint length;

      game_init (&game, seed + 200000);
      battle = muster_battle_new (game.setup);
      record_all (battle, &game);
      file = muster_battle_file_write (battle);
      digest = muster_ledger_dup_state_digest (battle);
      again = muster_battle_file_read (library, file, strlen (file), "again", &error);
      g_assert_no_error (error);
      rewritten = muster_battle_file_write (again);
      digest_again = muster_ledger_dup_state_digest (again);
      g_assert_cmpstr (rewritten, ==, file);
      g_assert_cmpstr (digest_again, ==, digest);
      length = muster_ledger_get_length (battle);
      g_assert_true (muster_ledger_seek (battle, muster_random_below (&game.random, length + 1), &error));
      g_assert_true (muster_ledger_seek (battle, length, &error));
      redone = muster_ledger_dup_state_digest (battle);
      g_assert_cmpstr (redone, ==, digest);
      game_clear (&game);
    }
}

static void
test_nothing_is_remembered_at_first (void)
{
  MusterSoloMemory memory;

  memset (&memory, 1, sizeof memory);
  muster_solo_memory_init (&memory);
  g_assert_cmpint (memory.side, ==, -1);
  g_assert_cmpint (memory.last_verb, ==, -1);
  g_assert_cmpint (memory.last_unit, ==, -1);
  g_assert_cmpint (memory.prompt_verb, ==, -1);
  g_assert_cmpint (memory.prompt_unit, ==, -1);
  g_assert_cmpuint (memory.given[0], ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/magdala/random/M-SOLO-01, -03, -04/battles end and everything holds", test_invariants);
  g_test_add_func ("/magdala/random/M-SOLO-02/what must be done is done first", test_duties_first);
  g_test_add_func ("/magdala/random/nothing is remembered at first", test_nothing_is_remembered_at_first);
  g_test_add_func ("/magdala/random/battles are kept as they are fought", test_files);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
