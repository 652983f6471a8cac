/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tables as spreadsheets write them, in whatever encoding and with whatever between the cells
 * (N-IMPORT-01, N-IMPORT-11). */

typedef enum
{
  MUSTER_CLUB_UTF_8,
  MUSTER_CLUB_UTF_16LE,
  MUSTER_CLUB_UTF_16BE,
  MUSTER_CLUB_WINDOWS_1252,
  MUSTER_CLUB_N_ENCODINGS
} MusterClubEncoding;

/* More columns than this make a file that is no table. */
#define MUSTER_CLUB_MAX_COLUMNS 702 /* A to ZZ */

/**
 * MusterClubSheetRow:
 * @line: where it begins in the file, from 1
 * @n_cells: how many cells it has
 * @first: the place of its first cell in the cells of the sheet
 */
typedef struct
{
  guint line;
  guint n_cells;
  gsize first;
} MusterClubSheetRow;

/**
 * MusterClubSheet:
 * @separator: one of , ; | and a tabulator
 * @separator_in_doubt: whether another separator does equally well
 * @rows: (element-type MusterClubSheetRow): those with any text
 * @cells: (element-type utf8): of all rows, without blanks at their ends
 *
 * A table, read and not yet understood.
 */
typedef struct
{
  MusterClubEncoding encoding;
  char separator;
  gboolean separator_in_doubt;
  GArray *rows;
  GPtrArray *cells;
  GStringChunk *texts;
} MusterClubSheet;

/* @encoding: N_ENCODINGS to find out. @separator: 0 to find out. @origin: what to call the file in an error.
 * NULL: it cannot be read. */
MusterClubSheet *muster_club_sheet_new       (const char          *data,
                                              gsize                length,
                                              const char          *origin,
                                              MusterClubEncoding   encoding,
                                              char                 separator,
                                              GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void             muster_club_sheet_free      (MusterClubSheet     *self);

static inline const MusterClubSheetRow *
muster_club_sheet_get_row (const MusterClubSheet *self,
                           guint                  row)
{
  return &g_array_index (self->rows, MusterClubSheetRow, row);
}

/* "" beyond the last cell of the row. */
static inline const char *
muster_club_sheet_get_cell (const MusterClubSheet *self,
                            guint                  row,
                            guint                  column)
{
  const MusterClubSheetRow *there = muster_club_sheet_get_row (self, row);

  return column < there->n_cells ? self->cells->pdata[there->first + column] : "";
}

/* Writes something else into a cell that the row has. */
void             muster_club_sheet_set_cell  (MusterClubSheet     *self,
                                              guint                row,
                                              guint                column,
                                              const char          *text);

/* "utf-8" and so on; "tab" for a tabulator. */
const char      *muster_club_encoding_get_word  (MusterClubEncoding   encoding);
gboolean         muster_club_encoding_parse     (const char          *word,
                                                 MusterClubEncoding  *encoding);
char            *muster_club_separator_dup_word (char                 separator) G_GNUC_WARN_UNUSED_RESULT;
gboolean         muster_club_separator_parse    (const char          *word,
                                                 char                *separator);

/* "A", … "Z", "AA" … */
char            *muster_club_column_dup_letter  (guint                column) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubSheet, muster_club_sheet_free)

G_END_DECLS
