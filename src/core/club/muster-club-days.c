/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-days.h"

#include "core/club/muster-club-vocabulary.h"

#include <string.h>

static const char *const ORDERS[] = { "ymd", "dmy", "mdy" };

#define MAX_WORD 32

/* A text taken apart: two or three numbers, and the month if it has a name. */
typedef struct
{
  guint numbers[3];
  guint n_digits[3];
  guint n;
  guint month;
  char sign; /* between the first two numbers */
} Parts;

const char *
muster_club_days_order_get_word (MusterClubOrder order)
{
  return ORDERS[order];
}

gboolean
muster_club_days_order_parse (const char      *word,
                              MusterClubOrder *order)
{
  for (guint i = 0; i < G_N_ELEMENTS (ORDERS); i++)
    {
      if (strcmp (word, ORDERS[i]) == 0)
        {
          *order = i;
          return TRUE;
        }
    }

  return FALSE;
}

MusterClubOrder
muster_club_days_order_of_format (const char *format)
{
  for (const char *p = format; *p != '\0'; p++)
    {
      if (*p != '%')
        continue;
      for (p++; *p == '-' || *p == 'E' || *p == 'O' || *p == '_' || *p == '0'; p++)
        ;
      if (*p == 'd' || *p == 'e')
        return MUSTER_CLUB_DMY;
      if (*p == 'm' || *p == 'D' || *p == 'b' || *p == 'B')
        return MUSTER_CLUB_MDY;
      if (*p == 'Y' || *p == 'y' || *p == 'F')
        return MUSTER_CLUB_YMD;
      if (*p == '\0')
        break;
    }

  return MUSTER_CLUB_YMD;
}

/* Words that stand in a day and mean nothing: 12th of March, 12 de marzo de 2024. */
static gboolean
is_filler (const char *word)
{
  static const char *const FILLERS[] = { "st", "nd", "rd", "th", "of", "de",
                                          "den", "der", "le", "the", NULL };

  return g_strv_contains (FILLERS, word);
}

/* Whether a time of the day begins here, which spreadsheets write behind the day. */
static gboolean
is_time (const char *p)
{
  gsize n = strspn (p, "0123456789");

  return (n == 1 || n == 2) && p[n] == ':';
}

static gboolean
take_number (Parts       *self,
             const char **text)
{
  gsize n = strspn (*text, "0123456789");

  if (self->n == G_N_ELEMENTS (self->numbers) || n > 4)
    return FALSE;
  self->n_digits[self->n] = (guint) n;
  for (; n > 0; n--, (*text)++)
    self->numbers[self->n] = self->numbers[self->n] * 10 + (guint) (**text - '0');
  self->n++;

  return TRUE;
}

static gboolean
take_word (Parts       *self,
           const char **text,
           const char  *language,
           gboolean     is_first)
{
  const char *end = *text;
  g_autofree char *word = NULL;
  guint month;

  while (g_unichar_isalpha (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  if (end - *text > MAX_WORD)
    return FALSE;
  word = g_utf8_strdown (*text, end - *text);
  *text = end;
  month = muster_club_vocabulary_find_month (word, language);
  if (month != 0 && self->month == 0)
    {
      self->month = month;
      return TRUE;
    }

  /* The day of the week may stand first. */
  return is_first || is_filler (word);
}

static gboolean
take_apart (Parts      *self,
            const char *text,
            const char *language)
{
  const char *p = text;

  *self = (Parts) { .sign = '\0' };
  while (*p != '\0')
    {
      gboolean is_open = TRUE;

      if (self->n + (self->month != 0) >= 3 && is_time (p))
        return TRUE;
      if (g_ascii_isdigit (*p))
        is_open = take_number (self, &p);
      else if (*p == 'T' && self->n == 3 && is_time (p + 1))
        return TRUE;
      else if (g_unichar_isalpha (g_utf8_get_char (p)))
        is_open = take_word (self, &p, language, p == text);
      else if (strchr (" .,/-", *p) != NULL)
        {
          if (self->n == 1 && self->sign == '\0' && *p != ' ')
            self->sign = *p;
          p++;
        }
      else
        return FALSE;
      if (!is_open)
        return FALSE;
    }

  return TRUE;
}

static gboolean
set_day (guint                   year,
         guint                   n_digits,
         guint                   month,
         guint                   day,
         const MusterClubReader *reader,
         char                    text[MUSTER_CLUB_DAY_SIZE])
{
  if (n_digits != 2 && n_digits != 4)
    return FALSE;
  if (n_digits == 2)
    year += 2000;
  for (guint i = 0; i < 2; i++)
    {
      gboolean is_day = year > 0 && g_date_valid_dmy ((GDateDay) MIN (day, 99), (GDateMonth) MIN (month, 99),
                                                      (GDateYear) year);

      g_snprintf (text, MUSTER_CLUB_DAY_SIZE, "%04u-%02u-%02u", year % 10000, month % 100, day % 100);
      /* Two digits are never a year to come. */
      if (n_digits == 4 || strcmp (text, reader->today) <= 0 || i == 1)
        return is_day;
      year -= 100;
    }

  return FALSE;
}

static gboolean
is_year_first (const Parts *self)
{
  return self->n == 3 && self->n_digits[0] == 4 && self->n_digits[1] <= 2 && self->n_digits[2] <= 2;
}

static gboolean
needs_order (const Parts *self)
{
  return self->n == 3 && self->month == 0 && self->n_digits[0] <= 2 && self->n_digits[1] <= 2 &&
         self->sign != '.';
}

/* FALSE: there is no such day. */
static gboolean
put_together (const Parts            *self,
              MusterClubOrder         order,
              const MusterClubReader *reader,
              char                    day[MUSTER_CLUB_DAY_SIZE])
{
  const guint *n = self->numbers, *digits = self->n_digits;

  if (self->month != 0 && self->n == 2)
    return digits[0] == 4 ? set_day (n[0], 4, self->month, n[1], reader, day)
                          : digits[0] <= 2 && set_day (n[1], digits[1], self->month, n[0], reader, day);
  if (self->month != 0 || self->n != 3)
    return FALSE;
  if (is_year_first (self))
    return set_day (n[0], 4, n[1], n[2], reader, day);
  if (digits[0] > 2 || digits[1] > 2)
    return FALSE;
  if (self->sign == '.')
    order = MUSTER_CLUB_DMY;
  if (order == MUSTER_CLUB_YMD)
    return FALSE;

  return order == MUSTER_CLUB_DMY ? set_day (n[2], digits[2], n[1], n[0], reader, day)
                                  : set_day (n[2], digits[2], n[0], n[1], reader, day);
}

MusterClubDayFate
muster_club_days_read (const char             *text,
                       MusterClubOrder         order,
                       const MusterClubReader *reader,
                       char                    day[MUSTER_CLUB_DAY_SIZE])
{
  Parts parts;

  if (!take_apart (&parts, text, reader->language) || !put_together (&parts, order, reader, day))
    return MUSTER_CLUB_DAY_UNKNOWN;

  return strcmp (day, reader->today) > 0 ? MUSTER_CLUB_DAY_AHEAD : MUSTER_CLUB_DAY_READ;
}

void
muster_club_days_tally (MusterClubDayTally     *self,
                        const char             *text,
                        const MusterClubReader *reader)
{
  char days[MUSTER_CLUB_N_ORDERS][MUSTER_CLUB_DAY_SIZE] = { "" };
  gboolean fits[MUSTER_CLUB_N_ORDERS];
  Parts parts;

  if (*text == '\0')
    return;
  self->n++;
  /* Most cells of a table are no days, and few of them look like one. */
  if (strpbrk (text, "0123456789") == NULL || !take_apart (&parts, text, reader->language))
    return;
  for (guint i = 0; i < MUSTER_CLUB_N_ORDERS; i++)
    fits[i] = put_together (&parts, i, reader, days[i]) && strcmp (days[i], reader->today) <= 0;
  if (!fits[MUSTER_CLUB_YMD] && !fits[MUSTER_CLUB_DMY] && !fits[MUSTER_CLUB_MDY])
    {
      /* A day that is ahead or does not exist is still written as one. */
      self->n_days += parts.n + (parts.month != 0) == 3 && (parts.n_digits[0] == 4 || parts.n == 3);
      return;
    }
  self->n_days++;
  self->n_year_first += is_year_first (&parts);
  self->n_dots += parts.n == 3 && parts.sign == '.' && !is_year_first (&parts);
  if (!needs_order (&parts))
    return;
  self->n_open++;
  for (guint i = 0; i < MUSTER_CLUB_N_ORDERS; i++)
    self->n_fit[i] += fits[i] != FALSE;
  self->n_differ += fits[MUSTER_CLUB_DMY] && fits[MUSTER_CLUB_MDY] &&
                    strcmp (days[MUSTER_CLUB_DMY], days[MUSTER_CLUB_MDY]) != 0;
}

MusterClubOrder
muster_club_days_tally_judge (const MusterClubDayTally *self,
                              const MusterClubReader   *reader,
                              gboolean                 *in_doubt)
{
  guint dmy = self->n_fit[MUSTER_CLUB_DMY], mdy = self->n_fit[MUSTER_CLUB_MDY];

  *in_doubt = FALSE;
  if (self->n_open == 0)
    return self->n_year_first > 0 ? MUSTER_CLUB_YMD : self->n_dots > 0 ? MUSTER_CLUB_DMY : reader->order;
  if (dmy != mdy)
    return dmy > mdy ? MUSTER_CLUB_DMY : MUSTER_CLUB_MDY;
  *in_doubt = self->n_differ > 0;

  return reader->order == MUSTER_CLUB_MDY ? MUSTER_CLUB_MDY : MUSTER_CLUB_DMY;
}
