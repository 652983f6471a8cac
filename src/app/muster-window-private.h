/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/muster-window.h"

G_BEGIN_DECLS

MusterStore   *muster_window_get_store   (MusterWindow   *self);
MusterLibrary *muster_window_get_library (MusterWindow   *self);
gint64         muster_window_get_battle_id (MusterWindow *self);
void           muster_window_show_battle (MusterWindow   *self,
                                          MusterBattle   *battle,
                                          gint64          id);

/* The battles that are deleted but can still be taken back, as a set of gint64. */
GHashTable    *muster_window_get_removals (MusterWindow  *self);

/* What is done with stored battles and with battle files: muster-window-battles.c. */
void           muster_window_install_battle_actions (GtkWidgetClass *widget_class);
void           muster_window_finish_removals        (MusterWindow   *self);

/* What else is done with the open battle: muster-window-table.c. */
void           muster_window_install_table_actions  (GtkWidgetClass *widget_class);
void           muster_window_follow_table           (MusterWindow   *self,
                                                     MusterBattle   *battle);
void           muster_window_close_table            (MusterWindow   *self);

G_END_DECLS
