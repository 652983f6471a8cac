/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-table.h"

#include <stdarg.h>

#include "cli/muster-cli-output.h"

struct _MusterCliTable
{
  guint n_columns;
  GPtrArray *cells;
};

/* Places on a terminal, as far as that can be known without asking it. */
static guint
get_width (const char *text)
{
  guint width = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (!g_unichar_iszerowidth (character))
        width += g_unichar_iswide (character) ? 2 : 1;
    }

  return width;
}

static const char *
get_cell (MusterCliTable *self,
          guint           row,
          guint           column)
{
  return g_ptr_array_index (self->cells, row * self->n_columns + column);
}

static char *
format_row (MusterCliTable *self,
            guint           row,
            const guint    *widths)
{
  GString *line = g_string_new (NULL);

  for (guint column = 0; column < self->n_columns; column++)
    {
      const char *cell = get_cell (self, row, column);

      if (widths[column] == 0)
        continue;
      g_string_append (line, cell);
      for (guint i = get_width (cell); i < widths[column] + 2; i++)
        g_string_append_c (line, ' ');
    }

  return g_strchomp (g_string_free (line, FALSE));
}

MusterCliTable *
muster_cli_table_new (guint n_columns)
{
  MusterCliTable *self = g_new0 (MusterCliTable, 1);

  g_return_val_if_fail (n_columns > 0, NULL);

  self->n_columns = n_columns;
  self->cells = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
muster_cli_table_free (MusterCliTable *self)
{
  g_ptr_array_unref (self->cells);
  g_free (self);
}

void
muster_cli_table_add_row (MusterCliTable *self,
                          ...)
{
  va_list cells;

  va_start (cells, self);
  for (guint i = 0; i < self->n_columns; i++)
    {
      const char *cell = va_arg (cells, const char *);
      char *tame = muster_cli_tame (cell != NULL ? cell : "");

      /* One row is one line, whatever somebody has put into a name. */
      g_ptr_array_add (self->cells, g_strdelimit (tame, "\n\t", ' '));
    }
  va_end (cells);
}

guint
muster_cli_table_get_n_rows (MusterCliTable *self)
{
  return self->cells->len / self->n_columns;
}

/**
 * muster_cli_table_print:
 * @indent: what each line begins with
 *
 * Prints the rows; columns with nothing in them take no place.
 */
void
muster_cli_table_print (MusterCliTable *self,
                        const char     *indent)
{
  g_autofree guint *widths = g_new0 (guint, self->n_columns);

  for (guint column = 0; column < self->n_columns; column++)
    {
      guint width = 0;

      for (guint row = 0; row < self->cells->len / self->n_columns; row++)
        width = MAX (width, get_width (get_cell (self, row, column)));
      widths[column] = width;
    }
  for (guint row = 0; row < muster_cli_table_get_n_rows (self); row++)
    {
      g_autofree char *line = format_row (self, row, widths);

      muster_cli_print ("%s%s\n", indent, line);
    }
}
