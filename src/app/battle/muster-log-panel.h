/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/toolkit/muster-panel.h"
#include "store/images/muster-image-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LOG_PANEL (muster_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterLogPanel, muster_log_panel, MUSTER, LOG_PANEL, MusterPanel)

/**
 * MusterLogPanel:
 *
 * The log of a battle, turn by turn. Choosing an entry shows the state after it.
 */
GtkWidget *muster_log_panel_new (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

/* Where the photos are. */
void       muster_log_panel_set_images (MusterLogPanel   *self,
                                        MusterImageStore *images);
void       muster_log_panel_search     (MusterLogPanel *self);
void       muster_log_panel_focus_last (MusterLogPanel *self);

G_END_DECLS
