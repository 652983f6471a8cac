/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-check.h"
#include "core/exchange/muster-force-csv.h"
#include "core/forces/muster-force-file.h"
#include "core/forces/muster-force-links.h"
#include "core/exchange/muster-force-list-reader.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-find.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Forces of hexcard: the starter forces, who begins a battle with whom, and what is refused. */

static MusterLibrary *library;

static MusterRuleset *
get_ruleset (void)
{
  return muster_library_find_ruleset (library, "hexcard");
}

static MusterForce *
new_starter (const char *id)
{
  const MusterStarterForce *starter =
    muster_test_find_starter (muster_ruleset_get_catalog (get_ruleset ()), id);

  g_assert_nonnull (starter);
  return muster_force_new_from_starter (get_ruleset (), starter);
}

/* "name type options > with", one unit after the other. */
static char *
describe (MusterForce *force)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);
      const char *const *options = muster_force_unit_get_options (unit);
      const char *with = muster_force_unit_get_with (unit);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", muster_force_unit_get_type_id (unit));
      for (guint j = 0; options[j] != NULL; j++)
        g_string_append_printf (text, " %s", options[j]);
      if (*with != '\0')
        g_string_append_printf (text, " > %s", with);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_starters (void)
{
#define RIFLES "infantry good single-shot-rifles"
#define SPEARS "infantry very-poor hand-weapons"
  static const char *const forces[][2] = {
    { "frontier-column",
      "commander; infantry good magazine-rifles; infantry good magazine-rifles;"
      " infantry average single-shot-rifles; cavalry good single-shot-rifles; machine-gun good;"
      " mountain-gun average rifled" },
    { "frontier-tribes",
      "commander; " RIFLES "; " RIFLES "; " RIFLES "; " RIFLES
      "; infantry poor muskets; infantry poor muskets" },
    { "nile-host",
      "commander; infantry average single-shot-rifles; infantry average single-shot-rifles; " SPEARS
      "; " SPEARS "; " SPEARS "; " SPEARS "; cavalry poor hand-weapons;"
      " field-gun poor smooth-bore" },
    { "impi",
      "commander; infantry poor muskets; infantry poor muskets; " SPEARS "; " SPEARS "; " SPEARS
      "; " SPEARS "; " SPEARS "; " SPEARS },
    { "garrison",
      "commander; infantry average single-shot-rifles; infantry poor single-shot-rifles;"
      " infantry very-poor muskets; field-gun average rifled > u6; horse-transport average;"
      " heavy-gun poor smooth-bore" },
    { "motor-column",
      "commander; infantry good magazine-rifles > u4; infantry good magazine-rifles > u5;"
      " motor-transport average; motor-transport average; machine-gun good;"
      " medium-gun average rifled > u8; motor-transport average" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forces); i++)
    {
      g_autoptr (MusterForce) force = new_starter (forces[i][0]);
      g_autofree char *text = describe (force);

      g_assert_cmpstr (text, ==, forces[i][1]);
    }
}

static void
test_links_are_kept_in_the_file (void)
{
  g_autoptr (MusterForce) force = new_starter ("motor-column");
  g_autofree char *text = muster_force_file_write (force);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) again =
    muster_force_file_read (library, text, strlen (text), "force", &error);
  g_autofree char *before = describe (force);
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  after = describe (again);
  g_assert_cmpstr (after, ==, before);
  g_assert_nonnull (strstr (text, "\"links\""));
}

static void
test_wrong_links_are_refused (void)
{
  static const char *const links[][2] = {
    { "{\"u1\": \"u9\"}", "$.links.u1" },
    { "{\"u9\": \"u1\"}", "$.links.u9" },
    { "{\"u1\": 2}", "$.links.u1" },
    { "[]", "$.links" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"hexcard\", \"units\": ["
        "{\"id\": \"u1\", \"type\": \"field-gun\"}], \"links\": %s}", links[i][0]);
      g_autoptr (GError) error = NULL;

      g_assert_null (muster_force_file_read (library, text, strlen (text), "force", &error));
      g_assert_nonnull (error);
      if (strstr (error->message, links[i][1]) == NULL)
        g_error ("%s does not say %s", error->message, links[i][1]);
    }
}

static MusterForce *
new_force (const char *const *types)
{
  MusterForce *force = muster_force_new (get_ruleset ());

  for (guint i = 0; types[i] != NULL; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i + 1);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_force_get_catalog (force), id, types[i]);

      muster_force_splice (force, i, 0, &unit, 1);
    }
  return force;
}

static gboolean
finds (MusterForce *force,
       const char  *code)
{
  g_autoptr (GPtrArray) findings = muster_force_check (force, NULL);

  for (guint i = 0; i < findings->len; i++)
    if (g_str_equal (muster_finding_get_code (findings->pdata[i]), code))
      return TRUE;
  return FALSE;
}

/* Every unit of this force, with every other. */
static void
test_who_may_be_with_whom (void)
{
  static const char *const types[] = { "commander", "infantry", "cavalry", "field-gun",
                                       "horse-transport", "motor-transport", "commander", NULL };
  static const char *const allowed[] = { "23456", "6", "", "56", "", "", "23456" };

  for (guint i = 0; types[i] != NULL; i++)
    for (guint j = 0; types[j] != NULL; j++)
      {
        g_autoptr (MusterForce) force = new_force (types);
        char digit = (char) ('1' + j);

        if (i == j)
          continue;
        muster_force_unit_set_with (muster_force_get_unit (force, i),
                                    muster_force_unit_get_id (muster_force_get_unit (force, j)));
        if (finds (force, "bad-link") != (strchr (allowed[i], digit) == NULL))
          g_error ("%s with %s is judged wrongly", types[i], types[j]);
      }
}

static void
test_a_transport_has_one_load (void)
{
  static const char *const types[] = { "commander", "infantry", "infantry", "motor-transport", NULL };
  g_autoptr (MusterForce) force = new_force (types);

  muster_force_unit_set_with (muster_force_get_unit (force, 1), "u4");
  muster_force_unit_set_with (muster_force_get_unit (force, 0), "u4");
  g_assert_false (finds (force, "bad-link"));
  muster_force_unit_set_with (muster_force_get_unit (force, 2), "u4");
  g_assert_true (finds (force, "bad-link"));
  muster_force_unit_set_with (muster_force_get_unit (force, 2), NULL);
  /* He goes with the transport that the infantry is aboard of. */
  muster_force_unit_set_with (muster_force_get_unit (force, 0), "u2");
  g_assert_true (finds (force, "bad-link"));
  muster_force_unit_set_with (muster_force_get_unit (force, 0), "u17");
  g_assert_true (finds (force, "link-missing"));
}

/* Those that the checks allow are those that are offered. */
static void
test_who_is_offered (void)
{
  static const char *const types[] = { "commander", "infantry", "cavalry", "field-gun",
                                       "horse-transport", "motor-transport", "commander", NULL };
  static const char *const offered[] = { "23456", "6", "", "56", "", "", "23456" };
  /* With infantry aboard, the lorry is not free, and nobody joins the infantry. */
  static const char *const later[] = { "3456", "6", "", "5", "", "", "3456" };
  g_autoptr (MusterForce) force = new_force (types);

  for (guint round = 0; round < 2; round++)
    {
      for (guint i = 0; types[i] != NULL; i++)
        {
          g_autoptr (GPtrArray) units =
            muster_force_links_list_allowed (force, muster_force_get_unit (force, i));
          g_autoptr (GString) digits = g_string_new (NULL);

          for (guint j = 0; j < units->len; j++)
            g_string_append (digits, muster_force_unit_get_id (units->pdata[j]) + 1);
          g_assert_cmpstr (digits->str, ==, round == 0 ? offered[i] : later[i]);
        }
      muster_force_unit_set_with (muster_force_get_unit (force, 1), "u6");
    }
}

static void
test_names_of_those_together (void)
{
  g_autoptr (MusterForce) force = new_starter ("motor-column");
  static const char *const names[] = { NULL, "Lorries 1", "Lorries 2", "Rifle battalion 1",
                                       "Rifle battalion 2", NULL, "Gun tractor", "Medium battery" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = muster_force_links_dup_names (force, muster_force_get_unit (force, i));

      g_assert_cmpstr (text, ==, names[i]);
    }
}

/* As people write it: by name, before the other one is there, and several at once. */
static void
test_links_in_lists_of_others (void)
{
  static const struct { const char *text; gboolean is_table; const char *force; guint n_doubts; } lists[] = {
    { "Battery: Field gun\n  Goes with: the team\nThe Team: Horse transport\n", FALSE,
      "field-gun > u2; horse-transport", 0 },
    { "2 x Rifles: Infantry\n  Goes with: Lorries\n2 x Lorries: Motor transport\n", FALSE,
      "infantry > u3; infantry > u4; motor-transport; motor-transport", 0 },
    { "2 x Rifles: Infantry\n2 x Lorries: Motor transport\nGuns: Field gun\n Goes with: Lorries 2\n",
      FALSE, "infantry; infantry; motor-transport; motor-transport; field-gun > u4", 0 },
    { "Battery: Field gun\n  Goes with: Nobody's team\nTeam: Horse transport\n", FALSE,
      "field-gun; horse-transport", 1 },
    { "Battery: Field gun\n  Goes with: Battery\n", FALSE, "field-gun", 1 },
    { "Battery: Field gun\n  Goes with: #1\n", FALSE, "field-gun", 1 },
    { "Battery: Field gun\n  Goes with: #99999999999999999999\n", FALSE, "field-gun", 1 },
    { "unit,type,with\nBattery,field-gun,Team\nTeam,horse-transport,\n", TRUE,
      "field-gun > u2; horse-transport", 0 },
    { "unit,type,id,with\nTeam,field-gun,a,b\nTeam,horse-transport,b,\n", TRUE,
      "field-gun > b; horse-transport", 0 },
    { "unit,type,with\nBattery,field-gun,Train\nTeam,horse-transport,\n", TRUE,
      "field-gun; horse-transport", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const char *text = lists[i].text;
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterForceReading) reading =
        lists[i].is_table
          ? muster_force_csv_reader_read (get_ruleset (), text, strlen (text), "table", &error)
          : muster_force_list_reader_read (get_ruleset (), text, strlen (text), "list", &error);
      g_autoptr (MusterForce) force = NULL;
      g_autofree char *words = NULL;

      g_assert_no_error (error);
      force = muster_force_reading_make_force (reading);
      words = describe (force);
      g_assert_cmpstr (words, ==, lists[i].force);
      g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_DOUBTFUL), ==,
                        lists[i].n_doubts);
    }
}

static void
test_what_else_is_said (void)
{
  static const char *const types[] = { "infantry", NULL };
  static const char *const led[] = { "infantry", "commander", NULL };
  g_autoptr (MusterForce) force = new_force (types);
  g_autoptr (MusterForce) sound = new_force (led);

  g_assert_true (finds (force, "no-commander"));
  g_assert_false (finds (sound, "no-commander"));
  g_assert_false (finds (sound, "no-leaders"));
  muster_leader_set_name (muster_force_unit_get_leader (muster_force_get_unit (sound, 0)), "Hill");
  g_assert_true (finds (sound, "no-leaders"));
}

/* What a battle begins with is in its log. */
static void
test_a_battle_begins_with_its_links (void)
{
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, get_ruleset ());
  g_autoptr (MusterForce) column = new_starter ("motor-column");
  g_autoptr (MusterForce) garrison = new_starter ("garrison");
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  const MusterState *state;

  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 0), column);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 1), garrison);
  setup = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);
  battle = muster_battle_new (setup);
  g_assert_true (muster_plan_record_rolls (plan, battle, &error));
  g_assert_no_error (error);

  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 4);
  state = muster_battle_get_state (battle);
  g_assert_cmpint (state->units[1].with, ==, 3);
  g_assert_cmpint (state->units[2].with, ==, 4);
  g_assert_cmpint (state->units[6].with, ==, 7);
  g_assert_cmpint (state->units[8 + 4].with, ==, 8 + 5);
  g_assert_cmpint (state->units[0].with, ==, -1);
}

/* The same units are together when it is fought once more; what came later at the table is not. */
static void
test_a_rematch_begins_with_the_same_links (void)
{
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, get_ruleset ());
  g_autoptr (MusterForce) column = new_starter ("motor-column");
  g_autoptr (MusterForce) garrison = new_starter ("garrison");
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattlePlan) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autoptr (GError) error = NULL;

  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 0), column);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 1), garrison);
  setup = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);
  battle = muster_battle_new (setup);
  g_assert_true (muster_plan_record_rolls (plan, battle, &error));

  again = muster_plan_new_from_battle (library, battle);
  first = describe (muster_plan_side_get_force (muster_battle_plan_get_side (again, 0), 0));
  second = describe (muster_plan_side_get_force (muster_battle_plan_get_side (again, 1), 0));
  g_assert_nonnull (strstr (first, "infantry good magazine-rifles > u4;"));
  g_assert_nonnull (strstr (first, "infantry good magazine-rifles > u5;"));
  g_assert_nonnull (strstr (first, "medium-gun average rifled > u8;"));
  g_assert_nonnull (strstr (second, "field-gun average rifled > u6;"));

  /* What was undone does not count. */
  g_assert_true (muster_ledger_seek (battle, 1, &error));
  g_clear_object (&again);
  again = muster_plan_new_from_battle (library, battle);
  g_clear_pointer (&second, g_free);
  second = describe (muster_plan_side_get_force (muster_battle_plan_get_side (again, 1), 0));
  g_assert_null (strstr (second, ">"));
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/hexcard/force/the starter forces are whole", test_starters);
  g_test_add_func ("/hexcard/force/links are kept in the file", test_links_are_kept_in_the_file);
  g_test_add_func ("/hexcard/force/wrong links are refused", test_wrong_links_are_refused);
  g_test_add_func ("/hexcard/force/H-UNIT-07/who may be with whom", test_who_may_be_with_whom);
  g_test_add_func ("/hexcard/force/H-UNIT-07/a transport has one load",
                   test_a_transport_has_one_load);
  g_test_add_func ("/hexcard/force/H-UNIT-08/a commander is usual", test_what_else_is_said);
  g_test_add_func ("/hexcard/force/H-UNIT-07/who is offered", test_who_is_offered);
  g_test_add_func ("/hexcard/force/names of those together", test_names_of_those_together);
  g_test_add_func ("/hexcard/force/links in lists of others", test_links_in_lists_of_others);
  g_test_add_func ("/hexcard/force/a battle begins with its links",
                   test_a_battle_begins_with_its_links);
  g_test_add_func ("/hexcard/force/a rematch begins with the same links",
                   test_a_rematch_begins_with_the_same_links);

  result = g_test_run ();
  g_clear_object (&library);
  return result;
}
