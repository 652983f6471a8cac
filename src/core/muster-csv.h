/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tables as RFC 4180 defines them and as programs write them: with a byte order mark, semicolons or
 * tabulators, a first line "sep=;", LF or CR LF. */

#define MUSTER_CSV_MAX_SIZE (4 * 1024 * 1024)
#define MUSTER_CSV_MAX_ROWS 5000
#define MUSTER_CSV_MAX_COLUMNS 100

/**
 * MusterCsvRow:
 * @number: the number of the row in a spreadsheet, from 1
 */
typedef struct
{
  guint number;
  GPtrArray *cells; /* char * */
} MusterCsvRow;

/* All rows except empty ones, as MusterCsvRow. Errors name row and column. */
GPtrArray *muster_csv_read        (const char   *text,
                                   gsize         length,
                                   const char   *origin,
                                   GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the first line looks like that of a table. */
gboolean   muster_csv_looks_like  (const char   *text,
                                   gsize         length);

/* Adds a cell to @csv. Spreadsheets take some texts for formulas and run them, so a text that could
 * be one gets an apostrophe before it, which muster_csv_read() removes again. */
void       muster_csv_append_text (GString      *csv,
                                   const char   *text);
void       muster_csv_append_int  (GString      *csv,
                                   int           number);
/* Ends the row. */
void       muster_csv_end_row     (GString      *csv);

G_END_DECLS
