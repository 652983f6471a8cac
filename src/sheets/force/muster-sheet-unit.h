/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "sheets/document/muster-sheet-card.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* Makes cards from what the catalog and the ruleset say of a unit. No code here knows a ruleset
 * by name. */

/* A line of a roster: what it is, its figures, and who leads it. */
MusterSheetCard *muster_sheet_unit_new_entry      (MusterForce              *force,
                                                   MusterForceUnit          *unit,
                                                   const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;
/* Makes the same with everything that players need at the table. */
MusterSheetCard *muster_sheet_unit_new_card       (MusterForce              *force,
                                                   MusterForceUnit          *unit,
                                                   const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;
/* Makes the card of the leader; NULL if the unit has none. */
MusterSheetCard *muster_sheet_unit_new_leader     (MusterForce              *force,
                                                   MusterForceUnit          *unit,
                                                   const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the notes on the unit are too long for a line of a roster. */
gboolean         muster_sheet_unit_has_long_notes (MusterForceUnit          *unit);

G_END_DECLS
