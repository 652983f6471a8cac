/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle.h"
#include "core/battle/muster-unit-item.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Command points that only their own side is to see (T-ADV-17). */

static MusterLibrary *library;

#define POINTS(red, blue) \
  "{\"order\": \"start-turn\", \"rolls\": [{\"for\": \"command-points\", \"dice\": " red "}," \
  "{\"for\": \"command-points\", \"dice\": " blue "}]}"
#define START POINTS ("[3, 4]", "[2, 5]")
#define NOTE "{\"order\": \"note\", \"params\": {\"text\": \"Rain\"}}"
#define GIVE \
  "{\"order\": \"give\", \"unit\": \"rg\", \"params\": {\"to\": \"rl\", \"points\": 2}}"
#define DRAW(card) "{\"order\": \"draw\", \"rolls\": [{\"for\": \"draw\", \"cards\": [\"" card "\"]}]}"
#define SET(unit, field, value) \
  "{\"order\": \"set\", \"params\": {\"unit\": \"" unit "\", \"field\": \"" field "\", \"value\": " value "}}"
#define MOVE \
  "{\"order\": \"move\", \"unit\": \"r1\", \"params\": {\"in_radius\": \"no\"}}"
#define DISORDER SET ("r1", "disorder", "1") "," SET ("b1", "disorder", "1")
#define END_TURN "{\"order\": \"end-turn\"}"
#define END "{\"order\": \"end-battle\", \"params\": {\"reason\": \"concede:blue\"}}"

static MusterBattle *
new_battle (const char *rules,
            const char *log)
{
  g_autofree char *document = g_strdup_printf (
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\", \"optional_rules\": [%s],"
    "\"sides\": [{\"id\": \"red\", \"units\": ["
    "{\"id\": \"rg\", \"name\": \"Rede\", \"type\": \"general\"},"
    "{\"id\": \"rl\", \"name\": \"Lunt\", \"type\": \"general\", \"leader\": {\"leadership\": 1}},"
    "{\"id\": \"r1\", \"type\": \"infantry\"}]}, {\"id\": \"blue\", \"units\": ["
    "{\"id\": \"bg\", \"name\": \"Blau\", \"type\": \"general\"},"
    "{\"id\": \"b1\", \"type\": \"infantry\"}]}],"
    "\"log\": [%s]}",
    rules, log);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, document, strlen (document), "a file", &error);

  g_assert_no_error (error);
  return battle;
}

static void
assert_points (MusterBattle *battle,
               const char   *id,
               const char   *expected)
{
  GListModel *units = muster_battle_get_units (battle);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (MusterUnitItem) item = g_list_model_get_item (units, i);
      g_autofree char *markers = NULL;
      g_autofree char *summary = NULL;

      if (!g_str_equal (muster_unit_item_get_id (item), id))
        continue;
      g_object_get (item, "markers-text", &markers, "summary", &summary, NULL);
      if (strstr (markers, expected) == NULL || strstr (summary, expected) == NULL)
        g_error ("%s has “%s”, not “%s”", id, markers, expected);
    }
}

/* What an entry of the log says, with a line for each roll: "hidden" or "shown". */
static char *
dup_entry (MusterBattle *battle,
           guint         index)
{
  g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), index);
  g_auto (GStrv) steps = muster_log_entry_dup_steps (entry);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; steps[i] != NULL; i++)
    g_string_append_printf (text, "%s\n", steps[i]);
  for (guint i = 0; i < muster_tape_get_length (muster_log_entry_get_tape (entry)); i++)
    g_string_append_printf (text, "%s\n", muster_log_entry_covers_roll (entry, i) ? "hidden" : "shown");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_entry (MusterBattle *battle,
              guint         index,
              const char   *expected,
              const char   *unexpected)
{
  g_autofree char *text = dup_entry (battle, index);

  if (strstr (text, expected) == NULL || (unexpected != NULL && strstr (text, unexpected) != NULL))
    g_error ("Entry %u says:\n%s", index, text);
}

static void
test_points_are_covered (void)
{
  g_autoptr (MusterBattle) battle = new_battle ("\"secret-command\"", START "," GIVE);

  g_assert_true (muster_battle_has_secrets (battle));
  g_assert_cmpuint (muster_battle_get_covered (battle), ==, 3);
  assert_points (battle, "rg", "Command points hidden");
  assert_points (battle, "rl", "Command points hidden");
  assert_points (battle, "bg", "Command points hidden");
  assert_entry (battle, 0, "Rede throws for command points, in secret\nLunt has command points, in secret\n"
                           "Blau throws for command points, in secret",
                "throws 3 4");
  assert_entry (battle, 0, "hidden\nhidden\n", "shown");
  assert_entry (battle, 1, "Rede gives Lunt command points, in secret", "2");
}

static void
test_one_side_is_uncovered_until_the_next_order (void)
{
  g_autoptr (MusterBattle) battle = new_battle ("\"secret-command\"", START "," GIVE "," NOTE);

  muster_battle_uncover (battle, 0);
  assert_points (battle, "rg", "Command points 2");
  assert_points (battle, "rl", "Command points 3");
  assert_points (battle, "bg", "Command points hidden");
  assert_entry (battle, 0, "Rede throws 3 4: command points 4\nLunt has command points: 1\n"
                           "Blau throws for command points, in secret",
                NULL);
  assert_entry (battle, 0, "shown\nhidden\n", NULL);
  assert_entry (battle, 1, "Rede gives Lunt 2: they have 2 and 3", NULL);

  /* The other side: the first is covered again. */
  muster_battle_uncover (battle, 1);
  assert_points (battle, "rg", "Command points hidden");
  assert_points (battle, "bg", "Command points 5");
  assert_entry (battle, 0, "hidden\nshown\n", "throws 3 4");
  muster_battle_uncover (battle, -1);
  assert_points (battle, "bg", "Command points hidden");

  muster_battle_uncover (battle, 1);
  g_assert_true (muster_ledger_seek (battle, 2, NULL));
  g_assert_cmpint (muster_battle_get_uncovered_side (battle), ==, -1);
  assert_points (battle, "bg", "Command points hidden");
  assert_entry (battle, 0, "hidden\nhidden\n", "throws 3");
}

/* What a point is paid for is to be seen on the table; how many are left is not. */
static void
test_what_is_left_is_covered (void)
{
  g_autoptr (MusterBattle) battle =
    new_battle ("\"secret-command\"", START "," DRAW ("7H") "," SET ("r1", "resolve", "1") "," MOVE);

  assert_entry (battle, 3, "Infantry 1 (R) is outside the radius of Rede: a command point\n", "leaves");
  muster_battle_uncover (battle, 0);
  assert_entry (battle, 3, "a command point, which leaves 3\n", NULL);
}

static void
test_turns_that_are_over_are_shown (void)
{
  g_autoptr (MusterBattle) battle = new_battle (
    "\"secret-command\"", START "," DISORDER "," END_TURN "," POINTS ("[1, 1]", "[6, 6]"));

  g_assert_cmpint (muster_battle_get_state (battle)->turn, ==, 2);
  assert_entry (battle, 0, "Rede throws 3 4: command points 4", "in secret");
  assert_entry (battle, 0, "shown\nshown\n", "hidden");
  assert_entry (battle, 4, "hidden\nhidden\n", "throws 6 6");
  assert_points (battle, "bg", "Command points hidden");

  /* Looked at from the second turn the first is over, and the second is not. */
  g_assert_true (muster_ledger_look (battle, 1));
  assert_points (battle, "rg", "Command points 4");
  g_assert_true (muster_ledger_look (battle, 5));
  assert_points (battle, "rg", "Command points hidden");

  /* Taken back, it is the present again. */
  g_assert_true (muster_ledger_seek (battle, 1, NULL));
  assert_points (battle, "rg", "Command points hidden");
  assert_entry (battle, 0, "hidden\nhidden\n", "throws 3 4");
}

static void
test_a_battle_that_is_over_is_shown (void)
{
  g_autoptr (MusterBattle) battle = new_battle ("\"secret-command\"", START "," END);

  g_assert_false (muster_battle_has_secrets (battle));
  assert_points (battle, "rg", "Command points 4");
  assert_entry (battle, 0, "throws 2 5: command points 5", "in secret");
  g_assert_true (muster_ledger_look (battle, 1));
  assert_points (battle, "rg", "Command points 4");
  g_assert_true (muster_ledger_seek (battle, 1, NULL));
  assert_points (battle, "rg", "Command points hidden");
}

static void
test_points_are_open_without_the_switch (void)
{
  g_autoptr (MusterBattle) battle = new_battle ("", START);

  g_assert_false (muster_battle_has_secrets (battle));
  assert_points (battle, "rg", "Command points 4");
  assert_points (battle, "bg", "Command points 5");
  assert_entry (battle, 0, "Rede throws 3 4: command points 4", "in secret");
}

/* Display only: the same log leads to the same state. */
static void
test_replay_is_unchanged (void)
{
  g_autoptr (MusterBattle) secret = new_battle ("\"secret-command\"", START "," GIVE);
  g_autoptr (MusterBattle) open = new_battle ("", START "," GIVE);

  for (int i = 0; i < muster_battle_get_state (secret)->n_units; i++)
    g_assert_cmpmem (muster_battle_get_state (secret)->units[i].markers,
                     sizeof (muster_battle_get_state (secret)->units[i].markers),
                     muster_battle_get_state (open)->units[i].markers,
                     sizeof (muster_battle_get_state (open)->units[i].markers));
}

#define ADD(name, func) g_test_add_func ("/toysoldier/advanced/T-ADV-17/" name, func)

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  ADD ("points are covered", test_points_are_covered);
  ADD ("one side is uncovered until the next order", test_one_side_is_uncovered_until_the_next_order);
  ADD ("what is left is covered", test_what_is_left_is_covered);
  ADD ("turns that are over are shown", test_turns_that_are_over_are_shown);
  ADD ("a battle that is over is shown", test_a_battle_that_is_over_is_shown);
  ADD ("points are open without the switch", test_points_are_open_without_the_switch);
  ADD ("replay is unchanged", test_replay_is_unchanged);

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
