/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/lab/muster-cli-lab.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-find-battle.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/lab/muster-lab-swing.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "sheets/muster-battle-report-swing.h"

/* How a battle swung (V-BATTLE-04). */

#define MOST_BATTLES 100000

typedef struct
{
  MusterBattle *battle;
  MusterLabSwing *swing;
  const MusterPolicy *policies[2];
  guint n_battles;
  guint64 seed;
} Task;

static void
write_standing (const MusterLabStanding *standing,
                JsonBuilder             *builder)
{
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "turn", standing->turn);
  muster_json_add_int (builder, "entries", standing->n_entries);
  json_builder_set_member_name (builder, "won");
  json_builder_begin_array (builder);
  for (guint side = 0; side < 2; side++)
    muster_cli_lab_add_share (builder, NULL, standing->won[side], standing->n);
  json_builder_end_array (builder);
  muster_cli_lab_add_share (builder, "drawn", standing->drawn, standing->n);
  json_builder_end_object (builder);
}

static void
print_as_json (const Task *task)
{
  const MusterSetup *setup = muster_lab_swing_get_setup (task->swing);
  GArray *standings = muster_lab_swing_get_standings (task->swing);
  GArray *moments = muster_lab_swing_get_moments (task->swing);
  g_auto (GStrv) left_out = muster_lab_swing_list_left_out (task->swing);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "ruleset", muster_ruleset_get_id (setup->ruleset));
  muster_json_add_int (builder, "battles", task->n_battles);
  muster_json_add_int (builder, "seed", (gint64) task->seed);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint side = 0; side < 2; side++)
    {
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", setup->sides[side].id);
      muster_json_add_string (builder, "policy", task->policies[side]->id);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "standings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < standings->len; i++)
    write_standing (&g_array_index (standings, MusterLabStanding, i), builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "moments");
  json_builder_begin_array (builder);
  for (guint i = 0; i < moments->len; i++)
    {
      const MusterLabMoment *moment = &g_array_index (moments, MusterLabMoment, i);
      g_autoptr (MusterLogEntry) entry =
        g_list_model_get_item (muster_ledger_get_log (task->battle), moment->entry);
      g_autofree char *title = muster_log_entry_dup_title (entry);

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "entry", moment->entry + 1);
      muster_json_add_int (builder, "turn", moment->turn);
      muster_json_add_string (builder, "order", title);
      muster_cli_lab_add_double (builder, "change", moment->change);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_lab_add_left_out (builder, (const char *const *) left_out);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static void
print_swing (const Task *task)
{
  const MusterSetup *setup = muster_lab_swing_get_setup (task->swing);
  GArray *standings = muster_lab_swing_get_standings (task->swing);
  GArray *moments = muster_lab_swing_get_moments (task->swing);
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);
  g_auto (GStrv) left_out = muster_lab_swing_list_left_out (task->swing);

  muster_cli_table_add_row (table, _("After turn"), setup->sides[0].name, setup->sides[1].name, _("Drawn"));
  for (guint i = 0; i < standings->len; i++)
    {
      const MusterLabStanding *standing = &g_array_index (standings, MusterLabStanding, i);
      double n = MAX ((double) standing->n, 1.0) / 100.0;
      g_autofree char *turn = g_strdup_printf ("%d", standing->turn);
      g_autofree char *first = g_strdup_printf ("%.1f %%", (double) standing->won[0] / n);
      g_autofree char *second = g_strdup_printf ("%.1f %%", (double) standing->won[1] / n);
      g_autofree char *drawn = g_strdup_printf ("%.1f %%", (double) standing->drawn / n);

      muster_cli_table_add_row (table, turn, first, second, drawn);
    }
  muster_cli_table_print (table, "");
  for (guint i = 0; i < moments->len; i++)
    {
      g_autofree char *text = muster_battle_report_swing_dup_moment (task->swing, task->battle,
                                                                     &g_array_index (moments, MusterLabMoment,
                                                                                     i));

      muster_cli_print ("%s\n", text);
    }
  muster_cli_lab_print_left_out ((const char *const *) left_out);
}

MusterCliStatus
muster_cli_lab_swing_run (const MusterCliCommand  *command,
                          char                   **arguments)
{
  g_autofree char *policies = NULL;
  g_autofree char *path = NULL;
  int n_battles = MUSTER_LAB_SWING_BATTLES;
  gint64 seed = 1;
  gboolean json = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    { "policy", 0, 0, G_OPTION_ARG_STRING, &policies,
      N_("How the first and the second side fight on; otherwise steady,steady"), N_("A,B") },
    { "battles", 0, 0, G_OPTION_ARG_INT, &n_battles, N_("How many battles from each turn; otherwise 400"),
      N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("What the dice begin with; otherwise 1"), N_("S") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print what came of it as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterLabSwing) swing = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *sum = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;
  Task task = { 0 };

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (n_battles < 1 || n_battles > MOST_BATTLES)
    return muster_cli_options_misused (_("--battles is a number from 1 to %d"), MOST_BATTLES);
  library = muster_cli_library_open (!no_packs);
  battle = library != NULL ? muster_cli_find_battle (library, path, rest[0], &sum) : NULL;
  if (battle == NULL)
    return MUSTER_CLI_FAILED;
  swing = muster_lab_swing_new (battle, &error);
  if (swing == NULL)
    {
      muster_cli_complain ("%s: %s", rest[0], error->message);
      return MUSTER_CLI_FAILED;
    }
  task = (Task) { .battle = battle, .swing = swing, .n_battles = (guint) n_battles, .seed = (guint64) seed };
  if (!muster_cli_lab_find_policies (muster_lab_swing_get_setup (swing),
                                     policies != NULL ? policies : "steady", task.policies))
    return muster_cli_options_misused (
      _("--policy names one policy of these rules, or two with a comma: “%s”"),
      policies != NULL ? policies : "steady");
  if (!muster_lab_swing_fight (swing, task.policies[0], task.policies[1], task.n_battles, task.seed, 0, NULL,
                               &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  if (json)
    print_as_json (&task);
  else
    print_swing (&task);
  return MUSTER_CLI_OK;
}
