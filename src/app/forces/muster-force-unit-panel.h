/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/forces/muster-force-part.h"
#include "store/images/muster-image-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_UNIT_PANEL (muster_force_unit_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceUnitPanel, muster_force_unit_panel, MUSTER, FORCE_UNIT_PANEL,
                      MusterForcePart)

/**
 * MusterForceUnitPanel:
 *
 * Everything about one unit of a force, to be changed: name, models, profile, options, Leader, notes.
 * What it changes is on the force at once.
 */
GtkWidget *muster_force_unit_panel_new        (MusterForceUnitView  *view) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the store of portraits. */
void       muster_force_unit_panel_set_images (MusterForceUnitPanel *self,
                                               MusterImageStore     *images);

/* Moves the focus to the name without selecting text. */
void       muster_force_unit_panel_focus      (MusterForceUnitPanel *self);

G_END_DECLS
