/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/lab/muster-lab-swing.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* Makes a report of a battle: the result, that of the battle and its rematch together (@sum:
 * (nullable)), the score, the despatch, sides with their units, casualties, deeds, luck and,
 * unless the options leave it out, the log turn by turn. If the battle shows a moment of the
 * past, the report is about that moment. The despatch is the edited one or, once the battle is
 * over, the one made from the log. */
MusterDocument *muster_battle_report_new (MusterBattle             *battle,
                                          const char               *sum,
                                          const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

/* The same with how the battle swung, for those who ask for it. */
MusterDocument *muster_battle_report_new_with_swing (MusterBattle             *battle,
                                                     const char               *sum,
                                                     MusterLabSwing           *swing,
                                                     const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
