/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-random.h"

G_BEGIN_DECLS

/* Seeds @random from the system's source of randomness, so that nobody can foresee the dice. If the
 * environment variable MUSTER_SEED is a number, the seeds are derived from it, one after another,
 * so that tests get the same dice each time. */
void muster_dice_seed (MusterRandom *random);

G_END_DECLS
