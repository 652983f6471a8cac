/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterClubUncounted:
 * @battle: the text that would identify its result
 * @reason: why it is no result, in words that go on a sentence
 *
 * A battle that was fought to its end but cannot be a result.
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

/* Returns words about all of them that name at most @max; "" if there are none. @uncounted:
 * (element-type MusterClubUncounted). */
char                 *muster_club_uncounted_dup_words (GPtrArray          *uncounted,
                                                       guint               max) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the names of the sides in a result. If two sides have the same name, the later one
 * gets a number. */
char                **muster_club_uncounted_list_sides          (const char *const  *names) G_GNUC_WARN_UNUSED_RESULT;

/* These say why a battle is no result. */
char                 *muster_club_uncounted_say_nobody (const char         *side) G_GNUC_WARN_UNUSED_RESULT;
char                 *muster_club_uncounted_say_both   (const char         *player) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubUncounted, muster_club_uncounted_free)

G_END_DECLS
