/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-calendar.h"

#include "core/club/muster-club-date.h"

#include <string.h>

#define MAX_LINE 75 /* bytes */

struct _MusterClubCalendar
{
  GString *text;
  char *stamp;
};

/* Appends a line, folded if it is too long: the rest goes on in the next line, which begins with
 * a space. Characters are not cut in two. */
static void
append_line (GString    *text,
             const char *line)
{
  gsize used = 0;

  for (const char *p = line; *p != '\0'; p = g_utf8_next_char (p))
    {
      gsize length = (gsize) (g_utf8_next_char (p) - p);

      if (used + length > MAX_LINE)
        {
          g_string_append (text, "\r\n ");
          used = 1;
        }
      g_string_append_len (text, p, (gssize) length);
      used += length;
    }
  g_string_append (text, "\r\n");
}

static void
append_text (GString    *text,
             const char *name,
             const char *value)
{
  g_autoptr (GString) line = g_string_new (name);

  g_string_append_c (line, ':');
  for (const char *p = value; *p != '\0'; p++)
    {
      if (*p == '\n')
        g_string_append (line, "\\n");
      else if (strchr ("\\;,", *p) != NULL)
        g_string_append_printf (line, "\\%c", *p);
      else if ((guchar) *p >= 0x20)
        g_string_append_c (line, *p);
    }
  append_line (text, line->str);
}

MusterClubCalendar *
muster_club_calendar_new (const char *stamp)
{
  MusterClubCalendar *self = g_new0 (MusterClubCalendar, 1);

  g_return_val_if_fail (stamp != NULL, NULL);

  self->stamp = g_strdup (stamp);
  self->text = g_string_new ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Muster//Muster//EN\r\n"
                             "CALSCALE:GREGORIAN\r\n");

  return self;
}

/* @start: (nullable): the property line with the time */
static void
append_component (MusterClubCalendar *self,
                  const char         *kind,
                  const char         *uid,
                  const char         *start,
                  const char         *summary,
                  const char         *description)
{
  g_string_append_printf (self->text, "BEGIN:%s\r\n", kind);
  append_text (self->text, "UID", uid);
  g_string_append_printf (self->text, "DTSTAMP:%s\r\n%s", self->stamp, start != NULL ? start : "");
  append_text (self->text, "SUMMARY", summary);
  if (*description != '\0')
    append_text (self->text, "DESCRIPTION", description);
  g_string_append_printf (self->text, "END:%s\r\n", kind);
}

void
muster_club_calendar_add (MusterClubCalendar *self,
                          const char         *uid,
                          const char         *date,
                          const char         *summary,
                          const char         *description)
{
  g_autofree char *day = NULL;
  g_autofree char *start = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_if_fail (self != NULL && muster_club_date_is_valid (date));

  parts = g_strsplit (date, "-", -1);
  day = g_strjoinv ("", parts);
  start = g_strdup_printf ("DTSTART;VALUE=DATE:%s\r\n", day);
  append_component (self, "VEVENT", uid, start, summary, description);
}

void
muster_club_calendar_add_event (MusterClubCalendar            *self,
                                const MusterClubCalendarEvent *event)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *day = NULL;

  g_return_if_fail (self != NULL && muster_club_date_is_valid (event->date));

  parts = g_strsplit (event->date, "-", -1);
  day = g_strjoinv ("", parts);
  g_string_append (self->text, "BEGIN:VEVENT\r\n");
  append_text (self->text, "UID", event->uid);
  g_string_append_printf (self->text, "DTSTAMP:%s\r\nSEQUENCE:%u\r\n",
                          event->stamp != NULL ? event->stamp : self->stamp, event->sequence);
  /* Without a zone it is the time on the clock of the place, wherever it is read. */
  if (*event->time != '\0')
    g_string_append_printf (self->text, "DTSTART:%sT%.2s%.2s00\r\n", day, event->time, event->time + 3);
  else
    g_string_append_printf (self->text, "DTSTART;VALUE=DATE:%s\r\n", day);
  append_text (self->text, "SUMMARY", event->summary);
  if (*event->place != '\0')
    append_text (self->text, "LOCATION", event->place);
  if (*event->description != '\0')
    append_text (self->text, "DESCRIPTION", event->description);
  g_string_append (self->text, "END:VEVENT\r\n");
}

void
muster_club_calendar_add_task (MusterClubCalendar *self,
                               const char         *uid,
                               const char         *summary,
                               const char         *description)
{
  g_return_if_fail (self != NULL);

  append_component (self, "VTODO", uid, NULL, summary, description);
}

char *
muster_club_calendar_end (MusterClubCalendar *self)
{
  char *text;

  g_return_val_if_fail (self != NULL, NULL);

  g_string_append (self->text, "END:VCALENDAR\r\n");
  text = g_string_free (self->text, FALSE);
  g_free (self->stamp);
  g_free (self);

  return text;
}
