/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-points.h"

#include "core/muster-i18n.h"

#include <string.h>

/* The limit as people write it. */
#define MAX_POINTS_WORDS "1,000,000,000,000"

#define DIGITS "0123456789"

gboolean
muster_club_points_is_whole (const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;

  return *digits != '\0' && strspn (digits, DIGITS) == strlen (digits);
}

gboolean
muster_club_points_whole_parse (const char *text,
                                gint64     *number)
{
  return muster_club_points_is_whole (text) &&
         g_ascii_string_to_signed (text, 10, -MUSTER_CLUB_MAX_POINTS, MUSTER_CLUB_MAX_POINTS, number, NULL);
}

/* Returns whether @text is a number with at most two decimals, however large. */
static gboolean
has_shape (const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;
  gsize n = strspn (digits, DIGITS);
  gsize n_decimals;

  if (n == 0 || digits[n] == '\0')
    return n > 0;
  n_decimals = strspn (digits + n + 1, DIGITS);

  return digits[n] == '.' && (n_decimals == 1 || n_decimals == 2) && digits[n + 1 + n_decimals] == '\0' &&
         digits[n + n_decimals] != '0';
}

gboolean
muster_club_points_parse (const char *text,
                          gint64     *points)
{
  const char *dot = strchr (text, '.');
  g_autofree char *whole = dot != NULL ? g_strndup (text, (gsize) (dot - text)) : g_strdup (text);
  gint64 number, hundredths = 0;

  if (!has_shape (text) || !muster_club_points_whole_parse (whole, &number))
    return FALSE;
  if (dot != NULL)
    hundredths = (dot[1] - '0') * 10 + (dot[2] != '\0' ? dot[2] - '0' : 0);
  if (hundredths != 0 && ABS (number) == MUSTER_CLUB_MAX_POINTS)
    return FALSE;
  *points = number * MUSTER_CLUB_POINT + (*text == '-' ? -hundredths : hundredths);

  return TRUE;
}

char *
muster_club_points_dup_fault (const char *text)
{
  if (!has_shape (text))
    return g_strdup_printf (_("the points are “%s”; they must be empty or a number with at most two decimals "
                              "and no needless zeros"), text);

  return g_strdup_printf (_("the points are “%s”; they must lie between −%s and %s"), text, MAX_POINTS_WORDS,
                          MAX_POINTS_WORDS);
}

void
muster_club_points_append (GString *text,
                           gint64   points)
{
  guint64 size = points < 0 ? -(guint64) points : (guint64) points;
  guint hundredths = (guint) (size % MUSTER_CLUB_POINT);

  g_string_append_printf (text, "%s%" G_GUINT64_FORMAT, points < 0 ? "-" : "", size / MUSTER_CLUB_POINT);
  if (hundredths % 10 != 0)
    g_string_append_printf (text, ".%02u", hundredths);
  else if (hundredths != 0)
    g_string_append_printf (text, ".%u", hundredths / 10);
}

/**
 * muster_club_points_dup_text:
 *
 * Returns: (transfer full): the points without needless zeros
 */
char *
muster_club_points_dup_text (gint64 points)
{
  GString *text = g_string_new (NULL);

  muster_club_points_append (text, points);

  return g_string_free (text, FALSE);
}

gint64
muster_club_points_add (gint64 a,
                        gint64 b)
{
  gint64 sum;

  if (!__builtin_add_overflow (a, b, &sum))
    return sum;

  return a < 0 ? G_MININT64 : G_MAXINT64;
}
