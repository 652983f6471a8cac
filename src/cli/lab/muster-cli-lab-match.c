/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/lab/muster-cli-lab.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/dice/muster-odds.h"
#include "core/lab/muster-lab-forces.h"
#include "core/lab/muster-lab-match.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "sheets/lab/muster-lab-sheets.h"

/* What units do to each other in one activation (V-MATCH-02). */

static const char *const figure_names[] = { "losses", "losses_for_point", "driven_off" };

static void
write_units (MusterLabMatch *match,
             JsonBuilder    *builder)
{
  const MusterState *state = muster_lab_match_get_state (match);

  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (int side = 0; side < 2; side++)
    {
      g_autoptr (GArray) units = muster_lab_match_list_units (match, side);

      json_builder_begin_array (builder);
      for (guint i = 0; i < units->len; i++)
        {
          int unit = g_array_index (units, int, i);
          const MusterUnitDef *def = state->units[unit].def;

          json_builder_begin_object (builder);
          muster_json_add_string (builder, "id", def->id);
          muster_json_add_string (builder, "name", def->name);
          muster_json_add_string (builder, "type", def->type->id);
          muster_json_add_int (builder, "strength", state->units[unit].strength);
          muster_json_add_int (builder, "points", muster_lab_match_get_points (match, unit));
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

/* Everything of a forecast that is about one of the two. */
static void
write_fate (const MusterForecast *forecast,
            int                   unit,
            const char           *member,
            JsonBuilder          *builder)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
  for (guint i = 0; i < forecast->n_spreads; i++)
    {
      const MusterForecastSpread *spread = &forecast->spreads[i];

      if (spread->unit != unit || !g_str_equal (spread->id, "casualties"))
        continue;
      muster_cli_lab_add_double (builder, "expected", muster_odds_expect (spread->odds, spread->highest));
      json_builder_set_member_name (builder, "losses");
      json_builder_begin_array (builder);
      for (guint k = 0; k <= spread->highest; k++)
        json_builder_add_double_value (builder, spread->odds[k]);
      json_builder_end_array (builder);
    }
  for (guint i = 0; i < forecast->n_chances; i++)
    if (forecast->chances[i].unit == unit)
      muster_cli_lab_add_double (builder, forecast->chances[i].id, forecast->chances[i].chance);
  json_builder_end_object (builder);
}

static void
write_ways (MusterLabMatch *match,
            int             unit,
            int             target,
            JsonBuilder    *builder)
{
  g_autoptr (GArray) means = muster_lab_match_list_means (match, unit, target);
  const MusterLabRules *lab =
    muster_ruleset_get_rules (muster_lab_match_get_setup (match)->ruleset)->lab;

  json_builder_set_member_name (builder, "ways");
  json_builder_begin_array (builder);
  for (guint i = 0; i < means->len; i++)
    {
      const MusterLabMeans *each = &g_array_index (means, MusterLabMeans, i);
      MusterForecast forecast;

      if (!muster_lab_match_foresee (match, unit, target, each, &forecast))
        continue;
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "way", each->way->id);
      if (each->way->is_shot)
        muster_json_add_int (builder, "distance", each->distance);
      muster_json_add_string (builder, "cover", lab->covers[each->cover].id);
      muster_cli_lab_add_double (builder, "obeys", forecast.chance);
      write_fate (&forecast, target, "target", builder);
      write_fate (&forecast, unit, "unit", builder);
      for (guint k = 0; k < MUSTER_LAB_N_FIGURES; k++)
        muster_cli_lab_add_double (builder, figure_names[k],
                    muster_lab_match_get_figure (match, unit, target, &forecast, k));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_as_json (MusterLabMatch *match)
{
  const MusterSetup *setup = muster_lab_match_get_setup (match);
  const MusterState *state = muster_lab_match_get_state (match);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "ruleset", muster_ruleset_get_id (setup->ruleset));
  write_units (match, builder);
  json_builder_set_member_name (builder, "matches");
  json_builder_begin_array (builder);
  for (int side = 0; side < 2; side++)
    {
      g_autoptr (GArray) rows = muster_lab_match_list_units (match, side);
      g_autoptr (GArray) columns = muster_lab_match_list_units (match, 1 - side);

      for (guint i = 0; i < rows->len; i++)
        for (guint k = 0; k < columns->len; k++)
          {
            int unit = g_array_index (rows, int, i);
            int target = g_array_index (columns, int, k);

            json_builder_begin_object (builder);
            muster_json_add_string (builder, "unit", state->units[unit].def->id);
            muster_json_add_string (builder, "target", state->units[target].def->id);
            write_ways (match, unit, target, builder);
            json_builder_end_object (builder);
          }
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static void
print_side (MusterLabMatch  *match,
            int              side,
            MusterLabFigure  figure)
{
  const MusterState *state = muster_lab_match_get_state (match);
  g_autoptr (GArray) units = muster_lab_match_list_units (match, side);

  for (guint i = 0; i < units->len; i++)
    {
      int unit = g_array_index (units, int, i);
      g_autoptr (MusterCliTable) table = muster_cli_table_new (4);
      g_autoptr (GArray) row = muster_lab_sheets_new_row (match, unit, figure);

      for (guint k = 0; k < row->len; k++)
        {
          const MusterLabCell *cell = &g_array_index (row, MusterLabCell, k);
          g_autofree char *number = muster_lab_sheets_dup_number (cell, figure);
          g_autofree char *means = cell->means.way != NULL ? muster_lab_match_dup_means (match, &cell->means)
                                                           : g_strdup (_("nothing"));

          muster_cli_table_add_row (table, state->units[cell->target].def->name, number,
                                    muster_lab_sheets_get_mark_label (cell->mark), means);
        }
      muster_cli_print ("%s\n", state->units[unit].def->name);
      muster_cli_table_print (table, "  ");
    }
}

MusterCliStatus
muster_cli_lab_match_run (const MusterCliCommand  *command,
                          char                   **arguments)
{
  static const char *const words[] = { "losses", "points", "drive-off" };
  g_autofree char *word = NULL;
  g_autofree char *path = NULL;
  gboolean json = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    { "figure", 0, 0, G_OPTION_ARG_STRING, &word, N_("losses, points or drive-off; otherwise losses"),
      N_("FIGURE") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print every way and its chances as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterForce) other = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterLabMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;
  guint figure = MUSTER_LAB_LOSSES;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 2, &rest, &status))
    return status;
  while (word != NULL && figure < MUSTER_LAB_N_FIGURES && !g_str_equal (word, words[figure]))
    figure++;
  if (figure == MUSTER_LAB_N_FIGURES)
    return muster_cli_options_misused ("%s", _("--figure is one of losses, points and drive-off"));

  library = muster_cli_library_open (!no_packs);
  force = library != NULL ? muster_cli_find_force (library, path, rest[0]) : NULL;
  if (force == NULL)
    return MUSTER_CLI_FAILED;
  if (rest[1] != NULL && (other = muster_cli_find_force (library, path, rest[1])) == NULL)
    return MUSTER_CLI_FAILED;
  setup = muster_lab_forces_pit (library, force, other, &error);
  if (setup == NULL)
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  match = muster_lab_match_new (setup);
  if (json)
    print_as_json (match);
  else
    {
      print_side (match, 0, figure);
      muster_cli_print ("\n%s\n", _("The other way round:"));
      print_side (match, 1, figure);
    }
  return MUSTER_CLI_OK;
}
