/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Who meets whom. Players are numbers, in the order in which they were named. */
typedef struct
{
  guint attacker;
  guint defender;
} MusterClubMatch;

#define MUSTER_CLUB_NO_BYE (-1)

/**
 * MusterClubRound:
 * @pairs: (element-type MusterClubMatch):
 * @bye: who sits out, or %MUSTER_CLUB_NO_BYE
 */
typedef struct
{
  guint number;
  GArray *pairs;
  int bye;
} MusterClubRound;

MusterClubRound *muster_club_round_new   (guint              number) G_GNUC_WARN_UNUSED_RESULT;
void             muster_club_round_free  (MusterClubRound   *self);

/* Everybody against everybody by the circle method, @twice with roles changed the second time.
 * (element-type MusterClubRound) */
GPtrArray       *muster_club_round_robin (guint              n_players,
                                          gboolean           twice) G_GNUC_WARN_UNUSED_RESULT;

/* What is wrong with a list of names, or NULL: fewer than two, an empty one, one that comes twice. */
char            *muster_club_players_dup_fault (const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubRound, muster_club_round_free)

G_END_DECLS
