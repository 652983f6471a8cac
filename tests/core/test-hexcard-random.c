/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"
#include "core/rules/hexcard/muster-hexcard-private.h"
#include "muster-test-forecast.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test-state.h"
#include "muster-test.h"

/* What must hold of every battle as it is kept: nonsense is refused with a reason and does nothing, what is
 * offered is taken, forecasts are chances, the record can be taken back, and the file says it all. A battle
 * is known by its seed. What must hold of cards, links and strengths is in test-hexcard-play. */

static const char *const TYPES[] = {
  "infantry", "infantry good magazine-rifles", "infantry very-poor hand-weapons", "cavalry poor",
  "machine-gun", "field-gun smooth-bore", "heavy-gun", "horse-transport", "motor-transport",
  "commander", "commander",
};

static MusterLibrary *library;

static MusterSetup *
invent_setup (MusterRandom *random)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *sides[2] = { json_array_new (), json_array_new () };
  guint n_units = 4 + muster_random_below (random, 14);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterSetup *setup;

  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *unit =
        g_strdup_printf ("u%u %s", i, TYPES[muster_random_below (random, G_N_ELEMENTS (TYPES))]);

      json_array_add_string_element (sides[i % 2], unit);
    }
  json_object_set_array_member (object, "red", sides[0]);
  json_object_set_array_member (object, "blue", sides[1]);
  json_object_set_array_member (object, "log", json_array_new ());
  text = muster_test_build_battle (object, "hexcard");
  setup = muster_battle_file_read_setup (library, text, strlen (text), "random", &error);
  g_assert_no_error (error);
  return setup;
}

static guint
prefer_cb (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           gpointer           data)
{
  static const guint8 weights[HEXCARD_N_ORDERS] = {
    [HEXCARD_ATTACH] = 2,  [HEXCARD_SPLIT] = 2,   [HEXCARD_MERGE] = 1,     [HEXCARD_DEAL] = 25,
    [HEXCARD_MOVE] = 12,   [HEXCARD_LIMBER] = 6,  [HEXCARD_UNLIMBER] = 6,  [HEXCARD_EMBARK] = 8,
    [HEXCARD_DISEMBARK] = 6, [HEXCARD_FIRE] = 40, [HEXCARD_ASSAULT] = 40,  [HEXCARD_DONE] = 10,
    [HEXCARD_END_TURN] = 100,
  };

  return weights[order->verb];
}

static void
check_chance (double chance)
{
  g_assert_cmpfloat (chance, >=, -1e-9);
  g_assert_cmpfloat (chance, <=, 1.0 + 1e-9);
}

/* Of a unit that is disrupted, destroyed or neither, only one can happen. */
static void
check_forecast (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order)
{
  static MusterForecast forecast;

  if (!muster_ruleset_forecast (setup, state, order, &forecast))
    return;

  for (guint i = 0; i < forecast.n_chances; i++)
    check_chance (forecast.chances[i].chance);
  for (int i = 0; i < state->n_units; i++)
    check_chance (muster_test_get_chance (&forecast, "disrupted", i) +
                  muster_test_get_chance (&forecast, "destroyed", i));
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

/* What a view offers a unit: refused or not, never without a word. */
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

/* An order of any kind with any values: if it is refused, it says why and nothing has happened. */
static void
try_nonsense (const MusterSetup *setup,
              const MusterState *state,
              MusterRandom      *random,
              MusterOutcome     *outcome)
{
  g_auto (MusterState) copy = { 0 };
  g_auto (MusterTape) tape = { 0 };
  MusterOrder order;
  MusterRefusal why;
  gboolean legal;

  muster_order_init (&order, muster_hexcard_orders, muster_random_below (random, HEXCARD_SET),
                     (int) muster_random_below (random, state->n_units));
  if (!(order.spec->flags & MUSTER_ORDER_OF_UNIT))
    order.unit = -1;
  for (guint i = 0; order.spec->fields[i].id != NULL; i++)
    {
      MusterFieldKind kind = order.spec->fields[i].kind;

      if (kind == MUSTER_FIELD_UNIT)
        muster_order_set (&order, i, (int) muster_random_below (random, state->n_units));
      else if (kind == MUSTER_FIELD_ID)
        muster_order_set_text (&order, i, "u0");
      else if (kind == MUSTER_FIELD_CHOICE)
        muster_order_set (&order, i, (int) muster_random_below (random, 2));
      else if (kind == MUSTER_FIELD_NUMBER)
        muster_order_set (&order, i, (int) muster_random_below (random, 24) - 6);
    }

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
  g_assert_cmpint (outcome->kind, ==, legal ? MUSTER_OUTCOME_DONE : MUSTER_OUTCOME_REFUSED);
  muster_order_clear (&order);
}

/* Whoever is with somebody is with somebody who is there. */
static void
check_companions (const MusterState *state)
{
  for (int i = 0; i < state->n_units; i++)
    {
      g_assert_cmpint (state->units[i].with, >=, -1);
      g_assert_cmpint (state->units[i].with, <, state->n_units);
    }
}

/* FALSE: there is nothing that anybody could do. */
static gboolean
record_order (MusterBattle *battle,
              MusterRandom *random)
{
  MusterRandomPlayer player = { .random = random, .preference = prefer_cb };
  MusterSetup *setup = muster_battle_get_setup (battle);
  guint length = muster_ledger_get_length (battle);
  g_autofree char *before = muster_ledger_dup_state_digest (battle);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  if (!muster_random_player_choose (&player, setup, muster_battle_get_state (battle), &order))
    return FALSE;

  check_forecast (setup, muster_battle_get_state (battle), &order);
  muster_tape_init (&tape);
  tape.generator = random;
  g_assert_true (muster_battle_record (battle, &order, &tape, &error));
  g_assert_no_error (error);
  check_companions (muster_battle_get_state (battle));
  if (muster_random_below (random, 8) == 0)
    {
      g_autofree char *after = muster_ledger_dup_state_digest (battle);
      g_autofree char *undone = NULL;
      g_autofree char *redone = NULL;

      g_assert_true (muster_ledger_seek (battle, length, &error));
      undone = muster_ledger_dup_state_digest (battle);
      g_assert_cmpstr (undone, ==, before);
      g_assert_true (muster_ledger_seek (battle, length + 1, &error));
      redone = muster_ledger_dup_state_digest (battle);
      g_assert_cmpstr (redone, ==, after);
    }
  return TRUE;
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

static void
test_battles (void)
{
  guint n_battles = muster_test_rounds (25, 4000);
  g_auto (MusterOutcome) outcome = { 0 };

  muster_outcome_init (&outcome);
  for (guint seed = 1; seed <= n_battles; seed++)
    {
      g_autoptr (MusterSetup) setup = NULL;
      g_autoptr (MusterBattle) battle = NULL;
      MusterRandom random;

      g_test_message ("seed %u", seed);
      muster_random_init (&random, seed);
      setup = invent_setup (&random);
      battle = muster_battle_new (setup);
      for (guint i = 0; i < 150 && !muster_battle_get_state (battle)->over; i++)
        {
          const MusterState *state = muster_battle_get_state (battle);

          for (guint j = 0; j < 4; j++)
            try_nonsense (setup, state, &random, &outcome);
          check_offers (setup, state, (int) muster_random_below (&random, state->n_units));
          if (!record_order (battle, &random))
            break;
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

  g_test_add_func ("/hexcard/random/battles are kept, foreseen and taken back as they are fought",
                   test_battles);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
