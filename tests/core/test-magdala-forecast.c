/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/rules/magdala/muster-magdala-private.h"
#include "muster-test-forecast.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* Forecasts against the rules themselves: every order of the table is played with all dice that there are,
 * each result weighed with its chance, and large ones with many seeded rolls (M-ODDS). */

typedef struct
{
  const char *name;
  const char *red;  /* units, with a comma between */
  const char *blue;
  const char *log;  /* what happened before, with a semicolon between; the last is the order */
} Case;

static const Case SMALL[] = {
  { "a volley", "r1 regular-infantry british breechloader models=12", "b1 native-foot",
    "fire r1 target=b1 distance=10" },
  { "a volley at long range", "r1 regular-infantry british breechloader models=12", "b1 native-foot",
    "fire r1 target=b1 distance=12" },
  { "a volley at those who advance", "r1 regular-infantry british breechloader models=15",
    "b1 native-foot models=20", "set unit=b1 field=advancing value=1;fire r1 target=b1 distance=10" },
  { "losses of this turn count", "r1 regular-infantry british breechloader models=9",
    "b1 native-foot models=20",
    "set unit=b1 field=advancing value=1;set unit=b1 field=fire-losses value=1;"
    "fire r1 target=b1 distance=10" },
  { "a unit that has tested", "r1 regular-infantry british breechloader models=9", "b1 native-foot",
    "set unit=b1 field=tested value=1;fire r1 target=b1 distance=10" },
  { "a unit that owes a test", "r1 regular-infantry british breechloader models=9", "b1 native-foot",
    "set unit=b1 field=test-due value=1;fire r1 target=b1 distance=10" },
  { "a unit that owes another test", "r1 regular-infantry british breechloader models=9",
    "b1 native-foot models=10",
    "set unit=b1 field=test-due value=2;set unit=b1 field=advancing value=1;"
    "fire r1 target=b1 distance=10" },
  { "a volley that can destroy", "r1 regular-infantry british breechloader models=12",
    "b1 native-foot models=3", "fire r1 target=b1 distance=10" },
  { "cavalry is fired at", "r1 regular-infantry british breechloader models=9", "b1 native-cavalry",
    "set unit=b1 field=advancing value=1;fire r1 target=b1 distance=10" },
  { "transport is fired at", "r1 regular-infantry british breechloader models=9",
    "b1 supply-wagon models=2", "fire r1 target=b1 distance=10" },
  { "half effect with the last half point", "r1 regular-infantry british breechloader models=12",
    "b1 native-foot", "set unit=r1 field=ammo value=1;fire r1 target=b1 distance=10" },
  { "the last point", "r1 regular-infantry british breechloader models=9", "b1 native-foot",
    "set unit=r1 field=ammo value=2;fire r1 target=b1 distance=10" },
  { "a General under fire", "r1 regular-infantry british breechloader models=12",
    "b1 native-foot leader=general", "fire r1 target=b1 distance=10" },
  { "a wounded General under fire", "r1 regular-infantry british breechloader models=12",
    "b1 native-foot models=4 leader=general",
    "set unit=b1 field=leader value=wounded;fire r1 target=b1 distance=10" },
  { "a Gatling", "r1 machine-gun british pre-maxim models=2", "b1 native-foot",
    "fire r1 target=b1 distance=10" },
  { "a rocket", "r1 rocket models=3,r2 regular-infantry models=20", "b1 native-foot",
    "set unit=r2 field=advancing value=1;fire r1 target=b1 distance=10 friend=r2" },
  { "a rocket near nobody", "r1 rocket models=2", "b1 native-foot", "fire r1 target=b1 distance=10" },
  { "warriors move", "r1 native-foot", "b1 native-foot", "move r1 mode=advance" },
  { "warriors move half", "r1 native-foot", "b1 native-foot", "move r1 mode=advance extent=half" },
  { "horsemen move so far", "r1 native-cavalry", "b1 native-foot", "move r1 mode=advance distance=15" },
  { "a charge over open ground", "r1 native-foot", "b1 native-foot", "charge r1 target=b1 distance=9" },
  { "a charge that is fired at", "r1 native-foot models=20",
    "b1 regular-infantry british breechloader models=9", "charge r1 target=b1 distance=9" },
  { "a charge by the prone", "r1 native-foot models=20 in-zareba",
    "b1 regular-infantry british breechloader models=9",
    "form r1 stance=prone;charge r1 target=b1 distance=9" },
  { "a charge with losses", "r1 native-foot mahdist models=30",
    "b1 regular-infantry british breechloader models=9",
    "set unit=r1 field=strength value=22;charge r1 target=b1 distance=4 umpire=-1" },
  { "a charge with a General", "r1 regular-infantry models=20 leader=general",
    "b1 regular-infantry british breechloader models=9",
    "set unit=r1 field=strength value=14;charge r1 target=b1 distance=6" },
  { "a charge without his leave", "r1 regular-infantry models=20 leader=general",
    "b1 regular-infantry british breechloader models=9",
    "set unit=r1 field=strength value=14;charge r1 target=b1 distance=6 reroll=false" },
  { "a charge of a few", "r1 regular-infantry models=2", "b1 kommando magazine dismounted models=5",
    "charge r1 target=b1 distance=6" },
  { "a charge at a Gatling", "r1 regular-infantry models=30",
    "b1 machine-gun british pre-maxim models=2",
    "set unit=b1 field=ammo value=1;charge r1 target=b1 distance=6" },
  { "a charge at a rocket", "r1 regular-infantry", "b1 rocket models=2,b2 native-foot",
    "charge r1 target=b1 distance=6 friend=b2" },
  { "a last stand", "r1 native-foot models=20", "b1 regular-infantry british breechloader models=12",
    "set unit=b1 field=ammo value=0;charge r1 target=b1 distance=9" },
  { "a charge by the tested", "r1 regular-infantry models=20",
    "b1 regular-infantry british breechloader models=9",
    "set unit=r1 field=tested value=1;charge r1 target=b1 distance=6" },
  { "a charge at a wagon", "r1 regular-infantry models=20", "b1 supply-wagon",
    "charge r1 target=b1 distance=6" },
  { "a round of melee", "r1 regular-infantry british", "b1 native-foot in-zareba",
    "charge r1 target=b1 distance=5;melee r1 target=b1 contact=9" },
  { "a round of lancers", "r1 regular-cavalry british lances", "b1 native-foot mahdist",
    "set unit=r1 field=advancing value=1;charge r1 target=b1 distance=5;"
    "melee r1 target=b1 contact=6 umpire-defender=1" },
  { "an overlap", "r1 native-foot fierce", "b1 regular-infantry models=12",
    "charge r1 target=b1 distance=5 / move 6 6;melee r1 target=b1 contact=3 overlapped=defender flanks=1" },
  { "an overlapped attacker", "r1 regular-infantry models=10 leader=general", "b1 native-foot",
    "charge r1 target=b1 distance=5;melee r1 target=b1 contact=3 overlapped=attacker flanks=1" },
  { "a test for fire", "r1 regular-infantry", "b1 native-foot",
    "set unit=r1 field=strength value=17;set unit=r1 field=test-due value=1;morale r1" },
  { "a test with a General", "r1 regular-infantry leader=general", "b1 native-foot",
    "set unit=r1 field=strength value=17;set unit=r1 field=test-due value=1;morale r1 umpire=-1" },
  { "a test of a Detachment", "r1 regular-infantry detachment models=6", "b1 native-foot",
    "set unit=r1 field=strength value=3;set unit=r1 field=test-due value=1;morale r1" },
  { "a test after a melee", "r1 native-foot,r2 native-cavalry leader=general", "b1 native-foot",
    "charge r1 target=b1 distance=5 / move 6 6;charge r2 target=b1 distance=5 / move 6 6 6 6;"
    "melee r1 target=b1 contact=3 / melee-attacker 6 / melee-defender 1;"
    "set unit=b1 field=strength value=22;morale b1" },
  { "without a second throw of pursuit", "r1 regular-cavalry leader=general", "b1 native-foot",
    "set unit=r1 field=advancing value=1;charge r1 target=b1 distance=5;"
    "melee r1 target=b1 contact=3 / melee-attacker 6 / melee-defender 1;"
    "set unit=b1 field=strength value=22;morale b1 pursuit-reroll=false" },
  { "a victor who fights another", "r1 native-foot,r2 native-foot", "b1 native-foot",
    "charge r1 target=b1 distance=5 / move 6 6;charge r2 target=b1 distance=5 / move 6 6;"
    "melee r1 target=b1 contact=3 / melee-attacker 1 / melee-defender 6;"
    "set unit=r1 field=strength value=22;morale r1" },
  { "the British do not rout", "r1 native-foot", "b1 regular-infantry british",
    "charge r1 target=b1 distance=5 / move 6 6;"
    "melee r1 target=b1 contact=3 / melee-attacker 6 / melee-defender 1;"
    "set unit=b1 field=strength value=1;morale b1" },
  { "a retest", "r1 regular-infantry british", "b1 native-foot",
    "set unit=r1 field=strength value=16;set unit=r1 field=halted value=3;retest r1" },
  { "a retest of the last", "r1 regular-infantry", "b1 native-foot",
    "set unit=r1 field=strength value=1;set unit=r1 field=halted value=3;retest r1" },
  { "a Reaction test", "r1 regular-infantry leader=general", "b1 native-foot",
    "set unit=r1 field=under-fire value=1;reaction r1 cause=rout" },
  { "another one", "r1 regular-infantry inferior", "b1 native-foot",
    "reaction r1 cause=rout / reaction 1;reaction r1 cause=retreat" },
  { "a jam", "r1 machine-gun pre-maxim", "b1 native-foot",
    "set unit=r1 field=jammed value=2;clear-jam r1" },
  { "a sangar", "r1 regular-infantry skirmishers", "b1 native-foot",
    "set unit=r1 field=building value=2;build r1" },
};

static const Case LARGE[] = {
  { "a great volley", "r1 regular-infantry british magazine models=60",
    "b1 native-foot models=25 leader=general",
    "set unit=b1 field=advancing value=1;fire r1 target=b1 distance=10" },
  { "a battery of rockets", "r1 rocket models=6,r2 regular-infantry leader=general", "b1 native-foot",
    "fire r1 target=b1 distance=10 friend=r2" },
  { "a great charge", "r1 native-foot mahdist models=60 leader=general",
    "b1 regular-infantry british magazine models=40", "charge r1 target=b1 distance=10" },
  { "horsemen charge", "r1 native-cavalry models=20", "b1 kommando magazine dismounted",
    "charge r1 target=b1 distance=16" },
  { "a great melee", "r1 native-foot zulu models=60 leader=general",
    "b1 regular-infantry british models=30 leader=general",
    "charge r1 target=b1 distance=5 / move 6 6;"
    "melee r1 target=b1 contact=30 overlapped=defender flanks=2" },
};

typedef struct
{
  MusterBattle *battle;
  MusterSetup *setup;
  MusterOrder order;
  MusterForecast forecast;
  double chances[MUSTER_FORECAST_CHANCES];
  double spreads[MUSTER_FORECAST_SPREADS][MUSTER_FORECAST_RESULTS];
  double total;
  double left_out; /* what came to pass and was not foreseen at all */
} Trial;

static MusterLibrary *library;

static void
add_list (JsonObject *object,
          const char *member,
          const char *items)
{
  g_auto (GStrv) parts = g_strsplit (items, ",", -1);
  JsonArray *array = json_array_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    json_array_add_string_element (array, parts[i]);
  json_object_set_array_member (object, member, array);
}

static void
trial_init (Trial      *trial,
            const Case *of)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) log = g_strsplit (of->log, ";", -1);
  JsonArray *before = json_array_new ();
  guint n = g_strv_length (log);

  for (guint i = 0; i + 1 < n; i++)
    json_array_add_string_element (before, log[i]);
  add_list (object, "red", of->red);
  add_list (object, "blue", of->blue);
  json_object_set_array_member (object, "log", before);
  text = muster_test_build_battle (object, "magdala");
  trial->battle = muster_battle_file_read (library, text, strlen (text), of->name, &error);
  g_assert_no_error (error);
  trial->setup = muster_battle_get_setup (trial->battle);
  muster_test_add_entry (builder, log[n - 1]);
  node = json_builder_get_root (builder);
  muster_test_read_order (trial->battle, node, of->name, &trial->order);
  g_assert_true (muster_ruleset_forecast (trial->setup, muster_battle_get_state (trial->battle),
                                          &trial->order, &trial->forecast));
  g_assert_cmpfloat (trial->forecast.chance, ==, 1.0);
}

static void
trial_clear (Trial *trial)
{
  muster_order_clear (&trial->order);
  g_clear_object (&trial->battle);
}

static int
get_marker (const MusterUnitState *unit,
            MagdalaMarker          marker)
{
  return unit->markers[marker];
}

/* What comes of an order on the way to the enemy. */
static gboolean
has_come_to (const char            *id,
             const MusterUnitState *now,
             const MusterOutcome   *outcome)
{
  gboolean is_away = now->fate != MAGDALA_IN_PLAY;
  gboolean stopped = get_marker (now, MAGDALA_HALTED) > 0;

  if (g_str_equal (id, "contact"))
    return outcome->passed;
  if (g_str_equal (id, "short"))
    return !outcome->passed && !is_away && !stopped;
  if (g_str_equal (id, "halted"))
    return !outcome->passed && !is_away && stopped && !get_marker (now, MAGDALA_PINNED);
  return FALSE;
}

static gboolean
has_lost_leader (const char            *id,
                 const MusterUnitState *before,
                 const MusterUnitState *now)
{
  return before->leader != now->leader &&
         now->leader == (g_str_equal (id, "wounded") ? MAGDALA_WOUNDED : MAGDALA_KILLED);
}

/* Who won, by what was killed; there were enough of both in all cases. */
static gboolean
has_won (const char          *id,
         const MusterOrder   *order,
         const MusterOutcome *outcome)
{
  int lost = muster_outcome_get_fact (outcome, "casualties", order->unit);
  int more = outcome->hits - lost;

  return g_str_equal (id, "win") ? more > 0 : g_str_equal (id, "draw") ? more == 0 : more < 0;
}

static gboolean
has_happened (const Trial         *trial,
              const char          *id,
              int                  unit,
              const MusterOutcome *outcome)
{
  const MusterUnitState *before = &muster_battle_get_state (trial->battle)->units[unit];
  const MusterUnitState *now = &outcome->state.units[unit];
  gboolean in_play = now->fate == MAGDALA_IN_PLAY;

  if (g_str_equal (id, "passed"))
    return outcome->passed;
  if (g_str_equal (id, "reach"))
    return outcome->kind == MUSTER_OUTCOME_DONE;
  if (g_str_equal (id, "pinned"))
    return in_play && get_marker (now, MAGDALA_PINNED) > 0;
  if (g_str_equal (id, "test-due"))
    return in_play && get_marker (now, MAGDALA_TEST_DUE) == MAGDALA_FIRE_TEST;
  if (g_str_equal (id, "destroyed"))
    return now->fate == MAGDALA_DESTROYED;
  if (g_str_equal (id, "routed"))
    return now->fate == MAGDALA_ROUTED;
  if (g_str_equal (id, "spent"))
    return in_play && get_marker (now, MAGDALA_SPENT) > get_marker (before, MAGDALA_SPENT);
  if (g_str_equal (id, "jammed"))
    return get_marker (now, MAGDALA_JAMMED) > 0;
  if (g_str_equal (id, "out-of-ammo"))
    return get_marker (now, MAGDALA_AMMO) == 0;
  if (g_str_equal (id, "pursues"))
    return now->fate == MAGDALA_EXITED || get_marker (now, MAGDALA_PURSUING) > 0;
  if (g_str_equal (id, "retreats"))
    return get_marker (now, MAGDALA_RETREATING) > 0;
  if (g_str_equal (id, "leader-lost") || g_str_equal (id, "wounded"))
    return has_lost_leader (id, before, now);
  if (g_str_equal (id, "win") || g_str_equal (id, "draw") || g_str_equal (id, "lose"))
    return has_won (id, &trial->order, outcome);
  if (g_str_equal (id, "halted") && trial->order.verb == MAGDALA_MORALE)
    return get_marker (now, MAGDALA_HALTED) == 1;
  return has_come_to (id, now, outcome);
}

static int
get_result (const Trial         *trial,
            const char          *id,
            int                  unit,
            const MusterOutcome *outcome)
{
  if (g_str_equal (id, "hits"))
    return outcome->hits;
  if (g_str_equal (id, "move"))
    return outcome->kind == MUSTER_OUTCOME_DONE ? muster_outcome_get_fact (outcome, "move", -1) : -1;
  return muster_battle_get_state (trial->battle)->units[unit].strength -
         outcome->state.units[unit].strength;
}

/* What comes of firing, for whoever fires, is told whenever it can happen. */
static const char *const always_told[] = { "jammed", "out-of-ammo" };

static gboolean
is_told (const MusterForecast *forecast,
         const char           *id)
{
  for (guint i = 0; i < forecast->n_chances; i++)
    if (g_str_equal (forecast->chances[i].id, id))
      return TRUE;

  return FALSE;
}

/* Whatever may befall a General is told as well. */
static gboolean
is_loss_left_out (const Trial         *trial,
                  const MusterOutcome *outcome)
{
  static const char *const losses[] = { "leader-lost", "wounded" };
  const MusterState *before = muster_battle_get_state (trial->battle);

  for (int unit = 0; unit < before->n_units; unit++)
    for (guint i = 0; i < G_N_ELEMENTS (losses); i++)
      if (has_lost_leader (losses[i], &before->units[unit], &outcome->state.units[unit]) &&
          !is_told (&trial->forecast, losses[i]))
        return TRUE;

  return FALSE;
}

static void
count_cb (gpointer             data,
          const MusterOutcome *outcome,
          double               weight)
{
  Trial *trial = data;
  const MusterForecast *forecast = &trial->forecast;

  trial->total += weight;
  if (is_loss_left_out (trial, outcome))
    trial->left_out += weight;
  for (guint i = 0; i < G_N_ELEMENTS (always_told); i++)
    if (trial->order.verb == MAGDALA_FIRE && !is_told (forecast, always_told[i]) &&
        has_happened (trial, always_told[i], trial->order.unit, outcome))
      trial->left_out += weight;
  for (guint i = 0; i < forecast->n_chances; i++)
    if (has_happened (trial, forecast->chances[i].id, forecast->chances[i].unit, outcome))
      trial->chances[i] += weight;
  for (guint i = 0; i < forecast->n_spreads; i++)
    {
      int result = get_result (trial, forecast->spreads[i].id, forecast->spreads[i].unit, outcome);

      if (result >= 0)
        trial->spreads[i][result] += weight;
    }
}

static void
compare (Trial  *trial,
         double  tolerance)
{
  const MusterForecast *forecast = &trial->forecast;
  gboolean partly = trial->order.verb == MAGDALA_MOVE &&
                    muster_order_has (&trial->order, MAGDALA_MOVE_DISTANCE);

  g_assert_cmpfloat (fabs (trial->total - 1.0), <, 1e-9);
  g_assert_cmpfloat (trial->left_out, ==, 0.0);
  for (guint i = 0; i < forecast->n_chances; i++)
    muster_test_compare_chance (forecast->chances[i].id, forecast->chances[i].unit, trial->chances[i],
                                forecast->chances[i].chance, tolerance);
  for (guint i = 0; i < forecast->n_spreads && !partly; i++)
    for (guint k = 0; k < MUSTER_FORECAST_RESULTS; k++)
      muster_test_compare_chance (forecast->spreads[i].id, forecast->spreads[i].unit,
                                  trial->spreads[i][k],
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

/* M-ODDS-02: the five ways in which a charge may end are all there are. */
static void
test_charge_is_whole (void)
{
  static const char *const ends[] = { "short", "pinned", "halted", "destroyed", "contact" };
  static Trial trial;
  double sum = 0.0;

  trial = (Trial) { 0 };
  trial_init (&trial, &LARGE[2]);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    sum += muster_test_get_chance (&trial.forecast, ends[i], trial.order.unit);
  g_assert_cmpfloat (fabs (sum - 1.0), <, 1e-9);
  trial_clear (&trial);
}

/* M-ODDS-02: a General can be wounded once, and who has none loses none. */
static void
test_generals_are_told_of (void)
{
  static const struct
  {
    const char *leader;
    const char *before;
    gboolean killed;
    gboolean wounded;
  } rows[] = {
    { "", "", FALSE, FALSE },
    { " leader=general", "", TRUE, TRUE },
    { " leader=general", "set unit=b1 field=leader value=wounded;", TRUE, FALSE },
    { " leader=general", "set unit=b1 field=leader value=killed;", FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *blue = g_strconcat ("b1 native-foot", rows[i].leader, NULL);
      g_autofree char *log = g_strconcat (rows[i].before, "fire r1 target=b1 distance=10", NULL);
      const Case volley = {
        "a volley", "r1 regular-infantry british breechloader models=12", blue, log
      };
      static Trial trial;

      trial = (Trial) { 0 };
      trial_init (&trial, &volley);
      g_assert_cmpint (is_told (&trial.forecast, "leader-lost"), ==, rows[i].killed);
      g_assert_cmpint (is_told (&trial.forecast, "wounded"), ==, rows[i].wounded);
      trial_clear (&trial);
    }
}

/* M-ODDS-03: a unit that is wiped out may have had the better of the round, as far as killing goes. */
static void
test_win_goes_by_kills (void)
{
  static const Case few = {
    "a handful", "r1 native-foot models=30", "b1 regular-infantry models=4",
    "charge r1 target=b1 distance=5 / move 6 6;"
    "melee r1 target=b1 contact=3 overlapped=defender flanks=2"
  };
  static Trial trial;
  const MusterForecast *forecast = &trial.forecast;
  double destroyed, win;

  trial = (Trial) { 0 };
  trial_init (&trial, &few);
  destroyed = muster_test_get_chance (forecast, "destroyed", 1);
  win = muster_test_get_chance (forecast, "win", 0);
  g_assert_cmpfloat (destroyed, >, 0.0);
  g_assert_cmpfloat (win, >, destroyed);
  g_assert_cmpfloat (fabs (win + muster_test_get_chance (forecast, "draw", 0) +
                           muster_test_get_chance (forecast, "lose", 0) - 1.0), <, 1e-9);
  trial_clear (&trial);
}

/* An order that rolls for nothing has nothing to foresee. */
static void
test_nothing_to_foresee (void)
{
  static const Case quiet = {
    "the first turn of a sangar", "r1 regular-infantry skirmishers", "b1 native-foot",
    "set unit=r1 field=building value=2;build r1"
  };
  static Trial trial;
  g_auto (MusterOrder) order = { 0 };

  trial = (Trial) { 0 };
  trial_init (&trial, &quiet);
  muster_order_init (&order, muster_magdala_orders, MAGDALA_MOVE, 0);
  muster_order_set (&order, MAGDALA_MOVE_MODE, MAGDALA_ADVANCE);
  g_assert_false (muster_ruleset_forecast (trial.setup, muster_battle_get_state (trial.battle), &order,
                                           &trial.forecast));
  g_assert_cmpfloat (trial.forecast.chance, ==, 1.0);
  trial_clear (&trial);
}

static void
add_cases (const char    *path,
           const Case    *cases,
           guint          n,
           GTestDataFunc  test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("/magdala/forecast/M-ODDS-01/%s/%s", path, cases[i].name);

      g_test_add_data_func (name, &cases[i], test);
    }
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  add_cases ("exactly", SMALL, G_N_ELEMENTS (SMALL), test_small);
  add_cases ("nearly", LARGE, G_N_ELEMENTS (LARGE), test_large);
  g_test_add_func ("/magdala/forecast/M-ODDS-02/a charge ends in one of five ways", test_charge_is_whole);
  g_test_add_func ("/magdala/forecast/M-ODDS-02/no roll, no forecast", test_nothing_to_foresee);
  g_test_add_func ("/magdala/forecast/M-ODDS-02/Generals are told of", test_generals_are_told_of);
  g_test_add_func ("/magdala/forecast/M-ODDS-03/winning goes by kills", test_win_goes_by_kills);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
