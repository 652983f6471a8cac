/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/muster-json.h"
#include "core/rules/kings/muster-kings.h"
#include "muster-test-forecast.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <math.h>

/* Forecasts against the rules themselves: every order of the table is played with all dice that
 * there are, each result weighed with its chance, and large ones with many seeded dice. */

#define UNITS 2

typedef struct
{
  double total;
  double carried_out;
  double casualties[UNITS][32];
  double pinned[UNITS];
  double routed[UNITS];
  double destroyed[UNITS];
  double leader[UNITS];
  double win;
  double draw;
  double lose;
  double rallied;
  double jammed;
  double out_of_ammo;
} Tally;

typedef struct
{
  const char *name;
  const char *rules;  /* optional rules, as a list */
  const char *first;  /* members of the unit that acts */
  const char *second; /* members of the other */
  const char *log;    /* what happened before, each entry followed by a comma */
  const char *order;  /* the order and its parameters */
  const char *side;   /* members of the side that acts, each followed by a comma, or NULL */
} Case;

#define CHARGER "'type': 'tribal-infantry', 'models': 4, 'reserve': false"
#define SHOOTER "'type': 'irregular-infantry', 'models': 3, 'reserve': false"
#define FOE "'type': 'regular-infantry', 'models': 3"
#define ACT "'order': 'babbage-act', 'unit': 'u0', 'params': "
#define AUTOMATED "'automated': true,"

static const Case SMALL[] = {
  { "K-SOLO-03 a charger in contact", "", CHARGER, FOE, "",
    ACT "{'target': 'u1', 'can-contact': true}", AUTOMATED },
  { "K-SOLO-03 a charger whom a die brings there", "", CHARGER, FOE, "",
    ACT "{'target': 'u1', 'distance': 11, 'outnumbered': true}", AUTOMATED },
  { "K-SOLO-03 a shooter at long range", "", SHOOTER, FOE, "",
    ACT "{'target': 'u1', 'range': 'long', 'cover': 'soft', 'distance': 9}", AUTOMATED },
  { "K-SOLO-03 a shooter at short range", "", SHOOTER, FOE, "",
    ACT "{'target': 'u1', 'range': 'short', 'cover': 'none'}", AUTOMATED },
  { "K-PIN-03 a bag of nerves among the casualties", "", "'type': 'regular-infantry', 'models': 2",
    "'type': 'tribal-infantry', 'models': 3, 'leader': {'leadership': 5, 'trait': 'bag-of-nerves'}",
    "", "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "K-PIN-03 a bag of nerves who loses a fight", "",
    "'type': 'regular-infantry', 'models': 2, 'leader': {'leadership': 5, 'trait': 'bag-of-nerves'}",
    "'type': 'tribal-infantry', 'models': 3",
    "", "'order': 'attack', 'unit': 'u0', 'params': {'target': 'u1'}" },
  { "fire at short range", "", "'type': 'regular-infantry', 'models': 3",
    "'type': 'tribal-infantry', 'models': 4", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "fire that can destroy", "", "'type': 'regular-infantry', 'models': 3",
    "'type': 'tribal-infantry', 'models': 2", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "fire at long range in soft cover", "", "'type': 'regular-infantry', 'models': 3",
    "'type': 'irregular-infantry', 'models': 12", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'long', 'cover': 'soft'}" },
  { "a keen shot", "", "'type': 'regular-infantry', 'models': 3,"
    " 'leader': {'leadership': 6, 'trait': 'keen-shot'}",
    "'type': 'tribal-infantry', 'models': 4", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "fire with a test", "", "'type': 'tribal-infantry', 'models': 3,"
    " 'leader': {'leadership': 7, 'trait': 'bottle'}",
    "'type': 'irregular-infantry', 'models': 4", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a musketry buff", "", "'type': 'tribal-infantry', 'models': 2,"
    " 'leader': {'leadership': 7, 'trait': 'musketry-buff'}",
    "'type': 'irregular-infantry', 'models': 4", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a terrible planner", "", "'type': 'regular-infantry', 'models': 2,"
    " 'leader': {'leadership': 6, 'trait': 'terrible-planner'}",
    "'type': 'tribal-infantry', 'models': 3", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "officer snipers on an unlucky Leader", "'theatre-options'",
    "'type': 'regular-infantry', 'options': ['officer-snipers'], 'models': 2",
    "'type': 'tribal-infantry', 'models': 3, 'leader': {'leadership': 5, 'trait': 'unlucky'}", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a bulletproof bumbler", "", "'type': 'regular-infantry', 'models': 2",
    "'type': 'tribal-infantry', 'models': 3,"
    " 'leader': {'leadership': 9, 'trait': 'bulletproof-bumbler'}", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a bag of nerves", "", "'type': 'regular-infantry', 'models': 2",
    "'type': 'tribal-infantry', 'models': 2,"
    " 'leader': {'leadership': 7, 'trait': 'bag-of-nerves'}", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a bag of nerves with many markers", "", "'type': 'regular-infantry', 'models': 2",
    "'type': 'tribal-infantry', 'models': 4,"
    " 'leader': {'leadership': 5, 'trait': 'bag-of-nerves'}",
    "{'order': 'set', 'params': {'unit': 'u1', 'field': 'pinned', 'value': 4}},",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "fire that routs", "", "'type': 'regular-infantry', 'models': 3",
    "'type': 'tribal-infantry', 'models': 6",
    "{'order': 'set', 'params': {'unit': 'u1', 'field': 'pinned', 'value': 6}},",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a haka", "'theatre-options'", "'type': 'regular-infantry', 'models': 3",
    "'type': 'tribal-infantry', 'options': ['haka'], 'models': 6", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "heavy losses", "'heavy-losses'", "'type': 'regular-infantry', 'models': 3",
    "'type': 'tribal-infantry', 'models': 6", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a machine gun", "",
    "'type': 'crewed-weapon', 'options': ['machine-gun'], 'models': 1,"
    " 'leader': {'leadership': 6}",
    "'type': 'tribal-infantry', 'models': 5", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a machine gun with a keen shot", "",
    "'type': 'crewed-weapon', 'options': ['machine-gun'], 'models': 1,"
    " 'leader': {'leadership': 6, 'trait': 'keen-shot'}",
    "'type': 'tribal-infantry', 'models': 5", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a field gun on hard cover", "", "'type': 'crewed-weapon', 'models': 1",
    "'type': 'regular-infantry', 'models': 5", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'hard'}" },
  { "a skirmish through danger", "'dangerous-terrain'", "'type': 'irregular-infantry', 'models': 4",
    "'type': 'tribal-infantry', 'models': 4", "",
    "'order': 'skirmish', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short',"
    " 'cover': 'none', 'dangerous': true}" },
  { "a fight", "", "'type': 'tribal-infantry', 'models': 3",
    "'type': 'regular-infantry', 'models': 2", "",
    "'order': 'attack', 'unit': 'u0', 'params': {'target': 'u1'}" },
  { "a fight against a pinned unit behind a wall", "", "'type': 'tribal-infantry', 'models': 3",
    "'type': 'regular-infantry', 'models': 4",
    "{'order': 'set', 'params': {'unit': 'u1', 'field': 'pinned', 'value': 6}},",
    "'order': 'attack', 'unit': 'u0', 'params': {'target': 'u1', 'defence': 'obstacle'}" },
  { "lancers and a weakling", "",
    "'type': 'regular-cavalry', 'options': ['lancers'], 'models': 2,"
    " 'leader': {'leadership': 6, 'trait': 'weakling'}",
    "'type': 'tribal-cavalry', 'models': 2", "",
    "'order': 'attack', 'unit': 'u0', 'params': {'target': 'u1'}" },
  { "kilts win a draw", "'theatre-options'",
    "'type': 'regular-infantry', 'options': ['terror-kilts'], 'models': 2",
    "'type': 'irregular-infantry', 'models': 2", "",
    "'order': 'attack', 'unit': 'u0', 'params': {'target': 'u1'}" },
  { "a fine swordsman through danger", "'dangerous-terrain'",
    "'type': 'tribal-infantry', 'models': 1, 'leader': {'leadership': 6, 'trait': 'fine-swordsman'}",
    "'type': 'irregular-cavalry', 'models': 2", "",
    "'order': 'attack', 'unit': 'u0', 'params': {'target': 'u1', 'dangerous': true}" },
  { "at the double into contact", "", "'type': 'tribal-infantry', 'models': 2",
    "'type': 'irregular-infantry', 'models': 2", "",
    "'order': 'at-the-double', 'unit': 'u0', 'params': {'target': 'u1', 'distance': 12}" },
  { "at the double, and sporty", "",
    "'type': 'tribal-infantry', 'models': 1, 'leader': {'leadership': 6, 'trait': 'jolly-sporty'}",
    "'type': 'irregular-infantry', 'models': 1", "",
    "'order': 'at-the-double', 'unit': 'u0', 'params': {'target': 'u1', 'distance': 13}" },
  { "a rally", "", "'type': 'regular-infantry', 'models': 12",
    "'type': 'tribal-infantry', 'models': 16",
    "{'order': 'set', 'params': {'unit': 'u0', 'field': 'pinned', 'value': 2}},",
    "'order': 'rally', 'unit': 'u0'" },
  { "an inspirational rally", "'heavy-losses'",
    "'type': 'regular-infantry', 'models': 12,"
    " 'leader': {'leadership': 7, 'trait': 'inspirational'}",
    "'type': 'tribal-infantry', 'models': 16",
    "{'order': 'set', 'params': {'unit': 'u0', 'field': 'pinned', 'value': 3}},"
    "{'order': 'set', 'params': {'unit': 'u0', 'field': 'strength', 'value': 3}},",
    "'order': 'rally', 'unit': 'u0'" },
  { "a rally with a bottle", "",
    "'type': 'tribal-infantry', 'models': 16, 'leader': {'leadership': 7, 'trait': 'bottle'}",
    "'type': 'tribal-infantry', 'models': 16",
    "{'order': 'set', 'params': {'unit': 'u0', 'field': 'pinned', 'value': 4}},",
    "'order': 'rally', 'unit': 'u0'" },
  { "a rally with a bottle in the heat", "'climate'",
    "'type': 'regular-infantry', 'models': 12, 'climate': 'leadership',"
    " 'leader': {'leadership': 7, 'trait': 'bottle'}",
    "'type': 'tribal-infantry', 'models': 16",
    "{'order': 'set', 'params': {'unit': 'u0', 'field': 'pinned', 'value': 2}},",
    "'order': 'rally', 'unit': 'u0'" },
  { "a brave rally", "",
    "'type': 'tribal-infantry', 'models': 16, 'leader': {'leadership': 7, 'trait': 'brave'}",
    "'type': 'tribal-infantry', 'models': 16",
    "{'order': 'set', 'params': {'unit': 'u0', 'field': 'pinned', 'value': 4}},",
    "'order': 'rally', 'unit': 'u0'" },
};

static const Case LARGE[] = {
  { "twelve rifles", "", "'type': 'regular-infantry'", "'type': 'tribal-infantry'", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'short', 'cover': 'none'}" },
  { "a full machine gun", "",
    "'type': 'crewed-weapon', 'options': ['machine-gun'],"
    " 'leader': {'leadership': 6, 'trait': 'keen-shot'}", "'type': 'tribal-infantry'", "",
    "'order': 'fire', 'unit': 'u0', 'params': {'target': 'u1', 'range': 'long', 'cover': 'none'}" },
  { "a great fight", "'dangerous-terrain', 'heavy-losses'", "'type': 'tribal-infantry'",
    "'type': 'regular-infantry', 'leader': {'leadership': 6, 'trait': 'bag-of-nerves'}", "",
    "'order': 'attack', 'unit': 'u0', 'params': {'target': 'u1', 'dangerous': true}" },
  { "a charge at the double", "", "'type': 'tribal-cavalry'", "'type': 'irregular-infantry'", "",
    "'order': 'at-the-double', 'unit': 'u0', 'params': {'target': 'u1', 'distance': 15,"
    " 'defence': 'uphill'}" },
};

typedef struct
{
  MusterBattle *battle;
  MusterSetup *setup;
  MusterOrder order;
  Tally tally;
} Trial;

static MusterLibrary *library;

static void
trial_init (Trial      *trial,
            const Case *of)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *log = g_strdup (of->log);
  g_autofree char *text = NULL;

  if (g_str_has_suffix (log, ","))
    log[strlen (log) - 1] = '\0';
  text = g_strdup_printf (
    "{'format': 'muster-battle', 'version': 1, 'ruleset': 'kings', 'optional_rules': [%s],"
    " 'sides': [{'id': 'red', %s 'units': [{'id': 'u0', %s}, {'id': 'x0', 'type': 'regular-infantry'}]},"
    "           {'id': 'blue', 'units': [{'id': 'u1', %s}, {'id': 'x1', 'type': 'regular-infantry'}]}],"
    " 'log': [%s]}", of->rules,
    of->side != NULL ? of->side : "", of->first, of->second, log);
  g_strdelimit (text, "'", '"');

  trial->battle = muster_battle_file_read (library, text, strlen (text), of->name, &error);
  g_assert_no_error (error);
  trial->setup = muster_battle_get_setup (trial->battle);
  memset (&trial->tally, 0, sizeof trial->tally);
}

static void
trial_read_order (Trial      *trial,
                  const Case *of)
{
  g_autofree char *text = g_strdup_printf ("{%s}", of->order);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;

  g_strdelimit (text, "'", '"');
  node = muster_json_parse (text, strlen (text), of->name, &error);
  g_assert_no_error (error);
  muster_test_read_order (trial->battle, node, of->name, &trial->order);
}

static void
trial_clear (Trial *trial)
{
  muster_order_clear (&trial->order);
  g_clear_object (&trial->battle);
}

static int
find_marker (const char *id)
{
  for (int i = 0; muster_kings_rules.markers[i].id != NULL; i++)
    if (g_str_equal (muster_kings_rules.markers[i].id, id))
      return i;
  g_assert_not_reached ();
}

static gboolean
has_fate (const MusterUnitState *unit,
          const char            *id)
{
  return g_str_equal (muster_kings_rules.fates[unit->fate].id, id);
}

static void
count_unit (Trial               *trial,
            int                  index,
            const MusterOutcome *outcome,
            double               weight)
{
  const MusterState *before = muster_battle_get_state (trial->battle);
  int unit = muster_state_find_unit (before, index == 0 ? "u0" : "u1");
  const MusterUnitState *then = &before->units[unit];
  const MusterUnitState *now = &outcome->state.units[unit];
  int pinned = find_marker ("pinned");
  int lost = MIN (then->strength - now->strength, 31);
  Tally *tally = &trial->tally;

  tally->casualties[index][MAX (lost, 0)] += weight;
  tally->routed[index] += has_fate (now, "routed") ? weight : 0.0;
  tally->destroyed[index] += has_fate (now, "destroyed") ? weight : 0.0;
  tally->leader[index] += then->leader != now->leader ? weight : 0.0;
  if (now->fate != MUSTER_FATE_IN_PLAY)
    return;
  if (g_str_equal (trial->order.spec->id, "rally"))
    {
      tally->pinned[index] += now->markers[pinned] > 0 ? weight : 0.0;
      tally->rallied += index == 0 && now->markers[pinned] == 0 ? weight : 0.0;
    }
  else
    tally->pinned[index] += now->markers[pinned] > then->markers[pinned] ? weight : 0.0;
  tally->jammed += index == 0 && now->markers[find_marker ("jammed")] ? weight : 0.0;
  tally->out_of_ammo += index == 0 && now->markers[find_marker ("out-of-ammo")] ? weight : 0.0;
}

static void
count (gpointer             data,
       const MusterOutcome *outcome,
       double               weight)
{
  Trial *trial = data;
  gboolean is_rally = g_str_equal (trial->order.spec->id, "rally");

  trial->tally.total += weight;
  if (!is_rally && !outcome->passed)
    return;
  trial->tally.carried_out += weight;
  count_unit (trial, 0, outcome, weight);
  count_unit (trial, 1, outcome, weight);
  for (guint i = 0; i < outcome->steps->len; i++)
    {
      const MusterLine *line = &g_array_index (outcome->steps, MusterLine, i);

      if (g_strcmp0 (line->phrase->rule, "K-MELEE-06") != 0)
        continue;
      if (g_str_has_prefix (line->phrase->text, "A drawn"))
        trial->tally.draw += weight;
      else if (line->args[0] == trial->order.unit)
        trial->tally.lose += weight;
      else
        trial->tally.win += weight;
    }
}

static void play_all (Trial *trial, MusterTape *tape, double weight);

/* Two dice of which only the sum is looked at. */
static void
play_sums (Trial               *trial,
           MusterTape          *tape,
           const MusterRequest *request,
           double               weight)
{
  guint length = muster_tape_get_length (tape);

  for (int sum = 2; sum <= 12; sum++)
    {
      guint8 faces[2] = { (guint8) MIN (sum - 1, 6), 0 };

      faces[1] = (guint8) (sum - faces[0]);
      muster_tape_add (tape, request->purpose, FALSE, MUSTER_ROLL_TYPED, faces, 2);
      play_all (trial, tape, weight * (6 - ABS (sum - 7)) / 36.0);
      muster_tape_truncate (tape, length);
    }
}

static void
play_single (Trial               *trial,
             MusterTape          *tape,
             const MusterRequest *request,
             double               weight)
{
  guint length = muster_tape_get_length (tape);

  for (guint8 face = 1; face <= 6; face++)
    {
      muster_tape_add (tape, request->purpose, FALSE, MUSTER_ROLL_TYPED, &face, 1);
      play_all (trial, tape, weight / 6.0);
      muster_tape_truncate (tape, length);
    }
}

/* Dice that are counted: ones, other misses and hits, in any order that the rules cannot tell. */
static void
play_counts (Trial               *trial,
             MusterTape          *tape,
             const MusterRequest *request,
             double               weight)
{
  guint length = muster_tape_get_length (tape);
  double miss = (request->target - 2) / 6.0;
  double hit = (7 - request->target) / 6.0;

  for (guint ones = 0; ones <= request->n; ones++)
    for (guint hits = 0; hits + ones <= request->n; hits++)
      {
        guint misses = request->n - ones - hits;
        guint8 faces[32];
        double ways = tgamma (request->n + 1.0) /
                      (tgamma (ones + 1.0) * tgamma (hits + 1.0) * tgamma (misses + 1.0));
        double chance = ways * pow (1 / 6.0, ones) * pow (hit, hits) * pow (miss, misses);

        if (chance <= 0.0)
          continue;
        for (guint i = 0; i < request->n; i++)
          faces[i] = (guint8) (i < ones ? 1 : i < ones + hits ? 6 : request->target - 1);
        muster_tape_add (tape, request->purpose, FALSE, MUSTER_ROLL_TYPED, faces, request->n);
        play_all (trial, tape, weight * chance);
        muster_tape_truncate (tape, length);
      }
}

/* All dice that the order may ask for, one request after another. */
static void
play_all (Trial      *trial,
          MusterTape *tape,
          double      weight)
{
  g_auto (MusterOutcome) outcome = { 0 };

  muster_outcome_init (&outcome);
  muster_battle_try (trial->battle, &trial->order, tape, &outcome);
  if (outcome.kind == MUSTER_OUTCOME_DONE)
    {
      count (trial, &outcome, weight);
      return;
    }

  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_NEEDS);
  if (outcome.request.n == 1)
    play_single (trial, tape, &outcome.request, weight);
  else if (outcome.request.target == 0)
    play_sums (trial, tape, &outcome.request, weight);
  else
    play_counts (trial, tape, &outcome.request, weight);
}

static void
compare_all (Trial  *trial,
             double  tolerance)
{
  static MusterForecast forecast;
  const MusterState *state = muster_battle_get_state (trial->battle);
  const Tally *tally = &trial->tally;
  double share = tally->carried_out;
  int u0 = muster_state_find_unit (state, "u0");
  int u1 = muster_state_find_unit (state, "u1");
  const struct
  {
    const char *id;
    int unit;
    double value;
  } chances[] = {
    { "pinned", u0, tally->pinned[0] }, { "pinned", u1, tally->pinned[1] },
    { "routed", u0, tally->routed[0] }, { "routed", u1, tally->routed[1] },
    { "destroyed", u0, tally->destroyed[0] }, { "destroyed", u1, tally->destroyed[1] },
    { "leader-lost", u0, tally->leader[0] }, { "leader-lost", u1, tally->leader[1] },
    { "win", u0, tally->win }, { "draw", u0, tally->draw }, { "lose", u0, tally->lose },
    { "rallied", u0, tally->rallied }, { "jammed", u0, tally->jammed },
    { "out-of-ammo", u0, tally->out_of_ammo },
  };

  g_assert_true (muster_ruleset_forecast (trial->setup, state, &trial->order, &forecast));
  muster_test_compare_chance ("all chances", -1, tally->total, 1.0, 1e-9);
  muster_test_compare_chance ("carried out", -1, share / tally->total, forecast.chance, tolerance);
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    muster_test_compare_chance (
      chances[i].id, chances[i].unit, chances[i].value / share,
      muster_test_get_chance (&forecast, chances[i].id, chances[i].unit), tolerance);
  for (guint i = 0; i < forecast.n_spreads; i++)
    for (guint k = 0; k <= forecast.spreads[i].highest; k++)
      muster_test_compare_chance (
        "casualties", forecast.spreads[i].unit,
        tally->casualties[forecast.spreads[i].unit == u0 ? 0 : 1][k] / share,
        forecast.spreads[i].odds[k], tolerance);
}

static void
test_all_dice (gconstpointer data)
{
  g_auto (MusterTape) tape = { 0 };
  Trial trial;

  trial_init (&trial, data);
  trial_read_order (&trial, data);
  muster_tape_init (&tape);
  play_all (&trial, &tape, 1.0);
  compare_all (&trial, 1e-9);
  trial_clear (&trial);
}

static void
test_many_dice (gconstpointer data)
{
  guint n = muster_test_rounds (40000, 2000000);
  Trial trial;

  trial_init (&trial, data);
  trial_read_order (&trial, data);
  muster_test_play_many (trial.battle, &trial.order, 1879, n, count, &trial);
  compare_all (&trial, muster_test_get_tolerance (n));
  trial_clear (&trial);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  muster_test_add_all ("/kings/forecast/all dice", SMALL, test_all_dice);
  muster_test_add_all ("/kings/forecast/many dice", LARGE, test_many_dice);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
