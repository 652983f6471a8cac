/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-samples.h"
#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-history.h"
#include "core/forces/muster-force-totals.h"
#include "core/plans/muster-plan-setup.h"
#include "core/rules/toysoldier/muster-toy-private.h"
#include "muster-test-levy.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Forces of toysoldier (T-FORCE): what they come to, what is wrong with them, and battles of the past. */

static MusterLibrary *library;

static MusterRuleset *
get_ruleset (void)
{
  return muster_library_find_ruleset (library, "toysoldier");
}

typedef struct
{
  const char *name;
  const char *rules; /* (nullable): with a comma between; NULL: not decided */
  const char *units;
  const char *findings; /* "error bad-size u2; note no-general" */
} Case;

#define ARMY "general\ninfantry"

static const Case CHECKS[] = {
  { "T-FORCE-04/an army", NULL, ARMY, "" },
  { "T-FORCE-04/no general", NULL, "infantry", "note no-general" },
  { "T-FORCE-04/nobody who fights", NULL, "general", "note no-fighters" },
  { "T-FORCE-04/nobody who counts", "skirmishers-uncounted", "general\nskirmishers", "note nobody-counts" },
  { "T-FORCE-04/somebody who counts", "skirmishers-uncounted", "general\nskirmishers\ncavalry", "" },
  { "T-FORCE-04/figures of a unit, while that is open", NULL, "general\ninfantry x16", "" },
  { "T-FORCE-04/figures of a unit, without the switch", "quality", "general\ninfantry x16",
    "error bad-size u2" },
  { "T-FORCE-04/figures of a unit, with it", "unit-sizes", "general\ninfantry x16", "" },
  { "T-FORCE-04/as many as the break point", "unit-sizes", "general\ninfantry x4", "error bad-size u2" },
  { "T-FORCE-04/one more than the break point", "unit-sizes", "general\ninfantry x5", "" },
  { "T-FORCE-04/the most figures", "unit-sizes", "general\ninfantry x24", "" },
  { "T-FORCE-04/a break point of all", "break-points", "general\ninfantry +break-12", "error bad-break u2" },
  { "T-FORCE-04/a break point of nearly all", "break-points", "general\ninfantry +break-11", "" },
  { "T-FORCE-04/a break point without its switch", "unit-sizes", "general\ninfantry +break-6",
    "error needs-rule u2" },
  { "T-FORCE-04/a break point while that is open", NULL, "general\ninfantry +break-6", "note needs-rule u2" },
  { "T-FORCE-04/warriors", "woodland-war-party", "general\nwar-party x7\nwar-party x12", "" },
  { "T-FORCE-04/too few warriors", "woodland-war-party", "general\nwar-party x6", "error bad-size u2" },
  { "T-FORCE-04/warriors without their switch", "quality", "general\nwar-party", "error needs-rule u2" },
  { "T-FORCE-04/light cavalry without its switch", "quality", "general\nlight-cavalry",
    "error needs-rule u2" },
  { "T-FORCE-04/light cavalry", "skirmishing-cavalry", "general\nlight-cavalry +dismounts +starts-dismounted",
    "" },
  { "T-FORCE-04/dismounted for good", "skirmishing-cavalry", "general\nlight-cavalry +starts-dismounted",
    "error bad-option u2" },
  { "T-FORCE-04/rockets of scrap", "congreve-rockets,scrap-shot",
    "general\nfoot-artillery +rockets +scrap-shot",
    "error bad-option u2" },
  { "T-FORCE-04/both rolls shifted", "roll-modifiers", "general\ninfantry +attack-better +defence-worse",
    "warning both-shifted u2" },
  { "T-FORCE-04/one roll shifted", "roll-modifiers", "general\ninfantry +attack-better", "" },
  { "T-GEN-04/two who command", NULL, "general +commanding\ngeneral +commanding\ninfantry",
    "error two-command" },
};

static void
test_check (gconstpointer data)
{
  const Case *of = data;
  g_auto (GStrv) rules = of->rules != NULL ? g_strsplit (of->rules, ",", -1) : NULL;
  g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), of->units);
  g_autoptr (GPtrArray) findings = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  muster_force_set_optional_rules (force, (const char *const *) rules);
  findings = muster_force_check (force, NULL);
  for (guint i = 0; i < findings->len; i++)
    {
      static const char *const severities[] = { "note", "warning", "error" };
      MusterFinding *finding = findings->pdata[i];
      MusterForceUnit *unit = muster_finding_get_unit (finding);

      g_string_append_printf (text, "%s%s %s%s%s", text->len > 0 ? "; " : "",
                              severities[muster_finding_get_severity (finding)],
                              muster_finding_get_code (finding), unit != NULL ? " " : "",
                              unit != NULL ? muster_force_unit_get_id (unit) : "");
    }
  g_assert_cmpstr (text->str, ==, of->findings);
}

/* T-FORCE-01: units that fight, figures, and the number at which it collapses. */
static void
test_totals (void)
{
  static const struct
  {
    const char *units;
    const char *rules;
    int numbers[3];
  } cases[] = {
    { "general\n9 infantry", NULL, { 9, 108, 4 } },
    { "2 general\n4 infantry\nskirmishers\nwar-party x10", NULL, { 6, 64, 3 } },
    { "2 general\n4 infantry\nskirmishers\nwar-party x10", "skirmishers-uncounted", { 6, 64, 2 } },
    { "general", NULL, { 0, 0, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *rules[] = { cases[i].rules, NULL };
      g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), cases[i].units);
      int numbers[MUSTER_FORCE_MAX_TOTALS] = { 0 };

      muster_force_set_optional_rules (force, cases[i].rules != NULL ? rules : NULL);
      g_assert_nonnull (muster_force_variant_get_totals (muster_force_get_whole (force), numbers));
      for (guint j = 0; j < 3; j++)
        g_assert_cmpint (numbers[j], ==, cases[i].numbers[j]);
    }
}

/* T-FORCE-01: lists count generals among the units, and the total does not: it says so. */
static void
test_what_the_total_counts (void)
{
  g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), "general\n6 infantry");
  g_autofree char *text = muster_force_variant_dup_totals (muster_force_get_whole (force));

  g_assert_cmpuint (muster_force_get_n_units (force), ==, 7);
  g_assert_cmpstr (text, ==, "Units besides generals 6 · Figures 72 · Collapses at 3");
}

/* T-FORCE-02: a side without a general has one rated 2 in battle. */
static void
test_a_general_is_offered (void)
{
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, get_ruleset ());
  g_autoptr (MusterForce) led = muster_test_levy_new_force (get_ruleset (), ARMY);
  g_autoptr (MusterForce) unled = muster_test_levy_new_force (get_ruleset (), "infantry\ncavalry");
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  const MusterState *state;

  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 0), led);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 1), unled);
  setup = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);
  battle = muster_battle_new (setup);
  state = muster_battle_get_state (battle);
  g_assert_cmpint (state->n_units, ==, 5);
  g_assert_cmpint (muster_toy_units_get_commander (state, 0), ==, 0);
  g_assert_cmpint (muster_toy_units_get_commander (state, 1), ==, 2);
  g_assert_cmpint (state->units[2].leadership, ==, 2);
}

/* T-GEN-06, T-ADV-65, T-ADV-71: what a unit's card has boxes for. */
static void
test_boxes (void)
{
  static const struct
  {
    const char *unit;
    const char *rules; /* with a comma between; NULL: not decided */
    const char *labels;
  } cases[] = {
    { "infantry", NULL, "Disorder Officer Ensign " },
    { "infantry", "quality", "Disorder " },
    { "infantry", "leader-casualties", "Disorder Officer Ensign " },
    { "general", NULL, "Wounded " },
    { "general", "leader-casualties", "" },
    { "general", "general-casualties", "Wounded " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) rules = cases[i].rules != NULL ? g_strsplit (cases[i].rules, ",", -1) : NULL;
      g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), cases[i].unit);
      g_autoptr (MusterForceLevy) levy =
        muster_force_levy_new (muster_force_get_whole (force), (const char *const *) rules);
      g_autoptr (GArray) boxes = g_array_new (FALSE, FALSE, sizeof (MusterLevyBoxes));
      g_autoptr (GString) labels = g_string_new (NULL);
      const MusterLevy *plain = muster_force_levy_get (levy);

      muster_toy_levy.list_boxes (plain, &plain->units[0], 0, boxes);
      for (guint j = 0; j < boxes->len; j++)
        g_string_append_printf (labels, "%s ", g_array_index (boxes, MusterLevyBoxes, j).label);
      g_assert_cmpstr (labels->str, ==, cases[i].labels);
    }
}

/* T-SETUP-07: whatever the battle, nothing of it is forgotten. */
static void
test_checklists (void)
{
  static const char *const subjects[] = { "impassable", "blocks sight", "slows", "roads",
                                          "light and heavy cover", "buildings can be entered",
                                          "general is placed" };
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_ruleset_get_catalog (get_ruleset ()));

  g_assert_cmpuint (scenarios->len, ==, 6);
  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = g_ptr_array_index (scenarios, i);
      g_autofree char *text = g_strjoinv ("\n", scenario->checklist);

      for (guint j = 0; j < G_N_ELEMENTS (subjects); j++)
        if (strstr (text, subjects[j]) == NULL)
          g_error ("%s says nothing of “%s”", scenario->id, subjects[j]);
    }
}

/* The units of a side in few words: "general lee 1; infantry militia; …" */
static char *
dup_army (const MusterSetup *setup,
          const char        *side_name)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);

      if (strstr (setup->sides[def->side].name, side_name) == NULL)
        continue;
      g_string_append_printf (text, "%s %s %d %s:", def->type->id, def->name, def->leader.leadership,
                              def->leader.name != NULL ? def->leader.name : "");
      for (guint k = 0; k < def->n_options; k++)
        g_string_append_printf (text, " %s", def->options[k]->id);
      g_string_append_printf (text, " (%s)\n",
                              def->player >= 0 ? setup->players[def->player].name : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* T-BATTLE-09 and the tables of section 8: what is set up in one tap is the battle that is shipped. */
static void
test_past_battles (gconstpointer data)
{
  const char *id = data;
  g_autofree char *path = g_strdup_printf ("%s/../data/samples/%s.muster-battle",
                                           g_getenv ("G_TEST_SRCDIR"), id);
  GPtrArray *battles = muster_catalog_get_battles (muster_ruleset_get_catalog (get_ruleset ()));
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, get_ruleset ());
  g_autoptr (MusterSetup) shipped = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  shipped = muster_battle_file_read_setup (library, text, length, id, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < battles->len; i++)
    if (g_str_equal (((MusterPastBattle *) battles->pdata[i])->id, id))
      muster_battle_plan_set_up (plan, battles->pdata[i]);
  setup = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);

  g_assert_cmpstr (setup->scenario->id, ==, id);
  g_assert_cmpstr (muster_battle_plan_get_date (plan), ==, shipped->date);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *made = dup_army (setup, i == 0 ? "American" : "British");
      g_autofree char *expected = dup_army (shipped, i == 0 ? "American" : "British");

      if (!g_str_equal (id, "monmouth"))
        {
          /* With one player a side, whose units they are goes without saying. */
          g_autoptr (GRegex) player = g_regex_new (" \\([A-Za-z0-9 ]*\\)\n", 0, 0, NULL);
          char *plain = g_regex_replace_literal (player, expected, -1, 0, "\n", 0, NULL);
          char *plain_made = g_regex_replace_literal (player, made, -1, 0, "\n", 0, NULL);

          g_free (expected);
          expected = plain;
          g_free (made);
          made = plain_made;
        }
      g_assert_cmpstr (made, ==, expected);
    }
}

/* A general is who he is: nobody speaks of the leader of one. */
static void
test_a_general_has_no_leader (void)
{
  g_autoptr (MusterForce) force = muster_test_levy_new_force (get_ruleset (), ARMY);
  MusterForceUnit *general = muster_force_get_unit (force, 0);
  g_autoptr (MusterForceHistory) history = muster_force_history_new (force);
  g_autofree char *name = g_strdup (muster_force_unit_get_type_name (general));
  g_autofree char *label = NULL;
  g_autofree char *expected = g_strdup_printf ("Undo: Change the rank of %s", name);

  muster_leader_set_rank (muster_force_unit_get_leader (general), "Brigadier");
  g_object_get (history, "undo-label", &label, NULL);
  g_assert_cmpstr (label, ==, expected);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const battles[] = { "monmouth", "cowpens", "north-point" };
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (CHECKS); i++)
    {
      g_autofree char *path = g_strconcat ("/toysoldier/force/", CHECKS[i].name, NULL);

      g_test_add_data_func (path, &CHECKS[i], test_check);
    }
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *path = g_strconcat ("/toysoldier/force/T-BATTLE-09/", battles[i], NULL);

      g_test_add_data_func (path, battles[i], test_past_battles);
    }
  g_test_add_func ("/toysoldier/setup/T-SETUP-07/checklists", test_checklists);
  g_test_add_func ("/toysoldier/force/T-GEN-06/boxes of a card", test_boxes);
  g_test_add_func ("/toysoldier/force/T-FORCE-01/totals", test_totals);
  g_test_add_func ("/toysoldier/force/T-FORCE-01/what-the-total-counts", test_what_the_total_counts);
  g_test_add_func ("/toysoldier/force/T-FORCE-02/a-general-is-offered", test_a_general_is_offered);
  g_test_add_func ("/toysoldier/force/T-GEN-01/a-general-has-no-leader", test_a_general_has_no_leader);

  status = g_test_run ();
  g_clear_object (&library);
  return status;
}
