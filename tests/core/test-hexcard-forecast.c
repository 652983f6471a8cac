/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/rules/hexcard/muster-hexcard-private.h"
#include "muster-test-forecast.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* Forecasts against the rules themselves: every order of the table is played with all dice and all
 * cards that there are, each result weighed with its chance, and large ones with many seeded rolls.
 * "leave 4H 5S" deals so that only these are left, to units that are there for nothing else. */

#define UNITS 60
#define MOST 16

typedef struct
{
  double disrupted;
  double destroyed;
  double wounded;
  double recovered;
  double casualties[MOST];
} UnitTally;

typedef struct
{
  double total;
  double hits[MOST];
  double win;
  double held;
  double attacker_retreats;
  double defender_retreats;
  UnitTally units[UNITS];
} Tally;

typedef struct
{
  const char *name;
  const char *red;  /* units, with a comma between */
  const char *blue;
  const char *log;  /* what happened before, with a semicolon between; the last is the order */
} Case;

/* r1 acts on the ace of hearts in all of them but one. */
static const Case SMALL[] = {
  { "a volley in the open", "r1 infantry", "b1 infantry", "deal / deal AH 2H;fire r1 target=b1 range=2" },
  { "a volley that can destroy", "r1 infantry", "b1 infantry models=2",
    "set unit=b1 field=disrupted value=1;deal / deal AH 2H;fire r1 target=b1 range=2" },
  { "a volley after a move", "r1 infantry,c1 commander", "b1 infantry",
    "attach c1 to=r1;deal / deal AH KH 2H;move r1 hexes=1;fire r1 target=b1 range=2" },
  { "cover from a fresh pack", "r1 infantry models=3", "b1 infantry",
    "deal / deal AH 2H;fire r1 target=b1 range=2 cover=cover" },
  { "cover from a pack of few cards", "r1 infantry", "b1 infantry models=2",
    "leave 2C 3D 4S 5H TC KD;fire r1 target=b1 range=2 cover=cover" },
  { "cover from a pack without red cards", "r1 infantry", "b1 infantry",
    "leave KC KS;fire r1 target=b1 range=2 cover=cover" },
  { "cover cards that run out", "r1 infantry,c1 commander,c2 commander",
    "b1 infantry",
    "attach c1 to=r1;attach c2 to=r1;leave 4S;fire r1 target=b1 range=2 cover=cover" },
  { "a commander on his own", "r1 infantry models=2", "b1 commander",
    "set unit=b1 field=disrupted value=1;deal / deal AH 2H;fire r1 target=b1 range=2" },
  { "a commander and the ace of hearts", "r1 infantry models=2", "b1 commander",
    "set unit=b1 field=disrupted value=1;deal / deal 2H 3H;fire r1 target=b1 range=2" },
  { "an undisrupted commander in cover", "r1 infantry", "b1 commander",
    "leave QH 2C 3D 7D KH KS;fire r1 target=b1 range=2 cover=cover" },
  { "a transport with infantry aboard", "r1 infantry",
    "b1 infantry,b2 motor-transport",
    "attach b1 to=b2;deal / deal AH 2H 3H;fire r1 target=b2 range=2" },
  { "a disrupted transport", "r1 infantry", "b1 infantry,b2 motor-transport",
    "attach b1 to=b2;set unit=b2 field=disrupted value=1;deal / deal AH 2H 3H;"
    "fire r1 target=b2 range=1" },
  { "shells on a crowded hex", "r1 field-gun",
    "b1 infantry,b2 motor-transport,b3 infantry models=1,b4 commander,b5 commander",
    "attach b3 to=b2;attach b4 to=b1;attach b5 to=b2;set unit=b4 field=disrupted value=1;"
    "leave JH 7H 8C 9C TD TS;fire r1 target=b1 range=9 also=b2" },
  { "shells on commanders in cover", "r1 machine-gun models=1",
    "b1 cavalry,b4 commander,b5 commander,b6 commander",
    "attach b4 to=b1;attach b5 to=b1;attach b6 to=b1;set unit=b4 field=disrupted value=1;"
    "set unit=b5 field=disrupted value=1;set unit=b6 field=wounded value=1;"
    "leave KH QH 2D 3C 4S;fire r1 target=b1 range=4 cover=cover" },
  { "commanders who exhaust the pack", "r1 machine-gun",
    "b1 cavalry,b4 commander,b5 commander",
    "attach b4 to=b1;attach b5 to=b1;set unit=b4 field=disrupted value=1;"
    "set unit=b5 field=disrupted value=1;leave JH QD 9S;"
    "fire r1 target=b1 range=4" },
  { "an assault", "r1 infantry models=3", "b1 infantry models=3",
    "deal / deal AH 2H;assault r1 target=b1" },
  { "an assault that can destroy", "r1 infantry models=2", "b1 infantry models=1",
    "set unit=b1 field=disrupted value=1;deal / deal AH 2H;assault r1 target=b1" },
  { "an assault that can destroy both", "r1 infantry models=1", "b1 cavalry models=3",
    "set unit=b1 field=strength value=1;deal / deal AH 2H;assault r1 target=b1" },
  { "an assault on cover", "r1 infantry models=3", "b1 infantry models=2",
    "leave 3H 4H 9C TS;assault r1 target=b1 cover=cover" },
  { "an assault on a heavy gun", "r1 infantry models=2,c1 commander", "b1 heavy-gun models=1",
    "attach c1 to=r1;set unit=c1 field=disrupted value=1;deal / deal AH KH 2H;"
    "assault r1 target=b1" },
  { "commanders before a gun", "r1 infantry models=2,c1 commander,c2 commander",
    "b1 field-gun models=1",
    "attach c1 to=r1;attach c2 to=r1;set unit=c1 field=disrupted value=1;"
    "set unit=c2 field=fought value=1;leave KH 3D 4C 5C;assault r1 target=b1 cover=cover" },
  { "an assault on a transport", "r1 infantry models=3", "b1 horse-transport",
    "deal / deal AH 2H;assault r1 target=b1" },
  { "an assault on a commander", "r1 infantry models=3", "b1 commander",
    "set unit=b1 field=disrupted value=1;leave KH JH 5D 6C 7S;assault r1 target=b1" },
  { "an assault on a commander in cover", "r1 infantry models=3", "b1 commander",
    "leave QH TD TS KC;assault r1 target=b1 cover=cover" },
  { "the end of a turn", "r1 infantry good",
    "b1 infantry average,b2 infantry poor,b3 infantry very-poor,b4 commander",
    "attach b4 to=b1;set unit=r1 field=disrupted value=1;set unit=b1 field=disrupted value=1;"
    "set unit=b2 field=disrupted value=1;set unit=b3 field=disrupted value=1;"
    "set unit=b4 field=disrupted value=1;leave 2H 3D 4C 5S 6S;all done;end-turn" },
  { "the end of a turn with a fresh pack", "r1 infantry good",
    "b1 infantry average,b4 commander",
    "attach b4 to=b1;set unit=r1 field=disrupted value=1;set unit=b1 field=disrupted value=1;"
    "deal / deal AH..AD;all done;end-turn" },
};

static const Case LARGE[] = {
  { "the whole line", "r1 infantry,c1 commander,c2 commander", "b1 infantry",
    "attach c1 to=r1;attach c2 to=r1;deal / deal AH KH KD 2H;"
    "fire r1 target=b1 range=1 cover=cover" },
  { "a battery on a hex full of commanders", "r1 heavy-gun,c1 commander",
    "b1 infantry,b2 infantry,b3 commander,b4 commander,b5 commander",
    "attach c1 to=r1;attach b3 to=b1;attach b4 to=b1;attach b5 to=b2;"
    "set unit=b3 field=disrupted value=1;"
    "deal / deal AH KH 2H 3H 4H 5H 6H;fire r1 target=b1 range=9 also=b2 cover=cover" },
  { "a great assault", "r1 cavalry,c1 commander", "b1 infantry,b2 commander",
    "attach c1 to=r1;attach b2 to=b1;deal / deal AH KH 2H 3H;assault r1 target=b1 cover=cover" },
  { "a charge at guns", "r1 cavalry,c1 commander", "b1 field-gun,b2 commander",
    "attach c1 to=r1;attach b2 to=b1;set unit=c1 field=disrupted value=1;"
    "deal / deal AH KH 2H 3H;assault r1 target=b1" },
  { "a long end of a turn", "r1..r9 infantry good", "b1..b9 infantry poor",
    "set unit=r1 field=disrupted value=1;set unit=r2 field=disrupted value=1;"
    "set unit=r3 field=disrupted value=1;set unit=r4 field=disrupted value=1;"
    "set unit=b1 field=disrupted value=1;set unit=b2 field=disrupted value=1;"
    "set unit=b3 field=disrupted value=1;set unit=b4 field=disrupted value=1;"
    "leave 2H 3D 4C 5S;all done;end-turn" },
};

typedef struct
{
  MusterBattle *battle;
  MusterSetup *setup;
  MusterOrder order;
  Tally tally;
} Trial;

static MusterLibrary *library;

/* How many units a text such as "r1..r9 infantry" stands for. */
static guint
count_units (char **items)
{
  guint n = 0;

  for (guint i = 0; items[i] != NULL; i++)
    {
      const char *last = strstr (items[i], "..");

      n += last != NULL ? (guint) atoi (last + 3) : 1;
    }
  return n;
}

/* The deal after which only the cards of "leave 4H 5S" are left. */
static char *
dup_deal (const char *leave,
          guint      *n_dealt)
{
  g_autoptr (GString) deal = g_string_new ("deal / deal");

  *n_dealt = 0;
  for (guint i = 0; i < 52; i++)
    if (strstr (leave, muster_card_get_code ((MusterCard) i)) == NULL)
      {
        g_string_append_printf (deal, " %s", muster_card_get_code ((MusterCard) i));
        ++*n_dealt;
      }
  return g_string_free (g_steal_pointer (&deal), FALSE);
}

/* Deals what is not to be left, and adds the units that hold those cards. */
static void
leave_cards (char **log,
             char     **red,
             char **blue,
             GPtrArray *fillers)
{
  for (guint i = 0; log[i] != NULL; i++)
    if (g_str_has_prefix (log[i], "leave "))
      {
        guint n_dealt;
        char *deal = dup_deal (log[i], &n_dealt);

        g_free (log[i]);
        log[i] = deal;
        g_ptr_array_add (fillers, g_strdup_printf ("f1..f%u infantry",
                                                   n_dealt - count_units (red) - count_units (blue)));
      }
}

static void
add_list (JsonObject *object,
          const char *member,
          char      **items,
          guint       n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_string_element (array, items[i]);
  json_object_set_array_member (object, member, array);
}

/* Everybody is done, in the order of the queue. */
static void
finish_activation (Trial *trial)
{
  const MusterState *state = muster_battle_get_state (trial->battle);

  while (state->phase == HEXCARD_PHASE_ACTIVATION)
    {
      g_auto (MusterOrder) order = { 0 };
      g_auto (MusterTape) tape = { 0 };
      g_autoptr (GError) error = NULL;
      int group = muster_hexcard_queue_get_next_group (state, 0);
      int unit = 0;

      while (state->units[unit].own[HEXCARD_GROUP] != group)
        unit++;
      muster_order_init (&order, muster_hexcard_orders, HEXCARD_DONE, unit);
      muster_tape_init (&tape);
      muster_battle_record (trial->battle, &order, &tape, &error);
      g_assert_no_error (error);
      state = muster_battle_get_state (trial->battle);
    }
}

static void
read_order (Trial      *trial,
            const char *text)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  muster_test_add_entry (builder, text);
  node = json_builder_get_root (builder);
  muster_test_read_order (trial->battle, node, text, &trial->order);
}

static void
trial_init (Trial      *trial,
            const Case *of)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_auto (GStrv) red = g_strsplit (of->red, ",", -1);
  g_auto (GStrv) blue = g_strsplit (of->blue, ",", -1);
  g_auto (GStrv) log = g_strsplit (of->log, ";", -1);
  g_autoptr (GPtrArray) fillers = g_ptr_array_new_with_free_func (g_free);
  guint n = g_strv_length (log);
  gboolean all_done = g_str_equal (log[n - 2], "all done");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  memset (trial, 0, sizeof *trial);
  leave_cards (log, red, blue, fillers);
  for (guint i = 0; red[i] != NULL; i++)
    g_ptr_array_insert (fillers, (int) i, g_strdup (red[i]));
  add_list (object, "red", (char **) fillers->pdata, fillers->len);
  add_list (object, "blue", blue, g_strv_length (blue));
  add_list (object, "log", log, n - (all_done ? 2 : 1));
  text = muster_test_build_battle (object, "hexcard");
  trial->battle = muster_battle_file_read (library, text, strlen (text), of->name, &error);
  g_assert_no_error (error);
  trial->setup = muster_battle_get_setup (trial->battle);
  if (all_done)
    finish_activation (trial);
  read_order (trial, log[n - 1]);
}

static void
trial_clear (Trial *trial)
{
  muster_order_clear (&trial->order);
  g_clear_object (&trial->battle);
}

static void
count_unit (const MusterUnitState *then,
            const MusterUnitState *now,
            int                    casualties,
            double                 weight,
            UnitTally             *tally)
{
  gboolean in_play = now->fate == HEXCARD_IN_PLAY;
  gboolean was = then->markers[HEXCARD_DISRUPTED] != 0;
  gboolean is = now->markers[HEXCARD_DISRUPTED] != 0;

  tally->casualties[casualties] += weight;
  tally->destroyed += now->fate == HEXCARD_DESTROYED ? weight : 0.0;
  tally->disrupted += in_play && is && !was ? weight : 0.0;
  tally->recovered += in_play && was && !is ? weight : 0.0;
  tally->wounded += in_play && now->markers[HEXCARD_WOUNDED] && !then->markers[HEXCARD_WOUNDED]
                      ? weight : 0.0;
}

static void
count (gpointer             data,
       const MusterOutcome *outcome,
       double               weight)
{
  Trial *trial = data;
  const MusterState *before = muster_battle_get_state (trial->battle);
  Tally *tally = &trial->tally;
  const char *result = "";

  tally->total += weight;
  tally->hits[outcome->hits] += weight;
  for (int i = 0; i < before->n_units; i++)
    count_unit (&before->units[i], &outcome->state.units[i],
                muster_outcome_get_fact (outcome, "casualties", i), weight, &tally->units[i]);

  for (guint i = 0; i < outcome->facts->len; i++)
    {
      const MusterFact *fact = &g_array_index (outcome->facts, MusterFact, i);

      if (g_str_equal (fact->member, "result"))
        result = fact->word;
    }
  tally->held += g_str_equal (result, "held") ? weight : 0.0;
  tally->attacker_retreats += g_str_equal (result, "attacker-retreats") ? weight : 0.0;
  tally->defender_retreats += g_str_equal (result, "defender-retreats") ? weight : 0.0;
  tally->win += g_str_equal (result, "defender-retreats") ||
                g_str_equal (result, "defender-destroyed") ? weight : 0.0;
}

static void play_all (Trial *trial, MusterTape *tape, double weight);

/* All dice, sorted: the rules cannot tell in which order they lie. */
static void
play_dice (Trial               *trial,
           MusterTape          *tape,
           const MusterRequest *request,
           guint8              *faces,
           guint                n_known,
           double               ways,
           double               weight)
{
  guint length = muster_tape_get_length (tape);
  guint run = 0;

  if (n_known == request->n)
    {
      muster_tape_add (tape, request->purpose, FALSE, MUSTER_ROLL_TYPED, faces, request->n);
      play_all (trial, tape, weight * ways);
      muster_tape_truncate (tape, length);
      return;
    }

  for (guint8 face = n_known > 0 ? faces[n_known - 1] : 1; face <= 6; face++)
    {
      run = 1;
      for (guint i = n_known; i > 0 && faces[i - 1] == face; i--)
        run++;
      faces[n_known] = face;
      play_dice (trial, tape, request, faces, n_known + 1, ways * (n_known + 1) / (6.0 * run),
                 weight);
    }
}

/* All cards that can turn up, one after the other. */
static void
play_cards (Trial               *trial,
            MusterTape          *tape,
            const MusterRequest *request,
            MusterDeck           deck,
            guint8              *cards,
            guint                n_known,
            double               weight)
{
  guint length = muster_tape_get_length (tape);

  if (n_known == request->n)
    {
      muster_tape_add (tape, request->purpose, TRUE, MUSTER_ROLL_TYPED, cards, request->n);
      play_all (trial, tape, weight);
      muster_tape_truncate (tape, length);
      return;
    }

  if (deck.n_left == 0)
    muster_deck_recycle (&deck);
  for (guint8 card = 0; card < 52; card++)
    {
      MusterDeck rest = deck;
      double share = (double) deck.left[card] / deck.n_left;

      if (!muster_deck_draw (&rest, card))
        continue;
      muster_deck_discard (&rest, card);
      cards[n_known] = card;
      play_cards (trial, tape, request, rest, cards, n_known + 1, weight * share);
    }
}

static void
play_all (Trial      *trial,
          MusterTape *tape,
          double      weight)
{
  g_auto (MusterOutcome) outcome = { 0 };
  guint8 faces[MOST];

  muster_outcome_init (&outcome);
  muster_battle_try (trial->battle, &trial->order, tape, &outcome);
  if (outcome.kind == MUSTER_OUTCOME_DONE)
    {
      count (trial, &outcome, weight);
      return;
    }

  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_NEEDS);
  if (outcome.request.sides > 0)
    play_dice (trial, tape, &outcome.request, faces, 0, 1.0, weight);
  else
    play_cards (trial, tape, &outcome.request, outcome.state.deck, faces, 0, weight);
}

static double
get_tallied (const Tally                *tally,
             const MusterForecastChance *chance,
             int                         attacker)
{
  const UnitTally *unit = &tally->units[chance->unit];

  if (g_str_equal (chance->id, "disrupted"))
    return unit->disrupted;
  if (g_str_equal (chance->id, "destroyed"))
    return unit->destroyed;
  if (g_str_equal (chance->id, "wounded"))
    return unit->wounded;
  if (g_str_equal (chance->id, "recovered"))
    return unit->recovered;
  if (g_str_equal (chance->id, "win"))
    return tally->win;
  if (g_str_equal (chance->id, "held"))
    return tally->held;
  g_assert_cmpstr (chance->id, ==, "retreats");
  return chance->unit == attacker ? tally->attacker_retreats : tally->defender_retreats;
}

/* What is foretold comes true, and nothing that comes true is not foretold. */
static void
compare_all (Trial  *trial,
             double  tolerance)
{
  static MusterForecast forecast;
  const MusterState *state = muster_battle_get_state (trial->battle);
  const Tally *tally = &trial->tally;

  g_assert_true (muster_ruleset_forecast (trial->setup, state, &trial->order, &forecast));
  muster_test_compare_chance ("all chances", -1, tally->total, 1.0, 1e-9);
  for (guint i = 0; i < forecast.n_chances; i++)
    muster_test_compare_chance (forecast.chances[i].id, forecast.chances[i].unit,
                                get_tallied (tally, &forecast.chances[i], trial->order.unit),
                                forecast.chances[i].chance, tolerance);
  for (int i = 0; i < state->n_units; i++)
    {
      muster_test_compare_chance ("disrupted", i, tally->units[i].disrupted,
                                  muster_test_get_chance (&forecast, "disrupted", i), tolerance);
      muster_test_compare_chance ("destroyed", i, tally->units[i].destroyed,
                                  muster_test_get_chance (&forecast, "destroyed", i), tolerance);
      muster_test_compare_chance ("recovered", i, tally->units[i].recovered,
                                  muster_test_get_chance (&forecast, "recovered", i), tolerance);
    }

  for (guint i = 0; i < forecast.n_spreads; i++)
    {
      const MusterForecastSpread *spread = &forecast.spreads[i];
      const double *found = g_str_equal (spread->id, "hits") ? tally->hits
                                                             : tally->units[spread->unit].casualties;

      for (guint k = 0; k < MOST; k++)
        muster_test_compare_chance (spread->id, spread->unit, found[k],
                                    k <= spread->highest ? spread->odds[k] : 0.0, tolerance);
    }
}

static void
test_all_rolls (gconstpointer data)
{
  g_auto (MusterTape) tape = { 0 };
  Trial trial;

  trial_init (&trial, data);
  muster_tape_init (&tape);
  play_all (&trial, &tape, 1.0);
  compare_all (&trial, 1e-9);
  trial_clear (&trial);
}

static void
test_many_rolls (gconstpointer data)
{
  guint n = muster_test_rounds (20000, 1000000);
  Trial trial;

  trial_init (&trial, data);
  muster_test_play_many (trial.battle, &trial.order, 1898, n, count, &trial);
  compare_all (&trial, muster_test_get_tolerance (n));
  trial_clear (&trial);
}

static void
test_nothing_to_foresee (void)
{
  static const Case moves = { "moves", "r1 infantry", "b1 infantry",
                              "deal / deal AH 2H;move r1 hexes=1" };
  static const Case refused = { "refused", "r1 infantry", "b1 infantry",
                                "deal / deal AH 2H;fire r1 target=b1 range=3" };
  static const Case crowd = { "crowd", "r1 infantry,c1..c40 commander", "b1 infantry", NULL };
  static MusterForecast forecast;
  const Case *const cases[] = { &moves, &refused };
  g_autoptr (GString) log = g_string_new (NULL);
  Case many = crowd;
  Trial trial;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      trial_init (&trial, cases[i]);
      g_assert_false (muster_ruleset_forecast (trial.setup, muster_battle_get_state (trial.battle),
                                               &trial.order, &forecast));
      g_assert_cmpuint (forecast.n_chances, ==, 0);
      trial_clear (&trial);
    }

  /* More dice than anybody throws. */
  for (guint i = 1; i <= 40; i++)
    g_string_append_printf (log, "attach c%u to=r1;", i);
  g_string_append (log, "deal / deal AH..JC;fire r1 target=b1 range=1");
  many.log = log->str;
  trial_init (&trial, &many);
  g_assert_false (muster_ruleset_forecast (trial.setup, muster_battle_get_state (trial.battle),
                                           &trial.order, &forecast));
  trial_clear (&trial);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  muster_test_add_all ("/hexcard/forecast/all rolls", SMALL, test_all_rolls);
  muster_test_add_all ("/hexcard/forecast/many rolls", LARGE, test_many_rolls);
  g_test_add_func ("/hexcard/forecast/where there is nothing to foresee", test_nothing_to_foresee);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
