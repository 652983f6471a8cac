/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-csv.h"

#include "core/exchange/muster-force-csv-columns.h"
#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-links.h"
#include "core/exchange/muster-list-words.h"
#include "core/muster-csv.h"

/* Writes types, options and traits as their ids, which are the same in every language. */

#define N_WRITTEN MUSTER_COLUMN_COUNT

static char *
dup_options (MusterForceUnit *unit)
{
  const char *const *ids = muster_force_unit_get_options (unit);
  GString *text = g_string_new (NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    g_string_append_printf (text, "%s%s%s", i > 0 ? "; " : "", ids[i],
                            g_str_equal (ids[i], muster_force_unit_get_free_option (unit)) ? " (free)" : "");

  return g_string_free (text, FALSE);
}

/* The variants in which a unit takes part, by their number among those of the force. */
static char *
dup_variants (MusterForce     *force,
              MusterForceUnit *unit)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i < muster_force_get_n_variants (force); i++)
    {
      MusterForceVariant *variant = muster_force_get_variant (force, i);
      g_autofree char *name = muster_list_words_quote (muster_force_variant_get_name (variant));

      if (muster_force_variant_has_unit (variant, unit))
        g_string_append_printf (text, "%s#%u %s", text->len > 0 ? "; " : "", i, name);
    }

  return g_string_free (text, FALSE);
}

static char *
dup_rules (MusterForce *force)
{
  const char *const *ids = muster_force_get_optional_rules (force);

  if (ids == NULL)
    return g_strdup ("");

  return ids[0] != NULL ? g_strjoinv ("; ", (char **) ids) : g_strdup ("none");
}

static void
append_number (GString *csv,
               int      number)
{
  if (number > 0)
    muster_csv_append_int (csv, number);
  else
    muster_csv_append_text (csv, "");
}

static void
append_unit (GString         *csv,
             MusterForce     *force,
             MusterForceUnit *unit)
{
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  g_autofree char *options = dup_options (unit);
  g_autofree char *variants = dup_variants (force, unit);
  MusterForceUnit *with = muster_force_links_get_with (force, unit);

  muster_csv_append_text (csv, muster_force_unit_get_name (unit));
  muster_csv_append_text (csv, muster_force_unit_get_type_id (unit));
  muster_csv_append_text (csv, options);
  muster_csv_append_int (csv, muster_force_unit_get_models (unit));
  muster_csv_append_int (csv, muster_force_count_unit_points (force, unit, NULL));
  muster_csv_append_text (csv, muster_leader_get_rank (leader));
  muster_csv_append_text (csv, muster_leader_get_name (leader));
  append_number (csv, muster_leader_get_leadership (leader));
  muster_csv_append_text (csv, muster_leader_get_trait_id (leader));
  muster_csv_append_text (csv, muster_leader_get_trait_name (leader));
  muster_csv_append_text (csv, muster_leader_get_notes (leader));
  muster_csv_append_text (csv, muster_force_unit_get_notes (unit));
  muster_csv_append_text (csv, variants);
  muster_csv_append_text (csv, muster_force_unit_get_id (unit));
  muster_csv_append_text (csv, with != NULL ? muster_force_unit_get_id (with) : "");
}

static void
append_nothing (GString *csv,
                guint    n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    muster_csv_append_text (csv, "");
}

/**
 * muster_force_csv_writer_write:
 *
 * Returns: (transfer full): the force as a table
 */
char *
muster_force_csv_writer_write (MusterForce *force)
{
  GString *csv;
  guint n_units;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  csv = g_string_new (NULL);
  for (guint i = 0; i < N_WRITTEN; i++)
    muster_csv_append_text (csv, muster_force_csv_columns_get_title ((MusterForceColumn) i));
  muster_csv_end_row (csv);

  /* A force without units gets one row for itself. */
  n_units = muster_force_get_n_units (force);
  for (guint i = 0; i < MAX (n_units, 1); i++)
    {
      if (n_units > 0)
        append_unit (csv, force, muster_force_get_unit (force, i));
      else
        append_nothing (csv, MUSTER_COLUMN_FIRST_OF_FORCE);
      if (i == 0)
        {
          g_autofree char *rules = dup_rules (force);
          GString *text;
          g_autofree char *variants = NULL;

          text = g_string_new (NULL);
          for (guint k = 1; k < muster_force_get_n_variants (force); k++)
            {
              MusterForceVariant *variant = muster_force_get_variant (force, k);
              g_autofree char *name = muster_list_words_quote (muster_force_variant_get_name (variant));

              g_string_append_printf (text, "%s%s", k > 1 ? "; " : "", name);
              if (muster_force_variant_get_budget (variant) > 0)
                g_string_append_printf (text, " (%d)", muster_force_variant_get_budget (variant));
            }
          variants = g_string_free (text, FALSE);
          muster_csv_append_text (csv, muster_force_get_name (force));
          muster_csv_append_text (csv, muster_force_get_ruleset_id (force));
          muster_csv_append_text (csv, muster_force_get_theatre (force));
          append_number (csv, muster_force_get_budget (force));
          muster_csv_append_text (csv, rules);
          muster_csv_append_text (csv, variants);
          muster_csv_append_text (csv, muster_force_get_notes (force));
        }
      else
        append_nothing (csv, N_WRITTEN - MUSTER_COLUMN_FIRST_OF_FORCE);
      muster_csv_end_row (csv);
    }

  return g_string_free (csv, FALSE);
}
