/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-league.h"

G_BEGIN_DECLS

/**
 * MusterClubSeason:
 * @from, @to: its first and its last day
 *
 * A stretch of time with a name and a scoring of its own. Seasons may overlap.
 */
typedef struct
{
  char *name;
  char *from;
  char *to;
  MusterClubScoring scoring;
} MusterClubSeason;

MusterClubSeason *muster_club_season_new       (const char              *name,
                                                const char              *from,
                                                const char              *to,
                                                const MusterClubScoring *scoring) G_GNUC_WARN_UNUSED_RESULT;
void              muster_club_season_free      (MusterClubSeason        *self);

/* Returns why this is not a season, or NULL. */
char             *muster_club_season_dup_fault (const MusterClubSeason  *self) G_GNUC_WARN_UNUSED_RESULT;
/* By the first day, then by name. For sorting arrays of pointers. */
int               muster_club_season_compare   (gconstpointer            a,
                                                gconstpointer            b);
/* (nullable): the one of that name. @seasons: (element-type MusterClubSeason) */
const MusterClubSeason *
                  muster_club_season_find      (GPtrArray               *seasons,
                                                const char              *name);

char             *muster_club_season_to_json   (const MusterClubSeason  *self) G_GNUC_WARN_UNUSED_RESULT;
/* NULL: it is not a season. @origin: what to call it in an error. */
MusterClubSeason *muster_club_season_from_json (const char              *origin,
                                                const char              *json,
                                                GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubSeason, muster_club_season_free)

G_END_DECLS
