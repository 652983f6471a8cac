/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/club/muster-club.h"
#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

#define MUSTER_CLUB_ENTRY_MAX_SIDES 4
#define MUSTER_CLUB_ENTRY_DRAW (-1)
#define MUSTER_CLUB_ENTRY_OPEN (-2)

#define MUSTER_TYPE_CLUB_ENTRY_SIDE (muster_club_entry_side_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEntrySide, muster_club_entry_side, MUSTER, CLUB_ENTRY_SIDE, GObject)

/**
 * MusterClubEntrySide:
 *
 * A side of a result that is being typed in. Properties, all texts: players (names with commas between them),
 * force, points.
 */

#define MUSTER_TYPE_CLUB_ENTRY (muster_club_entry_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEntry, muster_club_entry, MUSTER, CLUB_ENTRY, GObject)

/**
 * MusterClubEntry:
 *
 * A result that is being typed in, new or to be put right.
 *
 * Properties: date, ruleset, scenario, place, campaign, notes (texts), winner (index of a side,
 * %MUSTER_CLUB_ENTRY_DRAW, or %MUSTER_CLUB_ENTRY_OPEN: nobody has said yet), attacker (index of a side, or
 * -1), is-new, fault (what is missing or wrong; "": it can be kept), warning (what is strange about it, or
 * "").
 *
 * As long as nobody has said who won, the points propose it (N-RESULT-02).
 */
MusterClubEntry  *muster_club_entry_new            (const char             *today) G_GNUC_WARN_UNUSED_RESULT;
/* Returns NULL if the form cannot show the result, because names in it contain commas. */
MusterClubEntry  *muster_club_entry_new_for        (const MusterClubResult *result) G_GNUC_WARN_UNUSED_RESULT;

/* MusterClubEntrySide, at least two. */
GListModel       *muster_club_entry_get_sides      (MusterClubEntry        *self);
void              muster_club_entry_add_side       (MusterClubEntry        *self);

/* From then on it knows who is a member, what is a double and which day it is. */
void              muster_club_entry_set_club       (MusterClubEntry        *self,
                                                    MusterClub             *club);
/* Begins another result with the same day, rules, place and campaign. Its sides are others. */
void              muster_club_entry_renew          (MusterClubEntry        *self);
/* The names that are no member's (N-MEMBER-04), and one of them replaced by a member's. */
char            **muster_club_entry_list_new       (MusterClubEntry        *self) G_GNUC_WARN_UNUSED_RESULT;
void              muster_club_entry_rename         (MusterClubEntry        *self,
                                                    const char             *name,
                                                    const char             *member);
/* Whether its day is more than a year ago (N-DATE-03). */
gboolean          muster_club_entry_is_long_ago    (MusterClubEntry        *self);

/* Returns NULL if the entry has a fault. */
MusterClubResult *muster_club_entry_dup_result     (MusterClubEntry        *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
