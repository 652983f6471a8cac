/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "sheets/muster-document.h"

G_BEGIN_DECLS

/* What became of a battle: result, score, sides with their units, and the log turn by turn. Of a
 * battle that is looked at in the past, the report is of that moment. */
MusterDocument *muster_battle_report_new (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
