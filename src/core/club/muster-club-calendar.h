/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes future days for calendar programs (iCalendar, RFC 5545). */
typedef struct _MusterClubCalendar MusterClubCalendar;

/* @stamp: the time at which the file is made, such as 20260131T120000Z. The caller gives it, so
 * that nothing here depends on the clock. */
MusterClubCalendar *muster_club_calendar_new   (const char         *stamp) G_GNUC_WARN_UNUSED_RESULT;

/**
 * MusterClubCalendarEvent:
 * @uid: an id that no other entry ever has, and that this one always has
 * @sequence: higher each time it has changed
 * @stamp: (nullable): when it was changed last, if the calendar is not to say when it was made
 * @date: YYYY-MM-DD
 * @time: HH:MM in the time of the place, or "" for the whole day
 */
typedef struct
{
  const char *uid;
  guint sequence;
  const char *stamp;
  const char *date;
  const char *time;
  const char *summary;
  const char *place;
  const char *description;
} MusterClubCalendarEvent;

void                muster_club_calendar_add_event (MusterClubCalendar            *self,
                                                    const MusterClubCalendarEvent *event);
/* Adds a whole day. @uid: an id that no other entry ever has; @date: YYYY-MM-DD. */
void                muster_club_calendar_add   (MusterClubCalendar *self,
                                                const char         *uid,
                                                const char         *date,
                                                const char         *summary,
                                                const char         *description);
/* Adds a task whose day is not known yet. */
void                muster_club_calendar_add_task (MusterClubCalendar *self,
                                                   const char         *uid,
                                                   const char         *summary,
                                                   const char         *description);
/* Returns: (transfer full): the file. Frees @self. */
char               *muster_club_calendar_end   (MusterClubCalendar *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
