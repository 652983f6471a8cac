/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns whether @text is a day of the calendar, written YYYY-MM-DD. Comparing such texts compares
 * the days. */
gboolean muster_day_is_valid (const char *text);

/* Reads a day as people write it: "1 April 1879", "Apr. 1, 1879", in English or in the reader's
 * language, or YYYY-MM-DD. Returns: (nullable): the day as YYYY-MM-DD; NULL if @text is no day. */
char    *muster_day_read     (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* @day: a valid day, YYYY-MM-DD. Returns it as people write it: "1 April 1879". */
char    *muster_day_write    (const char *day) G_GNUC_WARN_UNUSED_RESULT;
/* The time of the day: "14:05", or "2:05 PM" where the locale of dates counts twelve hours. */
char    *muster_day_write_time (GDateTime *moment) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
