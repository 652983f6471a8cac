/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Dates as the club writes them: YYYY-MM-DD. Comparing the texts compares the dates. */

gboolean muster_club_date_is_valid  (const char *date);
/* Returns what to tell the user about a date that is not valid. */
char    *muster_club_date_dup_fault (const char *date) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the number of days since the first of January of the year 1, for computing
 * differences. */
guint    muster_club_date_get_day   (const char *date);
/* Returns the number of months since the year 0: 12 * year + month - 1. */
guint    muster_club_date_get_month (const char *date);

G_END_DECLS
