/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/club/muster-club-results.h"
#include "core/club/muster-club-tables.h"
#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* The season for which the user sets the days. */
#define MUSTER_CLUB_SEASON_CUSTOM "custom"
/* Before the name of a season that the club keeps, which brings its days and its scoring. */
#define MUSTER_CLUB_SEASON_NAMED "season:"

#define MUSTER_TYPE_CLUB (muster_club_get_type ())
G_DECLARE_FINAL_TYPE (MusterClub, muster_club, MUSTER, CLUB, GObject)

/**
 * MusterClub:
 *
 * The club as it is looked at: its results and what follows from them, by the choice that was made. It is
 * read and worked out beside, and again when anything in the file has changed; until then what was there
 * before stays.
 *
 * Properties: store, library, today (a day; construct only),
 * is-watched (somebody looks at it: otherwise it does not follow the file), trouble (why it cannot be read,
 * or ""), counts ("42 battles, 8 members"). Of the choice: season ("", a year,
 * "season:" and the name of one, or "custom"), from, to,
 * ruleset, place, scoring ("3,1,0"), search.
 *
 * Signal: changed (of anything but the search).
 */
MusterClub              *muster_club_new              (MusterStore    *store,
                                                       MusterLibrary  *library,
                                                       const char     *today) G_GNUC_WARN_UNUSED_RESULT;

MusterStore             *muster_club_get_store        (MusterClub     *self);
MusterLibrary           *muster_club_get_library      (MusterClub     *self);
const char              *muster_club_get_today        (MusterClub     *self);
gboolean                 muster_club_is_loaded        (MusterClub     *self);
gboolean                 muster_club_is_empty         (MusterClub     *self);

/* (nullable): NULL until it is loaded. */
const MusterClubContent *muster_club_get_content      (MusterClub     *self);
MusterClubTables        *muster_club_get_tables       (MusterClub     *self);

/* Whether the result was typed in or imported, so that it can be changed and removed. */
gboolean                 muster_club_is_entered       (MusterClub     *self,
                                                       const char     *battle);

/* MusterClubRow, MusterClubResultItem. */
GListModel              *muster_club_get_league       (MusterClub     *self);
GListModel              *muster_club_get_results      (MusterClub     *self);
/* Shows only the results of a member, with the same choice. */
void                     muster_club_show_results_of  (MusterClub        *self,
                                                       const char        *member,
                                                       MusterClubResults *results);

G_END_DECLS
