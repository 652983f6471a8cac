/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIDES_VIEW (muster_sides_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterSidesView, muster_sides_view, MUSTER, SIDES_VIEW, GtkWidget)

/**
 * MusterSidesView:
 *
 * The sides of a battle in columns beside each other; where there is no room for that, one at a time
 * with buttons to switch.
 *
 * Properties: session (construct only). The shown side is the one to see when there is room for one only.
 */
GtkWidget *muster_sides_view_new            (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

guint      muster_sides_view_get_shown_side (MusterSidesView     *self);
gboolean   muster_sides_view_focus_units    (MusterSidesView     *self,
                                             guint                side);
int        muster_sides_view_get_focused_unit (MusterSidesView     *self);
gboolean   muster_sides_view_step           (MusterSidesView     *self,
                                             int                  step);
int        muster_sides_view_find_side      (MusterSidesView     *self,
                                             GtkWidget           *widget);

G_END_DECLS
