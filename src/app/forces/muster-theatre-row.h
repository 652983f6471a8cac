/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_THEATRE_ROW (muster_theatre_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterTheatreRow, muster_theatre_row, MUSTER, THEATRE_ROW, AdwEntryRow)

/**
 * MusterTheatreRow:
 *
 * Where a force fights: any words, and those that the ruleset's starter forces use to choose from.
 */
void muster_theatre_row_set_ruleset (MusterTheatreRow *self,
                                     MusterRuleset    *ruleset);

G_END_DECLS
