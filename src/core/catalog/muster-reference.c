/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-reference.h"

#include "core/catalog/muster-catalog.h"

#include <string.h>

/**
 * muster_reference_find_table:
 *
 * Returns: (nullable): %NULL if the rules have no such table
 */
const MusterWorkedTable *
muster_reference_find_table (const MusterReferenceSpec *spec,
                             const char                *id)
{
  const MusterWorkedTable *table = spec != NULL ? spec->tables : NULL;

  for (; table != NULL && table->id != NULL; table++)
    {
      if (g_str_equal (table->id, id))
        return table;
    }

  return NULL;
}

/* The number that a text means by `{id}`: the constant, or the first value of the figure. FALSE: there is
 * none. @spec: (nullable): of the rules. */
static gboolean
find_number (const MusterReferenceSpec *spec,
             MusterCatalog             *catalog,
             const char                *id,
             int                       *number)
{
  const MusterConstant *constant = spec != NULL ? spec->constants : NULL;
  const MusterFigure *figure;

  for (; constant != NULL && constant->id != NULL; constant++)
    {
      if (g_str_equal (constant->id, id))
        {
          *number = constant->value;
          return TRUE;
        }
    }

  figure = muster_catalog_find_figure (catalog, id);
  if (figure == NULL)
    return FALSE;
  *number = g_array_index (figure->values, int, 0);

  return TRUE;
}

char *
muster_reference_dup_line (const MusterReferenceSpec *spec,
                           MusterCatalog             *catalog,
                           const char                *line)
{
  GString *text = g_string_new (NULL);

  while (*line != '\0')
    {
      const char *end = *line == '{' ? strchr (line, '}') : NULL;
      g_autofree char *id = end != NULL ? g_strndup (line + 1, (gsize) (end - line - 1)) : NULL;
      int number;

      if (id != NULL && find_number (spec, catalog, id, &number))
        {
          g_string_append_printf (text, "%d", number);
          line = end + 1;
        }
      else
        g_string_append_c (text, *line++);
    }

  return g_string_free (text, FALSE);
}

gboolean
muster_reference_has_rule (const char *const *optional_rules,
                           const char        *id)
{
  return optional_rules == NULL || g_strv_contains (optional_rules, id);
}

gboolean
muster_reference_is_shown (const MusterReference *self,
                           const char *const     *optional_rules)
{
  if (self->with != NULL && !muster_reference_has_rule (optional_rules, self->with))
    return FALSE;

  /* As long as the optional rules are undecided, both variants are told. */
  return self->without == NULL || optional_rules == NULL ||
         !g_strv_contains (optional_rules, self->without);
}
