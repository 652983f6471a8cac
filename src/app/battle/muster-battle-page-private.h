/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/battle/muster-battle-page.h"

G_BEGIN_DECLS

/* Tells the window why something was not done. Nothing to tell without an error. */
void muster_battle_page_report     (MusterBattlePage *self,
                                    const GError     *error);
/* A panel: orders, log or tallies. */
void muster_battle_page_show_panel (MusterBattlePage *self,
                                    const char       *name);
/* Puts the focus where the next key will probably be meant to go; or leaves it if it still stands well. */
void muster_battle_page_focus_next (MusterBattlePage *self);
void muster_battle_page_keep_focus (MusterBattlePage *self);

/* Giving orders: muster-battle-page-orders.c. */
void muster_battle_page_install_order_actions (GtkWidgetClass *widget_class);

/* What is done with the record: muster-battle-page-record.c. */
void muster_battle_page_install_record_actions (GtkWidgetClass *widget_class);

G_END_DECLS
