/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* What became of a battle: result, what it and its rematch came to (@sum: (nullable)), score, the despatch,
 * sides with their units, casualties, deeds, luck, and, unless the options leave its course out, the log turn
 * by turn. Of a battle that is looked at in the past, the report is of that moment. The despatch is the one
 * that was edited; otherwise, of a battle that is over, it is written from the log. */
MusterDocument *muster_battle_report_new (MusterBattle             *battle,
                                          const char               *sum,
                                          const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
