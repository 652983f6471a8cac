/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-evening-attendance.h"

#include "core/muster-csv.h"

#include <string.h>

static void
count_evening (const MusterEvening   *evening,
               const MusterClubNames *names,
               GHashTable            *counts)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < evening->guests->len; i++)
    {
      const MusterEveningGuest *guest = evening->guests->pdata[i];
      char *member = (char *) muster_club_names_resolve (names, guest->name);

      /* Two names of one person are one who came. */
      if (g_hash_table_add (seen, member))
        g_hash_table_replace (counts, member,
                              GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, member)) + 1));
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (((const MusterEveningAttendance *) a)->name, ((const MusterEveningAttendance *) b)->name);
}

/**
 * muster_evening_attendance_count:
 *
 * Returns: (transfer full): who came how often
 */
GArray *
muster_evening_attendance_count (GPtrArray             *evenings,
                                 const MusterClubNames *names,
                                 const char            *from,
                                 const char            *to)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  GArray *attendance = g_array_new (FALSE, FALSE, sizeof (MusterEveningAttendance));
  GHashTableIter iter;
  gpointer name, n;

  for (guint i = 0; i < evenings->len; i++)
    {
      const MusterEvening *evening = evenings->pdata[i];

      if ((from == NULL || strcmp (evening->date, from) >= 0) &&
          (to == NULL || strcmp (evening->date, to) <= 0))
        count_evening (evening, names, counts);
    }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &name, &n))
    {
      MusterEveningAttendance row = { name, GPOINTER_TO_UINT (n) };

      g_array_append_val (attendance, row);
    }
  g_array_sort (attendance, compare_names);

  return attendance;
}

char *
muster_evening_attendance_to_csv (GArray *attendance)
{
  GString *csv = g_string_new ("player,evenings\r\n");

  for (guint i = 0; i < attendance->len; i++)
    {
      const MusterEveningAttendance *row = &g_array_index (attendance, MusterEveningAttendance, i);

      muster_csv_append_text (csv, row->name);
      muster_csv_append_int (csv, (int) row->n_evenings);
      muster_csv_end_row (csv);
    }

  return g_string_free (csv, FALSE);
}
