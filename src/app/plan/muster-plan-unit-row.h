/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* A unit of a side: what it is, who leads it, which player it obeys, and what the ruleset adds to units. */
GtkWidget *muster_plan_unit_row_new (MusterBattlePlan *plan,
                                     MusterPlanSide   *side,
                                     MusterPlanUnit   *unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
