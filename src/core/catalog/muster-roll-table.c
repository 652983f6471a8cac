/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-roll-table.h"

/**
 * muster_roll_table_find_row:
 *
 * Returns: the row that a result gives, modifiers included
 */
const MusterRollTableRow *
muster_roll_table_find_row (const MusterRollTable *table,
                            int                    result)
{
  const MusterRollTableRow *found;

  g_return_val_if_fail (table != NULL, NULL);

  found = g_ptr_array_index (table->rows, 0);
  for (guint i = 1; i < table->rows->len; i++)
    {
      const MusterRollTableRow *row = g_ptr_array_index (table->rows, i);

      if (row->from <= result)
        found = row;
    }

  return found;
}

int
muster_roll_table_get_modifier (const MusterRollTable *table,
                                const char            *id)
{
  g_return_val_if_fail (table != NULL, 0);
  g_return_val_if_fail (id != NULL, 0);

  for (guint i = 0; i < table->modifiers->len; i++)
    {
      const MusterRollTableModifier *modifier = g_ptr_array_index (table->modifiers, i);

      if (g_str_equal (modifier->id, id))
        return modifier->value;
    }

  return 0;
}
