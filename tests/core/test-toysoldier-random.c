/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle-result.h"
#include "core/battle/muster-random-player.h"
#include "core/rules/toysoldier/muster-toy-private.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test-state.h"
#include "muster-test.h"

/* Battles that nobody would fight, by players of chance: whatever they do, what must always hold does, no
 * battle sticks, nonsense is refused with a reason and does nothing, forecasts are chances, the record can
 * be taken back, and the file says it all. A battle is known by its seed. */

static const char *const TYPES[] = {
  "infantry", "infantry elite", "infantry militia starts-column", "infantry reroll-fire-best",
  "infantry extra-green marksmen", "infantry attack-better defence-worse", "infantry break-6",
  "infantry models=16 break-10 militia", "infantry reserve", "infantry repeating-rifles",
  "skirmishers", "skirmishers marksmen extra-red", "skirmishers reserve", "cavalry", "cavalry elite",
  "cavalry reroll-melee-attack-worst", "foot-artillery", "foot-artillery gun-light scrap-shot",
  "foot-artillery gun-heavy", "foot-artillery rockets", "horse-artillery starts-column",
  "light-cavalry", "light-cavalry dismounts", "light-cavalry dismounts starts-dismounted", "war-party",
  "war-party models=12",
};

/* What some of those need; the others come and go. */
static const char *const NEEDED[] = {
  "unit-sizes", "break-points", "roll-modifiers", "re-rolls", "extra-counters", "artillery-sizes",
  "quality", "leader-casualties", "marksmen", "skirmishing-cavalry", "woodland-war-party",
  "repeating-rifles", "congreve-rockets", "reserves", "scrap-shot",
};
static const char *const SWITCHES[] = {
  "dice-modifiers", "advanced-activation", "deck-buster", "override-deck", "bank-cards", "buildings",
  "enfilade", "square", "brigading", "rally-mob", "recover-disorder", "general-casualties",
  "advanced-collapse", "skirmishers-uncounted",
};
static const char *const SCENARIOS[] = {
  "pitched", "nightfall", "hold", "monmouth", "cowpens", "north-point",
};

#define MOST_TURNS 8

static MusterLibrary *library;

static JsonArray *
invent_side (MusterRandom *random,
             const char   *letter)
{
  JsonArray *side = json_array_new ();
  guint n_generals = 1 + muster_random_below (random, 3);
  guint n_units = 2 + muster_random_below (random, 7);

  for (guint i = 0; i < n_generals; i++)
    {
      g_autofree char *unit = g_strdup_printf ("%sg%u general leader=%u player=%s%u", letter, i,
                                               1 + muster_random_below (random, 3), letter,
                                               muster_random_below (random, 2));

      json_array_add_string_element (side, unit);
    }
  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *unit =
        g_strdup_printf ("%s%u %s player=%s%u", letter, i,
                         TYPES[muster_random_below (random, G_N_ELEMENTS (TYPES))], letter,
                         muster_random_below (random, 2));

      json_array_add_string_element (side, unit);
    }
  return side;
}

static void
add_players (JsonObject *object,
             const char *side,
             const char *letter)
{
  g_autofree char *member = g_strconcat (side, "_players", NULL);
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *id = g_strdup_printf ("%s%u", letter, i);

      json_array_add_string_element (players, id);
    }
  json_object_set_array_member (object, member, players);
}

static MusterSetup *
invent_setup (MusterRandom *random)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *setup = json_object_new ();
  JsonObject *scenario = json_object_new ();
  JsonArray *rules = json_array_new ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterSetup *made;

  for (guint i = 0; i < G_N_ELEMENTS (NEEDED); i++)
    json_array_add_string_element (rules, NEEDED[i]);
  for (guint i = 0; i < G_N_ELEMENTS (SWITCHES); i++)
    if (muster_random_below (random, 2) == 0)
      json_array_add_string_element (rules, SWITCHES[i]);
  json_object_set_string_member (scenario, "id",
                                 SCENARIOS[muster_random_below (random, G_N_ELEMENTS (SCENARIOS))]);
  json_object_set_object_member (setup, "scenario", scenario);
  json_object_set_array_member (setup, "optional_rules", rules);
  json_object_set_object_member (object, "setup", setup);
  json_object_set_array_member (object, "red", invent_side (random, "r"));
  json_object_set_array_member (object, "blue", invent_side (random, "b"));
  add_players (object, "red", "r");
  add_players (object, "blue", "b");
  json_object_set_array_member (object, "log", json_array_new ());
  text = muster_test_build_battle (object, "toysoldier");
  made = muster_battle_file_read_setup (library, text, strlen (text), "random", &error);
  g_assert_no_error (error);
  return made;
}

/* All cards are somewhere, each once. */
static void
check_cards (const MusterSetup *setup,
             const MusterState *state)
{
  guint n = state->deck.n_left + state->deck.n_discards + (state->own[TOY_UP] > 0);
  guint whole = toy_has_rule (setup, TOY_RULE_DECK_BUSTER) ? 29 : 28;

  for (guint i = 0; i < 2 * TOY_MOST_BANKED; i++)
    n += state->own[TOY_BANKED + i] > 0;
  g_assert_cmpuint (n, ==, whole);
  g_assert_cmpint (state->active_side, ==,
                   muster_toy_cards_get_side (setup, muster_toy_cards_get_up (state)));
  if (state->phase != TOY_PHASE_CARD)
    g_assert_cmpuint (state->deck.n_left, ==, whole);
}

static void
check_unit (const MusterState *state,
            int                index)
{
  const MusterUnitState *unit = &state->units[index];

  for (guint i = 0; i < TOY_N_MARKERS; i++)
    {
      g_assert_cmpint (unit->markers[i], >=, muster_toy_markers[i].min);
      g_assert_cmpint (unit->markers[i], <=, muster_toy_markers[i].max);
    }
  if (toy_is_general (state, index))
    {
      g_assert_cmpint (unit->fate, ==, TOY_IN_PLAY);
      g_assert_cmpint (unit->leadership, >=, 1);
      g_assert_cmpint (unit->leadership, <=, TOY_MAX_RATING);
      return;
    }
  g_assert_cmpint (unit->strength, <=, unit->start);
  g_assert_cmpint (unit->strength, >=, unit->fate == TOY_IN_PLAY ? 1 : 0);
  g_assert_cmpint (unit->markers[TOY_CP], ==, 0);
  g_assert_true (muster_toy_units_can_form (unit->def,
                                            (ToyFormation) unit->markers[TOY_FORMATION]));
  if (unit->markers[TOY_EXTRA])
    g_assert_true (toy_def_has_word (unit->def,
                                     TOY_WORD_EXTRA_GREEN + (ToyWord) unit->markers[TOY_RESOLVE]));
}

/* No more figures of one side in a building than fit, but for those who were joined there, and never
 * enemies. */
static void
check_buildings (const MusterState *state)
{
  int sides[10] = { 0 };

  for (int i = 0; i < state->n_units; i++)
    {
      int building = toy_get_marker (state, i, TOY_BUILDING);

      if (building == 0 || !toy_is_on_table (state, i))
        continue;
      sides[building] |= 1 << toy_get_side (state, i);
      g_assert_cmpint (sides[building], !=, 3);
    }
}

static void
check_state (const MusterSetup *setup,
             const MusterState *state)
{
  check_cards (setup, state);
  check_buildings (state);
  for (int i = 0; i < state->n_units; i++)
    check_unit (state, i);
  for (int side = 0; side < 2; side++)
    {
      int remaining = muster_toy_score_get_remaining (state, side);

      g_assert_cmpint (remaining, >=, 0);
      g_assert_cmpint (remaining, <=, state->own[TOY_STRENGTH + side]);
    }
  g_assert_true (state->over || state->winner == MUSTER_WINNER_NONE);
  g_assert_cmpint (state->own[TOY_VICTORY] > 0, ==, state->over && state->winner >= 0);
}

static void
check_chance (double chance)
{
  g_assert_cmpfloat (chance, >=, -1e-9);
  g_assert_cmpfloat (chance, <=, 1.0 + 1e-9);
}

static void
check_forecast (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order)
{
  static MusterForecast forecast;

  if (!muster_ruleset_forecast (setup, state, order, &forecast))
    return;

  check_chance (forecast.chance);
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
check_reason (const MusterSetup   *setup,
              const MusterState   *state,
              const MusterOrder   *order,
              const MusterRefusal *why)
{
  MusterLineContext context = { .setup = setup, .state = state, .order = order };
  g_autofree char *text = NULL;

  g_assert_nonnull (why->phrase);
  text = muster_line_to_string (why, &context);
  g_assert_cmpuint (strlen (text), >, 10);
  g_assert_null (strchr (text, '{'));
}

static void
check_offers (const MusterSetup *setup,
              const MusterState *state,
              int                unit)
{
  g_autoptr (GArray) offers = muster_ruleset_list_orders (setup, state, unit);

  for (guint i = 0; i < offers->len; i++)
    {
      const MusterOffer *offer = &g_array_index (offers, MusterOffer, i);

      check_chance (offer->chance);
      if (!offer->legal)
        check_reason (setup, state, NULL, &offer->reason);
    }
}

static void
fill_with_anything (MusterOrder       *order,
                    const MusterState *state,
                    MusterRandom      *random)
{
  for (guint i = 0; order->spec->fields[i].id != NULL; i++)
    {
      const MusterField *field = &order->spec->fields[i];

      if (muster_random_below (random, 3) == 0)
        continue;
      if (field->kind == MUSTER_FIELD_UNIT)
        muster_order_set (order, i, (int) muster_random_below (random, state->n_units));
      else if (field->kind == MUSTER_FIELD_SIDE)
        muster_order_set (order, i, (int) muster_random_below (random, 2));
      else if (field->kind == MUSTER_FIELD_CHOICE)
        muster_order_set (order, i,
                          (int) muster_random_below (random, muster_choices_count (field->choices)));
      else if (field->kind == MUSTER_FIELD_NUMBER)
        muster_order_set (order, i, (int) muster_random_below (random, 30) - 3);
    }
}

/* An order of any kind with any values: if it is refused, it says why and nothing has happened. */
static void
try_nonsense (const MusterSetup *setup,
              const MusterState *state,
              MusterRandom      *random,
              MusterOutcome     *outcome)
{
  g_auto (MusterState) copy = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOrder) order = { 0 };
  MusterRefusal why;
  gboolean legal;

  muster_order_init (&order, muster_toy_orders, muster_random_below (random, TOY_SET),
                     (int) muster_random_below (random, state->n_units));
  if (!(order.spec->flags & MUSTER_ORDER_OF_UNIT))
    order.unit = -1;
  fill_with_anything (&order, state, random);

  muster_state_init (&copy);
  muster_state_assign (&copy, state);
  muster_tape_init (&tape);
  tape.generator = random;
  legal = muster_ruleset_judge (setup, state, &order, &why);
  if (!legal)
    check_reason (setup, state, &order, &why);
  else
    check_forecast (setup, state, &order);
  muster_ruleset_resolve (setup, state, &order, &tape, outcome);
  g_assert_true (muster_test_states_equal (&copy, state));
  if (!legal)
    g_assert_cmpint (outcome->kind, ==, MUSTER_OUTCOME_REFUSED);
  else if (order.verb != TOY_START_TURN)
    g_assert_cmpint (outcome->kind, ==, MUSTER_OUTCOME_DONE);
  if (outcome->kind == MUSTER_OUTCOME_DONE)
    check_state (setup, &outcome->state);
}

static void
take_back (MusterBattle *battle,
           guint         length,
           const char   *before)
{
  g_autofree char *after = muster_ledger_dup_state_digest (battle);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_seek (battle, length, &error));
  undone = muster_ledger_dup_state_digest (battle);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (muster_ledger_seek (battle, length + 1, &error));
  redone = muster_ledger_dup_state_digest (battle);
  g_assert_cmpstr (redone, ==, after);
}

/* One order more. There always is one. */
static void
record_order (MusterBattle       *battle,
              MusterRandomPlayer *player)
{
  MusterSetup *setup = muster_battle_get_setup (battle);
  guint length = muster_ledger_get_length (battle);
  gboolean looks_back = muster_random_below (player->random, 16) == 0;
  g_autofree char *before = looks_back ? muster_ledger_dup_state_digest (battle) : NULL;
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (
    muster_random_player_choose (player, setup, muster_battle_get_state (battle), &order));
  check_forecast (setup, muster_battle_get_state (battle), &order);
  muster_tape_init (&tape);
  tape.generator = player->random;
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
  check_state (setup, muster_battle_get_state (battle));
  if (looks_back)
    take_back (battle, length, before);
}

static void
check_file (MusterBattle *battle)
{
  g_autofree char *file = muster_battle_file_write (battle);
  g_autofree char *digest = muster_ledger_dup_state_digest (battle);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) again =
    muster_battle_file_read (library, file, strlen (file), "again", &error);
  g_autofree char *rewritten = NULL;
  g_autofree char *digest_again = NULL;

  g_assert_no_error (error);
  rewritten = muster_battle_file_write (again);
  g_assert_cmpstr (rewritten, ==, file);
  digest_again = muster_ledger_dup_state_digest (again);
  g_assert_cmpstr (digest_again, ==, digest);
}

/* No figure is lost twice or not at all, and what the battle leaves is no more than came to it. */
static void
check_result (MusterBattle *battle)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterState *state = muster_battle_get_state (battle);

  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (result, (int) i);
      int left = muster_toy_returns.get_left (result->setup, state, (int) i);

      g_assert_cmpint (unit->start - unit->lost + unit->returned - unit->moved, ==, unit->left);
      g_assert_cmpint (unit->left, ==, state->units[i].strength);
      g_assert_cmpint (left, >=, 0);
      g_assert_cmpint (left, <=, muster_toy_returns.get_start (result->setup, state, (int) i));
      g_assert_cmpint (unit->is_gone, ==, muster_toy_returns.is_gone (result->setup, state, (int) i));
    }
}

/* Without a general on the table no turn can start: the umpire brings one. */
static gboolean
can_go_on (const MusterState *state)
{
  return muster_toy_units_get_commander (state, 0) >= 0 &&
         muster_toy_units_get_commander (state, 1) >= 0;
}

static void
fight (guint          seed,
       MusterOutcome *outcome)
{
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  MusterSoloMemory memory;
  MusterRandom random;
  MusterRandomPlayer player = { .random = &random, .memory = &memory };
  const MusterState *state;

  g_test_message ("seed %u", seed);
  muster_random_init (&random, seed);
  muster_solo_memory_init (&memory);
  setup = invent_setup (&random);
  battle = muster_battle_new (setup);
  state = muster_battle_get_state (battle);
  check_state (setup, state);
  while (!state->over && state->turn <= MOST_TURNS && can_go_on (state))
    {
      for (guint j = 0; j < 2; j++)
        try_nonsense (setup, state, &random, outcome);
      if (muster_random_below (&random, 8) == 0)
        check_offers (setup, state, (int) muster_random_below (&random, state->n_units));
      record_order (battle, &player);
      state = muster_battle_get_state (battle);
    }
  check_result (battle);
  check_file (battle);
}

static void
test_battles (void)
{
  guint n_battles = muster_test_rounds (60, 5000);
  g_auto (MusterOutcome) outcome = { 0 };

  muster_outcome_init (&outcome);
  for (guint seed = 1; seed <= n_battles; seed++)
    fight (seed, &outcome);
}

/* What an umpire may do at any time, with any values. */
static guint
prefer_cb (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           gpointer           data)
{
  static const guint8 weights[TOY_N_ORDERS] = {
    [TOY_START_TURN] = 60, [TOY_GIVE] = 2,    [TOY_DRAW] = 60,      [TOY_PENALISE] = 20,
    [TOY_MOVE] = 6,        [TOY_FIRE] = 12,   [TOY_CHARGE] = 12,    [TOY_REFORM] = 10,
    [TOY_BRIGADE] = 4,     [TOY_MOVE_GENERAL] = 2, [TOY_OVERRIDE] = 2, [TOY_BANK] = 2,
    [TOY_PLAY_BANKED] = 4, [TOY_RECOVER] = 4, [TOY_RESTORE] = 4,    [TOY_END_TURN] = 60,
    [TOY_ROLL_UNIT] = 2,   [TOY_ROLL_RATING] = 1, [TOY_ROLL_GUN] = 1, [TOY_ROLL_QUALITY] = 1,
    [TOY_SET] = 20,        [TOY_REMOVE] = 1,  [TOY_AWARD] = 2,      [TOY_NOTE] = 1,
  };

  return weights[order->verb];
}

/* Buildings, brigades and strengths may be anything by the umpire's word; cards may not. */
static void
test_umpires (void)
{
  guint n_battles = muster_test_rounds (30, 2000);

  for (guint seed = 1; seed <= n_battles; seed++)
    {
      g_autoptr (MusterSetup) setup = NULL;
      g_autoptr (MusterBattle) battle = NULL;
      MusterRandom random;
      MusterRandomPlayer player = { .random = &random, .preference = prefer_cb };

      g_test_message ("seed %u", seed);
      muster_random_init (&random, seed);
      setup = invent_setup (&random);
      battle = muster_battle_new (setup);
      for (guint i = 0; i < 120 && !muster_battle_get_state (battle)->over; i++)
        {
          g_auto (MusterOrder) order = { 0 };
          g_auto (MusterTape) tape = { 0 };
          g_autoptr (GError) error = NULL;

          if (!muster_random_player_choose (&player, setup, muster_battle_get_state (battle), &order))
            break;
          check_forecast (setup, muster_battle_get_state (battle), &order);
          muster_tape_init (&tape);
          tape.generator = &random;
          /* The main army may not have brought a general. */
          if (!muster_battle_record (battle, &order, &tape, &error))
            g_assert_cmpuint (order.verb, ==, TOY_START_TURN);
          check_cards (setup, muster_battle_get_state (battle));
        }
      check_file (battle);
    }
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/toysoldier/random/battles are kept, foreseen and taken back as they are fought",
                   test_battles);
  g_test_add_func ("/toysoldier/random/umpires may do what they like", test_umpires);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
