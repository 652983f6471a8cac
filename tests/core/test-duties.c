/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* What the players are reminded of, most pressing first: when, order and unit of each. */

#define BABBAGE "side blue automated=true\nr1 regular-infantry\nr2 regular-infantry\n"

static const MusterKingsCase cases[] = {
  { "units without an order", "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry",
    "stand-to r1", "may:-:r2" },
  { "K-TURN-02 pinned units", "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry",
    "set unit=r2 field=pinned value=1", "turn:rally:r2 may:-:r1" },
  { "K-SOLO-02 natives may appear", BABBAGE "b1 tribal-infantry", "move r1 | action 6 6",
    "now:babbage-appear:r1 may:-:r2" },
  { "K-SOLO-03 natives act", BABBAGE "b1 tribal-infantry reserve=false", "end-turn",
    "may:babbage-act:b1" },
  { "K-SOLO-04 natives may return",
    BABBAGE "b1 tribal-infantry reserve=false\nb2 tribal-infantry reserve=false",
    "remove unit=b1 fate=routed", "now:babbage-return:b1 may:-:r1 may:-:r2" },
  { "K-SCN-04 reserves", "r1 regular-infantry\nr2 regular-infantry reserve=true\nb1 tribal-infantry",
    "stand-to r1", "may:deploy:r2" },
  { "K-TURN-03 the next side is drawn",
    "scenario open turn-order=drawn\nr1 regular-infantry\nb1 tribal-infantry\ng1 tribal-infantry",
    "stand-to r1", "turn:draw-side:-" },
  { "K-TURN-03 for the next turn when all have gone",
    "scenario open turn-order=drawn\nr1 regular-infantry\nb1 tribal-infantry\ng1 tribal-infantry",
    "draw-side side=blue\nend-turn\nend-turn\nstand-to g1", "turn:draw-side:-" },
  { "K-TURN-03 nothing is drawn for the last",
    "scenario open turn-order=drawn\nr1 regular-infantry\nb1 tribal-infantry\ng1 tribal-infantry",
    "draw-side side=blue\nend-turn\nstand-to b1", "" },
  { "K-OPT dice before the first turn", "rules limited-ammunition\nr1 regular-infantry\n"
    "b1 irregular-infantry", NULL, "now:begin:- may:-:r1" },
  { "nothing after the end", "r1 regular-infantry\nb1 tribal-infantry", "end-battle", "" },
};

static char *
describe_duties (MusterBattle *battle)
{
  static const char *const times[] = { "now", "turn", "may" };
  const MusterState *state = muster_battle_get_state (battle);
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  g_autoptr (GArray) duties = muster_duty_list (muster_battle_get_setup (battle), state);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < duties->len; i++)
    {
      const MusterDuty *duty = &g_array_index (duties, MusterDuty, i);

      g_assert_nonnull (duty->line.phrase);
      g_assert_cmpint (duty->verb, >=, -1);
      g_assert_cmpint (duty->unit, >=, -1);
      g_string_append_printf (text, "%s%s:%s:%s", i > 0 ? " " : "", times[duty->when],
                              duty->verb >= 0 ? rules->orders[duty->verb].id : "-",
                              duty->unit >= 0 ? state->units[duty->unit].def->id : "-");
    }
  return g_string_free (text, FALSE);
}

static MusterBattle *
read_battle (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterBattle *battle = muster_battle_file_read (library, text, strlen (text), "case", &error);

  g_assert_no_error (error);
  return battle;
}

static void
test_case (gconstpointer data)
{
  const MusterKingsCase *self = data;
  g_autofree char *text = muster_kings_case_to_file (self);
  g_autoptr (MusterBattle) battle = read_battle (text);
  g_autofree char *duties = describe_duties (battle);

  g_assert_cmpstr (duties, ==, self->expected);
}

/* A duty can be done at once: the rules take the order that it names. */
static void
test_what_is_named_is_possible (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = muster_kings_case_to_file (&cases[i]);
      g_autoptr (MusterBattle) battle = read_battle (text);
      const MusterSetup *setup = muster_battle_get_setup (battle);
      const MusterState *state = muster_battle_get_state (battle);
      g_autoptr (GArray) duties = muster_duty_list (setup, state);

      for (guint k = 0; k < duties->len; k++)
        {
          const MusterDuty *duty = &g_array_index (duties, MusterDuty, k);
          g_autoptr (GArray) offers = muster_ruleset_list_orders (setup, state, duty->unit);

          for (guint n = 0; n < offers->len; n++)
            if (duty->verb == (int) g_array_index (offers, MusterOffer, n).verb)
              g_assert_true (g_array_index (offers, MusterOffer, n).legal);
        }
    }
}

/* The other ruleset reminds of the deal, then of the card that is up, then of the end. */
static void
test_cards_are_dealt_and_come_up (void)
{
  static const char setup[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"hexcard\", \"sides\": ["
    "{\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"infantry\"}]},"
    "{\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": [%s]}";
  static const char *const rows[][2] = {
    { "", "turn:deal:-" },
    { "{\"order\": \"deal\", \"rolls\": [{\"for\": \"deal\", \"cards\": [\"2H\", \"KS\"]}]}",
      "turn:-:r1" },
    { "{\"order\": \"deal\", \"rolls\": [{\"for\": \"deal\", \"cards\": [\"2H\", \"KS\"]}]},"
      "{\"order\": \"move\", \"unit\": \"r1\", \"params\": {\"hexes\": 1}}", "turn:-:r1 turn:done:r1" },
    { "{\"order\": \"deal\", \"rolls\": [{\"for\": \"deal\", \"cards\": [\"2H\", \"KS\"]}]},"
      "{\"order\": \"done\", \"unit\": \"r1\"}, {\"order\": \"done\", \"unit\": \"b1\"}",
      "turn:end-turn:-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) parts = g_strsplit (setup, "%s", 2);
      g_autofree char *text = g_strjoinv (rows[i][0], parts);
      g_autoptr (MusterBattle) battle = read_battle (text);
      g_autofree char *duties = describe_duties (battle);

      g_assert_cmpstr (duties, ==, rows[i][1]);
    }
}

/* M-AMMO-07: ammunition comes from transport, and only to a side that has some in play. */
static void
test_a_side_without_transport_is_not_resupplied (void)
{
#define SUPPLIED(units, log) \
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"magdala\", \"sides\": [" \
    "{\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"," \
    " \"options\": [\"breechloader\"]}" units "]}," \
    "{\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"pack-mules\"}]}], \"log\": [" log "]}"
  static const struct
  {
    const char *text;
    gboolean legal;
  } rows[] = {
    { SUPPLIED ("", ""), FALSE },
    { SUPPLIED (", {\"id\": \"w1\", \"type\": \"supply-wagon\"}", ""), TRUE },
    { SUPPLIED (", {\"id\": \"w1\", \"type\": \"supply-wagon\"}",
                "{\"order\": \"remove\", \"params\": {\"unit\": \"w1\", \"fate\": \"destroyed\"}}"), FALSE },
  };
#undef SUPPLIED

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (MusterBattle) battle = read_battle (rows[i].text);
      g_autoptr (GArray) offers = muster_ruleset_list_orders (muster_battle_get_setup (battle),
                                                             muster_battle_get_state (battle), 0);
      int verb = muster_ruleset_find_order (muster_battle_get_ruleset (battle), "resupply");
      guint n = 0;

      while (verb != (int) g_array_index (offers, MusterOffer, n).verb)
        g_assert_cmpuint (++n, <, offers->len);
      g_assert_cmpint (g_array_index (offers, MusterOffer, n).legal, ==, rows[i].legal);
    }
}

/* T-CARD-09: while an ace has an activation left, the units that can have it are named. */
static void
test_an_ace_has_a_second_activation (void)
{
#define ACE(orders) \
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\", \"sides\": [" \
    "{\"id\": \"red\", \"units\": [{\"id\": \"rg\", \"type\": \"general\"}," \
    " {\"id\": \"r1\", \"type\": \"infantry\"}, {\"id\": \"r2\", \"type\": \"infantry\"}," \
    " {\"id\": \"r3\", \"type\": \"infantry\"}]}," \
    "{\"id\": \"blue\", \"units\": [{\"id\": \"bg\", \"type\": \"general\"}," \
    " {\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": [" \
    "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]}," \
    " {\"for\": \"command-points\", \"dice\": [2, 5]}]}," \
    "{\"order\": \"draw\", \"rolls\": [{\"for\": \"draw\", \"cards\": [\"AH\"]}]}, " orders "]}"
#define ACTS(unit) "{\"order\": \"move\", \"unit\": \"" unit "\"}"
  g_autoptr (MusterBattle) once = read_battle (ACE (ACTS ("r1")));
  g_autoptr (MusterBattle) twice = read_battle (ACE (ACTS ("r1") ", " ACTS ("r2")));
  g_autofree char *then = describe_duties (once);
  g_autofree char *last = describe_duties (twice);

  g_assert_cmpstr (then, ==, "turn:draw:- may:-:r2 may:-:r3");
  g_assert_cmpstr (last, ==, "turn:draw:-");
#undef ACE
#undef ACTS
}

/* Between turns the next one can begin; T-ADV-68: and who has lost a leader in one may get him back. */
static void
test_between_turns (void)
{
#define BETWEEN(rules, log) \
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\"," \
    " \"optional_rules\": [" rules "], \"sides\": [" \
    "{\"id\": \"red\", \"units\": [{\"id\": \"rg\", \"type\": \"general\"}," \
    " {\"id\": \"r1\", \"type\": \"infantry\"}, {\"id\": \"r2\", \"type\": \"infantry\"}," \
    " {\"id\": \"r3\", \"type\": \"infantry\"}]}," \
    "{\"id\": \"blue\", \"units\": [{\"id\": \"bg\", \"type\": \"general\"}," \
    " {\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": [" log "]}"
#define LOSSES \
    "{\"order\": \"set\", \"params\": {\"unit\": \"r1\", \"field\": \"officer\", \"value\": 0}}," \
    "{\"order\": \"set\", \"params\": {\"unit\": \"r2\", \"field\": \"ensign\", \"value\": 0}}"
#define TURN \
    "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]}," \
    " {\"for\": \"command-points\", \"dice\": [2, 5]}]}," \
    "{\"order\": \"draw\", \"rolls\": [{\"for\": \"draw\", \"cards\": [\"DB\"]}]}"
  static const char *const rows[][2] = {
    { BETWEEN ("", ""), "turn:start-turn:-" },
    { BETWEEN ("\"leader-casualties\"", LOSSES), "turn:start-turn:-" },
    { BETWEEN ("\"deck-buster\", \"leader-casualties\"", TURN "," LOSSES),
      "turn:start-turn:- may:restore:r1 may:restore:r2" },
    { BETWEEN ("\"deck-buster\"", TURN), "turn:start-turn:-" },
  };
#undef BETWEEN
#undef LOSSES
#undef TURN

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (MusterBattle) battle = read_battle (rows[i][0]);
      g_autofree char *duties = describe_duties (battle);

      g_assert_cmpstr (duties, ==, rows[i][1]);
    }
}

/* T-CARD-05: a general must use the card; it is a unit of his that does. */
static void
test_a_card_binds_a_general (void)
{
  static const char text[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\", \"sides\": ["
    "{\"id\": \"red\", \"units\": [{\"id\": \"rg\", \"type\": \"general\"},"
    " {\"id\": \"r1\", \"type\": \"infantry\"}]},"
    "{\"id\": \"blue\", \"units\": [{\"id\": \"bg\", \"type\": \"general\"},"
    " {\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": ["
    "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]},"
    " {\"for\": \"command-points\", \"dice\": [2, 5]}]},"
    "{\"order\": \"draw\", \"rolls\": [{\"for\": \"draw\", \"cards\": [\"7H\"]}]}]}";
  g_autoptr (MusterBattle) battle = read_battle (text);
  g_autofree char *duties = describe_duties (battle);

  g_assert_cmpstr (duties, ==, "turn:-:- may:-:r1");
}

/* A commander and his unit share a card. He goes with it and is not waited for; it is done when it has
 * fought. */
static void
test_those_who_share_a_card (void)
{
  static const char setup[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"hexcard\", \"sides\": ["
    "{\"id\": \"red\", \"units\": [{\"id\": \"rc\", \"type\": \"commander\"},"
    " {\"id\": \"r1\", \"type\": \"infantry\"}]},"
    "{\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": ["
    "{\"order\": \"attach\", \"unit\": \"rc\", \"params\": {\"to\": \"r1\"}},"
    "{\"order\": \"deal\", \"rolls\": [{\"for\": \"deal\","
    " \"cards\": [\"9S\", \"4D\", \"KS\"]}]}%s]}";
  static const char *const rows[][2] = {
    { "", "turn:-:r1" },
    { ", {\"order\": \"set\", \"params\": {\"unit\": \"r1\", \"field\": \"fought\", \"value\": 1}}",
      "turn:done:r1" },
    { ", {\"order\": \"set\", \"params\": {\"unit\": \"r1\", \"field\": \"moved\", \"value\": 1}}",
      "turn:-:r1 turn:done:r1" },
    { ", {\"order\": \"remove\", \"params\": {\"unit\": \"r1\", \"fate\": \"destroyed\"}}", "turn:-:rc" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) parts = g_strsplit (setup, "%s", 2);
      g_autofree char *text = g_strjoinv (rows[i][0], parts);
      g_autoptr (MusterBattle) battle = read_battle (text);
      g_autofree char *duties = describe_duties (battle);

      g_assert_cmpstr (duties, ==, rows[i][1]);
    }
}

/* What each marker asks of a unit of the side that acts, and of one that does not. */
static void
test_markers_ask_for_orders (void)
{
  static const char setup[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"magdala\", \"sides\": ["
    "{\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
    "{\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"native-foot\"}]}], \"log\": ["
    "{\"order\": \"set\", \"params\": {\"unit\": \"%s\", \"field\": \"%s\", \"value\": %d}}]}";
  static const struct
  {
    const char *unit;
    const char *field;
    int value;
    const char *expected;
  } rows[] = {
    { "r1", "test-due", 1, "turn:morale:r1" },
    { "b1", "test-due", 1, "turn:morale:b1 may:-:r1" },
    { "b1", "test-due", 2, "now:morale:b1 may:-:r1" },
    { "r1", "retreating", 1, "may:-:r1" },
    { "r1", "retreating", 2, "now:reaction:r1" },
    { "b1", "retreating", 2, "may:-:r1" },
    { "r1", "halted", 2, "may:-:r1" },
    { "r1", "halted", 3, "may:retest:r1" },
    { "b1", "halted", 3, "may:-:r1" },
    { "r1", "strength", 12, "may:move:r1" },
    { "b1", "strength", 10, "may:-:r1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf (setup, rows[i].unit, rows[i].field, rows[i].value);
      g_autoptr (MusterBattle) battle = read_battle (text);
      g_autofree char *duties = describe_duties (battle);

      g_assert_cmpstr (duties, ==, rows[i].expected);
    }
}

static void
test_units_know_their_chance_while_their_side_acts (void)
{
  static const MusterKingsCase battle_case = {
    .setup = "r1 regular-infantry L6\nb1 tribal-infantry", .log = "set unit=r1 field=pinned value=1"
  };
  g_autofree char *text = muster_kings_case_to_file (&battle_case);
  g_autoptr (MusterBattle) battle = read_battle (text);
  g_autoptr (GObject) red = g_list_model_get_item (muster_battle_get_units (battle), 0);
  g_autoptr (GObject) blue = g_list_model_get_item (muster_battle_get_units (battle), 1);
  double chance;

  /* Leadership 6 with Discipline +1 and a marker: 6 or more on two dice. */
  g_object_get (red, "act-chance", &chance, NULL);
  g_assert_cmpfloat_with_epsilon (chance, 26.0 / 36.0, 1e-9);
  g_object_get (blue, "act-chance", &chance, NULL);
  g_assert_cmpfloat (chance, <, 0.0);
  g_assert_true (muster_ledger_look (battle, 0));
  g_object_get (red, "act-chance", &chance, NULL);
  g_assert_cmpfloat_with_epsilon (chance, 30.0 / 36.0, 1e-9);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  muster_test_add_all ("/duties", cases, test_case);
  g_test_add_func ("/duties/what-is-named-is-possible", test_what_is_named_is_possible);

  g_test_add_func ("/duties/cards-are-dealt-and-come-up", test_cards_are_dealt_and_come_up);
  g_test_add_func ("/duties/a-card-binds-a-general", test_a_card_binds_a_general);
  g_test_add_func ("/duties/a-side-without-transport-is-not-resupplied",
                   test_a_side_without_transport_is_not_resupplied);
  g_test_add_func ("/duties/an-ace-has-a-second-activation", test_an_ace_has_a_second_activation);
  g_test_add_func ("/duties/between-turns", test_between_turns);
  g_test_add_func ("/duties/markers-ask-for-orders", test_markers_ask_for_orders);
  g_test_add_func ("/duties/those-who-share-a-card", test_those_who_share_a_card);
  g_test_add_func ("/duties/units-know-their-chance-while-their-side-acts",
                   test_units_know_their_chance_while_their_side_acts);

  return g_test_run ();
}
