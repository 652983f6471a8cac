/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* Fills a row with the rulesets of the library, by name. */
void muster_ruleset_choice_fill (AdwComboRow   *row,
                                 MusterLibrary *library);

G_END_DECLS
