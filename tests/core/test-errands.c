/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"
#include "muster-test-battles.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* What the players must do on the table after an order, in battles of chance under all rules: whoever lost
 * figures or got a marker is named, and nobody is told two things that contradict each other. */

#define N_ORDERS 150
#define MAX_WATCHED 4

/* What lies beside a unit on the table. */
typedef struct
{
  const char *ruleset;
  const char *placed[MAX_WATCHED];  /* markers; told when they get higher */
  const char *removed[MAX_WATCHED]; /* told when they get lower */
  const char *moved[MAX_WATCHED];   /* orders that carry figures from one unit to another */
} Table;

static const Table TABLES[] = {
  { "kings", { "pinned" }, { "pinned" }, { "absorb" } },
  { "magdala", { "halted", "pinned" }, { NULL }, { "detach", "rejoin" } },
  { "hexcard", { "disrupted" }, { "disrupted" }, { "split", "merge", "attach", "detach" } },
  { "toysoldier", { "resolve", "disorder" }, { NULL }, { "brigade" } },
};

static MusterLibrary *library;

typedef struct
{
  int strength;
  int fate;
  int markers[MUSTER_MAX_MARKERS];
} Was;

static void
look (const MusterState *state,
      const MusterRules *rules,
      Was               *was)
{
  for (int i = 0; i < state->n_units; i++)
    {
      was[i].strength = state->units[i].strength;
      was[i].fate = (int) state->units[i].fate;
      for (guint k = 0; rules->markers[k].id != NULL; k++)
        was[i].markers[k] = state->units[i].markers[k];
    }
}

/* Returns: how many errands of the entry are about the unit */
static guint
count_errands (MusterLogEntry *entry,
               int             unit)
{
  g_autoptr (GArray) errands = muster_log_entry_list_errands (entry);
  guint n = 0;

  for (guint i = 0; i < errands->len; i++)
    n += g_array_index (errands, MusterErrand, i).unit == unit;
  return n;
}

static void
assert_told (MusterBattle *battle,
             int           unit,
             const char   *what)
{
  MusterLogEntry *entry = muster_battle_get_last_entry (battle);
  g_auto (GStrv) errands = NULL;
  g_autofree char *told = NULL;
  g_autofree char *title = NULL;

  if (count_errands (entry, unit) > 0)
    return;
  errands = muster_log_entry_dup_errands (entry);
  told = g_strjoinv (" | ", errands);
  g_object_get (entry, "title", &title, NULL);
  g_error ("%s: nobody is told of %s of %s; told is: %s", title, what,
           muster_battle_get_state (battle)->units[unit].def->name, told);
}

static gboolean
is_listed (const char *const *list,
           const char        *id)
{
  for (guint i = 0; i < MAX_WATCHED && list[i] != NULL; i++)
    if (g_str_equal (list[i], id))
      return TRUE;
  return FALSE;
}

static void
check_unit (MusterBattle *battle,
            const Table  *table,
            int           unit,
            const Was    *was)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  const MusterUnitState *now = &muster_battle_get_state (battle)->units[unit];

  if (was->fate != MUSTER_FATE_IN_PLAY)
    return;
  if (now->strength < was->strength)
    assert_told (battle, unit, "the losses");
  if (now->fate != MUSTER_FATE_IN_PLAY)
    return;
  for (guint k = 0; rules->markers[k].id != NULL; k++)
    if ((now->markers[k] > was->markers[k] && is_listed (table->placed, rules->markers[k].id)) ||
        (now->markers[k] < was->markers[k] && is_listed (table->removed, rules->markers[k].id)))
      assert_told (battle, unit, rules->markers[k].id);
}

/* No line twice, whatever it is about. */
static void
check_lines (MusterBattle *battle)
{
  g_auto (GStrv) errands = muster_log_entry_dup_errands (muster_battle_get_last_entry (battle));

  for (guint i = 0; errands[i] != NULL; i++)
    for (guint k = 0; k < i; k++)
      if (g_str_equal (errands[i], errands[k]))
        g_error ("“%s” is told twice", errands[i]);
}

static void
play (MusterBattle *battle,
      const Table  *table,
      MusterRandom *random,
      guint        *n_told)
{
  MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  MusterRandomPlayer player = { .random = random };
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autofree Was *was = NULL;
  g_autoptr (GError) error = NULL;
  int n_units = muster_battle_get_state (battle)->n_units;

  if (!muster_random_player_choose (&player, setup, muster_battle_get_state (battle), &order))
    return;
  was = g_new0 (Was, n_units);
  look (muster_battle_get_state (battle), rules, was);
  muster_tape_init (&tape);
  tape.generator = random;
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
  if (is_listed (table->moved, order.spec->id))
    return;
  for (int i = 0; i < n_units; i++)
    {
      *n_told += muster_battle_get_state (battle)->units[i].strength < was[i].strength;
      check_unit (battle, table, i, &was[i]);
    }
  check_lines (battle);
}

static void
test_changes_are_told (gconstpointer data)
{
  const Table *table = data;
  guint n_told = 0;

  for (guint64 seed = 1; seed <= muster_test_rounds (12, 200); seed++)
    {
      g_autofree char *file = muster_test_battles_invent (library, table->ruleset, seed * 7919);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, file, strlen (file), "invented", &error);
      MusterRandom random;

      g_assert_no_error (error);
      muster_random_init (&random, seed);
      for (guint i = 0; i < N_ORDERS && !muster_battle_get_state (battle)->over; i++)
        play (battle, table, &random, &n_told);
    }
  /* Somebody must have fallen, or nothing was tried. */
  g_assert_cmpuint (n_told, >, 10);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();
  for (guint i = 0; i < G_N_ELEMENTS (TABLES); i++)
    {
      g_autofree char *path = g_strdup_printf ("/errands/%s", TABLES[i].ruleset);

      g_test_add_data_func (path, &TABLES[i], test_changes_are_told);
    }
  status = g_test_run ();
  g_object_unref (library);
  return status;
}
