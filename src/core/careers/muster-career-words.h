/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns a day of a campaign's calendar for a reader, such as "2 February 1879", with or
 * without the day of the week before it. */
char *muster_career_words_dup_day  (int         day,
                                    gboolean    with_weekday) G_GNUC_WARN_UNUSED_RESULT;
/* Does the same for a date as files write it. Returns a copy of @date if it is not a date. */
char *muster_career_words_dup_date (const char *date,
                                    gboolean    with_weekday) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
