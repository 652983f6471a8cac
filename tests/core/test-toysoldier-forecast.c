/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/rules/toysoldier/muster-toy-private.h"
#include "muster-test-forecast.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* Forecasts against the rules themselves: every order of the table is played with all dice that there are,
 * each result weighed with its chance, and large ones with many seeded rolls (T-ODDS). */

typedef struct
{
  const char *name;
  const char *rules; /* optional rules, with a comma between */
  const char *red;   /* units besides the general, with a comma between */
  const char *blue;
  const char *log;   /* what happened since a card of red came up, with a semicolon between; the last is the
                      * order */
  const char *scenario; /* (nullable) */
} Case;

#define FEW(unit, strength, point) \
  "set unit=" unit " field=strength value=" #strength ";set unit=" unit " field=break value=" #point ";"
#define THREE_EACH FEW ("r1", 3, 1) FEW ("b1", 3, 1)

static const Case SMALL[] = {
  { "T-ODDS-03/a volley", "", "r1 infantry", "b1 infantry,b2 infantry,b3 infantry",
    THREE_EACH "fire r1 target=b1 range=5" },
  { "T-ODDS-03/yellow at red", "", "r1 infantry", "b1 infantry,b2 infantry",
    THREE_EACH "set unit=r1 field=resolve value=1;set unit=b1 field=resolve value=2;"
    "fire r1 target=b1 range=5" },
  { "T-ODDS-03/at the disordered", "", "r1 infantry", "b1 infantry,b2 infantry",
    THREE_EACH "set unit=b1 field=disorder value=1;fire r1 target=b1 range=5" },
  { "T-ODDS-03/the better of two throws", "re-rolls", "r1 infantry reroll-fire-best",
    "b1 infantry,b2 infantry", FEW ("r1", 2, 1) FEW ("b1", 2, 1) "fire r1 target=b1 range=5" },
  { "T-ODDS-03/the worse of two throws", "re-rolls", "r1 infantry reroll-fire-worst",
    "b1 infantry reroll-defence-worst,b2 infantry",
    FEW ("r1", 1, 1) FEW ("b1", 2, 1) "fire r1 target=b1 range=5" },
  { "T-ODDS-03/leaders in danger", "leader-casualties", "r1 infantry", "b1 infantry,b2 infantry",
    FEW ("r1", 3, 1) FEW ("b1", 3, 1) "fire r1 target=b1 range=5" },
  { "T-ODDS-03/marksmen", "leader-casualties,marksmen", "r1 infantry marksmen",
    "b1 infantry,b2 infantry", FEW ("r1", 2, 1) FEW ("b1", 3, 1) "fire r1 target=b1 range=5" },
  { "T-ODDS-03/an ensign alone", "leader-casualties", "r1 infantry", "b1 infantry,b2 infantry",
    FEW ("r1", 3, 1) FEW ("b1", 3, 1) "set unit=b1 field=officer value=0;fire r1 target=b1 range=5" },
  { "T-ODDS-03/rockets", "congreve-rockets", "r1 foot-artillery rockets", "b1 infantry,b2 infantry",
    FEW ("r1", 1, 1) FEW ("b1", 3, 1) "fire r1 target=b1 range=40" },
  { "T-ODDS-03/rockets at the disordered", "congreve-rockets", "r1 foot-artillery rockets",
    "b1 infantry,b2 infantry",
    FEW ("r1", 1, 1) FEW ("b1", 3, 1) "set unit=b1 field=disorder value=1;fire r1 target=b1 range=40" },
  { "T-ODDS-03/the last that an army can lose", "", "r1 infantry", "b1 infantry,b2 infantry",
    FEW ("r1", 3, 1) FEW ("b1", 2, 1) "fire r1 target=b1 range=5" },
  { "T-ODDS-03/an army that may fight on", "advanced-collapse", "r1 infantry",
    "b1 infantry,b2 infantry", FEW ("r1", 3, 1) FEW ("b1", 2, 1) "fire r1 target=b1 range=5" },
  { "T-ODDS-03/a second counter", "extra-counters", "r1 infantry", "b1 infantry extra-red,b2 infantry",
    THREE_EACH "set unit=b1 field=resolve value=2;set unit=b1 field=extra value=1;"
    "fire r1 target=b1 range=5" },
  { "T-ODDS-04/a charge", "", "r1 infantry,r2 infantry", "b1 infantry,b2 infantry,b3 infantry",
    THREE_EACH "charge r1 target=b1" },
  { "T-ODDS-04/red against red", "", "r1 infantry,r2 infantry", "b1 infantry,b2 infantry,b3 infantry",
    THREE_EACH "set unit=b1 field=resolve value=2;set unit=r1 field=resolve value=2;charge r1 target=b1" },
  { "T-ODDS-04/a square", "square", "r1 cavalry,r2 cavalry", "b1 infantry,b2 infantry,b3 infantry",
    FEW ("r1", 1, 1) FEW ("b1", 2, 1) "charge r1 target=b1 square=yes" },
  { "T-ODDS-04/rallying", "rally-mob", "r1 infantry,r2 infantry", "b1 infantry,b2 infantry,b3 infantry",
    FEW ("r1", 2, 1) FEW ("b1", 2, 1) "charge r1 target=b1 attacker_general=rg defender_general=bg" },
  { "T-ODDS-04/a mob is not rallied", "rally-mob", "r1 infantry,r2 infantry",
    "b1 skirmishers,b2 infantry,b3 infantry",
    FEW ("r1", 2, 1) FEW ("b1", 2, 1) "set unit=b1 field=formation value=3;"
    "set unit=r1 field=strength value=1;charge r1 target=b1 defender_general=bg" },
  { "T-ODDS-04/leaders of both", "leader-casualties", "r1 infantry,r2 infantry",
    "b1 infantry,b2 infantry,b3 infantry", FEW ("r1", 2, 1) FEW ("b1", 3, 1) "charge r1 target=b1" },
  { "T-ODDS-04/both armies at the brink", "advanced-collapse", "r1 infantry,r2 infantry",
    "b1 infantry,b2 infantry", FEW ("r1", 2, 1) FEW ("b1", 2, 1) "charge r1 target=b1" },
  { "T-ODDS-04/both armies collapse", "", "r1 infantry,r2 infantry", "b1 infantry,b2 infantry",
    FEW ("r1", 2, 1) FEW ("b1", 2, 1) "charge r1 target=b1" },
  { "T-ODDS-05/uncertain fire", "advanced-activation", "r1 infantry", "b1 infantry,b2 infantry",
    FEW ("r1", 2, 1) FEW ("b1", 2, 1) "set unit=r1 field=resolve value=1;"
    "fire r1 target=b1 range=5 in_radius=no" },
  { "T-ODDS-05/a general at risk", "recover-disorder,general-casualties", "r1 infantry", "b1 infantry",
    "set unit=r1 field=disorder value=1;recover r1" },
};

static const Case LARGE[] = {
  { "T-ODDS-03/ninety dice", "unit-sizes,break-points,artillery-sizes,dice-modifiers",
    "r1 foot-artillery gun-heavy models=24", "b1 infantry models=24 break-10,b2 infantry,b3 infantry",
    "fire r1 target=b1 range=12 arc=rear high=attacker extra_attack=8 extra_defence=8" },
  { "T-ODDS-04/a great charge", "unit-sizes,square,rally-mob,leader-casualties,advanced-collapse",
    "r1 cavalry models=24,r2 infantry", "b1 infantry models=24,b2 infantry",
    "set unit=b1 field=resolve value=1;"
    "charge r1 target=b1 square=yes attacker_general=rg defender_general=bg high=defender" },
};

typedef struct
{
  MusterBattle *battle;
  MusterSetup *setup;
  MusterOrder order;
  MusterForecast forecast;
  double chances[MUSTER_FORECAST_CHANCES];
  double spreads[MUSTER_FORECAST_SPREADS][MUSTER_FORECAST_RESULTS];
  double acted;
  double total;
} Trial;

static MusterLibrary *library;

static JsonArray *
split (const char *first,
       const char *items,
       const char *separator)
{
  g_auto (GStrv) parts = g_strsplit (items, separator, -1);
  JsonArray *array = json_array_new ();

  if (first != NULL)
    json_array_add_string_element (array, first);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      json_array_add_string_element (array, parts[i]);
  return array;
}

static MusterBattle *
make_battle (const Case *of,
             JsonArray  *log)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *setup = json_object_new ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;

  json_object_set_array_member (setup, "optional_rules", split (NULL, of->rules, ","));
  if (of->scenario != NULL)
    {
      JsonObject *scenario = json_object_new ();

      json_object_set_string_member (scenario, "id", of->scenario);
      json_object_set_object_member (setup, "scenario", scenario);
    }
  json_object_set_object_member (object, "setup", setup);
  json_object_set_array_member (object, "red", split ("rg general", of->red, ","));
  json_object_set_array_member (object, "blue", split ("bg general", of->blue, ","));
  json_object_set_array_member (object, "log", log);
  text = muster_test_build_battle (object, "toysoldier");
  battle = muster_battle_file_read (library, text, strlen (text), of->name, &error);
  g_assert_no_error (error);
  return battle;
}

static void
trial_init (Trial      *trial,
            const Case *of)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  g_auto (GStrv) entries = g_strsplit (of->log, ";", -1);
  JsonArray *log = json_array_new ();
  guint n = g_strv_length (entries);

  json_array_add_string_element (log, "start-turn / command-points 3 4 / command-points 2 5");
  json_array_add_string_element (log, "draw / draw 7H");
  for (guint i = 0; i + 1 < n; i++)
    json_array_add_string_element (log, entries[i]);
  trial->battle = make_battle (of, log);
  trial->setup = muster_battle_get_setup (trial->battle);
  muster_test_add_entry (builder, entries[n - 1]);
  node = json_builder_get_root (builder);
  muster_test_read_order (trial->battle, node, of->name, &trial->order);
  g_assert_true (muster_ruleset_forecast (trial->setup, muster_battle_get_state (trial->battle),
                                          &trial->order, &trial->forecast));
}

static void
trial_clear (Trial *trial)
{
  muster_order_clear (&trial->order);
  g_clear_object (&trial->battle);
}

static const char *
get_word (const MusterOutcome *outcome,
          const char          *member)
{
  for (guint i = 0; i < outcome->facts->len; i++)
    if (g_str_equal (g_array_index (outcome->facts, MusterFact, i).member, member))
      return g_array_index (outcome->facts, MusterFact, i).word;
  return NULL;
}

/* Of an army its commander stands in the forecast. */
static gboolean
has_collapsed (const MusterOutcome *outcome,
               int                  side)
{
  return outcome->state.over && outcome->state.winner != side;
}

static gboolean
has_happened (const Trial         *trial,
              const char          *id,
              int                  unit,
              const MusterOutcome *outcome)
{
  const MusterUnitState *before = &muster_battle_get_state (trial->battle)->units[MAX (unit, 0)];
  const MusterUnitState *now = &outcome->state.units[MAX (unit, 0)];
  gboolean in_play = now->fate == TOY_IN_PLAY;

  if (g_str_equal (id, "casualty"))
    return now->strength < before->strength;
  if (g_str_equal (id, "routed"))
    return now->fate == TOY_ROUTED;
  if (g_str_equal (id, "disordered"))
    return in_play && now->markers[TOY_DISORDER] > before->markers[TOY_DISORDER];
  if (g_str_equal (id, "mob"))
    return in_play && now->markers[TOY_FORMATION] == TOY_MOB &&
           (g_strcmp0 (get_word (outcome, "outcome"), "attacker") == 0 || trial->order.unit == unit ||
            trial->order.verb == TOY_FIRE);
  if (g_str_equal (id, "leader-lost"))
    return now->markers[TOY_OFFICER] + now->markers[TOY_ENSIGN] <
           before->markers[TOY_OFFICER] + before->markers[TOY_ENSIGN];
  if (g_str_equal (id, "officer-lost"))
    return now->markers[TOY_OFFICER] < before->markers[TOY_OFFICER];
  if (g_str_equal (id, "ensign-lost"))
    return now->markers[TOY_ENSIGN] < before->markers[TOY_ENSIGN];
  if (g_str_equal (id, "collapse"))
    return has_collapsed (outcome, now->def->side);
  if (g_str_equal (id, "both-collapse"))
    return outcome->state.over && outcome->state.winner == MUSTER_WINNER_DRAW;
  if (g_str_equal (id, "wounded"))
    return now->leader == TOY_WOUNDED;
  if (g_str_equal (id, "square"))
    return muster_outcome_get_fact (outcome, "square", -1) != 0;
  if (g_str_equal (id, "tie"))
    return g_str_equal (get_word (outcome, "outcome"), "tie");
  if (g_str_equal (id, "wins"))
    return g_str_equal (get_word (outcome, "outcome"),
                        trial->order.unit == unit ? "attacker" : "defender");
  g_error ("Nobody knows what “%s” means", id);
}

static void
count_cb (gpointer             data,
          const MusterOutcome *outcome,
          double               weight)
{
  Trial *trial = data;
  const MusterForecast *forecast = &trial->forecast;

  trial->total += weight;
  if (!outcome->passed)
    return;
  trial->acted += weight;
  for (int unit = 0; unit < outcome->state.n_units; unit++)
    if (has_happened (trial, "leader-lost", unit, outcome) &&
        muster_test_get_chance (forecast, "leader-lost", unit) <= 0.0)
      g_error ("unit %d loses a leader, and nothing was said of it", unit);
  for (guint i = 0; i < forecast->n_chances; i++)
    if (has_happened (trial, forecast->chances[i].id, forecast->chances[i].unit, outcome))
      trial->chances[i] += weight;
  for (guint i = 0; i < forecast->n_spreads; i++)
    {
      int unit = forecast->spreads[i].unit;

      g_assert_cmpstr (forecast->spreads[i].id, ==, "casualties");
      trial->spreads[i][muster_battle_get_state (trial->battle)->units[unit].strength -
                        outcome->state.units[unit].strength] += weight;
    }
}

static void
compare (Trial  *trial,
         double  tolerance)
{
  const MusterForecast *forecast = &trial->forecast;

  g_assert_cmpfloat (fabs (trial->total - 1.0), <, 1e-9);
  muster_test_compare_chance ("acting", trial->order.unit, trial->acted, forecast->chance, tolerance);
  for (guint i = 0; i < forecast->n_chances; i++)
    muster_test_compare_chance (forecast->chances[i].id, forecast->chances[i].unit,
                                trial->chances[i] / trial->acted, forecast->chances[i].chance, tolerance);
  for (guint i = 0; i < forecast->n_spreads; i++)
    for (guint k = 0; k < MUSTER_FORECAST_RESULTS; k++)
      muster_test_compare_chance (forecast->spreads[i].id, forecast->spreads[i].unit,
                                  trial->spreads[i][k] / trial->acted,
                                  k <= forecast->spreads[i].highest ? forecast->spreads[i].odds[k] : 0.0,
                                  tolerance);
}

static void
test_small (gconstpointer data)
{
  static Trial trial;
  g_auto (MusterTape) tape = { 0 };

  trial = (Trial) { 0 };
  trial_init (&trial, data);
  muster_tape_init (&tape);
  muster_test_play_all (trial.battle, &trial.order, &tape, 1.0, count_cb, &trial);
  compare (&trial, 1e-9);
  trial_clear (&trial);
}

static void
test_large (gconstpointer data)
{
  static Trial trial;
  guint n = muster_test_rounds (20000, 1000000);

  trial = (Trial) { 0 };
  trial_init (&trial, data);
  muster_test_play_many (trial.battle, &trial.order, 1, n, count_cb, &trial);
  compare (&trial, muster_test_get_tolerance (n));
  trial_clear (&trial);
}

/* What @verb, an order of nobody, is to bring after @log. */
static void
foresee (const Case     *of,
         const char     *log,
         guint           verb,
         MusterForecast *forecast)
{
  g_autoptr (MusterBattle) battle = make_battle (of, split (NULL, log, ";"));
  MusterOrder order;

  muster_order_init (&order, muster_toy_orders, verb, -1);
  g_assert_true (muster_ruleset_forecast (muster_battle_get_setup (battle),
                                          muster_battle_get_state (battle), &order, forecast));
}

static void
check_chance (const MusterForecast *forecast,
              const char           *id,
              double                chance)
{
  muster_test_compare_chance (id, -1, chance, muster_test_get_chance (forecast, id, -1), 1e-12);
}

static const MusterForecastSpread *
find_spread (const MusterForecast *forecast,
             const char           *id,
             int                   unit)
{
  for (guint i = 0; i < forecast->n_spreads; i++)
    if (g_str_equal (forecast->spreads[i].id, id) && forecast->spreads[i].unit == unit)
      return &forecast->spreads[i];
  return NULL;
}

#define START "start-turn / command-points 3 4 / command-points 2 5"

static void
test_next_card (void)
{
  static const Case armies = { "cards", "", "r1 infantry", "b1 infantry", "" };
  static MusterForecast forecast;

  foresee (&armies, START, TOY_DRAW, &forecast);
  check_chance (&forecast, "red", 14 / 28.0);
  check_chance (&forecast, "black", 14 / 28.0);
  check_chance (&forecast, "red-joker", 1 / 28.0);
  check_chance (&forecast, "black-two", 1 / 28.0);
  g_assert_cmpfloat (find_spread (&forecast, "red-left", -1)->odds[12], ==, 1.0);
  g_assert_null (find_spread (&forecast, "cards-to-buster", -1));

  foresee (&armies, START ";draw / draw 7H;move r1;draw / draw 2C;penalise b1;draw / draw RJ", TOY_DRAW,
           &forecast);
  check_chance (&forecast, "red", 12 / 25.0);
  check_chance (&forecast, "black", 13 / 25.0);
  check_chance (&forecast, "red-joker", 0.0);
  check_chance (&forecast, "black-joker", 1 / 25.0);
  check_chance (&forecast, "black-two", 0.0);
  check_chance (&forecast, "red-two", 1 / 25.0);
  g_assert_cmpfloat (find_spread (&forecast, "red-left", -1)->odds[11], ==, 1.0);
  g_assert_cmpfloat (find_spread (&forecast, "black-left", -1)->odds[12], ==, 1.0);
}

/* A banked card has been drawn. */
static void
test_deck_buster (void)
{
  static const Case armies = { "cards", "deck-buster,bank-cards", "r1 infantry", "b1 infantry", "" };
  static MusterForecast forecast;
  const MusterForecastSpread *spread;
  double among = 0.0;

  foresee (&armies, START ";draw / draw 7H;bank rg", TOY_DRAW, &forecast);
  check_chance (&forecast, "deck-buster", 1 / 28.0);
  check_chance (&forecast, "red", 13 / 28.0);
  spread = find_spread (&forecast, "cards-to-buster", -1);
  g_assert_cmpuint (spread->highest, ==, 28);
  for (guint k = 0; k <= 7; k++)
    among += spread->odds[k];
  muster_test_compare_chance ("among seven", -1, 7 / 28.0, among, 1e-12);
}

static void
test_command_points (void)
{
  static const Case armies = { "points", "", "r1 infantry", "b1 infantry", "" };
  static MusterForecast forecast;
  const MusterForecastSpread *spread;

  foresee (&armies, "set unit=bg field=rating value=3", TOY_START_TURN, &forecast);
  spread = find_spread (&forecast, "command-points", 0);
  muster_test_compare_chance ("points of two dice", 0, 11 / 36.0, spread->odds[6], 1e-12);
  muster_test_compare_chance ("points of two dice", 0, 1 / 36.0, spread->odds[1], 1e-12);
  spread = find_spread (&forecast, "command-points", 2);
  muster_test_compare_chance ("points of three dice", 2, 91 / 216.0, spread->odds[6], 1e-12);
  check_chance (&forecast, "arrival", 0.0);
}

/* From turn 3 on, and only while the main army is not there yet. */
static void
test_arrival (void)
{
  static const Case armies = { "arrival", "reserves,deck-buster", "r1 infantry,r2 infantry reserve",
                               "b1 infantry", "", .scenario = "monmouth" };
  static MusterForecast forecast;

  foresee (&armies, "", TOY_START_TURN, &forecast);
  check_chance (&forecast, "arrival", 0.0);
  foresee (&armies, "set field=turn value=2", TOY_START_TURN, &forecast);
  check_chance (&forecast, "arrival", 0.0);
  foresee (&armies, "set field=turn value=3", TOY_START_TURN, &forecast);
  check_chance (&forecast, "arrival", 1 / 3.0);
  foresee (&armies, "set field=turn value=4", TOY_START_TURN, &forecast);
  check_chance (&forecast, "arrival", 1 / 3.0);
  foresee (&armies,
           "set field=turn value=3;start-turn / arrival 5 / command-points 3 4 / command-points 2 5;"
           "draw / draw DB",
           TOY_START_TURN, &forecast);
  check_chance (&forecast, "arrival", 0.0);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (SMALL); i++)
    {
      g_autofree char *path = g_strdup_printf ("/toysoldier/forecast/%s", SMALL[i].name);

      g_test_add_data_func (path, &SMALL[i], test_small);
    }
  for (guint i = 0; i < G_N_ELEMENTS (LARGE); i++)
    {
      g_autofree char *path = g_strdup_printf ("/toysoldier/forecast/%s", LARGE[i].name);

      g_test_add_data_func (path, &LARGE[i], test_large);
    }
  g_test_add_func ("/toysoldier/forecast/T-ODDS-01/the next card", test_next_card);
  g_test_add_func ("/toysoldier/forecast/T-ODDS-02/the deck buster", test_deck_buster);
  g_test_add_func ("/toysoldier/forecast/T-ODDS-05/command points", test_command_points);
  g_test_add_func ("/toysoldier/forecast/T-ODDS-05/the arrival of the main army", test_arrival);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
