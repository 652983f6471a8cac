/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/forces/muster-force-part.h"


G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_DETAILS_PANEL (muster_force_details_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceDetailsPanel, muster_force_details_panel, MUSTER,
                      FORCE_DETAILS_PANEL, MusterForcePart)

/**
 * MusterForceDetailsPanel:
 *
 * What is said of a force as a whole: name, theatre, budget, the optional rules it is made for, its record
 * and notes; and of the variant that is chosen.
 */
GtkWidget *muster_force_details_panel_new (MusterForceUnitView *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
