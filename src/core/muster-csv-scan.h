/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tables to the letter of RFC 4180, where what is read must come out again as it was: cells are separated by
 * commas, records by CR LF or LF, nothing is trimmed and nothing is guessed. muster-csv.h reads what
 * programs make of it. */

/**
 * MusterCsvFault:
 * @MUSTER_CSV_STRAY_QUOTE: a quotation mark within a cell that does not begin with one
 * @MUSTER_CSV_BEHIND_QUOTE: something between the end of a quoted cell and the next comma
 * @MUSTER_CSV_OPEN_QUOTE: a quoted cell that never ends
 */
typedef enum
{
  MUSTER_CSV_SOUND,
  MUSTER_CSV_STRAY_QUOTE,
  MUSTER_CSV_BEHIND_QUOTE,
  MUSTER_CSV_OPEN_QUOTE,
} MusterCsvFault;

/**
 * MusterCsvScan:
 * @line: where the record begins, from 1
 * @fault: the first of the record; its cells are there nevertheless, as far as they can be told
 *
 * Goes through a table record by record. The text must be valid UTF-8 without NUL.
 */
typedef struct
{
  const char *p;
  const char *end;
  guint next_line;
  GString *text;
  GArray *starts;

  guint line;
  MusterCsvFault fault;
} MusterCsvScan;

/* @text: must outlive the scan. A byte order mark is skipped. */
void        muster_csv_scan_init        (MusterCsvScan  *self,
                                         const char     *text,
                                         gsize           length);
void        muster_csv_scan_clear       (MusterCsvScan  *self);

/* The next record that is not an empty line; %FALSE behind the last. */
gboolean    muster_csv_scan_next        (MusterCsvScan  *self);
guint       muster_csv_scan_get_n_cells (MusterCsvScan  *self);
/* Valid until the next record. */
const char *muster_csv_scan_get_cell    (MusterCsvScan  *self,
                                         guint           cell);

/* The cell as it stands in a table, in quotation marks; and so only where it must be. */
void        muster_csv_append_quoted    (GString        *csv,
                                         const char     *text);
void        muster_csv_append_exact     (GString        *csv,
                                         const char     *text);

/* Whether a spreadsheet would run the text: its first character, after blanks and line breaks, is one of
 * = + - @, a tabulator, CR, or the full-width form of one. */
gboolean    muster_csv_is_formula       (const char     *text);
/* Behind the apostrophe that kept a formula from being run, if there is one. */
const char *muster_csv_skip_guard       (const char     *text);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCsvScan, muster_csv_scan_clear)

G_END_DECLS
