/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-thinning.h"

/* Chooses which backups to keep. Days, weeks and months are those of the calendar (in UTC) and not
 * ages, so that the same backup always stands for the same week, and thinning often keeps as much
 * as thinning seldom. The oldest backup of each period stays, because later backups cannot change
 * that choice. */

#define DAY (24 * 60 * 60)

#define KEEP_ALL_DAYS    2
#define KEEP_DAILY_DAYS  14
#define KEEP_WEEKLY_DAYS 61

static gint64
get_day (gint64 time)
{
  return time >= 0 ? time / DAY : -((DAY - 1 - time) / DAY);
}

static gint64
get_month (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (time);

  return date != NULL ? g_date_time_get_year (date) * 12 + g_date_time_get_month (date) : 0;
}

/* Backups with the same key stand for the same time; the kind of time is part of it. */
static char *
dup_key (gint64 time,
         gint64 age_days)
{
  if (age_days < KEEP_DAILY_DAYS)
    return g_strdup_printf ("day %" G_GINT64_FORMAT, get_day (time));
  if (age_days < KEEP_WEEKLY_DAYS)
    /* 1970 began on a Thursday; weeks begin on Monday. */
    return g_strdup_printf ("week %" G_GINT64_FORMAT, (get_day (time) + 3) / 7);

  return g_strdup_printf ("month %" G_GINT64_FORMAT, get_month (time));
}

void
muster_thinning_choose (const gint64 *times,
                        guint         n_times,
                        gint64        now,
                        gboolean     *keep)
{
  g_autoptr (GHashTable) oldest = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer index;
  guint newest = 0;

  for (guint i = 0; i < n_times; i++)
    {
      gint64 age_days = get_day (now) - get_day (times[i]);
      g_autofree char *key = dup_key (times[i], age_days);
      gpointer other = NULL;

      /* Also what a clock that was wrong has put into the future. */
      keep[i] = age_days < KEEP_ALL_DAYS;
      if (times[i] > times[newest])
        newest = i;

      if (!g_hash_table_lookup_extended (oldest, key, NULL, &other) ||
          times[i] < times[GPOINTER_TO_UINT (other)])
        g_hash_table_insert (oldest, g_steal_pointer (&key), GUINT_TO_POINTER (i));
    }

  if (n_times > 0)
    keep[newest] = TRUE;

  g_hash_table_iter_init (&iter, oldest);
  while (g_hash_table_iter_next (&iter, NULL, &index))
    keep[GPOINTER_TO_UINT (index)] = TRUE;
}
