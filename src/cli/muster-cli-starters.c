/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* The starter forces of a ruleset with what they come to. */

typedef struct
{
  int points;
  int foot;
  int mounted;
  int guns;
} Totals;

/* Arms that are counted by the piece and not by the man. */
static const char *const GUNS[] = { "crewed", "gun", "foot-artillery", "horse-artillery", NULL };
static const char *const MOUNTED[] = { "cavalry", "rider", "light-cavalry", NULL };
static const char *const FOOT[] = { "infantry", "skirmishers", "war-party", NULL };

static Totals
add_up (const MusterStarterForce *force)
{
  Totals totals = { 0 };

  for (guint i = 0; i < force->units->len; i++)
    {
      const MusterStarterUnit *unit = g_ptr_array_index (force->units, i);
      const char *arm = unit->type->arm != NULL ? unit->type->arm : "";
      int count = (int) unit->count;
      int models = count * (unit->models > 0 ? unit->models : unit->type->models);

      totals.points +=
        count * muster_unit_type_get_cost (unit->type, unit->options, unit->n_options);
      if (g_strv_contains (FOOT, arm))
        totals.foot += models;
      else if (g_strv_contains (MOUNTED, arm))
        totals.mounted += models;
      else if (g_strv_contains (GUNS, arm))
        totals.guns += count;
    }
  return totals;
}

static void
write_unit (JsonBuilder             *builder,
            const MusterStarterUnit *unit)
{
  json_builder_begin_object (builder);
  if (unit->name != NULL)
    muster_json_add_string (builder, "name", unit->name);
  muster_json_add_string (builder, "type", unit->type->id);
  json_builder_set_member_name (builder, "options");
  json_builder_begin_array (builder);
  for (guint i = 0; i < unit->n_options; i++)
    json_builder_add_string_value (builder, unit->options[i]->id);
  json_builder_end_array (builder);
  muster_json_add_int (builder, "count", (int) unit->count);
  muster_json_add_int (builder, "models", unit->models > 0 ? unit->models : unit->type->models);

  if (unit->leaders != NULL)
    {
      json_builder_set_member_name (builder, "leaders");
      json_builder_begin_array (builder);
      for (guint i = 0; i < unit->count; i++)
        if (unit->leaders[i] != NULL)
          json_builder_add_string_value (builder, unit->leaders[i]->id);
      json_builder_end_array (builder);
    }

  if (unit->choices != NULL)
    {
      json_builder_set_member_name (builder, "or");
      json_builder_begin_array (builder);
      for (guint i = 0; i < unit->choices->len; i++)
        write_unit (builder, g_ptr_array_index (unit->choices, i));
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

static void
print_as_json (GPtrArray *forces)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_array (builder);
  for (guint i = 0; i < forces->len; i++)
    {
      const MusterStarterForce *force = g_ptr_array_index (forces, i);
      Totals totals = add_up (force);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", force->id);
      muster_json_add_int (builder, "number", force->number);
      muster_json_add_string (builder, "name", force->name);
      muster_json_add_string (builder, "theatre", force->theatre != NULL ? force->theatre : "");
      muster_json_add_int (builder, "points", totals.points);
      muster_json_add_int (builder, "foot", totals.foot);
      muster_json_add_int (builder, "mounted", totals.mounted);
      muster_json_add_int (builder, "guns", totals.guns);
      json_builder_set_member_name (builder, "units");
      json_builder_begin_array (builder);
      for (guint k = 0; k < force->units->len; k++)
        write_unit (builder, g_ptr_array_index (force->units, k));
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static void
print_as_text (GPtrArray *forces)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (5);

  for (guint i = 0; i < forces->len; i++)
    {
      const MusterStarterForce *force = g_ptr_array_index (forces, i);
      Totals totals = add_up (force);
      g_autofree char *number = g_strdup_printf ("%d", force->number);
      /* Not every ruleset counts in points. */
      g_autofree char *points =
        totals.points > 0
          ? g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) totals.points),
                             totals.points)
          : g_strdup ("");
      g_autofree char *models = g_strdup_printf (_("foot %d, mounted %d, guns %d"), totals.foot,
                                                 totals.mounted, totals.guns);

      muster_cli_table_add_row (table, number, _(force->name),
                                force->theatre != NULL ? _(force->theatre) : "", points, models);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_starters_run (const MusterCliCommand  *command,
                         char                   **arguments)
{
  gboolean json = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print them as a JSON list")),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_auto (GStrv) rest = NULL;
  MusterRuleset *ruleset;
  GPtrArray *forces;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  library = muster_cli_library_open (!no_packs);
  if (library == NULL)
    return MUSTER_CLI_FAILED;

  ruleset = muster_library_find_ruleset (library, rest[0]);
  if (ruleset == NULL)
    {
      muster_cli_complain (_("there is no ruleset “%s”; “muster-cli rulesets” lists them"), rest[0]);
      return MUSTER_CLI_FAILED;
    }

  forces = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  if (json)
    print_as_json (forces);
  else
    print_as_text (forces);
  return MUSTER_CLI_OK;
}
