/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Days as the club writes them, YYYY-MM-DD, so that comparing the texts compares the days. */

gboolean muster_club_date_is_valid  (const char *date);
/* What to say of one that is not. */
char    *muster_club_date_dup_fault (const char *date) G_GNUC_WARN_UNUSED_RESULT;

/* Days since the first of January of the year 1, for differences. */
guint    muster_club_date_get_day   (const char *date);
/* The month, counted from the year 0: 12 * year + month - 1. */
guint    muster_club_date_get_month (const char *date);

G_END_DECLS
