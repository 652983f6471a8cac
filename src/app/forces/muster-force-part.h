/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/forces/muster-force-unit-view.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_PART (muster_force_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterForcePart, muster_force_part, MUSTER, FORCE_PART, GtkWidget)

struct _MusterForcePartClass
{
  GtkWidgetClass parent_class;
};

/**
 * MusterForcePart:
 *
 * A part of the editor of a force, with a template. It keeps what all of them look at and lets go of its
 * children.
 *
 * Properties: view (construct only).
 */
MusterForceUnitView *muster_force_part_get_view  (MusterForcePart *self);
MusterForce         *muster_force_part_get_force (MusterForcePart *self);

G_END_DECLS
