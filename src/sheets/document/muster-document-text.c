/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"

#include "sheets/document/muster-plain.h"

/* Writes plain text for mails and terminals. Spaces align columns; widths are counted in
 * terminal cells, not in bytes. */

#define GAP 2
#define MIN_COLUMN 4

static void
append_padding (GString *text,
                char     character,
                guint    n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, character);
}

/* @first, @rest: what to write before the first line and before the others. */
static void
append_wrapped (GString    *text,
                const char *words,
                guint       columns,
                const char *first,
                const char *rest)
{
  guint indent = muster_plain_measure (rest, -1);
  g_auto (GStrv) lines = muster_plain_wrap (words, MAX (columns, indent + MIN_COLUMN) - indent);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = g_strconcat (i == 0 ? first : rest, lines[i], NULL);

      g_string_append (text, g_strchomp (line));
      g_string_append_c (text, '\n');
    }
}

static void
append_underlined (GString    *text,
                   const char *words,
                   guint       columns,
                   char        line)
{
  g_auto (GStrv) lines = muster_plain_wrap (words, columns);
  guint longest = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      longest = MAX (longest, muster_plain_measure (lines[i], -1));
      g_string_append_printf (text, "%s\n", lines[i]);
    }
  append_padding (text, line, longest);
  g_string_append (text, "\n\n");
}

/* @delimiters: the characters that separate what is measured: lines or words. */
static guint
measure_longest (const char *cell,
                 const char *delimiters)
{
  g_auto (GStrv) parts = g_strsplit_set (cell, delimiters, -1);
  guint longest = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    longest = MAX (longest, muster_plain_measure (parts[i], -1));

  return longest;
}

static guint
measure_column (const MusterTable *table,
                guint              column,
                const char        *delimiters)
{
  guint longest = measure_longest (muster_table_get_column (table, column)->title, delimiters);

  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    longest = MAX (longest, measure_longest (muster_table_get_row (table, i)->cells[column],
                                             delimiters));

  return MAX (longest, 1);
}

/* Columns are as wide as their content. If that is too much, the widest ones are narrowed until
 * all fit, but no column below its longest word. Returns NULL if the table does not fit at all. */
static guint *
measure_columns (const MusterTable *table,
                 guint              columns)
{
  guint n_columns = muster_table_get_n_columns (table);
  g_autofree guint *widths = g_new (guint, n_columns);
  g_autofree guint *words = g_new (guint, n_columns);
  gsize total = (n_columns - 1) * GAP;

  for (guint i = 0; i < n_columns; i++)
    {
      /* A wider column would be of no use, and a hostile text might have millions of characters. */
      widths[i] = MIN (measure_column (table, i, "\n"), columns);
      words[i] = measure_column (table, i, " \n");
      total += widths[i];
    }
  while (total > columns)
    {
      int widest = -1;

      for (guint i = 0; i < n_columns; i++)
        {
          if (widths[i] > words[i] && (widest < 0 || widths[i] > widths[widest]))
            widest = (int) i;
        }
      if (widest < 0)
        return NULL;
      widths[widest]--;
      total--;
    }

  return g_steal_pointer (&widths);
}

static void
append_cell_line (GString    *text,
                  const char *line,
                  guint       width,
                  MusterAlign align)
{
  guint places = muster_plain_measure (line, -1);
  guint free_places = width > places ? width - places : 0;
  guint before = align == MUSTER_ALIGN_END ? free_places
               : align == MUSTER_ALIGN_CENTER ? free_places / 2 : 0;

  append_padding (text, ' ', before);
  g_string_append (text, line);
  append_padding (text, ' ', free_places - before);
}

/* Writes a row, which has as many lines as its highest cell. */
static void
append_row (GString            *text,
            const MusterTable  *table,
            const guint        *widths,
            char              **cells)
{
  guint n_columns = muster_table_get_n_columns (table);
  g_autoptr (GPtrArray) wrapped = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  guint n_lines = 0;

  for (guint i = 0; i < n_columns; i++)
    {
      char **lines = muster_plain_wrap (cells[i], widths[i]);

      g_ptr_array_add (wrapped, lines);
      n_lines = MAX (n_lines, g_strv_length (lines));
    }

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      for (guint j = 0; j < n_columns; j++)
        {
          char **lines = g_ptr_array_index (wrapped, j);

          append_cell_line (line, i < g_strv_length (lines) ? lines[i] : "", widths[j],
                            muster_table_get_column (table, j)->align);
          append_padding (line, ' ', GAP);
        }
      g_string_append (text, g_strchomp (line->str));
      g_string_append_c (text, '\n');
    }
}

static void
append_table (GString           *text,
              const MusterTable *table,
              guint              columns)
{
  g_autofree guint *widths = measure_columns (table, columns);
  guint n_columns;
  g_autofree char **titles = NULL;

  if (widths == NULL)
    {
      /* Writes a table that is too wide for columns, with a paragraph for each row. */
      for (guint i = 0; i < muster_table_get_n_rows (table); i++)
        {
          char **cells = muster_table_get_row (table, i)->cells;

          append_wrapped (text, cells[0], columns, "", "");
          for (guint j = 1; j < muster_table_get_n_columns (table); j++)
            {
              const char *title = muster_table_get_column (table, j)->title;
              g_autofree char *line = *title != '\0' ? g_strconcat (title, ": ", cells[j], NULL)
                                                     : g_strdup (cells[j]);

              if (*cells[j] != '\0')
                append_wrapped (text, line, columns, "  ", "    ");
            }
          g_string_append_c (text, '\n');
        }

      return;
    }

  n_columns = muster_table_get_n_columns (table);
  if (muster_table_has_head (table))
    {
      titles = g_new0 (char *, n_columns + 1);
      for (guint i = 0; i < n_columns; i++)
        titles[i] = muster_table_get_column (table, i)->title;
      append_row (text, table, widths, titles);
      for (guint i = 0; i < n_columns; i++)
        {
          append_padding (text, ' ', i > 0 ? GAP : 0);
          append_padding (text, '-', widths[i]);
        }
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    append_row (text, table, widths, muster_table_get_row (table, i)->cells);
  g_string_append_c (text, '\n');
}

static void
append_blocks (GString   *text,
               GPtrArray *blocks,
               guint      columns)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const MusterBlock *block = g_ptr_array_index (blocks, i);

      switch (block->kind)
        {
        case MUSTER_BLOCK_HEADING:
          append_underlined (text, block->text, columns, block->level == 1 ? '-' : '.');
          break;

        case MUSTER_BLOCK_PARAGRAPH:
          append_wrapped (text, block->text, columns, "", "");
          g_string_append_c (text, '\n');
          break;

        case MUSTER_BLOCK_DRAWING:
          /* What a map or a list in a border is; a picture has no words. */
          if (block->items[0] != NULL)
            append_underlined (text, block->text, columns, '.');
          G_GNUC_FALLTHROUGH;
        case MUSTER_BLOCK_LIST:
          for (guint j = 0; block->items[j] != NULL; j++)
            append_wrapped (text, block->items[j], columns, block->is_checklist ? "☐ " : "- ", "  ");
          g_string_append_c (text, '\n');
          break;

        case MUSTER_BLOCK_TABLE:
          append_table (text, block->table, columns);
          break;

        case MUSTER_BLOCK_GROUP:
          append_blocks (text, block->children, columns);
          break;

        case MUSTER_BLOCK_PAGE_BREAK:
          break;

        case MUSTER_BLOCK_ENTRY:
        case MUSTER_BLOCK_CARDS:
        case MUSTER_BLOCK_TOKENS:
        case MUSTER_BLOCK_LINES:
          {
            g_autoptr (MusterDocument) plain = muster_block_new_plain (block);

            append_blocks (text, muster_document_get_blocks (plain), columns);
          }
          break;

        default:
          g_assert_not_reached ();
        }
    }
}

/**
 * muster_document_text_write:
 * @columns: the width of a line in characters, at least 20
 *
 * Returns: (transfer full): the document as plain text
 */
char *
muster_document_text_write (MusterDocument *document,
                            guint           columns)
{
  GString *text;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (columns >= 20, NULL);

  text = g_string_new (NULL);
  append_underlined (text, muster_document_get_title (document), columns, '=');
  if (*muster_document_get_subtitle (document) != '\0')
    {
      append_wrapped (text, muster_document_get_subtitle (document), columns, "", "");
      g_string_append_c (text, '\n');
    }
  append_blocks (text, muster_document_get_blocks (document), columns);
  if (*muster_document_get_footer (document) != '\0')
    append_wrapped (text, muster_document_get_footer (document), columns, "", "");
  else
    g_string_truncate (text, text->len - 1);

  return g_string_free (text, FALSE);
}
