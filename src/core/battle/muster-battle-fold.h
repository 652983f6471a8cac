/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-result.h"

G_BEGIN_DECLS

/* The result of @battle, for muster_battle_result_new(). */
MusterBattleResult *muster_battle_fold (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
