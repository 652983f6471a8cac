/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterClubUncounted:
 * @battle: what would tell it from others
 * @reason: half a sentence
 *
 * A battle that was fought to its end and is no result.
 */
typedef struct
{
  char *battle;
  char *title;
  char *reason;
} MusterClubUncounted;

/* @reason: (transfer full). */
MusterClubUncounted  *muster_club_uncounted_new       (const char         *battle,
                                                       const char         *title,
                                                       char               *reason) G_GNUC_WARN_UNUSED_RESULT;
void                  muster_club_uncounted_free      (MusterClubUncounted *self);

/* What is said of all of them, of which @max are named; "" if there are none. @uncounted: (element-type
 * MusterClubUncounted). */
char                 *muster_club_uncounted_dup_words (GPtrArray          *uncounted,
                                                       guint               max) G_GNUC_WARN_UNUSED_RESULT;

/* What the sides of a battle are called in a result: one whose name another side has before it gets a
 * number. */
char                **muster_club_list_sides          (const char *const  *names) G_GNUC_WARN_UNUSED_RESULT;

/* Why a battle is none. */
char                 *muster_club_say_nobody          (const char         *side) G_GNUC_WARN_UNUSED_RESULT;
char                 *muster_club_say_both            (const char         *player) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubUncounted, muster_club_uncounted_free)

G_END_DECLS
