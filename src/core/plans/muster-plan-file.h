/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

#define MUSTER_PLAN_FORMAT "muster-plan"
#define MUSTER_PLAN_VERSION 1

/* A plan as it is kept until the battle begins. Read whole or not at all; errors name the place. What a pack
 * that is missing would know of units is kept; a scenario or optional rule that is gone is left out. */
char             *muster_plan_write (MusterBattlePlan  *plan) G_GNUC_WARN_UNUSED_RESULT;
MusterBattlePlan *muster_plan_read  (MusterLibrary     *library,
                                     const char        *text,
                                     gsize              length,
                                     const char        *origin,
                                     GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
