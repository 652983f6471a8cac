/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/phones/muster-battle-phones.h"
#include "app/models/phones/muster-campaign-phones.h"
#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "muster-test-app.h"
#include "muster-test-phone.h"

/* The open battle on phones, with the program that serves them, on loopback. */

#define DOCUMENT                                                                                             \
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"Ford\","             \
  "\"sides\": [{\"id\": \"column\", \"name\": \"Ford Column\","                                              \
  "\"players\": [{\"id\": \"ann\", \"name\": \"Ann\"}], \"units\": ["                                        \
  "{\"id\": \"r1\", \"name\": \"1st Company\", \"type\": \"regular-infantry\"},"                             \
  "{\"id\": \"r2\", \"name\": \"2nd Company\", \"type\": \"regular-infantry\"}]},"                           \
  "{\"id\": \"clans\", \"name\": \"Valley Clans\", \"units\": ["                                             \
  "{\"id\": \"b1\", \"name\": \"Black Shields\", \"type\": \"tribal-infantry\"}]}]}"
#define FIRE(line)                                                                                           \
  "{\"line\": " line ", \"order\": \"fire\", \"unit\": \"r1\","                                              \
  "\"params\": {\"target\": \"b1\", \"range\": \"long\", \"cover\": \"none\"}}"
#define STAND_TO "{\"line\": 0, \"order\": \"stand-to\", \"unit\": \"r2\", \"params\": {}}"
#define DICE "{\"asks\": \"0-0\", \"dice\": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}"

enum
{
  ANN,
  CLANS,
  WALL,
};

typedef struct
{
  MusterLibrary *library;
  MusterBattle *battle;
  MusterBattleSession *session;
  MusterPhones *phones;
  MusterTestPhone phone; /* Ann's */
} Fixture;

static MusterOrderForm *
get_form (Fixture *fixture)
{
  return muster_battle_session_get_form (fixture->session);
}

static MusterDiceTray *
get_tray (Fixture *fixture)
{
  return muster_order_dice_get_tray (muster_order_form_get_dice (get_form (fixture)));
}

static const char *
get_link (Fixture *fixture,
          guint    seat)
{
  g_autoptr (MusterPhonesSeat) item = g_list_model_get_item (muster_phones_get_seats (fixture->phones), seat);

  return muster_phones_seat_get_link (item);
}

static gboolean
is_open (gpointer data)
{
  return muster_phones_get_address (((Fixture *) data)->phones) != NULL;
}

static gboolean
is_seen (gpointer data)
{
  g_autoptr (JsonNode) state = muster_test_phone_get_state (&((Fixture *) data)->phone);

  return state != NULL;
}

static gboolean
is_proposed (gpointer data)
{
  return *muster_phones_get_proposal (((Fixture *) data)->phones) != '\0';
}

static gboolean
is_withdrawn (gpointer data)
{
  return !is_proposed (data);
}

static gboolean
is_asked (gpointer data)
{
  g_autoptr (JsonNode) state = muster_test_phone_get_state (&((Fixture *) data)->phone);

  return state != NULL && !json_object_get_null_member (json_node_get_object (state), "asks");
}

static gboolean
is_offered (gpointer data)
{
  return muster_dice_tray_is_offered (get_tray (data));
}

static gboolean
is_done (gpointer data)
{
  return muster_ledger_get_length (((Fixture *) data)->battle) == 1;
}

static void
wait (Fixture             *fixture,
      MusterTestPredicate  predicate)
{
  g_assert_true (muster_test_wait_until (predicate, fixture, MUSTER_TEST_PATIENCE));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->library = muster_test_library_new ();
  fixture->battle = muster_battle_file_read (fixture->library, DOCUMENT, strlen (DOCUMENT), "ford", &error);
  g_assert_no_error (error);
  fixture->session = muster_battle_session_new (fixture->battle);
  fixture->phones = muster_battle_phones_new (fixture->session);
  g_assert_false (muster_phones_is_running (fixture->phones));
  if (data != NULL)
    return;
  g_assert_true (muster_phones_open (fixture->phones, "127.0.0.1", &error));
  g_assert_no_error (error);
  wait (fixture, is_open);
  g_assert_cmpuint (muster_test_phone_join (&fixture->phone, get_link (fixture, ANN)), ==, 204);
  wait (fixture, is_seen);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  muster_test_phone_clear (&fixture->phone);
  muster_phones_close (fixture->phones);
  /* What waits for the program that has ended lets go in a moment. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (fixture->phones);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->battle);
  g_object_unref (fixture->library);
}

static void
test_off_until_switched_on (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_phones_get_address (fixture->phones));
  g_assert_cmpstr (get_link (fixture, ANN), ==, "");
  muster_assert_model (muster_phones_get_seats (fixture->phones), "title", "Ann Valley Clans Spectators");
  g_assert_true (muster_phones_open (fixture->phones, "127.0.0.1", &error));
  g_assert_no_error (error);
  wait (fixture, is_open);
  g_assert_true (g_str_has_prefix (get_link (fixture, ANN), "http://127.0.0.1:"));
  muster_phones_close (fixture->phones);
  g_assert_false (muster_phones_is_running (fixture->phones));
  g_assert_cmpstr (get_link (fixture, ANN), ==, "");
}

static gboolean
is_troubled (gpointer data)
{
  g_autofree char *trouble = NULL;

  g_object_get (((Fixture *) data)->phones, "trouble", &trouble, NULL);
  return *trouble != '\0';
}

static void
test_only_at_one_address (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_phones_open (fixture->phones, "0.0.0.0", &error));
  wait (fixture, is_troubled);
  g_assert_false (muster_phones_is_running (fixture->phones));
}

static gboolean
is_looked_at (gpointer data)
{
  guint n;

  g_object_get (((Fixture *) data)->phones, "n-looking", &n, NULL);
  return n == 1;
}

static void
test_who_is_looking (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GObject) stream = muster_test_phone_look (&fixture->phone);
  g_autoptr (MusterPhonesSeat) seat = g_list_model_get_item (muster_phones_get_seats (fixture->phones), ANN);

  wait (fixture, is_looked_at);
  muster_test_assert_text (fixture->phones, "status", "On phones: 1 is looking");
  g_assert_cmpstr (muster_phones_seat_get_looking (seat), ==, "1 phone is looking");
}

/* A program in the place of muster-table that has been broken into. The last line is a right one: when that
 * has come, all have been read. */
static const char LIES[] =
  "#!/bin/sh\n"
  "cat <<'END'\n"
  "{\"address\": \"http://127.0.0.1:1/\", \"port\": 1}\n"
  "{\"address\": 7, \"port\": 1}\n"
  "{\"address\": \"http://127.0.0.1:2/\"}\n"
  "{\"address\": \"http://127.0.0.1:2/\", \"port\": {}}\n"
  "{\"failed\": []}\n{\"looking\": 5}\n{\"looking\": [\"a\", null]}\n"
  "{\"cookie\": 5, \"seat\": 0}\n{\"cookie\": \"a\"}\n{\"cookie\": \"a\", \"seat\": 99}\n"
  "{\"seat\": -7}\n"
  "{\"proposal\": \"1\", \"seat\": 0, \"asks\": \"0-0\", \"dice\": []}\n"
  "{\"proposal\": 1, \"seat\": 0}\n"
  "{\"proposal\": 2, \"seat\": 0, \"asks\": \"0-0\"}\n"
  "{\"proposal\": 3, \"seat\": 0, \"asks\": \"0-0\", \"dice\": [\"6\"]}\n"
  "{\"proposal\": 4, \"seat\": 0, \"asks\": \"0-0\", \"dice\": [1, 2, 99999999999]}\n"
  "{\"proposal\": 5, \"seat\": 99, \"order\": \"stand-to\", \"unit\": \"r2\", \"params\": {}}\n"
  "{\"proposal\": 6, \"seat\": 1, \"order\": \"stand-to\", \"unit\": \"r2\", \"params\": {}}\n"
  "{\"proposal\": 7, \"seat\": 0, \"order\": \"stand-to\", \"unit\": [\"r2\"], \"params\": {}}\n"
  "{\"proposal\": 8, \"seat\": 0, \"order\": \"stand-to\", \"unit\": \"r2\", \"params\": []}\n"
  "{\"proposal\": 9, \"seat\": 0, \"order\": \"end-battle\", \"unit\": null, \"params\": null}\n"
  "{\"proposal\": 10, \"seat\": 0, \"order\": null}\n"
  "[]\nnonsense\n{\n"
  "{\"looking\": [1]}\n"
  "END\n"
  "exec cat >/dev/null\n";

static void
test_nothing_it_says_is_trusted (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *program = muster_test_dir_build (dir, "lies");
  g_autofree char *before = g_strdup (g_getenv ("MUSTER_TABLE"));
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents_full (program, LIES, -1, G_FILE_SET_CONTENTS_NONE, 0700, &error));
  g_setenv ("MUSTER_TABLE", program, TRUE);
  g_assert_true (muster_phones_open (fixture->phones, "127.0.0.1", &error));
  g_assert_no_error (error);
  if (before != NULL)
    g_setenv ("MUSTER_TABLE", before, TRUE);
  else
    g_unsetenv ("MUSTER_TABLE");

  wait (fixture, is_looked_at);
  g_assert_cmpstr (muster_phones_get_address (fixture->phones), ==, "http://127.0.0.1:1/");
  g_assert_false (is_proposed (fixture));
  g_assert_false (is_offered (fixture));
  g_assert_cmpuint (muster_ledger_get_length (fixture->battle), ==, 0);
}

static gboolean
is_thrown_out (gpointer data)
{
  g_autoptr (JsonNode) state = muster_test_phone_get_state (&((Fixture *) data)->phone);

  return state == NULL;
}

static void
test_renewing_throws_out (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autofree char *old = g_strdup (get_link (fixture, ANN));

  muster_phones_renew (fixture->phones, ANN);
  g_assert_cmpstr (get_link (fixture, ANN), !=, old);
  wait (fixture, is_thrown_out);
  g_assert_cmpuint (muster_test_phone_join (&fixture->phone, old), ==, 403);
  g_assert_cmpuint (muster_test_phone_join (&fixture->phone, get_link (fixture, ANN)), ==, 204);
}

static void
test_an_order_fills_the_form (Fixture       *fixture,
                              gconstpointer  data)
{
  g_auto (MusterOrder) order = { 0 };

  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, FIRE ("0")), ==, 202);
  wait (fixture, is_proposed);
  g_assert_cmpstr (muster_phones_get_proposal (fixture->phones), ==,
                   "Ann proposes: 1st Company: Fire, Black Shields");
  /* Nothing has changed before somebody here accepts it. */
  g_assert_cmpint (muster_order_form_get_stage (get_form (fixture)), ==, MUSTER_FORM_IDLE);
  g_assert_true (muster_phones_accept (fixture->phones));
  g_assert_cmpstr (muster_phones_get_proposal (fixture->phones), ==, "");
  g_assert_cmpint (muster_order_form_get_stage (get_form (fixture)), ==, MUSTER_FORM_ROLL);
  muster_order_draft_write (muster_order_form_get_draft (get_form (fixture)), &order);
  g_assert_cmpstr (order.spec->id, ==, "fire");
  g_assert_cmpint (order.unit, ==, muster_test_app_find_unit (fixture->battle, "r1"));
  g_assert_cmpint (muster_test_app_get_chosen (get_form (fixture), "range"), ==, 1);
  wait (fixture, is_asked);
}

static void
test_an_order_without_dice_is_given (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, STAND_TO), ==, 202);
  wait (fixture, is_proposed);
  g_assert_true (muster_phones_accept (fixture->phones));
  g_assert_true (is_done (fixture));
  g_assert_cmpint (muster_order_form_get_stage (get_form (fixture)), ==, MUSTER_FORM_IDLE);
}

static void
test_an_order_can_be_changed_first (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, STAND_TO), ==, 202);
  wait (fixture, is_proposed);
  g_assert_true (muster_battle_phones_change (MUSTER_BATTLE_PHONES (fixture->phones)));
  g_assert_false (is_done (fixture));
  g_assert_cmpint (muster_order_form_get_stage (get_form (fixture)), ==, MUSTER_FORM_READY);
}

static void
test_declining_changes_nothing (Fixture       *fixture,
                                gconstpointer  data)
{
  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, STAND_TO), ==, 202);
  wait (fixture, is_proposed);
  g_assert_true (muster_phones_decline (fixture->phones));
  g_assert_false (muster_phones_decline (fixture->phones));
  g_assert_true (is_withdrawn (fixture));
  g_assert_false (is_done (fixture));
  g_assert_cmpint (muster_order_form_get_stage (get_form (fixture)), ==, MUSTER_FORM_IDLE);
}

/* W-PROPOSE-02: what is no longer allowed goes by itself. */
static void
test_what_is_past_is_withdrawn (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, STAND_TO), ==, 202);
  wait (fixture, is_proposed);
  muster_battle_session_set_unit (fixture->session, muster_test_app_find_unit (fixture->battle, "r2"));
  g_assert_true (muster_battle_session_choose_id (fixture->session, "stand-to"));
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  wait (fixture, is_withdrawn);
}

static void
begin_fire (Fixture *fixture)
{
  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, FIRE ("0")), ==, 202);
  wait (fixture, is_proposed);
  g_assert_true (muster_phones_accept (fixture->phones));
  wait (fixture, is_asked);
}

static const MusterRoll *
get_roll (Fixture *fixture)
{
  g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (fixture->battle), 0);

  return muster_tape_get_roll (muster_log_entry_get_tape (entry), 0);
}

static void
test_dice_lie_in_the_tray (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  begin_fire (fixture);
  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, DICE), ==, 202);
  wait (fixture, is_offered);
  muster_test_assert_text (get_tray (fixture), "by", "Ann");
  g_assert_cmpint (muster_order_form_get_stage (get_form (fixture)), ==, MUSTER_FORM_ROLL);
  /* Enter takes them, and Enter again gives the order. */
  g_assert_false (muster_battle_session_resolve (fixture->session, &error));
  g_assert_true (muster_battle_session_resolve (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_roll (fixture)->typist, ==, 0);
  g_assert_cmpint (get_roll (fixture)->origin, ==, MUSTER_ROLL_TYPED);
}

static void
test_dice_that_are_changed_are_ours (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  begin_fire (fixture);
  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, DICE), ==, 202);
  wait (fixture, is_offered);
  muster_test_app_type (get_form (fixture), "2");
  g_assert_false (is_offered (fixture));
  while (!is_done (fixture))
    {
      muster_battle_session_resolve (fixture->session, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpint (get_roll (fixture)->typist, ==, -1);
}

static void
test_dice_do_not_go_over_what_is_typed (Fixture       *fixture,
                                        gconstpointer  data)
{
  begin_fire (fixture);
  muster_test_app_type (get_form (fixture), "66");
  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, DICE), ==, 202);
  wait (fixture, is_proposed);
  g_assert_cmpuint (muster_dice_tray_get_n_entered (get_tray (fixture)), ==, 2);
  g_assert_cmpstr (muster_phones_get_proposal (fixture->phones), ==,
                   "Ann proposes: dice 1 1 1 1 1 1 1 1 1 1 1 1");
  g_assert_true (muster_phones_accept (fixture->phones));
  g_assert_cmpint (muster_order_form_get_stage (get_form (fixture)), ==, MUSTER_FORM_READY);
}

static void
test_dice_count_at_once (Fixture       *fixture,
                         gconstpointer  data)
{
  g_object_set (fixture->phones, "dice-at-once", TRUE, NULL);
  begin_fire (fixture);
  g_assert_cmpuint (muster_test_phone_propose (&fixture->phone, DICE), ==, 202);
  wait (fixture, is_done);
  g_assert_cmpint (get_roll (fixture)->typist, ==, 0);
}

static gboolean
is_campaign_open (gpointer data)
{
  return muster_phones_get_address (data) != NULL;
}

static gboolean
is_sealed (gpointer data)
{
  return *muster_phones_get_proposal (data) != '\0';
}

static gboolean
is_shown (gpointer data)
{
  g_autoptr (JsonNode) state = muster_test_phone_get_state (data);

  return state != NULL;
}

/* W-PROPOSE-04: what a side orders is not read before the umpire opens it. */
static void
test_sealed_orders (void)
{
  static const char document[] =
    "{\"format\": \"muster-campaign\", \"version\": 1, \"title\": \"Valley\","
    "\"sides\": [{\"id\": \"column\", \"name\": \"Column\"}, {\"id\": \"clans\", \"name\": \"Clans\"}]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, document, strlen (document), "valley", NULL, &error);
  g_autoptr (MusterPhones) phones = NULL;
  g_autoptr (MusterPhonesSeat) seat = NULL;
  g_auto (MusterTestPhone) phone = { 0 };

  g_assert_no_error (error);
  phones = muster_campaign_phones_new (campaign);
  muster_assert_model (muster_phones_get_seats (phones), "title", "Column Clans Spectators");
  g_assert_true (muster_phones_open (phones, "127.0.0.1", &error));
  g_assert_true (muster_test_wait_until (is_campaign_open, phones, MUSTER_TEST_PATIENCE));
  seat = g_list_model_get_item (muster_phones_get_seats (phones), 0);
  g_assert_cmpuint (muster_test_phone_join (&phone, muster_phones_seat_get_link (seat)), ==, 204);
  g_assert_true (muster_test_wait_until (is_shown, &phone, MUSTER_TEST_PATIENCE));
  g_assert_cmpuint (muster_test_phone_propose (&phone, "{\"line\": 0, \"order\": \"orders\", \"unit\": null,"
                                                       "\"params\": {\"text\": \"At dawn\"}}"), ==, 202);
  g_assert_true (muster_test_wait_until (is_sealed, phones, MUSTER_TEST_PATIENCE));
  g_assert_null (strstr (muster_phones_get_proposal (phones), "dawn"));
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 0);
  g_assert_true (muster_phones_accept (phones));
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 1);
  muster_phones_close (phones);
}

static gboolean
is_briefed (gpointer data)
{
  g_autoptr (JsonNode) state = muster_test_phone_get_state (data);
  const char *briefing =
    state != NULL ? json_object_get_string_member (json_node_get_object (state), "briefing") : "";

  return strstr (briefing, "The ford is mined") != NULL && strstr (briefing, "Spare the guide") != NULL &&
         strstr (briefing, "Fire the grass") == NULL;
}

/* W-PAGE-01: in a battle of a campaign, what that says to a side and to a player is in his briefing. */
static void
test_the_briefing_of_a_campaign (void)
{
  static const char document[] =
    "{\"format\": \"muster-campaign\", \"version\": 1, \"title\": \"Valley\","
    "\"sides\": [{\"id\": \"red\", \"name\": \"Column\"}, {\"id\": \"blue\", \"name\": \"Clans\"}],"
    "\"players\": [{\"id\": \"ann\", \"name\": \"Ann\", \"side\": \"red\"}],"
    "\"chapters\": [{\"id\": \"one\", \"title\": \"The ford\"}], \"log\": ["
    "{\"order\": \"note\", \"params\": {\"text\": \"The ford is mined\", \"for\": \"red\"}},"
    "{\"order\": \"note\", \"params\": {\"text\": \"Spare the guide\", \"player\": \"ann\"}},"
    "{\"order\": \"note\", \"params\": {\"text\": \"Fire the grass\", \"for\": \"blue\"}}]}";
  static const char tie[] = ", \"campaign\": {\"id\": \"\", \"chapter\": \"one\", \"units\": {},"
                            "\"sides\": {\"column\": \"red\", \"clans\": \"blue\"}}}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, document, strlen (document), "valley", NULL, &error);
  g_autofree char *plain = g_strndup (DOCUMENT, strlen (DOCUMENT) - 1);
  g_autofree char *tied = g_strconcat (plain, tie, NULL);
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattleSession) session = NULL;
  g_autoptr (MusterPhones) phones = NULL;
  g_autoptr (MusterPhonesSeat) seat = NULL;
  g_auto (MusterTestPhone) phone = { 0 };

  g_assert_no_error (error);
  battle = muster_battle_file_read (library, tied, strlen (tied), "ford", &error);
  g_assert_no_error (error);
  session = muster_battle_session_new (battle);
  phones = muster_battle_phones_new (session);
  muster_battle_phones_set_campaign (MUSTER_BATTLE_PHONES (phones), campaign);
  g_assert_true (muster_phones_open (phones, "127.0.0.1", &error));
  g_assert_true (muster_test_wait_until (is_campaign_open, phones, MUSTER_TEST_PATIENCE));
  seat = g_list_model_get_item (muster_phones_get_seats (phones), ANN);
  g_assert_cmpuint (muster_test_phone_join (&phone, muster_phones_seat_get_link (seat)), ==, 204);
  g_assert_true (muster_test_wait_until (is_briefed, &phone, MUSTER_TEST_PATIENCE));
  muster_phones_close (phones);
}

#define ADD(path, func) g_test_add ("/phones/" path, Fixture, NULL, set_up, func, tear_down)
#define ADD_OFF(path, func) g_test_add ("/phones/" path, Fixture, "off", set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD_OFF ("W-SEAT-01/off-until-switched-on", test_off_until_switched_on);
  ADD_OFF ("W-SEAT-01/only-at-one-address", test_only_at_one_address);
  ADD_OFF ("W-SHAPE-01/nothing-it-says-is-trusted", test_nothing_it_says_is_trusted);
  ADD ("W-SEAT-01/who-is-looking", test_who_is_looking);
  ADD ("W-SEAT-02/renewing-throws-out", test_renewing_throws_out);
  ADD ("W-PROPOSE-02/an-order-fills-the-form", test_an_order_fills_the_form);
  ADD ("W-PROPOSE-02/an-order-without-dice-is-given", test_an_order_without_dice_is_given);
  ADD ("W-PROPOSE-02/an-order-can-be-changed-first", test_an_order_can_be_changed_first);
  ADD ("W-PROPOSE-03/declining-changes-nothing", test_declining_changes_nothing);
  ADD ("W-PROPOSE-02/what-is-past-is-withdrawn", test_what_is_past_is_withdrawn);
  ADD ("W-PROPOSE-01/dice-lie-in-the-tray", test_dice_lie_in_the_tray);
  ADD ("W-PROPOSE-01/dice-that-are-changed-are-ours", test_dice_that_are_changed_are_ours);
  ADD ("W-PROPOSE-01/dice-do-not-go-over-what-is-typed", test_dice_do_not_go_over_what_is_typed);
  ADD ("W-PROPOSE-01/dice-count-at-once", test_dice_count_at_once);
  g_test_add_func ("/phones/W-PROPOSE-04/sealed-orders", test_sealed_orders);
  g_test_add_func ("/phones/W-PAGE-01/the-briefing-of-a-campaign", test_the_briefing_of_a_campaign);

  return g_test_run ();
}
