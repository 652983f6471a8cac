/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-csv.h"

#include "core/club/muster-club-columns.h"
#include "core/muster-csv-scan.h"

static void
append_text (GString    *csv,
             const char *text)
{
  g_autofree char *guarded = NULL;

  if (!muster_csv_is_formula (text))
    {
      muster_csv_append_exact (csv, text);
      return;
    }
  guarded = g_strconcat ("'", text, NULL);
  muster_csv_append_exact (csv, guarded);
}

/* The columns of the table: all of them, or all but that of places. */
static gboolean
has_column (MusterClubColumn column,
            gboolean         places)
{
  return places || column != MUSTER_CLUB_COLUMN_RANK;
}

void
muster_club_csv_append_result (GString                *csv,
                               const MusterClubResult *result,
                               gboolean                places)
{
  for (guint i = 0; i < result->n_lines; i++)
    {
      const MusterClubHead *head = &result->head;
      const MusterClubLine *line = &result->lines[i];
      const char *before[] = { head->battle, head->date, line->player, line->side,
                               muster_club_verdict_get_word (line->verdict) };
      const char *behind[] = { muster_club_role_get_word (line->role), line->force, head->ruleset,
                               head->scenario, head->place, head->campaign, line->notes };

      for (guint k = 0; k < G_N_ELEMENTS (before); k++)
        {
          append_text (csv, before[k]);
          g_string_append_c (csv, ',');
        }
      if (places && line->rank > 0)
        g_string_append_printf (csv, "%u", line->rank);
      if (places)
        g_string_append_c (csv, ',');
      if (line->has_points)
        muster_club_points_append (csv, line->points);
      for (guint k = 0; k < G_N_ELEMENTS (behind); k++)
        {
          g_string_append_c (csv, ',');
          append_text (csv, behind[k]);
        }
      g_string_append (csv, "\r\n");
    }
}

/**
 * muster_club_csv_write:
 *
 * Returns: (transfer full): the table
 */
char *
muster_club_csv_write (const MusterClubBook *book)
{
  GString *csv = g_string_new (NULL);
  guint n_games = muster_club_book_get_n_games (book);
  gboolean places = FALSE;

  for (guint i = 0; !places && i < n_games; i++)
    places = muster_club_book_get_game (book, i)->result->lines[0].rank > 0;
  for (guint i = 0; i < MUSTER_CLUB_N_COLUMNS; i++)
    {
      if (i > 0 && has_column (i, places))
        g_string_append_c (csv, ',');
      if (has_column (i, places))
        g_string_append (csv, muster_club_column_get_name (i));
    }
  g_string_append (csv, "\r\n");
  for (guint i = 0; i < n_games; i++)
    muster_club_csv_append_result (csv, muster_club_book_get_game (book, i)->result, places);

  return g_string_free (csv, FALSE);
}

static gboolean
read_cells (MusterCsvScan   *scan,
            GStringChunk    *chunk,
            MusterClubCells *cells)
{
  guint n = muster_csv_scan_get_n_cells (scan);
  gboolean places = n == MUSTER_CLUB_N_COLUMNS;

  if (scan->fault != MUSTER_CSV_SOUND || (!places && n != MUSTER_CLUB_N_COLUMNS - 1))
    return FALSE;
  for (guint i = 0, cell = 0; i < MUSTER_CLUB_N_COLUMNS; i++)
    cells->cells[i] = has_column (i, places)
                        ? g_string_chunk_insert (chunk, muster_csv_scan_get_cell (scan, cell++))
                        : "";

  return TRUE;
}

/**
 * muster_club_csv_read_result:
 *
 * Returns: (transfer full) (nullable): the result
 */
MusterClubResult *
muster_club_csv_read_result (const char *csv,
                             gsize       length)
{
  g_auto (MusterCsvScan) scan = { 0 };
  g_autoptr (GArray) lines = g_array_new (FALSE, TRUE, sizeof (MusterClubLine));
  g_autoptr (MusterClubResult) result = NULL;
  g_autofree char *fault = NULL;
  GStringChunk *chunk = g_string_chunk_new (256);
  MusterClubHead head = { 0 };
  gboolean fits = TRUE;

  muster_csv_scan_init (&scan, csv, length);
  while (fits && muster_csv_scan_next (&scan))
    {
      MusterClubCells cells;
      MusterClubLine line;

      fits = read_cells (&scan, chunk, &cells) &&
             (fault = muster_club_cells_read (&cells, &head, &line)) == NULL;
      if (fits)
        g_array_append_val (lines, line);
    }
  if (fits && lines->len > 0)
    result = muster_club_result_new (&head, (MusterClubLine *) lines->data, lines->len);
  g_string_chunk_free (chunk);
  if (result != NULL)
    fault = muster_club_result_dup_fault (result);

  return fault == NULL ? g_steal_pointer (&result) : NULL;
}
