/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-drawing-view.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MAP_VIEW (muster_map_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterMapView, muster_map_view, MUSTER, MAP_VIEW, MusterDrawingView)

/* The deployment map of a plan, to the scale of its table. It follows the plan and the light or
 * dark style, and has a text for screen readers. */
GtkWidget *muster_map_view_new (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
