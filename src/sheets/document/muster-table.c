/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-table.h"

#include "sheets/document/muster-plain.h"

static void
clear_column (gpointer data)
{
  MusterColumn *column = data;

  g_clear_pointer (&column->title, g_free);
}

static void
clear_row (gpointer data)
{
  MusterRow *row = data;

  g_clear_pointer (&row->cells, g_strfreev);
}

static void
add_row (MusterTable       *self,
         const char *const *cells,
         gboolean           strong)
{
  MusterRow row = { .strong = strong };
  guint n_columns = self->columns->len;
  gboolean ended = FALSE;

  row.cells = g_new0 (char *, n_columns + 1);
  for (guint i = 0; i < n_columns; i++)
    {
      ended = ended || cells[i] == NULL;
      row.cells[i] = muster_plain_text (ended ? "" : cells[i]);
    }

  g_array_append_val (self->rows, row);
}

MusterTable *
muster_table_new (void)
{
  MusterTable *self = g_new0 (MusterTable, 1);

  self->columns = g_array_new (FALSE, FALSE, sizeof (MusterColumn));
  g_array_set_clear_func (self->columns, clear_column);
  self->rows = g_array_new (FALSE, FALSE, sizeof (MusterRow));
  g_array_set_clear_func (self->rows, clear_row);

  return self;
}

void
muster_table_free (MusterTable *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->columns);
  g_array_unref (self->rows);
  g_free (self);
}

/**
 * muster_table_add_column:
 * @title: (nullable): its head
 * @width: share of the width, or 0 for as wide as what it holds
 */
void
muster_table_add_column (MusterTable *self,
                         const char  *title,
                         double       width,
                         MusterAlign  align)
{
  MusterColumn column = { .width = width, .align = align };

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->rows->len == 0);
  g_return_if_fail (width >= 0);

  column.title = muster_plain_text (title);
  g_array_append_val (self->columns, column);
}

/**
 * muster_table_add_row:
 * @cells: (array zero-terminated=1): texts; where there are fewer than columns, the others are
 *   empty
 */
void
muster_table_add_row (MusterTable       *self,
                      const char *const *cells)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (cells != NULL);

  add_row (self, cells, FALSE);
}

void
muster_table_add_strong_row (MusterTable       *self,
                             const char *const *cells)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (cells != NULL);

  add_row (self, cells, TRUE);
}

void
muster_table_add_fact (MusterTable *self,
                       const char  *name,
                       const char  *value)
{
  if (value != NULL && *value != '\0')
    muster_table_add_row (self, MUSTER_CELLS (name, value));
}

guint
muster_table_get_n_columns (const MusterTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->columns->len;
}

guint
muster_table_get_n_rows (const MusterTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

const MusterColumn *
muster_table_get_column (const MusterTable *self,
                         guint              index)
{
  g_return_val_if_fail (self != NULL && index < self->columns->len, NULL);

  return &g_array_index (self->columns, MusterColumn, index);
}

const MusterRow *
muster_table_get_row (const MusterTable *self,
                      guint              index)
{
  g_return_val_if_fail (self != NULL && index < self->rows->len, NULL);

  return &g_array_index (self->rows, MusterRow, index);
}

gboolean
muster_table_has_head (const MusterTable *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->columns->len; i++)
    {
      if (*muster_table_get_column (self, i)->title != '\0')
        return TRUE;
    }

  return FALSE;
}

char *
muster_table_dup_tabbed (const MusterTable *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; muster_table_has_head (self) && i < muster_table_get_n_columns (self); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\t" : "", muster_table_get_column (self, i)->title);
  if (text->len > 0)
    g_string_append_c (text, '\n');
  for (guint row = 0; row < muster_table_get_n_rows (self); row++)
    {
      g_autofree char *line = g_strjoinv ("\t", muster_table_get_row (self, row)->cells);

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
