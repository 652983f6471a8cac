/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/muster-json.h"
#include "core/rules/magdala/muster-magdala-private.h"
#include "core/rules/toysoldier/muster-toy-private.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* What players of chance remember, what their orders are made of, and what a form asks for: nothing of it is
 * ever refused, so that no rule would tell. */

static MusterBattle *
new_battle (MusterLibrary *library,
            const char    *ruleset_id,
            const char    *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = muster_json_parse (text, strlen (text), "case", &error);
  g_autofree char *file = NULL;
  MusterBattle *battle;

  g_assert_no_error (error);
  file = muster_test_build_battle (json_node_get_object (node), ruleset_id);
  battle = muster_battle_file_read (library, file, strlen (file), "battle", &error);
  g_assert_no_error (error);
  return battle;
}

static void
test_whoever_bugs_out_is_looked_at (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    new_battle (library, "magdala", "{\"red\": [\"r1 native-foot zulu\", \"r2 native-foot zulu\"],"
                " \"blue\": [\"b1 native-foot zulu\"], \"log\": []}");
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSoloRules *solo = muster_ruleset_get_rules (setup->ruleset)->solo;

  for (int unit = 0; unit < state->n_units; unit++)
    {
      MusterSoloMemory memory;

      muster_solo_memory_init (&memory);
      memory.last_verb = MAGDALA_BUG_OUT;
      memory.last_unit = unit;
      solo->follow (setup, state, &memory);
      g_assert_cmpint (memory.prompt_verb, ==, MAGDALA_BUG_OUT);
      g_assert_cmpint (memory.prompt_unit, ==, unit);
      for (int i = 0; i < state->n_units; i++)
        g_assert_cmpint (memory.answered[i], ==, i == unit);

      /* The next order is of nobody, and all is forgotten. */
      memory.last_unit = -1;
      solo->follow (setup, state, &memory);
      g_assert_cmpint (memory.prompt_unit, ==, -1);
      for (int i = 0; i < state->n_units; i++)
        g_assert_false (memory.answered[i]);
    }
}

/* Friends look at who routs or is ridden down, not at the last figure of a unit that falls. */
static void
test_whoever_breaks_is_looked_at (void)
{
  static const struct
  {
    MagdalaFate fate;
    int strength;
    gboolean looked_at;
  } rows[] = {
    { MAGDALA_IN_PLAY, 10, FALSE }, { MAGDALA_ROUTED, 10, TRUE }, { MAGDALA_DESTROYED, 10, TRUE },
    { MAGDALA_DESTROYED, 1, TRUE }, { MAGDALA_DESTROYED, 0, FALSE },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    new_battle (library, "magdala", "{\"red\": [\"r1 native-foot\", \"r2 native-foot\"],"
                " \"blue\": [\"b1 native-foot\"], \"log\": []}");
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterSoloRules *solo = muster_ruleset_get_rules (setup->ruleset)->solo;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (MusterState) state = { 0 };
      MusterSoloMemory memory;

      muster_state_init (&state);
      muster_state_assign (&state, muster_battle_get_state (battle));
      state.units[0].fate = (guint8) rows[i].fate;
      state.units[0].strength = (gint16) rows[i].strength;
      muster_solo_memory_init (&memory);
      memory.last_verb = MAGDALA_MORALE;
      memory.last_unit = 0;
      solo->follow (setup, &state, &memory);
      g_assert_cmpint (memory.prompt_unit, ==, rows[i].looked_at ? 0 : -1);
    }
}

#define TOYS \
  "{\"setup\": {\"optional_rules\": [\"buildings\"]}," \
  " \"red\": [\"rg general\", \"r1 infantry\", \"r2 foot-artillery\", \"r3 skirmishers\"]," \
  " \"blue\": [\"bg general\", \"b1 infantry\"], \"log\": []}"

static void
test_a_formation_gives_way_to_the_next_that_can_be_taken (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = new_battle (library, "toysoldier", TOYS);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  guint field = muster_toy_slots[TOY_REFORM][TOY_TO] - 1u;
  guint n_others = 0;

  for (int unit = 0; unit < state->n_units; unit++)
    for (guint wish = 0; wish <= TOY_LOOSE; wish++)
      {
        g_auto (MusterOrder) order = { 0 };
        guint expected = wish;

        if (toy_is_general (state, unit))
          continue;
        while (!muster_toy_units_can_form (state->units[unit].def, expected % (TOY_LOOSE + 1u)))
          expected++;
        muster_order_init (&order, rules->orders, TOY_REFORM, unit);
        muster_order_set (&order, field, (int) wish);
        rules->solo->tidy (setup, state, NULL, &order);
        g_assert_cmpint (toy_get (&order, TOY_TO), ==, (int) (expected % (TOY_LOOSE + 1u)));
        n_others += expected != wish;
      }
  g_assert_cmpuint (n_others, >, 0);
}

static gboolean
is_asked (MusterBattle      *battle,
          const MusterState *state,
          const char        *unit,
          ToySlot            slot)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_auto (MusterOrder) order = { 0 };

  muster_order_init (&order, muster_ruleset_get_rules (setup->ruleset)->orders, TOY_MOVE,
                     muster_state_find_unit (state, unit));
  return muster_handlers_asks_for (setup, state, &order, muster_toy_slots[TOY_MOVE][slot] - 1u);
}

static void
test_only_who_is_in_a_building_is_asked_to_leave_it (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = new_battle (library, "toysoldier", TOYS);
  g_auto (MusterState) state = { 0 };

  muster_state_init (&state);
  muster_state_assign (&state, muster_battle_get_state (battle));
  state.units[muster_state_find_unit (&state, "b1")].markers[TOY_BUILDING] = 1;
  g_assert_true (is_asked (battle, &state, "r1", TOY_ENTER));
  g_assert_false (is_asked (battle, &state, "r1", TOY_LEAVE));
  g_assert_false (is_asked (battle, &state, "b1", TOY_ENTER));
  g_assert_true (is_asked (battle, &state, "b1", TOY_LEAVE));
}

/* Who sends a unit is said where it is not its own general. */
static void
test_another_general_is_named (void)
{
#define TWO_GENERALS(log) \
  "{\"red_players\": [\"p1\", \"p2\"], \"red\": [\"rg general player=p1\", \"rh general player=p2\"," \
  " \"r1 infantry player=p1\", \"r2 infantry player=p1\"], \"blue\": [\"bg general\", \"b1 infantry\"]," \
  " \"log\": [\"start-turn / command-points 3 4 / command-points 2 5\"," \
  " \"draw / draw 7H\"" log "]}"
  static const struct
  {
    const char *text;
    const char *sender;
  } rows[] = {
    { TWO_GENERALS (""), NULL },
    { TWO_GENERALS (", \"move r1\""), "rh" },
  };
#undef TWO_GENERALS
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (MusterBattle) battle = new_battle (library, "toysoldier", rows[i].text);
      const MusterSetup *setup = muster_battle_get_setup (battle);
      const MusterState *state = muster_battle_get_state (battle);
      const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
      g_auto (MusterOrder) order = { 0 };

      muster_order_init (&order, rules->orders, TOY_MOVE, muster_state_find_unit (state, "r2"));
      rules->solo->tidy (setup, state, NULL, &order);
      g_assert_cmpstr (toy_has (&order, TOY_BY) ? state->units[toy_get (&order, TOY_BY)].def->id : NULL,
                       ==, rows[i].sender);
    }
}

/* The enemy that chance has named stays the target if it can be one; else it is the next who can. */
static void
test_a_target_gives_way_to_the_next_that_can_be_hit (void)
{
  static const struct
  {
    const char *wish;
    const char *expected;
  } rows[] = {
    { "b1", "b1" }, { "b2", "b2" }, { "b3", "b3" }, { "bg", "b1" }, { "rg", "b1" }, { "r1", "b1" },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    new_battle (library, "toysoldier",
                "{\"red\": [\"rg general\", \"r1 infantry\"], \"blue\": [\"bg general\","
                " \"b1 infantry\", \"b2 infantry\", \"b3 infantry\"], \"log\": []}");
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (MusterOrder) order = { 0 };

      muster_order_init (&order, rules->orders, TOY_FIRE, muster_state_find_unit (state, "r1"));
      muster_order_set (&order, muster_toy_slots[TOY_FIRE][TOY_TARGET] - 1u,
                        muster_state_find_unit (state, rows[i].wish));
      rules->solo->tidy (setup, state, NULL, &order);
      g_assert_cmpstr (state->units[toy_get (&order, TOY_TARGET)].def->id, ==, rows[i].expected);
    }
}

/* Units are rolled for until either side has one that fights, be it the first of all. */
static void
test_units_are_rolled_for_where_there_are_none (void)
{
  static const struct
  {
    const char *red;
    const char *blue;
    gboolean rolls;
  } rows[] = {
    { "\"rg general\"", "\"bg general\"", TRUE },
    { "\"r1 infantry\", \"rg general\"", "\"bg general\"", TRUE },
    { "\"rg general\"", "\"bg general\", \"b1 infantry\"", TRUE },
    { "\"r1 infantry\", \"rg general\"", "\"bg general\", \"b1 infantry\"", FALSE },
    { "\"rg general\", \"r1 infantry\"", "\"bg general\", \"b1 infantry\"", FALSE },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"red\": [%s], \"blue\": [%s], \"log\": []}", rows[i].red,
                                               rows[i].blue);
      g_autoptr (MusterBattle) battle = new_battle (library, "toysoldier", text);
      const MusterSetup *setup = muster_battle_get_setup (battle);
      const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
      g_auto (MusterOrder) order = { 0 };

      muster_order_init (&order, rules->orders, TOY_ROLL_UNIT, -1);
      g_assert_cmpint (rules->solo->gives (setup, muster_battle_get_state (battle), &order, NULL), ==,
                       rows[i].rolls);
    }
}

/* M-MOVE-13: of who throws dice nothing is asked that they say, and a boat goes as it likes. */
static void
test_only_what_bounds_a_move_is_asked (void)
{
  static const struct
  {
    const char *unit;
    gboolean going;
    gboolean distance;
    gboolean extent;
  } rows[] = {
    { "r1", TRUE, TRUE, TRUE },
    { "r2", FALSE, FALSE, TRUE },
    { "r3", FALSE, TRUE, FALSE },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    new_battle (library, "magdala", "{\"red\": [\"r1 regular-infantry\", \"r2 native-foot\","
                " \"r3 field-gun riverboat\"], \"blue\": [\"b1 native-foot\"], \"log\": []}");
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (MusterOrder) order = { 0 };

      muster_order_init (&order, muster_magdala_orders, MAGDALA_MOVE,
                         muster_state_find_unit (state, rows[i].unit));
      g_assert_cmpint (muster_handlers_asks_for (setup, state, &order, MAGDALA_MOVE_GOING), ==,
                       rows[i].going);
      g_assert_cmpint (muster_handlers_asks_for (setup, state, &order, MAGDALA_MOVE_DISTANCE), ==,
                       rows[i].distance);
      g_assert_cmpint (muster_handlers_asks_for (setup, state, &order, MAGDALA_MOVE_EXTENT), ==,
                       rows[i].extent);
    }
}

/* T-MOVE-04, T-MOVE-07, T-MOVE-08: beside each kind of ground stands how far the unit gets on it. */
static void
test_each_ground_has_its_reach (void)
{
  static const struct
  {
    ToyFormation formation;
    int reach[TOY_IMPASSABLE + 1];
  } rows[] = {
    { TOY_LINE, { 6, 3, 0, 0 } },
    { TOY_COLUMN, { 10, 5, 15, 0 } },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = new_battle (library, "toysoldier", TOYS);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_auto (MusterState) state = { 0 };
  int unit = muster_state_find_unit (muster_battle_get_state (battle), "r1");

  muster_state_init (&state);
  muster_state_assign (&state, muster_battle_get_state (battle));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int ground = TOY_OPEN; ground <= TOY_IMPASSABLE; ground++)
      {
        g_auto (MusterOrder) order = { 0 };

        state.units[unit].markers[TOY_FORMATION] = rows[i].formation;
        muster_order_init (&order, muster_toy_orders, TOY_MOVE, unit);
        g_assert_cmpint (muster_ruleset_get_reach (setup, &state, &order,
                                                   muster_toy_slots[TOY_MOVE][TOY_TERRAIN] - 1u, ground), ==,
                         rows[i].reach[ground]);
      }
}

/* Of all else only what is reached has a reach: the end of a move, and the enemy. */
static void
test_only_what_is_reached_has_a_reach (void)
{
  static const struct
  {
    ToyVerb verb;
    ToySlot slot;
    int reach;
  } rows[] = {
    { TOY_MOVE, TOY_DISTANCE, 6 }, { TOY_MOVE, TOY_FORM, 0 }, { TOY_FIRE, TOY_RANGE, 12 },
    { TOY_FIRE, TOY_TARGET, 12 }, { TOY_FIRE, TOY_FORM, 0 }, { TOY_CHARGE, TOY_TARGET, 6 },
    { TOY_REFORM, TOY_TO, 0 }, { TOY_BRIGADE, TOY_WITH, 0 },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = new_battle (library, "toysoldier", TOYS);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint field = muster_toy_slots[rows[i].verb][rows[i].slot] - 1u;
      g_auto (MusterOrder) order = { 0 };
      g_auto (MusterOrder) nobodys = { 0 };

      muster_order_init (&order, muster_toy_orders, rows[i].verb, muster_state_find_unit (state, "r1"));
      g_assert_cmpint (muster_ruleset_get_reach (setup, state, &order, field, -1), ==, rows[i].reach);
      muster_order_init (&nobodys, muster_toy_orders, rows[i].verb, -1);
      g_assert_cmpint (muster_ruleset_get_reach (setup, state, &nobodys, field, -1), ==, 0);
    }
}

/* M-MOVE-01: what is too far becomes as far as it may go, half of that in half a move. */
static void
test_a_move_is_made_short_enough (void)
{
  static const struct
  {
    int wish;
    gboolean half;
    int expected;
  } rows[] = {
    { 3, FALSE, 3 }, { 6, FALSE, 6 }, { 7, FALSE, 6 }, { 60, FALSE, 6 }, { 3, TRUE, 3 }, { 4, TRUE, 3 },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    new_battle (library, "magdala", "{\"red\": [\"r1 regular-infantry\"], \"blue\": [\"b1 native-foot\"],"
                " \"log\": []}");
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (MusterOrder) order = { 0 };

      muster_order_init (&order, rules->orders, MAGDALA_MOVE, 0);
      muster_order_set (&order, MAGDALA_MOVE_DISTANCE, rows[i].wish);
      if (rows[i].half)
        muster_order_set (&order, MAGDALA_MOVE_EXTENT, MAGDALA_HALF);
      rules->solo->tidy (setup, muster_battle_get_state (battle), NULL, &order);
      g_assert_cmpint (muster_order_get (&order, MAGDALA_MOVE_DISTANCE), ==, rows[i].expected);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/solo/whoever bugs out is looked at", test_whoever_bugs_out_is_looked_at);
  g_test_add_func ("/solo/whoever breaks is looked at", test_whoever_breaks_is_looked_at);
  g_test_add_func ("/solo/another general is named", test_another_general_is_named);
  g_test_add_func ("/solo/each ground has its reach", test_each_ground_has_its_reach);
  g_test_add_func ("/solo/only what is reached has a reach", test_only_what_is_reached_has_a_reach);
  g_test_add_func ("/solo/a move is made short enough", test_a_move_is_made_short_enough);
  g_test_add_func ("/solo/a formation gives way to the next that can be taken",
                   test_a_formation_gives_way_to_the_next_that_can_be_taken);
  g_test_add_func ("/solo/a target gives way to the next that can be hit",
                   test_a_target_gives_way_to_the_next_that_can_be_hit);
  g_test_add_func ("/solo/units are rolled for where there are none",
                   test_units_are_rolled_for_where_there_are_none);
  g_test_add_func ("/solo/only what bounds a move is asked", test_only_what_bounds_a_move_is_asked);
  g_test_add_func ("/solo/only who is in a building is asked to leave it",
                   test_only_who_is_in_a_building_is_asked_to_leave_it);

  return g_test_run ();
}
