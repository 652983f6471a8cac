/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-words.h"

#include <string.h>

#include "app/models/muster-row-words.h"
#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force-totals.h"
#include "core/muster-i18n.h"
#include "core/muster-side-colour.h"
#include "core/rules/muster-leader-roll.h"

char *
muster_force_words_for_units (guint n_units)
{
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n_units), n_units);
}

const char *
muster_force_words_for_name (MusterForceUnit *unit)
{
  const char *name = muster_force_unit_get_name (unit);

  return name[strspn (name, " \t\n")] != '\0' ? name : muster_force_unit_get_type_name (unit);
}

/* The totals of a force under rules without points: "Units 7 · Figures 66 · Collapses at 3". */
char *
muster_force_words_for_totals (MusterForceVariant *variant)
{
  g_autofree char *totals = muster_force_variant_dup_totals (variant);

  if (*totals != '\0')
    return g_steal_pointer (&totals);
  return muster_force_words_for_units (muster_force_variant_get_n_units (variant));
}

char *
muster_force_words_for_points (int points,
                               int budget)
{
  if (budget > 0)
    /* Translators: what a force costs, and what it may cost. */
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d of %d point", "%d of %d points",
                                       (gulong) budget),
                            points, budget);
  if (points == 0)
    return g_strdup ("");
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) ABS (points)),
                          points);
}

gboolean
muster_force_words_has_prices (MusterCatalog *catalog)
{
  GPtrArray *types = muster_catalog_get_types (catalog);

  for (guint i = 0; i < types->len; i++)
    if (((const MusterUnitType *) g_ptr_array_index (types, i))->points != 0)
      return TRUE;

  return FALSE;
}

char *
muster_force_words_for_cost (int cost)
{
  if (cost == 0)
    return g_strdup (_("free"));
  /* A minus sign, not a hyphen. */
  return g_strdup_printf (cost > 0 ? "+%d" : "−%d", ABS (cost));
}

static void
append_part (GString    *words,
             const char *part)
{
  if (part == NULL || *part == '\0')
    return;
  if (words->len > 0)
    g_string_append (words, " · ");
  g_string_append (words, part);
}

char *
muster_force_words_for_leader (MusterForce     *force,
                               MusterForceUnit *unit)
{
  MusterRuleset *ruleset = muster_force_get_ruleset (force);
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  int leadership = muster_leader_get_leadership (leader);
  g_autofree char *title = muster_leader_dup_title (leader);
  g_autofree char *value =
    leadership != 0 ? muster_ruleset_dup_leadership (ruleset, leadership) : NULL;
  g_autoptr (GString) words = g_string_new (title);

  append_part (words, value);
  if (leadership == 0 && muster_ruleset_rolls_leaders (ruleset))
    append_part (words, _("Leader not rolled"));
  append_part (words, muster_leader_get_trait_label (leader));

  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
muster_force_words_for_type (MusterForceUnit *unit)
{
  g_autofree char *options = muster_force_unit_dup_options_text (unit);
  g_autoptr (GString) words = g_string_new (muster_force_unit_get_type_name (unit));

  append_part (words, options);

  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
muster_force_words_for_row (MusterForceRow *row,
                            MusterLibrary  *library)
{
  MusterRuleset *ruleset =
    muster_library_find_ruleset (library, muster_force_row_get_ruleset (row));
  const char *name = ruleset != NULL ? muster_ruleset_get_name (ruleset)
                                     : muster_force_row_get_ruleset (row);
  const char *theatre = muster_force_row_get_theatre (row);

  if (muster_force_row_get_damaged (row))
    return g_strdup (_("damaged"));
  if (*theatre == '\0')
    return g_strdup (name);
  return g_strdup_printf ("%s · %s", theatre, name);
}

char *
muster_force_words_sum_up_row (MusterForceRow *row,
                               MusterLibrary  *library,
                               gint64          now)
{
  g_autofree char *note = muster_force_words_for_row (row, library);
  g_autofree char *units = muster_force_words_for_units (muster_force_row_get_n_units (row));
  g_autofree char *points = muster_force_words_for_points (muster_force_row_get_points (row),
                                                           muster_force_row_get_budget (row));
  g_autofree char *when = muster_row_words_when (muster_force_row_get_updated (row), now);
  const MusterSideColour *colour = muster_side_colours_find (muster_force_row_get_colour (row));
  const char *const parts[] = { muster_force_row_get_title (row), note, units, points,
                                colour != NULL ? _(colour->label) : "", when };
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (*parts[i] == '\0')
        continue;
      if (words->len > 0)
        g_string_append (words, ", ");
      g_string_append (words, parts[i]);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
muster_force_words_for_starter (const MusterStarterForce *starter)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < starter->units->len; i++)
    {
      const MusterStarterUnit *unit = g_ptr_array_index (starter->units, i);

      if (words->len > 0)
        g_string_append (words, ", ");
      if (unit->count > 1)
        g_string_append_printf (words, "%u × ", unit->count);
      g_string_append (words, muster_force_text_show (unit->type->name));

      for (guint j = 0; j < unit->n_options; j++)
        {
          g_string_append (words, j == 0 ? " (" : ", ");
          g_string_append (words, muster_force_text_show (unit->options[j]->name));
        }
      if (unit->n_options > 0)
        g_string_append_c (words, ')');
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}
