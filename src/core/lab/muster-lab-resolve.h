/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/lab/muster-lab-battle.h"

G_BEGIN_DECLS

/* Fights one battle between two policies, with seeded dice, and writes it down: an ordinary battle with an
 * ordinary log, which is marked as simulated (V-BATTLE-05). NULL and an error if it cannot be fought on the
 * line. */
MusterBattle *muster_lab_resolve         (MusterSetup         *setup,
                                          const MusterPolicy  *first,
                                          const MusterPolicy  *second,
                                          guint64              seed,
                                          GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same in a battle that has begun already: a note or the rolls before it may stand in its log. */
gboolean      muster_lab_resolve_battle  (MusterBattle        *battle,
                                          const MusterPolicy  *first,
                                          const MusterPolicy  *second,
                                          guint64              seed,
                                          GError             **error);

G_END_DECLS
