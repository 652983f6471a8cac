/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterRematchSum:
 * @other: by side of the first battle: the side of the second that is the same player's
 * @points: by side of the first battle: both battles together
 * @winner: side of the first battle, or -1: a draw
 */
typedef struct
{
  int other[2];
  int points[2];
  int winner;
} MusterRematchSum;

/* Two battles of the same scenario in which who attacked defends and the other way round. */
gboolean muster_rematch_add_up (const MusterSetup  *first,
                                const MusterState  *first_state,
                                const MusterSetup  *second,
                                const MusterState  *second_state,
                                MusterRematchSum   *sum,
                                GError            **error);

G_END_DECLS
