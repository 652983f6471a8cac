/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A pair of opponents. Players are numbered in the order in which they were named. */
typedef struct
{
  guint attacker;
  guint defender;
} MusterClubMatch;

#define MUSTER_CLUB_NO_BYE (-1)

/**
 * MusterClubRound:
 * @pairs: (element-type MusterClubMatch):
 * @bye: the player who sits out, or %MUSTER_CLUB_NO_BYE
 */
typedef struct
{
  guint number;
  GArray *pairs;
  int bye;
} MusterClubRound;

MusterClubRound *muster_club_round_robin_new  (guint              number) G_GNUC_WARN_UNUSED_RESULT;
void             muster_club_round_robin_free (MusterClubRound   *self);

/* (element-type MusterClubRound): Lets everybody play everybody, by the circle method. @twice:
 * everybody plays everybody a second time, with roles exchanged. */
GPtrArray       *muster_club_round_robin (guint              n_players,
                                          gboolean           twice) G_GNUC_WARN_UNUSED_RESULT;

/* Returns what is wrong with a list of names, or NULL: it has fewer than two, an empty one, or
 * one that occurs twice. */
char            *muster_club_round_robin_players_dup_fault (const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubRound, muster_club_round_robin_free)

G_END_DECLS
