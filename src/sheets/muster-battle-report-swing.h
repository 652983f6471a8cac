/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/lab/muster-lab-swing.h"
#include "sheets/chart/muster-chart.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* Nothing of it is shown unless somebody has asked for it. */
MusterChart *muster_battle_report_swing_new_chart  (MusterLabSwing        *swing) G_GNUC_WARN_UNUSED_RESULT;
char        *muster_battle_report_swing_dup_moment (MusterLabSwing        *swing,
                                                    MusterBattle          *battle,
                                                    const MusterLabMoment *moment) G_GNUC_WARN_UNUSED_RESULT;
void         muster_battle_report_swing_add        (MusterDocument        *document,
                                                    MusterLabSwing        *swing,
                                                    MusterBattle          *battle);

G_END_DECLS
