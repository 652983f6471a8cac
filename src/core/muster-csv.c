/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-csv.h"

#include "core/muster-core-error.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

typedef struct
{
  const char *p;
  const char *end;
  const char *origin;
  char separator;
  guint row; /* from 1 */
} Scanner;

static void
free_row (gpointer data)
{
  MusterCsvRow *row = data;

  g_ptr_array_unref (row->cells);
  g_free (row);
}

static gboolean
fail (const Scanner  *self,
      guint           column,
      GError        **error,
      const char     *reason)
{
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, _("%s: row %u, column %u: %s"),
               self->origin, self->row, column, reason);

  return FALSE;
}

static gboolean
is_line_end (const Scanner *self)
{
  return self->p == self->end || *self->p == '\n' || *self->p == '\r';
}

static void
skip_line_end (Scanner *self)
{
  if (self->p < self->end && *self->p == '\r')
    self->p++;
  if (self->p < self->end && *self->p == '\n')
    self->p++;
}

/* Characters with which a spreadsheet lets a formula begin. */
static gboolean
is_formula_sign (gunichar character)
{
  switch (character)
    {
    case '=':
    case '+':
    case '-':
    case '@':
    case '\'':
    case '\t':
    case '\r':
    case 0xFF1D:
    case 0xFF0B:
    case 0xFF0D:
    case 0xFF20:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether a line of the text begins like a formula, possibly after blanks. */
static gboolean
is_risky (const char *text)
{
  gboolean at_start = TRUE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (at_start && is_formula_sign (character))
        return TRUE;
      at_start = character == '\n' || (at_start && g_unichar_isspace (character));
    }

  return FALSE;
}

static gboolean
scan_quoted (Scanner  *self,
             GString  *cell,
             guint     column,
             GError  **error)
{
  for (self->p++; self->p < self->end; self->p++)
    {
      if (*self->p == '"')
        {
          self->p++;
          if (self->p == self->end || *self->p != '"')
            return self->p == self->end || is_line_end (self) || *self->p == self->separator ||
                   fail (self, column, error,
                         _("expected the end of the cell after its quotation mark"));
        }
      /* Converts CR LF within a cell to LF. */
      else if (*self->p == '\r' && self->p + 1 < self->end && self->p[1] == '\n')
        continue;
      g_string_append_c (cell, *self->p);
    }

  return fail (self, column, error, _("the quotation mark is never closed"));
}

static char *
dup_cell (const GString *cell)
{
  return g_strdup (*cell->str == '\'' && is_risky (cell->str + 1) ? cell->str + 1 : cell->str);
}

static gboolean
scan_cell (Scanner    *self,
           GPtrArray  *cells,
           GError    **error)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  const char *start = self->p;

  if (cells->len == MUSTER_CSV_MAX_COLUMNS)
    return fail (self, cells->len, error, _("too many columns"));
  if (self->p < self->end && *self->p == '"')
    {
      if (!scan_quoted (self, cell, cells->len + 1, error))
        return FALSE;
    }
  else
    {
      while (!is_line_end (self) && *self->p != self->separator)
        self->p++;
      g_string_append_len (cell, start, self->p - start);
    }
  g_ptr_array_add (cells, dup_cell (cell));

  return TRUE;
}

static gboolean
is_empty (const GPtrArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    {
      const char *cell = g_ptr_array_index (cells, i);

      if (cell[strspn (cell, " \t")] != '\0')
        return FALSE;
    }

  return TRUE;
}

static MusterCsvRow *
scan_row (Scanner  *self,
          GError  **error)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  MusterCsvRow *row;

  self->row++;
  for (;;)
    {
      if (!scan_cell (self, cells, error))
        return NULL;
      if (is_line_end (self))
        break;
      self->p++;
    }
  skip_line_end (self);

  row = g_new0 (MusterCsvRow, 1);
  row->number = self->row;
  row->cells = g_steal_pointer (&cells);

  return row;
}

/* Returns: the separator that occurs most often in the first line outside of quotation marks */
static char
find_separator (const char *p,
                const char *end)
{
  static const char SEPARATORS[] = ",;\t";
  guint counts[3] = { 0, 0, 0 };
  gboolean quoted = FALSE;
  guint best = 0;

  for (; p < end && (quoted || (*p != '\n' && *p != '\r')); p++)
    {
      const char *separator = *p != '\0' ? strchr (SEPARATORS, *p) : NULL;

      if (*p == '"')
        quoted = !quoted;
      else if (separator != NULL && !quoted)
        counts[separator - SEPARATORS]++;
    }
  for (guint i = 1; i < G_N_ELEMENTS (counts); i++)
    {
      if (counts[i] > counts[best])
        best = i;
    }

  return counts[best] > 0 ? SEPARATORS[best] : '\0';
}

static gboolean
begin (Scanner     *self,
       const char  *text,
       gsize        length)
{
  self->p = text;
  self->end = text + length;
  if (length >= strlen (BYTE_ORDER_MARK) && memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    self->p += strlen (BYTE_ORDER_MARK);
  if (self->end - self->p > 5 && g_ascii_strncasecmp (self->p, "sep=", 4) == 0 &&
      strchr ("\r\n", self->p[5]) != NULL)
    {
      self->separator = self->p[4];
      self->p += 5;
      skip_line_end (self);
      return TRUE;
    }
  self->separator = find_separator (self->p, self->end);

  return self->separator != '\0';
}

/**
 * muster_csv_read:
 * @origin: what to call the text in an error
 *
 * Returns: (transfer full) (element-type MusterCsvRow) (nullable): the rows, or %NULL
 */
GPtrArray *
muster_csv_read (const char  *text,
                 gsize        length,
                 const char  *origin,
                 GError     **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);
  Scanner self = { .origin = origin };

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (length > MUSTER_CSV_MAX_SIZE)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE, _("%s: larger than %d MiB"), origin,
                   MUSTER_CSV_MAX_SIZE / 1024 / 1024);
      return NULL;
    }
  if (length > 0 && !g_utf8_validate_len (text, length, NULL))
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX,
                   _("%s: not a text in UTF-8; spreadsheets can save as “CSV UTF-8”"), origin);
      return NULL;
    }

  begin (&self, text, length);
  while (self.p < self.end)
    {
      MusterCsvRow *row = scan_row (&self, error);

      if (row == NULL)
        return NULL;
      if (is_empty (row->cells))
        free_row (row);
      else if (rows->len == MUSTER_CSV_MAX_ROWS)
        {
          g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                       dngettext (GETTEXT_PACKAGE, "%s: more than %d row",
                                  "%s: more than %d rows", (gulong) MUSTER_CSV_MAX_ROWS),
                       origin, MUSTER_CSV_MAX_ROWS);
          free_row (row);
          return NULL;
        }
      else
        g_ptr_array_add (rows, row);
    }

  return g_steal_pointer (&rows);
}

gboolean
muster_csv_looks_like (const char *text,
                       gsize       length)
{
  Scanner self = { 0 };

  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  return begin (&self, text, length);
}

static void
append_cell (GString    *csv,
             const char *text)
{
  gboolean needs_quotes = strpbrk (text, ",;\"\t\r\n") != NULL;

  if (csv->len > 0 && csv->str[csv->len - 1] != '\n')
    g_string_append_c (csv, ',');
  /* An empty first cell needs quotation marks: without them it would leave no trace, and no comma
   * would be written before the next cell. */
  if (*text == '\0' && (csv->len == 0 || csv->str[csv->len - 1] == '\n'))
    needs_quotes = TRUE;
  if (needs_quotes)
    muster_csv_append_quoted (csv, text);
  else
    g_string_append (csv, text);
}

void
muster_csv_append_text (GString    *csv,
                        const char *text)
{
  g_autofree char *safe = NULL;

  g_return_if_fail (csv != NULL);
  g_return_if_fail (text != NULL);

  safe = is_risky (text) ? g_strconcat ("'", text, NULL) : NULL;
  append_cell (csv, safe != NULL ? safe : text);
}

void
muster_csv_append_int (GString *csv,
                       int      number)
{
  char digits[16];

  g_return_if_fail (csv != NULL);

  g_snprintf (digits, sizeof digits, "%d", number);
  append_cell (csv, digits);
}

void
muster_csv_end_row (GString *csv)
{
  g_return_if_fail (csv != NULL);

  g_string_append (csv, "\r\n");
}
