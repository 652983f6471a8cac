/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/lab/muster-cli-lab.h"

#include <inttypes.h>
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/lab/muster-lab-even.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "sheets/lab/muster-lab-sheets.h"

/* Battles that policies fight (V-BATTLE-06). */

typedef struct
{
  MusterLibrary *library;
  MusterSetup *setup;
  MusterLabRun run;
} Task;

static void
add_sum (JsonBuilder        *builder,
         const char         *member,
         const MusterLabSum *sum,
         guint64             n)
{
  double mean, spread;

  muster_lab_run_sum_get (sum, n, &mean, &spread);
  json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
  muster_cli_lab_add_double (builder, "mean", mean);
  muster_cli_lab_add_double (builder, "spread", spread);
  json_builder_end_object (builder);
}

static void
write_unit (const MusterSetup    *setup,
            const MusterLabTally *tally,
            guint                 index,
            JsonBuilder          *builder)
{
  const MusterUnitDef *def = g_ptr_array_index (setup->units, index);
  const MusterLabUnitTally *unit = &tally->units[index];
  const MusterChoice *fates = muster_ruleset_get_rules (setup->ruleset)->fates;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", def->id);
  muster_json_add_string (builder, "name", def->name);
  json_builder_set_member_name (builder, "fates");
  json_builder_begin_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (unit->fates) && fates[i].id != NULL; i++)
    if (unit->fates[i] > 0)
      muster_json_add_int (builder, fates[i].id, (gint64) unit->fates[i]);
  json_builder_end_object (builder);
  muster_cli_lab_add_double (builder, "felled", (double) unit->felled / MAX ((double) tally->n, 1.0));
  muster_cli_lab_add_double (builder, "worth_for_point",
                             muster_lab_run_tally_get_worth (tally, setup, index));
  json_builder_end_object (builder);
}

static void
write_tally (const Task           *task,
             const MusterSetup    *setup,
             const MusterLabTally *tally,
             gboolean              swapped,
             JsonBuilder          *builder)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "swapped");
  json_builder_add_boolean_value (builder, swapped);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint side = 0; side < 2; side++)
    {
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", setup->sides[side].id);
      muster_json_add_string (builder, "policy", task->run.policies[side]->id);
      muster_cli_lab_add_share (builder, "won", tally->won[side], tally->n);
      add_sum (builder, "points", &tally->points[side], tally->n);
      add_sum (builder, "losses", &tally->losses[side], tally->n);
      json_builder_set_member_name (builder, "units");
      json_builder_begin_array (builder);
      for (guint i = 0; i < tally->n_units; i++)
        {
          const MusterUnitDef *def = g_ptr_array_index (setup->units, i);

          if (def->side == (int) side)
            write_unit (setup, tally, i, builder);
        }
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_lab_add_share (builder, "drawn", tally->drawn, tally->n);
  muster_json_add_int (builder, "cut", (gint64) tally->cut);
  add_sum (builder, "turns", &tally->turns, tally->n);
  json_builder_end_object (builder);
}

static void
print_tally (const Task           *task,
             const MusterSetup    *setup,
             const MusterLabTally *tally)
{
  const MusterLabRun run = { .setup = setup };
  g_autoptr (MusterCliTable) table = muster_cli_table_new (5);
  g_autoptr (MusterCliTable) units = muster_cli_table_new (5);
  double mean, spread;

  for (guint i = 0; i < 3; i++)
    {
      double share, low, high;
      g_autofree char *percent = NULL;
      g_autofree char *interval = NULL;
      g_autofree char *points = NULL;
      g_autofree char *losses = NULL;

      muster_lab_run_get_share (i < 2 ? tally->won[i] : tally->drawn, tally->n, &share, &low, &high);
      percent = g_strdup_printf ("%.1f %%", share * 100);
      interval = g_strdup_printf (_("(%.1f to %.1f %%)"), low * 100, high * 100);
      if (i < 2)
        {
          muster_lab_run_sum_get (&tally->points[i], tally->n, &mean, &spread);
          points = g_strdup_printf (_("%.1f ± %.1f points"), mean, spread);
          muster_lab_run_sum_get (&tally->losses[i], tally->n, &mean, &spread);
          losses = g_strdup_printf (_("loses %.1f ± %.1f models"), mean, spread);
        }
      muster_cli_table_add_row (table, i < 2 ? setup->sides[i].name : _("Drawn"), percent, interval, points,
                                losses);
    }
  muster_cli_table_print (table, "");
  muster_lab_run_sum_get (&tally->turns, tally->n, &mean, &spread);
  muster_cli_print (_("Turns: %.1f ± %.1f; ended by agreement: %" PRIu64 " of %" PRIu64
                      "\n"), mean, spread, tally->cut, tally->n);
  for (guint i = 0; i < tally->n_units; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);
      double n = MAX ((double) tally->n, 1.0);
      g_autofree char *fates = muster_lab_sheets_dup_fates (&run, tally, i);
      g_autofree char *felled = g_strdup_printf (_("felled %.1f"), (double) tally->units[i].felled / n);
      g_autofree char *worth = muster_lab_sheets_dup_worth (&run, tally, i);

      muster_cli_table_add_row (units, setup->sides[def->side].name, def->name, felled, worth, fates);
    }
  muster_cli_table_print (units, "  ");
}

static void
write_head (const Task  *task,
            JsonBuilder *builder)
{
  const MusterLabRun *run = &task->run;
  const MusterLabRules *lab = muster_ruleset_get_rules (task->setup->ruleset)->lab;
  int attacker = muster_lab_battle_get_role (task->setup, 0) == 0 ? 0 : 1;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "ruleset", muster_ruleset_get_id (task->setup->ruleset));
  muster_json_add_string (builder, "scenario", task->setup->scenario->id);
  muster_json_add_int (builder, "battles", run->n_battles);
  muster_json_add_int (builder, "seed", (gint64) run->seed);
  json_builder_set_member_name (builder, "ground");
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "length", run->ground.length);
  muster_json_add_int (builder, "attacker", run->ground.depth[attacker]);
  muster_json_add_int (builder, "defender", run->ground.depth[1 - attacker]);
  muster_json_add_string (builder, "cover", lab->covers[run->ground.cover].id);
  json_builder_set_member_name (builder, "rough");
  json_builder_add_boolean_value (builder, run->ground.rough);
  muster_json_add_int (builder, "most_turns", run->ground.most_turns);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "seatings");
  json_builder_begin_array (builder);
}

static void
write_tail (const Task          *task,
            const MusterLabEven *even,
            JsonBuilder         *builder)
{
  g_auto (GStrv) left_out = muster_lab_battle_list_left_out (task->setup);

  json_builder_end_array (builder);
  if (even != NULL)
    {
      json_builder_set_member_name (builder, "even");
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "side", even->side >= 0 ? task->setup->sides[even->side].id : NULL);
      json_builder_set_member_name (builder, "found");
      json_builder_add_boolean_value (builder, even->found);
      muster_json_add_string (builder, "measure", even->in_models ? "models" : "points");
      muster_json_add_int (builder, "more", even->more);
      muster_json_add_int (builder, "low", even->low);
      muster_json_add_int (builder, "high", even->high);
      json_builder_end_object (builder);
    }
  muster_cli_lab_add_left_out (builder, (const char *const *) left_out);
  json_builder_end_object (builder);
}

static gboolean
fight (Task     *task,
       gboolean  swap,
       gboolean  find_even,
       gboolean  json,
       GError  **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  g_auto (GStrv) left_out = NULL;
  g_autofree char *sentence = NULL;
  MusterLabEven even;
  int cost;

  write_head (task, builder);
  for (guint seat = 0; seat < (swap ? 2 : 1); seat++)
    {
      g_autoptr (MusterSetup) setup =
        seat == 0 ? muster_setup_ref (task->setup)
                  : muster_lab_even_vary_setup (task->library, task->setup, TRUE, 0, 0, &cost, error);
      MusterLabRun run = task->run;
      g_auto (MusterLabTally) tally = { 0 };

      if (setup == NULL)
        return FALSE;
      run.setup = setup;
      muster_lab_battle_ground_init (&run.ground, setup);
      if (!muster_lab_run_fight (&run, &tally, NULL, error))
        return FALSE;
      write_tally (task, setup, &tally, seat == 1, builder);
      if (json)
        continue;
      if (seat == 1)
        muster_cli_print ("\n%s\n", _("With the roles changed:"));
      print_tally (task, setup, &tally);
    }
  if (find_even && !muster_lab_even_find (task->library, task->setup, &task->run, &even, NULL, error))
    return FALSE;
  write_tail (task, find_even ? &even : NULL, builder);
  if (json)
    {
      root = json_builder_get_root (builder);
      muster_cli_print_json (root);
      return TRUE;
    }
  if (find_even)
    {
      sentence = muster_lab_sheets_dup_even (task->setup, &even);
      muster_cli_print ("%s\n", sentence);
    }
  left_out = muster_lab_battle_list_left_out (task->setup);
  muster_cli_lab_print_left_out ((const char *const *) left_out);
  return TRUE;
}

MusterCliStatus
muster_cli_lab_battle_run (const MusterCliCommand  *command,
                           char                   **arguments)
{
  g_autofree char *policies = NULL;
  int n_battles = MUSTER_LAB_USUAL_BATTLES;
  gint64 seed = 1;
  gboolean swap = FALSE, find_even = FALSE, json = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    { "policy", 0, 0, G_OPTION_ARG_STRING, &policies,
      N_("What the first and the second side do; otherwise steady,steady"), N_("A,B") },
    { "battles", 0, 0, G_OPTION_ARG_INT, &n_battles, N_("How many battles; otherwise 10000"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("What the dice begin with; otherwise 1"), N_("S") },
    { "swap", 0, 0, G_OPTION_ARG_NONE, &swap, N_("Fight them once more with the roles changed"), NULL },
    { "even", 0, 0, G_OPTION_ARG_NONE, &find_even, N_("Find out what would make it even"), NULL },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print what came of it as a JSON object")),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;
  Task task = { 0 };

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (n_battles < 1 || n_battles > MUSTER_LAB_MOST_BATTLES)
    return muster_cli_options_misused (_("--battles is a number from 1 to %d"), MUSTER_LAB_MOST_BATTLES);
  library = muster_cli_library_open (!no_packs);
  if (library == NULL)
    return MUSTER_CLI_FAILED;
  setup = muster_cli_lab_read_setup (library, rest[0]);
  if (setup == NULL)
    return MUSTER_CLI_FAILED;

  task.library = library;
  task.setup = setup;
  task.run = (MusterLabRun) { .setup = setup, .seed = (guint64) seed, .n_battles = (guint) n_battles };
  muster_lab_battle_ground_init (&task.run.ground, setup);
  if (!muster_cli_lab_find_policies (setup, policies != NULL ? policies : "steady", task.run.policies))
    return muster_cli_options_misused (
      _("--policy names one policy of these rules, or two with a comma: “%s”"),
      policies != NULL ? policies : "steady");
  if (fight (&task, swap, find_even, json, &error))
    return MUSTER_CLI_OK;

  muster_cli_complain ("%s", error->message);
  return MUSTER_CLI_FAILED;
}
