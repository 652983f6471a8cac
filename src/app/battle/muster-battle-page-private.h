/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/battle/muster-battle-page.h"

G_BEGIN_DECLS

/* Tells the window why an action failed. Does nothing without an error. */
void muster_battle_page_report     (MusterBattlePage *self,
                                    const GError     *error);
/* Shows a panel: orders, log or tallies. */
void muster_battle_page_show_panel (MusterBattlePage *self,
                                    const char       *name);
/* Shows what the umpire may do and what is for the whole battle. */
void muster_battle_page_show_common (MusterBattlePage *self);
/* Moves the focus to where the next key probably belongs; or does so only if the focus is no longer
 * useful. */
void muster_battle_page_focus_next (MusterBattlePage *self);
void muster_battle_page_keep_focus (MusterBattlePage *self);

/* Actions that give orders: muster-battle-page-orders.c. */
void muster_battle_page_install_order_actions (GtkWidgetClass *widget_class);

/* Actions on the record: muster-battle-page-record.c. */
void muster_battle_page_install_record_actions (GtkWidgetClass *widget_class);
void muster_battle_page_install_record_switches (MusterBattlePage *self);

/* Actions on what phones propose: muster-battle-page-phones.c. */
void muster_battle_page_install_phones_actions (GtkWidgetClass *widget_class);

G_END_DECLS
