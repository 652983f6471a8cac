/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterRematchSum:
 * @other: by side of the first battle: the side of the second battle that the same player has
 * @points: by side of the first battle: the points of both battles
 * @winner: side of the first battle, or -1: a draw
 */
typedef struct
{
  int other[2];
  int points[2];
  int winner;
} MusterRematchSum;

/* Whether a rematch can be added to the battle. */
gboolean muster_rematch_is_possible (const MusterSetup *setup);
/* Adds up two battles of the same scenario in which attacker and defender changed places. */
gboolean muster_rematch_add_up (const MusterSetup  *first,
                                const MusterState  *first_state,
                                const MusterSetup  *second,
                                const MusterState  *second_state,
                                MusterRematchSum   *sum,
                                GError            **error);
/* "Both battles: Column 7 : 5 Impi · Column wins" */
char    *muster_rematch_dup_line  (const MusterSetup      *first,
                                   const MusterSetup      *second,
                                   const MusterRematchSum *sum) G_GNUC_WARN_UNUSED_RESULT;
/* The score of one battle, with @side first: "Column 4 : 2 Impi" */
char    *muster_rematch_dup_score (const MusterSetup      *setup,
                                   const MusterState      *state,
                                   int                     side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
