/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-date.h"

#include "core/muster-day.h"
#include "core/muster-i18n.h"

static guint
read_number (const char *digits,
             guint       n)
{
  guint number = 0;

  for (guint i = 0; i < n; i++)
    number = number * 10 + (guint) (digits[i] - '0');

  return number;
}

gboolean
muster_club_date_is_valid (const char *date)
{
  return muster_day_is_valid (date);
}

char *
muster_club_date_dup_fault (const char *date)
{
  return g_strdup_printf (_("“%s” is not a day; write it as in 2026-01-31"), date);
}

/**
 * muster_club_date_get_day:
 * @date: a valid date
 */
guint
muster_club_date_get_day (const char *date)
{
  GDate day;

  g_return_val_if_fail (muster_club_date_is_valid (date), 0);

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) read_number (date + 8, 2), (GDateMonth) read_number (date + 5, 2),
                  (GDateYear) read_number (date, 4));

  return g_date_get_julian (&day);
}

guint
muster_club_date_get_month (const char *date)
{
  return 12 * read_number (date, 4) + read_number (date + 5, 2) - 1;
}
