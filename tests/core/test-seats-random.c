/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"
#include "core/muster-json.h"
#include "core/seats/muster-seat-veil.h"
#include "core/seats/muster-seat.h"
#include "muster-test-battles.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* W-SEAT-03 over battles of chance: of two that differ only in what is hidden, whoever may not know it
 * gets the same bytes. A battle is known by its ruleset and its seed. Hidden are reserves (their names
 * and how many there are), command points, the umpire's corrections of either, what he adds to a roll
 * before it has fallen, and notes from spectators. That something hidden has happened at all is hidden as
 * well. */

#define MOST_ORDERS 60
/* A secret of nobody's side: what spectators may not read. */
#define NOBODY (-2)

static MusterLibrary *library;
static guint n_compared;
static guint n_secrets;
static guint n_silent;
static guint n_words;

/* Battles of some rulesets take longer than those of others: a run that is not long takes about as much time
 * for each. */
typedef struct
{
  const char *ruleset;
  guint n_battles;
} Case;

static const Case CASES[] = {
  { "kings", 120 },
  { "magdala", 300 },
  { "hexcard", 600 },
  { "toysoldier", 140 },
};

static JsonArray *
get_units (JsonObject *document,
           guint       side)
{
  JsonArray *sides = json_object_get_array_member (document, "sides");

  return json_object_get_array_member (json_array_get_object_element (sides, side), "units");
}

/* Some units come later, where the rules know that, and general's points are secret. */
static char *
hide_things (const char *text,
             const char *ruleset,
             guint64     seed)
{
  g_autoptr (JsonNode) root = muster_json_parse (text, strlen (text), "invented", NULL);
  JsonObject *document = json_node_get_object (root);
  gboolean is_toy = g_str_equal (ruleset, "toysoldier");
  MusterRandom random;

  muster_random_init (&random, seed + 7);
  if (is_toy)
    {
      JsonArray *rules = json_object_get_array_member (document, "optional_rules");

      json_array_add_string_element (rules, "secret-command");
      json_array_add_string_element (rules, "reserves");
    }
  for (guint side = 0; side < 2; side++)
    {
      JsonArray *units = get_units (document, side);

      for (guint i = 2; i < json_array_get_length (units); i++)
        {
          JsonObject *unit = json_array_get_object_element (units, i);
          const char *type = json_object_get_string_member (unit, "type");

          if (muster_random_below (&random, 3) > 0)
            continue;
          if (g_str_equal (ruleset, "kings"))
            json_object_set_boolean_member (unit, "reserve", TRUE);
          else if (is_toy && g_str_equal (type, "infantry"))
            {
              JsonArray *options = json_array_new ();

              json_array_add_string_element (options, "reserve");
              json_object_set_array_member (unit, "options", options);
            }
        }
    }
  return muster_json_print (root, FALSE);
}

/* The same battle with other secrets of @side: reserves have other names, and its points of this turn are
 * others. NULL: it has none, or what was done since cannot be done with others. */
static MusterBattle *
make_twin (MusterBattle *battle,
           int           side,
           MusterRandom *random)
{
  g_autofree char *text = muster_battle_file_write (battle);
  g_autoptr (JsonNode) root = muster_json_parse (text, strlen (text), "written", NULL);
  JsonObject *document = json_node_get_object (root);
  JsonArray *units = get_units (document, (guint) side);
  JsonArray *log = json_object_has_member (document, "log")
                     ? json_object_get_array_member (document, "log") : NULL;
  g_auto (MusterSeatVeil) veil = { 0 };
  g_autofree char *changed = NULL;
  gboolean has_secrets = FALSE;

  muster_seat_veil_init (&veil, battle, -1);
  for (int i = 0; i < veil.state->n_units; i++)
    for (guint j = 0; muster_seat_veil_hides_unit (&veil, i) && j < json_array_get_length (units); j++)
      {
        JsonObject *unit = json_array_get_object_element (units, j);
        g_autofree char *name = g_strdup_printf ("Ghost %u", muster_random_below (random, 1000));

        if (veil.state->units[i].def->side != side ||
            g_strcmp0 (json_object_get_string_member (unit, "id"), veil.state->units[i].def->id) != 0)
          continue;
        json_object_set_string_member (unit, "name", name);
        has_secrets = TRUE;
      }

  for (guint i = 0; muster_battle_has_secrets (battle) && i < muster_ledger_get_length (battle); i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), i);
      const MusterTape *tape = muster_log_entry_get_tape (entry);
      JsonObject *written = json_array_get_object_element (log, i);
      const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));

      for (guint j = 0; muster_log_entry_get_turn (entry) == veil.state->turn &&
                        j < muster_tape_get_length (tape); j++)
        {
          int thrower = muster_log_entry_get_thrower (entry, j);
          JsonObject *roll;
          JsonArray *dice;

          if (!rules->purposes[muster_tape_get_roll (tape, j)->purpose].is_secret || thrower < 0 ||
              veil.state->units[thrower].def->side != side)
            continue;
          roll = json_array_get_object_element (json_object_get_array_member (written, "rolls"), j);
          dice = json_array_new ();
          for (guint k = 0; k < muster_tape_get_roll (tape, j)->n; k++)
            json_array_add_int_element (dice, 1 + muster_random_below (random, 6));
          json_object_set_array_member (roll, "dice", dice);
          has_secrets = TRUE;
        }
    }
  if (!has_secrets)
    return NULL;

  n_secrets++;
  changed = muster_json_print (root, FALSE);
  return muster_battle_file_read (library, changed, strlen (changed), "twin", NULL);
}

/* The same battle with one reserve more. NULL: nobody waits, or what was done cannot be done then, or it is
 * over: an army that is beaten has been counted before everybody, with its reserves. */
static MusterBattle *
make_larger_twin (MusterBattle *battle,
                  int           side)
{
  g_autofree char *text = muster_battle_file_write (battle);
  g_autoptr (JsonNode) root = muster_json_parse (text, strlen (text), "written", NULL);
  JsonArray *units = get_units (json_node_get_object (root), (guint) side);
  g_auto (MusterSeatVeil) veil = { 0 };
  g_autoptr (JsonNode) more = NULL;
  g_autofree char *changed = NULL;

  muster_seat_veil_init (&veil, battle, -1);
  for (int i = 0; !veil.state->over && i < veil.state->n_units; i++)
    for (guint j = 0; veil.state->units[i].def->side == side && muster_seat_veil_hides_unit (&veil, i) &&
                      j < json_array_get_length (units) && more == NULL; j++)
      if (g_strcmp0 (json_object_get_string_member (json_array_get_object_element (units, j), "id"),
                     veil.state->units[i].def->id) == 0)
        {
          /* A copy of a node shares its object, so the text of it is read anew. */
          g_autofree char *unit = muster_json_print (json_array_get_element (units, j), FALSE);

          more = muster_json_parse (unit, strlen (unit), "unit", NULL);
        }
  if (more == NULL)
    return NULL;

  json_object_set_string_member (json_node_get_object (more), "id", "one-more");
  json_object_set_string_member (json_node_get_object (more), "name", "One more");
  json_array_add_element (units, json_node_copy (more));
  changed = muster_json_print (root, FALSE);
  return muster_battle_file_read (library, changed, strlen (changed), "larger twin", NULL);
}

/* The same battle with other words in its notes, or NULL. */
static MusterBattle *
make_noted_twin (MusterBattle *battle)
{
  g_autofree char *text = muster_battle_file_write (battle);
  g_autoptr (JsonNode) root = muster_json_parse (text, strlen (text), "written", NULL);
  JsonObject *document = json_node_get_object (root);
  JsonArray *log = json_object_has_member (document, "log")
                     ? json_object_get_array_member (document, "log") : NULL;
  g_autofree char *changed = NULL;
  guint n = 0;

  for (guint i = 0; log != NULL && i < json_array_get_length (log); i++)
    {
      JsonObject *entry = json_array_get_object_element (log, i);

      if (g_strcmp0 (json_object_get_string_member (entry, "order"), "note") != 0)
        continue;
      json_object_set_string_member (json_object_get_object_member (entry, "params"), "text", "Otherwise");
      n++;
    }
  if (n == 0)
    return NULL;

  n_secrets++;
  changed = muster_json_print (root, FALSE);
  return muster_battle_file_read (library, changed, strlen (changed), "noted twin", NULL);
}

/* The same battle in which something more has happened that nobody but @owner may know: a reserve is
 * corrected, or command points are; for NOBODY a note is written. NULL: there is nothing like that. */
static MusterBattle *
make_longer_twin (MusterBattle *battle,
                  int           owner)
{
  g_autofree char *text = muster_battle_file_write (battle);
  g_autoptr (JsonNode) root = muster_json_parse (text, strlen (text), "written", NULL);
  JsonObject *document = json_node_get_object (root);
  g_auto (MusterSeatVeil) veil = { 0 };
  g_autofree char *entry = NULL;
  g_autofree char *changed = NULL;
  g_autoptr (MusterBattle) twin = NULL;

  muster_seat_veil_init (&veil, battle, -1);
  if (owner == NOBODY)
    entry = g_strdup ("{\"order\": \"note\", \"params\": {\"text\": \"One more\"}}");
  for (int i = 0; entry == NULL && i < veil.state->n_units; i++)
    {
      const MusterUnitDef *def = veil.state->units[i].def;
      gboolean is_reserve = muster_seat_veil_hides_unit (&veil, i);

      if (def->side == owner && (is_reserve || muster_battle_has_secrets (battle)))
        entry = g_strdup_printf ("{\"order\": \"set\", \"params\": {\"unit\": \"%s\", \"field\": \"%s\", "
                                 "\"value\": %d}}",
                                 def->id, is_reserve ? "strength" : "cp", is_reserve ? 1 : 3);
    }
  if (entry == NULL || veil.state->over)
    return NULL;

  if (!json_object_has_member (document, "log"))
    json_object_set_array_member (document, "log", json_array_new ());
  json_array_add_element (json_object_get_array_member (document, "log"),
                          muster_json_parse (entry, strlen (entry), "entry", NULL));
  changed = muster_json_print (root, FALSE);
  twin = muster_battle_file_read (library, changed, strlen (changed), "longer twin", NULL);
  n_silent += twin != NULL;
  return g_steal_pointer (&twin);
}

static char *
view (MusterBattle           *battle,
      int                     side,
      const MusterSeatMoment *moment)
{
  const MusterSeat seat = { side, -1 };
  g_autofree char *briefing = muster_seat_briefing_dup (&seat, battle);
  MusterSeatMoment seen = moment != NULL ? *moment : (MusterSeatMoment) { NULL };
  g_autoptr (JsonNode) node = NULL;

  seen.briefing = briefing;
  node = muster_seat_view (&seat, battle, &seen);
  return muster_json_print (node, FALSE);
}

/* While an order waits for its dice, nobody sees what the umpire adds to them. */
static void
compare_words (MusterBattle      *battle,
               const MusterOrder *order,
               guint64            seed)
{
  const MusterField *fields = order->spec->fields;

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    {
      char *plain[2] = { NULL };

      for (int added = 0; (fields[i].flags & MUSTER_FIELD_SECRET) && added <= 1; added++)
        {
          g_auto (MusterOrder) said = { 0 };
          g_auto (MusterTape) tape = { 0 };
          g_auto (MusterOutcome) outcome = { 0 };
          const MusterSeatMoment moment = { &said, &outcome.request, &tape, NULL };

          muster_order_copy (&said, order);
          muster_order_set (&said, i, added);
          muster_tape_init (&tape);
          muster_outcome_init (&outcome);
          muster_battle_try (battle, &said, &tape, &outcome);
          for (int side = 0; outcome.kind == MUSTER_OUTCOME_NEEDS && side < 2; side++)
            {
              g_autofree char *seen = view (battle, side, &moment);

              if (added == 0)
                plain[side] = g_steal_pointer (&seen);
              else if (plain[side] != NULL && !g_str_equal (plain[side], seen))
                g_error ("Seed %" G_GUINT64_FORMAT ", the umpire’s word, seen from %d:\n%s\n%s", seed, side,
                         plain[side], seen);
              n_words += added;
            }
        }
      g_free (plain[0]);
      g_free (plain[1]);
    }
}

/* Whoever may not know the secret of @owner gets the same of both. @twin: (nullable) (transfer full) */
static void
compare_twin (MusterBattle *battle,
              MusterBattle *twin,
              int           owner,
              guint64       seed)
{
  g_autoptr (MusterBattle) owned = twin;

  for (int side = -1; twin != NULL && side < (owner == NOBODY ? 0 : 2); side++)
    {
      g_autofree char *one = view (battle, side, NULL);
      g_autofree char *other = view (twin, side, NULL);

      if (side == owner)
        continue;
      if (!g_str_equal (one, other))
        g_error ("Seed %" G_GUINT64_FORMAT ", secrets of %d, seen from %d:\n%s\n%s", seed, owner, side, one,
                 other);
      n_compared++;
    }
}

static void
compare (MusterBattle *battle,
         MusterRandom *random,
         guint64       seed)
{
  for (int owner = 0; owner < 2; owner++)
    {
      compare_twin (battle, make_twin (battle, owner, random), owner, seed);
      compare_twin (battle, make_larger_twin (battle, owner), owner, seed);
      compare_twin (battle, make_longer_twin (battle, owner), owner, seed);
    }
  compare_twin (battle, make_noted_twin (battle), NOBODY, seed);
  compare_twin (battle, make_longer_twin (battle, NOBODY), NOBODY, seed);
}

static void
write_note (MusterBattle *battle)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  int verb = muster_ruleset_find_order (ruleset, "note");
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  muster_order_init (&order, muster_ruleset_get_rules (ruleset)->orders, (guint) verb, -1);
  muster_order_set_text (&order, 0, "Not for everybody");
  /* Before the first turn some rules take none. */
  muster_battle_record (battle, &order, &tape, NULL);
}

static void
fight (const char *ruleset,
       guint64     seed)
{
  g_autofree char *invented = muster_test_battles_invent (library, ruleset, seed);
  g_autofree char *text = hide_things (invented, ruleset, seed);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = muster_battle_file_read (library, text, strlen (text), "hidden", &error);
  /* How often it is looked at, about. */
  guint looks = muster_test_rounds (2, 5);
  MusterRandom random;
  guint next;

  g_assert_no_error (error);
  muster_random_init (&random, seed + 1);
  next = muster_random_below (&random, MOST_ORDERS / looks);
  for (guint i = 0; i < MOST_ORDERS && !muster_battle_get_state (battle)->over; i++)
    {
      MusterRandomPlayer player = { &random, NULL, NULL };
      g_auto (MusterOrder) order = { 0 };
      g_auto (MusterTape) tape = { 0 };

      if (i == next)
        {
          compare (battle, &random, seed);
          write_note (battle);
          next += 1 + muster_random_below (&random, 2 * MOST_ORDERS / looks);
        }
      if (!muster_random_player_choose (&player, muster_battle_get_setup (battle),
                                        muster_battle_get_state (battle), &order))
        break;
      compare_words (battle, &order, seed);
      muster_tape_init (&tape);
      tape.generator = &random;
      muster_battle_record (battle, &order, &tape, &error);
      g_assert_no_error (error);
    }
  compare (battle, &random, seed);
}

static void
test_twins_look_the_same (gconstpointer data)
{
  const Case *of = data;
  guint rounds = muster_test_rounds (of->n_battles, 1500);

  n_compared = n_secrets = n_silent = n_words = 0;
  for (guint64 seed = 1; seed <= rounds; seed++)
    fight (of->ruleset, seed);
  g_test_message ("%s: %u battles, %u twins with other secrets, %u in which more has happened, "
                  "%u words of the umpire, %u views compared",
                  of->ruleset, rounds, n_secrets, n_silent, n_words, n_compared);
  g_assert_cmpuint (n_compared, >, rounds);
  g_assert_cmpuint (n_silent, >, rounds);
  if (g_str_equal (of->ruleset, "magdala"))
    g_assert_cmpuint (n_words, >, rounds);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *path = g_strdup_printf ("/seats/W-SEAT-03/twins-look-the-same/%s", CASES[i].ruleset);

      g_test_add_data_func (path, &CASES[i], test_twins_look_the_same);
    }

  status = g_test_run ();
  g_object_unref (library);
  return status;
}
