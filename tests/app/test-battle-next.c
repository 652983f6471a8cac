/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/battle/muster-battle-leaving.h"
#include "app/models/battle/muster-battle-next.h"
#include "app/models/battle/muster-battle-session.h"
#include "app/models/form/muster-form-choice.h"
#include "core/battle/muster-battle-file.h"
#include "muster-test-app.h"
#include "muster-test-library.h"

/* What is next, and by what names units are called on the way there. */

#define BATTLE(ruleset, red, blue, log) \
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"" ruleset "\", \"sides\": [" \
  "{\"id\": \"red\", \"name\": \"Red\", \"units\": [" red "]}," \
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": [" blue "]}], \"log\": [" log "]}"
#define UNIT(id, type, name) "{\"id\": \"" id "\", \"type\": \"" type "\", \"name\": \"" name "\"}"

typedef struct
{
  MusterBattle *battle;
  MusterBattleSession *session;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  text)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;

  fixture->battle = muster_battle_file_read (library, text, strlen (text), "case", &error);
  g_assert_no_error (error);
  fixture->session = muster_battle_session_new (fixture->battle);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  text)
{
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->battle);
}

static void
choose (Fixture    *fixture,
        const char *unit)
{
  muster_battle_session_set_unit (fixture->session,
                                  muster_test_app_find_unit (fixture->battle, unit));
}

static const char *
get_chosen (Fixture *fixture)
{
  int unit = muster_battle_session_get_unit (fixture->session);

  return unit >= 0 ? muster_battle_get_state (fixture->battle)->units[unit].def->id : NULL;
}

static void
assert_next (Fixture    *fixture,
             const char *expected)
{
  g_autofree char *label = muster_battle_next_dup_label (fixture->session);

  g_assert_cmpstr (label, ==, expected);
}

static void
go_on (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  muster_battle_next_go_on (fixture->session, &error);
  g_assert_no_error (error);
}

static void
give (Fixture    *fixture,
      const char *unit,
      const char *order)
{
  g_autoptr (GError) error = NULL;

  choose (fixture, unit);
  g_assert_true (muster_battle_session_choose_id (fixture->session, order));
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
}

static const char two_is_up[] = BATTLE (
  "toysoldier",
  UNIT ("rg", "general", "Tarleton") "," UNIT ("r1", "infantry", "Fusiliers") ","
  UNIT ("r2", "infantry", "Fraser"),
  UNIT ("bg", "general", "Morgan") "," UNIT ("b1", "infantry", "Maryland"),
  "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]},"
  " {\"for\": \"command-points\", \"dice\": [2, 5]}]},"
  "{\"order\": \"draw\", \"rolls\": [{\"for\": \"draw\", \"cards\": [\"2H\"]}]}");

/* T-CARD-11: whom the card hits is for a player to say: going on only shows one after the other. */
static void
test_a_choice_is_left_to_the_player (Fixture       *fixture,
                                     gconstpointer  text)
{
  guint length = muster_ledger_get_length (fixture->battle);

  assert_next (fixture, "Disorder: choose a unit");
  go_on (fixture);
  g_assert_cmpstr (get_chosen (fixture), ==, "r1");
  go_on (fixture);
  g_assert_cmpstr (get_chosen (fixture), ==, "r2");
  go_on (fixture);
  g_assert_cmpstr (get_chosen (fixture), ==, "r1");
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, length);
  /* It is to do, and nothing to be ticked off once more. */
  g_assert_cmpuint (muster_reminders_count_open (muster_battle_session_get_reminders (fixture->session)),
                    ==, 1);

  give (fixture, "r2", "penalise");
  assert_next (fixture, "Draw a card");
}

static const char namesakes[] = BATTLE (
  "kings",
  UNIT ("r1", "regular-infantry", "Guards") "," UNIT ("r2", "regular-infantry", "Rifles"),
  UNIT ("b1", "regular-infantry", "Guards") "," UNIT ("b2", "regular-infantry", "Militia"), "");

static void
test_namesakes_are_told_apart (Fixture       *fixture,
                               gconstpointer  text)
{
  g_autofree char *heading = NULL;
  g_autofree char *title = NULL;
  g_auto (GStrv) steps = NULL;

  choose (fixture, "r2");
  assert_next (fixture, "Next: Guards (R)");
  choose (fixture, "r1");
  g_object_get (fixture->session, "heading", &heading, NULL);
  g_assert_cmpstr (heading, ==, "Guards (R)");
  assert_next (fixture, "Next: Rifles");
  give (fixture, "r1", "stand-to");
  g_object_get (muster_battle_session_get_timeline (fixture->session), "result-title", &title,
                "result-steps", &steps, NULL);
  g_assert_cmpstr (title, ==, "Guards (R): Stand to");
  g_assert_true (g_str_has_prefix (steps[0], "Guards (R)"));
}

/* What is offered before the chosen unit has its order is no more than a way round it. */
static void
test_who_is_chosen_comes_first (Fixture       *fixture,
                                gconstpointer  text)
{
  choose (fixture, "r1");
  g_assert_false (muster_battle_next_is_due (fixture->session));
  g_assert_false (muster_battle_next_is_end_turn (fixture->session));
  give (fixture, "r1", "stand-to");
  g_assert_true (muster_battle_next_is_due (fixture->session));
  g_assert_false (muster_battle_next_is_end_turn (fixture->session));
  give (fixture, "r2", "stand-to");
  assert_next (fixture, "End turn");
  g_assert_true (muster_battle_next_is_due (fixture->session));
  g_assert_true (muster_battle_next_is_end_turn (fixture->session));
}

static const char noted[] = BATTLE (
  "kings", UNIT ("r1", "regular-infantry", "Guards"), UNIT ("b1", "tribal-infantry", "Tribe"),
  "{\"order\": \"note\", \"params\": {\"text\": \"Leadership 6\"}}");

static void
test_what_was_rolled_before_is_no_result (Fixture       *fixture,
                                          gconstpointer  text)
{
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (fixture->session);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_object_get (timeline, "result-summary", &before, NULL);
  g_assert_cmpstr (before, ==, "");
  give (fixture, "r1", "stand-to");
  g_object_get (timeline, "result-summary", &after, NULL);
  g_assert_cmpstr (after, !=, "");
}

static const char volley[] = BATTLE (
  "magdala",
  UNIT ("r1", "regular-infantry", "First") "," UNIT ("r2", "regular-infantry", "Second"),
  UNIT ("b1", "native-foot", "Tribe"),
  "{\"order\": \"set\", \"params\": {\"unit\": \"b1\", \"field\": \"test-due\", \"value\": 1}}");

/* M-MORALE-19: others may fire before the test is taken. */
static void
test_more_fire_comes_before_the_test (Fixture       *fixture,
                                      gconstpointer  text)
{
  choose (fixture, "r1");
  assert_next (fixture, "Next: Second");
  choose (fixture, "r2");
  assert_next (fixture, "Tribe: Test morale");
}

static const char solo[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
  "{\"id\": \"red\", \"name\": \"Red\", \"automated\": true, \"units\": ["
  "{\"id\": \"r1\", \"type\": \"tribal-infantry\", \"name\": \"Spears\", \"reserve\": false}]},"
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": ["
  UNIT ("b1", "regular-infantry", "Guards") "]}], \"log\": []}";

/* K-SOLO-03: in the turn of Mr Babbage his table comes first, and not the end of the turn. */
static void
test_his_table_comes_first (Fixture       *fixture,
                            gconstpointer  text)
{
  choose (fixture, "r1");
  assert_next (fixture, "Spears: Act by Mr Babbage’s table");
  g_assert_true (muster_battle_next_is_due (fixture->session));
  g_assert_false (muster_battle_next_is_end_turn (fixture->session));
}

static void
test_a_certain_number_has_no_chart (Fixture       *fixture,
                                    gconstpointer  text)
{
  MusterOrderOutlook *outlook =
    muster_order_form_get_outlook (muster_battle_session_get_form (fixture->session));
  g_autofree char *title = NULL;

  give (fixture, "r1", "penalise");
  go_on (fixture);
  title = muster_order_outlook_dup_title (outlook);
  g_assert_cmpuint (muster_order_outlook_get_n_results (outlook), ==, 0);
  g_assert_cmpstr (title, ==, "");
}

static const char cards[] = BATTLE (
  "hexcard", UNIT ("r1", "infantry", "Foot"), UNIT ("b1", "infantry", "Tribe"),
  "{\"order\": \"deal\", \"rolls\": [{\"for\": \"deal\", \"cards\": [\"2H\", \"KS\"]}]}");

/* Whose card comes up next is shown; it is nothing to be ticked off. */
static void
test_the_next_card_is_no_errand (Fixture       *fixture,
                                 gconstpointer  text)
{
  MusterReminders *reminders = muster_battle_session_get_reminders (fixture->session);
  guint n_open = muster_reminders_count_open (reminders);

  give (fixture, "r1", "done");
  g_assert_cmpuint (muster_reminders_count_open (reminders), ==, n_open);
}

static const char shot[] = BATTLE (
  "hexcard", UNIT ("r1", "infantry", "Foot") "," UNIT ("r2", "infantry", "Guards"),
  UNIT ("b1", "infantry", "Tribe"),
  "{\"order\": \"deal\", \"rolls\": [{\"for\": \"deal\", \"cards\": [\"2H\", \"9S\", \"KS\"]}]}");

/* H-TURN-03, H-TURN-05: who has moved may still fire; who has fired can do nothing but be done, and is. What
 * the shot came to stays to be read, and is taken back together with it. */
static void
test_what_alone_is_possible_is_done (Fixture       *fixture,
                                     gconstpointer  text)
{
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (fixture->session);
  MusterOrderForm *form = muster_battle_session_get_form (fixture->session);
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  choose (fixture, "r1");
  g_assert_true (muster_battle_session_choose_id (fixture->session, "move"));
  muster_test_app_write (form, "hexes", "1");
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 2);

  g_assert_true (muster_battle_session_choose_id (fixture->session, "fire"));
  muster_test_app_choose (form, fixture->battle, "target", "b1");
  muster_test_app_write (form, "range", "1");
  while (muster_order_form_get_stage (form) == MUSTER_FORM_ROLL)
    muster_test_app_type (form, "1");
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 4);
  g_assert_true (muster_battle_get_state (fixture->battle)->units[muster_test_app_find_unit (
    fixture->battle, "r1")].acted);
  g_object_get (timeline, "result-title", &title, NULL);
  g_assert_true (g_str_has_suffix (title, "Fire"));

  g_assert_true (muster_battle_timeline_undo (timeline, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 2);
}

static const char seven_is_up[] = BATTLE (
  "toysoldier",
  UNIT ("rg", "general", "Red general") "," UNIT ("r1", "infantry", "Foot") ","
  UNIT ("r2", "infantry", "Guard"),
  UNIT ("bg", "general", "Blue general") "," UNIT ("b1", "infantry", "Line") ","
  UNIT ("b2", "cavalry", "Horse"),
  "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]},"
  " {\"for\": \"command-points\", \"dice\": [2, 5]}]}");

static void
draw (Fixture    *fixture,
      const char *card)
{
  MusterOrderForm *form = muster_battle_session_get_form (fixture->session);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_battle_session_choose_id (fixture->session, "draw"));
  muster_test_app_type (form, card);
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
}

/* The cards that are left are counted, not estimated. */
static void
test_cards_left_are_whole (Fixture       *fixture,
                           gconstpointer  text)
{
  MusterOrderOutlook *outlook =
    muster_order_form_get_outlook (muster_battle_session_get_form (fixture->session));
  g_autofree char *said = NULL;

  g_assert_true (muster_battle_session_choose_id (fixture->session, "draw"));
  g_object_get (outlook, "text", &said, NULL);
  g_assert_nonnull (strstr (said, "Red cards left that units act on 12 ·"));
}

/* T-CARD-09: after the first who acts on an ace comes the second, and then the next card. */
static void
test_an_ace_leads_to_two_units (Fixture       *fixture,
                                gconstpointer  text)
{
  draw (fixture, "AH");
  give (fixture, "r1", "move");
  assert_next (fixture, "Next: Guard");
  give (fixture, "r2", "move");
  assert_next (fixture, "Draw a card");
}

#define WORN_OUT(unit) ", {\"order\": \"set\", \"params\": {\"unit\": \"" unit "\", \"field\": \"resolve\"," \
  " \"value\": 1}}"

static const char nobody_can_act[] = BATTLE (
  "toysoldier",
  UNIT ("rg", "general", "Red general") "," UNIT ("r1", "infantry", "Foot") ","
  UNIT ("r2", "infantry", "Guard"),
  UNIT ("bg", "general", "Blue general") "," UNIT ("b1", "infantry", "Line"),
  "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]},"
  " {\"for\": \"command-points\", \"dice\": [2, 5]}]}"
  WORN_OUT ("r2") WORN_OUT ("b1"));

/* T-TURN-03, T-TURN-05: who could act for a point only on another card is not gone round for ever. */
static void
test_the_turn_ends_when_nobody_has_an_order (Fixture       *fixture,
                                             gconstpointer  text)
{
  draw (fixture, "7H");
  give (fixture, "r1", "move");
  choose (fixture, "r2");
  assert_next (fixture, "End turn");
  g_assert_true (muster_battle_next_is_due (fixture->session));
  g_assert_true (muster_battle_next_is_end_turn (fixture->session));
  /* That they could still act is said once more before the turn ends. */
  go_on (fixture);
  g_assert_cmpint (muster_battle_get_state (fixture->battle)->turn, ==, 1);
  g_assert_true (muster_battle_next_is_ending (fixture->session));
  g_assert_true (muster_battle_session_resolve (fixture->session, NULL));
  g_assert_cmpint (muster_battle_get_state (fixture->battle)->turn, ==, 2);
}

static guint
count_options (Fixture    *fixture,
               const char *id)
{
  MusterOrderDraft *draft =
    muster_order_form_get_draft (muster_battle_session_get_form (fixture->session));
  MusterFormField *field = muster_order_draft_find_field (draft, id);

  return g_list_model_get_n_items (muster_form_choice_get_options (MUSTER_FORM_CHOICE (field)));
}

static const char two_generals[] = BATTLE (
  "toysoldier",
  UNIT ("rg", "general", "Red general") "," UNIT ("rh", "general", "His second") ","
  UNIT ("r1", "infantry", "Foot") "," UNIT ("r2", "infantry", "Guard"),
  UNIT ("bg", "general", "Blue general") "," UNIT ("b1", "infantry", "Line"),
  "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]},"
  " {\"for\": \"command-points\", \"dice\": [2, 5]}]}");

/* T-GEN-08: none but a general sends a unit. */
static void
test_generals_alone_send_units (Fixture       *fixture,
                                gconstpointer  text)
{
  draw (fixture, "7H");
  choose (fixture, "r1");
  g_assert_true (muster_battle_session_choose_id (fixture->session, "move"));
  g_assert_cmpuint (count_options (fixture, "by"), ==, 2);
}

/* T-CARD-05, T-GEN-06, T-MELEE-02: the first who can act on a card is chosen; generals are no targets, nor
 * is horse for foot that charges; and what is usual is said, though not everything is. */
static void
test_a_card_leads_to_a_shot (Fixture       *fixture,
                             gconstpointer  text)
{
  MusterOrderForm *form = muster_battle_session_get_form (fixture->session);
  g_autofree char *status = NULL;

  draw (fixture, "7H");
  g_assert_cmpstr (get_chosen (fixture), ==, "r1");
  assert_next (fixture, "Next: Guard");
  g_object_get (muster_battle_session_get_standing (fixture->session), "status", &status, NULL);
  g_assert_cmpstr (status, ==, "Turn 1 · Red to act");

  g_assert_true (muster_battle_session_choose_id (fixture->session, "charge"));
  g_assert_cmpuint (count_options (fixture, "target"), ==, 1);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "fire"));
  g_assert_cmpuint (count_options (fixture, "target"), ==, 2);
  muster_test_app_choose (form, fixture->battle, "target", "b1");
  g_assert_cmpint (muster_test_app_get_chosen (form, "sight"), ==, 0);
  g_assert_cmpint (muster_test_app_get_chosen (form, "cover"), ==, 0);
  g_assert_cmpint (muster_test_app_get_chosen (form, "move"), ==, 0);
  muster_test_assert_text (form, "message", "Still missing: Range");
}

/* T-CARD-10: whom the joker has hit is not the one to act on the next card. */
static void
test_a_card_follows_a_joker (Fixture       *fixture,
                             gconstpointer  text)
{
  draw (fixture, "RJ");
  give (fixture, "b1", "penalise");
  g_assert_cmpstr (get_chosen (fixture), ==, "b1");
  draw (fixture, "7H");
  g_assert_cmpstr (get_chosen (fixture), ==, "r1");
}

/* Where units score by leaving the table, the general who stays is not told that he would not. */
static void
test_a_general_does_not_leave (void)
{
  g_autoptr (MusterBattle) battle = muster_test_app_new_battle ("cowpens");
  Fixture fixture = { .battle = battle, .session = muster_battle_session_new (battle) };
  g_autofree char *label = NULL;
  g_autofree char *none = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_battle_session_choose_id (fixture.session, "start-turn"));
  muster_test_app_type (muster_battle_session_get_form (fixture.session), "5443");
  g_assert_true (muster_battle_session_resolve (fixture.session, &error));
  g_assert_no_error (error);
  draw (&fixture, "7H");
  choose (&fixture, "a1");
  label = muster_battle_leaving_dup_label (fixture.session);
  g_assert_cmpstr (label, ==, "Leaves the table");
  choose (&fixture, "morgan");
  none = muster_battle_leaving_dup_label (fixture.session);
  g_assert_cmpstr (none, ==, "");
  g_object_unref (fixture.session);
}

/* H-FIRE-19: a commander with a unit is no target of small arms, and is not offered as one. */
static void
test_nobody_is_singled_out (void)
{
  g_autoptr (MusterBattle) battle = muster_test_app_new_battle ("frontier-column");
  Fixture fixture = { .battle = battle, .session = muster_battle_session_new (battle) };
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_battle_session_choose_id (fixture.session, "deal"));
  muster_test_app_type (muster_battle_session_get_form (fixture.session), "4HKSTD2CAS5C7H8D9S3CJHQD");
  g_assert_true (muster_battle_session_resolve (fixture.session, &error));
  g_assert_no_error (error);
  g_assert_true (muster_battle_session_choose_id (fixture.session, "fire"));
  g_assert_cmpuint (count_options (&fixture, "target"), ==, 5);
  g_object_unref (fixture.session);
}

#define CONTACT "{\"order\": \"charge\", \"unit\": \"r1\"," \
  " \"params\": {\"target\": \"b1\", \"distance\": 5}, \"rolls\": [{\"for\": \"move\", \"dice\": [3, 3]}]}"
#define TRIBES UNIT ("b1", "native-foot", "Tribe") "," UNIT ("b2", "native-foot", "Other tribe")

static const char contact[] = BATTLE ("magdala", UNIT ("r1", "native-foot", "Foot"), TRIBES, CONTACT);

/* M-MELEE-17, M-MELEE-20: whom it fights is known, and nobody else is offered; how many touch is counted. */
static void
test_whom_it_fights_is_known (Fixture       *fixture,
                              gconstpointer  text)
{
  MusterOrderForm *form = muster_battle_session_get_form (fixture->session);
  MusterFormField *target;

  choose (fixture, "r1");
  g_assert_true (muster_battle_session_choose_id (fixture->session, "melee"));
  target = muster_order_draft_find_field (muster_order_form_get_draft (form), "target");
  g_assert_cmpuint (g_list_model_get_n_items (muster_form_choice_get_options (MUSTER_FORM_CHOICE (target))),
                    ==, 1);
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 0);
  muster_test_assert_text (form, "message", "Still missing: Figures in contact");
}

static void
test_all_is_done_at_once (Fixture       *fixture,
                          gconstpointer  text)
{
  MusterReminders *reminders = muster_battle_session_get_reminders (fixture->session);

  g_assert_cmpuint (muster_reminders_count_open (reminders), ==, 1);
  muster_reminders_finish_all (reminders);
  g_assert_cmpuint (muster_reminders_count_open (reminders), ==, 0);
}

static const char last_turn[] = BATTLE (
  "magdala\", \"scenario\": {\"id\": \"pitched-battle\", \"settings\": {\"turn-limit\": 1}},"
  " \"title\": \"Last",
  UNIT ("r1", "native-foot", "Foot"), TRIBES,
  "{\"order\": \"end-turn\"}, {\"order\": \"move\", \"unit\": \"b1\", \"params\": {\"mode\": \"advance\"},"
  " \"rolls\": [{\"for\": \"move\", \"dice\": [3, 3]}]}, {\"order\": \"end-turn\"}");

/* Nobody's turn follows the last one: what it left is not called the other side's. */
static void
test_the_last_turn_is_nobody_elses (Fixture       *fixture,
                                    gconstpointer  text)
{
  MusterReminders *reminders = muster_battle_session_get_reminders (fixture->session);
  g_autoptr (MusterReminder) reminder = g_list_model_get_item (muster_reminders_get_items (reminders), 0);

  g_assert_true (muster_battle_get_state (fixture->battle)->over);
  g_assert_cmpstr (muster_reminder_get_since (reminder), ==, "since turn 1");
}

#define ADD(name, text, function) \
  g_test_add ("/battle-next/" name, Fixture, text, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("a-choice-is-left-to-the-player", two_is_up, test_a_choice_is_left_to_the_player);
  ADD ("namesakes-are-told-apart", namesakes, test_namesakes_are_told_apart);
  ADD ("who-is-chosen-comes-first", namesakes, test_who_is_chosen_comes_first);
  ADD ("what-was-rolled-before-is-no-result", noted, test_what_was_rolled_before_is_no_result);
  ADD ("more-fire-comes-before-the-test", volley, test_more_fire_comes_before_the_test);
  ADD ("the-next-card-is-no-errand", cards, test_the_next_card_is_no_errand);
  ADD ("what-alone-is-possible-is-done", shot, test_what_alone_is_possible_is_done);
  ADD ("a-card-leads-to-a-shot", seven_is_up, test_a_card_leads_to_a_shot);
  ADD ("generals-alone-send-units", two_generals, test_generals_alone_send_units);
  ADD ("cards-left-are-whole", seven_is_up, test_cards_left_are_whole);
  ADD ("an-ace-leads-to-two-units", seven_is_up, test_an_ace_leads_to_two_units);
  ADD ("the-turn-ends-when-nobody-has-an-order", nobody_can_act,
       test_the_turn_ends_when_nobody_has_an_order);
  ADD ("a-card-follows-a-joker", seven_is_up, test_a_card_follows_a_joker);
  g_test_add_func ("/battle-next/nobody-is-singled-out", test_nobody_is_singled_out);
  g_test_add_func ("/battle-next/a-general-does-not-leave", test_a_general_does_not_leave);
  ADD ("whom-it-fights-is-known", contact, test_whom_it_fights_is_known);
  ADD ("all-is-done-at-once", contact, test_all_is_done_at_once);
  ADD ("the-last-turn-is-nobody-elses", last_turn, test_the_last_turn_is_nobody_elses);
  ADD ("his-table-comes-first", solo, test_his_table_comes_first);
  ADD ("a-certain-number-has-no-chart", two_is_up, test_a_certain_number_has_no_chart);

  return g_test_run ();
}
