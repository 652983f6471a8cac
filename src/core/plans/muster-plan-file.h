/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

#define MUSTER_PLAN_FORMAT "muster-plan"
#define MUSTER_PLAN_VERSION 1

/* A plan as it is stored until the battle begins. It is read whole or not at all, and errors name
 * the place. Units of a missing pack are kept; a scenario or optional rule that no longer exists is
 * left out. */
char             *muster_plan_write (MusterBattlePlan  *plan) G_GNUC_WARN_UNUSED_RESULT;
MusterBattlePlan *muster_plan_read  (MusterLibrary     *library,
                                     const char        *text,
                                     gsize              length,
                                     const char        *origin,
                                     GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* A plan as a file for other people: the stored document on several lines. Portraits are left out,
 * because they are images in the store of whoever prepared it. */
char             *muster_plan_file_write (const char        *document,
                                          gsize              length,
                                          GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* Whether a file says that it is a plan, even if the rest of it is wrong. */
gboolean          muster_plan_file_is_plan (const char      *text,
                                            gsize            length);

G_END_DECLS
