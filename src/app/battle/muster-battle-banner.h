/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_BANNER (muster_battle_banner_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleBanner, muster_battle_banner, MUSTER, BATTLE_BANNER, MusterPanel)

/**
 * MusterBattleBanner:
 *
 * What is out of the ordinary: that a past state is shown, with a way back, or that the battle is over,
 * with a way to its result. It takes the focus only when the battle is over.
 *
 * Signal `left`: it had the focus, and is gone.
 */
void muster_battle_banner_set_session  (MusterBattleBanner  *self,
                                        MusterBattleSession *session);
void muster_battle_banner_set_compact  (MusterBattleBanner  *self,
                                        gboolean             compact);
void muster_battle_banner_set_campaign (MusterBattleBanner  *self,
                                        const char          *title);

G_END_DECLS
