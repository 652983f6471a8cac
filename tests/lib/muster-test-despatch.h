/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/despatch/muster-despatch.h"

G_BEGIN_DECLS

void muster_test_check_despatch (MusterBattle             *battle);
void muster_test_check_numbers  (MusterBattle             *battle,
                                 const MusterBattleResult *result,
                                 const MusterSentence     *sentence);

G_END_DECLS
