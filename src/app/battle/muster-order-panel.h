/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ORDER_PANEL (muster_order_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderPanel, muster_order_panel, MUSTER, ORDER_PANEL, GtkWidget)

/**
 * MusterOrderPanel:
 *
 * What can be ordered, the order that is being given, and what came of the last one.
 */
GtkWidget *muster_order_panel_new        (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

gboolean   muster_order_panel_focus_go_on (MusterOrderPanel *self);
void       muster_order_panel_set_compact (MusterOrderPanel *self,
                                           gboolean          compact);
void       muster_order_panel_focus_next (MusterOrderPanel    *self);
void       muster_order_panel_unfold_common (MusterOrderPanel *self);
gboolean   muster_order_panel_count      (MusterOrderPanel    *self);
void       muster_order_panel_refuse     (MusterOrderPanel    *self,
                                          char                 key);

G_END_DECLS
