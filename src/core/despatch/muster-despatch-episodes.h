/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-result.h"

G_BEGIN_DECLS

/* The most episodes that a despatch tells, however long the battle was. */
#define MUSTER_EPISODES_MAX 12

/**
 * MusterEpisode:
 * @first: index of its first moment
 * @n: how many moments it has, all from one order
 * @weight: how much it is worth telling
 */
typedef struct
{
  guint first;
  guint n;
  guint weight;
} MusterEpisode;

/* Chooses the episodes that are most worth telling, in the order in which they happened. */
GArray *muster_despatch_episodes_choose (const MusterBattleResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
