/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* Whether the rules say how a side acts that nobody plays. */
gboolean        muster_solo_sheet_is_there (MusterRuleset            *ruleset);
/* What players need who face it without the program: how it thinks, and the tables that it is rolled on. */
MusterDocument *muster_solo_sheet_new      (MusterRuleset            *ruleset,
                                            const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
