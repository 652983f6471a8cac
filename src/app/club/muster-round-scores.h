/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club-rounds.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ROUND_SCORES (muster_round_scores_get_type ())
G_DECLARE_FINAL_TYPE (MusterRoundScores, muster_round_scores, MUSTER, ROUND_SCORES, GtkBox)

/**
 * MusterRoundScores:
 *
 * The points of a pair: the attacker's, then the defender's. Return leads from one to the other, and
 * enters the result.
 *
 * Signals: entered; refused (reason).
 */
GtkWidget *muster_round_scores_new   (MusterClubRounds      *rounds);

/* @stays: whether what is being typed stays while there is no result. */
void       muster_round_scores_show  (MusterRoundScores     *self,
                                      const MusterRoundPair *pair,
                                      gboolean               stays);
/* @points: (out): of both. Whether both can be read; what cannot be is marked. */
gboolean   muster_round_scores_read  (MusterRoundScores     *self,
                                      gint64                *points);
gboolean   muster_round_scores_focus (MusterRoundScores     *self);

G_END_DECLS
