/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/phones/muster-phones-button.h"
#include "app/toolkit/muster-panel.h"
#include "store/images/muster-image-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_PAGE (muster_battle_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattlePage, muster_battle_page, MUSTER, BATTLE_PAGE, MusterPanel)

/**
 * MusterBattlePage:
 *
 * A battle as it is fought. Arrows choose units, letters choose orders, digits enter dice, Enter
 * resolves, Escape goes back.
 *
 * Signal `failed` (GError): something could not be done; the window says so.
 */
GtkWidget           *muster_battle_page_new          (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

MusterBattleSession *muster_battle_page_get_session  (MusterBattlePage    *self);
void                 muster_battle_page_set_campaign (MusterBattlePage    *self,
                                                      const char          *title);

void                 muster_battle_page_set_images   (MusterBattlePage    *self,
                                                      MusterImageStore    *images);

/* The battle on phones; off until it is switched on. */
MusterPhones        *muster_battle_page_get_phones   (MusterBattlePage    *self);
MusterPhonesButton  *muster_battle_page_get_phones_button (MusterBattlePage *self);

G_END_DECLS
