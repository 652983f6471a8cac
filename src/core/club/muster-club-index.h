/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/**
 * MusterClubIndex:
 *
 * What can be searched for in each result: players and members, sides, forces, ruleset, scenario, place,
 * campaign, notes, date. Upper and lower case and the ways to write a letter make no difference. Immutable
 * once made.
 */
typedef struct _MusterClubIndex MusterClubIndex;

/* What people call what a result has the id of, or NULL. */
typedef const char *(*MusterClubNameFunc) (const char *ruleset,
                                           const char *scenario,
                                           gpointer    data);

/* @name: (nullable): called with a ruleset alone, and with a ruleset and a scenario; on this thread */
MusterClubIndex *muster_club_index_new     (const MusterClubBook  *book,
                                            MusterClubNameFunc     name,
                                            gpointer               data) G_GNUC_WARN_UNUSED_RESULT;
void             muster_club_index_free    (MusterClubIndex       *self);

/* What was typed, as words to look for. */
char           **muster_club_index_split   (const char            *search) G_GNUC_WARN_UNUSED_RESULT;
/* Whether all of the words are in the result of this number. */
gboolean         muster_club_index_matches (const MusterClubIndex *self,
                                            guint                  game,
                                            char                 **words);
/* The same of any text. */
gboolean         muster_club_text_matches  (const char            *text,
                                            char                 **words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubIndex, muster_club_index_free)

G_END_DECLS
