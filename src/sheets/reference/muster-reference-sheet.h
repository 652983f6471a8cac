/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-sheet-options.h"

G_BEGIN_DECLS

/* The rules at a glance, as the ruleset's own description has them; figures are those of its catalog with
 * its packs. @optional_rules: (nullable): ids of those in force; where they are not decided yet, all are
 * listed. */
MusterDocument *muster_reference_sheet_new (MusterRuleset            *ruleset,
                                            const char *const        *optional_rules,
                                            const MusterSheetOptions *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
