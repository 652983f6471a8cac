/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "sheets/document/muster-sheet-card.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* Cards made of what the catalog and the ruleset say of a unit; none knows a ruleset by name. */

/* A line of a roster: what it is, its figures, and who leads it. */
MusterSheetCard *muster_sheet_unit_new_entry      (MusterForce              *force,
                                                   MusterForceUnit          *unit,
                                                   const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;
/* The same with all that is needed of it at the table. */
MusterSheetCard *muster_sheet_unit_new_card       (MusterForce              *force,
                                                   MusterForceUnit          *unit,
                                                   const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;
/* Who leads it: NULL where that is nobody. */
MusterSheetCard *muster_sheet_unit_new_leader     (MusterForce              *force,
                                                   MusterForceUnit          *unit,
                                                   const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the notes on the unit are too long for a line of a roster. */
gboolean         muster_sheet_unit_has_long_notes (MusterForceUnit          *unit);

G_END_DECLS
