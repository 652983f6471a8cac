/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* The file of a battle between any units of a ruleset that has not begun; known by its seed. */
char         *muster_test_battles_invent (MusterLibrary *library,
                                          const char    *ruleset,
                                          guint64        seed) G_GNUC_WARN_UNUSED_RESULT;

/* The same, fought by somebody who knows nothing, with an umpire who meddles now and then and sets
 * some dice by hand; ended
 * after @max_orders if it has not come to an end. */
MusterBattle *muster_test_battles_fight  (MusterLibrary *library,
                                          const char    *ruleset,
                                          guint64        seed,
                                          guint          max_orders) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
