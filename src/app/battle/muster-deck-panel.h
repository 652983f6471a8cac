/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DECK_PANEL (muster_deck_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterDeckPanel, muster_deck_panel, MUSTER, DECK_PANEL, MusterPanel)

/**
 * MusterDeckPanel:
 *
 * The cards of a battle: who acts on which, the next first, and what is left of the pack. Not to be seen
 * under rules without cards.
 */
void muster_deck_panel_set_session (MusterDeckPanel     *self,
                                    MusterBattleSession *session);

G_END_DECLS
