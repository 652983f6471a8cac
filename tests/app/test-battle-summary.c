/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/battle/muster-battle-summary.h"
#include "core/battle/muster-battle-file.h"
#include "muster-test-app.h"
#include "muster-test-library.h"

/* What came of an order, in one line: never just the name of what was ordered. */

#define POINTS "{'order': 'start-turn', 'rolls': [{'for': 'command-points', 'dice': [5, 4]}," \
  " {'for': 'command-points', 'dice': [4, 3]}]}"
#define DRAW(card) ", {'order': 'draw', 'rolls': [{'for': 'draw', 'cards': ['" card "']}]}"
#define ADVANCE "{'order': 'move', 'unit': 'lancers', 'params': {'mode': 'advance'}}"
#define END ", {'order': 'end-turn'}"
#define CHARGE ", {'order': 'charge', 'unit': 'lancers', 'params': {'target': 'camels', 'distance': 10}}"

typedef struct
{
  const char *name;
  const char *sample;
  const char *log;
  const char *line;
} Row;

static const Row ROWS[] = {
  { "a-turn-begins", "cowpens", POINTS,
    "Brigadier General Morgan throws 5 4: command points 5. "
    "Lieutenant Colonel Tarleton throws 4 3: command points 4" },
  { "a-card-is-up", "cowpens", POINTS DRAW ("TC"), "10♣ is up, for British; cards left: 27" },
  { "a-joker-has-a-name", "cowpens", POINTS DRAW ("BJ"),
    "Black joker is up, for British; cards left: 27" },
  { "cards-are-dealt", "frontier-column",
    "{'order': 'deal', 'rolls': [{'for': 'deal', 'cards': ['4H', 'KS', 'TD', '2C', 'AS', '5C', '7H', '8D',"
    " '9S', '3C', 'JH', 'QD']}]}", "Lay the cards out: Lancers acts first, on A♠." },
  { "a-move", "road-to-the-wells", ADVANCE, "Move Bengal Lancers up to 12\"." },
  { "a-turn-ends", "road-to-the-wells", ADVANCE END,
    "The turn of Wells Column is over; Beja of the Hills is to act" },
  { "a-charge", "road-to-the-wells", ADVANCE END END CHARGE,
    "Bengal Lancers: in contact with Camelmen" },
  { "hits-that-fell-nobody", "cowpens",
    POINTS DRAW ("TC") ", {'order': 'fire', 'unit': 'b6', 'params': {'target': 'a6', 'range': 20},"
    " 'rolls': [{'for': 'attack', 'dice': [4, 4, 1, 1, 1, 1]},"
    " {'for': 'defence', 'dice': [6, 6, 1, 1, 1, 1, 1, 1]}]}",
    "1st skirmishers (B): 2 hits, nobody falls" },
  /* Beaten, it is a mob; it was not red before, so there is no marker. */
  { "a-beaten-unit-is-a-mob", "cowpens",
    POINTS DRAW ("TC") ", {'order': 'charge', 'unit': 'b5', 'params': {'target': 'a1', 'distance': 5},"
    " 'rolls': [{'for': 'attack', 'dice': [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]},"
    " {'for': 'defence', 'dice': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}]}",
    "1st Maryland: 1 figure lost, falls back, mob. 71st Highlanders: wins the fight" },
  /* Red before, it is disordered as well: that marker has to be placed. */
  { "a-beaten-red-unit-is-disordered", "cowpens",
    POINTS ", {'order': 'set', 'params': {'unit': 'a1', 'field': 'resolve', 'value': 2}}" DRAW ("TC")
    ", {'order': 'charge', 'unit': 'b5', 'params': {'target': 'a1', 'distance': 5},"
    " 'rolls': [{'for': 'attack', 'dice': [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]},"
    " {'for': 'defence', 'dice': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}]}",
    "1st Maryland: 1 figure lost, falls back, disorder. 71st Highlanders: wins the fight" },
  { "nothing-but-the-order", "skirmish-at-the-ford", "{'order': 'stand-to', 'unit': 'r1'}",
    "1st Company: Stand to" },
  { "a-turn-passes", "skirmish-at-the-ford", "{'order': 'end-turn'}", "Turn 1: Valley Clans to act" },
};

/* The sample with this log. */
static MusterBattle *
new_battle (const Row *row)
{
  g_autoptr (MusterBattle) sample = muster_test_app_new_battle (row->sample);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = muster_battle_file_write (sample);
  g_autoptr (GString) file = g_string_new (text);
  g_autoptr (GString) log = g_string_new (row->log);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;

  g_string_replace (log, "'", "\"", 0);
  g_string_truncate (file, (gsize) (strstr (file->str, "\"log\"") - file->str));
  g_string_append_printf (file, "\"log\": [%s]}", log->str);
  battle = muster_battle_file_read (library, file->str, file->len, row->name, &error);
  g_assert_no_error (error);
  return battle;
}

static void
test_a_line (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (MusterBattle) battle = new_battle (row);
  g_autofree char *line = muster_battle_summary_dup (battle, muster_battle_get_last_entry (battle));

  g_assert_cmpstr (line, ==, row->line);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (ROWS); i++)
    {
      g_autofree char *path = g_strdup_printf ("/battle-summary/%s", ROWS[i].name);

      g_test_add_data_func (path, &ROWS[i], test_a_line);
    }

  return g_test_run ();
}
