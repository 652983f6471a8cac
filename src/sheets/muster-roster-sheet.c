/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-roster-sheet.h"

#include "core/forces/muster-force-check.h"
#include "core/muster-i18n.h"

#define NOTHING "–"
#define SEPARATOR " · "

static char *
dup_points (MusterForce *force)
{
  int points = muster_force_get_points (force);
  int budget = muster_force_get_budget (force);

  if (budget > 0)
    return g_strdup_printf (_("%d of %d points"), points, budget);

  return g_strdup_printf (dngettext ("muster", "%d point", "%d points", (gulong) ABS (points)),
                          points);
}

static char *
dup_subtitle (MusterForce *force)
{
  g_autofree char *points = dup_points (force);
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  const char *theatre = muster_force_get_theatre (force);

  g_ptr_array_add (parts, (gpointer) _(muster_ruleset_get_name (muster_force_get_ruleset (force))));
  if (*theatre != '\0')
    g_ptr_array_add (parts, (gpointer) theatre);
  g_ptr_array_add (parts, points);
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (SEPARATOR, (char **) parts->pdata);
}

static char *
dup_stat (const MusterStat    *stat,
          const MusterProfile *profile)
{
  int value = profile->stats[stat->index];

  if (value == MUSTER_STAT_NONE)
    return g_strdup (NOTHING);

  return g_strdup_printf (stat->is_signed && value != 0 ? "%+d%s" : "%d%s", value,
                          stat->suffix != NULL ? stat->suffix : "");
}

static char *
dup_type (MusterForceUnit *unit)
{
  g_autofree char *options = muster_force_unit_dup_options_text (unit);

  if (*options == '\0')
    return g_strdup (muster_force_unit_get_type_name (unit));

  return g_strconcat (muster_force_unit_get_type_name (unit), "\n", options, NULL);
}

static char *
dup_leadership (MusterForce  *force,
                MusterLeader *leader)
{
  const char *text = muster_ruleset_get_rules (muster_force_get_ruleset (force))->leadership_text;
  g_autofree char *number = g_strdup_printf ("%d", muster_leader_get_leadership (leader));
  g_auto (GStrv) parts = NULL;

  if (muster_leader_get_leadership (leader) == 0)
    return NULL;
  if (text == NULL)
    return g_steal_pointer (&number);

  parts = g_strsplit (_(text), "{0}", 2);

  return g_strjoinv (number, parts);
}

/* "Capt. Hill", and below it "Ld 6+ · Steady". */
static char *
dup_leader (MusterForce     *force,
            MusterForceUnit *unit)
{
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  g_autofree char *title = muster_leader_dup_title (leader);
  g_autofree char *leadership = dup_leadership (force, leader);
  const char *trait = muster_leader_get_trait_label (leader);
  GString *text = g_string_new (title);

  if (text->len > 0 && (leadership != NULL || *trait != '\0'))
    g_string_append_c (text, '\n');
  if (leadership != NULL)
    g_string_append (text, leadership);
  if (leadership != NULL && *trait != '\0')
    g_string_append (text, SEPARATOR);
  g_string_append (text, trait);

  return g_string_free (text, FALSE);
}

static void
add_columns (MusterForce *force,
             MusterTable *table)
{
  GPtrArray *stats = muster_catalog_get_stats (muster_force_get_catalog (force));

  muster_table_add_column (table, _("Unit"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Type"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Models"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < stats->len; i++)
    {
      const MusterStat *stat = g_ptr_array_index (stats, i);

      muster_table_add_column (table, _(stat->name), 0, MUSTER_ALIGN_CENTER);
    }
  muster_table_add_column (table, _("Weapon"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Leader"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_END);
}

static void
add_unit (MusterForce     *force,
          MusterForceUnit *unit,
          MusterTable     *table)
{
  GPtrArray *stats = muster_catalog_get_stats (muster_force_get_catalog (force));
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  MusterProfile profile;
  gboolean is_known = muster_force_unit_get_profile (unit, &profile);

  g_ptr_array_add (cells, g_strdup (muster_force_unit_get_name (unit)));
  g_ptr_array_add (cells, dup_type (unit));
  g_ptr_array_add (cells, g_strdup_printf ("%d", muster_force_unit_get_models (unit)));
  for (guint i = 0; i < stats->len; i++)
    g_ptr_array_add (cells, is_known ? dup_stat (g_ptr_array_index (stats, i), &profile)
                                     : g_strdup (NOTHING));
  g_ptr_array_add (cells, g_strdup (is_known && profile.weapon != NULL ? _(profile.weapon->name)
                                                                       : NOTHING));
  g_ptr_array_add (cells, dup_leader (force, unit));
  g_ptr_array_add (cells, g_strdup_printf ("%d", muster_force_unit_get_cost (unit)));
  g_ptr_array_add (cells, NULL);
  muster_table_add_row (table, (const char *const *) cells->pdata);
}

static void
add_total (MusterForce *force,
           MusterTable *table)
{
  guint n_columns = muster_table_get_n_columns (table);
  g_autofree const char **cells = g_new0 (const char *, n_columns + 1);
  g_autofree char *models = NULL;
  g_autofree char *points = g_strdup_printf ("%d", muster_force_get_points (force));
  int n_models = 0;

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    n_models += muster_force_unit_get_models (muster_force_get_unit (force, i));
  models = g_strdup_printf ("%d", n_models);

  for (guint i = 0; i < n_columns; i++)
    cells[i] = "";
  cells[0] = _("Total");
  cells[2] = models;
  cells[n_columns - 1] = points;
  muster_table_add_strong_row (table, cells);
}

static void
add_notes (MusterForce    *force,
           MusterDocument *document)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) notes = NULL;

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);
      const char *note = muster_force_unit_get_notes (unit);

      if (*note != '\0')
        {
          /* Translators: the name of a unit, and the note on it */
          g_autofree char *line = g_strdup_printf (_("%s: %s"), muster_force_unit_get_name (unit),
                                                   note);

          g_strv_builder_add (builder, line);
        }
    }
  notes = g_strv_builder_end (builder);

  if (notes[0] != NULL || *muster_force_get_notes (force) != '\0')
    muster_document_add_heading (document, 1, _("Notes"));
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, muster_force_get_notes (force));
  muster_document_add_list (document, (const char *const *) notes);
}

static void
add_findings (MusterForce    *force,
              MusterDocument *document)
{
  g_autoptr (GPtrArray) findings = muster_force_check (force, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < findings->len; i++)
    {
      MusterFinding *finding = g_ptr_array_index (findings, i);
      g_autofree char *line = muster_finding_dup_line (finding);

      if (muster_finding_get_severity (finding) != MUSTER_SEVERITY_NOTE)
        g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);
  if (lines[0] == NULL)
    return;

  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, _("What the checks found"));
  muster_document_add_list (document, (const char *const *) lines);
  muster_document_end_group (document);
}

/**
 * muster_roster_sheet_new:
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_roster_sheet_new (MusterForce *force)
{
  MusterDocument *document;
  MusterTable *table;
  g_autofree char *subtitle = NULL;
  g_autofree char *points = NULL;
  const char *name;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  name = muster_force_get_name (force);
  subtitle = dup_subtitle (force);
  points = dup_points (force);
  document = muster_document_new (*name != '\0' ? name : _("A force"));
  muster_document_set_subtitle (document, subtitle);
  muster_document_set_footer (document, points);

  table = muster_table_new ();
  add_columns (force, table);
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    add_unit (force, muster_force_get_unit (force, i), table);
  add_total (force, table);
  muster_document_take_table (document, table);
  add_notes (force, document);
  add_findings (force, document);

  return document;
}
