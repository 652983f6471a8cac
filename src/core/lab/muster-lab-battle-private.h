/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/lab/muster-lab-battle.h"

G_BEGIN_DECLS

/* A battle order by order, for those who throw its dice themselves. The line is that of the battle, and
 * may be set to another; what an order leads to is told to it by the ruleset's follow(). */
void           muster_lab_battle_begin      (MusterLabBattle   *self,
                                             MusterState       *state);
MusterLabLine *muster_lab_battle_get_line   (MusterLabBattle   *self);
gboolean       muster_lab_battle_find_order (MusterLabBattle   *self,
                                             const MusterState *state,
                                             MusterOrder       *order);

/* Returns whether chance has had to say which side comes next. */
gboolean       muster_lab_battle_has_drawn  (MusterLabBattle   *self);

G_END_DECLS
