/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/muster-core-error.h"
#include "core/plans/muster-plan-file.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* A prepared battle as a file from somebody else: read strictly, handed on without loss. */

#define UNIT "{'id': 'u1', 'name': 'First', 'type': 'regular-infantry', 'models': 12," \
             " 'leader': {'name': 'Hill', 'portrait': 'face-1'}}"
#define FORCE "{'format': 'muster-force', 'version': 1, 'ruleset': 'kings', 'name': 'Column'," \
              " 'units': [" UNIT "]}"
#define SIDE(name, role, players, units) \
  "{'id': 'a', 'name': '" name "', 'role': '" role "', 'players': [" players "], 'members': {}," \
  " 'forces': [{'source': '', 'force': " FORCE ", 'units': {" units "}}]}"
#define RED SIDE ("Red", "attacker", "{'id': 'p1', 'name': 'Ann'}", "'u1': {'player': 'p1'}")
#define BLUE SIDE ("", "defender", "", "")
#define PLAN(head, sides) \
  "{'format': 'muster-plan', 'version': 1, 'ruleset': 'kings', " head "'title': 'T', 'date': ''," \
  " 'table': {'length': 72, 'width': 48}, 'scenario': {'id': 'A', 'settings': {}}," \
  " 'optional_rules': [], 'checklist': [0]," \
  " 'rolls': {'scenario': [], 'roles': []}, 'records': ['Ann rolled 3'], 'sides': [" sides "]}"

static char *
dup_json (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static void
test_a_plan_from_elsewhere_is_read (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = dup_json (PLAN ("'packs': [], ", RED ", " BLUE));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattlePlan) plan =
    muster_plan_read (library, text, strlen (text), "plan", &error);
  MusterPlanSide *side;

  g_assert_no_error (error);
  side = muster_battle_plan_get_side (plan, 0);
  g_assert_cmpstr (muster_battle_plan_get_title (plan), ==, "T");
  g_assert_true (muster_battle_plan_is_checked (plan, 0));
  g_assert_cmpstr (muster_battle_plan_get_records (plan)[0], ==, "Ann rolled 3");
  g_assert_cmpstr (muster_plan_side_get_name (side), ==, "Red");
  g_assert_cmpstr (muster_plan_unit_get_player_id (muster_plan_side_get_unit (side, 0)), ==, "p1");
}

static const struct
{
  const char *text;
  const char *message; /* its beginning */
} wrong[] = {
  { "[]", "plan: $: expected an object" },
  { "{'format': 'muster-force', 'version': 1, 'ruleset': 'kings'}",
    "plan: $: expected “muster-plan”, found “muster-force”" },
  { "{'format': 'muster-plan', 'version': 9, 'ruleset': 'kings'}",
    "plan: $.version: this battle was prepared with a later Muster (version 9)" },
  { "{'format': 'muster-plan', 'version': 1, 'ruleset': 'chess'}", "plan: $: there is no ruleset “chess”" },
  { PLAN ("'weather': 'fine', ", RED), "plan: $.weather: unknown member" },
  { PLAN ("'packs': [7], ", RED), "plan: $.packs[0]: expected a text" },
  { PLAN ("'packs': ['x', 'x'], ", RED), "plan: $.packs[1]: the house pack “x” appears twice" },
  { PLAN ("", SIDE ("", "spectator", "", "")),
    "plan: $.sides[0].role: expected “attacker” or “defender”, found “spectator”" },
  { PLAN ("", SIDE ("", "attacker', 'colour': 'plaid", "", "")),
    "plan: $.sides[0].colour: there is no colour “plaid”" },
  { PLAN ("", SIDE ("", "attacker", "", "'u9': {}")),
    "plan: $.sides[0].forces[0].units: there is no unit “u9” in the force" },
  { PLAN ("", SIDE ("", "attacker", "", "'u1': {'horse': 1}")),
    "plan: $.sides[0].forces[0].units.u1.horse: unknown member" },
  { PLAN ("", SIDE ("", "attacker", "", "'u1': {'members': {'horse': 1}}")),
    "plan: $.sides[0].forces[0].units.u1.members.horse: unknown member" },
  { PLAN ("", SIDE ("", "attacker", "", "'u1': {'player': 'p9'}")),
    "plan: $.sides[0]: there is no player “p9” on this side" },
  { PLAN ("", RED ", " SIDE ("", "defender", "{'id': 'p1', 'name': 'Bob'}", "")),
    "plan: $.sides[1].players[0].id: the id “p1” is used twice" },
  { PLAN ("", RED ", " BLUE ", " BLUE ", " BLUE ", " BLUE), "plan: $.sides: " },
};

static void
test_what_is_wrong_is_named_with_its_place (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = dup_json (wrong[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_null (muster_plan_read (library, text, strlen (text), "plan", &error));
      g_assert_nonnull (error);
      if (!g_str_has_prefix (error->message, wrong[i].message))
        g_assert_cmpstr (error->message, ==, wrong[i].message);
    }
}

static void
test_a_file_is_the_plan_without_portraits (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = dup_json (PLAN ("'packs': ['lost'], ", RED ", " BLUE));
  g_autoptr (GError) error = NULL;
  g_autofree char *file = muster_plan_file_write (text, strlen (text), &error);
  g_autoptr (MusterBattlePlan) first = NULL;
  g_autoptr (MusterBattlePlan) second = NULL;
  g_autofree char *first_text = NULL;
  g_autofree char *second_text = NULL;
  g_autoptr (GString) without = NULL;

  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (file, "}\n"));
  g_assert_null (strstr (file, "portrait"));
  g_assert_nonnull (strstr (file, "lost"));

  first = muster_plan_read (library, text, strlen (text), "plan", &error);
  g_assert_no_error (error);
  second = muster_plan_read (library, file, strlen (file), "file", &error);
  g_assert_no_error (error);
  first_text = muster_plan_write (first);
  second_text = muster_plan_write (second);
  without = g_string_new (first_text);
  g_assert_cmpuint (g_string_replace (without, ", \"portrait\": \"face-1\"", "", 0), ==, 2);
  g_assert_cmpstr (second_text, ==, without->str);

  g_clear_pointer (&file, g_free);
  g_assert_null (muster_plan_file_write ("{", 1, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX);
}

static const struct
{
  const char *text;
  gboolean is_plan;
} files[] = {
  { PLAN ("", RED), TRUE },
  { "{'format': 'muster-plan'}", TRUE },
  { FORCE, FALSE },
  { "{'format': 'muster-battle'}", FALSE },
  { "{'format': 7}", FALSE },
  { "{'format': ['muster-plan']}", FALSE },
  { "{}", FALSE },
  { "[]", FALSE },
  { "1st company: 12 models", FALSE },
  { "", FALSE },
};

static void
test_a_plan_is_known_by_what_it_calls_itself (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = dup_json (files[i].text);

      g_assert_cmpint (muster_plan_file_is_plan (text, strlen (text)), ==, files[i].is_plan);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/plan-file/a-plan-from-elsewhere-is-read", test_a_plan_from_elsewhere_is_read);
  g_test_add_func ("/plan-file/what-is-wrong-is-named-with-its-place",
                   test_what_is_wrong_is_named_with_its_place);
  g_test_add_func ("/plan-file/a-file-is-the-plan-without-portraits",
                   test_a_file_is_the_plan_without_portraits);
  g_test_add_func ("/plan-file/a-plan-is-known-by-what-it-calls-itself",
                   test_a_plan_is_known_by_what_it_calls_itself);

  return g_test_run ();
}
