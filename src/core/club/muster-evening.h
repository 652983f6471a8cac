/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-round.h"

G_BEGIN_DECLS

/* How many evenings pairing looks back unless the secretary says otherwise. */
#define MUSTER_EVENING_LAST 3
#define MUSTER_EVENING_MAX_LAST 1000

/**
 * MusterEveningGuest:
 * @at: when he came, as 19:30, or ""
 * @left_at: when he left, or ""
 *
 * Somebody who came.
 */
typedef struct
{
  char *name;
  char *at;
  char *left_at;
  gboolean has_left;
} MusterEveningGuest;

/**
 * MusterEvening:
 * @key: under which it is stored, or ""
 * @number: under which lists know it
 * @stamp: seconds since 1970 of the last change
 * @date: a day
 * @time: as 19:30, or ""
 * @last: how many evenings pairing looks back
 * @expected: (element-type utf8)
 * @guests: (element-type MusterEveningGuest): as they came
 * @rounds: (element-type MusterRound)
 *
 * An evening of the club. Its key, number and stamp are not part of its document.
 *
 * Names are those under which people came. To find somebody under another name of his, callers ask
 * muster_evening_find_name() first.
 */
typedef struct
{
  char *key;
  gint64 number;
  gint64 stamp;
  char *date;
  char *time;
  char *place;
  char *title;
  guint last;
  GPtrArray *expected;
  GPtrArray *guests;
  GPtrArray *rounds;
} MusterEvening;

MusterEvening      *muster_evening_new        (const char          *date) G_GNUC_WARN_UNUSED_RESULT;
MusterEvening      *muster_evening_copy       (const MusterEvening *self) G_GNUC_WARN_UNUSED_RESULT;
void                muster_evening_free       (MusterEvening       *self);

/* Reads and writes the document. Errors name the place. */
char               *muster_evening_json_write (const MusterEvening *self) G_GNUC_WARN_UNUSED_RESULT;
MusterEvening      *muster_evening_json_read  (const char          *key,
                                               const char          *json,
                                               GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/* Compares by day, time and number. For sorting arrays of pointers to evenings. */
int                 muster_evening_compare    (gconstpointer        a,
                                               gconstpointer        b);
/* Returns whether @time is as 19:30. */
gboolean            muster_evening_is_time    (const char          *time);

/* Returns the guest, or NULL if he has not come. */
MusterEveningGuest *muster_evening_find_guest (const MusterEvening *self,
                                               const char          *name);
gboolean            muster_evening_is_here    (const MusterEvening *self,
                                               const char          *name);
/* Returns the last round, or NULL. */
MusterRound        *muster_evening_get_last   (const MusterEvening *self);
/* (element-type utf8): lists who is here and neither in a pair of the round nor sits out. */
GPtrArray          *muster_evening_list_free  (const MusterEvening *self,
                                               const MusterRound *round) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the name that he has in this evening, if it is another one of his; otherwise that of the
 * member. */
const char         *muster_evening_find_name  (const MusterEvening *self,
                                               const MusterClubNames *names,
                                               const char          *name);
/* Gives somebody another name wherever it occurs. Returns whether it did. */
gboolean            muster_evening_rename     (MusterEvening       *self,
                                               const char          *name,
                                               const char          *other);

/* Adds its results as the club counts them. */
void                muster_evening_add_results (const MusterEvening *self,
                                                GPtrArray           *results);
/* Returns what to call it: its title, or a word for any evening. */
const char         *muster_evening_get_title  (const MusterEvening *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterEvening, muster_evening_free)

G_END_DECLS
