/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-random.h"

G_BEGIN_DECLS

/* Fills @random for dice that nobody can foresee, from the system's own source of randomness. Whoever wants
 * to see the same dice again, a test above all, says so with a number in the environment, MUSTER_SEED: the
 * seeds then come from it, one after another. */
void muster_dice_seed (MusterRandom *random);

G_END_DECLS
