/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/battle/muster-battle-next.h"
#include "app/models/battle/muster-battle-session.h"
#include "app/models/battle/muster-battle-words.h"
#include "app/models/battle/muster-tally-item.h"
#include "core/battle/muster-battle-file.h"
#include "muster-test-app.h"
#include "muster-test-library.h"

typedef struct
{
  MusterBattle *battle;
  MusterBattleSession *session;
  MusterBattleStanding *standing;
  MusterBattleTimeline *timeline;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  sample)
{
  fixture->battle = muster_test_app_new_battle (sample);
  fixture->session = muster_battle_session_new (fixture->battle);
  fixture->standing = muster_battle_session_get_standing (fixture->session);
  fixture->timeline = muster_battle_session_get_timeline (fixture->session);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  sample)
{
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->battle);
}

static gboolean
is (gpointer    object,
    const char *property)
{
  gboolean value;

  g_object_get (object, property, &value, NULL);
  return value;
}

static void
stand_to (Fixture    *fixture,
          const char *unit)
{
  g_autoptr (GError) error = NULL;

  muster_battle_session_set_unit (fixture->session,
                                  muster_test_app_find_unit (fixture->battle, unit));
  g_assert_true (muster_battle_session_choose_id (fixture->session, "stand-to"));
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
}

/* The second battle of a scenario has its number, and says the scenario once. */
static void
test_a_title_says_the_scenario_once (Fixture       *fixture,
                                     gconstpointer  data)
{
  static const struct
  {
    const char *title;
    const char *headline;
  } cases[] = {
    { "Pitched battle", "Pitched battle" },
    { "Pitched battle (2)", "Pitched battle (2)" },
    { "Pitched battle (12)", "Pitched battle (12)" },
    { "Pitched battles", "Pitched battles · Pitched battle" },
    { "Pitched battle (at night)", "Pitched battle (at night) · Pitched battle" },
    { "The ford (2)", "The ford (2) · Pitched battle" },
    { "", "Pitched battle" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterLibrary) library = muster_test_library_new ();
      g_autofree char *text = g_strdup_printf (
        "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"%s\","
        " \"sides\": ["
        "{\"id\": \"red\", \"name\": \"Red\","
        " \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
        "{\"id\": \"blue\", \"name\": \"Blue\","
        " \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}]}",
        cases[i].title);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, text, strlen (text), "titles", &error);
      g_autofree char *headline = NULL;

      g_assert_no_error (error);
      headline = muster_battle_words_headline (battle);
      g_assert_cmpstr (headline, ==, cases[i].headline);
    }
  {
    g_autoptr (MusterBattle) cowpens = muster_test_app_new_battle ("cowpens");
    g_autofree char *headline = muster_battle_words_headline (cowpens);

    g_assert_cmpstr (headline, ==, "Cowpens, 17 January 1781");
  }
}

static void
test_it_says_how_things_stand (Fixture       *fixture,
                               gconstpointer  data)
{
  muster_test_assert_text (fixture->standing, "title", "Skirmish at the ford · Pitched battle");
  muster_test_assert_text (fixture->standing, "status", "Turn 1 of 10 · Ford Column to act · 5 units left");
  muster_test_assert_text (fixture->standing, "score", "Ford Column 0 : 0 Valley Clans");
  muster_test_assert_text (fixture->timeline, "result-title", "");
  stand_to (fixture, "r1");
  muster_test_assert_text (fixture->standing, "status", "Turn 1 of 10 · Ford Column to act · 4 units left");
  muster_test_assert_text (fixture->timeline, "result-title", "1st Company: Stand to");
  muster_test_assert_text (fixture->timeline, "log-text", "1 entry");
}

static void
test_refused_orders_say_why (Fixture       *fixture,
                             gconstpointer  data)
{
  MusterOrderList *orders = muster_battle_session_get_orders (fixture->session);
  MusterOrderItem *rally;
  g_auto (GStrv) refusals = NULL;
  g_auto (GStrv) exclusions = NULL;

  muster_battle_session_set_unit (fixture->session,
                                  muster_test_app_find_unit (fixture->battle, "r1"));
  rally = muster_order_list_find_id (orders, "rally");
  g_assert_false (muster_order_item_get_legal (rally));
  g_assert_cmpstr (muster_order_item_get_note (rally), ==, "1st Company is not pinned");
  g_assert_false (muster_battle_session_choose_id (fixture->session, "rally"));
  g_assert_cmpstr (muster_order_item_get_note (muster_order_list_find_id (orders, "fire")), ==,
                   "free");

  /* What will never be possible in this battle stands apart from what may be in a moment. */
  g_object_get (fixture->session, "refusals", &refusals, "exclusions", &exclusions, NULL);
  g_assert_true (g_strv_contains ((const char *const *) refusals,
                                  "Rally: 1st Company is not pinned"));
  g_assert_true (g_strv_contains ((const char *const *) exclusions,
                                  "Follow up: Only cavalry follows up"));
  g_assert_false (g_strv_contains ((const char *const *) refusals,
                                   "Follow up: Only cavalry follows up"));
  g_assert_cmpstr (muster_order_item_get_note (muster_order_list_find_id (orders, "move")), ==,
                   "83 %");
}

static gboolean
choose_key (Fixture *fixture,
            char     key)
{
  MusterOrderList *orders = muster_battle_session_get_orders (fixture->session);

  return muster_battle_session_choose (fixture->session, muster_order_list_find_key (orders, key));
}

static void
test_letters_choose_orders (Fixture       *fixture,
                            gconstpointer  data)
{
  MusterOrderForm *form = muster_battle_session_get_form (fixture->session);
  MusterOrderItem *fire;

  muster_battle_session_set_unit (fixture->session,
                                  muster_test_app_find_unit (fixture->battle, "r1"));
  g_assert_true (choose_key (fixture, 'F'));
  g_assert_cmpint (muster_order_draft_get_verb (muster_order_form_get_draft (form)), ==,
                   muster_test_app_find_verb (fixture->battle, "fire"));
  fire = muster_order_list_find_id (muster_battle_session_get_orders (fixture->session), "fire");
  g_assert_true (muster_order_item_get_chosen (fire));
  muster_order_form_cancel (form);
  g_assert_false (muster_order_item_get_chosen (fire));
  g_assert_false (choose_key (fixture, '7'));
}

static void
test_pointing_chooses_a_unit_or_a_target (Fixture       *fixture,
                                          gconstpointer  data)
{
  MusterOrderForm *form = muster_battle_session_get_form (fixture->session);
  int own = muster_test_app_find_unit (fixture->battle, "r1");
  int enemy = muster_test_app_find_unit (fixture->battle, "b1");

  g_assert_false (muster_battle_session_point_at (fixture->session, own));
  g_assert_cmpint (muster_battle_session_get_unit (fixture->session), ==, own);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "fire"));
  g_assert_true (muster_battle_session_point_at (fixture->session, enemy));
  g_assert_cmpint (muster_battle_session_get_unit (fixture->session), ==, own);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  muster_order_form_cancel (form);
  g_assert_false (muster_battle_session_point_at (fixture->session, enemy));
  g_assert_cmpint (muster_battle_session_get_unit (fixture->session), ==, enemy);
}

static void
test_everything_can_be_taken_back (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autofree char *before = muster_ledger_dup_state_digest (fixture->battle);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (is (fixture->timeline, "can-undo"));
  stand_to (fixture, "r1");
  after = muster_ledger_dup_state_digest (fixture->battle);
  g_assert_true (is (fixture->timeline, "can-undo"));
  g_assert_true (muster_battle_timeline_undo (fixture->timeline, &error));
  undone = muster_ledger_dup_state_digest (fixture->battle);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (is (fixture->timeline, "can-redo"));
  g_assert_true (muster_battle_timeline_redo (fixture->timeline, &error));
  redone = muster_ledger_dup_state_digest (fixture->battle);
  g_assert_cmpstr (redone, ==, after);
}

static void
test_the_past_can_be_looked_at (Fixture       *fixture,
                                gconstpointer  data)
{
  MusterOrderList *orders = muster_battle_session_get_orders (fixture->session);
  g_autoptr (GError) error = NULL;

  stand_to (fixture, "r1");
  stand_to (fixture, "r2");
  muster_battle_timeline_look (fixture->timeline, 1);
  g_assert_true (is (fixture->timeline, "is-past"));
  muster_test_assert_text (fixture->timeline, "past-text",
                           "Turn 1, after “1st Company: Stand to”, 1 order ago");
  muster_test_assert_text (fixture->standing, "status", "Turn 1 of 10 · Ford Column to act · 4 units left");
  g_assert_cmpuint (g_list_model_get_n_items (muster_order_list_get_own (orders)), ==, 0);
  g_assert_false (is (fixture->timeline, "can-undo"));
  muster_battle_timeline_look (fixture->timeline, 0);
  muster_test_assert_text (fixture->timeline, "past-text", "How the battle began");

  muster_battle_timeline_return (fixture->timeline);
  g_assert_false (is (fixture->timeline, "is-past"));
  muster_test_assert_text (fixture->timeline, "past-text", "");
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 2);

  muster_battle_timeline_look (fixture->timeline, 1);
  g_assert_true (muster_battle_timeline_undo_to_shown (fixture->timeline, &error));
  g_assert_false (is (fixture->timeline, "is-past"));
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 1);
  g_assert_true (is (fixture->timeline, "can-redo"));
}

static void
test_battle_wide_orders_are_there_with_a_unit_chosen (Fixture       *fixture,
                                                      gconstpointer  data)
{
  static const char *const orders[] = { "end-turn", "note", "award", "set", "remove",
                                        "end-battle" };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    g_assert_nonnull (muster_order_list_find_id (
      muster_battle_session_get_orders (fixture->session), orders[i]));
  muster_battle_session_set_unit (fixture->session, 0);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    g_assert_nonnull (muster_order_list_find_id (
      muster_battle_session_get_orders (fixture->session), orders[i]));
}

static void
test_the_umpire_corrects_the_chosen_unit (Fixture       *fixture,
                                          gconstpointer  data)
{
  MusterOrderForm *form = muster_battle_session_get_form (fixture->session);
  int unit = muster_test_app_find_unit (fixture->battle, "b2");
  g_autoptr (GError) error = NULL;

  muster_battle_session_set_unit (fixture->session, unit);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "set"));
  muster_test_app_choose (form, fixture->battle, "field", "strength");
  muster_test_app_write (form, "value", "9");
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_cmpint (muster_battle_get_state (fixture->battle)->units[unit].strength, ==, 9);
}

static void
test_the_end_says_who_won_and_why (Fixture       *fixture,
                                   gconstpointer  data)
{
  MusterOrderForm *form = muster_battle_session_get_form (fixture->session);
  g_autoptr (GError) error = NULL;

  g_assert_false (is (fixture->standing, "is-over"));
  g_assert_true (muster_battle_session_choose_id (fixture->session, "end-battle"));
  muster_test_app_write (form, "reason", "tea");
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_true (is (fixture->standing, "is-over"));
  muster_test_assert_text (fixture->standing, "over-text", "The battle is drawn");
  muster_test_assert_text (fixture->standing, "over-why", "Ford Column 0 : 0 Valley Clans · Tea");
  muster_test_assert_text (fixture->standing, "status", "Turn 1 of 10 · over");
}

static void
test_rolling_first_resolves_in_one_go (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  muster_battle_session_set_rolls_first (fixture->session, TRUE);
  muster_battle_session_set_unit (fixture->session, 0);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "move"));
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 1);
}

static void
test_a_new_turn_chooses_who_acts_first (Fixture       *fixture,
                                        gconstpointer  data)
{
  static const char *const expected[] = { "b1", "r1" };
  g_autoptr (GError) error = NULL;

  stand_to (fixture, "r2");
  g_assert_cmpint (muster_battle_session_get_unit (fixture->session), ==,
                   muster_test_app_find_unit (fixture->battle, "r2"));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_true (muster_battle_session_choose_id (fixture->session, "end-turn"));
      g_assert_true (muster_battle_session_resolve (fixture->session, &error));
      g_assert_no_error (error);
      g_assert_cmpint (muster_battle_session_get_unit (fixture->session), ==,
                       muster_test_app_find_unit (fixture->battle, expected[i]));
    }
}

static void
test_what_is_counted_is_listed (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (MusterTallyItem) item =
    g_list_model_get_item (muster_battle_session_get_tallies (fixture->session), 0);

  g_assert_cmpstr (muster_tally_item_get_label (item), ==, "Enemy units lost");
  g_assert_cmpstr (muster_tally_item_get_value (item), ==, "0 : 0");
}

static void
test_cards_have_phases_and_no_side_to_act (Fixture       *fixture,
                                           gconstpointer  data)
{
  g_autofree char *status = NULL;

  g_object_get (fixture->standing, "status", &status, NULL);
  g_assert_true (g_str_has_prefix (status, "Turn 1 of "));
  g_assert_null (strstr (status, "to act"));
}

/* A commander shares the card of his unit; when it has fought, its card is played, and he is not next. */
static void
test_a_commander_does_not_hold_his_unit_up (void)
{
  static const char text[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"hexcard\", \"sides\": ["
    "{\"id\": \"red\", \"units\": [{\"id\": \"rc\", \"type\": \"commander\", \"name\": \"General\"},"
    " {\"id\": \"r1\", \"type\": \"infantry\", \"name\": \"Guards\"}]},"
    "{\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": ["
    "{\"order\": \"attach\", \"unit\": \"rc\", \"params\": {\"to\": \"r1\"}},"
    "{\"order\": \"deal\", \"rolls\": [{\"for\": \"deal\", \"cards\": [\"9S\", \"4D\", \"KS\"]}]},"
    "{\"order\": \"set\", \"params\": {\"unit\": \"r1\", \"field\": \"fought\", \"value\": 1}}]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, text, strlen (text), "case", &error);
  g_autoptr (MusterBattleSession) session = NULL;
  g_autofree char *next = NULL;

  g_assert_no_error (error);
  session = muster_battle_session_new (battle);
  muster_battle_session_set_unit (session, muster_test_app_find_unit (battle, "r1"));
  next = muster_battle_next_dup_label (session);
  g_assert_cmpstr (next, ==, "Guards: Done");
  g_assert_true (muster_battle_next_go_on (session, &error));
  g_assert_no_error (error);
  g_assert_true (muster_battle_get_state (battle)->units[muster_test_app_find_unit (battle, "r1")].acted);
}

#define ADD(name, sample, function) \
  g_test_add ("/battle-session/" name, Fixture, sample, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  static const char kings[] = "skirmish-at-the-ford";

  muster_test_init (&argc, &argv);

  ADD ("it-says-how-things-stand", kings, test_it_says_how_things_stand);
  ADD ("a-title-says-the-scenario-once", kings, test_a_title_says_the_scenario_once);
  ADD ("refused-orders-say-why", kings, test_refused_orders_say_why);
  ADD ("letters-choose-orders", kings, test_letters_choose_orders);
  ADD ("pointing-chooses-a-unit-or-a-target", kings, test_pointing_chooses_a_unit_or_a_target);
  ADD ("everything-can-be-taken-back", kings, test_everything_can_be_taken_back);
  ADD ("the-past-can-be-looked-at", kings, test_the_past_can_be_looked_at);
  ADD ("battle-wide-orders-are-there-with-a-unit-chosen", kings,
       test_battle_wide_orders_are_there_with_a_unit_chosen);
  ADD ("the-umpire-corrects-the-chosen-unit", kings, test_the_umpire_corrects_the_chosen_unit);
  ADD ("the-end-says-who-won-and-why", kings, test_the_end_says_who_won_and_why);
  ADD ("rolling-first-resolves-in-one-go", kings, test_rolling_first_resolves_in_one_go);
  ADD ("a-new-turn-chooses-who-acts-first", kings, test_a_new_turn_chooses_who_acts_first);
  ADD ("what-is-counted-is-listed", kings, test_what_is_counted_is_listed);
  g_test_add_func ("/battle-session/a-commander-does-not-hold-his-unit-up",
                   test_a_commander_does_not_hold_his_unit_up);
  ADD ("cards-have-phases-and-no-side-to-act", "frontier-column",
       test_cards_have_phases_and_no_side_to_act);

  return g_test_run ();
}
