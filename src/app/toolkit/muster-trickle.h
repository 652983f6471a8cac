/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * MusterTrickle:
 *
 * A list of which a few rows come in each frame. Making all at once would hold up the window.
 */
#define MUSTER_TYPE_TRICKLE (muster_trickle_get_type ())
G_DECLARE_FINAL_TYPE (MusterTrickle, muster_trickle, MUSTER, TRICKLE, GObject)

MusterTrickle *muster_trickle_new     (GtkWidget     *widget,
                                       GListModel    *model,
                                       guint          step,
                                       guint          max) G_GNUC_WARN_UNUSED_RESULT;

guint          muster_trickle_get_max (MusterTrickle *self);
void           muster_trickle_set_max (MusterTrickle *self,
                                       guint          max);

G_END_DECLS
