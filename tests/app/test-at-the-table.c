/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/battle/muster-battle-clock.h"
#include "app/models/battle/muster-battle-session.h"
#include "app/models/battle/muster-battle-spectator.h"
#include "app/models/battle/muster-value-keys.h"
#include "app/models/form/muster-form-choice.h"
#include "core/battle/muster-battle-file.h"
#include "muster-test-app.h"
#include "muster-test-library.h"

/* What helps at the table: counting instead of typing, what is asked and told, and what the room sees. */

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

static MusterOrderForm *
begin (Fixture    *fixture,
       const char *unit,
       const char *order)
{
  muster_battle_session_set_unit (fixture->session, muster_test_app_find_unit (fixture->battle, unit));
  g_assert_true (muster_battle_session_choose_id (fixture->session, order));
  return muster_battle_session_get_form (fixture->session);
}

static int
get_points (Fixture *fixture)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (fixture->battle));
  int general = muster_test_app_find_unit (fixture->battle, "rg");

  for (guint i = 0; rules->markers[i].id != NULL; i++)
    if (strcmp (rules->markers[i].id, "cp") == 0)
      return muster_battle_get_state (fixture->battle)->units[general].markers[i];
  g_assert_not_reached ();
}

static MusterFormField *
find_field (MusterOrderForm *form,
            const char      *id)
{
  MusterFormField *field = muster_order_draft_find_field (muster_order_form_get_draft (form), id);

  g_assert_nonnull (field);
  return field;
}

#define VOLLEY(options) BATTLE ("kings", \
  "{\"id\": \"r1\", \"name\": \"Foot\", \"type\": \"regular-infantry\"}," \
  "{\"id\": \"r2\", \"name\": \"Gun\", \"type\": \"crewed-weapon\", \"options\": [\"machine-gun\"]}", \
  UNIT ("b1", "tribal-infantry", "Tribe") "," UNIT ("b2", "tribal-infantry", "Others"), options)

static const char volley[] = VOLLEY ("");

/* A volley of 12 dice is told in one number; the tape keeps it as such. */
static void
test_hits_are_counted (Fixture       *fixture,
                       gconstpointer  text)
{
  MusterOrderForm *form = begin (fixture, "r1", "fire");
  MusterOrderDice *dice = muster_order_form_get_dice (form);
  g_autoptr (GError) error = NULL;
  const MusterRoll *roll;

  muster_form_choice_set_selected (MUSTER_FORM_CHOICE (find_field (form, "target")), 0);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  g_assert_true (muster_order_dice_can_count (dice));
  g_assert_false (muster_order_dice_needs_ones (dice));
  g_assert_false (muster_order_dice_take_counts (dice, 13, -1));
  g_assert_false (muster_order_dice_take_counts (dice, 9, 4));
  g_assert_true (muster_order_dice_take_counts (dice, 0, -1));
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);

  /* It is taken back as a whole, and counted anew. */
  g_assert_true (muster_order_dice_erase (dice));
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  g_assert_cmpuint (muster_dice_tray_get_n_entered (muster_order_dice_get_tray (dice)), ==, 0);
  g_assert_true (muster_order_dice_take_counts (dice, 0, 5));
  g_assert_true (muster_order_form_resolve (form, &error));
  g_assert_no_error (error);
  roll = muster_tape_get_roll (muster_log_entry_get_tape (muster_battle_get_last_entry (fixture->battle)), 0);
  g_assert_cmpuint (roll->counted, ==, MUSTER_ROLL_HITS_AND_ONES);
  g_assert_cmpuint (roll->n, ==, 12);
}

static void
test_totals_are_not_counted (Fixture       *fixture,
                             gconstpointer  text)
{
  MusterOrderForm *form = begin (fixture, "r1", "at-the-double");
  MusterOrderDice *dice = muster_order_form_get_dice (form);

  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  g_assert_false (muster_order_dice_can_count (dice));
  g_assert_false (muster_order_dice_take_counts (dice, 1, -1));
}

#define HIT(target, dice) \
  "{\"order\": \"fire\", \"unit\": \"r1\", \"params\": {\"target\": \"" target "\", \"range\": \"short\"," \
  " \"cover\": \"none\"}, \"rolls\": [{\"for\": \"hit\", \"dice\": [" dice "]}," \
  " {\"for\": \"leader-casualty\", \"dice\": [3, 4]}, {\"for\": \"pinning\", \"dice\": [1, 2]}]}"

static const char told_twice[] = VOLLEY (
  HIT ("b1", "5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1") ", {\"order\": \"end-turn\"}, {\"order\": \"rally\","
  " \"unit\": \"b1\", \"rolls\": [{\"for\": \"rally\", \"dice\": [6, 6]}]}");

static char *
join_reminders (Fixture *fixture)
{
  GListModel *items = muster_reminders_get_items (muster_battle_session_get_reminders (fixture->session));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (MusterReminder) reminder = g_list_model_get_item (items, i);

      g_string_append_printf (text, "%s\n", muster_reminder_get_text (reminder));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Models and markers are named first, and what is told of a unit later takes the place of what was. */
static void
test_a_later_line_replaces_the_one_before (Fixture       *fixture,
                                           gconstpointer  text)
{
  g_autofree char *now = join_reminders (fixture);
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (strstr (now, "Tribe: take its Pinned markers away"));
  g_assert_null (strstr (now, "place Pinned"));
  g_assert_null (strstr (now, "take models off"));
  g_assert_true (muster_battle_timeline_undo (muster_battle_session_get_timeline (fixture->session), &error));
  g_assert_no_error (error);
  before = join_reminders (fixture);
  g_assert_true (g_str_has_prefix (before, "Tribe: take models off: 3\n"
                                           "Tribe: place Pinned markers: 1, 1 in all"));
}

static const char told_before[] = VOLLEY (
  HIT ("b1", "5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1") ", {\"order\": \"end-turn\"}");

/* Whose turn it was is said without a possessive, which no name has to bear. */
static void
test_a_line_says_since_when (Fixture       *fixture,
                             gconstpointer  text)
{
  GListModel *items = muster_reminders_get_items (muster_battle_session_get_reminders (fixture->session));
  g_autoptr (MusterReminder) reminder = g_list_model_get_item (items, 0);

  g_assert_cmpstr (muster_reminder_get_text (reminder), ==, "Tribe: take models off: 3");
  g_assert_cmpstr (muster_reminder_get_since (reminder), ==, "since turn 1 of Red");
}

#define CARD(before) BATTLE ("toysoldier", \
  UNIT ("rg", "general", "Rede") "," UNIT ("r1", "infantry", "Foot"), \
  UNIT ("bg", "general", "Blau") "," UNIT ("b1", "infantry", "Garde"), \
  "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4]}," \
  " {\"for\": \"command-points\", \"dice\": [2, 5]}]}," before \
  "{\"order\": \"draw\", \"rolls\": [{\"for\": \"draw\", \"cards\": [\"7H\"]}]}")

static const char green[] = CARD ("");
static const char yellow[] = CARD (
  "{\"order\": \"set\", \"params\": {\"unit\": \"r1\", \"field\": \"resolve\", \"value\": 1}},");

/* T-CP-05: of a yellow or red unit it is asked each time; whoever does not say has not moved. */
static void
test_a_move_asks_for_the_radius (Fixture       *fixture,
                                 gconstpointer  text)
{
  MusterOrderForm *form = begin (fixture, "r1", "move");
  g_autoptr (GError) error = NULL;
  int points = get_points (fixture);

  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_FILL);
  g_assert_true (muster_form_field_is_missing (find_field (form, "in_radius")));
  g_assert_false (muster_order_form_resolve (form, &error));
  g_assert_no_error (error);
  g_assert_true (muster_value_keys_press (form, 'n'));
  g_assert_false (muster_form_field_is_missing (find_field (form, "in_radius")));
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);
  g_assert_true (muster_order_form_resolve (form, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_points (fixture), ==, points - 1);
}

static void
test_a_green_unit_is_not_asked (Fixture       *fixture,
                                gconstpointer  text)
{
  MusterOrderForm *form = begin (fixture, "r1", "move");

  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);
  g_assert_null (muster_order_draft_find_field (muster_order_form_get_draft (form), "in_radius"));
}

/* T-ACT-01: a shot goes on with the movement that was begun. */
static void
test_a_move_goes_on_with_a_shot (Fixture       *fixture,
                                 gconstpointer  text)
{
  MusterOrderForm *form = begin (fixture, "r1", "move");
  g_auto (GStrv) advice = NULL;
  MusterFormField *terrain = find_field (form, "terrain");

  g_object_get (form, "advice", &advice, NULL);
  g_assert_true (g_strv_contains ((const char *const *) advice, "… and fire? Key F"));
  muster_form_choice_set_selected (MUSTER_FORM_CHOICE (terrain), 1);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "fire"));
  g_assert_cmpint (muster_test_app_get_chosen (form, "terrain"), ==, 1);
  g_assert_cmpint (muster_test_app_get_chosen (form, "move"), ==, 1);

  /* Begun on its own, it is a shot without movement. */
  muster_order_form_cancel (form);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "fire"));
  g_assert_cmpint (muster_test_app_get_chosen (form, "move"), !=, 1);
}

/* T-ACT-02: fire–move–change: a shot goes on with a movement and a change of formation, each by its key. */
static void
test_a_shot_goes_on_with_a_change (Fixture       *fixture,
                                   gconstpointer  text)
{
  MusterOrderForm *form = begin (fixture, "r1", "fire");
  g_auto (GStrv) advice = NULL;
  g_auto (GStrv) then = NULL;

  g_object_get (form, "advice", &advice, NULL);
  g_assert_true (g_strv_contains ((const char *const *) advice, "… and form? Key E"));
  g_assert_true (g_strv_contains ((const char *const *) advice, "… and move? Key M"));
  g_assert_true (muster_value_keys_press (form, 'e'));
  g_assert_cmpint (muster_test_app_get_chosen (form, "form"), >=, 0);
  g_assert_cmpint (muster_test_app_get_chosen (form, "form_when"), ==, 1);
  g_assert_true (muster_battle_session_choose_id (fixture->session, "move"));
  g_assert_cmpint (muster_test_app_get_chosen (form, "move"), ==, 2);
  g_assert_cmpint (muster_test_app_get_chosen (form, "form_when"), ==, 1);
  g_object_get (form, "advice", &then, NULL);
  g_assert_false (g_strv_contains ((const char *const *) then, "… and form? Key E"));
  g_assert_false (g_strv_contains ((const char *const *) then, "… and move? Key M"));

  /* Move–change–fire: what was said of the movement comes along, the change before the shot. */
  muster_order_form_cancel (form);
  form = begin (fixture, "r1", "move");
  g_assert_true (muster_value_keys_press (form, 'e'));
  g_assert_true (muster_battle_session_choose_id (fixture->session, "fire"));
  g_assert_cmpint (muster_test_app_get_chosen (form, "move"), ==, 1);
  g_assert_cmpint (muster_test_app_get_chosen (form, "form"), >=, 0);
  g_assert_cmpint (muster_test_app_get_chosen (form, "form_when"), !=, 1);
}

static void
test_the_room_sees_card_units_and_dice (Fixture       *fixture,
                                        gconstpointer  text)
{
  g_autoptr (MusterBattleSpectator) spectator = muster_battle_spectator_new (fixture->battle);
  g_autofree char *card = NULL;
  g_autofree char *dice = NULL;
  g_auto (GStrv) units = NULL;

  g_object_get (spectator, "card", &card, "dice", &dice, "units", &units, NULL);
  g_assert_nonnull (strstr (card, "7♥"));
  g_assert_nonnull (strstr (dice, "7♥"));
  g_assert_cmpuint (g_strv_length (units), ==, 2);
  g_assert_true (g_str_has_prefix (units[0], "Foot 12/12 · "));
  g_assert_null (strstr (units[0], "Rede"));
}

#define MINUTES(n) ((gint64) (n) * 60 * G_USEC_PER_SEC)

static void
assert_clock (MusterBattleClock *clock,
              const char        *expected)
{
  g_autofree char *text = NULL;

  g_object_get (clock, "text", &text, NULL);
  g_assert_cmpstr (text, ==, expected);
}

/* It is off until somebody wants it, counts for the side to act, and stands still while it is paused. */
static void
test_a_clock_counts_for_the_side_to_act (Fixture       *fixture,
                                         gconstpointer  text)
{
  MusterBattleClock *clock = muster_battle_clock_get (fixture->battle);
  gint64 now = g_get_monotonic_time () + MINUTES (60);

  assert_clock (clock, "");
  muster_battle_clock_tick (clock, now);
  assert_clock (clock, "");
  g_object_set (clock, "mode", "turn", NULL);
  muster_battle_clock_tick (clock, now);
  g_object_set (clock, "mode", "off", NULL);
  g_object_set (clock, "mode", "chess", NULL);
  assert_clock (clock, "Red: 0:00 · Blue: 0:00");
  now = g_get_monotonic_time () + MINUTES (2);
  muster_battle_clock_tick (clock, now);
  muster_battle_clock_tick (clock, now + MINUTES (63));
  g_object_set (clock, "paused", TRUE, NULL);
  {
    g_autofree char *stands = NULL;

    g_object_get (clock, "text", &stands, NULL);
    g_assert_true (g_str_has_prefix (stands, "Red: 1:0"));
    g_assert_true (g_str_has_suffix (stands, " · Blue: 0:00 · paused"));
    muster_battle_clock_tick (clock, now + MINUTES (99));
    assert_clock (clock, stands);
  }
  g_object_set (clock, "mode", "off", NULL);
  assert_clock (clock, "");
}

#define ADD(name, text, function) \
  g_test_add ("/at-the-table/" name, Fixture, text, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("hits-are-counted", volley, test_hits_are_counted);
  ADD ("totals-are-not-counted", volley, test_totals_are_not_counted);
  ADD ("a-later-line-replaces-the-one-before", told_twice, test_a_later_line_replaces_the_one_before);
  ADD ("a-line-says-since-when", told_before, test_a_line_says_since_when);
  ADD ("a-move-asks-for-the-radius", yellow, test_a_move_asks_for_the_radius);
  ADD ("a-green-unit-is-not-asked", green, test_a_green_unit_is_not_asked);
  ADD ("a-move-goes-on-with-a-shot", green, test_a_move_goes_on_with_a_shot);
  ADD ("a-shot-goes-on-with-a-change", green, test_a_shot_goes_on_with_a_change);
  ADD ("a-clock-counts-for-the-side-to-act", volley, test_a_clock_counts_for_the_side_to_act);
  ADD ("the-room-sees-card-units-and-dice", yellow, test_the_room_sees_card_units_and_dice);

  return g_test_run ();
}
