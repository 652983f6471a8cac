/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-figure-look.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* How a unit is drawn now: by its type, with dismounted riders on foot. */
MusterFigureLook muster_unit_look_get (MusterRuleset         *ruleset,
                                       const MusterUnitState *unit);

G_END_DECLS
