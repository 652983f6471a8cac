/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TALLY_PANEL (muster_tally_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterTallyPanel, muster_tally_panel, MUSTER, TALLY_PANEL, MusterPanel)

/**
 * MusterTallyPanel:
 *
 * The objectives of the scenario as rows with a counter for each side, then trackers and players. A tap on a
 * counter is an entry of the log. Activates battle.award.
 */
GtkWidget *muster_tally_panel_new (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
