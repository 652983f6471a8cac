/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-item.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "cli/muster-cli-table.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* What is done with a row: written into a JSON builder, or added to a table. */
typedef void (*VisitRow) (gpointer target,
                          gpointer row);

static void
write_battle (gpointer target,
              gpointer item)
{
  JsonBuilder *builder = target;
  MusterLedgerRow *row = item;
  g_autofree char *label = muster_cli_item_dup_label (MUSTER_CLI_BATTLE, muster_ledger_row_get_id (row));

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", label);
  muster_json_add_string (builder, "uuid", muster_ledger_row_get_uuid (row));
  muster_json_add_string (builder, "title", muster_ledger_row_get_title (row));
  muster_json_add_string (builder, "sides", muster_ledger_row_get_subject (row));
  muster_json_add_string (builder, "ruleset", muster_ledger_row_get_ruleset (row));
  muster_json_add_string (builder, "date", muster_ledger_row_get_date (row));
  muster_json_add_int (builder, "orders", muster_ledger_row_get_length (row));
  muster_json_add_string (builder, "scenario", muster_ledger_row_get_scene (row));
  muster_json_add_boolean (builder, "prepared",
                           muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED);
  muster_json_add_int (builder, "turn", muster_ledger_row_get_turn (row));
  muster_json_add_boolean (builder, "over", muster_ledger_row_get_is_over (row));
  muster_json_add_string (builder, "winner", muster_ledger_row_get_winner (row));
  muster_json_add_string (builder, "score", muster_ledger_row_get_score (row));
  muster_json_add_boolean (builder, "archived", muster_ledger_row_get_archived (row));
  muster_json_add_boolean (builder, "damaged", muster_ledger_row_get_damaged (row));
  json_builder_end_object (builder);
}

static void
write_force (gpointer target,
             gpointer item)
{
  JsonBuilder *builder = target;
  MusterForceRow *row = item;
  g_autofree char *label = muster_cli_item_dup_label (MUSTER_CLI_FORCE, muster_force_row_get_id (row));

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", label);
  muster_json_add_string (builder, "uuid", muster_force_row_get_uuid (row));
  muster_json_add_string (builder, "name", muster_force_row_get_name (row));
  muster_json_add_string (builder, "theatre", muster_force_row_get_theatre (row));
  muster_json_add_string (builder, "ruleset", muster_force_row_get_ruleset (row));
  muster_json_add_int (builder, "points", muster_force_row_get_points (row));
  muster_json_add_int (builder, "budget", muster_force_row_get_budget (row));
  muster_json_add_int (builder, "units", muster_force_row_get_n_units (row));
  muster_json_add_boolean (builder, "archived", muster_force_row_get_archived (row));
  muster_json_add_boolean (builder, "damaged", muster_force_row_get_damaged (row));
  json_builder_end_object (builder);
}

static const char *
get_battle_word (MusterLedgerRow *row)
{
  if (muster_ledger_row_get_damaged (row))
    return _("damaged");
  if (muster_ledger_row_get_archived (row))
    return _("archived");
  if (muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    return _("prepared");

  return muster_ledger_row_get_is_over (row) ? _("over") : _("being fought");
}

static void
add_battle (gpointer target,
            gpointer item)
{
  MusterCliTable *table = target;
  MusterLedgerRow *row = item;
  guint n = muster_ledger_row_get_length (row);
  g_autofree char *label = muster_cli_item_dup_label (MUSTER_CLI_BATTLE, muster_ledger_row_get_id (row));
  g_autofree char *orders = g_strdup_printf (dngettext ("muster", "%u order", "%u orders", n), n);

  muster_cli_table_add_row (table, label, muster_ledger_row_get_title (row),
                            muster_ledger_row_get_subject (row), muster_ledger_row_get_ruleset (row),
                            muster_ledger_row_get_date (row), orders, get_battle_word (row));
}

/* NULL: there is nothing to say. */
static const char *
get_force_word (MusterForceRow *row)
{
  if (muster_force_row_get_damaged (row))
    return _("damaged");

  return muster_force_row_get_archived (row) ? _("archived") : NULL;
}

static void
add_force (gpointer target,
           gpointer item)
{
  MusterCliTable *table = target;
  MusterForceRow *row = item;
  guint n = muster_force_row_get_n_units (row);
  g_autofree char *label = muster_cli_item_dup_label (MUSTER_CLI_FORCE, muster_force_row_get_id (row));
  g_autofree char *units = g_strdup_printf (dngettext ("muster", "%u unit", "%u units", n), n);
  g_autofree char *points =
    g_strdup_printf (dngettext ("muster", "%d point", "%d points",
                                (gulong) muster_force_row_get_points (row)),
                     muster_force_row_get_points (row));

  muster_cli_table_add_row (table, label, muster_force_row_get_name (row),
                            muster_force_row_get_theatre (row), muster_force_row_get_ruleset (row),
                            units, points, get_force_word (row));
}

/* @list: (nullable): nothing of it is wanted */
static void
visit_rows (MusterStoreList *list,
            VisitRow         visit,
            gpointer         target)
{
  guint n = list != NULL ? g_list_model_get_n_items (G_LIST_MODEL (list)) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      visit (target, row);
    }
}

static void
write_rows (JsonBuilder     *builder,
            const char      *name,
            MusterStoreList *list,
            VisitRow         write)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  visit_rows (list, write, builder);
  json_builder_end_array (builder);
}

static void
print_as_json (MusterStoreList *battles,
               MusterStoreList *forces)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  write_rows (builder, "battles", battles, write_battle);
  write_rows (builder, "forces", forces, write_force);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static void
print_as_text (MusterStoreList *battles,
               MusterStoreList *forces,
               gboolean         lost)
{
  g_autoptr (MusterCliTable) battle_table = muster_cli_table_new (7);
  g_autoptr (MusterCliTable) force_table = muster_cli_table_new (7);

  visit_rows (battles, add_battle, battle_table);
  visit_rows (forces, add_force, force_table);
  if (muster_cli_table_get_n_rows (battle_table) + muster_cli_table_get_n_rows (force_table) == 0 && !lost)
    muster_cli_print ("%s\n", _("Nothing is stored yet."));
  muster_cli_table_print (battle_table, "");
  muster_cli_table_print (force_table, "");
}

static MusterCliStatus
list (MusterStore *store,
      gboolean     archived,
      gboolean     json)
{
  g_autoptr (MusterStoreList) battles = muster_ledger_store_list (muster_store_get_battles (store));
  g_autoptr (MusterStoreList) forces = muster_force_store_list (muster_store_get_forces (store));

  /* What can be listed is listed, whatever else there is. */
  muster_store_list_set_show (battles, archived ? MUSTER_SHOW_ALL : MUSTER_SHOW_CURRENT);
  muster_store_list_set_show (forces, archived ? MUSTER_SHOW_ALL : MUSTER_SHOW_CURRENT);
  if (json)
    print_as_json (battles, forces);
  else
    print_as_text (battles, forces, muster_store_get_damage (store) != NULL);

  return muster_cli_complain_of_losses (store) ? MUSTER_CLI_FAILED : MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_run_list (const MusterCliCommand  *command,
                     char                   **arguments)
{
  gboolean json = FALSE, archived = FALSE;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { "archived", 0, 0, G_OPTION_ARG_NONE, &archived, N_("Show also what is archived"), NULL },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print all of it as a JSON object")),
    { NULL },
  };
  g_autoptr (MusterStore) store = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (!muster_cli_has_store (path))
    {
      if (json)
        print_as_json (NULL, NULL);
      else
        print_as_text (NULL, NULL, FALSE);
      return MUSTER_CLI_OK;
    }

  store = muster_cli_open_store (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);

  return store != NULL ? list (store, archived, json) : MUSTER_CLI_FAILED;
}
