/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_TALLY_BAR (muster_tally_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterTallyBar, muster_tally_bar, MUSTER, TALLY_BAR, GtkWidget)

/**
 * MusterTallyBar:
 *
 * Objectives and trackers beside each other, each with its count; scrolls sideways.
 *
 * Properties: model (nullable, of #MusterTallyItem).
 */
void muster_tally_bar_set_model   (MusterTallyBar *self,
                                   GListModel     *model);
void muster_tally_bar_set_compact (MusterTallyBar *self,
                                   gboolean        compact);

G_END_DECLS
