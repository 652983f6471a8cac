/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-reading.h"

#include <string.h>

#include "core/muster-i18n.h"

/* Reads the common parts of campaign documents. */

#define DATE_LENGTH 10

gboolean
muster_spot_take_int (const MusterSpot *object,
                      const char       *member,
                      int               min,
                      int               max,
                      int              *value)
{
  MusterSpot spot;

  return !muster_spot_member (object, member, &spot) || muster_spot_read_int (&spot, min, max, value);
}

gboolean
muster_spot_take_boolean (const MusterSpot *object,
                          const char       *member,
                          gboolean         *value)
{
  MusterSpot spot;

  return !muster_spot_member (object, member, &spot) || muster_spot_read_boolean (&spot, value);
}

gboolean
muster_spot_take_word (const MusterSpot  *object,
                       const char        *member,
                       const char *const *words,
                       int               *value)
{
  MusterSpot spot;

  return !muster_spot_member (object, member, &spot) || muster_spot_read_word (&spot, words, value);
}

static gboolean
read_text (const MusterSpot  *spot,
           gsize              max_bytes,
           char             **text)
{
  const char *read;

  if (!muster_spot_read_string (spot, max_bytes, &read))
    return FALSE;
  g_free (*text);
  *text = g_strdup (read);
  return TRUE;
}

/**
 * muster_spot_take_text:
 * @text: (inout) (transfer full): replaced if the member is present
 */
gboolean
muster_spot_take_text (const MusterSpot  *object,
                       const char        *member,
                       gsize              max_bytes,
                       char             **text)
{
  MusterSpot spot;

  return !muster_spot_member (object, member, &spot) || read_text (&spot, max_bytes, text);
}

gboolean
muster_spot_need_text (const MusterSpot  *object,
                       const char        *member,
                       gsize              max_bytes,
                       char             **text)
{
  MusterSpot spot;

  return muster_spot_require (object, member, &spot) && read_text (&spot, max_bytes, text);
}

gboolean
muster_spot_need_int (const MusterSpot *object,
                      const char       *member,
                      int               min,
                      int               max,
                      int              *value)
{
  MusterSpot spot;

  return muster_spot_require (object, member, &spot) && muster_spot_read_int (&spot, min, max, value);
}

gboolean
muster_spot_read_word (const MusterSpot  *spot,
                       const char *const *words,
                       int               *value)
{
  g_autofree char *known = NULL;
  const char *word;

  if (!muster_spot_read_string (spot, 64, &word))
    return FALSE;

  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      {
        *value = i;
        return TRUE;
      }
  known = g_strjoinv (", ", (char **) words);
  return muster_spot_fail (spot, _("expected one of %s, found “%s”"), known, word);
}

gboolean
muster_spot_read_fraction (const MusterSpot *spot,
                           int              *fraction)
{
  MusterSpot above, below;
  guint n;

  if (!muster_spot_is_array (spot, G_MAXUINT, &n))
    return FALSE;
  if (n != 2)
    return muster_spot_fail (spot, _("expected a fraction as two numbers, as in [1, 3]"));
  if (!muster_spot_element (spot, 0, &above) || !muster_spot_read_int (&above, 0, 9999, &fraction[0]) ||
      !muster_spot_element (spot, 1, &below) || !muster_spot_read_int (&below, 1, 9999, &fraction[1]))
    return FALSE;
  return fraction[0] <= fraction[1] ||
         muster_spot_fail (spot, _("%d of %d is more than the whole"), fraction[0], fraction[1]);
}

/* Whether a text has digits and dashes in the right places. */
static gboolean
looks_like_date (const char *text)
{
  for (guint i = 0; i < DATE_LENGTH; i++)
    if (i == 4 || i == 7 ? text[i] != '-' : !g_ascii_isdigit (text[i]))
      return FALSE;
  return text[DATE_LENGTH] == '\0';
}

gboolean
muster_spot_read_day (const MusterSpot *spot,
                      int              *day)
{
  const char *text;
  int year, month, date;
  GDate calendar;

  if (!muster_spot_read_string (spot, 64, &text))
    return FALSE;
  if (!looks_like_date (text))
    return muster_spot_fail (spot, _("expected a date as in 1879-01-22, found “%s”"), text);

  year = atoi (text);
  month = atoi (text + 5);
  date = atoi (text + 8);
  if (year < 1 || !g_date_valid_dmy ((GDateDay) date, (GDateMonth) month, (GDateYear) year))
    return muster_spot_fail (spot, _("there is no such day as %s"), text);

  g_date_clear (&calendar, 1);
  g_date_set_dmy (&calendar, (GDateDay) date, (GDateMonth) month, (GDateYear) year);
  *day = (int) g_date_get_julian (&calendar);
  return TRUE;
}

/**
 * muster_campaign_day_to_string:
 *
 * Returns: (transfer full): the date
 */
char *
muster_campaign_day_to_string (int day)
{
  GDate calendar;

  g_return_val_if_fail (day >= 1 && day <= MUSTER_CAMPAIGN_LAST_DAY, NULL);

  g_date_clear (&calendar, 1);
  g_date_set_julian (&calendar, (guint32) day);
  return g_strdup_printf ("%04d-%02d-%02d", g_date_get_year (&calendar),
                          (int) g_date_get_month (&calendar), g_date_get_day (&calendar));
}
