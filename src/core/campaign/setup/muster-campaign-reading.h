/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/* The longest text of a campaign, in bytes. */
#define MUSTER_CAMPAIGN_MAX_TEXT 65536

/* Read an optional member of an object; if it is absent, the value is unchanged. */
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

/* Read a member that must be present. */
gboolean muster_spot_need_text     (const MusterSpot  *object,
                                    const char        *member,
                                    gsize              max_bytes,
                                    char             **text);
gboolean muster_spot_need_int      (const MusterSpot  *object,
                                    const char        *member,
                                    int                min,
                                    int                max,
                                    int               *value);

/* Reads one of @words, which end with NULL, as its index. */
gboolean muster_spot_read_word     (const MusterSpot  *spot,
                                    const char *const *words,
                                    int               *value);
/* Reads [n, d], a fraction of at most 1. */
gboolean muster_spot_read_fraction (const MusterSpot  *spot,
                                    int               *fraction);

/* Whether @digest can be the SHA-256 of an image. */
gboolean muster_campaign_map_reader_check_picture (const MusterSpot *spot,
                                                   const char       *digest);

/* Days are counted from 1, which is the first of January of the year 1. */
#define MUSTER_CAMPAIGN_LAST_DAY 3652059

gboolean muster_spot_read_day      (const MusterSpot  *spot,
                                    int               *day);
/* YYYY-MM-DD */
char    *muster_campaign_day_to_string (int            day) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
