/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A day of a campaign's calendar for a reader: "2 February 1879", or with the day of the week before it. */
char *muster_career_dup_day  (int         day,
                              gboolean    with_weekday) G_GNUC_WARN_UNUSED_RESULT;
/* The same of a date as files have it; @date itself if it is none. */
char *muster_career_dup_date (const char *date,
                              gboolean    with_weekday) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
