/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-result.h"

G_BEGIN_DECLS

gboolean muster_battle_amend_fate   (MusterBattleResult   *result,
                                     const MusterIncident *said,
                                     gboolean              is_away);
void     muster_battle_amend_leader (MusterBattleResult   *result,
                                     int                   unit);
void     muster_battle_amend_building (MusterBattleResult *result,
                                       int                 building);
void     muster_battle_amend_turn   (MusterBattleResult   *result,
                                     int                   from,
                                     int                   to);

G_END_DECLS
