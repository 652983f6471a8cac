/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <json-glib/json-glib.h>

#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* Somebody's list becomes a force: `force import FILE`. First it is said what was understood. */

static const char *
get_nick (GType type,
          int   value)
{
  g_autoptr (GEnumClass) values = g_type_class_ref (type);

  return g_enum_get_value (values, value)->value_nick;
}

static void
print_line (MusterReadingLine *line)
{
  g_autofree char *summary = muster_reading_line_dup_summary (line);
  const char *const *remarks = muster_reading_line_get_remarks (line);
  const char *const *suggestions = muster_reading_line_get_suggestions (line);
  gboolean is_lost = muster_reading_line_get_verdict (line) == MUSTER_READING_LOST;
  guint number = muster_reading_line_get_number (line);
  int points = muster_reading_line_get_counted_cost (line);

  if (muster_reading_line_get_verdict (line) == MUSTER_READING_IGNORED)
    return;

  if (number > 0)
    muster_cli_print ("%4u", number);
  else
    muster_cli_print ("    ");
  muster_cli_print ("  %s", is_lost ? muster_reading_line_get_text (line) : summary);
  if (points != 0)
    muster_cli_print (dngettext ("muster", " (%d point)", " (%d points)", (gulong) ABS (points)), points);
  muster_cli_print ("\n");
  for (guint i = 0; remarks[i] != NULL; i++)
    muster_cli_print ("      ! %s\n", remarks[i]);
  if (suggestions[0] != NULL)
    {
      g_autofree char *names = muster_enumeration_any ((const char *const *) suggestions);

      muster_cli_print (_("      Was %s meant?\n"), names);
    }
}

static void
print_as_text (MusterForceReading *reading,
               MusterForceFormat   format)
{
  GListModel *lines = muster_force_reading_get_lines (reading);
  MusterForce *head = muster_force_reading_get_head (reading);
  const char *name = muster_force_get_name (head);
  guint n_units = muster_force_reading_get_n_units (reading);
  guint n_lost = muster_force_reading_count (reading, MUSTER_READING_LOST);

  muster_cli_print ("%s · %s · %s\n", *name != '\0' ? name : _("A force"),
                    muster_ruleset_get_name (muster_force_reading_get_ruleset (reading)),
                    muster_force_format_get_name (format));
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (MusterReadingLine) line = g_list_model_get_item (lines, i);

      print_line (line);
    }
  muster_cli_print (dngettext ("muster", "%u unit, %d points\n", "%u units, %d points\n", n_units), n_units,
                    muster_force_reading_count_points (reading));
  if (n_lost > 0)
    muster_cli_print (dngettext ("muster", "%u line was not understood\n", "%u lines were not understood\n",
                                 n_lost),
                      n_lost);
}

static void
print_as_json (MusterForceReading *reading,
               MusterForceFormat   format,
               const char         *label)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  GListModel *lines = muster_force_reading_get_lines (reading);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "format", muster_force_format_get_id (format));
  muster_json_add_string (builder, "ruleset",
                          muster_ruleset_get_id (muster_force_reading_get_ruleset (reading)));
  muster_json_add_string (builder, "name",
                          muster_force_get_name (muster_force_reading_get_head (reading)));
  muster_json_add_int (builder, "units", (int) muster_force_reading_get_n_units (reading));
  muster_json_add_int (builder, "points", muster_force_reading_count_points (reading));
  json_builder_set_member_name (builder, "lines");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (MusterReadingLine) line = g_list_model_get_item (lines, i);
      g_autofree char *summary = muster_reading_line_dup_summary (line);

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "line", (int) muster_reading_line_get_number (line));
      muster_json_add_string (builder, "text", muster_reading_line_get_text (line));
      muster_json_add_string (builder, "kind",
                              get_nick (MUSTER_TYPE_READING_KIND,
                                        (int) muster_reading_line_get_kind (line)));
      muster_json_add_string (builder, "verdict",
                              get_nick (MUSTER_TYPE_READING_VERDICT,
                                        (int) muster_reading_line_get_verdict (line)));
      muster_json_add_string (builder, "understood", summary);
      muster_json_add_int (builder, "count", (int) muster_reading_line_get_count (line));
      if (muster_reading_line_get_stated_cost (line) >= 0)
        muster_json_add_int (builder, "stated", muster_reading_line_get_stated_cost (line));
      muster_json_add_int (builder, "counted", muster_reading_line_get_counted_cost (line));
      muster_json_add_strv (builder, "remarks", muster_reading_line_get_remarks (line));
      muster_json_add_strv (builder, "suggestions", muster_reading_line_get_suggestions (line));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_json_add_string (builder, "stored", label);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

/* Whether it may be stored; says why not. */
static gboolean
is_good_enough (MusterForceReading *reading,
                MusterForceFormat   format,
                gboolean            partly)
{
  if (muster_force_reading_get_n_units (reading) == 0 && format != MUSTER_FORCE_FORMAT_JSON)
    {
      muster_cli_complain ("%s", _("no unit was understood; nothing was stored"));
      return FALSE;
    }
  if (partly || muster_force_reading_count (reading, MUSTER_READING_LOST) == 0)
    return TRUE;

  muster_cli_complain ("%s", _("not all of it was understood; nothing was stored. --partly stores the rest"));

  return FALSE;
}

/* Returns: (transfer full) (nullable): the label of the stored force, or NULL: said why */
static char *
store_force (MusterForceReading *reading,
             const char         *path)
{
  g_autoptr (MusterForce) force = muster_force_reading_make_force (reading);
  g_autoptr (MusterStore) store = muster_cli_store_open (path, MUSTER_STORE_DEFAULT);
  g_autoptr (GError) error = NULL;
  MusterForceStore *forces;

  if (store == NULL)
    return NULL;
  forces = muster_store_get_forces (store);
  if (muster_force_store_rules_save (forces, force, &error))
    return muster_cli_item_dup_label (MUSTER_CLI_FORCE,
                                      muster_force_store_find (forces, muster_force_get_id (force)));

  muster_cli_complain ("%s", error->message);

  return NULL;
}

MusterCliStatus
muster_cli_force_import_run (const MusterCliCommand  *command,
                             char                   **arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *ruleset = NULL;
  g_autofree char *label = NULL;
  gboolean json = FALSE, no_packs = FALSE, dry_run = FALSE, partly = FALSE;
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset,
      N_("The ruleset to read it by; otherwise the one that fits best"), N_("ID") },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &dry_run, N_("Say what was understood, and store nothing"), NULL },
    { "partly", 0, 0, G_OPTION_ARG_NONE, &partly, N_("Store what was understood even if not all of it was"),
      NULL },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print what was understood as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterForceReading) reading = NULL;
  g_auto (GStrv) rest = NULL;
  MusterForceFormat format;
  MusterCliStatus status;
  gboolean done;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;

  library = muster_cli_library_open (!no_packs);
  reading = library != NULL ? muster_cli_find_force_read_reading (library, rest[0], ruleset, &format) : NULL;
  if (reading == NULL)
    return MUSTER_CLI_FAILED;

  if (!json)
    print_as_text (reading, format);
  if (!dry_run && is_good_enough (reading, format, partly))
    label = store_force (reading, path);
  done = dry_run || label != NULL;
  if (json)
    print_as_json (reading, format, label);
  else if (label != NULL)
    muster_cli_print ("%s\t%s\n", label, muster_force_get_name (muster_force_reading_get_head (reading)));

  return done ? MUSTER_CLI_OK : MUSTER_CLI_FAILED;
}
