/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-table-copy.h"

#include "core/muster-csv.h"
#include "core/muster-i18n.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-document.h"

#include <string.h>

static MusterDocument *
new_document (const MusterTable *self,
              const char        *title)
{
  MusterDocument *document = muster_document_new (title);
  MusterTable *copy = muster_table_new ();

  for (guint i = 0; i < muster_table_get_n_columns (self); i++)
    {
      const MusterColumn *column = muster_table_get_column (self, i);

      muster_table_add_column (copy, column->title, column->width, column->align);
    }
  for (guint i = 0; i < muster_table_get_n_rows (self); i++)
    muster_table_add_row (copy, (const char *const *) muster_table_get_row (self, i)->cells);
  muster_document_take_table (document, copy);

  return document;
}

char *
muster_table_copy_to_markdown (const MusterTable *self,
                               const char        *title)
{
  g_autoptr (MusterDocument) document = new_document (self, title);

  return muster_document_markdown_write (document);
}

char *
muster_table_copy_to_bbcode (const MusterTable *self,
                             const char        *title)
{
  g_autoptr (MusterDocument) document = new_document (self, title);

  return muster_document_bbcode_write (document);
}

char *
muster_table_copy_to_csv (const MusterTable *self)
{
  GString *csv = g_string_new (NULL);
  guint n_columns = muster_table_get_n_columns (self);

  for (guint i = 0; i < n_columns; i++)
    muster_csv_append_text (csv, muster_table_get_column (self, i)->title);
  muster_csv_end_row (csv);
  for (guint row = 0; row < muster_table_get_n_rows (self); row++)
    {
      for (guint i = 0; i < n_columns; i++)
        muster_csv_append_text (csv, muster_table_get_row (self, row)->cells[i]);
      muster_csv_end_row (csv);
    }

  return g_string_free (csv, FALSE);
}

/* @row: (nullable): NULL for the heads */
static const char *
get_cell (const MusterTable *self,
          const MusterRow   *row,
          guint              column)
{
  return row != NULL ? row->cells[column] : muster_table_get_column (self, column)->title;
}

/* @widths: of the columns, in characters */
static void
append_line (GString           *text,
             const MusterTable *self,
             const MusterRow   *row,
             const glong       *widths)
{
  gsize end = text->len;

  for (guint i = 0; i < muster_table_get_n_columns (self); i++)
    {
      const char *cell = get_cell (self, row, i);
      int blanks = (int) (widths[i] - g_utf8_strlen (cell, -1));
      gboolean is_first = muster_table_get_column (self, i)->align == MUSTER_ALIGN_START;

      g_string_append_printf (text, "%s%*s%s%*s", i > 0 ? "  " : "", is_first ? 0 : blanks, "", cell,
                              is_first ? blanks : 0, "");
      if (*cell != '\0')
        end = text->len - (gsize) (is_first ? blanks : 0);
    }
  g_string_truncate (text, end);
  g_string_append_c (text, '\n');
}

char *
muster_table_copy_to_chat (const MusterTable *self,
                           const char        *title)
{
  guint n_rows = muster_table_get_n_rows (self), n_columns = muster_table_get_n_columns (self);
  g_autofree glong *widths = g_new0 (glong, n_columns + 1);
  GString *text = g_string_new (title);

  if (*title != '\0')
    g_string_append_c (text, '\n');
  for (guint i = 0; i < n_columns; i++)
    {
      widths[i] = g_utf8_strlen (get_cell (self, NULL, i), -1);
      for (guint row = 0; row < n_rows; row++)
        widths[i] = MAX (widths[i], g_utf8_strlen (get_cell (self, muster_table_get_row (self, row), i), -1));
    }
  append_line (text, self, NULL, widths);
  for (guint row = 0; row < n_rows; row++)
    {
      guint n_left = n_rows - row;
      g_autofree char *rest =
        g_strdup_printf (dngettext (GETTEXT_PACKAGE, "… and %u more\n", "… and %u more\n", n_left), n_left);
      gsize before = text->len;

      append_line (text, self, muster_table_get_row (self, row), widths);
      /* The last row needs no room for what would be said instead of it. */
      if (g_utf8_strlen (text->str, -1) + (n_left > 1 ? g_utf8_strlen (rest, -1) : 0) > MUSTER_TABLE_MAX_CHAT)
        {
          g_string_truncate (text, before);
          g_string_append (text, rest);
          break;
        }
    }
  /* Heads alone can be too long as well. */
  if (g_utf8_strlen (text->str, -1) > MUSTER_TABLE_MAX_CHAT)
    g_string_truncate (
      text, (gsize) (g_utf8_offset_to_pointer (text->str, MUSTER_TABLE_MAX_CHAT) - text->str));

  return g_string_free (text, FALSE);
}
