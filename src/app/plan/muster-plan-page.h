/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/plan/muster-plan-session.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_PAGE (muster_plan_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanPage, muster_plan_page, MUSTER, PLAN_PAGE, MusterPanel)

/**
 * MusterPlanPage:
 *
 * A new battle in four steps, which can be taken in any order or not at all. Signals `start` (the players
 * want to begin), `close`, `print` (they want the scenario sheet) and `failed` with words that say what
 * could not be done.
 */
GtkWidget         *muster_plan_page_new         (MusterPlanSession *session) G_GNUC_WARN_UNUSED_RESULT;

MusterPlanSession *muster_plan_page_get_session (MusterPlanPage    *self);
void               muster_plan_page_show_step   (MusterPlanPage    *self,
                                                 const char        *name);

G_END_DECLS
