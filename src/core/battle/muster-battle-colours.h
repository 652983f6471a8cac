/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/muster-side-colour.h"

G_BEGIN_DECLS

/* What the sides of a battle are known by: no part of the log, but of the battle and its file. */
const MusterSideColour *muster_battle_get_colour (MusterBattle  *battle,
                                                  guint          side);
char                   *muster_battle_dup_badge  (MusterBattle  *battle,
                                                  guint          side) G_GNUC_WARN_UNUSED_RESULT;
/* Durable in the journal first. @colour: (nullable): the id of one; NULL: what its name says, or the next
 * that is free. */
gboolean                muster_battle_set_colour (MusterBattle  *battle,
                                                  guint          side,
                                                  const char    *colour,
                                                  GError       **error);

G_END_DECLS
