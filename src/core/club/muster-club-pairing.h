/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-club-round-robin.h"

G_BEGIN_DECLS

/* Swiss pairing: who stands near each other in the league meets, with as few second meetings as can be.
 *
 * Players are numbers in the order of @names, which are those of members; @from: (nullable): the first day
 * that counts. The higher attacks. */
MusterClubRound *muster_club_pair_swiss   (const MusterClubBook  *book,
                                           const char            *from,
                                           const char *const     *names) G_GNUC_WARN_UNUSED_RESULT;

/* The first of all pairings with the fewest second meetings, comparing the partner of the highest, then of
 * the next who is free, and so on. @n: even; players are numbered from the highest; @met: a row of @n flags
 * for each. (array length=n): who meets whom. */
guint           *muster_club_pair_highest (guint                  n,
                                           const gboolean        *met) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
