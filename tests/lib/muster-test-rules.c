/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-rules.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"

#define N_(text) text

enum { ROLL_HIT, ROLL_NERVE, ROLL_CARD };
enum { MARKER_WORN, MARKER_TIRED };
enum { FATE_IN_PLAY, FATE_DESTROYED };
enum { SLOT_CARDS };
enum { FIELD_TARGET, FIELD_BONUS, FIELD_COVER, FIELD_HARD };

static const MusterChoice COVER[] = { { "none", N_("None") }, { "wall", N_("Wall") }, { NULL } };
static const MusterChoice TOWER[] = { { "tower", N_("The tower") }, { NULL } };
static const MusterChoice SETTABLE[] = { { "strength", N_("Strength") },
                                         { "worn", N_("Worn") },
                                         { NULL } };

static const MusterField STRIKE[] = {
  { "target", N_("Target"), MUSTER_FIELD_UNIT, MUSTER_FIELD_REQUIRED | MUSTER_FIELD_ENEMY, TOWER },
  { "bonus", N_("Bonus"), MUSTER_FIELD_NUMBER, 0, NULL, 0, 3, 0 },
  { "cover", N_("Cover"), MUSTER_FIELD_CHOICE, 0, COVER },
  { "hard", N_("Hard"), MUSTER_FIELD_SWITCH },
  { NULL },
};
static const MusterField CARDS[] = {
  { "count", N_("Cards"), MUSTER_FIELD_NUMBER, MUSTER_FIELD_REQUIRED, NULL, 1, 60, 1 },
  { NULL },
};
static const MusterField SPLIT[] = {
  { "part", N_("New unit"), MUSTER_FIELD_ID, MUSTER_FIELD_REQUIRED },
  { NULL },
};
static const MusterField SHELL[] = {
  { "units", N_("Units"), MUSTER_FIELD_UNITS, MUSTER_FIELD_REQUIRED },
  { NULL },
};
static const MusterField SET[] = {
  { "unit", N_("Unit"), MUSTER_FIELD_UNIT, MUSTER_FIELD_REQUIRED },
  { "field", N_("What"), MUSTER_FIELD_CHOICE, MUSTER_FIELD_REQUIRED, SETTABLE },
  { "value", N_("Value"), MUSTER_FIELD_ANY, MUSTER_FIELD_REQUIRED },
  { NULL },
};
static const MusterField AWARD[] = {
  { "side", N_("Side"), MUSTER_FIELD_SIDE },
  { "player", N_("Player"), MUSTER_FIELD_PLAYER },
  { "objective", N_("Objective"), MUSTER_FIELD_TEXT, MUSTER_FIELD_REQUIRED },
  { "count", N_("Count"), MUSTER_FIELD_NUMBER, MUSTER_FIELD_REQUIRED, NULL, -99, 99, 1 },
  { NULL },
};
static const MusterField NOTE[] = {
  { "text", N_("Text"), MUSTER_FIELD_TEXT, MUSTER_FIELD_REQUIRED },
  { NULL },
};

static const MusterOrderSpec ORDERS[] = {
  { "strike", N_("Strike"), 's', MUSTER_ORDER_OF_UNIT, STRIKE },
  { "turn-cards", N_("Turn cards"), 'c', 0, CARDS },
  { "split", N_("Split"), 'p', MUSTER_ORDER_OF_UNIT, SPLIT },
  { "shell", N_("Shell"), 'h', MUSTER_ORDER_OF_UNIT, SHELL },
  { "end-turn", N_("End turn"), 'e', 0, NULL },
  { "set", N_("Correct"), 0, MUSTER_ORDER_COMMON | MUSTER_ORDER_AFTER_END, SET },
  { "award", N_("Award"), 0, MUSTER_ORDER_COMMON, AWARD },
  { "note", N_("Note"), 0, MUSTER_ORDER_COMMON | MUSTER_ORDER_AFTER_END, NOTE },
  { "end-battle", N_("End battle"), 0, MUSTER_ORDER_COMMON, NULL },
  { NULL },
};

static const MusterPurpose PURPOSES[] = { { "hit", N_("to hit"), 6,
                                            { "T-5", N_("each {a0} hits[, {+1} for luck]") } },
                                          { "nerve", N_("to stand"), 6,
                                            { "T-7", N_("3 or more") } },
                                          { "card", N_("what turns up"), 0,
                                            { "T-6", N_("nothing depends on them") } },
                                          { NULL } };
static const MusterMarker MARKERS[] = { { "worn", N_("Worn"), 0, 9 },
                                        { "tired", N_("Tired"), 0, 1 },
                                        { NULL } };
static const MusterChoice FATES[] = { { "in-play", N_("in play") },
                                      { "destroyed", N_("destroyed") },
                                      { NULL } };
static const MusterChoice LEADERS[] = { { "none", "" },
                                        { "in-command", N_("in command") },
                                        { "casualty", N_("fallen") },
                                        { NULL } };
static const MusterField SETTINGS[] = {
  { "limit", N_("Turns"), MUSTER_FIELD_NUMBER, 0, NULL, 1, 99, 9 },
  { "proud", N_("Proud sides"), MUSTER_FIELD_SIDES },
  { "worths", N_("Worth of awards"), MUSTER_FIELD_POINTS, 0, NULL, 0, 99 },
  { NULL },
};
static const MusterField SETUP_MEMBERS[] = {
  { "weather", N_("Weather"), MUSTER_FIELD_TEXT },
  { NULL },
};
static const MusterField SIDE_MEMBERS[] = {
  { "automated", N_("Automated"), MUSTER_FIELD_SWITCH },
  { NULL },
};
static const MusterField UNIT_MEMBERS[] = {
  { "hidden", N_("Hidden"), MUSTER_FIELD_SWITCH },
  { NULL },
};
static const char *const NO_WORDS[] = { NULL };
static const char *const LAST_OBJECTS[] = { "casualties", NULL };

static const MusterPhrase NOT_ACTIVE = { "T-1", N_("{u0} is not of the side to act") };
static const MusterPhrase ACTED = { "T-2", N_("{u0} has acted") };
static const MusterPhrase GONE = { "T-8", N_("{u0} is out of play") };
static const MusterPhrase NO_TARGET = { "T-3", N_("{u0} is no enemy in play") };
static const MusterPhrase TAKEN = { "T-4", N_("the id “{t0}” is taken") };
static const MusterPhrase HITS = { "T-5", N_("{u0} on {u1}, {d2}: {3} of {4} hit ({+5})") };
static const MusterPhrase CARDS_TURNED = { "T-6", N_("{d0}: the last was {k1}") };
static const MusterPhrase FALL_BACK = { "T-7", N_("{u0} falls back {1}\"") };
static const MusterPhrase NOTED = { NULL, N_("noted: {t0}") };
static const MusterPhrase AWARDED = { NULL, N_("{s0} ({p1}): {o2} {+3}") };
static const MusterPhrase MARKED = { NULL, N_("{u0}: {m1}, {f2}") };

static gboolean
refuse (MusterRefusal      *why,
        const MusterPhrase *phrase,
        int                 unit)
{
  *why = (MusterRefusal) { .phrase = phrase, .args = { unit } };
  return FALSE;
}

static gboolean
compile (MusterSetup  *setup,
         GError      **error)
{
  MusterTrackerDef tracker = { "cards", N_("Cards turned"), SLOT_CARDS, 99 };

  for (guint i = 0; i < setup->units->len; i++)
    if (((MusterUnitDef *) g_ptr_array_index (setup->units, i))->leader.leadership > 10)
      return muster_setup_refuse_unit (setup, i, "leader", error, "no leader is that bad");
  g_array_append_val (setup->trackers, tracker);
  return TRUE;
}

static void
begin (const MusterSetup *setup,
       MusterState       *state)
{
  state->active_side = 0;
  muster_deck_init (&state->deck, 1, FALSE);
  for (guint i = 0; i < state->n_units; i++)
    state->units[i].leader = state->units[i].def->leader.present ? 1 : 0;
}

static gboolean
judge (const MusterSetup *setup,
       const MusterState *state,
       const MusterOrder *order,
       MusterJudgeScope   scope,
       MusterRefusal     *why)
{
  int target;

  if (order->unit >= 0 && state->units[order->unit].def->side != state->active_side)
    return refuse (why, &NOT_ACTIVE, order->unit);
  if (order->unit >= 0 && !muster_state_is_in_play (state, order->unit))
    return refuse (why, &GONE, order->unit);
  if (order->unit >= 0 && state->units[order->unit].acted)
    return refuse (why, &ACTED, order->unit);
  if (scope == MUSTER_JUDGE_UNIT)
    return TRUE;

  if (order->verb == MUSTER_TEST_STRIKE)
    {
      target = muster_order_get (order, FIELD_TARGET);
      if (target >= 0 && (!muster_state_is_in_play (state, target) ||
                          state->units[target].def->side == state->active_side))
        return refuse (why, &NO_TARGET, target);
    }
  if (order->verb == MUSTER_TEST_SPLIT &&
      muster_state_find_unit (state, muster_order_get_text (order, 0)) >= 0)
    return refuse (why, &TAKEN, 0);
  return TRUE;
}

static void
score (MusterResolution *r,
       int               side)
{
  r->state->objectives[side][muster_setup_find_objective (r->setup, "enemy-unit")]++;
}

static void
play_strike (MusterResolution *r)
{
  int unit = r->order->unit;
  int target = muster_order_get (r->order, FIELD_TARGET);
  guint needs = 4 - (guint) muster_order_get (r->order, FIELD_BONUS);
  guint n = (guint) r->state->units[unit].strength;
  const guint8 *dice;
  MusterUnitState *enemy = &r->state->units[MAX (target, 0)];
  int hits = 0;

  muster_need (r, NULL, (int) needs, muster_order_get (r->order, FIELD_BONUS));
  dice = muster_resolution_roll (r, ROLL_HIT, unit, n, needs);
  if (dice == NULL)
    return;
  for (guint i = 0; i < n; i++)
    hits += dice[i] >= needs;
  r->outcome->hits = hits;
  r->state->units[unit].acted = TRUE;
  muster_step (r, &HITS, unit, target, (int) muster_resolution_last_roll (r), hits, (int) n, hits);
  if (target < 0 || hits == 0)
    return;

  hits = MIN (hits, enemy->strength);
  enemy->strength = (gint16) (enemy->strength - hits);
  muster_resolution_count (r, "casualties", target, hits);
  if (enemy->strength == 0)
    {
      enemy->fate = FATE_DESTROYED;
      score (r, r->state->units[unit].def->side);
      return;
    }
  dice = muster_resolution_roll (r, ROLL_NERVE, target, 1, 3);
  if (dice == NULL || dice[0] >= 3)
    return;
  r->outcome->passed = FALSE;
  enemy->markers[MARKER_WORN]++;
  muster_prompt (r, &FALL_BACK, target, 4);
  muster_fact (r, .member = "retreat", .unit = (gint16) target, .number = 4);
}

static void
play_cards (MusterResolution *r)
{
  guint n = (guint) muster_order_get (r->order, 0);
  const guint8 *cards = muster_resolution_draw (r, ROLL_CARD, -1, n);

  for (guint i = 0; cards != NULL && i < n; i++)
    {
      if (r->state->deck.n_left == 0)
        muster_deck_recycle (&r->state->deck);
      if (!muster_deck_draw (&r->state->deck, cards[i]))
        {
          muster_resolution_refuse_card (r, cards[i]);
          return;
        }
      muster_deck_discard (&r->state->deck, cards[i]);
    }
  if (cards == NULL)
    return;
  r->state->own[SLOT_CARDS] += (int) n;
  muster_step (r, &CARDS_TURNED, (int) muster_resolution_last_roll (r), cards[n - 1]);
  muster_fact (r, .member = "colour", .unit = -1,
               .word = muster_card_is_red (cards[n - 1]) ? "red" : "black");
  muster_fact (r, .member = "totals", .key = "turned", .unit = -1, .number = (int) n);
}

static void
play_award (MusterResolution *r)
{
  int objective = muster_setup_name_objective (r->setup, muster_order_get_text (r->order, 2), 1);
  int player = muster_order_get (r->order, 1);
  int side = player >= 0 ? r->setup->players[player].side : muster_order_get (r->order, 0);
  int count = muster_order_get (r->order, 3);

  r->state->known |= 1u << objective;
  r->state->objectives[side][objective] = (gint16) (r->state->objectives[side][objective] + count);
  if (player >= 0)
    r->state->player_objectives[player][objective] =
      (gint16) (r->state->player_objectives[player][objective] + count);
  muster_step (r, &AWARDED, side, player, objective, count);
}

static void
play_set (MusterResolution *r)
{
  MusterUnitState *unit = &r->state->units[muster_order_get (r->order, 0)];

  if (muster_order_get (r->order, 1) == 0)
    unit->strength = (gint16) MAX (muster_order_get (r->order, 2), 1);
  else
    unit->markers[MARKER_WORN] = (gint16) muster_order_get (r->order, 2);
  muster_step (r, &MARKED, muster_order_get (r->order, 0), MARKER_WORN, unit->fate);
}

static void
play_split (MusterResolution *r)
{
  const MusterUnitDef *part =
    muster_setup_make_part (r->setup, r->state->units[r->order->unit].def,
                            muster_order_get_text (r->order, 0), "Part");

  muster_state_add_unit (r->state, part);
}

static void
play_shell (MusterResolution *r)
{
  for (int i = 0; i < r->order->values[0].number; i++)
    r->state->units[muster_value_get_list (&r->order->values[0])[i]].markers[MARKER_WORN]++;
}

static void
play_end_turn (MusterResolution *r)
{
  for (guint i = 0; i < r->state->n_units; i++)
    r->state->units[i].acted = FALSE;
  r->state->active_side = (gint8) (1 - r->state->active_side);
  if (r->state->active_side == 0)
    r->state->turn++;
}

static void
play_note (MusterResolution *r)
{
  muster_step (r, &NOTED, 0);
}

static void
play_end_battle (MusterResolution *r)
{
  r->state->over = TRUE;
  r->state->winner = MUSTER_WINNER_DRAW;
}

#define HANDLER(function) (&(const MusterOrderHandler) { .play = (function) })

static const MusterOrderHandler *const HANDLERS[] = {
  [MUSTER_TEST_STRIKE] = HANDLER (play_strike),
  [MUSTER_TEST_TURN_CARDS] = HANDLER (play_cards),
  [MUSTER_TEST_SPLIT] = HANDLER (play_split),
  [MUSTER_TEST_SHELL] = HANDLER (play_shell),
  [MUSTER_TEST_END_TURN] = HANDLER (play_end_turn),
  [MUSTER_TEST_SET] = HANDLER (play_set),
  [MUSTER_TEST_AWARD] = HANDLER (play_award),
  [MUSTER_TEST_NOTE] = HANDLER (play_note),
  [MUSTER_TEST_END_BATTLE] = HANDLER (play_end_battle),
};

static gboolean
may_reroll (const MusterSetup *setup,
            const MusterState *state,
            int                unit,
            MusterRefusal     *why)
{
  return state->units[unit].own[0] == 0 || refuse (why, &ACTED, unit);
}

static void
note_reroll (MusterResolution *r,
             int               unit)
{
  r->state->units[unit].own[0] = 1;
}

static gboolean
is_free (const MusterSetup *setup,
         const MusterState *state,
         const MusterOrder *order,
         double            *chance)
{
  *chance = order->verb == MUSTER_TEST_STRIKE ? 0.5 : 1.0;
  return order->verb != MUSTER_TEST_STRIKE;
}

static void
get_draw_deck (const MusterSetup *setup,
               const MusterState *state,
               guint              n_cards,
               MusterDeck        *deck)
{
  *deck = state->deck;
}

static int
get_leadership (const MusterSetup *setup,
                const MusterState *state,
                int                unit)
{
  return state->units[unit].leader == 1 ? state->units[unit].leadership : 8;
}

static int
get_score (const MusterSetup *setup,
           const MusterState *state,
           int                side)
{
  int total = 0;

  for (guint i = 0; i < setup->objectives->len; i++)
    total += ((MusterObjectiveDef *) g_ptr_array_index (setup->objectives, i))->worth[side] *
             state->objectives[side][i];
  return total;
}

const MusterRules muster_test_rules = {
  .id = "test",
  .name = N_("Test rules"),
  .min_sides = 2,
  .max_sides = 2,
  .orders = ORDERS,
  .handlers = HANDLERS,
  .purposes = PURPOSES,
  .markers = MARKERS,
  .fates = FATES,
  .leader_statuses = LEADERS,
  .default_scenario = "field",
  .leadership_text = N_("Ld {0}+"),
  .settings = SETTINGS,
  .setup_members = SETUP_MEMBERS,
  .side_members = SIDE_MEMBERS,
  .unit_members = UNIT_MEMBERS,
  .rule_words = NO_WORDS,
  .last_objects = LAST_OBJECTS,
  .compile = compile,
  .begin = begin,
  .judge = judge,
  .may_reroll = may_reroll,
  .note_reroll = note_reroll,
  .is_free = is_free,
  .get_draw_deck = get_draw_deck,
  .get_leadership = get_leadership,
  .get_score = get_score,
};

static const char CATALOG[] =
  "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"test\","
  " \"optional_rules\": [{\"id\": \"fog\", \"name\": \"Fog\"},"
  "   {\"id\": \"night\", \"name\": \"Night\", \"needs\": \"fog\"}],"
  " \"types\": [{\"id\": \"foot\", \"name\": \"Foot\", \"kind\": \"regular\", \"arm\": \"infantry\","
  "   \"models\": 4, \"min_models\": 1, \"max_models\": 20, \"points\": 3}],"
  " \"options\": [{\"id\": \"old\", \"name\": \"Old\", \"group\": \"age\","
  "   \"for\": [{\"types\": [\"foot\"], \"cost\": 1, \"default\": true}]},"
  "  {\"id\": \"young\", \"name\": \"Young\", \"group\": \"age\","
  "   \"for\": [{\"types\": [\"foot\"], \"cost\": 1}]},"
  "  {\"id\": \"dim\", \"name\": \"Dim\", \"needs\": \"fog\","
  "   \"for\": [{\"types\": [\"foot\"], \"cost\": 0}]}],"
  " \"traits\": [{\"id\": \"calm\", \"name\": \"Calm\"}],"
  " \"scenarios\": [{\"id\": \"field\", \"name\": \"Field\", \"points\": [24, 24],"
  "   \"settings\": [\"limit\", \"proud\", \"worths\"],"
  "   \"objectives\": [{\"id\": \"enemy-unit\", \"name\": \"Enemy units\", \"for\": \"both\","
  "                     \"worth\": 2, \"automatic\": true}]},"
  "  {\"id\": \"bare\", \"name\": \"Bare\", \"points\": [24, 24]}]}";

MusterLibrary *
muster_test_rules_new_library (void)
{
  static const MusterRules *const none[] = { NULL };
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_new_for_rules (none, &error);

  muster_library_add_ruleset (library, &muster_test_rules, "test.json", CATALOG, strlen (CATALOG),
                              &error);
  g_assert_no_error (error);
  return library;
}

char *
muster_test_rules_dup_file (const char *log)
{
  return g_strdup_printf (
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"test\", \"title\": \"Trial\","
    " \"sides\": ["
    "  {\"id\": \"red\", \"name\": \"Column\", \"players\": [{\"id\": \"p1\", \"name\": \"Ann\"}],"
    "   \"units\": [{\"id\": \"r1\", \"name\": \"1st\", \"type\": \"foot\", \"player\": \"p1\","
    "                \"leader\": {\"name\": \"Hill\", \"leadership\": 6, \"trait\": \"calm\"}},"
    "               {\"id\": \"r2\", \"name\": \"2nd\", \"type\": \"foot\"}]},"
    "  {\"id\": \"blue\", \"name\": \"Host\", \"players\": [],"
    "   \"units\": [{\"id\": \"b1\", \"name\": \"Spears\", \"type\": \"foot\"},"
    "               {\"id\": \"b2\", \"name\": \"Bows\", \"type\": \"foot\"}]}],"
    " \"log\": [%s]}", log);
}

MusterBattle *
muster_test_rules_new_battle (const char *log)
{
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  g_autofree char *text = muster_test_rules_dup_file (log);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle =
    muster_battle_file_read (library, text, strlen (text), "trial.json", &error);

  g_assert_no_error (error);
  return battle;
}

gboolean
muster_test_rules_strike (MusterBattle  *battle,
                          int            unit,
                          int            target,
                          const char    *hits,
                          int            nerve,
                          GError       **error)
{
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  guint8 faces[32];
  guint8 nerve_face = (guint8) nerve;
  guint n = (guint) strlen (hits);

  for (guint i = 0; i < n; i++)
    faces[i] = (guint8) (hits[i] - '0');
  muster_tape_init (&tape);
  muster_tape_add (&tape, ROLL_HIT, FALSE, MUSTER_ROLL_TYPED, faces, n);
  if (nerve > 0)
    muster_tape_add (&tape, ROLL_NERVE, FALSE, MUSTER_ROLL_TYPED, &nerve_face, 1);

  muster_order_init (&order, ORDERS, MUSTER_TEST_STRIKE, unit);
  muster_order_set (&order, FIELD_TARGET, target);
  return muster_battle_record (battle, &order, &tape, error);
}
