/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_DUTY (muster_battle_duty_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleDuty, muster_battle_duty, MUSTER, BATTLE_DUTY, MusterObject)

/**
 * MusterBattleDuty:
 *
 * Something that is to be done in a battle, as players read it. Immutable.
 */
MusterDutyTime muster_battle_duty_get_when    (MusterBattleDuty *self);
int            muster_battle_duty_get_unit    (MusterBattleDuty *self);
int            muster_battle_duty_get_verb    (MusterBattleDuty *self);
/* "1st Company is pinned and must try to rally", and the order for it, or "Choose". */
const char    *muster_battle_duty_get_text    (MusterBattleDuty *self);
const char    *muster_battle_duty_get_label   (MusterBattleDuty *self);
/* Whether it is an order that players give to a unit of their choice. */
gboolean       muster_battle_duty_is_choice   (MusterBattleDuty *self);
/* Whether it only says that a unit has no order yet. */
gboolean       muster_battle_duty_is_idle     (MusterBattleDuty *self);

/* Lists all duties in the shown state. Duties that stay keep their items, so that a view keeps its
 * focus. */
void           muster_battle_duties_list      (MusterBattle     *battle,
                                               GListStore       *items);
int            muster_battle_duties_find_next (GListModel       *duties,
                                               int               unit);
gboolean       muster_battle_duties_has_unit  (GListModel       *duties,
                                               int               unit);

G_END_DECLS
