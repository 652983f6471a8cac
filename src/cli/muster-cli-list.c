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
#include "store/club/muster-club-occasions.h"

/* What is done with a row: written into a JSON builder, or added to a table. */
typedef void (*VisitRow) (gpointer target,
                          gpointer row);

/* What battles and campaigns have in common; the object stays open. */
static void
begin_ledger (JsonBuilder     *builder,
              MusterCliKind    kind,
              MusterLedgerRow *row)
{
  g_autofree char *label = muster_cli_item_dup_label (kind, muster_ledger_row_get_id (row));

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", label);
  muster_json_add_string (builder, "uuid", muster_ledger_row_get_uuid (row));
  muster_json_add_string (builder, "title", muster_ledger_row_get_title (row));
  muster_json_add_string (builder, "sides", muster_ledger_row_get_subject (row));
  muster_json_add_string (builder, "ruleset", muster_ledger_row_get_ruleset (row));
  muster_json_add_string (builder, "date", muster_ledger_row_get_date (row));
  muster_json_add_int (builder, "orders", muster_ledger_row_get_length (row));
}

static void
end_ledger (JsonBuilder     *builder,
            MusterLedgerRow *row)
{
  muster_json_add_boolean (builder, "over", muster_ledger_row_get_is_over (row));
  muster_json_add_string (builder, "winner", muster_ledger_row_get_winner (row));
  muster_json_add_string (builder, "score", muster_ledger_row_get_score (row));
  muster_json_add_boolean (builder, "archived", muster_ledger_row_get_archived (row));
  muster_json_add_boolean (builder, "damaged", muster_ledger_row_get_damaged (row));
  json_builder_end_object (builder);
}

/* What rows are written with. */
typedef struct
{
  JsonBuilder *builder;
  GHashTable *occasions; /* of all battles that have begun, by UUID */
} Writing;

static void
write_battle (gpointer target,
              gpointer item)
{
  const Writing *writing = target;
  JsonBuilder *builder = writing->builder;
  MusterLedgerRow *row = item;
  const MusterOccasion *occasion =
    g_hash_table_lookup (writing->occasions, muster_ledger_row_get_uuid (row));

  begin_ledger (builder, MUSTER_CLI_BATTLE, row);
  muster_json_add_string (builder, "scenario", muster_ledger_row_get_scene (row));
  muster_json_add_boolean (builder, "prepared",
                           muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED);
  muster_json_add_int (builder, "turn", muster_ledger_row_get_turn (row));
  muster_json_add_string (builder, "played", occasion != NULL ? occasion->played : NULL);
  muster_json_add_boolean (builder, "counts", occasion == NULL || muster_occasion_counts (occasion));
  end_ledger (builder, row);
}

static void
write_campaign (gpointer target,
                gpointer item)
{
  JsonBuilder *builder = ((const Writing *) target)->builder;
  MusterLedgerRow *row = item;

  begin_ledger (builder, MUSTER_CLI_CAMPAIGN, row);
  muster_json_add_string (builder, "chapter", muster_ledger_row_get_scene (row));
  muster_json_add_int (builder, "fought", muster_ledger_row_get_turn (row));
  end_ledger (builder, row);
}

static void
write_force (gpointer target,
             gpointer item)
{
  JsonBuilder *builder = ((const Writing *) target)->builder;
  MusterForceRow *row = item;
  g_autofree char *label = muster_cli_item_dup_label (MUSTER_CLI_FORCE, muster_force_row_get_id (row));

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", label);
  muster_json_add_string (builder, "uuid", muster_force_row_get_uuid (row));
  muster_json_add_string (builder, "name", muster_force_row_get_title (row));
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
get_word (MusterLedgerRow *row,
          const char      *open)
{
  if (muster_ledger_row_get_damaged (row))
    return _("damaged");
  if (muster_ledger_row_get_archived (row))
    return _("archived");
  if (muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    return _("prepared");

  return muster_ledger_row_get_is_over (row) ? _("over") : open;
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
                            muster_ledger_row_get_date (row), orders, get_word (row, _("being fought")));
}

static void
add_campaign (gpointer target,
              gpointer item)
{
  MusterCliTable *table = target;
  MusterLedgerRow *row = item;
  guint n = muster_ledger_row_get_turn (row);
  g_autofree char *label = muster_cli_item_dup_label (MUSTER_CLI_CAMPAIGN, muster_ledger_row_get_id (row));
  g_autofree char *fought = g_strdup_printf (dngettext ("muster", "%u chapter", "%u chapters", n), n);

  muster_cli_table_add_row (table, label, muster_ledger_row_get_title (row),
                            muster_ledger_row_get_subject (row), muster_ledger_row_get_score (row),
                            muster_ledger_row_get_date (row), fought, get_word (row, _("going on")));
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

  muster_cli_table_add_row (table, label, muster_force_row_get_title (row),
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

/* What is listed of each kind, in the order of MusterCliKind. */
static const struct
{
  const char *member;
  VisitRow write;
  VisitRow add;
} kinds[] = {
  [MUSTER_CLI_BATTLE] = { "battles", write_battle, add_battle },
  [MUSTER_CLI_CAMPAIGN] = { "campaigns", write_campaign, add_campaign },
  [MUSTER_CLI_FORCE] = { "forces", write_force, add_force },
};

#define N_KINDS G_N_ELEMENTS (kinds)

typedef struct
{
  MusterStoreList *lists[N_KINDS]; /* NULL: nothing of it is wanted */
  MusterCliKind only;
} Lists;

static void
lists_clear (Lists *self)
{
  for (guint i = 0; i < N_KINDS; i++)
    g_clear_object (&self->lists[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Lists, lists_clear)

static gboolean
is_wanted (const Lists *self,
           guint        kind)
{
  return self->only == MUSTER_CLI_ANY || (guint) self->only == kind;
}

static void
print_as_json (const Lists *self,
               GHashTable  *occasions)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  Writing writing = { builder, occasions };

  json_builder_begin_object (builder);
  for (guint i = 0; i < N_KINDS; i++)
    if (is_wanted (self, i))
      {
        json_builder_set_member_name (writing.builder, kinds[i].member);
        json_builder_begin_array (writing.builder);
        visit_rows (self->lists[i], kinds[i].write, &writing);
        json_builder_end_array (writing.builder);
      }
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static void
print_as_text (const Lists *self,
               gboolean     lost)
{
  guint n_rows = 0;

  for (guint i = 0; i < N_KINDS; i++)
    {
      g_autoptr (MusterCliTable) table = muster_cli_table_new (7);

      visit_rows (self->lists[i], kinds[i].add, table);
      n_rows += muster_cli_table_get_n_rows (table);
      muster_cli_table_print (table, "");
    }
  if (n_rows == 0 && !lost)
    muster_cli_print ("%s\n", _("Nothing is stored yet."));
}

static MusterCliStatus
run (const MusterCliCommand  *command,
     char                   **arguments,
     MusterCliKind            only)
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
  g_autoptr (GHashTable) occasions = NULL;
  g_auto (Lists) lists = { .only = only };
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (muster_cli_store_has (path))
    {
      store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
      if (store == NULL)
        return MUSTER_CLI_FAILED;

      if (is_wanted (&lists, MUSTER_CLI_BATTLE))
        lists.lists[MUSTER_CLI_BATTLE] = muster_ledger_store_list (muster_store_get_battles (store));
      if (is_wanted (&lists, MUSTER_CLI_CAMPAIGN))
        lists.lists[MUSTER_CLI_CAMPAIGN] = muster_ledger_store_list (muster_store_get_campaigns (store));
      if (is_wanted (&lists, MUSTER_CLI_FORCE))
        lists.lists[MUSTER_CLI_FORCE] = muster_force_store_list (muster_store_get_forces (store));

      for (guint i = 0; i < N_KINDS; i++)
        if (lists.lists[i] != NULL)
          muster_store_list_set_show (lists.lists[i], archived ? MUSTER_SHOW_ALL : MUSTER_SHOW_CURRENT);
    }

  /* What can be listed is listed, whatever else there is. */
  if (json && store != NULL && only != MUSTER_CLI_CAMPAIGN)
    {
      g_autoptr (GError) error = NULL;

      occasions = muster_club_occasions_resolve (muster_store_get_documents (store), &error);
      if (error != NULL)
        muster_store_note_error (store, error);
    }
  if (occasions == NULL)
    occasions = g_hash_table_new (g_str_hash, g_str_equal);
  if (json)
    print_as_json (&lists, occasions);
  else
    print_as_text (&lists, store != NULL && muster_store_get_damage (store) != NULL);

  return store != NULL ? muster_cli_store_finish_reading (store, MUSTER_CLI_OK) : MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_list_run (const MusterCliCommand  *command,
                     char                   **arguments)
{
  return run (command, arguments, MUSTER_CLI_ANY);
}

MusterCliStatus
muster_cli_list_run_campaign (const MusterCliCommand  *command,
                              char                   **arguments)
{
  return run (command, arguments, MUSTER_CLI_CAMPAIGN);
}
