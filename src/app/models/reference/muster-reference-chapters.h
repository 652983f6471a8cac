/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/reference/muster-reference-item.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* Adds all that can be looked up in a ruleset to @items (MusterReferenceItem), in reading order. */
void muster_reference_chapters_add (GPtrArray         *items,
                                    MusterRuleset     *ruleset,
                                    const char *const *optional_rules);

G_END_DECLS
