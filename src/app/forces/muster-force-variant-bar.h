/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/forces/muster-force-unit-view.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_VARIANT_BAR (muster_force_variant_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceVariantBar, muster_force_variant_bar, MUSTER, FORCE_VARIANT_BAR,
                      GtkWidget)

/**
 * MusterForceVariantBar:
 *
 * The variants of a force with their points, to choose one. Not there at all while the force has none but
 * the whole.
 *
 * Properties: view (nullable), which knows the variant that is chosen.
 */
void muster_force_variant_bar_set_view (MusterForceVariantBar *self,
                                        MusterForceUnitView   *view);

G_END_DECLS
