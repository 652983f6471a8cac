/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/muster-side-colour.h"

G_BEGIN_DECLS

/* The colours and badges of the sides. They are kept in the battle and its file, not in the log. */
const MusterSideColour *muster_battle_get_colour (MusterBattle  *battle,
                                                  guint          side);
char                   *muster_battle_dup_badge  (MusterBattle  *battle,
                                                  guint          side) G_GNUC_WARN_UNUSED_RESULT;
/* Writes the colour to the journal before the battle changes. @colour: (nullable): the id of a
 * colour; with NULL the side gets the colour that its name suggests, or the next free one. */
gboolean                muster_battle_set_colour (MusterBattle  *battle,
                                                  guint          side,
                                                  const char    *colour,
                                                  GError       **error);

G_END_DECLS
