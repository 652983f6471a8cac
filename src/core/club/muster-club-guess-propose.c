/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-guess.h"

#include "core/club/muster-club-likeness.h"
#include "core/club/muster-club-points.h"
#include "core/club/muster-club-seats.h"

#include <string.h>

/* What may have been meant by a cell that cannot be read (N-IMPORT-08). */

/**
 * muster_club_guess_propose_dup_proposal:
 *
 * Returns: (transfer full) (nullable): what to write into the cell instead
 */
char *
muster_club_guess_propose_dup_proposal (const MusterClubSheet    *sheet,
                                        const MusterClubMeanings *meanings,
                                        const MusterClubReader   *reader,
                                        guint                     row,
                                        guint                     column)
{
  const char *text = muster_club_sheet_get_cell (sheet, row, column);
  MusterClubMeans means = column < meanings->n_columns ? meanings->columns[column].means
                                                       : MUSTER_CLUB_MEANS_NONE;

  if (*text == '\0')
    return NULL;
  if (means == MUSTER_CLUB_MEANS_DATE)
    {
      char day[MUSTER_CLUB_DAY_SIZE];

      /* A day that the order of the others does not fit, by the first order that does. */
      for (guint order = 0; order < MUSTER_CLUB_N_ORDERS; order++)
        {
          if (muster_club_days_read (text, (MusterClubOrder) order, reader, day) == MUSTER_CLUB_DAY_READ)
            return g_strdup (day);
        }

      return NULL;
    }
  if (means == MUSTER_CLUB_MEANS_POINTS)
    {
      gboolean comma = sheet->separator != ',';
      const char *start = text + strcspn (text, "0123456789");
      const char *end = start + strspn (start, "0123456789.,");
      g_autofree char *number = g_strndup (start, (gsize) (end - start));
      gint64 points;

      /* The only number in the text: of "12 VP" it is 12. */
      if (end[strcspn (end, "0123456789")] != '\0' ||
          !muster_club_seats_read_points (number, comma, &points))
        return NULL;

      return muster_club_points_dup_text (points);
    }
  if (means == MUSTER_CLUB_MEANS_WINNER)
    {
      g_autoptr (GPtrArray) players = g_ptr_array_new ();

      /* Finds the cell of the row that is most like the name of the winner. */
      for (guint i = 0; i < meanings->n_columns; i++)
        {
          const char *name = muster_club_sheet_get_cell (sheet, row, i);

          if (*name != '\0' && (meanings->columns[i].means == MUSTER_CLUB_MEANS_PLAYER ||
                                meanings->columns[i].means == MUSTER_CLUB_MEANS_OPPONENT))
            g_ptr_array_add (players, (char *) name);
        }
      g_ptr_array_add (players, NULL);

      return g_strdup (muster_club_find_nearest (text, (const char *const *) players->pdata));
    }

  return NULL;
}
