/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-totals.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* What there is to say about a force: `force check FILE`. */

/* As players call them, in the order of MusterSeverity. */
static const char *const SEVERITIES[] = { N_("note"), N_("warning"), N_("error") };

static const char *
get_severity_id (MusterFinding *finding)
{
  g_autoptr (GEnumClass) severities = g_type_class_ref (MUSTER_TYPE_SEVERITY);

  return g_enum_get_value (severities, (int) muster_finding_get_severity (finding))->value_nick;
}

static void
print_as_json (MusterForceVariant *variant,
               int                 points,
               GPtrArray          *findings)
{
  MusterForce *force = muster_force_variant_get_force (variant);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  int numbers[MUSTER_FORCE_MAX_TOTALS] = { 0 };
  const MusterTotal *totals;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "name", muster_force_get_name (force));
  muster_json_add_string (builder, "variant",
                          muster_force_variant_is_whole (variant)
                            ? NULL
                            : muster_force_variant_get_id (variant));
  muster_json_add_int (builder, "points", points);

  totals = muster_force_variant_get_totals (variant, numbers);
  if (totals != NULL)
    {
      json_builder_set_member_name (builder, "totals");
      json_builder_begin_object (builder);
      for (guint i = 0; totals[i].id != NULL; i++)
        muster_json_add_int (builder, totals[i].id, numbers[i]);
      json_builder_end_object (builder);
    }

  json_builder_set_member_name (builder, "findings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < findings->len; i++)
    {
      MusterFinding *finding = g_ptr_array_index (findings, i);
      MusterForceUnit *unit = muster_finding_get_unit (finding);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "severity", get_severity_id (finding));
      muster_json_add_string (builder, "unit",
                              unit != NULL ? muster_force_unit_get_id (unit) : NULL);
      muster_json_add_string (builder, "rule", muster_finding_get_rule (finding));
      muster_json_add_string (builder, "code", muster_finding_get_code (finding));
      muster_json_add_string (builder, "reason", muster_finding_get_text (finding));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static void
print_as_text (MusterForceVariant *variant,
               int                 points,
               GPtrArray          *findings)
{
  const char *name = muster_force_get_name (muster_force_variant_get_force (variant));
  g_autofree char *label = muster_force_variant_dup_label (variant);
  g_autofree char *totals = muster_force_variant_dup_totals (variant);

  if (*totals != '\0' && muster_force_variant_is_whole (variant))
    muster_cli_print ("%s: %s\n", name, totals);
  else if (*totals != '\0')
    muster_cli_print ("%s, %s: %s\n", name, label, totals);
  else if (muster_force_variant_is_whole (variant))
    muster_cli_print (dngettext ("muster", "%s: %d point\n", "%s: %d points\n", (gulong) points), name,
                      points);
  else
    /* Translators: a force, a variant of it, and what that costs */
    muster_cli_print (dngettext ("muster", "%s, %s: %d point\n", "%s, %s: %d points\n", (gulong) points),
                      name, label, points);
  for (guint i = 0; i < findings->len; i++)
    {
      MusterFinding *finding = g_ptr_array_index (findings, i);
      g_autofree char *line = muster_finding_dup_line (finding);

      muster_cli_print ("  %s: %s\n", _(SEVERITIES[muster_finding_get_severity (finding)]), line);
    }
  if (findings->len == 0)
    muster_cli_print (_("  Nothing is wrong with it.\n"));
}

/* By id or, if only one has it, by name. */
static MusterForceVariant *
find_variant (MusterForce *force,
              const char  *wanted)
{
  MusterForceVariant *variant = wanted == NULL ? muster_force_get_whole (force)
                                               : muster_force_find_variant (force, wanted, NULL);
  g_autoptr (GString) known = g_string_new (NULL);
  guint n_named = 0;

  for (guint i = 1; variant == NULL && i < muster_force_get_n_variants (force); i++)
    {
      MusterForceVariant *other = muster_force_get_variant (force, i);

      if (g_strcmp0 (muster_force_variant_get_name (other), wanted) == 0 && n_named++ == 0)
        variant = other;
      g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "",
                              muster_force_variant_get_id (other));
    }
  if (variant != NULL && n_named < 2)
    return variant;

  if (known->len == 0)
    muster_cli_complain (_("there is no variant “%s”: the force has none"), wanted);
  else
    muster_cli_complain (_("there is no variant “%s”, or more than one; the force has %s"), wanted,
                         known->str);
  return NULL;
}

static gboolean
check_rules (MusterForce       *force,
             const char *const *rules)
{
  MusterCatalog *catalog = muster_force_get_catalog (force);
  GPtrArray *known = muster_catalog_get_optional_rules (catalog);
  g_autoptr (GString) list = g_string_new (NULL);
  guint i = 0;

  while (rules != NULL && rules[i] != NULL &&
         muster_catalog_find_optional_rule (catalog, rules[i]) != NULL)
    i++;
  if (rules == NULL || rules[i] == NULL)
    return TRUE;

  for (guint j = 0; j < known->len; j++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (known, j);

      g_string_append_printf (list, "%s%s", j > 0 ? ", " : "", rule->id);
    }
  if (list->len == 0)
    muster_cli_complain (_("there is no optional rule “%s”: “%s” has none"), rules[i],
                         muster_force_get_ruleset_id (force));
  else
    muster_cli_complain (_("there is no optional rule “%s”; “%s” has %s"), rules[i],
                         muster_force_get_ruleset_id (force), list->str);
  return FALSE;
}

MusterCliStatus
muster_cli_force_run_check (const MusterCliCommand  *command,
                            char                   **arguments)
{
  gboolean json = FALSE, no_packs = FALSE;
  g_auto (GStrv) rules = NULL;
  g_autofree char *wanted = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the findings as a JSON object")),
    { "rule", 0, 0, G_OPTION_ARG_STRING_ARRAY, &rules,
      N_("An optional rule that is in force, instead of those of the file; may be given more than once"),
      N_("ID") },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &wanted,
      N_("Check one variant of the force and not all of it"), N_("ID") },
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (GPtrArray) findings = NULL;
  g_auto (GStrv) rest = NULL;
  MusterForceVariant *variant;
  MusterCliStatus status;
  int points;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;

  library = muster_cli_library_open (!no_packs);
  force = library != NULL ? muster_cli_find_force_read (library, rest[0]) : NULL;
  variant = force != NULL ? find_variant (force, wanted) : NULL;
  if (variant == NULL || !check_rules (force, (const char *const *) rules))
    return MUSTER_CLI_FAILED;

  findings = muster_force_variant_check (variant, (const char *const *) rules);
  points = muster_force_variant_count_points (variant, (const char *const *) rules);
  if (json)
    print_as_json (variant, points, findings);
  else
    print_as_text (variant, points, findings);
  return muster_findings_get_severity (findings) == MUSTER_SEVERITY_ERROR ? MUSTER_CLI_FAILED
                                                                          : MUSTER_CLI_OK;
}
