/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/**
 * MusterClubGuessSeat:
 * @line: what is known of a player; the verdict only if @has_verdict
 */
typedef struct
{
  MusterClubLine line;
  gboolean has_verdict;
} MusterClubGuessSeat;

/* Settles who won from what is known: places, results, or else points (N-IMPORT-05, N-IMPORT-14). Returns why
 * it cannot be told, or NULL. */
char     *muster_club_seats_settle      (MusterClubGuessSeat *seats,
                                         guint                n_seats) G_GNUC_WARN_UNUSED_RESULT;

/* Points as spreadsheets write them: 12, 12.0, 12.50; with @comma also 12,5. */
gboolean  muster_club_seats_read_points (const char          *text,
                                         gboolean             comma,
                                         gint64              *points);

G_END_DECLS
