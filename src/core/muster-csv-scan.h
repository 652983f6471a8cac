/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Strict tables as in RFC 4180, for data that must survive writing and reading unchanged: commas
 * separate cells, CR LF or LF separates records, and nothing is trimmed or guessed. muster-csv.h
 * reads the variants that other programs write. */

/**
 * MusterCsvFault:
 * @MUSTER_CSV_STRAY_QUOTE: a quotation mark within a cell that does not begin with one
 * @MUSTER_CSV_BEHIND_QUOTE: text between the end of a quoted cell and the next comma
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
 * @line: the line on which the record begins, from 1
 * @fault: the first fault in the record; its cells are read nevertheless, as far as possible
 *
 * Reads a table record by record. The text must be valid UTF-8 without NUL.
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

/* Goes to the next record that is not an empty line; %FALSE after the last one. */
gboolean    muster_csv_scan_next        (MusterCsvScan  *self);
guint       muster_csv_scan_get_n_cells (MusterCsvScan  *self);
/* Valid until the next record. */
const char *muster_csv_scan_get_cell    (MusterCsvScan  *self,
                                         guint           cell);

/* Appends a cell in quotation marks; the second function uses them only where they are
 * necessary. */
void        muster_csv_append_quoted    (GString        *csv,
                                         const char     *text);
void        muster_csv_append_exact     (GString        *csv,
                                         const char     *text);

/* Whether a spreadsheet would run the text as a formula: its first character, after blanks and line
 * breaks, is one of = + - @, a tabulator, CR, or the full-width form of one. */
gboolean    muster_csv_is_formula       (const char     *text);
/* Skips the apostrophe that protects a formula, if there is one. */
const char *muster_csv_skip_guard       (const char     *text);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCsvScan, muster_csv_scan_clear)

G_END_DECLS
