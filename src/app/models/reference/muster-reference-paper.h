/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "sheets/muster-sheet-source.h"

G_BEGIN_DECLS

/* The sheets of a book: its quick reference, and what was found in it, with maps of scenarios.
 * @optional_rules: (nullable): the rules in play. */
MusterSheetSource *muster_reference_paper_new (MusterLibrary     *library,
                                               MusterRuleset     *ruleset,
                                               const char *const *optional_rules,
                                               GListModel        *found) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
