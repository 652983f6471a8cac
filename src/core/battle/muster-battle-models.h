/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterBattleModels:
 * @units: MusterUnitItem, in listing order
 * @side_units: the same items by side
 *
 * The list models that views of a battle bind to. Owned by the battle.
 */
typedef struct
{
  MusterSetup *setup;
  GListStore *units;
  GListStore *side_units[MUSTER_MAX_SIDES];
} MusterBattleModels;

void muster_battle_models_init  (MusterBattleModels  *self,
                                 MusterSetup         *setup);
void muster_battle_models_clear (MusterBattleModels  *self);
void muster_battle_models_show  (MusterBattleModels  *self,
                                 const MusterState   *state,
                                 guint                covered);

G_END_DECLS
