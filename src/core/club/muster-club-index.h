/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/**
 * MusterClubIndex:
 *
 * The words by which each result can be found: players and members, sides, forces, ruleset,
 * scenario, place, campaign, notes, date. Case and the different encodings of a letter make no
 * difference. An index never changes.
 */
typedef struct _MusterClubIndex MusterClubIndex;

/* Returns the name of a ruleset, or of one of its scenarios, for the ids in a result; NULL if it
 * has none. */
typedef const char *(*MusterClubNameFunc) (const char *ruleset,
                                           const char *scenario,
                                           gpointer    data);

/* @name: (nullable): called with a ruleset alone, and with a ruleset and a scenario; always on
 * this thread */
MusterClubIndex *muster_club_index_new     (const MusterClubBook  *book,
                                            MusterClubNameFunc     name,
                                            gpointer               data) G_GNUC_WARN_UNUSED_RESULT;
void             muster_club_index_free    (MusterClubIndex       *self);

/* Splits what was typed into the words to look for. */
char           **muster_club_index_split   (const char            *search) G_GNUC_WARN_UNUSED_RESULT;
/* Returns whether the result with this number has all of the words. */
gboolean         muster_club_index_matches (const MusterClubIndex *self,
                                            guint                  game,
                                            char                 **words);
/* Returns whether a text has all of the words. */
gboolean         muster_club_text_matches  (const char            *text,
                                            char                 **words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubIndex, muster_club_index_free)

G_END_DECLS
