/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-colours.h"
#include "core/plans/muster-plan-file.h"
#include "muster-test-library.h"
#include "muster-test-plan.h"
#include "muster-test.h"

/* Colours of sides, from the plan to the battle and back. */

typedef struct
{
  MusterLibrary *library;
  MusterBattlePlan *plan;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = muster_test_library_new ();
  fixture->plan = muster_battle_plan_new (fixture->library,
                                          muster_library_find_ruleset (fixture->library, "kings"));
  muster_battle_plan_fill_sides (fixture->plan);
  muster_plan_side_set_name (muster_battle_plan_get_side (fixture->plan, 0), "Column");
  muster_plan_side_set_name (muster_battle_plan_get_side (fixture->plan, 1), "Tribes");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->plan);
  g_clear_object (&fixture->library);
}

static void
assert_colours (MusterBattlePlan *plan,
                const char       *first,
                const char       *second)
{
  g_assert_cmpstr (muster_battle_plan_get_colour (plan, 0)->id, ==, first);
  g_assert_cmpstr (muster_battle_plan_get_colour (plan, 1)->id, ==, second);
}

static MusterBattle *
begin (MusterBattlePlan *plan)
{
  g_autoptr (MusterSetup) setup = muster_test_plan_make_setup (plan);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_new (setup);

  muster_plan_hand_colours (plan, battle, &error);
  g_assert_no_error (error);
  return battle;
}

/* The side of the battle with this name has that colour. */
static void
assert_battle_colour (MusterBattle *battle,
                      const char   *name,
                      const char   *colour)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  guint side = 0;

  while (!g_str_equal (setup->sides[side].name, name))
    side++;
  g_assert_cmpstr (muster_battle_get_colour (battle, side)->id, ==, colour);
}

static void
test_sides_have_colours_before_anybody_chooses (Fixture       *fixture,
                                                gconstpointer  data)
{
  g_autofree char *badge = muster_battle_plan_dup_badge (fixture->plan, 1);

  assert_colours (fixture->plan, "red", "blue");
  g_assert_cmpstr (badge, ==, "T");
  muster_plan_side_set_name (muster_battle_plan_get_side (fixture->plan, 0), "Green Jackets");
  assert_colours (fixture->plan, "green", "red");
}

static void
test_what_is_chosen_is_kept (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autoptr (MusterBattlePlan) again = NULL;
  g_autoptr (GError) error = NULL;

  muster_plan_side_set_colour (muster_battle_plan_get_side (fixture->plan, 1), "red");
  assert_colours (fixture->plan, "blue", "red");
  text = muster_plan_write (fixture->plan);
  again = muster_plan_read (fixture->library, text, strlen (text), "plan", &error);
  g_assert_no_error (error);
  assert_colours (again, "blue", "red");
  g_assert_null (muster_plan_side_get_colour (muster_battle_plan_get_side (again, 0)));
}

static void
test_the_battle_looks_as_its_plan (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autoptr (MusterBattle) plain = begin (fixture->plan);
  g_autoptr (MusterBattle) chosen = NULL;
  g_autoptr (MusterBattlePlan) again = NULL;

  g_assert_null (muster_battle_get_details (plain)->colours);
  muster_plan_side_set_colour (muster_battle_plan_get_side (fixture->plan, 1), "teal");
  chosen = begin (fixture->plan);
  assert_battle_colour (chosen, "Column", "red");
  assert_battle_colour (chosen, "Tribes", "teal");

  again = muster_plan_new_from_battle (fixture->library, chosen);
  assert_colours (again, "red", "teal");
}

/* A force brings its colour along, unless the other side has it or another one is chosen for the day. */
static void
test_a_force_brings_its_colour (Fixture       *fixture,
                                gconstpointer  data)
{
  MusterPlanSide *sides[] = { muster_battle_plan_get_side (fixture->plan, 0),
                              muster_battle_plan_get_side (fixture->plan, 1) };
  g_autoptr (MusterBattle) battle = NULL;

  muster_force_set_colour (muster_plan_side_get_force (sides[1], 0), "teal");
  assert_colours (fixture->plan, "red", "teal");
  battle = begin (fixture->plan);
  assert_battle_colour (battle, "Column", "red");
  assert_battle_colour (battle, "Tribes", "teal");

  muster_force_set_colour (muster_plan_side_get_force (sides[0], 0), "teal");
  assert_colours (fixture->plan, "teal", "red");
  muster_plan_side_set_colour (sides[1], "teal");
  assert_colours (fixture->plan, "red", "teal");
}

/* Whoever attacks stands first in the battle; that gives nobody another colour. */
static void
test_roles_change_no_colours (Fixture       *fixture,
                              gconstpointer  data)
{
  g_autoptr (MusterBattle) battle = NULL;

  muster_battle_plan_swap_roles (fixture->plan);
  assert_colours (fixture->plan, "red", "blue");
  battle = begin (fixture->plan);
  assert_battle_colour (battle, "Column", "red");
  assert_battle_colour (battle, "Tribes", "blue");
}

#define ADD(name, function) \
  g_test_add ("/plan-colours/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("sides-have-colours-before-anybody-chooses", test_sides_have_colours_before_anybody_chooses);
  ADD ("what-is-chosen-is-kept", test_what_is_chosen_is_kept);
  ADD ("the-battle-looks-as-its-plan", test_the_battle_looks_as_its_plan);
  ADD ("a-force-brings-its-colour", test_a_force_brings_its_colour);
  ADD ("roles-change-no-colours", test_roles_change_no_colours);

  return g_test_run ();
}
