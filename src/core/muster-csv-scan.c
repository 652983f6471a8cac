/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-csv-scan.h"

#include <string.h>

/* Counts lines as an editor does, also within quoted cells. A CR without a following LF is part of
 * its cell. */

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

void
muster_csv_scan_init (MusterCsvScan *self,
                      const char    *text,
                      gsize          length)
{
  gsize mark = strlen (BYTE_ORDER_MARK);

  g_return_if_fail (text != NULL || length == 0);

  memset (self, 0, sizeof *self);
  self->p = text;
  self->end = text + length;
  if (length >= mark && memcmp (text, BYTE_ORDER_MARK, mark) == 0)
    self->p += mark;
  self->next_line = 1;
  self->text = g_string_new (NULL);
  self->starts = g_array_new (FALSE, FALSE, sizeof (gsize));
}

void
muster_csv_scan_clear (MusterCsvScan *self)
{
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  self->text = NULL;
  g_clear_pointer (&self->starts, g_array_unref);
}

/* Returns: the length of the line ending here in bytes, or 0 if the line goes on */
static gsize
get_line_end (const MusterCsvScan *self)
{
  if (self->p < self->end && *self->p == '\n')
    return 1;

  return self->p + 1 < self->end && self->p[0] == '\r' && self->p[1] == '\n' ? 2 : 0;
}

static gboolean
skip_line_end (MusterCsvScan *self)
{
  gsize n = get_line_end (self);

  self->p += n;
  self->next_line += n > 0;

  return n > 0;
}

static void
note_fault (MusterCsvScan  *self,
            MusterCsvFault  fault)
{
  if (self->fault == MUSTER_CSV_SOUND)
    self->fault = fault;
}

static gboolean
is_at_end_of_cell (const MusterCsvScan *self)
{
  return self->p == self->end || *self->p == ',' || get_line_end (self) > 0;
}

static void
scan_plain (MusterCsvScan  *self,
            MusterCsvFault  fault)
{
  const char *start = self->p;

  for (; !is_at_end_of_cell (self); self->p++)
    {
      if (*self->p == '"')
        note_fault (self, fault);
    }
  g_string_append_len (self->text, start, self->p - start);
}

static void
scan_quoted (MusterCsvScan *self)
{
  for (self->p++; self->p < self->end; self->p++)
    {
      if (*self->p == '"')
        {
          self->p++;
          if (self->p == self->end || *self->p != '"')
            {
              if (!is_at_end_of_cell (self))
                note_fault (self, MUSTER_CSV_BEHIND_QUOTE);
              scan_plain (self, MUSTER_CSV_BEHIND_QUOTE);
              return;
            }
        }
      self->next_line += *self->p == '\n';
      g_string_append_c (self->text, *self->p);
    }

  note_fault (self, MUSTER_CSV_OPEN_QUOTE);
}

static void
scan_cell (MusterCsvScan *self)
{
  g_array_append_val (self->starts, self->text->len);
  if (self->p < self->end && *self->p == '"')
    scan_quoted (self);
  else
    scan_plain (self, MUSTER_CSV_STRAY_QUOTE);
  g_string_append_c (self->text, '\0');
}

gboolean
muster_csv_scan_next (MusterCsvScan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  while (skip_line_end (self))
    continue;
  if (self->p == self->end)
    return FALSE;

  g_string_truncate (self->text, 0);
  g_array_set_size (self->starts, 0);
  self->fault = MUSTER_CSV_SOUND;
  self->line = self->next_line;
  for (scan_cell (self); self->p < self->end && *self->p == ','; scan_cell (self))
    self->p++;
  skip_line_end (self);

  return TRUE;
}

guint
muster_csv_scan_get_n_cells (MusterCsvScan *self)
{
  return self->starts->len;
}

const char *
muster_csv_scan_get_cell (MusterCsvScan *self,
                          guint          cell)
{
  g_return_val_if_fail (cell < self->starts->len, NULL);

  return self->text->str + g_array_index (self->starts, gsize, cell);
}

void
muster_csv_append_quoted (GString    *csv,
                          const char *text)
{
  g_string_append_c (csv, '"');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *p);
    }
  g_string_append_c (csv, '"');
}

void
muster_csv_append_exact (GString    *csv,
                         const char *text)
{
  if (strpbrk (text, ",\"\r\n") == NULL)
    g_string_append (csv, text);
  else
    muster_csv_append_quoted (csv, text);
}

/* Characters that a spreadsheet may skip before a formula. */
static gboolean
is_blank (gunichar character)
{
  return character == '\n' || character == '\v' || character == '\f' || character == 0x85 ||
         character == 0x2028 || character == 0x2029 || character == 0xfeff ||
         g_unichar_type (character) == G_UNICODE_SPACE_SEPARATOR;
}

gboolean
muster_csv_is_formula (const char *text)
{
  static const gunichar SIGNS[] = { '=', '+', '-', '@', '\t', '\r', 0xff1d, 0xff0b, 0xff0d, 0xff20 };
  const char *p = text;

  while (*p != '\0' && is_blank (g_utf8_get_char (p)))
    p = g_utf8_next_char (p);
  for (guint i = 0; i < G_N_ELEMENTS (SIGNS); i++)
    {
      if (g_utf8_get_char (p) == SIGNS[i])
        return TRUE;
    }

  return FALSE;
}

const char *
muster_csv_skip_guard (const char *text)
{
  return *text == '\'' && muster_csv_is_formula (text + 1) ? text + 1 : text;
}
