/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/muster-json.h"
#include "core/seats/muster-seat-orders.h"
#include "core/seats/muster-seat.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* What a seat sees (W-SEAT-03): its own side whole, of the others what lies open. */

static MusterLibrary *library;

#define POINTS(red, blue) \
  "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": " red "}," \
  "{\"for\": \"command-points\", \"dice\": " blue "}]}"
#define GIVE(points) \
  "{\"order\": \"give\", \"unit\": \"rg\", \"params\": {\"to\": \"rl\", \"points\": " points "}}"
#define SET(value) \
  "{\"order\": \"set\", \"params\": {\"unit\": \"rg\", \"field\": \"cp\", \"value\": " value "}}"
#define NOTE(text) "{\"order\": \"note\", \"params\": {\"text\": \"" text "\"}}"

#define BOWMEN "\"name\": \"Reed Bowmen\", \"type\": \"tribal-infantry\""
#define NAMESAKE "\"name\": \"1st Company\", \"type\": \"tribal-infantry\""
#define HORSE "\"name\": \"Dun Horse\", \"type\": \"tribal-cavalry\", \"leader\": {\"leadership\": 7}"
#define FIRE_AT(target) \
  "{\"order\": \"fire\", \"unit\": \"r1\", \"params\": {\"target\": \"" target "\"}"

static MusterBattle *
read_battle (const char *document)
{
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, document, strlen (document), "a file", &error);

  g_assert_no_error (error);
  return battle;
}

static MusterBattle *
new_toy_battle (const char *log)
{
  g_autofree char *document = g_strdup_printf (
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\","
    "\"title\": \"Secrets\", \"optional_rules\": [\"secret-command\"],"
    "\"sides\": [{\"id\": \"red\", \"players\": [{\"id\": \"ann\", \"name\": \"Ann\"}], \"units\": ["
    "{\"id\": \"rg\", \"name\": \"Rede\", \"type\": \"general\"},"
    "{\"id\": \"rl\", \"name\": \"Lunt\", \"type\": \"general\", \"leader\": {\"leadership\": 1}},"
    "{\"id\": \"r1\", \"type\": \"infantry\"}]}, {\"id\": \"blue\", \"units\": ["
    "{\"id\": \"bg\", \"name\": \"Blau\", \"type\": \"general\"},"
    "{\"id\": \"b1\", \"type\": \"infantry\"}]}],"
    "\"log\": [%s]}",
    log);

  return read_battle (document);
}

static MusterBattle *
new_kings_battle (const char *reserve)
{
  g_autofree char *document = g_strdup_printf (
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"Ford\","
    "\"sides\": [{\"id\": \"column\", \"name\": \"Ford Column\", "
    "\"players\": [{\"id\": \"ann\", \"name\": \"Ann\"},"
    "{\"id\": \"cid\", \"name\": \"Cid\"}], \"units\": ["
    "{\"id\": \"r1\", \"name\": \"1st Company\", \"type\": \"regular-infantry\","
    " \"leader\": {\"name\": \"Capt. Hill\", \"leadership\": 6}}]},"
    "{\"id\": \"clans\", \"name\": \"Valley Clans\", \"units\": ["
    "{\"id\": \"b1\", \"name\": \"Black Shields\", \"type\": \"tribal-infantry\","
    " \"leader\": {\"name\": \"Osman\", \"leadership\": 6}},"
    "{\"id\": \"b2\", \"reserve\": true, %s}]}]}",
    reserve);

  return read_battle (document);
}

static char *
view (MusterBattle           *battle,
      int                     side,
      const MusterSeatMoment *moment)
{
  const MusterSeat seat = { side, -1 };
  g_autoptr (JsonNode) node = muster_seat_view (&seat, battle, moment);

  return muster_json_print (node, FALSE);
}

static void
assert_says (const char *text,
             const char *expected)
{
  if (strstr (text, expected) == NULL)
    g_error ("“%s” is not in %s", expected, text);
}

static void
assert_silent (const char *text,
               const char *unexpected)
{
  if (strstr (text, unexpected) != NULL)
    g_error ("“%s” is in %s", unexpected, text);
}

static void
test_every_player_has_a_seat (void)
{
  g_autoptr (MusterBattle) battle = new_kings_battle (BOWMEN);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr (GArray) seats = muster_seats_list (setup);

  g_assert_cmpuint (seats->len, ==, 4);
  g_assert_cmpstr (muster_seat_get_player (&g_array_index (seats, MusterSeat, 0), setup), ==, "Ann");
  g_assert_cmpstr (muster_seat_get_player (&g_array_index (seats, MusterSeat, 1), setup), ==, "Cid");
  g_assert_cmpstr (muster_seat_get_side_id (&g_array_index (seats, MusterSeat, 1), setup), ==, "column");
  /* A side without players has a seat as well. */
  g_assert_cmpstr (muster_seat_get_side_id (&g_array_index (seats, MusterSeat, 2), setup), ==, "clans");
  g_assert_null (muster_seat_get_player (&g_array_index (seats, MusterSeat, 2), setup));
  g_assert_null (muster_seat_get_side_id (&g_array_index (seats, MusterSeat, 3), setup));
}

static char *
view_briefed (MusterBattle *battle,
              int           player,
              JsonNode     *like)
{
  const MusterSeat seat = { 0, player };
  const char *briefing = player == 0 ? "<p>Hold</p>" : "<p>March</p>";
  const MusterSeatMoment moment = { NULL, NULL, NULL, briefing };
  g_autoptr (JsonNode) node = like != NULL ? muster_seat_view_again (&seat, battle, like, briefing)
                                           : muster_seat_view (&seat, battle, &moment);

  return muster_json_print (node, FALSE);
}

/* What the players of a side share is worked out once. */
static void
test_seats_of_a_side_differ_in_their_player (void)
{
  g_autoptr (MusterBattle) battle = new_kings_battle (BOWMEN);
  const MusterSeat ann = { 0, 0 };
  g_autoptr (JsonNode) like = muster_seat_view (&ann, battle, NULL);
  g_autofree char *own = view_briefed (battle, 0, NULL);
  g_autofree char *other = view_briefed (battle, 1, NULL);
  g_autofree char *own_again = view_briefed (battle, 0, like);
  g_autofree char *other_again = view_briefed (battle, 1, like);

  assert_says (own, "\"player\": \"Ann\"");
  assert_says (other, "\"player\": \"Cid\"");
  g_assert_cmpstr (own_again, ==, own);
  g_assert_cmpstr (other_again, ==, other);
}

static void
test_own_side_is_whole (void)
{
  g_autoptr (MusterBattle) battle = new_kings_battle (BOWMEN);
  g_autofree char *mine = view (battle, 0, NULL);
  g_autofree char *theirs = view (battle, 1, NULL);
  g_autofree char *everybody = view (battle, -1, NULL);

  assert_says (mine, "\"seat\": \"column\"");
  assert_says (mine, "\"leader\": \"Capt. Hill, 6+\"");
  assert_silent (mine, "Osman");
  assert_silent (mine, "Reed Bowmen");
  assert_says (theirs, "Osman");
  assert_says (theirs, "\"id\": \"b2\", \"name\": \"Reed Bowmen\"");
  assert_silent (theirs, "Capt. Hill");
  assert_silent (everybody, "Reed Bowmen");
  assert_silent (everybody, "Osman");
  assert_says (everybody, "\"seat\": null");
  assert_says (everybody, "\"asks\": null, \"orders\": null");
}

static void
test_reserves_are_hidden (void)
{
  g_autoptr (MusterBattle) battle = new_kings_battle (NAMESAKE);
  g_autoptr (MusterBattle) twin =
    new_kings_battle (HORSE);

  for (int side = -1; side < 2; side++)
    {
      g_autofree char *one = view (battle, side, NULL);
      g_autofree char *other = view (twin, side, NULL);

      if (side != 1)
        g_assert_cmpstr (one, ==, other);
      else
        g_assert_cmpstr (one, !=, other);
    }
}

static void
test_secret_command_is_hidden (void)
{
  g_autoptr (MusterBattle) battle = new_toy_battle (POINTS ("[3, 4]", "[2, 5]") "," GIVE ("2") "," SET ("3"));
  g_autoptr (MusterBattle) twin = new_toy_battle (POINTS ("[1, 6]", "[2, 5]") "," GIVE ("1") "," SET ("5"));

  for (int side = -1; side < 2; side++)
    {
      g_autofree char *one = view (battle, side, NULL);
      g_autofree char *other = view (twin, side, NULL);

      if (side == 0)
        g_assert_cmpstr (one, !=, other);
      else
        g_assert_cmpstr (one, ==, other);
    }
}

static void
test_secrets_end_with_their_turn (void)
{
  g_autoptr (MusterBattle) battle = new_toy_battle (POINTS ("[3, 4]", "[2, 5]"));
  g_autofree char *before = view (battle, 1, NULL);
  g_autofree char *own = view (battle, 0, NULL);

  assert_silent (before, "Rede throws 3 4");
  assert_says (before, "Rede throws for command points, in secret");
  assert_says (before, "Blau throws 2 5");
  assert_says (own, "Rede throws 3 4");
}

static void
test_notes_are_for_players (void)
{
  g_autoptr (MusterBattle) battle = new_toy_battle (NOTE ("Rain sets in"));
  g_autofree char *player = view (battle, 0, NULL);
  g_autofree char *everybody = view (battle, -1, NULL);

  assert_says (player, "Rain sets in");
  assert_silent (everybody, "Rain sets in");
}

/* A seat may propose what it was offered, and nothing else (W-PROPOSE-02). */
static gboolean
reads (MusterBattle *battle,
       int           side,
       const char   *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterJson) json = muster_json_read (text, strlen (text), "a phone", &error);
  g_auto (MusterSeatVeil) veil = { 0 };
  g_auto (MusterOrder) order = { 0 };
  MusterSpot spot;

  g_assert_no_error (error);
  muster_seat_veil_init (&veil, battle, side);
  muster_spot_init (&spot, json, "a phone", &error);
  return muster_seat_orders_read (&veil, &spot, &order);
}

static void
test_only_offers_can_be_proposed (void)
{
  g_autoptr (MusterBattle) battle = new_kings_battle (BOWMEN);

  g_assert_true (reads (battle, 0, FIRE_AT ("b1") "}"));
  g_assert_false (reads (battle, 1, FIRE_AT ("b1") "}"));
  g_assert_false (reads (battle, -1, FIRE_AT ("b1") "}"));
  g_assert_false (reads (battle, 0, FIRE_AT ("b2") "}"));
  g_assert_false (reads (battle, 0, "{\"order\": \"note\", \"params\": {\"text\": \"I have won\"}}"));
  g_assert_false (reads (battle, 0, "{\"order\": \"end-battle\"}"));
  g_assert_false (reads (battle, 0, "{\"order\": \"award\", \"params\": {\"side\": \"column\"}}"));
  g_assert_false (reads (battle, 0, FIRE_AT ("b1") ","
                                    "\"rolls\": [{\"for\": \"hit\", \"dice\": [6]}]}"));
}

static void
test_dice_are_asked_of_who_throws_them (void)
{
  g_autoptr (MusterBattle) battle = new_kings_battle (BOWMEN);
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  int verb = muster_ruleset_find_order (muster_battle_get_ruleset (battle), "fire");
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  MusterSeatMoment moment = { &order, &outcome.request, NULL, "<p>Hold</p>" };
  g_autofree char *mine = NULL;
  g_autofree char *theirs = NULL;

  muster_order_init (&order, rules->orders, (guint) verb, 0);
  muster_order_set (&order, (guint) muster_fields_find (rules->orders[verb].fields, "target"), 1);
  muster_order_set (&order, (guint) muster_fields_find (rules->orders[verb].fields, "range"), 0);
  muster_order_set (&order, (guint) muster_fields_find (rules->orders[verb].fields, "cover"), 0);
  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_battle_try (battle, &order, &tape, &outcome);
  if (outcome.kind == MUSTER_OUTCOME_REFUSED)
    g_error ("Refused: %s", outcome.reason.phrase->text);
  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_NEEDS);

  mine = view (battle, 0, &moment);
  theirs = view (battle, 1, &moment);
  assert_says (mine, "\"asks\": {\"id\": \"0-0\", \"for\": \"To hit, 1st Company\"");
  assert_says (mine, "\"faces\": 6, \"unit\": \"r1\"");
  assert_says (mine, "\"orders\": null");
  assert_says (mine, "\"briefing\": \"<p>Hold</p>\"");
  assert_says (theirs, "\"asks\": null");
}

/* A roll has `by` where a player typed it at his own seat (W-PROPOSE-01), and older files do not have
 * it. */
static void
test_typist_is_kept (void)
{
  static const char log[] =
    "{\"order\": \"start-turn\", "
    "\"rolls\": [{\"for\": \"command-points\", \"dice\": [3, 4], \"by\": \"ann\"}, "
    "{\"for\": \"command-points\", \"dice\": [2, 5]}]}";
  g_autoptr (MusterBattle) battle = new_toy_battle (log);
  g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), 0);
  g_autofree char *json = muster_log_entry_to_json (entry);

  g_assert_cmpint (muster_tape_get_roll (muster_log_entry_get_tape (entry), 0)->typist, ==, 0);
  g_assert_cmpint (muster_tape_get_roll (muster_log_entry_get_tape (entry), 1)->typist, ==, -1);
  g_assert_cmpstr (json, ==, log);
}

static void
test_typist_must_be_a_player (void)
{
  static const char document[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
    "{\"id\": \"a\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
    "{\"id\": \"b\", \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}],"
    "\"log\": [{\"order\": \"fire\", \"unit\": \"r1\", \"params\": {\"target\": \"b1\"},"
    "\"rolls\": [{\"for\": \"hit\", \"dice\": [1], \"by\": \"nobody\"}]}]}";
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_battle_file_read (library, document, strlen (document), "a file", &error));
  g_assert_nonnull (error);
  assert_says (error->message, "$.log[0].rolls[0].by");
  assert_says (error->message, "no player “nobody”");
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/seats/every-player-has-a-seat", test_every_player_has_a_seat);
  g_test_add_func ("/seats/W-SHAPE-03/seats-of-a-side-differ-in-their-player",
                   test_seats_of_a_side_differ_in_their_player);
  g_test_add_func ("/seats/own-side-is-whole", test_own_side_is_whole);
  g_test_add_func ("/seats/W-SEAT-03/reserves-are-hidden", test_reserves_are_hidden);
  g_test_add_func ("/seats/W-SEAT-03/secret-command-is-hidden", test_secret_command_is_hidden);
  g_test_add_func ("/seats/W-SEAT-03/secrets-end-with-their-turn", test_secrets_end_with_their_turn);
  g_test_add_func ("/seats/notes-are-for-players", test_notes_are_for_players);
  g_test_add_func ("/seats/W-PROPOSE-02/only-offers-can-be-proposed", test_only_offers_can_be_proposed);
  g_test_add_func ("/seats/W-PROPOSE-01/dice-are-asked-of-who-throws-them",
                   test_dice_are_asked_of_who_throws_them);
  g_test_add_func ("/seats/W-PROPOSE-01/typist-is-kept", test_typist_is_kept);
  g_test_add_func ("/seats/W-PROPOSE-01/typist-must-be-a-player", test_typist_must_be_a_player);

  status = g_test_run ();
  g_object_unref (library);
  return status;
}
