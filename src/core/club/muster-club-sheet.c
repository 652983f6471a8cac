/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-sheet.h"

#include "core/club/muster-club-import.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

static const char *const ENCODINGS[] = { "utf-8", "utf-16le", "utf-16be", "windows-1252" };

/* In the order in which they are preferred where they do equally well. */
static const char SEPARATORS[] = { ',', ';', '\t', '|' };

#define REPLACEMENT 0xFFFD

const char *
muster_club_encoding_get_word (MusterClubEncoding encoding)
{
  return ENCODINGS[encoding];
}

gboolean
muster_club_encoding_parse (const char         *word,
                            MusterClubEncoding *encoding)
{
  for (guint i = 0; i < G_N_ELEMENTS (ENCODINGS); i++)
    {
      if (strcmp (word, ENCODINGS[i]) == 0)
        {
          *encoding = i;
          return TRUE;
        }
    }

  return FALSE;
}

char *
muster_club_separator_dup_word (char separator)
{
  return separator == '\t' ? g_strdup ("tab") : g_strdup_printf ("%c", separator);
}

gboolean
muster_club_separator_parse (const char *word,
                             char       *separator)
{
  for (guint i = 0; i < G_N_ELEMENTS (SEPARATORS); i++)
    {
      g_autofree char *known = muster_club_separator_dup_word (SEPARATORS[i]);

      if (strcmp (word, known) == 0)
        {
          *separator = SEPARATORS[i];
          return TRUE;
        }
    }

  return FALSE;
}

char *
muster_club_column_dup_letter (guint column)
{
  return column < 26 ? g_strdup_printf ("%c", 'A' + (char) column)
                     : g_strdup_printf ("%c%c", 'A' + (char) (column / 26 - 1), 'A' + (char) (column % 26));
}

static gboolean
fail (GError     **error,
      const char  *origin,
      const char  *reason)
{
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, "%s: %s", origin, reason);

  return FALSE;
}

/* A spreadsheet's own file is no text. */
static gboolean
check_file (const char  *data,
            gsize        length,
            const char  *origin,
            GError     **error)
{
  static const char *const MARKS[] = { "PK\003\004", "\xD0\xCF\x11\xE0" };

  if (length > MUSTER_CLUB_MAX_FILE)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE, _("%s: larger than %d MiB"), origin,
                   MUSTER_CLUB_MAX_FILE / 1024 / 1024);
      return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (MARKS); i++)
    {
      if (length >= 4 && memcmp (data, MARKS[i], 4) == 0)
        return fail (error, origin,
                     _("this is a spreadsheet’s own file; copy its cells and paste them here, or save it "
                       "as CSV"));
    }

  return TRUE;
}

static MusterClubEncoding
find_encoding (const char *data,
               gsize       length)
{
  if (length >= 2 && memcmp (data, "\xFF\xFE", 2) == 0)
    return MUSTER_CLUB_UTF_16LE;
  if (length >= 2 && memcmp (data, "\xFE\xFF", 2) == 0)
    return MUSTER_CLUB_UTF_16BE;

  /* A NUL is complained of later, whatever the encoding. */
  for (const char *p = data, *end = data + length; p < end; p++)
    {
      if (g_utf8_validate (p, end - p, &p))
        return MUSTER_CLUB_UTF_8;
      if (*p != '\0')
        return MUSTER_CLUB_WINDOWS_1252;
    }

  return MUSTER_CLUB_UTF_8;
}

static void
append_1252 (GString *text,
             guchar   byte)
{
  static const guint16 HIGH[32] = {
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  };

  if (byte < 0x80)
    g_string_append_c (text, (char) byte);
  else
    g_string_append_unichar (text, byte < 0xA0 ? HIGH[byte - 0x80] : byte);
}

static void
append_utf_16 (GString    *text,
               const char *data,
               gsize       length,
               gboolean    big)
{
  gunichar high = 0;

  for (gsize i = 0; i + 1 < length; i += 2)
    {
      guchar first = (guchar) data[i], second = (guchar) data[i + 1];
      gunichar unit = big ? (gunichar) first << 8 | second : (gunichar) second << 8 | first;

      if (unit >= 0xDC00 && unit < 0xE000 && high != 0)
        {
          g_string_append_unichar (text, 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
          high = 0;
          continue;
        }
      if (high != 0)
        g_string_append_unichar (text, REPLACEMENT);
      high = unit >= 0xD800 && unit < 0xDC00 ? unit : 0;
      if (unit == 0)
        g_string_append_c (text, '\0');
      else if (high == 0)
        g_string_append_unichar (text, unit >= 0xDC00 && unit < 0xE000 ? REPLACEMENT : unit);
    }
  if (high != 0 || length % 2 != 0)
    g_string_append_unichar (text, REPLACEMENT);
}

/* (nullable): as UTF-8 without a mark; NULL: @error */
static GString *
decode (const char          *data,
        gsize                length,
        const char          *origin,
        MusterClubEncoding   encoding,
        GError             **error)
{
  g_autoptr (GString) text = g_string_sized_new (length + 1);

  if (encoding == MUSTER_CLUB_UTF_8)
    {
      g_autofree char *valid = g_utf8_make_valid (data, (gssize) length);

      g_string_append (text, valid);
      if (memchr (data, '\0', length) != NULL)
        g_string_append_c (text, '\0');
    }
  else if (encoding == MUSTER_CLUB_WINDOWS_1252)
    {
      for (gsize i = 0; i < length; i++)
        append_1252 (text, (guchar) data[i]);
    }
  else
    append_utf_16 (text, data, length, encoding == MUSTER_CLUB_UTF_16BE);
  if (g_str_has_prefix (text->str, "\xEF\xBB\xBF"))
    g_string_erase (text, 0, 3);
  if (strlen (text->str) == text->len)
    return g_steal_pointer (&text);

  fail (error, origin, _("a NUL character; is this a text file at all?"));

  return NULL;
}

/* Where the quoted cell that begins at @p ends; NULL if it never does. */
static const char *
find_quote (const char *p,
            const char *end)
{
  for (p++; p < end; p++)
    {
      p = memchr (p, '"', (gsize) (end - p));
      if (p == NULL)
        return NULL;
      if (p + 1 == end || p[1] != '"')
        return p;
      p++;
    }

  return NULL;
}

typedef struct
{
  const char *p;
  const char *end;
  char separator;
  guint line;            /* of @p */
  gboolean quotes_end;   /* whether a quotation mark can still find its other */
  GString *cell;         /* (nullable): where the text goes */
} Scan;

/* Reads a cell. Returns whether another one follows in the row. */
static gboolean
scan_cell (Scan *self)
{
  if (self->cell != NULL)
    g_string_truncate (self->cell, 0);
  if (self->p < self->end && *self->p == '"' && self->quotes_end)
    {
      const char *close = find_quote (self->p, self->end);

      self->quotes_end = close != NULL;
      if (close != NULL)
        {
          for (const char *q = self->p + 1; q < close; q++)
            {
              if (self->cell != NULL)
                g_string_append_c (self->cell, *q);
              self->line += *q == '\n';
              q += *q == '"';
            }
          self->p = close + 1;
        }
    }
  while (self->p < self->end && *self->p != self->separator && *self->p != '\n')
    {
      if (*self->p == '\r' && (self->p + 1 == self->end || self->p[1] == '\n'))
        {
          self->p++;
          continue;
        }
      if (self->cell != NULL)
        g_string_append_c (self->cell, *self->p);
      self->p++;
    }
  if (self->p < self->end && *self->p == self->separator)
    {
      self->p++;
      return TRUE;
    }
  if (self->p < self->end)
    {
      self->p++;
      self->line++;
    }

  return FALSE;
}

/* Counts the rows that have the usual number of cells. @n_cells: (out): that number */
static guint
try_separator (const GString *text,
               char           separator,
               guint         *n_cells)
{
  guint counts[MUSTER_CLUB_MAX_COLUMNS + 1] = { 0 };
  Scan scan = { text->str, text->str + text->len, separator, 1, TRUE, NULL };
  guint best = 0;

  while (scan.p < scan.end)
    {
      const char *begin = scan.p;
      guint n = 1;

      while (scan_cell (&scan))
        n++;
      /* An empty line is no row. */
      if (n == 1 && strspn (begin, " \t\r\n") >= (gsize) (scan.p - begin))
        continue;
      counts[MIN (n, MUSTER_CLUB_MAX_COLUMNS)]++;
    }
  *n_cells = 0;
  for (guint n = 2; n <= MUSTER_CLUB_MAX_COLUMNS; n++)
    {
      if (counts[n] > 0 && counts[n] >= best)
        {
          best = counts[n];
          *n_cells = n;
        }
    }

  return best;
}

static void
read_rows (MusterClubSheet *self,
           const GString   *text)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  Scan scan = { text->str, text->str + text->len, self->separator, 1, TRUE, cell };

  while (scan.p < scan.end)
    {
      MusterClubSheetRow row = { .line = scan.line, .first = self->cells->len };
      gboolean has_text = FALSE, more = TRUE;

      while (more)
        {
          const char *bare;
          const char *begin;
          gsize length;

          more = scan_cell (&scan);

          /* Takes the blanks off, also those that only look like one. */
          begin = cell->str;
          length = cell->len;
          while (length > 0)
            {
              const char *last = g_utf8_find_prev_char (cell->str, cell->str + length);

              if (last == NULL || !g_unichar_isspace (g_utf8_get_char (last)))
                break;
              length = (gsize) (last - cell->str);
            }
          g_string_truncate (cell, length);
          while (*begin != '\0' && g_unichar_isspace (g_utf8_get_char (begin)))
            begin = g_utf8_next_char (begin);
          bare = begin;

          has_text = has_text || *bare != '\0';
          g_ptr_array_add (self->cells,
                           *bare == '\0' ? (char *) "" : g_string_chunk_insert_const (self->texts, bare));
        }
      row.n_cells = (guint) (self->cells->len - row.first);
      if (has_text)
        g_array_append_val (self->rows, row);
      else
        g_ptr_array_set_size (self->cells, (int) row.first);
    }
}

static gboolean
check_rows (const MusterClubSheet  *self,
            const char             *origin,
            GError                **error)
{
  guint widest = 0;

  if (self->rows->len == 0)
    return fail (error, origin, _("there is nothing in it"));
  for (guint i = 0; i < self->rows->len; i++)
    widest = MAX (widest, muster_club_sheet_get_row (self, i)->n_cells);
  if (widest > MUSTER_CLUB_MAX_COLUMNS)
    return fail (error, origin, _("it has more columns than any table"));

  return widest > 1 || fail (error, origin, _("it has no two columns"));
}

/**
 * muster_club_sheet_new:
 *
 * Returns: (transfer full) (nullable): the table
 */
MusterClubSheet *
muster_club_sheet_new (const char          *data,
                       gsize                length,
                       const char          *origin,
                       MusterClubEncoding   encoding,
                       char                 separator,
                       GError             **error)
{
  g_autoptr (MusterClubSheet) self = NULL;
  g_autoptr (GString) text = NULL;

  if (!check_file (data, length, origin, error))
    return NULL;
  self = g_new0 (MusterClubSheet, 1);
  self->rows = g_array_new (FALSE, FALSE, sizeof (MusterClubSheetRow));
  self->cells = g_ptr_array_new ();
  self->texts = g_string_chunk_new (64 * 1024);
  self->encoding = encoding != MUSTER_CLUB_N_ENCODINGS ? encoding : find_encoding (data, length);
  text = decode (data, length, origin, self->encoding, error);
  if (text == NULL)
    return NULL;
  self->separator = separator;
  if (separator == '\0')
    {
      guint most = 0, most_cells = 0;

      self->separator = SEPARATORS[0];
      for (guint i = 0; i < G_N_ELEMENTS (SEPARATORS); i++)
        {
          guint n_cells, n = try_separator (text, SEPARATORS[i], &n_cells);

          if (n > 0 && n == most)
            self->separator_in_doubt = TRUE;
          if (n < most || (n == most && n_cells <= most_cells))
            continue;
          if (n > most)
            self->separator_in_doubt = FALSE;
          most = n;
          most_cells = n_cells;
          self->separator = SEPARATORS[i];
        }
    }
  read_rows (self, text);

  return check_rows (self, origin, error) ? g_steal_pointer (&self) : NULL;
}

void
muster_club_sheet_free (MusterClubSheet *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->rows);
  g_ptr_array_unref (self->cells);
  g_string_chunk_free (self->texts);
  g_free (self);
}

void
muster_club_sheet_set_cell (MusterClubSheet *self,
                            guint            row,
                            guint            column,
                            const char      *text)
{
  MusterClubSheetRow *there = &g_array_index (self->rows, MusterClubSheetRow, row);

  g_return_if_fail (column < MUSTER_CLUB_MAX_COLUMNS);

  /* A row that ends early moves to the end, where there is room for the cells that it lacks. */
  if (column >= there->n_cells)
    {
      gsize first = self->cells->len;

      for (guint i = 0; i <= column; i++)
        g_ptr_array_add (self->cells, (char *) muster_club_sheet_get_cell (self, row, i));
      there->first = first;
      there->n_cells = column + 1;
    }
  self->cells->pdata[there->first + column] = g_string_chunk_insert_const (self->texts, text);
}
