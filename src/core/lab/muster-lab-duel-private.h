/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/lab/muster-lab-duel.h"

G_BEGIN_DECLS

/* Counts what has become of the two by the end of @turn, with the chance of it. */
void     muster_lab_duel_count (const MusterLabDuel *duel,
                                MusterLabDuelResult *result,
                                const MusterState   *state,
                                guint                turn,
                                double               chance);
/* Works it out as a Markov chain. Returns FALSE if that is too much, or if cards are drawn. */
gboolean muster_lab_duel_chain (const MusterLabDuel *duel,
                                MusterLabBattle     *battle,
                                MusterLabDuelResult *result);

G_END_DECLS
