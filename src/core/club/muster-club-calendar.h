/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Days that are to come, as other programs read them (iCalendar, RFC 5545). */
typedef struct _MusterClubCalendar MusterClubCalendar;

/* @stamp: when it is made, as in 20260131T120000Z: no clock is looked at here */
MusterClubCalendar *muster_club_calendar_new   (const char         *stamp) G_GNUC_WARN_UNUSED_RESULT;

/* A whole day. @uid: tells it from all others, for ever; @date: YYYY-MM-DD */
void                muster_club_calendar_add   (MusterClubCalendar *self,
                                                const char         *uid,
                                                const char         *date,
                                                const char         *summary,
                                                const char         *description);
/* Something that is to be done, on a day that nobody has said yet. */
void                muster_club_calendar_add_task (MusterClubCalendar *self,
                                                   const char         *uid,
                                                   const char         *summary,
                                                   const char         *description);
/* Uses it up. (transfer full) */
char               *muster_club_calendar_end   (MusterClubCalendar *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
