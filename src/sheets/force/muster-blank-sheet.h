/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* A roster to fill in by hand: what is said of a unit of this ruleset, with room to say it. */
MusterDocument *muster_blank_sheet_new (MusterRuleset            *ruleset,
                                        const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
