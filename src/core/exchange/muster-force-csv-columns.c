/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-csv-columns.h"

#include "core/exchange/muster-word.h"

/* Titles are not translated, so that a table written in one language can be read in every other. */

#define MAX_NAMES 8

/* The first name is written; the others are keys of names that people use. */
static const char *const COLUMNS[MUSTER_N_COLUMNS][MAX_NAMES] = {
  [MUSTER_COLUMN_UNIT] = { "unit", "unit", "name", "unitname", NULL },
  [MUSTER_COLUMN_TYPE] = { "type", "type", "unittype", "troop", "trooptype", NULL },
  [MUSTER_COLUMN_OPTIONS] = { "options", "option", "upgrade", NULL },
  [MUSTER_COLUMN_MODELS] = { "models", "model", "men", "figure", "size", "strength", NULL },
  [MUSTER_COLUMN_POINTS] = { "points", "point", "pt", "pts", "cost", NULL },
  [MUSTER_COLUMN_RANK] = { "rank", "rank", NULL },
  [MUSTER_COLUMN_LEADER] = { "leader", "leader", "leadername", "officer", NULL },
  [MUSTER_COLUMN_LEADERSHIP] = { "leadership", "leadership", "ld", NULL },
  [MUSTER_COLUMN_TRAIT] = { "trait", "trait", NULL },
  [MUSTER_COLUMN_TRAIT_NAME] = { "trait name", "traitname", NULL },
  [MUSTER_COLUMN_LEADER_NOTES] = { "leader notes", "leadernote", NULL },
  [MUSTER_COLUMN_NOTES] = { "notes", "note", "comment", NULL },
  [MUSTER_COLUMN_VARIANTS] = { "variants", "variant", NULL },
  [MUSTER_COLUMN_ID] = { "id", "id", NULL },
  [MUSTER_COLUMN_WITH] = { "with", "with", "goewith", "togetherwith", NULL },
  [MUSTER_COLUMN_FORCE] = { "force", "force", "army", "forcename", NULL },
  [MUSTER_COLUMN_RULESET] = { "ruleset", "ruleset", "rule", "game", NULL },
  [MUSTER_COLUMN_THEATRE] = { "theatre", "theatre", "theater", "faction", NULL },
  [MUSTER_COLUMN_BUDGET] = { "budget", "budget", "limit", NULL },
  [MUSTER_COLUMN_RULES] = { "optional rules", "optionalrule", NULL },
  [MUSTER_COLUMN_FORCE_VARIANTS] = { "force variants", "forcevariant", NULL },
  [MUSTER_COLUMN_FORCE_NOTES] = { "force notes", "forcenote", NULL },
  [MUSTER_COLUMN_COUNT] = { "count", "count", "number", "quantity", "qty", NULL },
};

const char *
muster_force_csv_columns_get_title (MusterForceColumn column)
{
  g_return_val_if_fail (column < MUSTER_N_COLUMNS, NULL);

  return COLUMNS[column][0];
}

MusterForceColumn
muster_force_csv_columns_find (const char *title)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (title != NULL, MUSTER_N_COLUMNS);

  key = muster_word_dup_key (title);
  for (guint i = 0; i < MUSTER_N_COLUMNS; i++)
    {
      if (g_strv_contains (COLUMNS[i] + 1, key))
        return (MusterForceColumn) i;
    }

  return MUSTER_N_COLUMNS;
}
