/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/* The book of a club for everybody: merged names are those of their members, notes are left out, and
 * whoever does not want to be named is “Member N”, as erasing would make him. @members: (element-type utf8
 * MusterClubMember). @numbers: (out) (transfer full) (element-type utf8 utf8): what those who are not
 * named are called. @everybody: (out) (transfer full): all members by name, as the book calls them. */
MusterClubBook *muster_club_unnamed_new_book (GPtrArray              *results,
                                              const MusterClubNames  *names,
                                              GHashTable             *members,
                                              GHashTable            **numbers,
                                              char                 ***everybody) G_GNUC_WARN_UNUSED_RESULT;
/* A text that somebody wrote, with numbers for those who are not named. */
char           *muster_club_unnamed_dup_text (const MusterClubNames  *names,
                                              GHashTable             *numbers,
                                              const char             *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
