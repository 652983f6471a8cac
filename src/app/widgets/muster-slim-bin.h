/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_SLIM_BIN (muster_slim_bin_get_type ())
G_DECLARE_FINAL_TYPE (MusterSlimBin, muster_slim_bin, MUSTER, SLIM_BIN, GtkWidget)

/**
 * MusterSlimBin:
 *
 * Holds a child that would like to be as wide as its longest line, and asks for a moderate width
 * instead, so that it does not take the room from what stands beside it.
 *
 * Properties: child (nullable), preferred-width (in pixels; the child's minimum counts if that is more).
 */
GtkWidget *muster_slim_bin_get_child (MusterSlimBin *self);
void       muster_slim_bin_set_child (MusterSlimBin *self,
                                      GtkWidget     *child);

G_END_DECLS
