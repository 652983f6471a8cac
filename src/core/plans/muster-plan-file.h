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

/* A plan as a file for others: the document that is kept, on many lines. Portraits stay behind: they are
 * images of the one who has prepared it. */
char             *muster_plan_file_write (const char        *document,
                                          gsize              length,
                                          GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* Whether a file calls itself a plan, whatever else is in it. */
gboolean          muster_plan_file_is_plan (const char      *text,
                                            gsize            length);

G_END_DECLS
