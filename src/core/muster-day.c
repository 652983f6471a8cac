/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-day.h"

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>

#include "core/muster-i18n.h"

/* The shortest abbreviation of a month, in characters. */
#define SHORTEST 3

gboolean
muster_day_is_valid (const char *text)
{
  static const char SHAPE[] = "0000-00-00";

  g_return_val_if_fail (text != NULL, FALSE);

  if (strlen (text) != strlen (SHAPE))
    return FALSE;
  for (guint i = 0; SHAPE[i] != '\0'; i++)
    {
      if (SHAPE[i] == '-' ? text[i] != '-' : !g_ascii_isdigit (text[i]))
        return FALSE;
    }

  return g_date_valid_dmy ((GDateDay) atoi (text + 8), (GDateMonth) atoi (text + 5), (GDateYear) atoi (text));
}

/* @name: in lower case, without a full stop. */
static gboolean
begins_with (const char *month,
             const char *name)
{
  g_autofree char *lower = g_utf8_casefold (month, -1);

  return g_utf8_strlen (name, -1) >= SHORTEST && g_str_has_prefix (lower, name);
}

/* Returns the month of that name, in English or in the reader's language, or 0. */
static int
find_month (const char *text)
{
  static const char *const english[] = {
    "january", "february", "march",     "april",   "may",      "june",
    "july",    "august",   "september", "october", "november", "december",
  };
  g_autofree char *name = g_utf8_casefold (text, -1);

  for (int i = 0; i < 12; i++)
    {
      char long_name[64], short_name[64];
      GDate date;

      g_date_clear (&date, 1);
      g_date_set_dmy (&date, 1, (GDateMonth) (i + 1), 2000);
      g_date_strftime (long_name, sizeof long_name, "%B", &date);
      g_date_strftime (short_name, sizeof short_name, "%b", &date);
      if (begins_with (english[i], name) || begins_with (long_name, name) || begins_with (short_name, name))
        return i + 1;
    }
  return 0;
}

/* Notes a day or a year: what has three digits or more is the year. */
static gboolean
take_number (const char *text,
             int        *day,
             int        *year)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, 1, 9999, &number, NULL))
    return FALSE;
  if (strlen (text) > 2 && *year == 0)
    *year = (int) number;
  else if (strlen (text) <= 2 && *day == 0)
    *day = (int) number;
  else
    return FALSE;
  return TRUE;
}

char *
muster_day_read (const char *text)
{
  g_auto (GStrv) parts = NULL;
  int day = 0, month = 0, year = 0;

  g_return_val_if_fail (text != NULL, NULL);

  if (muster_day_is_valid (text))
    return g_strdup (text);
  parts = g_strsplit_set (text, " ,.\t", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0' && !take_number (parts[i], &day, &year))
      {
        if (month != 0)
          return NULL;
        month = find_month (parts[i]);
        if (month == 0)
          return NULL;
      }
  if (!g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return NULL;
  return g_strdup_printf ("%04d-%02d-%02d", year, month, day);
}

char *
muster_day_write (const char *day)
{
  char text[64];
  GDate date;

  g_return_val_if_fail (muster_day_is_valid (day), NULL);

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) atoi (day + 8), (GDateMonth) atoi (day + 5), (GDateYear) atoi (day));
  /* Translators: a date as strftime() writes it, such as "11 January 1879". */
  g_date_strftime (text, sizeof text, _("%-d %B %Y"), &date);
  return g_strdup (text);
}

char *
muster_day_write_time (GDateTime *moment)
{
  const char *usual = nl_langinfo (T_FMT);
  gboolean in_twelve = strstr (usual, "%I") != NULL || strstr (usual, "%l") != NULL ||
                       strstr (usual, "%r") != NULL;

  g_return_val_if_fail (moment != NULL, NULL);

  /* Translators: a time of the day as strftime() writes it, such as "2:05 PM". */
  return g_date_time_format (moment, in_twelve ? C_("12 hours", "%-I:%M %p")
                                               /* Translators: the same where there are 24 hours. */
                                               : C_("24 hours", "%H:%M"));
}
