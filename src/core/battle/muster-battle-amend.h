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

G_END_DECLS
