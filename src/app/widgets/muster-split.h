/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_SPLIT (muster_split_get_type ())
G_DECLARE_FINAL_TYPE (MusterSplit, muster_split, MUSTER, SPLIT, GtkWidget)

/**
 * MusterSplit:
 *
 * A main widget and a panel beside it. Where both do not fit, it is folded: the main widget has all
 * the room, and the panel slides up over it when it is raised.
 *
 * Properties: content, panel, panel-width (the most that it gets beside the content), folded (read
 * only).
 */
gboolean muster_split_get_folded (MusterSplit *self);
gboolean muster_split_get_raised (MusterSplit *self);
void     muster_split_set_raised (MusterSplit *self,
                                  gboolean     raised);

G_END_DECLS
