/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/lab/muster-cli-lab.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/lab/muster-lab-forces.h"
#include "core/lab/muster-lab-run.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* All scenarios of a ruleset with the usual forces (V-BATTLE-06). */

#define USUAL_BATTLES 1000

typedef struct
{
  MusterLibrary *library;
  MusterRuleset *ruleset;
  guint n_battles;
  guint64 seed;
  JsonBuilder *builder;
  GString *text;
} Task;

/* “94 (93–96)”, in per cent. */
static void
append_share (GString *text,
              guint64  good,
              guint64  n)
{
  double share, low, high;

  muster_lab_run_get_share (good, n, &share, &low, &high);
  g_string_append_printf (text, "%.0f (%.0f–%.0f)", share * 100, low * 100, high * 100);
}

/* @attacker: its side */
static gboolean
fight (Task                *task,
       MusterSetup         *setup,
       const MusterPolicy  *policy,
       guint                attacker,
       GError             **error)
{
  MusterLabRun run = {
    .setup = setup, .policies = { policy, policy }, .seed = task->seed, .n_battles = task->n_battles
  };
  g_auto (MusterLabTally) tally = { 0 };

  muster_lab_battle_ground_init (&run.ground, setup);
  if (!muster_lab_run_fight (&run, &tally, NULL, error))
    return FALSE;

  g_string_append (task->text, " ");
  append_share (task->text, tally.won[attacker], tally.n);
  g_string_append (task->text, ", ");
  append_share (task->text, tally.won[1 - attacker], tally.n);
  g_string_append (task->text, ", ");
  append_share (task->text, tally.drawn, tally.n);
  g_string_append (task->text, " |");
  json_builder_begin_object (task->builder);
  muster_json_add_string (task->builder, "policy", policy->id);
  muster_cli_lab_add_share (task->builder, "attacker", tally.won[attacker], tally.n);
  muster_cli_lab_add_share (task->builder, "defender", tally.won[1 - attacker], tally.n);
  muster_cli_lab_add_share (task->builder, "drawn", tally.drawn, tally.n);
  json_builder_end_object (task->builder);
  return TRUE;
}

static gboolean
fight_scenario (Task                  *task,
                const MusterScenario  *scenario,
                GError               **error)
{
  g_autoptr (MusterSetup) setup =
    muster_lab_forces_pit_scenario (task->library, task->ruleset, scenario, error);
  GPtrArray *policies = muster_catalog_get_policies (muster_ruleset_get_catalog (task->ruleset));
  g_auto (GStrv) left_out = NULL;
  guint attacker;

  if (setup == NULL)
    return FALSE;
  left_out = muster_lab_battle_list_left_out (setup);
  attacker = muster_lab_battle_get_role (setup, 0) == 0 ? 0 : 1;
  g_string_append_printf (task->text, "| %s |", _(scenario->name));
  json_builder_begin_object (task->builder);
  muster_json_add_string (task->builder, "scenario", scenario->id);
  muster_json_add_string (task->builder, "name", _(scenario->name));
  muster_json_add_string (task->builder, "attacker", setup->sides[attacker].name);
  muster_json_add_string (task->builder, "defender", setup->sides[1 - attacker].name);
  json_builder_set_member_name (task->builder, "policies");
  json_builder_begin_array (task->builder);
  for (guint i = 0; i < policies->len; i++)
    if (!fight (task, setup, g_ptr_array_index (policies, i), attacker, error))
      return FALSE;
  json_builder_end_array (task->builder);
  muster_cli_lab_add_left_out (task->builder, (const char *const *) left_out);
  json_builder_end_object (task->builder);
  g_string_append (task->text, "\n");
  return TRUE;
}

static gboolean
fight_all (Task    *task,
           GError **error)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (task->ruleset);
  GPtrArray *policies = muster_catalog_get_policies (catalog);
  GPtrArray *scenarios = muster_catalog_get_scenarios (catalog);

  g_string_append_printf (task->text, "| %s |", _("scenario"));
  for (guint i = 0; i < policies->len; i++)
    {
      const MusterPolicy *policy = g_ptr_array_index (policies, i);

      g_string_append_printf (task->text, " %s |", policy->id);
    }
  g_string_append (task->text, "\n|");
  for (guint i = 0; i <= policies->len; i++)
    g_string_append (task->text, " --- |");
  g_string_append (task->text, "\n");

  json_builder_begin_object (task->builder);
  muster_json_add_string (task->builder, "ruleset", muster_ruleset_get_id (task->ruleset));
  muster_json_add_int (task->builder, "battles", task->n_battles);
  muster_json_add_int (task->builder, "seed", (gint64) task->seed);
  json_builder_set_member_name (task->builder, "scenarios");
  json_builder_begin_array (task->builder);
  for (guint i = 0; i < scenarios->len; i++)
    if (!fight_scenario (task, g_ptr_array_index (scenarios, i), error))
      return FALSE;
  json_builder_end_array (task->builder);
  json_builder_end_object (task->builder);
  return TRUE;
}

MusterCliStatus
muster_cli_lab_scenarios_run (const MusterCliCommand  *command,
                              char                   **arguments)
{
  int n_battles = USUAL_BATTLES;
  gint64 seed = 1;
  gboolean json = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    { "battles", 0, 0, G_OPTION_ARG_INT, &n_battles,
      N_("How many battles for each scenario and policy; otherwise 1000"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("What the dice begin with; otherwise 1"), N_("S") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print what came of it as a JSON object")),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;
  Task task;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (n_battles < 1 || n_battles > MUSTER_LAB_MOST_BATTLES)
    return muster_cli_options_misused (_("--battles is a number from 1 to %d"), MUSTER_LAB_MOST_BATTLES);
  library = muster_cli_library_open (!no_packs);
  if (library == NULL)
    return MUSTER_CLI_FAILED;
  task = (Task) {
    .library = library, .ruleset = muster_library_find_ruleset (library, rest[0]),
    .n_battles = (guint) n_battles, .seed = (guint64) seed, .builder = builder, .text = text
  };
  if (task.ruleset == NULL || muster_ruleset_get_rules (task.ruleset)->lab == NULL)
    {
      muster_cli_complain (_("the lab knows no ruleset “%s”"), rest[0]);
      return MUSTER_CLI_FAILED;
    }
  if (!fight_all (&task, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  if (json)
    {
      root = json_builder_get_root (builder);
      muster_cli_print_json (root);
    }
  else
    muster_cli_print ("%s", text->str);
  return MUSTER_CLI_OK;
}
