/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/toolkit/muster-panel.h"
#include "core/battle/muster-unit-item.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_UNIT_CARD (muster_unit_card_get_type ())
G_DECLARE_FINAL_TYPE (MusterUnitCard, muster_unit_card, MUSTER, UNIT_CARD, MusterPanel)

/**
 * MusterUnitCard:
 *
 * A unit of a battle: name, type, figures left, leader, markers as words, and whether it has acted.
 *
 * Properties: item (nullable).
 */
GtkWidget      *muster_unit_card_new      (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

MusterUnitItem *muster_unit_card_get_item (MusterUnitCard *self);
void            muster_unit_card_set_item (MusterUnitCard *self,
                                           MusterUnitItem *item);

G_END_DECLS
