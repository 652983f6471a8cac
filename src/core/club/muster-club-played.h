/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/**
 * MusterClubPlayed:
 * @ruleset: a text of the book; "" for battles that do not say what was played
 * @battles: how often it was played, byes left out
 */
typedef struct
{
  const char *ruleset;
  guint battles;
} MusterClubPlayed;

/* Counts how often each game was played, the most frequent first, then by the text. */
GArray *muster_club_played_new (const MusterClubBook   *book,
                                const MusterClubFilter *filter) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
