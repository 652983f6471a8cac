/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-result.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* The sections of a report besides score and log. Each function adds its section only if it has
 * something to tell. */
void muster_battle_report_result_add_despatch   (MusterDocument           *document,
                                                 const char               *despatch);
void muster_battle_report_result_add_casualties (MusterDocument           *document,
                                                 const MusterBattleResult *result);
void muster_battle_report_result_add_deeds      (MusterDocument           *document,
                                                 const MusterBattleResult *result);
void muster_battle_report_result_add_luck       (MusterDocument           *document,
                                                 const MusterBattleResult *result);
void muster_battle_report_result_add_turns      (MusterDocument           *document,
                                                 const MusterBattleResult *result);

G_END_DECLS
