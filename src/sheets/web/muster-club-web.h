/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-names.h"
#include "core/club/muster-club-tables.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/**
 * MusterWebFile:
 * @name: of letters, digits, hyphens and one dot; of people it says nothing
 */
typedef struct
{
  char *name;
  GBytes *content;
} MusterWebFile;

/**
 * MusterClubWeb:
 * @season: (nullable): the name of the season whose league is shown; NULL: all results
 * @tables: of the season
 * @all: of all results
 * @members: all members as the book calls them, by name, ended by NULL
 * @club: what the club is called, or ""
 * @accent: (nullable): its colour, as #rrggbb
 * @badge: (nullable): the letters on its badge
 * @names: whose name is whose
 * @numbers: (element-type utf8 utf8): what those who are not named are called
 * @evenings: (element-type MusterEvening): all evenings
 * @events: (element-type MusterTournament)
 * @today: a day; evenings before it are not to come
 *
 * What the web pages of a club are made of (N-WEB-01, N-WEB-04). Who does not want to be named is a
 * number in it already.
 */
typedef struct
{
  const char *season;
  const MusterClubTables *tables;
  const MusterClubTables *all;
  const char *const *members;
  MusterLibrary *library;
  const char *club;
  const char *accent;
  const char *badge;
  const MusterClubNames *names;
  GHashTable *numbers;
  GPtrArray *evenings;
  GPtrArray *events;
  const char *today;
} MusterClubWeb;

/* (transfer full) (element-type MusterWebFile): all files of the pages. The same club always gives the
 * same bytes. */
GPtrArray *muster_club_web_list_files (const MusterClubWeb *self) G_GNUC_WARN_UNUSED_RESULT;

void       muster_club_web_file_free       (MusterWebFile       *self);

G_END_DECLS
