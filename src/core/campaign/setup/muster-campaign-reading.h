/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/* Texts of a campaign, in bytes. */
#define MUSTER_CAMPAIGN_MAX_TEXT 65536

/* Members of an object that may be absent: @value keeps what it was then. */
gboolean muster_spot_take_int      (const MusterSpot  *object,
                                    const char        *member,
                                    int                min,
                                    int                max,
                                    int               *value);
gboolean muster_spot_take_boolean  (const MusterSpot  *object,
                                    const char        *member,
                                    gboolean          *value);
gboolean muster_spot_take_word     (const MusterSpot  *object,
                                    const char        *member,
                                    const char *const *words,
                                    int               *value);
gboolean muster_spot_take_text     (const MusterSpot  *object,
                                    const char        *member,
                                    gsize              max_bytes,
                                    char             **text);

/* A member that must be there. */
gboolean muster_spot_need_text     (const MusterSpot  *object,
                                    const char        *member,
                                    gsize              max_bytes,
                                    char             **text);
gboolean muster_spot_need_int      (const MusterSpot  *object,
                                    const char        *member,
                                    int                min,
                                    int                max,
                                    int               *value);

/* One of @words, ended by NULL: its place. */
gboolean muster_spot_read_word     (const MusterSpot  *spot,
                                    const char *const *words,
                                    int               *value);
/* [n, d]: a fraction of at most 1. */
gboolean muster_spot_read_fraction (const MusterSpot  *spot,
                                    int               *fraction);

/* Days are counted from 1, which is the first of January of the year 1. */
#define MUSTER_CAMPAIGN_LAST_DAY 3652059

gboolean muster_spot_read_day      (const MusterSpot  *spot,
                                    int               *day);
/* YYYY-MM-DD */
char    *muster_campaign_day_to_string (int            day) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
