/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_BUDGET (muster_force_budget_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceBudget, muster_force_budget, MUSTER, FORCE_BUDGET, GtkWidget)

/**
 * MusterForceBudget:
 *
 * The budget of a force: the usual ones of its ruleset to choose from, and any other to type.
 *
 * Properties: budget (0: none).
 */
void muster_force_budget_set_ruleset (MusterForceBudget *self,
                                      MusterRuleset     *ruleset);
int  muster_force_budget_get_budget  (MusterForceBudget *self);
void muster_force_budget_set_budget  (MusterForceBudget *self,
                                      int                budget);

G_END_DECLS
