/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/plans/muster-battle-plan.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* What is cut out and put beside the units on the table, as many of each as they can need at a time: markers
 * as the ruleset describes them, casualties, leaders and objectives (%MUSTER_SHEET_MARKERS), or name plates
 * to fold (%MUSTER_SHEET_PLATES). Of a battle for all its sides, with the markers of its map. */
MusterDocument *muster_marker_sheet_new          (MusterForceVariant *variant,
                                                  MusterSheetKind     kind,
                                                  const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;
MusterDocument *muster_marker_sheet_new_for_plan (MusterBattlePlan   *plan,
                                                  MusterSheetKind     kind,
                                                  const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
